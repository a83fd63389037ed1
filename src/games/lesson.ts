import type { Position } from '../kernel/position.ts'

/** A position of a lesson, with something to be done in it. */
export interface LessonStep<P extends Position = Position> {
  /** Names the texts of the step. */
  readonly id: string
  /** The rule that it is about. */
  readonly rule?: string
  /** Sets the position up; the reader sits at seat 0 and is asked. */
  arrange(): P
  /** Has the reader done what the step is about? */
  isDone(p: P): boolean
  /** One way to do it, in the game's notation. */
  readonly solution: readonly string[]
  /** Other acts that lead there, or lead nowhere and cost nothing. */
  readonly fine?: RegExp
  /** What is said of acts that lead elsewhere: the first that fits names a text of the step. */
  readonly answers?: readonly Answer<P>[]
  /** Turns, of all seats together, in which it can be done; one when left out. */
  readonly turns?: number
}

export interface Answer<P extends Position = Position> {
  readonly id: string
  /** The act in the game's notation. */
  readonly act: RegExp
  /** Only where this holds after the act. */
  when?(p: P): boolean
}

/** Short positions in the real game, in order. */
export interface Lesson {
  readonly game: string
  readonly setup: unknown
  readonly steps: readonly LessonStep[]
}

/** An act that leads elsewhere, and no answer of the step fits it. */
export const OTHER = 'other'

/** What is to be said of an act, undefined when it leads where it should. `p` stands behind it. */
export function answerTo<P extends Position>({ solution, fine, answers = [] }: LessonStep<P>, move: string, p: P): string | undefined {
  const fits = answers.find(({ act, when }) => act.test(move) && (when === undefined || when(p)))
  if (fits !== undefined) return fits.id
  return solution.includes(move) || fine?.test(move) === true ? undefined : OTHER
}
