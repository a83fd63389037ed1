import type { OptionView } from '../../kernel/decision.ts'
import { copyNumber } from '../../kernel/notation.ts'
import { faces } from './faces.ts'
import { CARDS } from './layout.ts'
import type { NightfallPosition } from './layout.ts'

/** An option as text: the verb, then what it is about, such as `block ilse-marrow.6 > bad-smoke.2`; copies are counted over the table. */
export function writeOption(p: NightfallPosition, view: OptionView): string {
  let text = view.verb
  if (view.card !== undefined) text += ` ${nameOf(p, view.card)}`
  if (view.target !== undefined) text += ` > ${nameOf(p, view.target)}`
  if (view.seat !== undefined) text += ` @ ${view.seat}`
  if (view.place !== undefined) text += ` from ${view.place}`
  if (view.name !== undefined) text += ` ${view.name}`
  if (view.mode !== undefined) text += ` ${view.mode}`
  return text
}

function nameOf(p: NightfallPosition, card: number): string {
  return `${faces[p.face[card]].id}${copyNumber(card, CARDS, (other) => p.face[other] === p.face[card])}`
}
