import { Creature, elusive, shadows } from '../../words/index.ts'

/** Mass Mutation, house Shadows. */
export const shadowsCards = [
  Creature('sacro-thief', 'Sacro-Thief', shadows, { power: 4, armor: 2, traits: ['mutant', 'thief'], keywords: [elusive] }),
]
