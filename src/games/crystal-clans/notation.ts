import type { OptionView } from '../../kernel/decision.ts'
import { PLACES } from './board.ts'
import { faces } from './faces.ts'
import type { CrystalClansPosition } from './layout.ts'

/** An option as text: its verb, then what it is about, such as `activate C1`, `target ballista#7`, `done`. */
export function writeOption(p: CrystalClansPosition, view: OptionView): string {
  const card = (number: number) => `${faces[p.face[number]].id}#${number}`
  const parts = [view.verb]
  if (view.card !== undefined) parts.push(card(view.card))
  if (view.target !== undefined) parts.push(card(view.target))
  if (typeof view.place === 'number') parts.push(PLACES[view.place].id)
  if (view.name !== undefined) parts.push(view.name)
  if (view.mode !== undefined) parts.push(String(view.mode + 1))
  return parts.join(' ')
}
