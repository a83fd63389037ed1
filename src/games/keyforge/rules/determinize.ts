import type { Random } from '../../../kernel/random.ts'
import { reseed } from '../../../kernel/random.ts'
import { asking } from './asking.ts'
import { ARCHIVES, DECK, HAND, SEATS, UNDER, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { mayLookUnder } from './movement.ts'

const pool: number[] = []

/**
 * Deals anew what the seat cannot know: the order of its own deck; the opponent's hand, deck, archives and facedown cards among
 * each other; and all rolls to come. Cards that everybody saw going into archives (they belong to the other seat) stay, and so does a
 * zone of the opponent that the pending decision shows, such as a hand that is looked at.
 */
export function determinize(p: KeyforgePosition, seat: number, random: Random): void {
  const shown = shownZones(p, seat)
  for (let s = 0; s < SEATS; s++) {
    pool.length = 0
    const kinds = (s === seat ? OWN : THEIRS).filter((kind) => (shown & (1 << zoneOf(kind, s))) === 0)
    for (const kind of kinds) forEachSlot(p, kind, s, take)
    for (let i = pool.length - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const card = pool[i]
      pool[i] = pool[j]
      pool[j] = card
    }
    for (const kind of kinds) forEachSlot(p, kind, s, give)
  }
  reseed(p, random)
}

/** Zones of the opponent whose cards the seat may choose just now, bits. */
function shownZones(p: KeyforgePosition, seat: number): number {
  const decision = asking.seatToDecide(p) === seat ? asking.decision(p) : undefined
  if (decision === undefined || (decision.kind !== 'target' && decision.kind !== 'order')) return 0
  let shown = 0
  for (const card of decision.eligible) {
    const zone = p.zones.of[card]
    if (zone >= 0 && zone % SEATS !== seat && THEIRS.includes(zone >> 1)) shown |= 1 << zone
  }
  return shown
}

const OWN = [DECK]
const THEIRS = [HAND, DECK, ARCHIVES, UNDER]

function forEachSlot(p: KeyforgePosition, kind: number, seat: number, act: (p: KeyforgePosition, at: number, zone: number) => void): void {
  const zone = zoneOf(kind, seat)
  for (let i = p.zones.start[zone], end = i + p.zones.length[zone]; i < end; i++) {
    const card = p.zones.list[i]
    // what lies under a card stays where the other seat may know it
    if (p.owner[card] === seat && (kind !== UNDER || !mayLookUnder(p, 1 - seat, card))) act(p, i, zone)
  }
}

/** By number: how the cards lie now must not tell in the world that is dealt. */
function take(p: KeyforgePosition, at: number): void {
  const card = p.zones.list[at]
  let i = pool.length
  for (; i > 0 && pool[i - 1] > card; i--) pool[i] = pool[i - 1]
  pool[i] = card
}

function give(p: KeyforgePosition, at: number, zone: number): void {
  const card = pool.pop() as number
  // a card facedown under another keeps its place: what is bound to the place moves to the new card
  const before = p.zones.list[at]
  if (zone >> 1 === UNDER && before !== card) moveHost(p, before, card)
  p.zones.list[at] = card
  p.zones.of[card] = zone
}

function moveHost(p: KeyforgePosition, from: number, to: number): void {
  p.host[to] = p.host[from]
  p.host[from] = -1
  p.knownTo[to] = p.knownTo[from]
  p.knownTo[from] = 0
}
