import { Creature, afterFight, on, play, raiseTide, sanctum } from '../../words/index.ts'

/** Dark Tidings, house Sanctum. */
export const sanctumCards = [
  Creature(
    'marshal-ewer',
    'Marshal Ewer',
    sanctum,
    { power: 4, armor: 2, traits: ['spirit', 'knight'] },
    on(play, afterFight, raiseTide()),
  ),
]
