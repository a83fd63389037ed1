import type { House } from '../rules/index.ts'

/** Letters of the printings: common, uncommon, rare, variant (groups that come together), fixed (always with another card), evil twin (in the place of the card of its title), token (the reference card of token creatures). */
export const RARITY_NAMES = { C: 'Common', U: 'Uncommon', R: 'Rare', V: 'Variant', F: 'Fixed', E: 'Evil Twin', T: 'Token' } as const
export type RarityLetter = keyof typeof RARITY_NAMES

/** A card in a set, a reprint too; the house where it is another one than the card's. */
export type Printing = readonly [number: number, id: string, rarity: RarityLetter, house?: House]

/** The rarities of the rule book; a card that comes with others or instead of another one is special. */
export const RARITIES = ['Common', 'Uncommon', 'Rare', 'Special'] as const
export type Rarity = (typeof RARITIES)[number]

/** Cards that are dealt as one: drawing the first of them stands for the group. */
export interface RarityGroup {
  /** `together`: all of them, each once. `one`: a single one of them, equally likely. `byHouse`: one of another house of the deck. */
  readonly deal: 'together' | 'one' | 'byHouse'
  readonly cards: readonly string[]
  /** As which rarity the group is drawn when its first card has none of its own. */
  readonly rarity?: Exclude<Rarity, 'Special'>
  /** Who comes with each of the cards, in their order, unless the house has that card already. */
  readonly partners?: readonly string[]
  /** Dealt by house: which house each card belongs to, in their order. */
  readonly houses?: readonly House[]
  /** May be dealt again to a deck that has it. */
  readonly again: boolean
}

/** How the decks of a set are made up; in play rarity means nothing (kf.rarity.1). */
export interface SetRarities {
  /** Chance of a slot to be of a rarity, in parts of their sum. Special cards come by their groups alone. */
  readonly weights: Readonly<Record<Exclude<Rarity, 'Special'>, number>>
  /** One slot in so many is a maverick. */
  readonly maverick: number
  /** One slot in so many is one of these anomalies; without it none is. */
  readonly anomaly?: { readonly slots: number; readonly cards: readonly string[] }
  /** One deck in so many is an evil twin: it has the evil twins of its cards. Without it none is. */
  readonly twins?: number
  /** Each deck has the reference card of a token creature of one of its houses; cards that speak of one by name bring it. Without it no deck has one. */
  readonly tokens?: Readonly<Record<string, string>>
  readonly groups: readonly RarityGroup[]
}
