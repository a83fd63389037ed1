import type { KeyforgeOption } from './decision.ts'
import { definitions } from './definition.ts'
import { CARD_COUNT } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/**
 * Notation of options: the verb, then what belongs to it. A card is the seat letter of its owner, its id, and, when the owner has
 * several, the copy's number in the deck list: `play A:anger`, `reap B:troll.2`, `flank A:umbra left`.
 */
export function writeOption(p: KeyforgePosition, view: KeyforgeOption): string {
  const words: string[] = [view.verb]
  if (view.card !== undefined && view.card >= 0) words.push(cardName(p, view.card))
  if (view.target !== undefined && view.target >= 0) words.push(`> ${cardName(p, view.target)}`)
  if (view.ability !== undefined) words.push(`#${view.ability}`)
  if (view.source !== undefined) words.push(`by ${cardName(p, view.source)}`)
  if (view.house !== undefined) words.push(view.house)
  if (view.color !== undefined) words.push(view.color)
  if (view.place !== undefined) words.push(String(view.place))
  if (view.amount !== undefined) words.push(String(view.amount))
  if (view.mode !== undefined) words.push(String(view.mode))
  if (view.name !== undefined) words.push(view.name)
  return words.join(' ')
}

/** Stable as long as the game lasts: by the printed definition and the order of the deck list. */
export function cardName(p: KeyforgePosition, card: number): string {
  const { id } = definitions[p.printed[card]].face
  let copies = 0
  let number = 0
  for (let other = 0; other < p.state[CARD_COUNT]; other++) {
    if (p.owner[other] !== p.owner[card] || p.printed[other] !== p.printed[card]) continue
    copies++
    if (other === card) number = copies
  }
  return `${p.owner[card] === 0 ? 'A' : 'B'}:${id}${copies > 1 ? `.${number}` : ''}`
}
