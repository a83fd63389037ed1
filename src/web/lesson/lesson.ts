// A lesson: short positions in the real game, each with something to be done in it.
import type { Position } from '../../kernel/position.ts'
import type { GameName } from '../games.ts'

export interface LessonStep<P extends Position = Position> {
  /** Names the texts of the step. */
  readonly id: string
  /** Sets the position up; the reader sits at seat 0 and is asked. */
  arrange(): P
  /** Has the reader done what the step is about? */
  isDone(p: P): boolean
  /** One way to do it, in the game's notation, for the hint and the test. */
  readonly solution: readonly string[]
}

export interface Lesson {
  readonly game: GameName
  readonly setup: unknown
  readonly steps: readonly LessonStep[]
}

const lessons: Partial<Record<GameName, () => Promise<Lesson>>> = {
  riftblade: async () => (await import('./riftblade.ts')).lesson,
}

/** The lesson of a game, undefined when it has none yet. */
export async function openLesson(game: GameName): Promise<Lesson | undefined> {
  return lessons[game]?.()
}
