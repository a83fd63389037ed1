import { cardAt } from '../../../kernel/zones.ts'
import { sumForSeat } from './clauses.ts'
import { STATIC } from './kinds.ts'
import { ARCHIVES, CARD_COUNT, DECK, HAND, SEATS, SEEN, UNDER, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { kindOfZone } from './whereabouts.ts'

/**
 * What the seats have come to know of cards that lie hidden, as long as an act lasts (docs/decisions/020): `seenBy` is who has seen the card,
 * wherever it lies now; `knownTo` is who knows that it lies where it does. Worlds are dealt by it (see `determinize.ts`).
 */
const BOTH = (1 << SEATS) - 1
/** Bit of `knownTo`: it lies faceup, and all know it for as long as it lies there. */
const FACEUP = 1 << SEATS

/** The seats see a card where it lies, bits: they look at it, it is revealed, or they choose it. */
export function see(p: KeyforgePosition, card: number, seats: number): void {
  const kind = kindOfZone(p, card)
  const seen = seats & BOTH & ~usualSeers(kind, p.zones.of[card] % SEATS)
  if (seen === 0) return
  mark(p, card, seen)
  if (kind !== UNDER) p.knownTo[card] |= seen
}

/** A card came from one kind of zone to another; `seats` are those that may know which one it was. */
export function follow(p: KeyforgePosition, card: number, from: number, to: number, seats: number, drawn: boolean): void {
  if (to === UNDER) return
  const owner = p.owner[card]
  const before = usualSeers(from, owner)
  const usual = usualSeers(to, owner)
  const seen = seats & BOTH
  if (before !== BOTH && from !== UNDER && !drawn) forgetPlaces(p, zoneOf(from, owner), ~seen)
  p.knownTo[card] = seen & ~usual
  if (((seen | before) & ~usual) !== 0) mark(p, card, seen | before)
}

/** Nobody knows any more which card lies where, in a zone that was shuffled or that an unseen card has left. */
export function forgetPlaces(p: KeyforgePosition, zone: number, seats = BOTH): void {
  if (p.state[SEEN] === 0) return
  for (let i = 0; i < p.zones.length[zone]; i++) {
    const card = cardAt(p.zones, zone, i)
    if ((p.knownTo[card] & FACEUP) === 0) p.knownTo[card] &= ~seats
  }
}

/** A card in archives is turned faceup there. */
export function turnFaceup(p: KeyforgePosition, card: number): void {
  p.knownTo[card] = BOTH | FACEUP
}

/** Does a card that lies out of play lie there faceup, among others that are hidden? On top of a deck it does while something in play says so. */
export function isFaceup(p: KeyforgePosition, card: number): boolean {
  const zone = p.zones.of[card]
  const kind = zone >> 1
  if (kind === DECK)
    return cardAt(p.zones, zone, p.zones.length[zone] - 1) === card && sumForSeat(p, STATIC.deckFaceup, -1, zone % SEATS) > 0
  return (p.knownTo[card] & FACEUP) !== 0 && kind === ARCHIVES
}

/** An act is over, and what was seen of hidden cards with it. */
export function forgetSeen(p: KeyforgePosition): void {
  if (p.state[SEEN] === 0) return
  p.state[SEEN] = 0
  p.seenBy.fill(0)
  for (let card = 0; card < p.state[CARD_COUNT]; card++)
    if (kindOfZone(p, card) !== UNDER && (p.knownTo[card] & FACEUP) === 0) p.knownTo[card] = 0
}

function mark(p: KeyforgePosition, card: number, seats: number): void {
  p.state[SEEN] = 1
  p.seenBy[card] |= seats
}

/** Who sees all cards of such a zone of the seat anyway, bits. */
function usualSeers(kind: number, seat: number): number {
  return kind === HAND || kind === ARCHIVES ? 1 << seat : kind === DECK || kind === UNDER ? 0 : BOTH
}
