import type { Insight } from '../src/games/insight.ts'
import { writeRow } from '../src/games/weights.ts'
import type { Weights } from '../src/games/weights.ts'
import { Generator } from '../src/kernel/random.ts'
import type { Samples } from './samples.ts'

export interface FitRecipe {
  readonly seed: string
  readonly hidden: number
  readonly epochs: number
  /** The largest step of a weight. */
  readonly rate: number
  /** Decay of the weights of traits: they are many, and decks are known by them. */
  readonly decay: number
}

/** A network before it is written down. */
export type Fitted = Pick<Weights, 'version' | 'steps' | 'biases' | 'outputs' | 'features' | 'cards'>

const BATCH = 1024
/** Decay of the weights of features. */
const DECAY = 1e-3
/** Of 100 games, those whose moments are held out to see how well the odds hold. */
export const HELD_OUT = 8

export function isHeldOut(game: number): boolean {
  return game % 100 < HELD_OUT
}

/** Weights and what Adam (Kingma and Ba, 2015) keeps of each. */
class Parameters {
  readonly values: Float64Array
  readonly gradient: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private readonly decay: number

  constructor(size: number, decay: number, first: (index: number) => number) {
    this.values = Float64Array.from({ length: size }, (_, index) => first(index))
    this.gradient = new Float64Array(size)
    this.mean = new Float64Array(size)
    this.square = new Float64Array(size)
    this.decay = decay
  }

  move(rate: number, step: number): void {
    const { values, gradient, mean, square, decay } = this
    const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (let i = 0; i < values.length; i++) {
      const slope = gradient[i]
      mean[i] += 0.1 * (slope - mean[i])
      square[i] += 0.001 * (slope * slope - square[i])
      values[i] -= rate * (mean[i] / first / (Math.sqrt(square[i] / second) + 1e-8) + decay * values[i])
      gradient[i] = 0
    }
  }
}

/** Fits the shares of the win by gradient descent on their log loss; the same for the same samples and recipe. */
export class Fit {
  private readonly insight: Insight<never>
  private readonly samples: Samples
  private readonly recipe: FitRecipe
  private readonly columns: number
  private readonly features: Parameters
  /** By zone, then by trait. */
  private readonly traits: Parameters
  private readonly biases: Parameters
  private readonly outputs: Parameters
  /** By zone, then by card: sums of traits, made anew for each batch, and what flows back. */
  private readonly cards: Float64Array
  private readonly cardGradient: Float64Array
  /** Of each card, its traits that are not 0. */
  private readonly kinds: readonly (readonly { trait: number; amount: number }[])[]
  private readonly order: number[] = []
  private readonly random: Generator
  private readonly sums: Float64Array[]
  private step = 0

  constructor(insight: Insight<never>, samples: Samples, recipe: FitRecipe) {
    this.insight = insight
    this.samples = samples
    this.recipe = recipe
    const columns = (this.columns = recipe.hidden + 1)
    const random = (this.random = new Generator(recipe.seed))
    // the linear part begins at nothing, hidden units each somewhere else
    const first = (spread: number) => (index: number) => (index % columns === 0 ? 0 : spread * (random.below(20_001) / 10_000 - 1))
    const { features, zones, traits } = insight
    this.features = new Parameters(features.length * columns, DECAY, first(0.3))
    this.traits = new Parameters(zones.length * traits.names.length * columns, recipe.decay, first(0.05))
    this.biases = new Parameters(recipe.hidden, 0, () => 0.1)
    this.outputs = new Parameters(recipe.hidden, DECAY, () => 0.3 * (random.below(20_001) / 10_000 - 1))
    this.cards = new Float64Array(zones.length * traits.ids.length * columns)
    this.cardGradient = new Float64Array(this.cards.length)
    this.kinds = traits.ids.map((_, card) =>
      traits.names.flatMap((_, trait) => {
        const amount = traits.table[card * traits.names.length + trait]
        return amount === 0 ? [] : [{ trait, amount }]
      }),
    )
    for (let moment = 0; moment < samples.moments; moment++) if (!isHeldOut(samples.game[moment])) this.order.push(moment)
    this.sums = Array.from({ length: 8 }, () => new Float64Array(columns))
  }

  /** Goes once through all samples that are not held out; returns their mean log loss. */
  runEpoch(epoch: number): number {
    const { order, random, recipe } = this
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const moment = order[i]
      order[i] = order[j]
      order[j] = moment
    }
    const steps = Math.ceil(order.length / BATCH)
    let loss = 0
    for (let first = 0; first < order.length; first += BATCH) {
      this.spread()
      const batch = order.slice(first, first + BATCH)
      for (const moment of batch) loss += this.learn(moment, 1 / batch.length)
      this.gather()
      const done = this.step++ / (steps * recipe.epochs)
      const rate = recipe.rate * Math.min(1, this.step / 30) * Math.max(0.03, (1 + Math.cos(Math.PI * done)) / 2)
      for (const one of [this.features, this.traits, this.biases, this.outputs]) one.move(rate, this.step)
    }
    if (!Number.isFinite(loss)) throw new Error(`the fit broke in epoch ${epoch}: a lower rate may help`)
    return loss / order.length
  }

  /** The shares that the seats of a moment are given now, into `out`; returns their number. Call `ready` first. */
  shares(moment: number, out: Float64Array): number {
    const { samples, sums } = this
    const start = samples.firstSeat[moment]
    const seats = samples.firstSeat[moment + 1] - start
    for (let seat = 0; seat < seats; seat++) out[seat] = this.score(start + seat, sums[seat])
    toShares(samples.side, start, seats, out)
    return seats
  }

  ready(): void {
    this.spread()
  }

  /** In whole numbers, each column on a scale of its own. */
  quantize(): Fitted {
    const { columns, features, traits, insight } = this
    const steps = Array.from({ length: columns }, (_, column) => {
      let most = 1e-9
      for (const { values } of [features, traits])
        for (let i = column; i < values.length; i += columns) most = Math.max(most, Math.abs(values[i]))
      return Number((most / 127).toPrecision(6))
    })
    const row = ({ values }: Parameters, at: number): string =>
      writeRow(steps.map((step, column) => Math.max(-127, Math.min(127, Math.round(values[at * columns + column] / step)))))
    const { names } = insight.traits
    return {
      version: insight.version,
      steps,
      biases: [...this.biases.values].map((value) => Number(value.toFixed(4))),
      outputs: [...this.outputs.values].map((value) => Number(value.toFixed(4))),
      features: Object.fromEntries(insight.features.map((name, at) => [name, row(features, at)])),
      cards: Object.fromEntries(
        insight.zones.map((zone, z) => [zone, Object.fromEntries(names.map((name, k) => [name, row(traits, z * names.length + k)]))]),
      ),
    }
  }

  /** Weights of cards from those of their traits. */
  private spread(): void {
    const { cards, columns, insight, kinds, traits } = this
    const { length } = insight.traits.names
    cards.fill(0)
    insight.zones.forEach((_, zone) => {
      kinds.forEach((kind, card) => {
        const to = (zone * kinds.length + card) * columns
        for (const { trait, amount } of kind) {
          const from = (zone * length + trait) * columns
          for (let column = 0; column < columns; column++) cards[to + column] += amount * traits.values[from + column]
        }
      })
    })
  }

  private gather(): void {
    const { cardGradient, columns, insight, kinds, traits } = this
    const { length } = insight.traits.names
    insight.zones.forEach((_, zone) => {
      kinds.forEach((kind, card) => {
        const from = (zone * kinds.length + card) * columns
        for (const { trait, amount } of kind) {
          const to = (zone * length + trait) * columns
          for (let column = 0; column < columns; column++) traits.gradient[to + column] += amount * cardGradient[from + column]
        }
      })
    })
    cardGradient.fill(0)
  }

  private score(seat: number, sums: Float64Array): number {
    const { cards, columns, features, samples, biases, outputs } = this
    sums.fill(0)
    for (let i = samples.firstFeature[seat], end = samples.firstFeature[seat + 1]; i < end; i++) {
      const at = samples.feature[i] * columns
      const value = samples.value[i]
      for (let column = 0; column < columns; column++) sums[column] += value * features.values[at + column]
    }
    for (let i = samples.firstCard[seat], end = samples.firstCard[seat + 1]; i < end; i++) {
      const at = samples.card[i] * columns
      for (let column = 0; column < columns; column++) sums[column] += cards[at + column]
    }
    let score = sums[0]
    for (let unit = 1; unit < columns; unit++) {
      const input = sums[unit] + biases.values[unit - 1]
      if (input > 0) score += input * outputs.values[unit - 1]
    }
    return score
  }

  /** Adds the gradient of a moment; returns its log loss. */
  private learn(moment: number, weight: number): number {
    const { samples, sums } = this
    const start = samples.firstSeat[moment]
    const seats = this.shares(moment, scratch)
    let loss = 0
    for (let seat = 0; seat < seats; seat++) {
      const share = samples.share[start + seat]
      const mates = countMates(samples.side, start, seats, start + seat)
      loss -= (share * Math.log(Math.max(1e-9, scratch[seat]))) / mates
      this.passBack(start + seat, sums[seat], (weight * (scratch[seat] - share)) / mates)
    }
    return loss
  }

  private passBack(seat: number, sums: Float64Array, error: number): void {
    const { cardGradient, columns, features, samples, biases, outputs } = this
    // from here on the sums are what flows back to them
    sums[0] = error
    for (let unit = 1; unit < columns; unit++) {
      const input = sums[unit] + biases.values[unit - 1]
      if (input <= 0) {
        sums[unit] = 0
        continue
      }
      outputs.gradient[unit - 1] += error * input
      sums[unit] = error * outputs.values[unit - 1]
      biases.gradient[unit - 1] += sums[unit]
    }
    for (let i = samples.firstFeature[seat], end = samples.firstFeature[seat + 1]; i < end; i++) {
      const at = samples.feature[i] * columns
      const value = samples.value[i]
      for (let column = 0; column < columns; column++) features.gradient[at + column] += value * sums[column]
    }
    for (let i = samples.firstCard[seat], end = samples.firstCard[seat + 1]; i < end; i++) {
      const at = samples.card[i] * columns
      for (let column = 0; column < columns; column++) cardGradient[at + column] += sums[column]
    }
  }
}

const scratch = new Float64Array(8)

function countMates(side: readonly number[], start: number, seats: number, seat: number): number {
  let mates = 0
  for (let other = start; other < start + seats; other++) if (side[other] === side[seat]) mates++
  return mates
}

/** Scores of seats as shares of their sides: the softmax over the mean scores of the sides. */
function toShares(side: readonly number[], start: number, seats: number, scores: Float64Array): void {
  const sides = new Map<number, { sum: number; count: number }>()
  for (let seat = 0; seat < seats; seat++) {
    const one = sides.get(side[start + seat]) ?? { sum: 0, count: 0 }
    one.sum += scores[seat]
    one.count++
    sides.set(side[start + seat], one)
  }
  const powers = new Map([...sides].map(([name, { sum, count }]) => [name, Math.exp(sum / count)]))
  const total = [...powers.values()].reduce((a, b) => a + b, 0)
  for (let seat = 0; seat < seats; seat++) scores[seat] = (powers.get(side[start + seat]) ?? 0) / total
}
