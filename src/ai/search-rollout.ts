import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { runningFrame } from '../kernel/program.ts'
import type { Random } from '../kernel/random.ts'
import { shareOfSide } from './side.ts'

/** No honest chain of follow-up decisions is longer; a loop of cards may be. */
const LIMIT = 40
/** The worth of a certain win to a comparison of judgements. */
const WIN = 1e6

/** A quick policy: compares a few of the options, each judged when it has done what it does. */
export class Rollout<P extends Position> {
  private readonly game: Game<P>
  private readonly trial: P
  private readonly answers: Int16Array

  constructor(game: Game<P>) {
    this.game = game
    this.trial = game.blank()
    this.answers = new Int16Array(game.maxOptions)
  }

  /** The best of `width` of the options, drawn by lot; `options` is shuffled. */
  pick(p: P, seat: number, options: Int16Array, count: number, width: number, random: Random): number {
    if (width <= 1) return options[random.below(count)]
    const compared = Math.min(width, count)
    let best = 0
    let worth = Number.NEGATIVE_INFINITY
    for (let k = 0; k < compared; k++) {
      const at = k + random.below(count - k)
      const option = options[at]
      options[at] = options[k]
      const value = this.judge(p, seat, option, random)
      if (value > worth) {
        worth = value
        best = option
      }
    }
    return best
  }

  /** What the option makes of the position in the eyes of the seat; what it still asks of that seat is answered at random. */
  judge(p: P, seat: number, option: number, random: Random): number {
    const { game, trial, answers } = this
    game.copy(trial, p)
    const asked = runningFrame(trial)
    game.apply(trial, option)
    // a decision above the frame that asked belongs to what the option does
    for (let made = 0; made < LIMIT && runningFrame(trial) > asked && game.seatToDecide(trial) === seat; made++) {
      game.apply(trial, answers[random.below(game.options(trial, answers))])
    }
    if (runningFrame(trial) >= 0) return game.evaluate(trial, seat)
    const outcome = game.outcome(trial)
    return WIN * ((outcome === undefined ? 0 : shareOfSide(game, trial, outcome, seat)) - 0.5)
  }
}
