import type { Random } from '../../kernel/random.ts'
import { reseed } from '../../kernel/random.ts'
import { woundsIn } from './archive.ts'
import { ordersIn, packetOf, ROUNDS } from './draft.ts'
import { isWound } from './movement.ts'
import {
  ARCHIVE,
  ARCHIVES,
  CARDS,
  COUNT,
  DECK,
  DRAFT,
  HAND,
  HIDDEN,
  OPEN,
  PACKET,
  PACKET_CARDS,
  PHASE,
  PICKER,
  ROUND,
  zoneOf,
} from './layout.ts'
import type { NightfallPosition } from './layout.ts'

type Test = (p: NightfallPosition, card: number) => boolean

/** Scratch of `mix`: the cards by number, the zone of each place, and who knows what lies there. */
const cards: number[] = []
const zones: number[] = []
const knowers: number[] = []
const present = new Uint8Array(CARDS)

/**
 * Re-deals all that a seat cannot know: orders of decks, hands of others, the order of the wounds and of archives with wounds, the draft; and what chance will
 * bring. Discard piles stay: every card went there in the open.
 */
export function determinize(p: NightfallPosition, seat: number, random: Random): void {
  const places: number[] = []
  for (let other = 0; other < p.state[COUNT]; other++) {
    places.length = 0
    addPlaces(p, zoneOf(other, DECK), places, 0)
    if (other !== seat) addPlaces(p, zoneOf(other, HAND), places, 0)
    mix(p, places, random, other === seat ? 0 : addStolen(p, other, places, seat))
  }
  shuffleArchives(p, places, random)
  places.length = 0
  // the uppermost open wound is seen
  addPlaces(p, OPEN, places, 1)
  addPlaces(p, HIDDEN, places, 0)
  for (let archive = 0; archive < ARCHIVES; archive++) addPlaces(p, ARCHIVE + archive, places, 1, isWound)
  mix(p, places, random)
  if (p.state[PHASE] === DRAFT && p.state[ROUND] < ROUNDS) mixPackets(p, seat, random)
  reseed(p, random)
}

/** Archives with wounds in them: the uppermost card of each is seen (nf.claim.7). */
function shuffleArchives(p: NightfallPosition, places: number[], random: Random): void {
  for (let archive = 0; archive < ARCHIVES; archive++) {
    if (woundsIn(p, archive) === 0) continue
    places.length = 0
    addPlaces(p, ARCHIVE + archive, places, 1)
    mix(p, places, random)
  }
}

function anyCard(): boolean {
  return true
}

/** Places of a zone whose card only its holder may know; the last `seen` ones lie open. */
function addPlaces(p: NightfallPosition, zone: number, places: number[], seen: number, fits: Test = anyCard): void {
  const { list, start, length } = p.zones
  for (let i = start[zone], end = i + length[zone] - seen; i < end; i++) {
    // what was stolen is one of the cards of its victim
    if (p.known[list[i]] === 0 && fits(p, list[i])) places.push(i)
  }
}

/** Places in the hands of others where an order lies that was stolen from this seat, and that only these two know (nf.text.7). */
function addStolen(p: NightfallPosition, victim: number, places: number[], seat: number): number {
  const { list, start, length } = p.zones
  const before = places.length
  for (let thief = 0; thief < p.state[COUNT]; thief++) {
    if (thief === seat) continue
    const hand = zoneOf(thief, HAND)
    for (let i = start[hand], end = i + length[hand]; i < end; i++) if (p.known[list[i]] === 1 << victim) places.push(i)
  }
  return places.length - before
}

/**
 * Deals the cards of these places anew among them; how they lie now does not tell in the world that is dealt. Into the last places,
 * as many as are `stolen`, come only orders.
 */
function mix(p: NightfallPosition, places: readonly number[], random: Random, stolen = 0): void {
  const { known } = p
  const { list, of } = p.zones
  let lowest = CARDS
  for (let n = 0; n < places.length; n++) {
    const card = list[places[n]]
    zones[n] = of[card]
    knowers[n] = known[card]
    present[card] = 1
    lowest = Math.min(lowest, card)
  }
  // in order by marks: by sorting, with some fifty wounds among them, dealing anew takes 1.2 times as long
  for (let n = 0, card = lowest; n < places.length; card++) {
    if (present[card] === 0) continue
    present[card] = 0
    cards[n++] = card
  }
  for (let i = places.length - 1; i >= 0; i--) {
    const j = i >= places.length - stolen ? anyOrder(p, i, random) : random.below(i + 1)
    const card = cards[j]
    cards[j] = cards[i]
    list[places[i]] = card
    of[card] = zones[i]
    known[card] = knowers[i]
  }
}

/** A place among the cards up to this one where an order lies. */
function anyOrder(p: NightfallPosition, last: number, random: Random): number {
  let orders = 0
  for (let i = 0; i <= last; i++) if (!isWound(p, cards[i])) orders++
  let i = 0
  for (let left = random.below(orders); ; i++) if (!isWound(p, cards[i]) && left-- === 0) return i
}

/** A packet is known from the moment that the seat held it: what was left then, but not who took what afterwards. */
function mixPackets(p: NightfallPosition, seat: number, random: Random): void {
  const { packets, state, archives } = p
  const seats = state[COUNT]
  const size = state[PACKET]
  const unknown: number[] = []
  const known = new Set<number>()
  for (const order of archives) if (order >= 0) known.add(order)
  for (let packet = 0; packet < seats; packet++) {
    const at = packet * PACKET_CARDS
    let first = size
    let last = -1
    for (let round = 0; round <= state[ROUND]; round++) {
      if (packetOf(p, seat, round) !== packet) continue
      first = Math.min(first, round)
      last = round
    }
    for (let i = 0; i < first; i++) unknown.push(at + i)
    for (let i = first; i < size; i++) known.add(packets[at + i])
    if (last < 0) continue
    // what it left in the packet, picked by others since or not
    const own = last < state[ROUND] || seat < state[PICKER] ? last + 1 : last
    packets.subarray(at + own, at + size).sort()
    for (let i = size - 1; i > own; i--) {
      const j = own + random.below(i - own + 1)
      const order = packets[at + i]
      packets[at + i] = packets[at + j]
      packets[at + j] = order
    }
  }
  const pool = ordersIn(p).filter((order) => !known.has(order))
  for (const place of unknown) packets[place] = pool.splice(random.below(pool.length), 1)[0]
}
