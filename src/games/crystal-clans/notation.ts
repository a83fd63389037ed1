import type { OptionView } from '../../kernel/decision.ts'
import { copyNumber } from '../../kernel/notation.ts'
import { PLACES } from './board.ts'
import { faces } from './faces.ts'
import { ownerOf, UNIT_CARDS } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'

const SEAT_LETTERS = ['A', 'B']

/**
 * An option as text: its verb, then what it is about, such as `activate C1`, `claim cold-spring`, `done`. A unit is the seat letter of its
 * owner, its id, and, when the deck has several, the copy's number: `target A:ballista.2`.
 */
export function writeOption(p: CrystalClansPosition, view: OptionView): string {
  const parts = [view.verb]
  if (view.card !== undefined) parts.push(cardName(p, view.card))
  if (view.target !== undefined) parts.push(cardName(p, view.target))
  if (typeof view.place === 'number') parts.push(PLACES[view.place].id)
  if (view.name !== undefined) parts.push(view.name)
  if (view.mode !== undefined) parts.push(String(view.mode + 1))
  return parts.join(' ')
}

function cardName(p: CrystalClansPosition, card: number): string {
  const { id } = faces[p.face[card]]
  if (card >= UNIT_CARDS) return id
  const owner = ownerOf(card)
  const alike = (other: number) => ownerOf(other) === owner && p.face[other] === p.face[card]
  return `${SEAT_LETTERS[owner]}:${id}${copyNumber(card, UNIT_CARDS, alike)}`
}
