import type { Random } from '../kernel/random.ts'

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Pairs by what A won of them: 0, a half, 1, one and a half, 2. */
export type Pentanomial = readonly [number, number, number, number, number]

export interface Verdict {
  /** Logarithm of how much better the larger advantage explains the results. */
  readonly ratio: number
  readonly lower: number
  readonly upper: number
  readonly accepted: 'larger' | 'smaller' | undefined
}

/** Pairs below which nothing is decided: the variance of a few says little. */
const LEAST_PAIRS = 30

/** Mean share of a game that A won, where each group has that many games. */
export function meanShare(groups: readonly number[], games: number): number {
  return groups.length === 0 ? 0 : groups.reduce((sum, share) => sum + share, 0) / (groups.length * games)
}

/** The middle 95 % of what the mean would be if the groups were drawn again: games of a group are not independent, groups are. */
export function bootstrap(groups: readonly number[], games: number, random: Random, draws = 2000): Interval {
  const n = groups.length
  if (n === 0) return { low: 0, high: 1 }
  const means = new Float64Array(draws)
  for (let i = 0; i < draws; i++) {
    let sum = 0
    for (let k = 0; k < n; k++) sum += groups[random.below(n)]
    means[i] = sum / (n * games)
  }
  means.sort()
  return { low: means[Math.floor(draws * 0.025)], high: means[Math.ceil(draws * 0.975) - 1] }
}

/** The advantage in Elo that would give this share in games of two; infinite for all or nothing. */
export function eloOf(share: number): number {
  return 400 * Math.log10(share / (1 - share))
}

export function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400))
}

export function pentanomial(pairs: readonly number[]): Pentanomial {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const share of pairs) counts[Math.round(share * 2)]++
  return counts
}

/**
 * The sequential test of an advantage of `larger` against one of `smaller` Elo, by pairs: stop as soon as something is accepted, with
 * at most `error` of wrong answers to either side.
 */
export function sequentialTest(pairs: Pentanomial, smaller: number, larger: number, error = 0.05): Verdict {
  const bound = Math.log((1 - error) / error)
  // a little of everything keeps the variance of few pairs from being nothing
  const counts = pairs.map((count) => count + 1e-3)
  const n = counts.reduce((a, b) => a + b, 0)
  const mean = counts.reduce((sum, count, k) => sum + (count * k) / 4, 0) / n
  const variance = counts.reduce((sum, count, k) => sum + count * (k / 4 - mean) ** 2, 0) / n
  const [from, to] = [shareOf(smaller), shareOf(larger)]
  const ratio = (n * (to - from) * (2 * mean - from - to)) / (2 * variance)
  const settled = n >= LEAST_PAIRS
  return {
    ratio,
    lower: -bound,
    upper: bound,
    accepted: !settled ? undefined : ratio >= bound ? 'larger' : ratio <= -bound ? 'smaller' : undefined,
  }
}
