import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'

/** Random play to the end without a check, a record or an allocation: the inner loop of search and of simulation. */
export class Playout<P extends Position> {
  private readonly game: Game<P>
  private readonly options: Int16Array

  constructor(game: Game<P>) {
    this.game = game
    this.options = new Int16Array(game.maxOptions)
  }

  /** Plays `p` itself on, at most `limit` decisions, and returns how many were made. */
  run(p: P, random: Random, limit: number): number {
    const { game, options } = this
    let made = 0
    while (made < limit) {
      const n = game.options(p, options)
      if (n === 0) break
      game.apply(p, options[random.below(n)])
      made++
    }
    return made
  }

  /** Plays on while `seat` decides, up to the next decision that `stop` accepts. */
  settle(p: P, seat: number, random: Random, limit: number, stop: (p: P) => boolean): void {
    const { game, options } = this
    for (let made = 0; made < limit && game.seatToDecide(p) === seat && !stop(p); made++) {
      game.apply(p, options[random.below(game.options(p, options))])
    }
  }
}
