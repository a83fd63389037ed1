import { Creature, afterReap, play, raiseTide, shadows, steal, tideHigh, when } from '../../words/index.ts'

/** Dark Tidings, house Shadows. */
export const shadowsCards = [
  Creature(
    'freebooter-faye',
    'Freebooter Faye',
    shadows,
    { power: 4, traits: ['elf', 'thief'] },
    play(raiseTide()),
    afterReap(when(tideHigh, steal(1))),
  ),
]
