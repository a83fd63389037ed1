/**
 * Counters of Æmber, damage, counters, chains and uses stop at what their column holds, so that none of them wraps (kf.stall.4).
 * No game comes near.
 */
export const MOST = 32_000

export function add(column: Int16Array, at: number, amount: number): void {
  column[at] = Math.max(-MOST, Math.min(MOST, column[at] + amount))
}
