/**
 * How well the win estimates of the analysis hold: plays games of `skilled` against itself and compares what was estimated at their
 * decisions with who won. `factor` is the logistic regression of results on estimates; with 1 the `slope` in the game's facts.ts is right.
 *
 *   node scripts/run.mjs bench/gauge.ts GAME [GAMES] [ITERATIONS] [EVERY] [SEED] [SEATS]
 */
import { makeAgent } from '../src/ai/agent.ts'
import { thoughts } from '../src/ai/chance.ts'
import { gaugeOf } from '../src/ai/gauge.ts'
import { Search } from '../src/ai/search.ts'
import { shareOfSide } from '../src/ai/side.ts'
import { Sight } from '../src/ai/sight.ts'
import { titles } from '../src/games/index.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'

interface Point {
  readonly share: number
  readonly won: number
}

const [name = 'riftblade', games = '40', iterations = '60', every = '5', seed = '1', seats = '2'] = process.argv.slice(2)
const title = titles.get(name)
if (title === undefined) throw new Error(`there is no game "${name}"; there are ${[...titles.keys()].join(', ')}`)
const { game } = title
const random = new Generator(seedOf(Number(seed)))
const own = thoughts(Number(seed))
const agents = Array.from({ length: Number(seats) }, () => makeAgent('skilled', game))
const points: Point[] = []
const search = new Search(game)
for (let played = 0; played < Number(games); played++) {
  const setup = title.randomSetup?.(Number(seats), random) ?? game.defaultSetup(Number(seats))
  const started = game.start(setup, random.seed())
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const by = gaugeOf(game.name, setup)
  const sight = new Sight(game, p)
  const estimates: { readonly seat: number; readonly share: number }[] = []
  for (let seat = game.seatToDecide(p); seat >= 0; seat = game.seatToDecide(p)) {
    sight.look(p)
    if (sight.count > 1 && random.below(Number(every)) === 0) {
      search.begin(sight, own, by)
      search.step(Number(iterations))
      estimates.push({ seat, share: search.estimate(search.best())?.share ?? 0 })
    }
    game.choose(p, agents[seat].decide(sight, own))
  }
  const outcome = game.outcome(p)
  if (outcome === undefined) throw new Error(`a game of ${name} has no outcome`)
  for (const { seat, share } of estimates) points.push({ share, won: shareOfSide(game, p, outcome, seat) })
}

console.log(`${name}: ${games} games, ${points.length} estimates of ${iterations} iterations, seed ${seed}`)
console.log(`factor ${regress(points).toFixed(3)}, mean square error ${meanSquare(points).toFixed(4)} (0.25 for always saying 50 %)`)
for (let low = 0; low < 10; low++) {
  const band = points.filter(({ share }) => Math.min(9, Math.floor(share * 10)) === low)
  const mean = (of: (point: Point) => number) => ((100 * band.reduce((sum, point) => sum + of(point), 0)) / band.length).toFixed(0)
  if (band.length > 0)
    console.log(
      `${low * 10} to ${low * 10 + 10} %: ${band.length} estimates, mean ${mean(({ share }) => share)} %, won ${mean(({ won }) => won)} %`,
    )
}

/** The factor on the logits of the estimates that makes the results most likely (Newton's method). */
function regress(all: readonly Point[]): number {
  let factor = 1
  for (let round = 0; round < 30; round++) {
    let [slope, curve] = [0, 1e-9]
    for (const { share, won } of all) {
      const clamped = Math.min(0.995, Math.max(0.005, share))
      const x = Math.log(clamped / (1 - clamped))
      const q = 1 / (1 + Math.exp(-factor * x))
      slope += (won - q) * x
      curve += q * (1 - q) * x * x
    }
    factor += slope / curve
  }
  return factor
}

function meanSquare(all: readonly Point[]): number {
  return all.reduce((sum, { share, won }) => sum + (share - won) ** 2, 0) / all.length
}
