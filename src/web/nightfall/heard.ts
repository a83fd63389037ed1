import type { Sound } from '../sound/sound.ts'

/** What the game tells and can be heard. */
export const heard: Readonly<Record<string, Sound>> = {
  chain: 'card',
  claim: 'gain',
  attack: 'hit',
  fight: 'hit',
  damage: 'hit',
  damagePlayer: 'hit',
  destroy: 'hit',
  resolve: 'goal',
}
