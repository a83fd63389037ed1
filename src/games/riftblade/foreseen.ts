import type { Foreseen } from '../title.ts'
import type { RiftbladePosition } from './layout.ts'

/** What is told of an option before it is chosen. All that is seen to change is told by events, most of it by the words of the option. */
export const foreseen: Foreseen<RiftbladePosition> = {
  kinds: ['win', 'stalemate', 'eliminate', 'damage', 'heal', 'mana', 'draw', 'shuffle'],
  slight: [],
  divided: [],
  steps: ['main', 'seat'],
  tried: ['main'],
  // whoever ends the turn draws up as ever
  said: { gain: ['mana'], end: ['draw', 'shuffle'] },
  veils: [],
}
