import type { Sound } from '../sound/sound.ts'

/** What the game tells and can be heard. */
export const heard: Readonly<Record<string, Sound>> = {
  play: 'card',
  putIntoPlay: 'card',
  reap: 'gain',
  steal: 'gain',
  capture: 'gain',
  fight: 'hit',
  damage: 'hit',
  destroyed: 'hit',
  forge: 'goal',
}
