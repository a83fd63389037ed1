import type { Sound } from '../sound/sound.ts'

/** What the game tells and can be heard. */
export const heard: Readonly<Record<string, Sound>> = {
  summon: 'card',
  replenish: 'gain',
  battle: 'hit',
  damage: 'hit',
  destroyed: 'hit',
  raid: 'hit',
  claim: 'goal',
}
