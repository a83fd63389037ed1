import type { Game } from './game.ts'
import { type Position, samePosition } from './position.ts'
import type { Random } from './random.ts'

/** Answers that are tried for one question at most, those of the questions that follow from it included: a bound without a clock. */
const MOST_TRIED = 64
/** Questions with more answers are put without a try. */
const MOST_OPTIONS = 12
/** How many questions deep it follows what an answer asks next. */
const DEEPEST = 3
/** Worlds that are dealt anew for the seat, in which the answers must be alike too. */
const WORLDS = 3

/**
 * Finds questions that need not be put: every answer leads to the same position, chance included. The engine asks them as the rules
 * have it; who plays them by people answers them himself.
 */
export class Sameness<P extends Position> {
  private readonly game: Game<P>
  private readonly asked: readonly string[]
  private readonly random: Random
  private readonly world: P
  /** By depth: the position before an answer, the one that it leads to, and where the first answer led. */
  private readonly trials: readonly { readonly end: P; readonly first: P; readonly options: Int16Array }[]
  private left = 0

  /** `asked`: questions that are put in any case. `random` must not follow from the game's own chance. */
  constructor(game: Game<P>, asked: readonly string[], random: Random) {
    this.game = game
    this.asked = asked
    this.random = random
    this.world = game.blank()
    this.trials = Array.from({ length: DEEPEST }, () => ({
      end: game.blank(),
      first: game.blank(),
      options: new Int16Array(game.maxOptions),
    }))
  }

  /** The answer to the question when it makes no difference which, else -1. */
  find(p: P): number {
    const { game, world } = this
    const seat = game.seatToDecide(p)
    const { options } = this.trials[0]
    if (!this.mayAnswer(p, seat)) return -1
    const count = game.options(p, options)
    if (count === 1) return options[0]
    const [first] = options
    this.left = MOST_TRIED
    if (!this.isSame(p, seat, 0)) return -1
    // being asked or not must not tell what is hidden: it has to be so in other worlds as well
    for (let i = 0; i < WORLDS; i++) {
      game.copy(world, p)
      game.determinize(world, seat, this.random)
      this.left = MOST_TRIED
      if (!this.isSame(world, seat, 0)) return -1
    }
    return first
  }

  private mayAnswer(p: P, seat: number): boolean {
    return seat >= 0 && this.game.seatToDecide(p) === seat && !this.asked.includes(this.game.kind(p)!)
  }

  private isSame(p: P, seat: number, depth: number): boolean {
    const { game } = this
    const { end, first, options } = this.trials[depth]
    const count = game.options(p, options)
    if (count > MOST_OPTIONS) return false
    for (let i = 0; i < count; i++) {
      if (--this.left < 0) return false
      game.copy(end, p)
      game.apply(end, options[i])
      this.goOn(end, seat, depth + 1)
      if (i === 0) game.copy(first, end)
      else if (!samePosition(first, end)) return false
    }
    return true
  }

  /** Answers what makes no difference either. */
  private goOn(p: P, seat: number, depth: number): void {
    if (depth === DEEPEST) return
    const { game, trials } = this
    while (this.left > 0 && this.mayAnswer(p, seat)) {
      const { options } = trials[depth]
      if (game.options(p, options) > 1 && !this.isSame(p, seat, depth)) return
      this.left--
      // the trial wrote its own options over these
      game.options(p, options)
      game.apply(p, options[0])
    }
  }
}
