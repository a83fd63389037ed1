// How a finished game went: what each seat had at the end of every turn, and what changed the prospects of a seat most.
import { gauge, gaugeOf } from '../ai/gauge.ts'
import type { Counts } from '../games/title.ts'
import type { Setup } from '../kernel/game.ts'
import type { Story } from './story.ts'

export interface CourseTurn {
  readonly turn: number
  readonly active: readonly number[]
  /** At the end of the turn. */
  readonly counts: Counts
}

/** The decision that changed the prospects of a seat most, by the yardstick of the game. */
export interface TurningPoint {
  readonly turn: number
  readonly step: number
  /** Shares of the win, 0 to 1. */
  readonly before: number
  readonly after: number
}

export interface Course {
  readonly turns: readonly CourseTurn[]
  readonly goals: Readonly<Record<string, number>>
  readonly turning: TurningPoint | undefined
}

/** A smaller change of the prospects turned nothing. */
const LEAST_TURN = 0.08

/** Plays the story once; its position stands at the start. */
export function tellCourse({ title, p, setup, moves }: Story, viewer: number): Course {
  const { game } = title
  const curve = gaugeOf(game.name, setup as Setup)
  const share = () => gauge(curve, game.yardstick(p, viewer))
  const turns = new Map<number, CourseTurn>()
  const count = () => {
    const { turn, active } = title.moment(p)
    if (turn > 0) turns.set(turn, { turn, active, counts: title.counts(p) })
  }
  let turning: TurningPoint | undefined
  let before = share()
  // counted at every event, for one choice may end a turn and begin the next
  game.listen(p, count)
  for (const [step, move] of moves.entries()) {
    game.choose(p, game.parseOption(p, move))
    count()
    // that the game was won at last is no turning point
    if (game.seatToDecide(p) < 0) break
    const after = share()
    const change = Math.abs(after - before)
    if (change >= LEAST_TURN && (turning === undefined || change > Math.abs(turning.after - turning.before)))
      turning = { turn: title.moment(p).turn, step, before, after }
    before = after
  }
  game.listen(p, undefined)
  return { turns: [...turns.values()], goals: title.goals ?? {}, turning }
}
