// biome-ignore format: written by npm run format
import {
  Creature, action, deploy, destroyed, elusive, gain, gains, hasAmber, neighborsOf, opponent, otherwise, play, self, shadows, skirmish,
  steal, when,
} from '../../words/index.ts'

/** Age of Ascension, house Shadows: the cards that are here. */
export const shadowsCards = [
  Creature(
    'lamindra',
    'Lamindra',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [deploy, elusive] },
    gains(neighborsOf(self), elusive),
  ),

  Creature(
    'ronnie-wristclocks',
    'Ronnie Wristclocks',
    shadows,
    { power: 2, traits: ['elf', 'thief'] },
    play(when(hasAmber(opponent, 7), steal(2), otherwise(steal(1)))),
  ),

  Creature('yantzee-gang', 'Yantzee Gang', shadows, { power: 5, traits: ['elf', 'thief'] }, action(steal(1))),

  Creature(
    'brend-the-fanatic',
    'Brend the Fanatic',
    shadows,
    { power: 3, traits: ['elf', 'thief'], keywords: [skirmish] },
    play(gain(1, opponent)),
    destroyed(steal(3)),
  ),
]
