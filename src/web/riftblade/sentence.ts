// Sentences for people who do not see the table: short first, then the state.
import type { Mark } from '../choice.svelte.ts'
import { isOwnSeat, nameSeat } from '../names.ts'
import type { Words } from '../words.ts'
import { tableNow } from './now.ts'
import type { RiftbladeFace, TierView } from './view.ts'
import type { RiftWords } from './words.ts'

/** Whose chain lies there. */
export function sayChain(rift: RiftWords): string {
  const { active } = tableNow()
  return active.some(isOwnSeat) ? rift.chain : rift.chainOf(active.map(nameSeat).join(', '))
}

/** "2 damage, heal 1" */
export function tierLine(rift: RiftWords, { effects }: TierView): string {
  return effects.map(({ effect, amount }) => rift.effects[effect]?.(amount) ?? `${effect} ${amount}`).join(', ')
}

export function saySpell(words: Words, rift: RiftWords, face: RiftbladeFace, mark: Mark | undefined, count: number): string {
  const parts = [face.name, face.aspects.map((aspect) => rift.aspects[aspect]).join(', ')]
  if (face.cost !== undefined) parts.push(rift.cost(face.cost))
  for (const row of face.tiers) {
    parts.push(`${rift.tiers[row.tier]}: ${tierLine(rift, row)}${row.triggered && face.cost !== undefined ? ` (${rift.triggered})` : ''}`)
  }
  if (mark?.state === 'legal') parts.push(words.states.legal)
  else if (mark?.state === 'selected') parts.push(words.states.selected)
  else if (mark?.number !== undefined) parts.push(words.targetable(mark.number, count))
  return parts.join('; ')
}
