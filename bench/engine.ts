import { Playout } from '../src/ai/playout.ts'
import type { Game } from '../src/kernel/game.ts'
import type { Position } from '../src/kernel/position.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import type { Figure } from './figure.ts'
import { measure, median } from './figure.ts'

/** CPU seconds that one batch of games should take: long enough for the clock, short enough for many. */
const BATCH = 0.25
const LIMIT = 100_000
const SEED = 1

/** Decisions per second of random playouts from the start, and the share of the ceiling. */
export function measurePlayouts(game: Game, ceiling: number): Figure {
  const start = startGame(game)
  const p = game.blank()
  const playout = new Playout(game)
  const seeds = new Generator(seedOf(SEED))
  const batch = (games: number): number => {
    let decisions = 0
    for (let i = 0; i < games; i++) {
      game.copy(p, start)
      decisions += playout.run(p, new Generator(seeds.seed()), LIMIT)
    }
    return decisions
  }
  let games = 4
  while (timed(() => batch(games)).seconds < BATCH) games *= 2
  const rates: number[] = []
  const perGame: number[] = []
  for (let i = 0; i < 9; i++) {
    const { seconds, value } = timed(() => batch(games))
    rates.push(value / seconds)
    perGame.push(value / games)
  }
  const rate = median(rates)
  const length = median(perGame)
  return {
    name: `playout/${game.name}`,
    value: Math.round(rate),
    unit: 'decisions/s',
    games_per_s: Math.round((rate / length) * 10) / 10,
    decisions_per_game: Math.round(length),
    share: Math.round((rate / ceiling) * 1000) / 1000,
  }
}

/** What copying, observing and re-dealing one position in the middle of a game cost. */
export function measureParts(game: Game): Figure[] {
  const middle = middleOf(game)
  const other = game.blank()
  const random = new Generator(seedOf(SEED))
  const seat = Math.max(0, game.seatToDecide(middle))
  const copy = measure(20_000, () => game.copy(other, middle))
  let observed = 0
  const observe = measure(500, () => {
    if (game.observe(middle, seat) !== undefined) observed++
  })
  if (observed === 0) throw new Error('nothing was observed')
  const determinize = measure(500, () => {
    game.copy(other, middle)
    game.determinize(other, seat, random)
  })
  return [
    { name: `copy/${game.name}`, value: tidy(copy * 1e9), unit: 'ns', bytes: middle.bytes.length },
    {
      name: `observe/${game.name}`,
      value: tidy(observe * 1e6),
      unit: 'µs',
      json_bytes: JSON.stringify(game.observe(middle, seat)).length,
    },
    { name: `determinize/${game.name}`, value: tidy((determinize - copy) * 1e6), unit: 'µs' },
  ]
}

function startGame(game: Game): Position {
  const started = game.start(game.defaultSetup(game.seats[0]), seedOf(SEED))
  if (!started.ok) throw new Error(`${game.name}: ${started.error.message}`)
  return started.value
}

/** Half way through a random game. */
function middleOf(game: Game): Position {
  const playout = new Playout(game)
  const length = playout.run(startGame(game), new Generator(seedOf(SEED)), LIMIT)
  const middle = startGame(game)
  playout.run(middle, new Generator(seedOf(SEED)), length >> 1)
  return middle
}

function timed(run: () => number): { seconds: number; value: number } {
  const before = process.cpuUsage()
  const value = run()
  const used = process.cpuUsage(before)
  return { seconds: (used.user + used.system) / 1e6, value }
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10
}
