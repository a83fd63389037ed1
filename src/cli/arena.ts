import { makeAgent } from '../ai/agent.ts'
import type { Agent, AgentName } from '../ai/agent.ts'
import { bootstrap, eloOf, meanShare, pentanomial, sequentialTest } from '../ai/arena-statistics.ts'
import type { Interval, Pentanomial, Verdict } from '../ai/arena-statistics.ts'
import { makeContender, playGroup } from '../ai/arena.ts'
import type { Contender } from '../ai/arena.ts'
import { isLevel, makeOpponent } from '../ai/levels.ts'
import type { Level } from '../ai/levels.ts'
import type { WholeTitle } from '../games/index.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator } from '../kernel/random.ts'
import type { Random, Seed } from '../kernel/random.ts'
import { Failure } from './failure.ts'
import { teamsOf } from './setup.ts'

export interface ArenaWishes {
  readonly title: WholeTitle
  readonly seats: number
  /** Two against two: A plays one team, B the other. */
  readonly teams: boolean
  readonly agents: readonly [a: AgentName, b: AgentName]
  readonly games: number
  readonly seed: Seed
  /** A random setup for each deal, where the game has them. */
  readonly random: boolean
  /** The setup of each deal, in place of others. */
  readonly draw?: ((random: Random) => Setup) | undefined
  /** Of thought for each move of a level; its own iterations when not given. */
  readonly milliseconds: number | undefined
  readonly sequential: boolean
}

/** How one contender went about it. */
export interface Work {
  readonly decisions: number
  readonly millisecondsPerMove: number
  readonly illegal: number
}

/** The same on every run for the same wishes, but for the time it took; with a time for each move, only nearly. */
export interface ArenaResult {
  readonly game: string
  readonly seed: Seed
  readonly agents: readonly [a: AgentName, b: AgentName]
  readonly seats: number
  readonly teams: boolean
  readonly decks: 'random' | 'default' | 'chosen'
  readonly games: number
  /** Of A. Equals have 1 / sides: each seat is one, or each team. */
  readonly share: number
  /** 95 % of the share, by drawing whole deals again. */
  readonly interval: Interval
  /** Of two sides only; undefined for all or nothing. */
  readonly elo?: number
  readonly eloInterval?: Interval
  /** Pairs in which A won 2, 1½, 1, ½ and 0 games; of two sides only. */
  readonly pairs?: Pentanomial
  readonly firstSideShare: number
  readonly decisionsPerGame: number
  readonly work: readonly [a: Work, b: Work]
  readonly unfinished: number
  /** Deals that a fault of the game ended; they are left out. By message, with the seed of the first. */
  readonly faults: Readonly<Record<string, string>>
  readonly verdict?: Verdict
}

/** Advantages in Elo that the sequential test tells apart. */
const SMALLER = 0
const LARGER = 20
const PROGRESS_EVERY = 500

export function arena(wishes: ArenaWishes, progress?: (text: string) => void): ArenaResult {
  const { title, seats, teams, agents, games, seed, sequential, draw } = wishes
  const { game } = title
  const sides = teams ? 2 : seats
  if (sequential && sides !== 2) throw new Failure(`--sprt counts pairs: it needs two seats or teams, not ${seats} seats.`)
  const ready = teams ? teamsOf(title) : game.defaultSetup(seats)
  const setups = draw ?? (wishes.random ? (random: Random) => drawSetup(title, seats, teams, random) : undefined)
  const [a, b] = agents.map((name) => contend(name, title.taught, wishes.milliseconds))
  const seeds = new Generator(seed)
  const shares: number[] = []
  const faults: Record<string, string> = {}
  let [first, decisions, unfinished, shown] = [0, 0, 0, 0]
  let verdict: Verdict | undefined
  for (let played = 0; played < games && verdict?.accepted === undefined; played += sides) {
    const gameSeed = seeds.seed()
    const setupSeed = seeds.seed()
    try {
      const setup = setups?.(new Generator(setupSeed)) ?? ready
      const group = playGroup(game, setup, gameSeed, a, b, () => performance.now())
      shares.push(group.share)
      first += group.first
      decisions += group.decisions
      unfinished += group.unfinished
    } catch (problem) {
      faults[problem instanceof Error ? problem.message : String(problem)] ??= gameSeed
    }
    if (sequential && shares.length > 0) verdict = sequentialTest(pentanomial(shares), SMALLER, LARGER)
    if (progress !== undefined && performance.now() - shown > PROGRESS_EVERY) {
      shown = performance.now()
      progress(`${played + sides} of ${games} games, ${agents[0]} has ${percent(meanShare(shares, sides))}`)
    }
  }
  progress?.('')
  const share = meanShare(shares, sides)
  const interval = bootstrap(shares, sides, new Generator(seed))
  const count = shares.length * sides
  const pairs = sides === 2 ? pentanomial(shares) : undefined
  return {
    game: game.name,
    seed,
    agents,
    seats,
    teams,
    decks: draw !== undefined ? 'chosen' : setups === undefined ? 'default' : 'random',
    games: count,
    share,
    interval,
    ...(pairs === undefined
      ? {}
      : { ...eloWith(share, interval), pairs: [pairs[4], pairs[3], pairs[2], pairs[1], pairs[0]] satisfies Pentanomial }),
    firstSideShare: count === 0 ? 0 : first / count,
    decisionsPerGame: count === 0 ? 0 : Math.round(decisions / count),
    work: [workOf(a), workOf(b)],
    unfinished,
    faults,
    ...(verdict === undefined ? {} : { verdict }),
  }
}

/** The result for people, a line for each thing. */
export function showArena(result: ArenaResult): string[] {
  const { agents, games, share, interval, elo, eloInterval, pairs, verdict, work, faults } = result
  const lines = [
    `${result.game}, ${result.teams ? 'two teams' : `${result.seats} seats`}, ${result.decks} decks, seed ${result.seed}`,
    `${agents[0]} against ${agents[1]}: ${percent(share)} [${percent(interval.low)} to ${percent(interval.high)}] of ${games} games`,
  ]
  if (elo !== undefined && eloInterval !== undefined)
    lines.push(`Elo: ${signed(elo)} [${signed(eloInterval.low)} to ${signed(eloInterval.high)}]`)
  if (pairs !== undefined) {
    lines.push(`pairs: ${pairs[0]} of 2-0, ${pairs[2]} of 1-1, ${pairs[4]} of 0-2${halves(pairs)}`)
  }
  lines.push(
    `${result.teams ? 'team' : 'seat'} 0: ${percent(result.firstSideShare)}, decisions a game: ${result.decisionsPerGame}, unfinished: ${result.unfinished}`,
  )
  work.forEach(({ decisions, millisecondsPerMove, illegal }, i) => {
    lines.push(`${'AB'[i]} ${agents[i]}: ${decisions} moves, ${millisecondsPerMove} ms each, ${illegal} illegal`)
  })
  if (verdict !== undefined) {
    const { ratio, lower, upper, accepted } = verdict
    const word = accepted === undefined ? 'nothing decided' : `${accepted === 'larger' ? LARGER : SMALLER} Elo accepted`
    lines.push(
      `sequential test of ${SMALLER} against ${LARGER} Elo: ${word}, ${ratio.toFixed(2)} in ${lower.toFixed(2)} to ${upper.toFixed(2)}`,
    )
  }
  for (const [message, seed] of Object.entries(faults)) lines.push(`fault: ${message} (seed ${seed})`)
  return lines
}

/** A setup by chance: with teams, or with none, as was wished. */
function drawSetup(title: WholeTitle, seats: number, teams: boolean, random: Random): Setup {
  for (;;) {
    const setup: Setup & { readonly teams?: boolean } = title.randomSetup(seats, random)
    if ((setup.teams === true) === teams) return setup
  }
}

function contend(name: AgentName, game: Game, milliseconds: number | undefined): Contender<Position> {
  return makeContender(milliseconds !== undefined && isLevel(name) ? timed(name, game, milliseconds) : makeAgent(name, game))
}

/** A level that thinks that long for each move. */
function timed(name: Level, game: Game, milliseconds: number): Agent {
  let until = 0
  const agent = makeOpponent(name, game, () => performance.now() >= until)
  return {
    name,
    decide(seen, random) {
      until = performance.now() + milliseconds
      return agent.decide(seen, random)
    },
  }
}

function workOf({ effort }: Contender<Position>): Work {
  const { decisions, milliseconds, illegal } = effort
  return { decisions, millisecondsPerMove: decisions === 0 ? 0 : Math.round((milliseconds / decisions) * 100) / 100, illegal }
}

function eloWith(share: number, { low, high }: Interval): { elo?: number; eloInterval?: Interval } {
  const elo = eloOf(share)
  return Number.isFinite(elo) ? { elo, eloInterval: { low: eloOf(low), high: eloOf(high) } } : {}
}

function halves(pairs: Pentanomial): string {
  return pairs[1] + pairs[3] === 0 ? '' : `, ${pairs[1]} of 1½-½, ${pairs[3]} of ½-1½`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function signed(elo: number): string {
  return Number.isFinite(elo) ? `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}` : `${elo < 0 ? '−' : '+'}∞`
}
