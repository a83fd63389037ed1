import { Creature, capture, play, sanctum } from '../../words/index.ts'

/** Mass Mutation, house Sanctum. */
export const sanctumCards = [Creature('squire-alys', 'Squire Alys', sanctum, { power: 2, armor: 2, traits: ['human'] }, play(capture(2)))]
