import { Generator } from '../../../kernel/random.ts'
import type { Seed } from '../../../kernel/random.ts'
import { SETS } from '../sets/index.ts'
import type { Deck } from '../rules/index.ts'
import { generateDeck } from './generate.ts'

/** A deck for each seat, all of one set, by chance unless it is named: the same seed deals the same decks. */
export function dealDecks(seats: number, seed: Seed, set?: string): readonly Deck[] {
  const random = new Generator(seed)
  const sets = SETS.filter(({ slug }) => generateDeck(slug, seed).ok)
  // drawn in any case: where the set is named that chance would have drawn, the decks are the same
  const drawn = sets[random.below(sets.length)].slug
  const slug = set ?? drawn
  return Array.from({ length: seats }, () => {
    const made = generateDeck(slug, random.seed())
    if (!made.ok) throw new Error(`no decks are made of ${slug}`)
    return made.value
  })
}
