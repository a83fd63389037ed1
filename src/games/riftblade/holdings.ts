import type { Counts } from '../title.ts'
import { ACTIVE, CHAIN, DECK, DISCARD, HAND, RESOLVING, SEAT_COUNT } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'

export function holdings({ state, zones: { length } }: RiftbladePosition): Counts {
  const seats = Array.from({ length: state[SEAT_COUNT] }, (_, seat) => seat)
  // what was played comes back to whoever is active
  const inChain = (seat: number): number => (seat === state[ACTIVE] ? length[CHAIN] + length[RESOLVING] : 0)
  return {
    hand: seats.map((seat) => length[HAND + seat]),
    cards: seats.map((seat) => length[HAND + seat] + length[DECK + seat] + length[DISCARD + seat] + inChain(seat)),
  }
}
