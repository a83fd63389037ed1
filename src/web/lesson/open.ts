// Lays the position of a step of a lesson, in the worker.
import { LESSONS } from '../../games/lessons.ts'
import { HOLDINGS } from '../../games/holdings.ts'
import type { GameName } from '../../games/register.ts'
import type { Result } from '../../kernel/game.ts'
import { engineName } from '../../play/engine-name.ts'
import { noteLesson, openTitleOf } from '../../play/lesson-start.ts'
import { type Match, no, type Refusal, startMatch } from '../../play/match.ts'
import { Coach } from './coach.ts'

/** Opponents in a lesson only answer what an effect asks of them. */
const SEED = '1'

interface Opened {
  readonly match: Match
  readonly coach: Coach
}

export async function openLesson(wanted: { readonly game: GameName; readonly step: number }): Promise<Result<Opened, Refusal>> {
  const lesson = (await LESSONS[wanted.game]?.())?.lesson
  const step = lesson?.steps[wanted.step]
  if (lesson === undefined || step === undefined) return no('request', `a lesson of ${wanted.game} has no step ${wanted.step + 1}`)
  const others = noteLesson(step.id)
  const opened = await openTitleOf(wanted.game, lesson.setup, others)
  if (!opened.ok) return opened
  const match = await startMatch(wanted.game, SEED, lesson.setup, 2, { engine: engineName, others }, opened.value)
  if (!match.ok) return match
  const { title, p } = match.value
  const { holdings } = (await HOLDINGS[wanted.game]?.()) ?? {}
  const measure = (at: typeof p) => ({ ...title.counts(at), ...holdings?.(at) })
  return {
    ok: true,
    value: { match: match.value, coach: new Coach(step, wanted.step, lesson.steps.length, title.moment(p).turn, measure) },
  }
}
