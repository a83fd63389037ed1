import { Columns } from '../../kernel/layout.ts'
import type { ColumnEntry } from '../../kernel/layout.ts'
import type { Position, ZoneColumns } from '../../kernel/position.ts'
import { Code } from '../../kernel/program.ts'
import type { Script } from '../../kernel/random.ts'
import type { Sink } from '../../kernel/event.ts'
import { zoneColumns } from '../../kernel/zones.ts'
import type { ZoneDeclaration } from '../../kernel/zones.ts'
import type { NightfallKind } from './decision.ts'

export const SEATS = 5
/** More than any decision of the game offers. */
export const MAX_OPTIONS = 192
/** Two private archives a seat and eight in the commons (nf.setup.5). */
export const ARCHIVES = 2 * SEATS + 8
export const COPIES = 7
/** Cards by index: seven of each archive, twelve starting minions of each seat, sixty wounds. */
export const STARTERS = ARCHIVES * COPIES
export const WOUNDS = STARTERS + SEATS * 12
export const CARDS = WOUNDS + 60
export const SET_WORDS = 8

/** Piles of a seat, zone `seat * PILES + pile`; as bits they are the piles of the ability language. */
export const DECK = 0
export const HAND = 1
export const DISCARD = 2
export const PLAY = 3
export const EXILE = 4
export const PILES = 5
/** Shared zones. A resolved minion waits in RESOLVED until the chain is through (nf.chain.8). */
export const CHAIN = SEATS * PILES
export const RESOLVED = CHAIN + 1
/** Wounds that lie open count the game down; the hidden rest is only for what the last phase needs. */
export const OPEN = CHAIN + 2
export const HIDDEN = CHAIN + 3
export const ARCHIVE = CHAIN + 4
export const ZONES = ARCHIVE + ARCHIVES

/** Columns of `state`. */
export const COUNT = 0
export const ACTIVE = 1
export const FIRST = 2
export const PHASE = 3
export const TURN = 4
/** The last open wound has left the stack: the phase is the last one (nf.end.1). */
export const ENDING = 5
export const OVER = 6
/** Damage added to the first damage of the order that resolves, and that order (nf.chain.11). */
export const EXTRA = 7
export const RESOLVING = 8
/** The draft: round, the seat that picks, cards of a packet. */
export const ROUND = 9
export const PICKER = 10
export const PACKET = 11
/** The wound effect of this turn has been used (nf.cleanup.2). */
export const WOUND_USED = 12
const STATE = 13

export const DRAFT = 0
export const COMBAT = 1
export const LINKING = 2
export const CLAIM = 3
export const CLEANUP = 4
export const PHASES = ['draft', 'combat', 'chain', 'claim', 'cleanup'] as const

/** Most orders that a draft deals from. */
export const POOL = 112
/** Most draft cards dealt to a seat (nf.draft.1). */
export const PACKET_CARDS = 5

// A seat can own every copy of its archives and of the commons, its starting minions and every wound.
const OWNED = 10 * COPIES + 12 + 60

const zones: ZoneDeclaration[] = []
for (let seat = 0; seat < SEATS; seat++) {
  for (const pile of ['deck', 'hand', 'discard', 'play', 'exile']) {
    zones.push({ name: `${pile} ${seat}`, capacity: pile === 'play' ? OWNED - 60 : OWNED })
  }
}
// the seats share what a chain is made of: all orders
zones.push({ name: 'chain', capacity: WOUNDS }, { name: 'resolved', capacity: WOUNDS })
zones.push({ name: 'open wounds', capacity: 60 }, { name: 'hidden wounds', capacity: 60 })
// any open wound may come into any of them (nf.claim.7)
for (let archive = 0; archive < ARCHIVES; archive++) zones.push({ name: `archive ${archive}`, capacity: COPIES + 10 * SEATS })

const BYTES = 8784
const FRAME_WORDS = 320

/** Everything true in a game of Nightfall. */
export class NightfallPosition implements Position {
  readonly bytes: Uint8Array
  readonly columns: readonly ColumnEntry[]
  readonly random: Int32Array
  readonly frames: Int32Array
  readonly machine: Int16Array
  readonly zones: ZoneColumns
  readonly state: Int16Array
  readonly influence: Int16Array
  /** Damage that the next order of a seat adds in this chain. */
  readonly boost: Int8Array
  /** Face of each card, -1 for a card that is not in this game. */
  readonly face: Int8Array
  /** Whose card it is while it lies in the chain. */
  readonly owner: Int8Array
  readonly damage: Int8Array
  /** Strength added in the next combat of a minion. */
  readonly bonus: Int8Array
  /** Bit s: seat s saw this card go to the hand that it is in. */
  readonly known: Int8Array
  /** 1 for an order in the chain whose texts are ignored (nf.chain.12). */
  readonly countered: Int8Array
  /** Orders that a seat has laid in this chain. */
  readonly laid: Int8Array
  /** The seat that a minion attacks plus 1, 0 for none. */
  readonly attacks: Int8Array
  /** The attacker that a minion blocks plus 1, 0 for none. */
  readonly blocks: Int16Array
  /** Definition sold by each archive, -1 for none. */
  readonly archives: Int8Array
  /** Draft packets: packet `i` was dealt to seat `i`; its card of index `r` was picked in round `r`, the rest are left. */
  readonly packets: Int8Array
  /** Definitions of the orders that the draft deals from, in the order of the setup, then -1. */
  readonly pool: Int8Array
  readonly used: number
  script: Script | undefined = undefined
  sink: Sink | undefined = undefined

  constructor() {
    const columns = new Columns(BYTES)
    this.bytes = columns.bytes
    this.random = columns.int32('random', 4)
    this.frames = columns.int32('frames', FRAME_WORDS)
    this.machine = columns.int16('machine', 2)
    this.state = columns.int16('state', STATE)
    this.influence = columns.int16('influence', SEATS)
    this.blocks = columns.int16('blocks', CARDS)
    this.zones = zoneColumns(columns, zones, CARDS)
    this.boost = columns.int8('boost', SEATS)
    this.face = columns.int8('face', CARDS)
    this.owner = columns.int8('owner', CARDS)
    this.damage = columns.int8('damage', CARDS)
    this.bonus = columns.int8('bonus', CARDS)
    this.known = columns.int8('known', CARDS)
    this.countered = columns.int8('countered', CARDS)
    this.laid = columns.int8('laid', SEATS)
    this.attacks = columns.int8('attacks', CARDS)
    this.archives = columns.int8('archives', ARCHIVES)
    this.packets = columns.int8('packets', SEATS * PACKET_CARDS)
    this.pool = columns.int8('pool', POOL)
    this.columns = columns.entries
    this.used = columns.used
  }
}

/** All steps of the game: turn, draft and the texts of the cards. */
export const code = new Code<NightfallPosition, NightfallKind>()

export function zoneOf(seat: number, pile: number): number {
  return seat * PILES + pile
}

/** The seat whose pile or part of the chain a card is in. */
export function holderOf(p: NightfallPosition, card: number): number {
  const zone = p.zones.of[card]
  return zone >= 0 && zone < CHAIN ? (zone / PILES) | 0 : p.owner[card]
}

export function isInPlay(p: NightfallPosition, card: number): boolean {
  const zone = p.zones.of[card]
  return zone >= 0 && zone < CHAIN && zone % PILES === PLAY
}

export function isPrivate(p: NightfallPosition, archive: number, seat: number): boolean {
  return archive >> 1 === seat && seat < p.state[COUNT]
}

export function isCommons(p: NightfallPosition, archive: number): boolean {
  return archive >= 2 * p.state[COUNT]
}
