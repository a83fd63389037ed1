import { AMOUNT, call } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { hasAnyStatic, hasTrigger } from './clauses.ts'
import { maskOf, STATIC, TRIGGER } from './kinds.ts'
import { code, ACTIVE, ANIMATED, ARTIFACTS, LINE, SEATS, UNCHECKED, WATCHED_FLAGS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { BLANK, CHANGES, TEXT_FLAGS, TEXT_POWER, TEXT_WORDS, texts } from './text-row.ts'
import { isPowerLowered } from './values.ts'

/** What the state itself demands after every verb; its steps are in `state-check.ts`. */
export const STATE_CHECK: Program = code.declare('state check')

/** Has anything changed that the state could answer to? Clauses about power that count may do so after every verb (kf.damage.2). */
export function needsStateCheck(p: KeyforgePosition): boolean {
  return p.state[UNCHECKED] !== 0 || (p.watch[WATCHED_FLAGS] & CHANGES) !== 0
}

/** Calls the program, which looks at everything once more while something changes; not when one look tells that nothing would come of it. */
export function callStateCheck(p: KeyforgePosition): void {
  const unchecked = p.state[UNCHECKED]
  p.state[UNCHECKED] = 0
  if (!isSound(p)) p.frames[call(p, STATE_CHECK, p.state[ACTIVE], -1, -1) + AMOUNT] = unchecked
}

/** Clauses that the program answers to. */
const ANSWERED = maskOf([STATIC.blank, STATIC.controls, STATIC.copies, STATIC.isCreature])

/** Does every card belong to whom it should and every creature live, with no need to ask clauses? So it is after most verbs. */
function isSound(p: KeyforgePosition): boolean {
  if (hasAnyStatic(p, ANSWERED) || hasTrigger(p, TRIGGER.asSoonAs) || isPowerLowered(p)) return false
  const { zones } = p
  for (let zone = 0; zone < (ARTIFACTS + 1) * SEATS; zone++) {
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const card = zones.list[i]
      if (p.claim[card] !== p.controller[card]) return false
      const at = p.text[card] * TEXT_WORDS
      if ((texts[at + TEXT_FLAGS] & BLANK) !== 0 || (p.isToken[card] !== 0 && p.text[card] !== p.printed[card])) return false
      if (zone >= (LINE + 1) * SEATS) continue
      if (p.armorUsed[card] !== 0 || (p.status[card] & ANIMATED) !== 0 || p.damage[card] >= texts[at + TEXT_POWER] + p.powerCounters[card])
        return false
    }
  }
  return true
}
