import { makeAsking } from '../../../kernel/asking.ts'
import { code, MAX_OPTIONS, UNWATCHED } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { writeOption } from './notation.ts'
import { updateWatch } from './clauses.ts'

/** Decisions of a position: who is asked, what, and what the answers are. */

/** Derived columns are part of the bytes: whoever only looks must find them ready. */
function computeWatch(p: KeyforgePosition): void {
  if (p.state[UNWATCHED] !== 0) updateWatch(p)
}

export const asking = makeAsking(code, MAX_OPTIONS, writeOption, computeWatch)
