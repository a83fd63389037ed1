import type { Sink } from '../../kernel/event.ts'
import { Columns } from '../../kernel/layout.ts'
import type { ColumnEntry } from '../../kernel/layout.ts'
import type { Position, ZoneColumns } from '../../kernel/position.ts'
import { Code } from '../../kernel/program.ts'
import type { Script } from '../../kernel/random.ts'
import type { ZoneDeclaration } from '../../kernel/zones.ts'
import { zoneColumns } from '../../kernel/zones.ts'
import type { CrystalClansKind } from './decision.ts'
import { PLACE_COUNT, PLACES } from './board.ts'

export const SEATS = 2
/** Value of `ENDED` when nobody has won. */
export const DRAWN = SEATS + 1
/** More than any decision of the game offers. */
export const MAX_OPTIONS = 96
export const DECK_SIZE = 27
export const CRYSTAL_COUNT = 15
/** Cards of seat 0, of seat 1, then the crystals. */
export const UNIT_CARDS = SEATS * DECK_SIZE
export const CARDS = UNIT_CARDS + CRYSTAL_COUNT

/** Zones: add the seat, and for squads nine times the seat and the place. The last card of a squad is its top unit. */
export const DECK = 0
export const HAND = 2
export const DISCARD = 4
export const REMOVED = 6
export const BATTLE_CARD = 8
export const SQUAD = 10
export const CRYSTAL_DECK = 28
export const CRYSTAL_ROW = 29
export const CRYSTALS = 30

/** Words of the `game` column. The marker is positive on the side of seat 0. */
export const MARKER = 0
export const ACTIVE = 1
/** Turns that have ended. */
export const TURN = 2
export const ACTIONS = 3
/** Actions in a row that brought no card to another pile (cc.stall.1). */
export const IDLE = 4
/** Crystals that a seat still gets for reshuffles of its opponent. */
export const EARNED = 5
/** Seat + 1 of the winner, `DRAWN` when nobody has won. */
export const ENDED = 7
/** Mask of places that units of a seat have entered since challenges were last looked at. */
export const ENTERED = 8
/** Seat + 1 that has just been given a battle by an ability. */
export const CHALLENGE = 10
/** How many cards at the bottom of its draw pile a seat has put there itself; there may be fewer by now. */
export const BOTTOM = 11
/** Actions in a row that brought nobody a crystal (cc.stall.2). */
export const BARREN = 13
const STATE_WORDS = 14

/** Words of the `battle` column; those for two seats take two words. */
export const BATTLE_PLACE = 0
export const STARTER = 1
export const ATTACK_BONUS = 2
export const DEFENSE_BONUS = 4
/** Style + 1 that a seat has named aloud. */
export const PREDICTED = 6
export const CANCELLED = 8
export const FORCED_LEFT = 10
export const BROKEN_OFF = 12
export const LOST = 13
export const TAKES_BACK = 15
/** Number + 1 of the program to run after damage. */
export const AFTER_DAMAGE = 17
export const REVEALED = 19
/** 1 left, 2 right, 0 none. */
export const SIDE = 20
/** Has the squad that battles ceased to exist? A squad that is founded in its place is another one. */
export const GONE = 22
/** The active player lets the other seat go first in what happens at the same time (cc.ability.4). */
export const OTHER_FIRST = 24
const BATTLE_WORDS = 25

const FRAME_WORDS = 320
const BYTES = 2376

const ZONES: readonly ZoneDeclaration[] = [
  ...bothSeats('deck', DECK_SIZE),
  ...bothSeats('hand', DECK_SIZE),
  ...bothSeats('discard', DECK_SIZE),
  ...bothSeats('removed', DECK_SIZE),
  ...bothSeats('battle card', 1),
  ...[0, 1].flatMap((seat) => PLACES.map((place) => ({ name: `squad ${place.id} ${seat}`, capacity: DECK_SIZE }))),
  { name: 'crystal deck', capacity: CRYSTAL_COUNT },
  { name: 'crystal row', capacity: 3 },
  ...bothSeats('crystals', CRYSTAL_COUNT),
]

/** Everything true in a game of Crystal Clans. */
export class CrystalClansPosition implements Position {
  readonly bytes: Uint8Array
  readonly columns: readonly ColumnEntry[]
  readonly random: Int32Array
  readonly frames: Int32Array
  readonly machine: Int16Array
  readonly state: Int16Array
  readonly battle: Int16Array
  readonly zones: ZoneColumns
  /** Face of each card; belongs to the setup. */
  readonly face: Int8Array
  /** Cards in a hand that the other seat has seen go there. */
  readonly known: Int8Array
  /** Crystals turned face down, by card minus UNIT_CARDS. */
  readonly down: Int8Array
  script: Script | undefined = undefined
  sink: Sink | undefined = undefined

  constructor() {
    const columns = new Columns(BYTES)
    this.random = columns.int32('random', 4)
    this.frames = columns.int32('frames', FRAME_WORDS)
    this.machine = columns.int16('machine', 2)
    this.state = columns.int16('state', STATE_WORDS)
    this.battle = columns.int16('battle', BATTLE_WORDS)
    this.zones = zoneColumns(columns, ZONES, CARDS)
    this.face = columns.int8('face', CARDS)
    this.known = columns.int8('known', UNIT_CARDS)
    this.down = columns.int8('down', CRYSTAL_COUNT)
    this.bytes = columns.bytes
    this.columns = columns.entries
  }
}

/** All programs of the game: its turn structure and its cards. */
export const code = new Code<CrystalClansPosition, CrystalClansKind>()

export function squadZone(seat: number, place: number): number {
  return SQUAD + seat * PLACE_COUNT + place
}

export function ownerOf(card: number): number {
  return card < DECK_SIZE ? 0 : 1
}

/** The place of a unit on the board, -1 elsewhere. */
export function placeOf(p: CrystalClansPosition, card: number): number {
  const zone = p.zones.of[card]
  return zone >= SQUAD && zone < CRYSTAL_DECK ? (zone - SQUAD) % PLACE_COUNT : -1
}

export function squadSize(p: CrystalClansPosition, seat: number, place: number): number {
  return p.zones.length[squadZone(seat, place)]
}

/** The top unit of a squad, -1 when there is no squad. */
export function topUnit(p: CrystalClansPosition, seat: number, place: number): number {
  const zone = squadZone(seat, place)
  const { length } = p.zones
  return length[zone] === 0 ? -1 : p.zones.list[p.zones.start[zone] + length[zone] - 1]
}

/** Do both squads of the battle still exist? */
export function isFought(p: CrystalClansPosition): boolean {
  return p.battle[GONE] === 0 && p.battle[GONE + 1] === 0
}

/** Is there a squad that "this squad" can mean? In a battle only the one that battles. */
export function hasSquad(p: CrystalClansPosition, seat: number, place: number): boolean {
  return squadSize(p, seat, place) > 0 && (p.battle[BATTLE_PLACE] !== place + 1 || p.battle[GONE + seat] === 0)
}

export function bottomUnit(p: CrystalClansPosition, seat: number, place: number): number {
  const zone = squadZone(seat, place)
  return p.zones.length[zone] === 0 ? -1 : p.zones.list[p.zones.start[zone]]
}

/** A seat controls a place when it has a squad there and the other has none (cc.claim.2). */
export function controls(p: CrystalClansPosition, seat: number, place: number): boolean {
  return squadSize(p, seat, place) > 0 && squadSize(p, 1 - seat, place) === 0
}

function bothSeats(name: string, capacity: number): ZoneDeclaration[] {
  return [0, 1].map((seat) => ({ name: `${name} ${seat}`, capacity }))
}

/** The number of the turn that runs, counted from 1; 0 until lots are drawn, when no crystals lie in the row yet. */
export function turnNumber(ended: number, row: number): number {
  return ended === 0 && row === 0 ? 0 : ended + 1
}
