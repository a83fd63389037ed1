// What the game keeps from its seats, said apart from the code that observes, deals anew and tells (src/games/secret.ts).
import * as riftblade from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { cardsIn, DECK, HAND, OWN_DECK } from '../secret.ts'
import type { Hidden, Secrets } from '../secret.ts'

const RIFT = 'rift'

export const secrets: Secrets<RiftbladePosition> = {
  places: [OWN_DECK, DECK, HAND, RIFT],
  shows: () => false,
  // when a deck is empty the hand can be counted out (rb.information.3); cards of an eliminated player leave the game
  silent: (p, card) => p.known[card] === 1 || p.zones.of[card] === riftblade.OUT,
  hidden(p, seat) {
    const hidden: Hidden[] = [{ place: RIFT, things: cardsIn(p, riftblade.RIFT) }]
    for (let other = 0; other < p.state[riftblade.SEAT_COUNT]; other++) {
      const hand = cardsIn(p, riftblade.HAND + other)
      hidden.push({ place: other === seat ? OWN_DECK : DECK, among: `cards of ${other}`, things: cardsIn(p, riftblade.DECK + other) })
      hidden.push({ place: HAND, among: `cards of ${other}`, things: hand.filter((card) => !secrets.knows(p, seat, card)) })
    }
    return hidden
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    if (zone === riftblade.RIFT || (zone >= riftblade.DECK && zone < riftblade.DISCARD)) return false
    if (zone < riftblade.HAND || zone >= riftblade.DECK) return true
    const other = zone - riftblade.HAND
    const mates = other === seat || (seat >= 0 && p.state[riftblade.MODE] === riftblade.PAIRS && Math.abs(other - seat) === 2)
    return mates || p.known[card] === 1
  },
}
