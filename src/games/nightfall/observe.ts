import { SPECTATOR } from '../../kernel/event.ts'
import { References } from '../../kernel/reference.ts'
import { topOf, woundsIn } from './archive.ts'
import { faces } from './faces.ts'
import { packetOf } from './draft.ts'
import {
  ACTIVE,
  ARCHIVE,
  ARCHIVES,
  CHAIN,
  COUNT,
  DECK,
  DISCARD,
  DRAFT,
  EXILE,
  EXTRA,
  FIRST,
  HAND,
  HIDDEN,
  isPrivate,
  OPEN,
  OVER,
  PACKET,
  PACKET_CARDS,
  PHASE,
  PHASES,
  PICKER,
  PLAY,
  RESOLVED,
  RESOLVING,
  ROUND,
  TURN,
  zoneOf,
} from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { healthLeft, isWound, strengthOf } from './movement.ts'
import { allWoundsOf } from './outcome.ts'
import { ROUNDS } from './draft.ts'

export interface CardReference {
  readonly card: number
  readonly id: string
}

export interface MinionView extends CardReference {
  readonly strength: number
  readonly healthLeft: number
  readonly damage: number
  /** The seat that it attacks, -1 for none. */
  readonly attacks: number
  /** The attacker that it blocks, -1 for none. */
  readonly blocks: number
}

/** An order in the chain. */
export interface LinkView extends CardReference {
  readonly seat: number
  readonly bonus: number
  /** Its texts are ignored. */
  readonly countered: boolean
}

export interface SeatView {
  readonly influence: number
  readonly deck: number
  readonly handCards: number
  /** All cards of the own hand; of others those that this seat saw go there. */
  readonly hand: readonly CardReference[]
  /** The own deck, in no order: every card of it went there in the open. Empty for the others. */
  readonly unseen: readonly CardReference[]
  readonly discardCards: number
  /** The own discard pile may be looked through, of others only the top card is seen (nf.piles.2). */
  readonly discard: readonly CardReference[]
  readonly play: readonly MinionView[]
  readonly exile: readonly CardReference[]
  /** Damage that the next order of this seat adds in the chain. */
  readonly boost: number
  /** Orders that it has laid in this chain. */
  readonly laid: number
  /** Wounds are taken in the open, so anyone can count them. */
  readonly wounds: number
}

/** A card of which only the kind matters. */
export interface SeenKind {
  readonly id: string
}

/** What is left of an archive. */
export interface ArchiveView {
  readonly archive: number
  /** The order that it sells. */
  readonly id: string
  readonly cards: number
  /** Wounds among its cards. */
  readonly wounds: number
  /** The wound that lies uppermost and must be claimed first. */
  readonly topWound: CardReference | undefined
  /** Whose private archive it is, -1 in the commons. */
  readonly seat: number
}

/** What one seat may know of a game of Nightfall. */
export interface NightfallObservation {
  readonly seat: number
  readonly active: number
  readonly first: number
  readonly phase: (typeof PHASES)[number]
  readonly turn: number
  readonly over: boolean
  readonly seats: readonly SeatView[]
  /** The first card was laid first; the last resolves next. */
  readonly chain: readonly LinkView[]
  /** Minions whose texts are done and that wait for the end of the chain. */
  readonly resolved: readonly LinkView[]
  readonly resolving: number
  readonly extra: number
  readonly archives: readonly ArchiveView[]
  readonly openWounds: number
  readonly topWound: SeenKind | undefined
  readonly hiddenWounds: number
  readonly draft: SeenDraft | undefined
}

export interface SeenDraft {
  readonly round: number
  readonly picker: number
  /** What lies in the packet of this seat now; empty when it has picked in this round. */
  readonly hand: readonly SeenKind[]
  readonly picks: readonly SeenKind[]
  /** What this seat handed on, packet after packet. */
  readonly passed: readonly (readonly SeenKind[])[]
}

/** Starts empty and adds what the seat may know. */
export function observe(p: NightfallPosition, seat: number): NightfallObservation {
  const { state, zones } = p
  const seats: SeatView[] = []
  for (let other = 0; other < state[COUNT]; other++) seats.push(observeSeat(p, seat, other))
  const archives: ArchiveView[] = []
  for (let archive = 0; archive < ARCHIVES; archive++) {
    // before the picks are revealed only the open part of the commons is filled
    if (p.archives[archive] < 0) continue
    const owner = isPrivate(p, archive, archive >> 1) ? archive >> 1 : -1
    const top = topOf(p, archive)
    archives.push({
      archive,
      id: faces[p.archives[archive]].id,
      cards: zones.length[ARCHIVE + archive],
      wounds: woundsIn(p, archive),
      topWound: top >= 0 && isWound(p, top) ? reference(p, top) : undefined,
      seat: owner,
    })
  }
  const open = cardsOf(p, OPEN)
  return {
    seat,
    active: state[ACTIVE],
    first: state[FIRST],
    phase: PHASES[state[PHASE]],
    turn: state[TURN],
    over: state[OVER] !== 0,
    seats,
    chain: chained(p, CHAIN),
    resolved: chained(p, RESOLVED),
    resolving: state[RESOLVING],
    extra: state[EXTRA],
    archives,
    openWounds: open.length,
    topWound: open.length === 0 ? undefined : { id: open[open.length - 1].id },
    hiddenWounds: zones.length[HIDDEN],
    draft: state[PHASE] === DRAFT && state[ROUND] < ROUNDS ? observeDraft(p, seat) : undefined,
  }
}

function observeSeat(p: NightfallPosition, seat: number, other: number): SeatView {
  const { length } = p.zones
  const hand = cardsOf(p, zoneOf(other, HAND))
  const discard = cardsOf(p, zoneOf(other, DISCARD))
  return {
    influence: p.influence[other],
    deck: length[zoneOf(other, DECK)],
    handCards: hand.length,
    hand: seat === other ? hand : hand.filter(({ card }) => isKnownTo(p, card, seat, other)).sort((x, y) => x.card - y.card),
    unseen: seat === other ? cardsOf(p, zoneOf(other, DECK)).sort((x, y) => x.card - y.card) : [],
    discardCards: discard.length,
    discard: seat === other ? discard : discard.slice(-1),
    play: cardsOf(p, zoneOf(other, PLAY)).map(({ card, id }) => ({
      card,
      id,
      strength: strengthOf(p, card),
      healthLeft: healthLeft(p, card),
      damage: p.damage[card],
      attacks: p.attacks[card] - 1,
      blocks: p.blocks[card] - 1,
    })),
    exile: cardsOf(p, zoneOf(other, EXILE)),
    boost: p.boost[other],
    laid: p.laid[other],
    wounds: allWoundsOf(p, other),
  }
}

/** A spectator knows of a hand what all the others know. */
function isKnownTo(p: NightfallPosition, card: number, seat: number, holder: number): boolean {
  const others = ((1 << p.state[COUNT]) - 1) & ~(1 << holder)
  const who = seat === SPECTATOR ? others : 1 << seat
  return (p.known[card] & who) === who
}

function observeDraft(p: NightfallPosition, seat: number): SeenDraft {
  const { state, packets } = p
  const round = state[ROUND]
  if (seat === SPECTATOR) return { round, picker: state[PICKER], hand: [], picks: [], passed: [] }
  const hasPicked = seat < state[PICKER]
  const rounds = hasPicked ? round + 1 : round
  const ids = (packet: number, first: number) =>
    Array.from(packets.subarray(packet * PACKET_CARDS + first, packet * PACKET_CARDS + state[PACKET]))
      .sort((x, y) => x - y)
      .map((n) => ({ id: faces[n].id }))
  const past = Array.from({ length: rounds }, (_, i) => i)
  return {
    round,
    picker: state[PICKER],
    hand: hasPicked ? [] : ids(packetOf(p, seat, round), round),
    picks: past.map((i) => ({ id: faces[packets[packetOf(p, seat, i) * PACKET_CARDS + i]].id })),
    passed: past.map((i) => ids(packetOf(p, seat, i), i + 1)),
  }
}

function chained(p: NightfallPosition, zone: number): LinkView[] {
  return cardsOf(p, zone).map(({ card, id }) => ({
    card,
    id,
    seat: p.owner[card],
    bonus: p.bonus[card],
    countered: p.countered[card] !== 0,
  }))
}

const references = new References()

function reference(p: NightfallPosition, card: number): CardReference {
  return references.of(card, p.face[card], faces[p.face[card]].id)
}

function cardsOf(p: NightfallPosition, zone: number): CardReference[] {
  const { list, start, length } = p.zones
  const cards: CardReference[] = []
  for (let i = start[zone]; i < start[zone] + length[zone]; i++) cards.push(reference(p, list[i]))
  return cards
}
