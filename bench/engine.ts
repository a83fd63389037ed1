import { thoughts } from '../src/ai/chance.ts'
import { Playout } from '../src/ai/playout.ts'
import { Search } from '../src/ai/search.ts'
import { Sight } from '../src/ai/sight.ts'
import { generateDeck, keyforge, SETS } from '../src/games/keyforge/index.ts'
import type { Game, Setup } from '../src/kernel/game.ts'
import type { Position } from '../src/kernel/position.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import type { Figure } from './figure.ts'
import { measure, median } from './figure.ts'

/** CPU seconds that one batch of games should take: long enough for the clock, short enough for many. */
const BATCH = 0.25
/** CPU seconds that a lane is played before: with decks of all sets, code that runs seldom is compiled until then. */
const WARM_UP = 4
const LIMIT = 100_000
const SEED = 1
/** Pairs of generated decks: enough that every card of a set is in some. */
const STARTS = 128
const ITERATIONS = 100
/** Decisions of a game between two that are searched. */
const APART = 20
/**
 * Positions copied from and as many copied to, each pair for itself. How two buffers lie to each other, modulo a page of memory, makes a copy
 * up to twice as long; with one pair it is chance, and every run of the same build has the same.
 */
const COPIES = 8

/** What is played: one game from each of these starts in turn. */
export interface Lane {
  readonly name: string
  readonly game: Game
  readonly starts: readonly Position[]
}

/** The game from its default setup, always the same deal. */
export function defaultLane(game: Game): Lane {
  return { name: `playout/${game.name}`, game, starts: [startGame(game)] }
}

/** KeyForge with decks as those of the first set are made, two others for each start. */
export function generatedLane(): Lane {
  return laneOfSets('playout/keyforge generated', ['cota'])
}

/** The same with decks of all sets of which decks can be made, in turn: every pair of sets meets. */
export function allSetsLane(): Lane {
  const made = SETS.map(({ slug }) => slug).filter((slug) => generateDeck(slug, seedOf(SEED)).ok)
  return laneOfSets('playout/keyforge all sets', made)
}

function laneOfSets(name: string, sets: readonly string[]): Lane {
  const seeds = new Generator(seedOf(SEED))
  const starts = Array.from({ length: STARTS }, (_, i) => {
    const other = Math.floor(i / sets.length)
    const [a, b] = [i, other].map((n) => generateDeck(sets[n % sets.length], seeds.seed()))
    if (!a.ok || !b.ok) throw new Error('no decks can be made')
    return startGame(keyforge as Game, { seats: 2, decks: [a.value, b.value] } as Setup)
  })
  return { name, game: keyforge as Game, starts }
}

/**
 * Decisions per second of random playouts from the start, and the shares of both ceilings. Lanes are measured in turn, so that a slow moment
 * of the machine meets all; those after the first are also compared with it.
 */
export function measurePlayouts(lanes: readonly Lane[], ceiling: number, copyable: number): Figure[] {
  const courses = lanes.map(({ game, starts }) => {
    const p = game.blank()
    const playout = new Playout(game)
    const seeds = new Generator(seedOf(SEED))
    let next = 0
    const batch = (games: number): number => {
      let decisions = 0
      for (let i = 0; i < games; i++) {
        game.copy(p, starts[next++ % starts.length])
        decisions += playout.run(p, new Generator(seeds.seed()), LIMIT)
      }
      return decisions
    }
    let games = Math.max(4, starts.length)
    for (let spent = 0; spent < WARM_UP; ) {
      const { seconds } = timed(() => batch(games))
      spent += seconds
      if (seconds < BATCH) games *= 2
    }
    return { batch, games, rates: [] as number[], perGame: [] as number[] }
  })
  for (let i = 0; i < 9; i++) {
    for (const { batch, games, rates, perGame } of courses) {
      const { seconds, value } = timed(() => batch(games))
      rates.push(value / seconds)
      perGame.push(value / games)
    }
  }
  return courses.map(({ rates, perGame }, i) => {
    const rate = median(rates)
    const length = median(perGame)
    return {
      name: lanes[i].name,
      value: Math.round(rate),
      unit: 'decisions/s',
      games_per_s: tidy(rate / length),
      decisions_per_game: Math.round(length),
      share: share(rate, ceiling),
      share_copyable: share(rate, copyable),
      ...(i === 0 ? {} : { of_default: share(rate, median(courses[0].rates)) }),
    }
  })
}

/** Iterations per second of the search that the levels use, at decisions spread over a random game. */
export function measureSearch(game: Game): Figure {
  const search = new Search(game)
  const places = decisionsOf(game)
  const rates: number[] = []
  for (let i = 0; i < 9; i++) {
    const random = thoughts(SEED)
    const { seconds } = timed(() => {
      for (const p of places) {
        search.begin(new Sight(game, p).look(p), random)
        search.step(ITERATIONS)
      }
      return 0
    })
    rates.push((places.length * ITERATIONS) / seconds)
  }
  return {
    name: `search/${game.name}`,
    value: Math.round(median(rates)),
    unit: 'iterations/s',
    decisions: places.length,
    iterations_of_each: ITERATIONS,
  }
}

/** What copying, observing and re-dealing one position in the middle of a game cost. */
export function measureParts(game: Game): Figure[] {
  const middle = middleOf(game)
  const other = game.blank()
  const random = new Generator(seedOf(SEED))
  const seat = Math.max(0, game.seatToDecide(middle))
  const copy = measureCopy(game, middle)
  let observed = 0
  const observe = measure(5_000, () => {
    if (game.observe(middle, seat) !== undefined) observed++
  })
  if (observed === 0) throw new Error('nothing was observed')
  const determinize = measure(5_000, () => {
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

function measureCopy(game: Game, middle: Position): number {
  const from = Array.from({ length: COPIES }, () => game.blank())
  const to = Array.from({ length: COPIES }, () => game.blank())
  for (const p of from) game.copy(p, middle)
  return median(from.flatMap((a) => to.map((b) => measure(5000, () => game.copy(b, a)))))
}

function startGame(game: Game, setup = game.defaultSetup(game.seats[0])): Position {
  const started = game.start(setup, seedOf(SEED))
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

/** Decisions with a choice, one of each so many of a random game. */
function decisionsOf(game: Game): Position[] {
  const p = startGame(game)
  const random = new Generator(seedOf(SEED))
  const options = new Int16Array(game.maxOptions)
  const places: Position[] = []
  for (let made = 0; game.seatToDecide(p) >= 0; made++) {
    const n = game.options(p, options)
    if (n > 1 && made >= places.length * APART) {
      const place = game.blank()
      game.copy(place, p)
      places.push(place)
    }
    game.apply(p, options[random.below(n)])
  }
  return places
}

function timed(run: () => number): { seconds: number; value: number } {
  const before = process.cpuUsage()
  const value = run()
  const used = process.cpuUsage(before)
  return { seconds: (used.user + used.system) / 1e6, value }
}

function share(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 1000
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10
}
