import { AMOUNT, call } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { code } from './definition.ts'
import { ACTIVE, UNCHECKED, VOLATILE } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/** What the state itself demands after every verb; its steps are in `state-check.ts`. */
export const STATE_CHECK: Program = code.declare('state check')

/** Has anything changed that the state could answer to? Clauses about power that count may do so after every verb (kf.damage.2). */
export function needsStateCheck(p: KeyforgePosition): boolean {
  return p.state[UNCHECKED] !== 0 || p.watch[VOLATILE] !== 0
}

/** Calls the program, which looks at everything once more while something changes. */
export function callStateCheck(p: KeyforgePosition): void {
  const f = call(p, STATE_CHECK, p.state[ACTIVE], -1, -1)
  p.frames[f + AMOUNT] = p.state[UNCHECKED]
  p.state[UNCHECKED] = 0
}
