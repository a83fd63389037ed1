import type { Interval, Pentanomial } from './arena-statistics.ts'

/** Chains of a player at most (kf.chains.7). */
export const MOST_CHAINS = 24

/** What was played with one handicap: pairs of games by what deck A won of them. */
export interface Tally {
  /** Chains of deck A at the start; below 0 those of deck B. */
  readonly handicap: number
  readonly pairs: Pentanomial
}

export interface Share {
  /** Part of its games that deck A won. */
  readonly share: number
  /** 95 % of it. */
  readonly interval: Interval
}

/** The handicap with which two decks are nearest to even. */
export interface Advice extends Share {
  /** Chains of deck A at the start; below 0 those of deck B. `share` is what A wins with it. */
  readonly handicap: number
  /** 95 % of the handicap, in whole chains. */
  readonly handicaps: Interval
  /** False when the stronger deck still wins more than half with all the chains there are. */
  readonly enough: boolean
}

/** Middle 95 % of a normal distribution, in standard deviations. */
const SIGMAS = 1.96
/** Two counts of chains on both sides of the crossing tell the slope; nearer ones tell less, farther ones are less like the crossing. */
const SPREAD = 3
/**
 * What is believed before a game is played, in log odds: some advantage of a deck, and that the first chain costs about what it costs
 * greedy players (eight pairings: 0.05 to 0.15). Some forty games outweigh both.
 */
const ADVANTAGE = { mean: 0, deviation: 3 }
const FIRST_CHAIN = { mean: -0.1, deviation: 0.05 }
/** A chain never helps; a line that says so is of too few games. */
const LEAST_SLOPE = -0.005
/**
 * Chains after which the next one costs three times the first: with more of them a draw is smaller by more (kf.chains.3). Of eight pairings with
 * eight counts of chains each (10,800 games), this explains what a straight line leaves open (deviance 62 of 48, the line's 75).
 */
const THREEFOLD = 25
/** Before the first pairs, two games of a pair count as two. */
const PRIOR_PAIRS = 5
const ROUNDS_OF_FIT = 50
const STEPS_OF_CHAIN = 20

/** Log odds of A's win as a line over the burden of the handicap, with the covariance of its two numbers. */
interface Line {
  readonly at: number
  readonly slope: number
  readonly varianceAt: number
  readonly varianceSlope: number
  readonly covariance: number
}

/** A's part of the games, by Wilson's interval for as many games as the pairs are worth. */
export function shareOfPairs(pairs: Pentanomial): Share {
  const games = 2 * countPairs(pairs)
  if (games === 0) return { share: 0.5, interval: { low: 0, high: 1 } }
  const share = won(pairs) / games
  const worth = games / dispersion([{ pairs, share }])
  const squared = SIGMAS ** 2 / worth
  const middle = (share + squared / 2) / (1 + squared)
  const half = Math.sqrt(squared * (share * (1 - share) + squared / 4)) / (1 + squared)
  return { share, interval: { low: Math.max(0, Math.min(share, middle - half)), high: Math.min(1, Math.max(share, middle + half)) } }
}

/**
 * The advice that follows from all that was played. The log odds are taken as a line over the burden of the handicap; its crossing of one half is the
 * advice, and the handicaps where the line does not clearly differ from one half are its interval (Fieller).
 */
export function adviseChains(tallies: readonly Tally[]): Advice {
  const line = fitLine(tallies)
  const crossing = crossingOf(line)
  const handicap = whole(clip(crossing, MOST_CHAINS))
  let [low, high] = [handicap, handicap]
  for (let step = -MOST_CHAINS * STEPS_OF_CHAIN; step <= MOST_CHAINS * STEPS_OF_CHAIN; step++) {
    const at = step / STEPS_OF_CHAIN
    const burden = burdenOf(at)
    if (Math.abs(logOddsAt(line, burden)) > SIGMAS * deviationAt(line, burden)) continue
    low = Math.min(low, whole(at))
    high = Math.max(high, whole(at))
  }
  const burden = burdenOf(handicap)
  const odds = logOddsAt(line, burden)
  const half = SIGMAS * deviationAt(line, burden)
  return {
    handicap,
    handicaps: { low, high },
    share: fromLogOdds(odds),
    interval: { low: fromLogOdds(odds - half), high: fromLogOdds(odds + half) },
    enough: Math.abs(crossing) < MOST_CHAINS + 0.5,
  }
}

/** The handicaps that are worth playing next: both sides of where the crossing seems to be. */
export function nextHandicaps(tallies: readonly Tally[]): readonly [number, number] {
  const middle = whole(clip(crossingOf(fitLine(tallies)), MOST_CHAINS - SPREAD))
  return [middle - SPREAD, middle + SPREAD]
}

export function addPairs(a: Pentanomial, b: Pentanomial): Pentanomial {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]]
}

export function countPairs(pairs: Pentanomial): number {
  return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]
}

function won(pairs: Pentanomial): number {
  return (pairs[1] + 2 * pairs[2] + 3 * pairs[3] + 4 * pairs[4]) / 2
}

/** Logistic regression by Newton's method, held together by the beliefs where little was played. */
function fitLine(tallies: readonly Tally[]): Line {
  let at = ADVANTAGE.mean
  let slope = FIRST_CHAIN.mean
  let information = { at: 1, both: 0, slope: 1 }
  for (let round = 0; round < ROUNDS_OF_FIT; round++) {
    // the beliefs come in as if they had been played
    let towardsAt = (ADVANTAGE.mean - at) / ADVANTAGE.deviation ** 2
    let towardsSlope = (FIRST_CHAIN.mean - slope) / FIRST_CHAIN.deviation ** 2
    information = { at: 1 / ADVANTAGE.deviation ** 2, both: 0, slope: 1 / FIRST_CHAIN.deviation ** 2 }
    for (const { handicap, pairs } of tallies) {
      const games = 2 * countPairs(pairs)
      const burden = burdenOf(handicap)
      const share = fromLogOdds(at + slope * burden)
      const weight = games * share * (1 - share)
      towardsAt += won(pairs) - games * share
      towardsSlope += burden * (won(pairs) - games * share)
      information.at += weight
      information.both += weight * burden
      information.slope += weight * burden ** 2
    }
    const determinant = information.at * information.slope - information.both ** 2
    // a whole step may overshoot far from the answer
    const step = clip((information.slope * towardsAt - information.both * towardsSlope) / determinant, 1)
    const turn = clip((information.at * towardsSlope - information.both * towardsAt) / determinant, 0.1)
    at += step
    slope += turn
    if (Math.abs(step) + Math.abs(turn) < 1e-10) break
  }
  const spread = dispersion(tallies.map(({ handicap, pairs }) => ({ pairs, share: fromLogOdds(at + slope * burdenOf(handicap)) })))
  const scale = spread / (information.at * information.slope - information.both ** 2)
  return {
    at,
    slope,
    varianceAt: scale * information.slope,
    varianceSlope: scale * information.at,
    covariance: -scale * information.both,
  }
}

/** How much more the pairs differ than two games that know nothing of each other would; mirrored games usually differ less. */
function dispersion(played: readonly { readonly pairs: Pentanomial; readonly share: number }[]): number {
  let [found, expected] = [0, 0]
  for (const { pairs, share } of played) {
    const variance = 2 * share * (1 - share)
    pairs.forEach((count, k) => {
      found += count * (k / 2 - 2 * share) ** 2
    })
    found += PRIOR_PAIRS * variance
    expected += (countPairs(pairs) + PRIOR_PAIRS) * variance
  }
  return expected === 0 ? 1 : found / expected
}

/** What chains cost, in first chains. */
function burdenOf(handicap: number): number {
  return handicap * (1 + Math.abs(handicap) / THREEFOLD)
}

/** The handicap where the line crosses one half. */
function crossingOf({ at, slope }: Line): number {
  const burden = -at / Math.min(slope, LEAST_SLOPE)
  return Math.sign(burden) * (Math.sqrt(THREEFOLD ** 2 / 4 + THREEFOLD * Math.abs(burden)) - THREEFOLD / 2)
}

function logOddsAt({ at, slope }: Line, burden: number): number {
  return at + slope * burden
}

function deviationAt({ varianceAt, varianceSlope, covariance }: Line, burden: number): number {
  return Math.sqrt(varianceAt + 2 * burden * covariance + burden ** 2 * varianceSlope)
}

function fromLogOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

function clip(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}

/** The nearest whole number, never -0. */
function whole(value: number): number {
  return Math.round(value) + 0
}
