import { Creature, deploy, elusive, gains, neighborsOf, self, shadows } from '../../words.ts'

/** Age of Ascension, house Shadows: the cards that are here. */
export const shadowsCards = [
  Creature(
    'lamindra',
    'Lamindra',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [deploy, elusive] },
    gains(neighborsOf(self), elusive),
  ),
]
