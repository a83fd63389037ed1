import type { Language } from '../ability/language.ts'

/** A card of the game as the first page draws it before any of the game is loaded. */
export interface TileCard {
  readonly id: string
  /** Of the one in front, whose name is seen. */
  readonly names?: Readonly<Record<Language, string>>
  readonly type: string
  readonly house: string
  /** The second aspect of a spell. */
  readonly house2?: string
  readonly traits?: readonly string[]
  readonly rarity?: string
  readonly moon?: boolean
}

/** A game as the first page shows it: the hue of its table, and some of its cards as a fan, from the outside inwards. */
export interface Tile {
  readonly hue: number
  readonly cards: readonly [...TileCard[], TileCard]
}
