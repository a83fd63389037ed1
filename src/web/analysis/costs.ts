import type { Luck } from '../../games/luck.ts'
import type { Point } from './report.ts'

/**
 * What the decisions lost that a line of the log came of: those since the line before it. Undefined where none was judged, or where an earlier
 * line tells of the same step.
 */
export function costOf(
  points: readonly Point[],
  { step, seat }: { readonly step: number; readonly seat: number },
  before: number,
): number | undefined {
  const judged = points.filter((point) => point.step > before && point.step <= step && (seat < 0 || point.seat === seat))
  return judged.length === 0 ? undefined : judged.reduce((sum, { loss }) => sum + loss, 0)
}

/** Why the strip of luck of a seat is flat; undefined where it is not. */
export function flatnessOf(luck: readonly Luck[], lucky: readonly number[]): 'nothing' | 'alike' | undefined {
  if (lucky.some((amount) => Math.abs(amount) >= SEEN)) return undefined
  return luck.some(({ count }) => count > 0) ? 'alike' : 'nothing'
}

/** Less is no bar. */
const SEEN = 0.005
