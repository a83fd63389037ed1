// The question that is asked, where it may be answered from now on: the same below the question and in the line for typed commands.
import { HABIT_WORDS } from '../play/habit-words.ts'
import { answerBy, type HabitualAnswer, habitOf } from '../play/habits.ts'
import { client } from './client.svelte.ts'
import { settings } from './settings.svelte.ts'

interface AskedHabit {
  readonly id: string
  readonly on: boolean
  /** What a change of it would say. */
  readonly says: string
  /** Undefined where it has no answer to this very question. */
  readonly answer: HabitualAnswer | undefined
}

export function habitAsked(): AskedHabit | undefined {
  const { snapshot } = client
  const { decision, options, lesson, replay } = snapshot ?? {}
  if (snapshot === undefined || decision === undefined || options === undefined || lesson !== undefined || replay !== undefined)
    return undefined
  const habit = habitOf(snapshot.game, { decision, options })
  if (habit === undefined) return undefined
  const { fromNow, noLonger, habits } = HABIT_WORDS[settings.language]
  const on = settings.habits.includes(habit.id)
  const answer = answerBy(habit, { decision, options }, snapshot.observation)
  return { id: habit.id, on, says: (on ? noLonger : fromNow)(habits[habit.id]), answer }
}

/** From now on, with this question; or no longer. */
export function changeHabit({ id, on, answer }: AskedHabit): void {
  settings.habits = on ? settings.habits.filter((one) => one !== id) : [...settings.habits, id]
  client.tellHabits(settings.habits)
  if (!on && answer !== undefined) client.choose(answer.option)
}
