import type { Ability } from '../../ability/tree.ts'

/** What cards of a chain share (rb.card.1); an aspect's number is its index. */
export const ASPECTS = ['void', 'soul', 'chaos', 'infernal', 'celestial'] as const
export type Aspect = (typeof ASPECTS)[number]

/** Rows of effects on a card (rb.tier), weakest first. */
export const TIERS = ['base', 'empowered', 'overcharged'] as const
export type Tier = (typeof TIERS)[number]

/** Faces of a Riftstone (rb.stone); a face's number is its index. */
export const STONES = ['mana', 'empowered', 'overcharged', 'wild'] as const
export type Stone = (typeof STONES)[number]

/** How many copies of a card the Rift has (rb.card.4). Starters are dealt to each player instead (rb.setup.1). */
export const COPIES = { starter: 2, common: 4, uncommon: 2, rare: 1 } as const
export type Rarity = keyof typeof COPIES

/** A row of a card file. */
export type CardRow = Omit<CardFace, 'designed'>

/** A card as printed. All copies of one face are alike. */
export interface CardFace {
  readonly id: string
  /** The same in all languages, as in the rulebooks. */
  readonly name: string
  readonly rarity: Rarity
  /** Starters have none: nobody can buy them (rb.card.3). */
  readonly cost: number | undefined
  readonly aspects: readonly Aspect[]
  /** Our values, not the published ones (rb.set.1). */
  readonly designed: boolean
  /** One row for each tier that the card has, weakest first; one of them is marked `triggered`. */
  readonly abilities: readonly Ability[]
}
