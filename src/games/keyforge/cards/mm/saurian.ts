import { Creature, action, capture, saurian } from '../../words/index.ts'

/** Mass Mutation, house Saurian. */
export const saurianCards = [
  Creature('cornicen-octavia', 'Cornicen Octavia', saurian, { power: 5, armor: 1, traits: ['dinosaur', 'soldier'] }, action(capture(2))),
]
