import type { Position } from '../kernel/position.ts'

/** A position of a lesson, with something to be done in it. */
export interface LessonStep<P extends Position = Position> {
  /** Names the texts of the step. */
  readonly id: string
  /** Sets the position up; the reader sits at seat 0 and is asked. */
  arrange(): P
  /** Has the reader done what the step is about? */
  isDone(p: P): boolean
  /** One way to do it, in the game's notation. */
  readonly solution: readonly string[]
}

/** Short positions in the real game, in order. */
export interface Lesson {
  readonly game: string
  readonly setup: unknown
  readonly steps: readonly LessonStep[]
}
