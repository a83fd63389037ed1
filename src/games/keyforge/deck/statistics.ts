import { CARD_TYPES, HOUSES, ICONS, KEYWORDS } from '../rules/index.ts'
import type { CardType, Deck, DeckCard, House, Icon, KeywordName } from '../rules/index.ts'
import type { CardFace } from '../sets/index.ts'
import { houseOfCard, isMaverick } from './check.ts'
import { RARITIES } from '../sets/index.ts'
import { faceOfId, rarityOf } from './pool.ts'
import type { Rarity } from '../sets/index.ts'

/** Counts over some cards of a deck. */
export interface Tally {
  readonly cards: number
  readonly types: Readonly<Record<CardType, number>>
  readonly rarities: Readonly<Record<Rarity, number>>
  /** Bonus icons, printed and added. */
  readonly icons: Readonly<Record<Icon, number>>
  /** Sum of the creatures' printed power and armor. */
  readonly power: number
  readonly armor: number
}

export interface DeckStatistics extends Tally {
  readonly houses: readonly ({ readonly house: House } & Tally)[]
  /** How many creatures have each printed power, by power. */
  readonly powers: readonly number[]
  /** How many cards have a keyword printed; keywords that none has are left out. */
  readonly keywords: Readonly<Partial<Record<KeywordName, number>>>
  /** Titles that are in the deck more than once, the most frequent first. */
  readonly copies: readonly { readonly id: string; readonly count: number }[]
  readonly mavericks: readonly DeckCard[]
  /** Copies that carry added icons. */
  readonly enhanced: number
}

/** What is in a deck, counted. Throws for a card that is not known: check the deck first. */
export function statisticsOf(deck: Deck): DeckStatistics {
  const rows = deck.cards.map((card): Row => {
    const face = faceOfId(card.id)
    if (face === undefined) throw new Error(`there is no card "${card.id}"`)
    return { card, face, house: houseOfCard(card) }
  })
  const creatures = rows.filter(({ face }) => face.type === 'creature')
  const highest = Math.max(-1, ...creatures.map(({ face }) => face.power))
  const counts = new Map<string, number>()
  for (const { card } of rows) counts.set(card.id, (counts.get(card.id) ?? 0) + 1)
  return {
    ...tally(rows),
    houses: [...deck.houses]
      .sort((a, b) => HOUSES.indexOf(a) - HOUSES.indexOf(b))
      .map((house) => ({ house, ...tally(rows.filter((row) => row.house === house)) })),
    powers: Array.from({ length: highest + 1 }, (_, power) => creatures.filter(({ face }) => face.power === power).length),
    keywords: Object.fromEntries(
      KEYWORDS.map(
        (keyword) => [keyword, rows.filter(({ face }) => face.keywords.some((one) => one.keyword === keyword)).length] as const,
      ).filter(([, n]) => n > 0),
    ),
    copies: [...counts]
      .filter(([, count]) => count > 1)
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
    mavericks: rows.map(({ card }) => card).filter(isMaverick),
    enhanced: rows.filter(({ card }) => (card.bonus?.length ?? 0) > 0).length,
  }
}

interface Row {
  readonly card: DeckCard
  readonly face: CardFace
  readonly house: House
}

function tally(rows: readonly Row[]): Tally {
  const types = zeros(CARD_TYPES)
  const rarities = zeros(RARITIES)
  const icons = zeros(ICONS)
  let [power, armor] = [0, 0]
  for (const { card, face } of rows) {
    types[face.type]++
    rarities[rarityOf(face)]++
    for (const icon of face.bonus) icons[icon]++
    for (const icon of card.bonus ?? []) icons[icon]++
    if (face.type === 'creature') {
      power += face.power
      armor += face.armor
    }
  }
  return { cards: rows.length, types, rarities, icons, power, armor }
}

function zeros<K extends string>(keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>
}
