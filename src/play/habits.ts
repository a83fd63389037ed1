import type { Habit } from '../games/habit.ts'
import { HABITS } from '../games/habits.ts'
import type { GameName } from '../games/register.ts'
import type { Title } from '../games/title.ts'
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

/** Wishes for halts, beside the habits: never, at the end of an opponent's turn, after each deed of it, after all that an opponent does. */
export const STOPS = ['stop.never', 'stop.turn', 'stop.deeds', 'stop.all'] as const
export type Stop = (typeof STOPS)[number]

/** Events that are a deed of who plays, in any game: a card comes, an ability is used, somebody fights. */
const DEEDS: readonly string[] = [
  ...['play', 'fight', 'action', 'omni', 'summon', 'battle', 'raid', 'claim', 'chain', 'attack', 'block', 'trigger', 'buy'],
]

/** A wish by itself is for all games that have none of their own. */
export const stopOf = (game: GameName | undefined, wanted: readonly string[]): Stop =>
  STOPS.find((stop) => game !== undefined && wanted.includes(stopIn(game, stop))) ??
  STOPS.find((stop) => wanted.includes(stop)) ??
  'stop.never'

const stopIn = (game: GameName | undefined, stop: Stop): string => (game === undefined ? stop : `${stop}@${game}`)

/** The wishes with another one for a game, or for all. */
export const wishStop = (game: GameName | undefined, wanted: readonly string[], stop: Stop): readonly string[] => [
  ...wanted.filter((id) => !STOPS.some((other) => id === stopIn(game, other))),
  stopIn(game, stop),
]

/** What is wished at a table, with what it needs of the rules; without a network it may not come. */
export async function bringHabits(title: Title, wanted: readonly string[]): Promise<Habits> {
  await title.bringRest?.()
  return new Habits(title.facts.name, wanted)
}

/** Answers for a person, as he has wished by the ids of habits. */
export class Habits {
  constructor(
    private readonly game: GameName,
    private readonly wanted: readonly string[],
  ) {}

  /** The opponent's turn is over. */
  get stopsAtTurn(): boolean {
    return stopOf(this.game, this.wanted) === 'stop.turn'
  }

  /** A deed was seen at which the table is to wait, once all has come of it. */
  private owesStop = false

  /** Does a table wait until one goes on, after an opponent has chosen? `from`: where what happened then begins; `lines`: what of it there is to read. */
  stopsAfter(session: Session, from: number, lines: number): boolean {
    const stop = stopOf(this.game, this.wanted)
    if (stop !== 'stop.deeds') return stop === 'stop.all' && lines > 0
    this.owesStop ||= lines > 0 && session.happened.slice(from).some(({ event }) => DEEDS.includes(event.kind))
    const { title, p } = session.match
    const stops = this.owesStop && (session.isOver || title.foreseen?.().steps.includes(title.game.kind(p)!) !== false)
    if (stops) this.owesStop = false
    return stops
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
    // whoever is asked sees what was done
    this.owesStop = false
    const { title, p, setup } = session.match
    const decision = title.game.decision(p)
    if (decision === undefined) return -1
    const options = session.legal().map((option) => ({ option, view: session.describe(option) }))
    const { option = -1, secret } = this.find({ decision, options }, session.observe(decision.seat)) ?? {}
    const people = players.slice(0, (setup as { readonly seats: number }).seats).filter(isPerson)
    return secret === true && people.length > 1 ? -1 : option
  }
}
