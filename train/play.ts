import { chanceOf } from '../src/ai/chance.ts'
import { SearchAgent } from '../src/ai/search-agent.ts'
import { Rollout } from '../src/ai/search-rollout.ts'
import { shareOfSide } from '../src/ai/side.ts'
import { Sight } from '../src/ai/sight.ts'
import type { Insight } from '../src/games/insight.ts'
import { View } from '../src/games/insight.ts'
import type { Game, Setup } from '../src/kernel/game.ts'
import type { Position } from '../src/kernel/position.ts'
import { Generator } from '../src/kernel/random.ts'
import { SampleWriter } from './samples.ts'

export interface PlayRecipe {
  readonly seed: string
  /** Games of a block. */
  readonly games: number
  /** Of so many laps, the beginning of one is kept: a search judges where a lap ends. */
  readonly every: number
  /** Iterations of those who play; 0 for the quick policy of the search alone. */
  readonly iterations: number
  /** Kinds of tables, drawn by lot for each game. */
  readonly tables: readonly Table[]
}

/** Options that the quick policy compares. */
const WIDTH = 16
/** Of 100 decisions, those left to chance: another number in each game, so that weak and strong play are seen. */
const SLIPS = [2, 8, 16, 25]
/** Games that come to so many decisions are left out. */
const LIMIT = 20_000

/** How many sit down, and whether as two teams. */
export interface Table {
  readonly seats: number
  readonly teams: boolean
}

/** A setup for such a table. */
export type Draw = (table: Table, random: Generator) => Setup

/** Plays the games of a block against itself and writes what was seen in them. */
export function playBlock(game: Game, insight: Insight, draw: Draw, { seed, games, every, iterations, tables }: PlayRecipe): Uint8Array {
  const [random, own] = [new Generator(seed), chanceOf(seed)]
  const writer = new SampleWriter()
  const view = new View(insight)
  const rollout = new Rollout(game)
  const agent = new SearchAgent('teacher', game, { iterations })
  const options = new Int16Array(game.maxOptions)
  const shares: { at: number; seat: number }[] = []
  for (let played = 0; played < games; played++) {
    const table = tables[random.below(tables.length)]
    const setup = draw(table, random)
    const started = game.start(setup, random.seed())
    if (!started.ok) throw new Error(started.error.message)
    const p: Position = started.value
    const sight = new Sight(game, p)
    const slips = SLIPS[random.below(SLIPS.length)]
    const mark = writer.mark
    writer.beginGame()
    shares.length = 0
    let decisions = 0
    let lap = game.lap(p)
    for (let seat = game.seatToDecide(p); seat >= 0 && decisions < LIMIT; seat = game.seatToDecide(p)) {
      decisions++
      if (game.lap(p) !== lap) {
        lap = game.lap(p)
        if (random.below(every) === 0) keep(p, table.seats)
      }
      const n = game.options(p, options)
      if (n === 1 || random.below(100) < slips) game.apply(p, options[random.below(n)])
      else game.apply(p, iterations > 0 ? agent.decide(sight.look(p), own) : rollout.pick(p, seat, options, n, WIDTH, random))
    }
    const outcome = game.outcome(p)
    if (outcome === undefined) writer.backTo(mark)
    else for (const { at, seat } of shares) writer.setShare(at, shareOfSide(game, p, outcome, seat))
  }
  return writer.bytes

  function keep(p: Position, count: number): void {
    const seated: number[] = []
    for (let seat = 0; seat < count; seat++) {
      view.clear()
      if (insight.look(p, seat, view)) seated.push(seat)
    }
    writer.beginMoment(seated.length)
    for (const seat of seated) {
      view.clear()
      insight.look(p, seat, view)
      shares.push({ at: writer.addSeat(game.side(p, seat), game.evaluate(p, seat), view), seat })
    }
  }
}
