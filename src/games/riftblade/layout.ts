import { Columns } from '../../kernel/layout.ts'
import type { ColumnEntry } from '../../kernel/layout.ts'
import type { Sink } from '../../kernel/event.ts'
import type { Position, ZoneColumns } from '../../kernel/position.ts'
import { Code } from '../../kernel/program.ts'
import type { Script } from '../../kernel/random.ts'
import { zoneColumns } from '../../kernel/zones.ts'
import type { ZoneDeclaration } from '../../kernel/zones.ts'
import type { RiftbladeKind } from './decision.ts'

export const SEATS = 4
/** Copies in the Rift come first, then eight starters for each seat. */
export const RIFT_CARDS = 100
export const STARTERS = 8
export const CARDS = RIFT_CARDS + STARTERS * SEATS

/** Zones of a seat; add the seat: `HAND + seat`. A seat never has more cards than its starters and the whole Rift. */
export const HAND = 0
export const DECK = HAND + SEATS
export const DISCARD = DECK + SEATS
/** Zones of the table. */
export const RIFT = DISCARD + SEATS
export const ROW = RIFT + 1
export const VOID = ROW + 1
export const CHAIN = VOID + 1
/** The card that is being triggered, until it goes to the Void (rb.trigger.7). */
export const RESOLVING = CHAIN + 1
/** Cards that left the game: starters of a rebuilt Rift, cards of an eliminated player. */
export const OUT = RESOLVING + 1

const OWN = STARTERS + RIFT_CARDS
const ZONES: readonly ZoneDeclaration[] = [
  ...ofEachSeat('hand'),
  ...ofEachSeat('deck'),
  ...ofEachSeat('discard'),
  { name: 'rift', capacity: RIFT_CARDS },
  { name: 'row', capacity: 4 },
  { name: 'void', capacity: CARDS },
  { name: 'chain', capacity: CARDS },
  { name: 'resolving', capacity: 1 },
  { name: 'out', capacity: CARDS },
]

/** Facts of the moment: indices of `state`. */
export const SEAT_COUNT = 0
/** DUEL, FREE or PAIRS. */
export const MODE = 1
/** Turns begun, from 1. */
export const TURN = 2
/** Whose turn it is; in pairs the team, which is also its first seat. */
export const ACTIVE = 3
/** The team that effects of this turn hit, -1 while it is being chosen. */
export const TARGET = 4
/** The seat that may add the next card to the chain, -1 when all have passed. */
export const LINKER = 5
/** The seat that acts; in pairs the partners hand it over to each other (rb.team.9). */
export const FLOOR = 6
/** Bit s is set when seat s adds no more cards to the chain of this turn. */
export const PASSED = 7
/** The partner was offered the floor and nothing has been done since. */
export const OFFERED = 8
/** The actions of this turn are over. */
export const ENDED = 9
/** The team that has won, -1; `SHARED` when the game was ended and nobody is ahead. */
export const WINNER = 10
/** Turns in a row in which nobody did anything but end (rb.stall.1). */
export const QUIET = 11
/** The game was ended because it led nowhere. */
export const STALLED = 12
export const SHARED = SEATS
const STATE_WORDS = 13

/** Two players; three or four, each against all; two against two. */
export const DUEL = 0
export const FREE = 1
export const PAIRS = 2

/** Full life, of a player or of a team (rb.setup.7). */
export const LIFE = 40

/** Faces of a stone, see `STONES`. */
export const MANA = 0
export const EMPOWERED = 1
export const OVERCHARGED = 2
export const WILD = 3

/** The deepest call is a turn, an effect and a forced discard. */
const FRAME_WORDS = 64
const BYTES = 2824

/** A game of Riftblade as one buffer. Columns are indexed by team, by seat, by seat and stone (`4 * seat + stone`), or by card. */
export class RiftbladePosition implements Position {
  readonly bytes: Uint8Array
  readonly columns: readonly ColumnEntry[]
  readonly random: Int32Array
  readonly frames: Int32Array
  readonly machine: Int16Array
  readonly zones: ZoneColumns
  script: Script | undefined
  sink: Sink | undefined

  readonly state: Int16Array
  readonly mana: Int16Array
  /** Of each team; a team is a seat when nobody has a partner. */
  readonly life: Int8Array
  /** Stones not used yet, and used ones. */
  readonly ready: Int8Array
  readonly spent: Int8Array
  /** Face of each card; belongs to the setup. */
  readonly face: Int8Array
  /** Whose card it is, -1 in the Rift and in the Void. */
  readonly holder: Int8Array
  /** The others can tell that this card is in its holder's hand (rb.information.3). */
  readonly known: Int8Array
  /** How a card of the chain was played: its way + 1 (see `WAYS`), 0 elsewhere. */
  readonly way: Int8Array

  constructor() {
    const columns = new Columns(BYTES)
    this.bytes = columns.bytes
    this.columns = columns.entries
    this.random = columns.int32('random', 4)
    this.frames = columns.int32('frames', FRAME_WORDS)
    this.machine = columns.int16('machine', 2)
    this.state = columns.int16('state', STATE_WORDS)
    this.mana = columns.int16('mana', SEATS)
    this.zones = zoneColumns(columns, ZONES, CARDS)
    this.life = columns.int8('life', SEATS)
    this.ready = columns.int8('ready stones', SEATS * 4)
    this.spent = columns.int8('spent stones', SEATS * 4)
    this.face = columns.int8('face', CARDS)
    this.holder = columns.int8('holder', CARDS)
    this.known = columns.int8('known', CARDS)
    this.way = columns.int8('way', CARDS)
    this.script = undefined
    this.sink = undefined
  }
}

/** All programs of the game: its turn structure and the rows of its cards. */
export const code = new Code<RiftbladePosition, RiftbladeKind>()

/** Life is counted by team. Partners sit opposite (rb.team.13). */
export function teamOf(p: RiftbladePosition, seat: number): number {
  return p.state[MODE] === PAIRS ? seat & 1 : seat
}

/** Partners of a seat and itself, as bits. */
export function teamMates(p: RiftbladePosition, seat: number): number {
  return p.state[MODE] === PAIRS ? 5 << (seat & 1) : 1 << seat
}

/** The seats of a set of bits, ascending. */
export function listSeats(p: RiftbladePosition, bits: number): number[] {
  const seats: number[] = []
  for (let seat = 0; seat < p.state[SEAT_COUNT]; seat++) if ((bits & (1 << seat)) !== 0) seats.push(seat)
  return seats
}

export function teamCount(p: RiftbladePosition): number {
  return p.state[MODE] === PAIRS ? 2 : p.state[SEAT_COUNT]
}

export function partnerOf(p: RiftbladePosition, seat: number): number {
  return p.state[MODE] === PAIRS ? seat ^ 2 : seat
}

function ofEachSeat(name: string): ZoneDeclaration[] {
  return Array.from({ length: SEATS }, (_, seat) => ({ name: `${name} ${seat}`, capacity: OWN }))
}
