import { Creature, cannot, capture, mayResolveAs, opponent, play, sanctum } from '../../words/index.ts'

/** Mass Mutation, house Sanctum. */
export const sanctumCards = [
  Creature('squire-alys', 'Squire Alys', sanctum, { power: 2, armor: 2, traits: ['human'] }, play(capture(2))),

  Creature(
    'scrivener-favian',
    'Scrivener Favian',
    sanctum,
    { power: 3, traits: ['mutant'], enhance: ['capture', 'capture'] },
    mayResolveAs('steal'),
  ),
  Creature(
    'master-of-the-grey',
    'Master of the Grey',
    sanctum,
    { power: 4, armor: 1, traits: ['human', 'monk'] },
    cannot('resolveBonus', opponent),
  ),
]
