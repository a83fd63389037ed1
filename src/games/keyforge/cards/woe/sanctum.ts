// biome-ignore format: written by npm run format
import {
  Token, after, armor, capture, count, creature, enters, neighboring, power, sanctum, self, taunt, trait,
} from '../../words/index.ts'

/** Winds of Exchange, house Sanctum. */
export const sanctumCards = [
  Token(
    'disciple',
    'Disciple',
    sanctum,
    { power: 1, traits: ['human', 'monk'] },
    power(count(neighboring(trait('monk', creature))), self),
    armor(count(neighboring(trait('monk', creature))), self),
  ),

  Token('cleric', 'Cleric', sanctum, { power: 1, traits: ['human'] }, after(enters(self), capture(1))),

  Token('defender', 'Defender', sanctum, { power: 2, armor: 1, traits: ['knight', 'human'] }),

  Token('squire', 'Squire', sanctum, { power: 2, traits: ['human'], keywords: [taunt] }),
]
