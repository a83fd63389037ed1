import type { OptionView } from '../../kernel/decision.ts'
import { faces } from './faces.ts'
import { TIERS } from './face.ts'
import type { RiftbladePosition } from './layout.ts'

/**
 * An option as text: its verb, then what it is about, such as `play wild-surge overcharged wild`, `buy void-snap`, `target 2`.
 * Costs are left out; they follow from the card.
 */
export function writeOption(p: RiftbladePosition, view: OptionView): string {
  let text = view.verb
  if (view.card !== undefined) text += ` ${faces[p.face[view.card]].id}`
  if (view.seat !== undefined) text += ` ${view.seat}`
  if (view.mode !== undefined) text += ` ${TIERS[view.mode]}`
  if (view.as !== undefined) text += ` ${view.as}`
  return text
}
