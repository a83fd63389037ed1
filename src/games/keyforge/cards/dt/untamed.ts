import { Action, amberIcon, gain, otherwise, play, raiseTide, tideHigh, untamed, when } from '../../words/index.ts'

/** Dark Tidings, house Untamed. */
export const untamedCards = [
  Action('all-tide-up', 'All Tide Up', untamed, { bonus: [amberIcon] }, play(when(tideHigh, gain(1), otherwise(raiseTide())))),
]
