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

/**
 * The round, from one turn of a seat to its next, that changed its prospects most by the yardstick of the game, and what did most of it. Turn
 * is held against turn, as a position judged in the middle of one, or in somebody else's, is always better or worse.
 */
export interface TurningPoint {
  /** The turn of the choice that did most of it, and its number. */
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
  const rounds = new Rounds()
  const look = (step: number) => {
    const { turn, active } = title.moment(p)
    // in between, such as while a key is paid for, the table is not what it will be
    const kind = game.decision(p)?.kind
    if (kind !== undefined && title.asked.includes(kind)) rounds.add({ step, turn, own: active.includes(viewer), share: share() })
  }
  look(0)
  // counted at every event, for one choice may end a turn and begin the next
  game.listen(p, count)
  for (const [step, move] of moves.entries()) {
    game.choose(p, game.parseOption(p, move))
    count()
    // that the game was won at last is no turning point
    if (game.seatToDecide(p) < 0) break
    look(step + 1)
  }
  game.listen(p, undefined)
  return { turns: [...turns.values()], goals: title.goals ?? {}, turning: rounds.turning }
}

interface Look {
  /** Choices before it. */
  readonly step: number
  readonly turn: number
  /** In a turn of the seat. */
  readonly own: boolean
  readonly share: number
}

/** The looks of a seat at its prospects, from the beginning of each of its turns to that of the next. */
class Rounds {
  turning: TurningPoint | undefined
  private round: Look[] = []

  add(look: Look): void {
    const [first] = this.round
    if (first === undefined && !look.own) return
    this.round.push(look)
    if (first === undefined || !look.own || look.turn === first.turn) return
    this.judge(first.share, look.share)
    this.round = [look]
  }

  private judge(before: number, after: number): void {
    const change = after - before
    const most = this.turning === undefined ? LEAST_TURN : Math.abs(this.turning.after - this.turning.before)
    if (Math.abs(change) < most) return
    const { round } = this
    const done = (i: number) => (round[i + 1].share - round[i].share) * Math.sign(change)
    let blamed = 0
    for (let i = 1; i < round.length - 1; i++) if (done(i) > done(blamed)) blamed = i
    this.turning = { turn: round[blamed].turn, step: round[blamed].step, before, after }
  }
}
