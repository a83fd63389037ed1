import type { Game, Seen } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import type { Agent } from './agent.ts'
import type { Chance } from './chance.ts'
import { Playout } from './playout.ts'
import { Pool } from './pool.ts'
import { shareOfSide } from './side.ts'

/** Kinds whose worth shows only later: they are judged when the seat has played on until another seat decides. */
const FAR: readonly string[] = ['house', 'archives', 'mulligan', 'name']
/** No honest chain of a seat's own decisions is longer; a loop of cards may be. */
const LIMIT = 60
/** Above every judgement of a game that goes on. */
const WIN = 1e6

/**
 * Looks one option ahead: tries each in a few possible worlds, judges what comes of it, and takes the best on average.
 * What the option still asks of the same seat (targets, orders) is answered at random.
 */
export class Greedy<P extends Position> implements Agent<P> {
  readonly name = 'greedy'
  private readonly game: Game<P>
  private readonly worlds: number
  private readonly playout: Playout<P>
  private readonly pool: Pool<P>
  private readonly sums: Float64Array
  private readonly atMain = (p: P): boolean => this.game.kind(p) === 'main'
  private readonly never = (): boolean => false

  constructor(game: Game<P>, worlds = 4) {
    this.game = game
    this.worlds = worlds
    this.playout = new Playout(game)
    this.pool = new Pool(game)
    this.sums = new Float64Array(game.maxOptions)
  }

  decide(seen: Seen<unknown, P>, random: Chance): number {
    const { options, count } = seen
    if (count === 1) return options[0]
    const { game, sums, pool } = this
    sums.fill(0, 0, count)
    for (let i = 0; i < this.worlds; i++) {
      const world = seen.sample(random)
      const seat = game.seatToDecide(world)
      const kind = game.kind(world)
      const stop = kind !== undefined && FAR.includes(kind) ? this.never : this.atMain
      for (let k = 0; k < count; k++) {
        const p = pool.take(world)
        game.apply(p, options[k])
        this.playout.settle(p, seat, random, LIMIT, stop)
        sums[k] += this.judge(p, seat)
        pool.give(p)
      }
    }
    return options[best(sums, count, random)]
  }

  private judge(p: P, seat: number): number {
    const outcome = this.game.outcome(p)
    return outcome === undefined ? this.game.yardstick(p, seat) : WIN * (shareOfSide(this.game, p, outcome, seat) - 0.5)
  }
}

/** The index of the largest sum; one of the largest, all alike, when several are. */
function best(sums: Float64Array, count: number, random: Random): number {
  let found = 0
  let ties = 1
  for (let k = 1; k < count; k++) {
    if (sums[k] > sums[found]) {
      found = k
      ties = 1
    } else if (sums[k] === sums[found]) {
      ties++
      if (random.below(ties) === 0) found = k
    }
  }
  return found
}
