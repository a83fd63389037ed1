import { Creature, after, capture, card, discards, of, sanctum, you } from '../../words/index.ts'

/** Age of Ascension, house Sanctum: the cards that are here. */
export const sanctumCards = [
  Creature(
    'baron-mengevin',
    'Baron Mengevin',
    sanctum,
    { power: 6, armor: 1, traits: ['human', 'knight'] },
    after(discards(you, of(sanctum, card)), capture(1)),
  ),
]
