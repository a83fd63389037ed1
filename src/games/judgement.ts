import type { Game, Prospects } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { View } from './insight.ts'
import type { Insight } from './insight.ts'
import { readTable } from './weights.ts'
import type { Judge, Table, Weights } from './weights.ts'

/** Points of a certain win, as the evaluations of games have it. */
const WON = 1000

/**
 * A learned judgement at work. Every seat gets a score for what its side of the table looks like, by a linear part and one layer of hidden
 * units; shares of the win are the softmax over the sides, for any number of them. Nothing is allocated for a judgement.
 */
export class Judgement<P extends Position> implements Prospects<P> {
  private readonly game: Game<P>
  private readonly insight: Insight<P>
  private readonly weights: Weights
  private readonly table: Table
  private readonly view: View
  private readonly sums: Float64Array
  private readonly scores: Float64Array
  private readonly members: Float64Array

  constructor(game: Game<P>, { insight, weights }: Judge<P>) {
    this.game = game
    this.insight = insight
    this.weights = weights
    this.table = readTable(insight, weights)
    this.view = new View(insight)
    this.sums = new Float64Array(this.table.columns)
    this.scores = new Float64Array(game.seats[1])
    this.members = new Float64Array(game.seats[1])
  }

  knows(p: P): boolean {
    return this.weights.tables.includes(this.insight.table(p))
  }

  /** A seat's prospects in points of the evaluation that it stands in for: the log odds of its side's share of the win. */
  value(p: P, seat: number): number {
    const { game, scores } = this
    const own = game.side(p, seat)
    this.judgeSides(p)
    if (this.members[own] === 0) return -WON
    let others = 0
    for (let side = 0; side < scores.length; side++)
      if (side !== own && this.members[side] > 0) others += Math.exp(scores[side] - scores[own])
    return others === 0 ? WON : -Math.log(others) / this.weights.slope
  }

  /** The share of the win, 0 to 1, that the side of a seat may expect. */
  share(p: P, seat: number): number {
    return 1 / (1 + Math.exp(-this.weights.slope * this.value(p, seat)))
  }

  /** The mean score of the seats of each side. */
  private judgeSides(p: P): void {
    const { game, insight, view, scores, members } = this
    scores.fill(0)
    members.fill(0)
    for (let seat = 0; seat < scores.length; seat++) {
      view.clear()
      if (!insight.look(p, seat, view)) continue
      const side = game.side(p, seat)
      scores[side] += this.score()
      members[side]++
    }
    for (let side = 0; side < scores.length; side++) if (members[side] > 1) scores[side] /= members[side]
  }

  private score(): number {
    const { view, sums } = this
    const { columns, features, cards } = this.table
    const { values, rows, count } = view
    sums.fill(0)
    for (let feature = 0; feature < values.length; feature++) {
      const value = values[feature]
      if (value === 0) continue
      const at = feature * columns
      for (let column = 0; column < columns; column++) sums[column] += value * features[at + column]
    }
    for (let i = 0; i < count; i++) {
      const at = rows[i] * columns
      for (let column = 0; column < columns; column++) sums[column] += cards[at + column]
    }
    const { biases, outputs } = this.weights
    let score = sums[0]
    for (let unit = 1; unit < columns; unit++) {
      const input = sums[unit] + biases[unit - 1]
      if (input > 0) score += input * outputs[unit - 1]
    }
    return score
  }
}

/** The same game with what was learned of it: searches judge by it where they look no further. */
export function teach<P extends Position>(game: Game<P>, judge: Judge<P>): Game<P> {
  let made: Judgement<P> | undefined
  return {
    ...game,
    // its table takes a tenth of a second, and most programs ask nobody to think
    get judgement() {
      made ??= new Judgement(game, judge)
      return made
    },
  }
}
