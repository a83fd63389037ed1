// Lays the position of a step of a lesson, in the worker.
import { LESSONS } from '../../games/lessons.ts'
import { openTitleFor } from '../../games/load.ts'
import type { GameName } from '../../games/register.ts'
import type { Result } from '../../kernel/game.ts'
import { parseSeed } from '../../kernel/random.ts'
import { type Match, no, type Refusal } from '../../play/match.ts'
import { Coach } from './coach.ts'

/** Opponents in a lesson only answer what an effect asks of them. */
const SEED = parseSeed('1')!

interface Opened {
  readonly match: Match
  readonly coach: Coach
}

export async function openLesson(wanted: { readonly game: GameName; readonly step: number }): Promise<Result<Opened, Refusal>> {
  const lesson = (await LESSONS[wanted.game]?.())?.lesson
  const step = lesson?.steps[wanted.step]
  if (lesson === undefined || step === undefined) return no('request', `a lesson of ${wanted.game} has no step ${wanted.step + 1}`)
  const title = await openTitleFor(wanted.game, lesson.setup)
  const match = { title, p: step.arrange(), seed: SEED, setup: lesson.setup }
  return { ok: true, value: { match, coach: new Coach(step, wanted.step, lesson.steps.length, title.moment(match.p).turn) } }
}
