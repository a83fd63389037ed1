import type { Random } from '../../../kernel/random.ts'
import { reseed } from '../../../kernel/random.ts'
import { asking } from './asking.ts'
import { ARCHIVES, DECK, HAND, SEATS, UNDER, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { mayLookUnder } from './movement.ts'

const pool: number[] = []
/** What the places of facedown cards are under, and who may look there: it belongs to the place. */
const hosts: number[] = []
const lookers: number[] = []

/**
 * Deals anew what the seat cannot know: its own deck, with what lies under a token creature that was taken from it; the opponent's
 * hand, deck, archives and facedown cards among each other; and all rolls to come. Cards that everybody saw going into archives (they
 * belong to the other seat) stay, and so does a zone of the opponent that the pending decision shows, such as a hand that is looked at.
 */
export function determinize(p: KeyforgePosition, seat: number, random: Random): void {
  const shown = shownZones(p, seat)
  for (let s = 0; s < SEATS; s++) {
    pool.length = 0
    hosts.length = 0
    lookers.length = 0
    const kinds = (s === seat ? OWN : THEIRS).filter((kind) => (shown & (1 << zoneOf(kind, s))) === 0)
    for (const kind of kinds) forEachSlot(p, kind, s, seat, take)
    for (let i = pool.length - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const card = pool[i]
      pool[i] = pool[j]
      pool[j] = card
    }
    for (const kind of kinds) forEachSlot(p, kind, s, seat, give)
  }
  reseed(p, random)
}

/** Zones of the opponent whose cards the seat may choose just now, bits. */
function shownZones(p: KeyforgePosition, seat: number): number {
  const kind = asking.kind(p)
  // asked first, as a decision is described only with all its options: dealing anew takes a third of the time
  if ((kind !== 'target' && kind !== 'order') || asking.seatToDecide(p) !== seat) return 0
  let shown = 0
  for (const card of asking.decision(p)?.eligible ?? []) {
    const zone = p.zones.of[card]
    if (zone >= 0 && zone % SEATS !== seat && THEIRS.includes(zone >> 1)) shown |= 1 << zone
  }
  return shown
}

const OWN = [DECK, UNDER]
const THEIRS = [HAND, DECK, ARCHIVES, UNDER]

function forEachSlot(
  p: KeyforgePosition,
  kind: number,
  seat: number,
  viewer: number,
  act: (p: KeyforgePosition, at: number, zone: number) => void,
): void {
  const zone = zoneOf(kind, seat)
  for (let i = p.zones.start[zone], end = i + p.zones.length[zone]; i < end; i++) {
    const card = p.zones.list[i]
    // what lies under a card stays where the viewer may know it
    if (p.owner[card] === seat && (kind !== UNDER || !mayLookUnder(p, viewer, card))) act(p, i, zone)
  }
}

/** By number: how the cards lie now must not tell in the world that is dealt. */
function take(p: KeyforgePosition, at: number, zone: number): void {
  const card = p.zones.list[at]
  let i = pool.length
  for (; i > 0 && pool[i - 1] > card; i--) pool[i] = pool[i - 1]
  pool[i] = card
  if (zone >> 1 !== UNDER) return
  hosts.push(p.host[card])
  lookers.push(p.knownTo[card])
  p.host[card] = -1
  p.knownTo[card] = 0
}

function give(p: KeyforgePosition, at: number, zone: number): void {
  const card = pool.pop() as number
  p.zones.list[at] = card
  p.zones.of[card] = zone
  if (zone >> 1 !== UNDER) return
  const host = hosts.shift() as number
  p.host[card] = host
  if (host >= 0 && p.isToken[host] !== 0) p.host[host] = card
  p.knownTo[card] = lookers.shift() as number
}
