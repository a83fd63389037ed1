// Piles as the sheet of piles shows them.

export interface PiledCard {
  readonly id: string
  /** Its number, where its place in the pile counts; without it copies stand together. */
  readonly card?: number
  /** Where it is another than that of the face. */
  readonly house?: string
  /** So many of them, 1 unless said. */
  readonly copies?: number
  /** A word behind the name. */
  readonly note?: string
}

export interface Pile {
  readonly name: string
  readonly count: number
  /** Undefined when nobody may look. */
  readonly cards?: readonly PiledCard[]
  readonly note?: string
}

/** The piles of a seat, or those of all. */
export interface PileSide {
  readonly name: string
  readonly piles: readonly Pile[]
}

/** A pile whose copies are alike. */
export function pileOf(name: string, cards: readonly { readonly id: string; readonly cards?: number }[], more: Partial<Pile> = {}): Pile {
  return { name, count: cards.length, cards: cards.map(({ id, cards: copies = 1 }) => ({ id, copies })), ...more }
}
