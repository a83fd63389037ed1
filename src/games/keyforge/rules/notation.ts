import { copyNumber } from '../../../kernel/notation.ts'
import type { KeyforgeOption } from './decision.ts'
import { definitions } from './definition.ts'
import { CARD_COUNT } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

const SEAT_LETTERS = ['A', 'B']

/**
 * Notation of options: the verb, then what belongs to it. A card is the seat letter of its owner, its id, and, when the owner has
 * several, the copy's number in the deck list: `play A:anger`, `reap B:troll.2`, `flank A:umbra left`. An ability is what starts it and
 * which one it is of the text that it stands in, from 1: `order A:troll > B:umbra afterFight #2 by A:horn`.
 */
export function writeOption(p: KeyforgePosition, view: KeyforgeOption): string {
  const words: string[] = [view.verb]
  if (view.card !== undefined && view.card >= 0) words.push(cardName(p, view.card))
  if (view.target !== undefined && view.target >= 0) words.push(`> ${cardName(p, view.target)}`)
  if (view.as !== undefined) words.push(view.as)
  if (view.ability !== undefined) words.push(`#${view.ability + 1}${view.part === undefined ? '' : `.${view.part + 1}`}`)
  if (view.source !== undefined) words.push(`by ${cardName(p, view.source)}`)
  if (view.verb === 'order' && view.seat !== undefined) words.push(`for ${SEAT_LETTERS[view.seat]}`)
  if (view.verb === 'seat' && view.seat !== undefined) words.push(SEAT_LETTERS[view.seat])
  if (view.house !== undefined) words.push(view.house)
  if (view.trait !== undefined) words.push(view.trait)
  if (view.color !== undefined) words.push(view.color)
  if (view.place !== undefined) words.push(String(view.place))
  if (view.amount !== undefined) words.push(String(view.amount))
  if (view.mode !== undefined) words.push(String(view.mode))
  if (view.name !== undefined) words.push(view.name)
  return words.join(' ')
}

/** Stable as long as the game lasts: by the printed definition and the order of the deck list. */
export function cardName(p: KeyforgePosition, card: number): string {
  const alike = (other: number) => p.owner[other] === p.owner[card] && p.printed[other] === p.printed[card]
  return `${SEAT_LETTERS[p.owner[card]]}:${definitions[p.printed[card]].face.id}${copyNumber(card, p.state[CARD_COUNT], alike)}`
}
