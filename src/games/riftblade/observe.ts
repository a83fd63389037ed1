import type { Decision } from '../../kernel/decision.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import type { Outcome } from '../../kernel/game.ts'
import { References } from '../../kernel/reference.ts'
import { cardAt } from '../../kernel/zones.ts'
import type { RiftbladeKind } from './decision.ts'
import { faces } from './faces.ts'
import { WAY_STONE, WAY_TIER } from './chain.ts'
import { STONES, TIERS } from './face.ts'
import type { Stone, Tier } from './face.ts'
import {
  ACTIVE,
  CHAIN,
  DECK,
  DISCARD,
  FREE,
  HAND,
  LINKER,
  listSeats,
  MODE,
  OUT,
  PAIRS,
  RESOLVING,
  RIFT,
  ROW,
  SEAT_COUNT,
  TARGET,
  teamMates,
  teamOf,
  TURN,
  VOID,
} from './layout.ts'
import type { RiftbladePosition } from './layout.ts'

type Rift = RiftbladePosition

/** What one seat may know now (rb.information). Starts empty and adds. */
export interface RiftbladeObservation {
  readonly seat: number
  readonly mode: 'duel' | 'free-for-all' | 'teams'
  readonly turn: number
  /** Seats whose turn it is. */
  readonly active: readonly number[]
  /** Seats that effects of this turn hit; empty until one was chosen. */
  readonly target: readonly number[]
  readonly toDecide: number
  /** The seat that may add the next card to the chain, -1 for none. */
  readonly linker: number
  readonly seats: readonly SeatView[]
  /** Face-up cards of the Rift. */
  readonly row: readonly CardReference[]
  /** Cards of the Rift still face down, sorted: everybody can count what is left. */
  readonly rift: readonly CardReference[]
  readonly void: readonly CardReference[]
  /** In the order played. */
  readonly chain: readonly LinkView[]
  /** The card that is being triggered. */
  readonly resolving: CardReference | undefined
  readonly out: readonly CardReference[]
  /** The pending decision, only when it is this seat's. */
  readonly decision: Decision<RiftbladeKind> | undefined
  readonly outcome: Outcome | undefined
}

/** A card of the chain: who played it, which row it gave, and the stone that paid. */
export interface LinkView extends CardReference {
  readonly seat: number
  readonly tier: Tier
  readonly stone: Stone | undefined
}

export interface SeatView {
  readonly seat: number
  readonly team: number
  /** Of the seat, or of its team. */
  readonly life: number
  readonly mana: number
  readonly ready: Readonly<Record<Stone, number>>
  readonly spent: Readonly<Record<Stone, number>>
  readonly handCount: number
  readonly deckCount: number
  /** The hand of this seat and of its partner; undefined for the others. */
  readonly hand: readonly CardReference[] | undefined
  /** Cards in hand that anybody who counts can name, sorted. */
  readonly known: readonly CardReference[]
  /** Cards in the deck (or, for the others, in deck and hand) that cannot be told apart from here, sorted. */
  readonly unseen: readonly CardReference[]
  /** Top first. */
  readonly discard: readonly CardReference[]
}

/** A card whose identity the seat may know. `card` is the number that options use. */
export interface CardReference {
  readonly card: number
  readonly id: string
}

/** `own`: the pending decision, when it is that of the seat. */
export function observe(
  p: Rift,
  seat: number,
  toDecide: number,
  own: Decision<RiftbladeKind> | undefined,
  outcome: Outcome | undefined,
): RiftbladeObservation {
  const seats: SeatView[] = []
  for (let other = 0; other < p.state[SEAT_COUNT]; other++) seats.push(viewSeat(p, seat, other))
  const { zones } = p
  return {
    seat,
    mode: p.state[MODE] === PAIRS ? 'teams' : p.state[MODE] === FREE ? 'free-for-all' : 'duel',
    turn: p.state[TURN],
    active: listSeats(p, teamMates(p, p.state[ACTIVE])),
    target: p.state[TARGET] < 0 ? [] : listSeats(p, teamMates(p, p.state[TARGET])),
    toDecide,
    linker: p.state[LINKER],
    seats,
    row: list(p, ROW),
    rift: sorted(list(p, RIFT)),
    void: list(p, VOID),
    chain: list(p, CHAIN).map((card) => viewLink(p, card)),
    resolving: zones.length[RESOLVING] === 0 ? undefined : reference(p, cardAt(zones, RESOLVING, 0)),
    out: list(p, OUT),
    decision: own,
    outcome,
  }
}

/** May this seat see that seat's hand? Partners show each other theirs (rb.team.10). */
export function seesHand(p: Rift, seat: number, other: number): boolean {
  return seat !== SPECTATOR && (teamMates(p, seat) & (1 << other)) !== 0
}

function viewSeat(p: Rift, seat: number, other: number): SeatView {
  const hand = list(p, HAND + other)
  const deck = list(p, DECK + other)
  const open = seesHand(p, seat, other)
  const known = hand.filter(({ card }) => p.known[card] === 1)
  return {
    seat: other,
    team: teamOf(p, other),
    life: p.life[teamOf(p, other)],
    mana: p.mana[other],
    ready: stones(p.ready, other),
    spent: stones(p.spent, other),
    handCount: hand.length,
    deckCount: deck.length,
    hand: open ? hand : undefined,
    known: sorted(known),
    unseen: sorted(open ? deck : [...deck, ...hand.filter(({ card }) => p.known[card] === 0)]),
    discard: list(p, DISCARD + other).reverse(),
  }
}

function viewLink(p: Rift, reference: CardReference): LinkView {
  const way = p.way[reference.card] - 1
  const stone = WAY_STONE[way]
  return { ...reference, seat: p.holder[reference.card], tier: TIERS[WAY_TIER[way]], stone: stone < 0 ? undefined : STONES[stone] }
}

function stones(column: Int8Array, seat: number): Record<Stone, number> {
  const counts: Partial<Record<Stone, number>> = {}
  for (let face = 0; face < STONES.length; face++) counts[STONES[face]] = column[4 * seat + face]
  return counts as Record<Stone, number>
}

function list(p: Rift, zone: number): CardReference[] {
  const cards: CardReference[] = []
  for (let i = 0; i < p.zones.length[zone]; i++) cards.push(reference(p, cardAt(p.zones, zone, i)))
  return cards
}

const references = new References()

function reference(p: Rift, card: number): CardReference {
  return references.of(card, p.face[card], faces[p.face[card]].id)
}

function sorted(cards: readonly CardReference[]): CardReference[] {
  return [...cards].sort((a, b) => a.card - b.card)
}
