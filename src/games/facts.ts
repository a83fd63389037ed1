/** What a card on the first page is drawn from. */
export interface TileCard {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly house: string
  /** The second aspect of a spell. */
  readonly house2?: string
  readonly traits?: readonly string[]
  readonly rarity?: string
  readonly moon?: boolean
}

/** A game as the first page shows it: the hue of its table, and three of its cards. */
export interface Tile {
  readonly hue: number
  readonly cards: readonly [left: TileCard, right: TileCard, front: TileCard]
}

/** What is known of a game before any of its code is loaded. */
export interface Facts<N extends string = string> {
  readonly name: N
  /** As written on a box. */
  readonly title: string
  /** The cards are designed by us, not the published ones. */
  readonly designed: boolean
  /** How many can play. */
  readonly seats: readonly number[]
  /** Four can play two against two. */
  readonly teams?: boolean
  /** Where its rules begin. */
  readonly firstRule: string
  /** Of the curve that makes a share of the win of its yardstick (docs/analysis.md). */
  readonly slope: number
}
