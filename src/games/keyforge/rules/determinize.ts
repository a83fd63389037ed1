import { listSet } from '../../../ability/selection.ts'
import { addTo, clearSet } from '../../../kernel/cardset.ts'
import { ABOUT, BELOW, PC, runningFrame } from '../../../kernel/program.ts'
import type { Random } from '../../../kernel/random.ts'
import { reseed } from '../../../kernel/random.ts'
import { asking } from './asking.ts'
import { code, ARCHIVES, CARDS, DECK, HAND, QUEUE_WORDS, QUEUED, SEATS, SET_WORDS, UNDER, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { isFaceup } from './knowing.ts'
import { mayLookUnder } from './movement.ts'
import { ENTRY_ABOUT } from './queue.ts'

const pool: number[] = []
/** The same cards in the order in which they lay. */
const places: number[] = []
/** What the places of facedown cards are under, and who knows what lies there: it belongs to the place. */
const hosts: number[] = []
const lookers: number[] = []
/** By card: the one that lies now where it lay, itself for what the seat knows. */
const movedTo = new Int16Array(CARDS)
/** Slots of the seat that have got their card. */
let given = 0
/** For whom the world is dealt. */
let viewing = 0

/**
 * Deals anew what the seat cannot know: its own deck, with what lies under a token creature that was taken from it; the opponent's
 * hand, deck, archives and facedown cards among each other; and all rolls to come. Cards that everybody saw going into archives (they
 * belong to the other seat) stay, and so does what the seat has seen in this act, and a zone of the opponent that the pending decision
 * shows, such as a hand that is looked at. What waits to be done and names a card that the seat has not seen names the one that lies
 * there instead (see docs/decisions/020).
 */
export function determinize(p: KeyforgePosition, seat: number, random: Random): void {
  const shown = readQuestion(p, seat)
  viewing = seat
  for (let card = 0; card < CARDS; card++) movedTo[card] = card
  for (let s = 0; s < SEATS; s++) {
    pool.length = 0
    places.length = 0
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
    given = 0
    for (const kind of kinds) forEachSlot(p, kind, s, seat, give)
  }
  // whose text runs has been seen by all
  for (let f = runningFrame(p); f >= 0; f = p.frames[f + BELOW]) {
    p.frames[f + ABOUT] = inWorld(p, p.frames[f + ABOUT])
    for (const slot of code.programAt(p.frames[f + PC])?.sets ?? []) rememberSet(p, f + slot)
  }
  // and what waits because of a card
  for (let i = 0; i < p.state[QUEUED]; i++) {
    const at = i * QUEUE_WORDS + ENTRY_ABOUT
    p.queue[at] = inWorld(p, p.queue[at])
  }
  reseed(p, random)
}

/** The cards that the pending decision shows to the seat. */
let eligible: readonly number[] = []

/** Reads what the pending decision shows to the seat: returns the zones of the opponent whose cards it may choose, bits. */
function readQuestion(p: KeyforgePosition, seat: number): number {
  const kind = asking.kind(p)
  // asked first, as a decision is described only with all its options: dealing anew takes a third of the time
  const named = (kind === 'target' || kind === 'order') && asking.seatToDecide(p) === seat
  eligible = (named && asking.decision(p)?.eligible) || NONE
  let shown = 0
  for (const card of eligible) {
    const zone = p.zones.of[card]
    if (zone >= 0 && zone % SEATS !== seat && THEIRS.includes(zone >> 1)) shown |= 1 << zone
  }
  return shown
}

const NONE: readonly number[] = []
const OWN = [DECK, UNDER]
const THEIRS = [HAND, DECK, ARCHIVES, UNDER]

function forEachSlot(
  p: KeyforgePosition,
  kind: number,
  seat: number,
  viewer: number,
  act: (p: KeyforgePosition, at: number, zone: number, viewer: number) => void,
): void {
  const zone = zoneOf(kind, seat)
  for (let i = p.zones.start[zone], end = i + p.zones.length[zone]; i < end; i++) {
    const card = p.zones.list[i]
    if (p.owner[card] === seat && !stays(p, kind, viewer, card)) act(p, i, zone, viewer)
  }
}

/** Does the seat know that the card lies there? */
function stays(p: KeyforgePosition, kind: number, viewer: number, card: number): boolean {
  if (kind === UNDER) return mayLookUnder(p, viewer, card)
  return ((p.knownTo[card] >> viewer) & 1) !== 0 || eligible.includes(card) || isFaceup(p, card)
}

/** By number: how the cards lie now must not tell in the world that is dealt. */
function take(p: KeyforgePosition, at: number, _zone: number, viewer: number): void {
  const card = p.zones.list[at]
  let i = pool.length
  for (; i > 0 && pool[i - 1] > card; i--) pool[i] = pool[i - 1]
  pool[i] = card
  places.push(card)
  lookers.push(p.knownTo[card])
  hosts.push(p.host[card])
  p.knownTo[card] = 0
  p.host[card] = -1
  p.seenBy[card] &= 1 << viewer
}

function give(p: KeyforgePosition, at: number, zone: number): void {
  const card = pool.pop() as number
  const host = hosts[given]
  movedTo[places[given]] = card
  p.zones.list[at] = card
  p.zones.of[card] = zone
  p.knownTo[card] = lookers[given++]
  p.host[card] = host
  if (host >= 0 && p.isToken[host] !== 0) p.host[host] = card
}

/** What the card is in the world, to whom only the place is known. A card that the seat has seen is the same, wherever it lies. */
function inWorld(p: KeyforgePosition, card: number): number {
  return (p.seenBy[card] >> viewing) & 1 ? card : (movedTo[card] ?? card)
}

/** What a running program remembers. */
function rememberSet(p: KeyforgePosition, at: number): void {
  const cards = listSet(p, at, SET_WORDS)
  clearSet(p.frames, at, SET_WORDS)
  for (const card of cards) addTo(p.frames, at, inWorld(p, card))
}
