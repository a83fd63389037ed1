import type { Sound } from '../sound/sound.ts'

/** What the game tells and can be heard. */
export const heard: Readonly<Record<string, Sound>> = {
  play: 'card',
  trigger: 'card',
  buy: 'gain',
  heal: 'gain',
  damage: 'hit',
  eliminate: 'goal',
}
