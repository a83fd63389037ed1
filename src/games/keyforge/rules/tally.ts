import { CapacityError } from '../../../kernel/layout.ts'
import { COUNTERS } from './face.ts'
import type { KeyforgePosition } from './layout.ts'

/**
 * Counters of Æmber, damage, counters, chains and uses stop at what their column holds, so that none of them wraps (kf.stall.4).
 * No game comes near.
 */
export const MOST = 32_000

export function add(column: Int16Array, at: number, amount: number): void {
  column[at] = Math.max(-MOST, Math.min(MOST, column[at] + amount))
}

/**
 * Puts counters of a kind (a number of `COUNTERS`) on a card, or takes them off, as many as there are; returns the change. A card holds
 * +1 power counters and one other kind.
 */
export function changeCounters(p: KeyforgePosition, card: number, kind: number, amount: number): number {
  const column = kind === POWER_COUNTER ? p.powerCounters : p.counters
  if (kind !== POWER_COUNTER && p.counterKind[card] !== kind) {
    if (amount <= 0) return 0
    if (p.counters[card] > 0) {
      throw new CapacityError(
        'counters',
        `holds ${COUNTERS[p.counterKind[card]]} counters, no room for ${COUNTERS[kind]} counters on one card`,
      )
    }
    p.counterKind[card] = kind
  }
  const before = column[card]
  add(column, card, Math.max(amount, -before))
  if (kind !== POWER_COUNTER && p.counters[card] === 0) p.counterKind[card] = 0
  return column[card] - before
}

/** How many counters of a kind are on a card. */
export function countersOn(p: KeyforgePosition, card: number, kind: number): number {
  if (kind === POWER_COUNTER) return p.powerCounters[card]
  return p.counterKind[card] === kind ? p.counters[card] : 0
}

const POWER_COUNTER = COUNTERS.indexOf('power')
