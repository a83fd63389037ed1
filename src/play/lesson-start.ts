// A lesson begins in a position of its own, which no seed leads to: the head of its record names it.
import { LESSONS } from '../games/lessons.ts'
import { openTitleFor } from '../games/load.ts'
import type { GameName } from '../games/register.ts'
import type { Title } from '../games/title.ts'
import type { Result } from '../kernel/game.ts'
import type { GameRecord } from '../kernel/record.ts'
import type { Refusal } from './match.ts'
import { refuseRecord } from './unreadable.ts'

const KEY = 'lesson'

/** What the head of a record says of a game that begins in a step of a lesson. */
export const noteLesson = (step: string): NonNullable<GameRecord['others']> => [[KEY, step]]

/** The step of a lesson that a record begins in; undefined for the start of its game. */
export const lessonIn = (others: GameRecord['others'] = []): string | undefined => others.find(([key]) => key === KEY)?.[1]

/** The game of a record: one that names a step of a lesson begins in its position, with its setup, which need not be one to be played with. */
export async function openTitleOf(name: GameName, setup: unknown, others: GameRecord['others']): Promise<Result<Title, Refusal>> {
  return atLesson(await openTitleFor(name, setup), others)
}

/** The same of a game that is open already. */
export async function atLesson<T extends Title>(title: T, others: GameRecord['others']): Promise<Result<T, Refusal>> {
  const id = lessonIn(others)
  const { name } = title.facts
  if (id === undefined) return { ok: true, value: title }
  const lesson = (await LESSONS[name]?.())?.lesson
  const step = lesson?.steps.find((one) => one.id === id)
  if (lesson === undefined || step === undefined) return refuseRecord({ fault: { code: 'no-step', game: name, step: id } })
  const game: Title['game'] = {
    ...title.game,
    checkSetup: () => ({ ok: true, value: lesson.setup as ReturnType<typeof title.game.defaultSetup> }),
    start: () => ({ ok: true, value: step.arrange() }),
  }
  return { ok: true, value: { ...title, game } }
}
