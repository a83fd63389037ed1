import { AMOUNT, call } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { hasAnyStatic, hasTrigger } from './clauses.ts'
import { INVULNERABLE } from './definition.ts'
import { maskOf, STATIC, TRIGGER } from './kinds.ts'
import { code, ACTIVE, ANIMATED, ARTIFACTS, LINE, SEATS, UNCHECKED, WATCHED_FLAGS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { BLANK, CHANGES, TEXT_FLAGS, TEXT_POWER, TEXT_WORDS, texts } from './text-row.ts'
import { armorOf, isPowerLowered, keywordOf, powerOf } from './values.ts'

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

/** Does every card belong to whom it should, every creature live and have the armor that it had? So it is after most verbs. */
function isSound(p: KeyforgePosition): boolean {
  if (hasAnyStatic(p, ANSWERED) || hasTrigger(p, TRIGGER.asSoonAs)) return false
  const lowered = isPowerLowered(p)
  const { zones } = p
  for (let zone = 0; zone < (ARTIFACTS + 1) * SEATS; zone++) {
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const card = zones.list[i]
      if (p.claim[card] !== p.controller[card]) return false
      const flags = texts[p.text[card] * TEXT_WORDS + TEXT_FLAGS]
      if ((flags & BLANK) !== 0 || (p.isToken[card] !== 0 && p.text[card] !== p.printed[card])) return false
      if (zone >= (LINE + 1) * SEATS) continue
      if ((p.status[card] & ANIMATED) !== 0 || isDoomed(p, card, lowered)) return false
      if (p.armorUsed[card] !== 0 && p.armorSeen[card] !== armorOf(p, card)) return false
    }
  }
  return true
}

/** Has the creature no power, or damage up to it (kf.power, kf.damage)? `lowered`: something takes power. */
export function isDoomed(p: KeyforgePosition, card: number, lowered: boolean): boolean {
  // most creatures are seen to live without asking every clause about power
  if (!lowered && p.damage[card] < texts[p.text[card] * TEXT_WORDS + TEXT_POWER] + p.powerCounters[card]) return false
  if (p.tagged[card] !== 0) return false
  const power = powerOf(p, card)
  return (power <= 0 || p.damage[card] >= power) && keywordOf(p, card, INVULNERABLE) === 0
}
