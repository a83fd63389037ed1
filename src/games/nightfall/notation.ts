import type { OptionView } from '../../kernel/decision.ts'
import { faces } from './catalog.ts'
import type { NightfallPosition } from './layout.ts'

/** An option as text: the verb, then what it is about, such as `block 12 ilse-marrow > 130 bad-smoke`. */
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
  return `${card} ${faces[p.face[card]].id}`
}
