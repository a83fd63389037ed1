import { CapacityError } from '../../../kernel/layout.ts'
import type { Test } from '../../../ability/language.ts'
import { INTEREST, LOG_COUNT, LOG_ENTRIES, LOG_WORDS, TURN } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { CREATURE } from './definition.ts'
import { typeOf } from './whereabouts.ts'

/**
 * What happened this turn and the turn before: small records that conditions look back on.
 * A kind is kept only when a card of this game asks for it (`state[INTEREST]`), so most games keep almost nothing.
 */
export const PLAYED = 0
export const DISCARDED = 1
export const DESTROYED_KIND = 2
export const FORGED = 3
export const USED = 4
export const REAPED = 5
export const STOLEN = 6
export const EXALTED = 7
/** Not a record: some card of the game has an ability that works in a discard pile. */
export const IN_DISCARD = 8

/** Flags of a destroyed record: in a fight; by assault damage; by splash-attack damage. Of a used record: in order to fight. */
export const IN_FIGHT = 1
/** Flag of a use. */
export const TO_REAP = 2
export const BY_ASSAULT = 8
export const BY_SPLASH = 4
/** Flag of damage: by hazardous. It is only told. */
export const BY_HAZARDOUS = 32
/** Flag of damage: it is a bonus icon's. */
export const BY_ICON = 16

/** Kinds that the cards compiled since `takeInterest` look back on. */
let interest = 0

export function addInterest(kind: number): void {
  if (kind > KIND_MASK) throw new CapacityError('log', `tells ${KIND_MASK + 1} kinds apart, and ${kind} is one more`)
  interest |= 1 << kind
}

export function takeInterest(): number {
  const taken = interest
  interest = 0
  return taken
}

/** A record is the card, and in one word the kind, the seat, what else happened, and the last bit of the turn: only two turns are kept. */
const CARD = 0
const FACTS = 1
const SEAT_AT = 4
const KIND_MASK = (1 << SEAT_AT) - 1
const FLAGS_AT = 5
const TURN_AT = 13

function turnBit(turn: number): number {
  return (turn & 1) << TURN_AT
}

export function record(p: KeyforgePosition, kind: number, card: number, seat: number, flags = 0): void {
  if ((p.state[INTEREST] & (1 << kind)) === 0) return
  const n = p.state[LOG_COUNT]
  if (n >= LOG_ENTRIES) throw new CapacityError('log', `holds ${n} records, no room for one more`)
  const at = n * LOG_WORDS
  p.log[at + CARD] = card
  p.log[at + FACTS] = kind | (seat << SEAT_AT) | (flags << FLAGS_AT) | turnBit(p.state[TURN])
  p.state[LOG_COUNT] = n + 1
}

/** Drops everything older than the turn before the one that begins: that of the same player. What is older lies first. */
export function forgetOldTurns(p: KeyforgePosition): void {
  const { log } = p
  const last = turnBit(p.state[TURN] - 1)
  const end = p.state[LOG_COUNT] * LOG_WORDS
  let old = 0
  while (old < end && (log[old + FACTS] & (1 << TURN_AT)) !== last) old += LOG_WORDS
  if (old === 0) return
  // word by word: few are kept, and a call of `copyWithin` for each took random play with the default decks 1 %
  for (let i = old; i < end; i++) log[i - old] = log[i]
  for (let i = end - old; i < end; i++) log[i] = 0
  p.state[LOG_COUNT] = (end - old) / LOG_WORDS
}

/** Was this very card played this turn by one of the seats? */
export function wasPlayed(p: KeyforgePosition, card: number, seats: number): boolean {
  const turn = turnBit(p.state[TURN])
  for (let i = 0, n = p.state[LOG_COUNT]; i < n; i++) {
    const at = i * LOG_WORDS
    if (p.log[at + CARD] === card && isRecordOf(p.log[at + FACTS], PLAYED, turn, seats, 0)) return true
  }
  return false
}

/** How often something happened: this turn (`ago` 0) or last turn (1), by a seat of the mask, about a matching card; `once` counts a card once. */
export function countRecords(
  p: KeyforgePosition,
  f: number,
  kind: number,
  ago: 0 | 1,
  seats: number,
  about: Test<KeyforgePosition> | undefined,
  flags: number,
  once = false,
): number {
  let count = 0
  const turn = turnBit(p.state[TURN] - ago)
  for (let i = 0, n = p.state[LOG_COUNT]; i < n; i++) {
    const at = i * LOG_WORDS
    const card = p.log[at + CARD]
    if (!isRecordOf(p.log[at + FACTS], kind, turn, seats, flags) || (about !== undefined && !about(p, f, card))) continue
    let first = once ? 0 : at
    while (p.log[first + CARD] !== card || !isRecordOf(p.log[first + FACTS], kind, turn, seats, flags)) first += LOG_WORDS
    if (first === at) count++
  }
  return count
}

/** Is the record of this kind and turn (as `turnBit` has it), by a seat of the mask, with all of these flags? */
function isRecordOf(facts: number, kind: number, turn: number, seats: number, flags: number): boolean {
  return (
    (facts & KIND_MASK) === kind &&
    (facts & (1 << TURN_AT)) === turn &&
    (seats & (1 << ((facts >> SEAT_AT) & 1))) !== 0 &&
    ((facts >> FLAGS_AT) & flags) === flags
  )
}

/** The last use in this turn of a card that is a creature: has its record all of these flags? */
export function lastUseHas(p: KeyforgePosition, flags: number): boolean {
  const turn = turnBit(p.state[TURN])
  for (let i = p.state[LOG_COUNT] - 1; i >= 0; i--) {
    const at = i * LOG_WORDS
    if (!isRecordOf(p.log[at + FACTS], USED, turn, 3, 0) || typeOf(p, p.log[at + CARD]) !== CREATURE) continue
    return ((p.log[at + FACTS] >> FLAGS_AT) & flags) === flags
  }
  return false
}
