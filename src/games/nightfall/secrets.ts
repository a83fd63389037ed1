// What the game keeps from its seats, said apart from the code that observes, deals anew and tells (src/games/secret.ts).
import { cardAt } from '../../kernel/zones.ts'
import { packetOf, ROUNDS } from './draft.ts'
import * as nightfall from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { cardsIn, DECK, HAND, OWN_DECK } from '../secret.ts'
import type { Hidden, Secrets } from '../secret.ts'

const OPEN_WOUNDS = 'open wounds below the first'
const HIDDEN_WOUNDS = 'hidden wounds'
const PLANTED = 'archive with wounds below the first'
const NEW_PACKETS = 'packets not held yet'
const OLD_PACKETS = 'packets handed on'

export const secrets: Secrets<NightfallPosition> = {
  places: [OWN_DECK, DECK, HAND, OPEN_WOUNDS, HIDDEN_WOUNDS, PLANTED, NEW_PACKETS, OLD_PACKETS],
  // told before the move; the pile may become a deck before the next event
  shows: ({ to }) => to?.startsWith('discard') === true,
  // the next card lies open when the one above is taken, and when an archive is shuffled
  silent: (p, card) => p.zones.of[card] === nightfall.OPEN || p.zones.of[card] >= nightfall.ARCHIVE,
  hidden(p, seat) {
    const { zoneOf } = nightfall
    const hidden: Hidden[] = [{ place: OWN_DECK, things: cardsIn(p, zoneOf(seat, nightfall.DECK)) }]
    for (let other = 0; other < p.state[nightfall.COUNT]; other++) {
      if (other === seat) continue
      const hand = cardsIn(p, zoneOf(other, nightfall.HAND))
      hidden.push({ place: DECK, among: `cards of ${other}`, things: cardsIn(p, zoneOf(other, nightfall.DECK)) })
      hidden.push({ place: HAND, among: `cards of ${other}`, things: hand.filter((card) => !secrets.knows(p, seat, card)) })
    }
    hidden.push({ place: OPEN_WOUNDS, among: 'wounds', things: cardsIn(p, nightfall.OPEN).slice(0, -1) })
    hidden.push({ place: HIDDEN_WOUNDS, among: 'wounds', things: cardsIn(p, nightfall.HIDDEN) })
    for (let archive = 0; archive < nightfall.ARCHIVES; archive++) {
      const cards = cardsIn(p, nightfall.ARCHIVE + archive)
      if (cards.some((card) => card >= nightfall.WOUNDS)) hidden.push({ place: PLANTED, things: cards.slice(0, -1) })
    }
    return p.state[nightfall.PHASE] === nightfall.DRAFT && p.state[nightfall.ROUND] < ROUNDS ? [...hidden, ...packets(p, seat)] : hidden
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    if (zone === nightfall.HIDDEN) return false
    if (zone === nightfall.OPEN) return cardAt(p.zones, zone, p.zones.length[zone] - 1) === card
    if (zone >= nightfall.ARCHIVE) {
      const cards = cardsIn(p, zone)
      return cards.at(-1) === card || cards.every((one) => one < nightfall.WOUNDS)
    }
    if (zone < 0 || zone >= nightfall.CHAIN) return true
    const pile = zone % nightfall.PILES
    if (pile === nightfall.DECK) return false
    return pile !== nightfall.HAND || zone === nightfall.zoneOf(seat, pile) || ((p.known[card] >> seat) & 1) === 1
  },
}

/** What was taken from a packet before it came is not known, nor who took what of the rest. */
function packets(p: NightfallPosition, seat: number): Hidden[] {
  const seats = p.state[nightfall.COUNT]
  const size = p.state[nightfall.PACKET]
  const round = p.state[nightfall.ROUND]
  const hidden: Hidden[] = []
  for (let packet = 0; packet < seats; packet++) {
    const orders = Array.from({ length: size }, (_, i) => p.packets[packet * nightfall.PACKET_CARDS + i])
    const held = Array.from({ length: round + 1 }, (_, i) => i).filter((i) => packetOf(p, seat, i) === packet)
    hidden.push({ place: NEW_PACKETS, things: orders.slice(0, held.at(0) ?? size) })
    const last = held.at(-1)
    if (last === undefined) continue
    const picked = last < round || seat < p.state[nightfall.PICKER]
    hidden.push({ place: OLD_PACKETS, things: orders.slice(picked ? last + 1 : last) })
  }
  return hidden
}
