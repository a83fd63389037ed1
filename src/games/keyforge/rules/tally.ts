import { CapacityError } from '../../../kernel/layout.ts'
import { COUNTERS } from './face.ts'
import type { CounterName } from './face.ts'
import { COUNTER_COUNT, COUNTER_ENTRIES, COUNTER_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/**
 * Counters of Æmber, damage, counters, chains and uses stop at what their column holds, so that none of them wraps (kf.stall.4).
 * No game comes near.
 */
export const MOST = 32_000

export function add(column: Int16Array, at: number, amount: number): void {
  column[at] = Math.max(-MOST, Math.min(MOST, column[at] + amount))
}

/** Puts counters of a kind (a number of `COUNTERS`) on a card, or takes them off, as many as there are; returns the change. */
export function changeCounters(p: KeyforgePosition, card: number, kind: number, amount: number): number {
  if (kind === POWER_COUNTER) return change(p.powerCounters, card, amount)
  let at = entryOf(p, card, kind)
  if (at < 0) {
    if (amount <= 0) return 0
    at = addEntry(p, card, kind)
  }
  const changed = change(p.counters, at + AMOUNT, amount)
  if (p.counters[at + AMOUNT] === 0) dropEntry(p, at)
  return changed
}

/** How many counters of a kind are on a card. */
export function countersOn(p: KeyforgePosition, card: number, kind: number): number {
  if (kind === POWER_COUNTER) return p.powerCounters[card]
  const at = entryOf(p, card, kind)
  return at < 0 ? 0 : p.counters[at + AMOUNT]
}

/** The named counters on a card, without those of power. */
export function namedCounters(p: KeyforgePosition, card: number): Partial<Record<CounterName, number>> {
  let named = NONE
  for (let at = 0; at < p.state[COUNTER_COUNT] * COUNTER_WORDS; at += COUNTER_WORDS) {
    if (p.counters[at] !== card) continue
    if (named === NONE) named = {}
    named[COUNTERS[p.counters[at + KIND]]] = p.counters[at + AMOUNT]
  }
  return named
}

/** All counters leave a card. */
export function clearCounters(p: KeyforgePosition, card: number): void {
  p.powerCounters[card] = 0
  for (let i = p.state[COUNTER_COUNT] - 1; i >= 0; i--) if (p.counters[i * COUNTER_WORDS] === card) dropEntry(p, i * COUNTER_WORDS)
}

/** All counters go from one card to another that has none. */
export function carryCounters(p: KeyforgePosition, from: number, to: number): void {
  p.powerCounters[to] = p.powerCounters[from]
  p.powerCounters[from] = 0
  for (let i = 0; i < p.state[COUNTER_COUNT]; i++) if (p.counters[i * COUNTER_WORDS] === from) p.counters[i * COUNTER_WORDS] = to
}

const POWER_COUNTER = COUNTERS.indexOf('power')
const KIND = 1
const AMOUNT = 2
const NONE: Partial<Record<CounterName, number>> = {}

function change(column: Int16Array, at: number, amount: number): number {
  const before = column[at]
  add(column, at, Math.max(amount, -before))
  return column[at] - before
}

function entryOf(p: KeyforgePosition, card: number, kind: number): number {
  for (let at = 0; at < p.state[COUNTER_COUNT] * COUNTER_WORDS; at += COUNTER_WORDS) {
    if (p.counters[at] === card && p.counters[at + KIND] === kind) return at
  }
  return -1
}

function addEntry(p: KeyforgePosition, card: number, kind: number): number {
  const count = p.state[COUNTER_COUNT]
  if (count === COUNTER_ENTRIES) {
    throw new CapacityError('counters', `holds ${COUNTER_ENTRIES} entries, no room for ${COUNTERS[kind]} counters on one more card`)
  }
  p.state[COUNTER_COUNT] = count + 1
  const at = count * COUNTER_WORDS
  p.counters[at] = card
  p.counters[at + KIND] = kind
  return at
}

/** Later entries move up, and words no longer used are empty again: equal positions are equal bytes. */
function dropEntry(p: KeyforgePosition, at: number): void {
  const end = p.state[COUNTER_COUNT] * COUNTER_WORDS
  p.counters.copyWithin(at, at + COUNTER_WORDS, end)
  p.counters.fill(0, end - COUNTER_WORDS, end)
  p.state[COUNTER_COUNT]--
}
