import { createHash } from 'node:crypto'
import { makeAgent } from '../ai/agent.ts'
import type { Agent, AgentName } from '../ai/agent.ts'
import { isLevel } from '../ai/levels.ts'
import { type Chance, chanceOf } from '../ai/chance.ts'
import { playMatch } from '../ai/match.ts'
import { laidIn, titles } from '../games/index.ts'
import type { OwnCards, WholeTitle } from '../games/index.ts'
import { digestPosition } from '../kernel/digest.ts'
import type { Setup } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { makeRecord } from '../kernel/record.ts'
import { beginRecord, closeRecord } from '../kernel/replay.ts'
import { engineName } from '../play/engine-name.ts'
import type { Hands } from './crew.ts'
import type { Bar } from './progress.ts'
import { drawClans } from './setup.ts'

export interface SimulateWishes {
  readonly title: WholeTitle
  readonly setup: Setup
  /** Of Crystal Clans, drawn anew for each game. */
  readonly clans?: string | undefined
  readonly games: number
  readonly seed: Seed
  /** One for each seat; the last one goes on for the seats after it. */
  readonly agents: readonly AgentName[]
  /** Takes the record of every game that came to its end, and its number from 1. */
  readonly keep?: (record: string, number: number) => void
  /** The day that records name. */
  readonly date?: string
}

/** The same on every run and machine for the same wishes. */
export interface Simulation {
  readonly game: string
  readonly seed: Seed
  readonly agents: readonly AgentName[]
  readonly games: number
  /** Sum of the shares of each seat: a win shared by two counts a half for each. */
  readonly wins: readonly number[]
  readonly decisions: number
  readonly turns: number
  readonly errors: number
  /** Faults by message, with the seed of the first game that had it. */
  readonly faults: Readonly<Record<string, string>>
  /** Over the last position of every game, in order, by its meaning: the same games have it in every version, however it lays out positions. */
  readonly digest: string
}

/** A game of more decisions is counted as an error: it would not end. */
const LIMIT = 100_000

/** A part of the games: those from this place on. */
export interface SimulateJob {
  readonly kind: 'simulate'
  readonly game: string
  readonly own?: OwnCards
  readonly setup: Setup
  readonly clans?: string
  readonly agents: readonly AgentName[]
  readonly seed: Seed
  readonly from: number
  readonly games: number
  readonly records: boolean
  /** The day that stands in records. */
  readonly date?: string
}

/** What came of a game. */
type Played =
  | {
      readonly shares: readonly number[]
      readonly decisions: number
      readonly turns: number
      readonly hash: string
      readonly record?: string
    }
  | { readonly fault: string; readonly seed: Seed }

/** Games of one job: a second of play among agents that do not think. */
const JOB = 100

/** Plays the games. The result is the same whoever plays them. */
export async function simulate(
  { title, setup, clans, games, seed, agents: names, keep, date }: SimulateWishes,
  hands: Hands,
  bar?: Bar,
): Promise<Simulation> {
  const agents = Array.from({ length: setup.seats }, (_, seat) => names[Math.min(seat, names.length - 1)])
  const jobs: SimulateJob[] = []
  // a game of who thinks takes seconds: how far it is is told after each
  const size = agents.some(isLevel) ? 1 : JOB
  for (let from = 0; from < games; from += size)
    jobs.push({
      ...{ kind: 'simulate', game: title.game.name, setup, agents, seed, from, games: Math.min(size, games - from) },
      ...(clans === undefined ? {} : { clans }),
      records: keep !== undefined,
      ...(date === undefined ? {} : { date }),
      ...laidIn(title.game.name),
    })
  const total = new Total(setup.seats, keep)
  let done = 0
  bar?.(done, games)
  await hands.do(jobs, (played: readonly Played[], { from }) => {
    total.take(from, played)
    done += played.length
    bar?.(done, games)
  })
  return { game: title.game.name, seed, agents, games, ...total.sum() }
}

/** Plays one part. */
export function playGames(job: SimulateJob): readonly Played[] {
  const { game: name, setup, clans, agents: names, seed, from, games } = job
  const title = titles.get(name)!
  const draw = clans === undefined ? undefined : drawClans(title, clans)
  const agents = names.map((agent) => makeAgent(agent, title.taught))
  const seeds = new Generator(seed)
  const drawn = () => ({ game: seeds.seed(), agents: seeds.seed(), setup: draw === undefined ? undefined : seeds.seed() })
  for (let i = 0; i < from; i++) drawn()
  return Array.from({ length: games }, () => {
    const own = drawn()
    try {
      const dealt = draw === undefined ? setup : draw(new Generator(own.setup as Seed))
      return playOne(title, dealt, own.game, job, agents, chanceOf(own.agents))
    } catch (problem) {
      return { fault: problem instanceof Error ? problem.message : String(problem), seed: own.game }
    }
  })
}

function playOne(
  title: WholeTitle,
  dealt: Setup,
  seed: Seed,
  { agents: players, records, date }: SimulateJob,
  agents: readonly Agent[],
  random: Chance,
): Played {
  const { game } = title
  const started = game.start(dealt, seed)
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const moves: string[] = []
  const end = playMatch(game, p, agents, random, LIMIT, records ? (option) => moves.push(game.makeOption(p, option)) : undefined)
  if (end.outcome === undefined) throw new Error(`no end after ${LIMIT} decisions`)
  const facts = { engine: engineName, players, ...(date === undefined ? {} : { date }) }
  return {
    shares: end.outcome.shares,
    decisions: end.decisions,
    turns: title.moment(p).turn,
    hash: digestPosition(game, p, dealt.seats),
    ...(records ? { record: makeRecord(closeRecord(game, p, beginRecord(game, seed, dealt, facts), moves)) } : {}),
  }
}

/** Sums up the games in their order, in whatever order the parts come. */
class Total {
  private readonly wins: number[]
  private readonly digest = createHash('sha256')
  private readonly faults: Record<string, string> = {}
  private decisions = 0
  private turns = 0
  private errors = 0
  private next = 0
  private readonly early = new Map<number, readonly Played[]>()

  constructor(
    seats: number,
    private readonly keep: SimulateWishes['keep'],
  ) {
    this.wins = new Array<number>(seats).fill(0)
  }

  take(from: number, games: readonly Played[]): void {
    this.early.set(from, games)
    for (let part = this.early.get(this.next); part !== undefined; part = this.early.get(this.next)) {
      this.early.delete(this.next)
      for (const played of part) this.add(played)
    }
  }

  sum(): Pick<Simulation, 'wins' | 'decisions' | 'turns' | 'errors' | 'faults' | 'digest'> {
    const { wins, decisions, turns, errors, faults, digest } = this
    return {
      wins: wins.map((share) => Math.round(share * 1e6) / 1e6),
      ...{ decisions, turns, errors, faults },
      digest: digest.digest('hex').slice(0, 32),
    }
  }

  private add(played: Played): void {
    this.next++
    if ('fault' in played) {
      this.errors++
      this.faults[played.fault] ??= played.seed
      this.digest.update('error')
      return
    }
    this.decisions += played.decisions
    this.turns += played.turns
    played.shares.forEach((share, seat) => {
      this.wins[seat] += share
    })
    this.digest.update(played.hash)
    if (played.record !== undefined) this.keep?.(played.record, this.next)
  }
}
