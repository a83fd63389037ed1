import type { GameName } from '../games/register.ts'
import { SPECTATOR } from '../kernel/event.ts'
import { within } from './breakdown.ts'
import type { makePatch } from './difference.ts'
import { type Company, isPerson, type Player } from './company.ts'
import type { Match } from './match.ts'
import type { Forecast } from './forecast.ts'
import type { Session } from './session.ts'
import type { EventShown, LessonState, OptionLine, TableState, Update } from './snapshot.ts'
import { showEvents } from './shown.ts'
import { Voice } from './voice.ts'

/** The part of a table that follows from the position alone. */
export function viewTable({ title, p, setup }: Match, viewer: number, players: readonly Player[], observation: unknown) {
  const { game } = title
  const { seats } = setup as { readonly seats: number }
  const decision = game.decision(p)
  return {
    game: game.name as GameName,
    viewer,
    players: players.slice(0, seats),
    seats,
    setup,
    observation,
    ...title.moment(p),
    toDecide: decision?.seat ?? -1,
    decision: decision?.seat === viewer ? decision : undefined,
    outcome: game.outcome(p),
  } satisfies Partial<TableState>
}

/** One who looks at a running game: a seat, or a spectator. There may be several, each in a language of its own. */
export class Viewer {
  readonly voice: Voice
  /** Says what would come of options; without it they are only named. */
  forecast: Forecast | undefined
  /** Finds what changed; without it all of the table is sent, as the first time. */
  makePatch: typeof makePatch | undefined
  players: readonly Player[]
  /** The seat that looks, or `SPECTATOR`. */
  seat: number
  private readonly session: Session
  private company: Company
  private revision = 0
  /** What was sent: the table, so many log lines, and so much of what happened. */
  private last: TableState | undefined
  private sent = 0
  private seen: number

  constructor(session: Session, seat: number, company: Company) {
    this.session = session
    this.seat = seat
    this.company = company
    this.players = company.players
    this.voice = new Voice(session.match, this.reader())
    this.seen = session.happened.length
  }

  /** Another one looks, or reads another language: all is told anew. */
  turnTo(seat: number, company: Pick<Company, 'language' | 'names'> = this.company): void {
    this.seat = seat
    this.company = { ...this.company, ...company }
    this.voice.turnTo(this.reader())
    this.sent = 0
  }

  /** Does an answer to this revision answer what is asked now? */
  isNewest(revision: number): boolean {
    return revision === this.revision
  }

  /** How many lines there are to read that were not sent. */
  countNews(): number {
    this.sent = Math.min(this.sent, this.voice.read(this.session.happened))
    return this.voice.lines - this.sent
  }

  /** Something was taken back. */
  forget(): void {
    const { length } = this.session.happened
    this.voice.forget(length)
    this.sent = Math.min(this.sent, this.voice.lines)
    this.seen = length
  }

  /** What is new. `asked`: the viewer may answer now. Without `step` nothing happened, and the question stays the same. */
  update(asked: boolean, step = true, lesson?: LessonState): Update {
    const { session, voice, seat } = this
    const { match, happened } = session
    const { game } = match.title
    if (step) this.revision++
    const mine = asked && seat !== SPECTATOR && session.toDecide === seat
    this.sent = Math.min(
      this.sent,
      within('words of the log', () => voice.read(happened)),
    )
    const table = within('decision', () => viewTable(match, seat, this.players, session.observe(seat)))
    const views = mine ? session.legal().map((option) => ({ option, view: session.describe(option) })) : []
    const listed = views.map(({ option }) => option)
    const results = this.forecast?.tell(seat, listed, voice, this.revision)
    const options: OptionLine[] = within('words of the options', () =>
      views.map(({ option, view }, index) => ({ ...voice.option(option, view, table.decision), result: results?.[index] })),
    )
    const undoFrom = mine ? session.undoFrom(seat) : -1
    const state: TableState = {
      ...table,
      language: voice.language,
      toDecide: session.toDecide,
      outcome: session.outcome,
      decision: mine ? table.decision : undefined,
      fault: session.fault && { seat: session.fault.seat, where: session.fault.where },
      prompt: mine ? within('words of the question', () => voice.prompt(game.decision(match.p)!)) : undefined,
      options: [...options, ...(this.forecast?.others(mine ? table.decision : undefined, options, voice) ?? [])],
      canUndo: undoFrom >= 0,
      undoLine: undoFrom < 0 ? -1 : voice.linesAt(undoFrom),
      replay: undefined,
      lesson,
    }
    return within('faces', () => this.send(state, step ? this.freshEvents() : []))
  }

  private freshEvents(): EventShown[] {
    const fresh = this.session.happened.slice(this.seen).filter(({ answered }) => answered === undefined)
    this.seen = this.session.happened.length
    return showEvents(
      fresh.map(({ event }) => event),
      this.seat,
    )
  }

  private send(state: TableState, events: readonly EventShown[]): Update {
    const { voice, sent, last } = this
    const log = voice.from(sent)
    const faces = voice.newFaces(state.observation, log)
    this.last = state
    this.sent = voice.lines
    return {
      type: 'update',
      revision: this.revision,
      // where nothing changed there is nothing to patch: the whole table would be taken for another one
      change: this.makePatch === undefined ? { is: state } : this.makePatch(last, state),
      logStart: sent,
      log,
      events,
      faces,
    }
  }

  private reader() {
    const { language, names } = this.company
    return { language, names, seat: this.seat, own: isPerson(this.company.players[this.seat]) }
  }
}
