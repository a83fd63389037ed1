import { createHash } from 'node:crypto'
import { makeAgent } from '../ai/agent.ts'
import type { AgentName } from '../ai/agent.ts'
import { playMatch } from '../ai/match.ts'
import type { WholeTitle } from '../games/index.ts'
import { digestPosition } from '../kernel/digest.ts'
import type { Setup } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import type { Random, Seed } from '../kernel/random.ts'
import { makeRecord } from '../kernel/record.ts'
import { beginRecord, closeRecord } from '../kernel/replay.ts'
import { version } from '../../package.json'

export interface SimulateWishes {
  readonly title: WholeTitle
  readonly setup: Setup
  /** Another setup for each game, of as many seats. */
  readonly draw?: ((random: Random) => Setup) | undefined
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

export function simulate({ title, setup, draw, games, seed, agents: names, keep, date }: SimulateWishes): Simulation {
  const { game } = title
  const seeds = new Generator(seed)
  const chosen = Array.from({ length: setup.seats }, (_, seat) => names[Math.min(seat, names.length - 1)])
  const agents = chosen.map((name) => makeAgent(name, title.taught))
  const wins = new Array<number>(setup.seats).fill(0)
  const digest = createHash('sha256')
  const faults: Record<string, string> = {}
  let [decisions, turns, errors] = [0, 0, 0]
  for (let i = 0; i < games; i++) {
    const gameSeed = seeds.seed()
    const random = new Generator(seeds.seed())
    const dealt = draw === undefined ? setup : draw(new Generator(seeds.seed()))
    try {
      const started = game.start(dealt, gameSeed)
      if (!started.ok) throw new Error(started.error.message)
      const p = started.value
      const moves: string[] = []
      const end = playMatch(game, p, agents, random, LIMIT, keep && ((option) => moves.push(game.makeOption(p, option))))
      if (end.outcome === undefined) throw new Error(`no end after ${LIMIT} decisions`)
      decisions += end.decisions
      turns += title.moment(p).turn
      end.outcome.shares.forEach((share, seat) => {
        wins[seat] += share
      })
      digest.update(digestPosition(game, p, setup.seats))
      if (keep === undefined) continue
      const begun = beginRecord(game, gameSeed, dealt, { engine: version, players: chosen, ...(date !== undefined && { date }) })
      keep(makeRecord(closeRecord(game, p, begun, moves)), i + 1)
    } catch (problem) {
      errors++
      faults[problem instanceof Error ? problem.message : String(problem)] ??= gameSeed
      digest.update('error')
    }
  }
  return {
    game: game.name,
    seed,
    agents: chosen,
    games,
    wins: wins.map((share) => Math.round(share * 1e6) / 1e6),
    decisions,
    turns,
    errors,
    faults,
    digest: digest.digest('hex').slice(0, 32),
  }
}
