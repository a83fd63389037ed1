import { makeAgent } from '../ai/agent.ts'
import type { Agent, AgentName } from '../ai/agent.ts'
import { bootstrap, eloOf, meanShare, pentanomial, sequentialTest } from '../ai/arena-statistics.ts'
import type { Interval, Pentanomial, Verdict } from '../ai/arena-statistics.ts'
import { makeContender, playGroup } from '../ai/arena.ts'
import type { Contender, Effort, Group } from '../ai/arena.ts'
import { isLevel, makeOpponent } from '../ai/levels.ts'
import type { Level } from '../ai/levels.ts'
import { laidIn, titles } from '../games/index.ts'
import type { OwnCards, WholeTitle } from '../games/index.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator } from '../kernel/random.ts'
import type { Random, Seed } from '../kernel/random.ts'
import { Failure } from './failure.ts'
import type { Hands } from './crew.ts'
import type { Bar } from './progress.ts'
import { drawClans, teamsOf } from './setup.ts'

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
  /** Of Crystal Clans, for each deal, in place of others. */
  readonly clans?: string | undefined
  /** Of every deal, in place of the default one. */
  readonly setup?: Setup | undefined
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
/** Deals that a sequential test asks for at once. */
const ROUND = 64

/** A part of the deals: those from this place on. */
export interface ArenaJob {
  readonly kind: 'arena'
  readonly game: string
  readonly own?: OwnCards
  readonly seats: number
  readonly teams: boolean
  readonly agents: readonly [a: AgentName, b: AgentName]
  readonly random: boolean
  readonly clans?: string
  readonly setup?: Setup
  readonly milliseconds?: number
  readonly seed: Seed
  readonly from: number
  readonly deals: number
}

/** What came of a deal. */
type Dealt = Omit<Group, 'games'> | { readonly fault: string; readonly seed: Seed }

/** What came of a part, and how the contenders went about it. */
export interface Deals {
  readonly deals: readonly Dealt[]
  readonly efforts: readonly [a: Effort, b: Effort]
}

/** Deals of one job among agents that do not think; of who thinks one takes seconds, and how far it is is told after each. */
const JOB = 8

/** Plays the games. The result is the same whoever plays them, but for the time it took. */
export async function arena(wishes: ArenaWishes, hands: Hands, bar?: Bar): Promise<ArenaResult> {
  const { title, seats, teams, agents, games, seed, sequential, clans, setup, random, milliseconds } = wishes
  const { game } = title
  const sides = teams ? 2 : seats
  if (sequential && sides !== 2) throw new Failure(`--sprt counts pairs: it needs two seats or teams, not ${seats} seats.`)
  if (teams) teamsOf(title)
  const total = new Total()
  const all = Math.ceil(games / sides)
  const size = agents.some(isLevel) ? 1 : JOB
  const jobs = Array.from(
    { length: Math.ceil(all / size) },
    (_, i): ArenaJob => ({
      ...{ kind: 'arena', game: game.name, seats, teams, agents, random, seed, from: i * size, deals: Math.min(size, all - i * size) },
      ...(clans === undefined ? {} : { clans }),
      ...(setup === undefined ? {} : { setup }),
      ...(milliseconds === undefined ? {} : { milliseconds }),
      ...laidIn(game.name),
    }),
  )
  let verdict: Verdict | undefined
  const take = (deals: Deals, { from }: ArenaJob) => {
    total.take(from, deals, () => {
      if (sequential && total.shares.length > 0) verdict = sequentialTest(pentanomial(total.shares), SMALLER, LARGER)
      return verdict?.accepted === undefined
    })
    bar?.(total.next * sides, games, () => `${agents[0]} ${percent(meanShare(total.shares, sides))}`)
  }
  bar?.(0, games)
  // a sequential test asks for a few at a time, as it may be over soon: what comes after its end was played for nothing
  const atOnce = sequential ? ROUND / size : jobs.length
  for (let from = 0; from < jobs.length && verdict?.accepted === undefined; from += atOnce)
    await hands.do(jobs.slice(from, from + atOnce), take)
  const { shares, first, decisions, unfinished, faults, efforts } = total
  bar?.(games, games)
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
    decks: (clans ?? setup) !== undefined ? 'chosen' : random ? 'random' : 'default',
    games: count,
    share,
    interval,
    ...(pairs === undefined
      ? {}
      : { ...eloWith(share, interval), pairs: [pairs[4], pairs[3], pairs[2], pairs[1], pairs[0]] satisfies Pentanomial }),
    firstSideShare: count === 0 ? 0 : first / count,
    decisionsPerGame: count === 0 ? 0 : Math.round(decisions / count),
    work: [workOf(efforts[0]), workOf(efforts[1])],
    unfinished,
    faults,
    ...(verdict === undefined ? {} : { verdict }),
  }
}

/** Plays one part. */
export function playDeals({ game: name, seats, teams, agents, random, clans, setup, milliseconds, seed, from, deals }: ArenaJob): Deals {
  const title = titles.get(name)!
  const { game } = title
  const ready = setup ?? (teams ? teamsOf(title) : game.defaultSetup(seats))
  const drawn = random ? (lot: Random) => drawSetup(title, seats, teams, lot) : undefined
  const setups = clans === undefined ? drawn : drawClans(title, clans)
  const [a, b] = agents.map((agent) => contend(agent, title.taught, milliseconds))
  const seeds = new Generator(seed)
  const draw = () => ({ game: seeds.seed(), setup: seeds.seed() })
  for (let i = 0; i < from; i++) draw()
  const played = Array.from({ length: deals }, (): Dealt => {
    const own = draw()
    try {
      return playGroup(game, setups?.(new Generator(own.setup)) ?? ready, own.game, a, b, () => performance.now())
    } catch (problem) {
      return { fault: problem instanceof Error ? problem.message : String(problem), seed: own.game }
    }
  })
  return { deals: played, efforts: [a.effort, b.effort] }
}

/** Sums up the deals in their order, in whatever order the parts come. */
class Total {
  readonly shares: number[] = []
  readonly faults: Record<string, string> = {}
  readonly efforts: readonly [Effort, Effort] = [
    { decisions: 0, milliseconds: 0, illegal: 0 },
    { decisions: 0, milliseconds: 0, illegal: 0 },
  ]
  first = 0
  decisions = 0
  unfinished = 0
  /** How many deals are summed up. */
  next = 0
  private over = false
  private readonly early = new Map<number, Deals>()

  /** `goesOn` is asked after each deal; the ones after the last do not count. */
  take(from: number, deals: Deals, goesOn: () => boolean): void {
    this.early.set(from, deals)
    for (let part = this.early.get(this.next); part !== undefined && !this.over; part = this.early.get(this.next)) {
      this.early.delete(this.next)
      this.efforts.forEach((effort, i) => {
        effort.decisions += part.efforts[i].decisions
        effort.milliseconds += part.efforts[i].milliseconds
        effort.illegal += part.efforts[i].illegal
      })
      for (const deal of part.deals) {
        if (this.over) break
        this.add(deal)
        this.over = !goesOn()
      }
    }
  }

  private add(deal: Dealt): void {
    this.next++
    if ('fault' in deal) {
      this.faults[deal.fault] ??= deal.seed
      return
    }
    this.shares.push(deal.share)
    this.first += deal.first
    this.decisions += deal.decisions
    this.unfinished += deal.unfinished
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

function workOf({ decisions, milliseconds, illegal }: Effort): Work {
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
