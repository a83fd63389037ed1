/** A card whose identity is known; `card` is the number that options use. */
interface Reference {
  readonly card: number
  readonly id: string
}

/**
 * Cards as observations of one game name them. The same card with the same face is the same object: one who compares two observations sees at
 * once that nothing changed there, and nothing is made for it.
 */
export class References {
  /** By face and card. */
  private readonly made: Reference[][] = []

  of(card: number, face: number, id: string): Reference {
    const same = (this.made[face] ??= [])
    // the number of a face of one's own may be another one's later
    if (same[card]?.id !== id) same[card] = { card, id }
    return same[card]
  }
}
