import { Columns } from '../../../kernel/layout.ts'
import type { ColumnEntry } from '../../../kernel/layout.ts'
import type { Sink } from '../../../kernel/event.ts'
import type { Position, ZoneColumns } from '../../../kernel/position.ts'
import { Code } from '../../../kernel/program.ts'
import type { Script } from '../../../kernel/random.ts'
import { zoneColumns } from '../../../kernel/zones.ts'
import type { KeyforgeKind, KeyforgeOption } from './decision.ts'
import { MASK_WORDS } from './kinds.ts'

/** Cards of one game at most: two decks of 36, and an object for each of them that lies under a token creature. */
export const CARDS = 144
/** Words of a set of cards. */
export const SET_WORDS = 5
/** The option that ends a run of picks: above every card. */
export const DONE = 255
/** Options that are a verb and a card are `verb * OPTION_CARDS + card`. */
export const OPTION_CARDS = 256
/** Where a card shares a word with other facts: its bits. */
export const CARD_MASK = OPTION_CARDS - 1
/** More than any decision offers: what to play, to discard and to use of all cards. */
export const MAX_OPTIONS = 8 * CARDS
export const SEATS = 2

/** Kinds of zones; the zone of a seat is `kind * 2 + seat`. The pile bit of the ability language is `1 << kind`. */
export const LINE = 0
export const ARTIFACTS = 1
export const UPGRADES = 2
export const HAND = 3
export const DECK = 4
export const DISCARD = 5
export const ARCHIVES = 6
export const PURGED = 7
export const UNDER = 8
export const LIMBO = 9
export const ZONE_NAMES = ['battleline', 'artifacts', 'upgrade', 'hand', 'deck', 'discard', 'archives', 'purged', 'under', 'limbo'] as const
/** Cards that a zone of one seat holds: in play all cards of two decks, by tokens and changed control; else those of one owner and more. */
export const IN_PLAY = 72
const OF_ONE_OWNER = 48
const CAPACITY: Readonly<Record<(typeof ZONE_NAMES)[number], number>> = {
  battleline: IN_PLAY,
  artifacts: IN_PLAY,
  upgrade: IN_PLAY,
  hand: OF_ONE_OWNER,
  deck: OF_ONE_OWNER,
  discard: OF_ONE_OWNER,
  archives: IN_PLAY,
  purged: OF_ONE_OWNER,
  under: 36,
  limbo: 16,
}

export function zoneOf(kind: number, seat: number): number {
  return kind * 2 + seat
}

const ZONES = ZONE_NAMES.flatMap((name) => [0, 1].map((seat) => ({ name: `${name} of seat ${seat}`, capacity: CAPACITY[name] })))

/** Indices of `state`: single facts about the turn. */
export const ACTIVE = 0
export const TURN = 1
export const STEP = 2
/** Active house, -1 before the choice and when none was possible. */
export const HOUSE = 3
/** Cards played or discarded from hand this turn, for the first-turn rule. */
export const FROM_HAND = 4
/** Cards played, used or discarded in this step, for alpha. */
export const ACTED = 5
/** A card with omega was played: the main step ends. */
export const OMEGA = 6
/** Values may have changed: creatures and claims must be checked again. */
export const UNCHECKED = 7
/** The set of listening cards changed: `watch` must be computed again. */
export const UNWATCHED = 8
export const QUEUED = 9
export const LASTING_COUNT = 10
export const LOG_COUNT = 11
export const WINNER = 12
export const FIRST_SEAT = 13
export const ATTACKER = 14
export const DEFENDER = 15
/** Number of cards in the game. */
export const CARD_COUNT = 16
/** The setup asks for the order on discard piles (kf.destroyed.10). */
export const ORDER_PILES = 17
/** A proposed event was cancelled by a trigger. */
export const CANCELLED = 18
/** Kinds of events that conditions of cards in this game look back on. */
export const INTEREST = 19
/** The creature that was attacked last, for effects that fight several times. */
export const LAST_FOE = 20
/** Cards in `listeners`. */
export const LISTENER_COUNT = 21
/** Plays and uses in this turn, for the rule of six. */
export const TURN_ACTS = 22
/** Trigger windows that are open, one within another (kf.nesting). */
export const NESTED = 23
/** Turns in a row in which nobody played, used or discarded a card or forged a key (kf.stall.1). */
export const QUIET = 24
/** The tide, see `tide.ts`. */
export const TIDE = 25
/** Entries of `counters`. */
export const COUNTER_COUNT = 26
/** Token creatures that the active player is still to make for Æmber that did not come (kf.token.14). */
export const OWED_TOKENS = 27
/** The house that each seat chose in its last turn and 1, 0 for none: that of seat s is `LAST_HOUSE + s`. */
export const LAST_HOUSE = 28
/** Some seat has seen a hidden card in this act: see `knowing.ts`. */
export const SEEN = 30
const STATE_WORDS = 31

/** Indices of `watch`, after the mask of triggers. */
export const WATCHED_STATICS = MASK_WORDS
/** Triggers that something grants. */
export const WATCHED_GRANTS = 2 * MASK_WORDS
/** Flags of texts, see `text-row.ts`. */
export const WATCHED_FLAGS = 3 * MASK_WORDS
/** Acts that some clause forbids, keywords that some clause lends: bits. */
export const FORBIDDEN = WATCHED_FLAGS + 1
export const LENT = FORBIDDEN + 1

/** Steps of a turn, in order (kf.turn). */
export const STEPS = ['setup', 'start', 'forge', 'house', 'main', 'ready', 'draw', 'end'] as const

/** Bits of `status`. */
export const STUN = 1
export const WARD = 2
export const ENRAGE = 4
/** An artifact that is a creature for a time, see `becoming.ts`. */
export const ANIMATED = 8

/** Trigger windows that may be open one within another (kf.nesting.1). */
export const NESTING = 8

export const QUEUE_WORDS = 7
/** Three cards that watch, while all that may be in play is destroyed at once: one entry for each. */
export const QUEUE_ENTRIES = 3 * 2 * IN_PLAY
/** Fixed words, a captured set with a house and an amount, and when it began: see `lasting.ts`. */
export const LASTING_WORDS = 7 + (SET_WORDS + 2) + 1
export const LASTING_ENTRIES = 48
/** Card, kind and amount, see `tally.ts`. */
export const COUNTER_WORDS = 3
/** Few cards name a kind of counter, and most of them put it on themselves. */
export const COUNTER_ENTRIES = 48
export const LOG_WORDS = 2
/** Of two turns. */
export const LOG_ENTRIES = 512
/** Room for all that the rules let run at once: see `layout.test.ts`. */
export const FRAME_WORDS = 3680

const BYTES = 34_556

/** A game of KeyForge as one buffer. Columns are indexed by card, by seat, or by the constants above. */
export class KeyforgePosition implements Position {
  readonly bytes: Uint8Array
  readonly columns: readonly ColumnEntry[]
  readonly random: Int32Array
  /** What a copy takes in one piece: all columns up to the frames and 32 words of these, then 64, 128 … words. */
  readonly pieces: readonly Uint8Array[]
  readonly frames: Int32Array
  readonly machine: Int16Array
  readonly zones: ZoneColumns
  script: Script | undefined
  sink: Sink | undefined

  /** What listens: masks of triggers, of static clauses and of triggers that are granted, flags, acts and keywords; valid unless `state[UNWATCHED]`. */
  readonly watch: Int32Array
  /** Cards in play with static clauses or watching abilities, in zone order; computed with `watch`. */
  readonly listeners: Uint8Array
  /** Bonus icons of this copy: three bits each, icon + 1, first icon lowest. */
  readonly bonus: Int32Array
  readonly lasting: Int32Array
  /** Counts up with every card that comes into play or is claimed: later effects on control win (kf.control.4). */
  readonly clock: Int32Array
  /** Clock when the card came into play, was attached, or was last claimed. */
  readonly since: Int32Array
  /** Houses on the identity card of each seat, bits. */
  readonly identity: Int32Array

  readonly state: Int16Array
  readonly amber: Int16Array
  readonly chains: Int16Array
  /** Definition on each seat's token reference card plus one, 0 for none. */
  readonly tokenOf: Int16Array
  /** Definition whose text the card has now; differs from `printed` for copies. */
  readonly text: Int16Array
  readonly printed: Int16Array
  readonly damage: Int16Array
  readonly amberOn: Int16Array
  readonly power: Int16Array
  readonly queue: Int16Array
  readonly log: Int16Array

  /** Forged keys of each seat: bits red, yellow, blue. */
  readonly keys: Int8Array
  /** 1 for the object that stands for a token creature; the hidden card lies under it (kf.token). */
  readonly isToken: Int8Array
  readonly owner: Int8Array
  readonly controller: Int8Array
  /** Who controls the card when no other claim is in force. */
  readonly claim: Int8Array
  readonly house: Int8Array
  readonly exhausted: Int8Array
  readonly status: Int8Array
  readonly powerCounters: Int16Array
  /** Counters of named kinds on cards in play. */
  readonly counters: Int16Array
  /** Armor when its used part was last reckoned: what is lost since is taken from the used part first (kf.armor.6). */
  readonly armorSeen: Int16Array
  readonly armorUsed: Int16Array
  /** Times attacked this turn (kf.elusive). */
  readonly attacked: Int16Array
  /** Times played and used this turn (kf.six). */
  readonly uses: Int16Array
  /** Times this turn that the card's own limited permission was used. */
  readonly spent: Int16Array
  /** The four columns before this as one: they begin anew with every turn. */
  readonly ofTurn: Int16Array
  /** What an upgrade is on, or a card is under; -1. */
  readonly host: Int16Array
  /**
   * Seats that may look at a card under another, bits; a token creature's is for its controller (kf.graft.3, kf.token.3). Of other hidden cards:
   * seats that know, while an act lasts, that it lies where it does.
   */
  readonly knownTo: Int8Array
  /** Seats that have seen this hidden card in this act, bits, wherever it lies now. */
  readonly seenBy: Int8Array
  readonly tagged: Int8Array
  /** Seat whose archives took it from play (abduct), -1. */
  readonly abductor: Int8Array
  /** Card that set this one aside, -1. */
  readonly setAsideBy: Int16Array
  /** Last known power, and both neighbors, of a card that left play. */
  readonly left: Int16Array
  readonly right: Int16Array

  constructor() {
    const columns = new Columns(BYTES)
    this.bytes = columns.bytes
    this.columns = columns.entries
    this.random = columns.int32('random', 4)
    this.watch = columns.int32('watch', LENT + 1)
    this.bonus = columns.int32('bonus', CARDS)
    this.clock = columns.int32('clock', 1)
    this.since = columns.int32('since', CARDS)
    this.identity = columns.int32('identity', SEATS)
    this.machine = columns.int16('machine', 2)
    this.state = columns.int16('state', STATE_WORDS)
    this.amber = columns.int16('amber', SEATS)
    this.chains = columns.int16('chains', SEATS)
    this.tokenOf = columns.int16('token of', SEATS)
    this.text = columns.int16('text', CARDS)
    this.printed = columns.int16('printed', CARDS)
    this.damage = columns.int16('damage', CARDS)
    this.amberOn = columns.int16('amber on', CARDS)
    this.power = columns.int16('last power', CARDS)
    this.listeners = columns.uint8('listeners', CARDS)
    this.powerCounters = columns.int16('power counters', CARDS)
    this.armorSeen = columns.int16('armor seen', CARDS)
    this.armorUsed = columns.int16('armor used', CARDS)
    this.attacked = columns.int16('attacked', CARDS)
    this.uses = columns.int16('uses', CARDS)
    this.spent = columns.int16('spent', CARDS)
    this.ofTurn = new Int16Array(columns.bytes.buffer, this.armorUsed.byteOffset, 4 * CARDS)
    this.host = columns.int16('host', CARDS)
    this.setAsideBy = columns.int16('set aside by', CARDS)
    this.left = columns.int16('left neighbor', CARDS)
    this.right = columns.int16('right neighbor', CARDS)
    this.keys = columns.int8('keys', SEATS)
    this.isToken = columns.int8('is token', CARDS)
    this.owner = columns.int8('owner', CARDS)
    this.controller = columns.int8('controller', CARDS)
    this.claim = columns.int8('claim', CARDS)
    this.house = columns.int8('house', CARDS)
    this.exhausted = columns.int8('exhausted', CARDS)
    this.status = columns.int8('status', CARDS)
    this.knownTo = columns.int8('known to', CARDS)
    this.seenBy = columns.int8('seen by', CARDS)
    this.tagged = columns.int8('tagged', CARDS)
    this.abductor = columns.int8('abductor', CARDS)
    this.zones = zoneColumns(columns, ZONES, CARDS)
    this.frames = columns.int32('frames', FRAME_WORDS)
    this.pieces = piecesOf(this.frames)
    this.lasting = columns.int32('lasting', LASTING_WORDS * LASTING_ENTRIES)
    this.queue = columns.int16('queue', QUEUE_WORDS * QUEUE_ENTRIES)
    this.log = columns.int16('log', LOG_WORDS * LOG_ENTRIES)
    this.counters = columns.int16('counters', COUNTER_WORDS * COUNTER_ENTRIES)
    this.script = undefined
    this.sink = undefined
  }
}

function piecesOf({ buffer, byteOffset, length }: Int32Array): Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let words = 32; words < 2 * length; words *= 2) pieces.push(new Uint8Array(buffer, 0, byteOffset + 4 * Math.min(words, length)))
  return pieces
}

/** All programs of the game: its rules and its cards. */
export const code = new Code<KeyforgePosition, KeyforgeKind, KeyforgeOption>()
