import type { Habit } from '../games/habit.ts'
import { HABITS } from '../games/habits.ts'
import type { GameName } from '../games/register.ts'
import type { Decision, OptionView } from '../kernel/decision.ts'
import { isPerson, type Player } from './company.ts'
import type { Session } from './session.ts'
import type { OptionLine } from './snapshot.ts'

/** What is asked of whoever sits there. */
export interface Question {
  readonly decision: Decision
  readonly options: readonly Omit<OptionLine, 'text'>[]
}

/** An answer by habit; `secret`: that it could be given tells what nobody else may know. */
export interface HabitualAnswer {
  readonly option: number
  readonly view: OptionView
  readonly secret: boolean
}

/** The habit that could answer a question. */
export function habitOf(game: GameName, { decision, options }: Question): Habit | undefined {
  return HABITS[game]?.find(({ asks }) =>
    asks.some(([rule, ...verbs]) => rule === decision.rule && options.every(({ view }) => verbs.includes(view.verb))),
  )
}

/** What a habit answers, as far as whoever decides sees the table; undefined when it has no answer to this. */
export function answerBy({ pick, secret }: Habit, { options }: Question, observation: unknown): HabitualAnswer | undefined {
  const views = options.map(({ view }) => view)
  const found = options[pick === undefined ? 0 : pick(views, observation as never)]
  return found && { option: found.option, view: found.view, secret: secret === true }
}

/** Wishes for halts, beside the habits: at the end of an opponent's turn, after all that an opponent does. */
export const STOPS: readonly string[] = ['stop.turn', 'stop.all']

/** Answers for a person, as he has wished by the ids of habits. */
export class Habits {
  constructor(
    private readonly game: GameName,
    private readonly wanted: readonly string[],
  ) {}

  /** Where a table waits until one goes on: from 1 at the end of an opponent's turn, with 2 after all that an opponent does. */
  get stops(): number {
    return STOPS.findIndex((id) => this.wanted.includes(id)) + 1
  }

  find(question: Question, observation: unknown): HabitualAnswer | undefined {
    const habit = habitOf(this.game, question)
    return habit && this.wanted.includes(habit.id) ? answerBy(habit, question, observation) : undefined
  }
  /**
   * The option that whoever decides chooses by habit, -1 for none. What a hand does not hold is not told to others who sit at the same
   * device.
   */
  answer(session: Session, players: readonly Player[]): number {
    const { title, p, setup } = session.match
    const decision = title.game.decision(p)
    if (decision === undefined) return -1
    const options = session.legal().map((option) => ({ option, view: session.describe(option) }))
    const { option = -1, secret } = this.find({ decision, options }, session.observe(decision.seat)) ?? {}
    const people = players.slice(0, (setup as { readonly seats: number }).seats).filter(isPerson)
    return secret === true && people.length > 1 ? -1 : option
  }
}
