import { bootstrap, meanShare } from '../src/ai/arena-statistics.ts'
import type { Interval } from '../src/ai/arena-statistics.ts'
import { makeContender, playGroup } from '../src/ai/arena.ts'
import { teach } from '../src/games/judgement.ts'
import { SearchAgent } from '../src/ai/search-agent.ts'
import type { Judge } from '../src/games/weights.ts'
import type { Game } from '../src/kernel/game.ts'
import { Generator } from '../src/kernel/random.ts'
import type { Random } from '../src/kernel/random.ts'
import type { Draw, Table } from './play.ts'

export interface GateRecipe {
  readonly seed: string
  /** Deals of a block; each is played once with the learned judgement on every side. */
  readonly deals: number
  /** Of both searches for a decision. */
  readonly iterations: number
  readonly table: Table
}

/** What came of one deal. */
export interface Deal {
  /** Sum over its games of what the learned judgement won. */
  readonly share: number
  readonly games: number
  readonly unfinished: number
  /** Of thought, and decisions, for the learned judgement and for the other. */
  readonly milliseconds: readonly [number, number]
  readonly decisions: readonly [number, number]
}

export interface Verdict {
  readonly games: number
  /** Of the learned judgement; equals have `even`. */
  readonly share: number
  readonly even: number
  readonly interval: Interval
  /** How likely equals are at least so far apart. */
  readonly chance: number
  readonly unfinished: number
  /** A decision, of the learned judgement and of the other. */
  readonly milliseconds: readonly [number, number]
  readonly wins: boolean
}

/** The certainty that is asked for. */
const LEVEL = 0.05
const DRAWS = 20_000

/** Plays the deals of a block: the same search with the same iterations, once by the learned judgement and once by the one in use. */
export function playDeals(game: Game, inUse: Game, judge: Judge, draw: Draw, { seed, deals, iterations, table }: GateRecipe): Deal[] {
  const random = new Generator(seed)
  const taught = teach(game, judge)
  return Array.from({ length: deals }, () => {
    const a = makeContender(new SearchAgent('learned', taught, { iterations }))
    const b = makeContender(new SearchAgent('in use', inUse, { iterations }))
    const group = playGroup(game, draw(table, random), random.seed(), a, b, () => performance.now())
    return {
      share: group.share,
      games: group.games,
      unfinished: group.unfinished,
      milliseconds: [a.effort.milliseconds, b.effort.milliseconds],
      decisions: [a.effort.decisions, b.effort.decisions],
    }
  })
}

/** Sums up deals that all have as many games. */
export function judgeDeals(deals: readonly Deal[], seed: string): Verdict {
  const [{ games }] = deals
  const shares = deals.map(({ share }) => share)
  const share = meanShare(shares, games)
  const random = new Generator(seed)
  const chance = chanceOf(
    shares.map((one) => one - 1),
    random,
  )
  const mean = (of: 0 | 1): number =>
    deals.reduce((sum, { milliseconds }) => sum + milliseconds[of], 0) /
    Math.max(
      1,
      deals.reduce((sum, { decisions }) => sum + decisions[of], 0),
    )
  return {
    games: deals.length * games,
    share,
    even: 1 / games,
    interval: bootstrap(shares, games, random),
    chance,
    unfinished: deals.reduce((sum, { unfinished }) => sum + unfinished, 0),
    milliseconds: [mean(0), mean(1)],
    wins: share > 1 / games && chance < LEVEL,
  }
}

/**
 * How likely the mean of these differences is at least as far from nothing if each could as well have the other sign: a test by
 * permutation, of both sides, that asks nothing of how the results are distributed.
 */
export function chanceOf(differences: readonly number[], random: Random): number {
  const met = Math.abs(differences.reduce((a, b) => a + b, 0))
  let farther = 0
  for (let draw = 0; draw < DRAWS; draw++) {
    let sum = 0
    for (const difference of differences) sum += random.below(2) === 0 ? difference : -difference
    if (Math.abs(sum) >= met - 1e-9) farther++
  }
  // the result itself is one of the ways to draw the signs
  return (farther + 1) / (DRAWS + 1)
}
