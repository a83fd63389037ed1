import { CapacityError } from '../../../kernel/layout.ts'
import type { Test } from '../../../ability/language.ts'
import { INTEREST, LOG_COUNT, LOG_ENTRIES, LOG_WORDS, TURN } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

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

/** Flag of a destroyed record: in a fight. */
export const IN_FIGHT = 1

/** Kinds that the cards compiled since `takeInterest` look back on. */
let interest = 0

export function addInterest(kind: number): void {
  interest |= 1 << kind
}

export function takeInterest(): number {
  const taken = interest
  interest = 0
  return taken
}

const KIND = 0
const CARD = 1
const SEAT_AND_FLAGS = 2
const WHEN = 3

export function record(p: KeyforgePosition, kind: number, card: number, seat: number, flags = 0): void {
  if ((p.state[INTEREST] & (1 << kind)) === 0) return
  const n = p.state[LOG_COUNT]
  if (n >= LOG_ENTRIES) throw new CapacityError('log', `holds ${n} records, no room for one more`)
  const at = n * LOG_WORDS
  p.log[at + KIND] = kind
  p.log[at + CARD] = card
  p.log[at + SEAT_AND_FLAGS] = seat | (flags << 4)
  p.log[at + WHEN] = p.state[TURN]
  p.state[LOG_COUNT] = n + 1
}

/** Drops everything older than the turn before the one that begins. */
export function forgetOldTurns(p: KeyforgePosition): void {
  let kept = 0
  for (let i = 0, n = p.state[LOG_COUNT]; i < n; i++) {
    const at = i * LOG_WORDS
    if (p.log[at + WHEN] < p.state[TURN] - 1) continue
    if (kept !== i) p.log.copyWithin(kept * LOG_WORDS, at, at + LOG_WORDS)
    kept++
  }
  p.log.fill(0, kept * LOG_WORDS, p.state[LOG_COUNT] * LOG_WORDS)
  p.state[LOG_COUNT] = kept
}

/** How often something happened: in the turn `ago` turns before this one, by a seat of the mask, about a matching card. */
export function countRecords(
  p: KeyforgePosition,
  f: number,
  kind: number,
  ago: number,
  seats: number,
  about: Test<KeyforgePosition> | undefined,
  flags: number,
): number {
  let count = 0
  for (let i = 0, n = p.state[LOG_COUNT]; i < n; i++) {
    const at = i * LOG_WORDS
    if (isRecordOf(p, at, kind, ago, seats, flags) && (about === undefined || about(p, f, p.log[at + CARD]))) count++
  }
  return count
}

/** The same with each card counted once. */
export function countCards(
  p: KeyforgePosition,
  f: number,
  kind: number,
  ago: number,
  seats: number,
  about: Test<KeyforgePosition> | undefined,
  flags: number,
): number {
  let count = 0
  for (let i = 0, n = p.state[LOG_COUNT]; i < n; i++) {
    const at = i * LOG_WORDS
    const card = p.log[at + CARD]
    if (!isRecordOf(p, at, kind, ago, seats, flags) || (about !== undefined && !about(p, f, card))) continue
    let first = 0
    while (p.log[first + CARD] !== card || !isRecordOf(p, first, kind, ago, seats, flags)) first += LOG_WORDS
    if (first === at) count++
  }
  return count
}

function isRecordOf(p: KeyforgePosition, at: number, kind: number, ago: number, seats: number, flags: number): boolean {
  if (p.log[at + KIND] !== kind || p.log[at + WHEN] !== p.state[TURN] - ago) return false
  const packed = p.log[at + SEAT_AND_FLAGS]
  return (seats & (1 << (packed & 15))) !== 0 && ((packed >> 4) & flags) === flags
}
