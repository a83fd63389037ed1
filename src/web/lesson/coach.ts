// What a lesson says of a running position, in the worker: is the goal reached, what was the last act good for, what leads on.
import { answerTo, type LessonStep, OTHER } from '../../games/lesson.ts'
import type { Counts } from '../../games/title.ts'
import type { Position } from '../../kernel/position.ts'
import type { Guide } from '../host.ts'
import type { LessonState } from '../../play/snapshot.ts'
import type { Session } from '../../play/session.ts'

export class Coach implements Guide {
  private readonly step: LessonStep
  private readonly place: Pick<LessonState, 'id' | 'step' | 'steps' | 'rule'>
  /** The first turn in which it is too late. */
  private readonly end: number
  private reached = false
  private answer: string | undefined
  private readonly measure: ((p: Position) => Counts) | undefined
  /** What was counted where the question stood, and where the last act began, with the questions that belong to it. */
  private stood: Counts | undefined
  private began: Counts | undefined
  private isMain = true

  /** `turn`: the one in which the position begins. `measure`: what is counted, to say what an act has changed. */
  constructor(step: LessonStep, index: number, steps: number, turn: number, measure?: (p: Position) => Counts) {
    this.measure = measure
    this.step = step
    this.place = { id: step.id, step: index, steps, rule: step.rule }
    this.end = turn + (step.turns ?? 1)
  }

  /** Hears what the reader has chosen. What was said of an act holds on for those that follow from it and are of no account by themselves. */
  hear({ p }: Session, moves: readonly string[]): void {
    if (this.isMain || this.began === undefined) this.began = this.stood
    for (const move of moves) {
      const answer = answerTo(this.step, move, p)
      if (answer !== OTHER || this.answer === undefined) this.answer = answer
    }
  }

  /** The last act was taken back. */
  forget(): void {
    this.reached = false
    this.answer = undefined
    this.began = undefined
  }

  /** A lesson waits when its turns are over. */
  look(session: Session): LessonState {
    const { p, match } = session
    this.reached ||= this.step.isDone(p)
    const over = session.isOver || match.title.moment(p).turn >= this.end
    const state = this.reached ? 'done' : over ? 'missed' : 'open'
    this.stood = this.measure?.(p)
    this.isMain = match.title.game.kind(p) === 'main'
    const changed = this.began && this.stood && listChanges(this.began, this.stood)
    return {
      ...this.place,
      changed,
      state,
      answer: state === 'done' ? undefined : this.answer,
      next: state === 'open' ? this.next(session) : [],
    }
  }

  private next({ p, match, toDecide }: Session): readonly number[] {
    if (toDecide !== 0) return []
    return this.step.solution.map((move) => match.title.game.parseOption(p, move)).filter((option) => option >= 0)
  }
}

/** What is counted otherwise now, of the reader first. */
function listChanges(before: Counts, now: Counts): NonNullable<LessonState['changed']> {
  return Object.entries(now)
    .flatMap(([what, seats]) => seats.map((to, seat) => ({ what, seat, from: before[what][seat], to })))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => a.seat - b.seat)
}
