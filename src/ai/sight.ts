import type { Game, Seen } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'

/**
 * What the deciding seat sees of a position: the one door between a running game and its agents.
 *
 * One sight serves a whole game; `look` points it at the next decision. The observation is made only when somebody reads it.
 */
export class Sight<P extends Position> implements Seen<unknown, P> {
  readonly options: Int16Array
  count = 0
  // private at run time too: an agent must not reach the position
  readonly #game: Game<P>
  readonly #world: P
  #p: P
  #seat = -1

  constructor(game: Game<P>, p: P) {
    this.#game = game
    this.#p = p
    this.#world = game.blank()
    this.options = new Int16Array(game.maxOptions)
  }

  /** Points it at the decision of `p`. Throws when the game is over. */
  look(p: P): this {
    this.#p = p
    this.#seat = this.#game.seatToDecide(p)
    if (this.#seat < 0) throw new Error(`${this.#game.name} is over: nobody has to decide`)
    this.count = this.#game.options(p, this.options)
    return this
  }

  get seat(): number {
    return this.#seat
  }

  get observation(): unknown {
    return this.#game.observe(this.#p, this.#seat)
  }

  /** The same position every time, overwritten: copy it to keep it. */
  sample(random: Random): P {
    this.#game.copy(this.#world, this.#p)
    this.#game.determinize(this.#world, this.#seat, random)
    return this.#world
  }
}
