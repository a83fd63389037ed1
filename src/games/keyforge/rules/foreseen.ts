import type { Foreseen } from '../../title.ts'
import type { KeyforgePosition } from './layout.ts'
import { standings } from './standings.ts'

/** What is told of an option before it is chosen. */
export const foreseen: Foreseen<KeyforgePosition> = {
  kinds: [
    ['win', 'forge', 'unforge', 'steal', 'capture'],
    [
      'destroyed',
      'toHand',
      'toDeck',
      'purge',
      'archive',
      'abduct',
      'gain',
      'lose',
      'control',
      'eluded',
      'wardLost',
      'stun',
      'ward',
      'enrage',
    ],
    ['damage', 'heal', 'ready', 'value', 'keyword', 'exalt', 'placeAmber', 'moveAmber', 'returned', 'unstunned', 'exhaust', 'counters'],
    ['keyCost', 'chains', 'draw', 'putIntoPlay', 'makeToken', 'flipUp', 'flipDown', 'moveDamage', 'swap', 'move', 'putUnder'],
    ['attach', 'discard', 'prevented', 'lasts'],
  ].flat(),
  slight: ['attach', 'discard', 'prevented', 'lasts'],
  divided: ['kf.foreach.1'],
  steps: ['main', 'house', 'mulligan', 'archives'],
  tried: ['main'],
  // what comes of it is the turn of the other
  untried: ['end'],
  said: { 'kf.upgrade.1': ['attach'] },
  veils: [],
  standings,
}
