// biome-ignore format: written by npm run format
import {
  Action, a, amberIcon, capture, creature, friendly, otherwise, play, raiseTide, saurian, tideHigh, when,
} from '../../words/index.ts'

/** Dark Tidings, house Saurian. */
export const saurianCards = [
  Action(
    'reach-advantage',
    'Reach Advantage',
    saurian,
    { bonus: [amberIcon] },
    play(when(tideHigh, capture(3, a(friendly(creature))), otherwise(raiseTide()))),
  ),
]
