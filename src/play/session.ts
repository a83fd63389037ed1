import { thoughts } from '../ai/chance.ts'
import type { Counts, Moment, Title } from '../games/title.ts'
import type { Decision, OptionView, Reason } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Outcome } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Breakdown, within } from './breakdown.ts'
import { type Change, Counter } from './counter.ts'
import { Known } from './known.ts'
import type { Match } from './match.ts'
import { Sameness } from '../kernel/sameness.ts'

/** Something that happened, and when. */
export interface Happened extends Moment {
  readonly event: GameEvent
  /** Decisions made before it. */
  readonly step: number
  /** It came of the answer to a question that an act asks, and not of an act of its own. */
  readonly within?: true | undefined
  /** What everybody counts and what has changed with it. */
  readonly changes?: readonly Change[]
  /** A question that was answered without being put, as every answer leads to the same or as is habit: what was asked, and what was answered. */
  readonly answered?: { readonly decision: Decision; readonly view: OptionView }
  /** What the cards were that it names, by their numbers, where that was noted: a copy becomes another card, and cards come to lie hidden. */
  readonly ids?: Readonly<Record<number, string>>
}

/**
 * The rules could not carry out what was chosen, an agent could not choose, or the table could not be told. The game is over, without an
 * outcome; after a choice that failed the position is the one before it.
 */
export interface Fault {
  readonly seat: number
  /** The choice, in the game's notation; empty when something else failed. */
  readonly move: string
  /** The program and the step that failed, the agent, or what was to be told. */
  readonly where: string
  readonly message: string
}

/** Is what is asked now a question within an act, so that its answer begins none? */
export function asksWithin<P extends Position>({ game }: Title<P>, p: P): true | undefined {
  return game.kind(p) === 'main' ? undefined : true
}

/** A note for the log, that a question was answered without being put. */
export function noteAnswer<P extends Position>({ game, moment }: Title<P>, p: P, option: number, step: number): Happened {
  const decision = game.decision(p)!
  const event = { kind: 'answered', seat: decision.seat, source: decision.source, cards: [], amount: 0, seen: 1 << decision.seat }
  return { event, ...moment(p), step, answered: { decision, view: game.describe(p, option) } }
}

interface Checkpoint {
  readonly p: Position
  readonly moves: number
  readonly happened: number
  readonly counts: Counts
  readonly seat: number
}

/**
 * A running game: position, record, what happened, and what may be taken back. It knows no language, no clock and no screen, and is the
 * same for one who looks and for many. A choice is made whole or not at all: an error leaves the position before it, and a fault.
 */
export class Session<P extends Position = Position> {
  readonly match: Match<P>
  readonly moves: string[] = []
  readonly happened: Happened[] = []
  fault: Fault | undefined
  /** The seat that gave up, and how the game ended by it. */
  conceded: { readonly seat: number; readonly outcome: Outcome } | undefined
  /** The choice that is made now is an answer within an act. */
  private within: Happened['within']
  private readonly options: Int16Array
  private readonly before: P
  private readonly known: Known
  private readonly counter: Counter<P>
  /** What each seat sees now, made when somebody asks and kept until the position changes: it is the costliest part of a choice. */
  private readonly seen = new Map<number, unknown>()
  private readonly sameness: Sameness<P>
  private checkpoints: Checkpoint[] = []
  /** After so many decisions somebody went back: what is asked there is put. */
  private back = -1

  /** Goes on with a match from where its position is; `moves` are those that led there, still to be played. */
  constructor(match: Match<P>, moves: readonly string[] = []) {
    const { title, p } = match
    const { game } = title
    this.match = match
    this.options = new Int16Array(game.maxOptions)
    this.before = game.blank()
    this.known = new Known(title.revealing)
    this.counter = new Counter(title)
    this.counter.begin(p)
    this.sameness = new Sameness(game, title.asked, thoughts())
    game.listen(p, (event) => {
      const { within, counter } = this
      this.happened.push({ event, ...title.moment(p), changes: counter.read(p), step: this.moves.length - 1, within })
    })
    this.follow(moves)
  }

  get p(): P {
    return this.match.p
  }

  /** Who has to decide, -1 when the game is over. */
  get toDecide(): number {
    return this.fault === undefined && this.conceded === undefined ? this.match.title.game.seatToDecide(this.p) : -1
  }

  /** How the game ended: by its rules, or as a seat gave up, and with it its side. */
  get outcome(): Outcome | undefined {
    return this.conceded?.outcome ?? this.match.title.game.outcome(this.p)
  }

  get isOver(): boolean {
    return this.toDecide < 0
  }

  /** What a seat, or a spectator, may know now. */
  observe(seat: number): unknown {
    if (!this.seen.has(seat))
      this.seen.set(
        seat,
        within('observe', () => this.match.title.game.observe(this.p, seat)),
      )
    return this.seen.get(seat)
  }

  legal(): number[] {
    if (this.isOver) return []
    return Array.from(
      this.options.subarray(
        0,
        within('options', () => this.match.title.game.options(this.p, this.options)),
      ),
    )
  }

  /** What an option means. */
  describe(option: number): OptionView {
    return within('describe', () => this.match.title.game.describe(this.p, option))
  }

  /** A choice of somebody who may take it back. False when it is not his or not possible. */
  choose(seat: number, option: number): boolean {
    if (seat !== this.toDecide || !this.legal().includes(option)) return false
    this.act(() => this.step(option))
    return true
  }

  /**
   * Several picks at once, one after the other: always the one that comes first now, so that they arrive in ascending order. False, and
   * nothing is changed, when they cannot be chosen together.
   */
  pick(seat: number, targets: readonly number[]): boolean {
    const { game } = this.match.title
    if (seat !== this.toDecide) return false
    const wanted = new Set(targets)
    const ordered = game.decision(this.p)?.ordered === true
    let possible = true
    this.act(
      () => {
        while (wanted.size > 0) {
          const next = this.nextPick(wanted, ordered)
          if (next === undefined) {
            possible = false
            return
          }
          wanted.delete(game.describe(this.p, next).target!)
          this.step(next)
        }
        const done = this.legal().find((option) => game.describe(this.p, option).verb === 'done')
        if (done !== undefined) this.step(done)
      },
      () => possible,
    )
    return possible
  }

  /** A choice that nobody takes back, such as that of an agent. */
  play(option: number): void {
    this.closeUndo()
    this.step(option)
  }

  /** Ends the game with a fault, as it cannot go on for the seat. `where`: what failed, unless the problem says it. */
  fail(seat: number, where: string, problem: unknown, move = ''): void {
    const { where: what, message } = problem instanceof Breakdown ? problem : new Breakdown(where, problem)
    this.fault = { seat, move, where: what, message }
    this.closeUndo()
  }

  /** What the rules ask of the one who decides and what needs no answer of his: it is given, and true. `habitual`: his answer by habit. */
  answerItself(habitual = -1): boolean {
    if (this.isOver) return false
    const isHabit = habitual >= 0 && this.moves.length !== this.back
    const option = isHabit ? habitual : this.findAnswer()
    if (option < 0) return false
    this.give(option, isHabit || this.legal().length > 1)
    return true
  }

  /** Somebody else's turn to look or an agent's choice: nothing before it is taken back. */
  closeUndo(): void {
    this.checkpoints = []
  }

  canUndo(seat: number): boolean {
    return this.undoFrom(seat) >= 0
  }

  /** How much had happened before the first choice that the seat may take back, -1 when it may take back nothing. */
  undoFrom(seat: number): number {
    const mine = this.checkpoints.filter((checkpoint) => checkpoint.seat === seat)
    return mine.length === 0 || this.checkpoints[this.checkpoints.length - 1].seat !== seat ? -1 : mine[0].happened
  }

  /** Takes the last choice of the seat back, as far as nothing was learned since. False when there is none. */
  undo(seat: number): boolean {
    if (!this.canUndo(seat)) return false
    this.takeBack()
    return true
  }

  /** Why the seat cannot choose this, as far as it may know. */
  explain(seat: number, wish: OptionView): Reason[] {
    return within('explain', () => this.match.title.game.explain(this.p, seat, wish))
  }

  /**
   * Plays what was chosen before. The last visit is played twice, the second time act by act: its seat may take back what it could when
   * the game was left.
   */
  private follow(moves: readonly string[]): void {
    const { p } = this
    const { game } = this.match.title
    let visit: Checkpoint | undefined
    for (const move of moves) {
      const seat = game.seatToDecide(p)
      if (seat !== visit?.seat) visit = this.mark(seat, visit?.p as P | undefined)
      this.step(game.parseOption(p, move))
      if (this.fault !== undefined) return
    }
    if (visit === undefined || visit.seat !== this.toDecide) return
    this.comeBack(visit)
    for (const move of moves.slice(visit.moves)) {
      const option = game.parseOption(p, move)
      // what was picked together is taken back together
      if (game.decision(p)!.picked.length > 0) this.give(option, false)
      else if (this.findAnswer() === option) this.give(option, this.legal().length > 1)
      else this.act(() => this.step(option))
    }
  }

  /** Where the game stands now, to come back to it. */
  private mark(seat: number, p = this.match.title.game.blank()): Checkpoint {
    this.match.title.game.copy(p, this.p)
    return { p, moves: this.moves.length, happened: this.happened.length, counts: this.counter.last, seat }
  }

  /** A choice that is taken back with the one before it. `told`: the log says what was asked, and answered without being put. */
  private give(option: number, told: boolean): void {
    if (told) this.happened.push(noteAnswer(this.match.title, this.p, option, this.moves.length))
    this.step(option)
    this.forgetBeforeLearned()
  }

  /** An answer that fails when it is tried may never be chosen: the question is put, and whoever chooses it gets the fault. */
  private findAnswer(): number {
    try {
      return this.sameness.find(this.p)
    } catch {
      return -1
    }
  }

  private nextPick(wanted: ReadonlySet<number>, ordered: boolean): number | undefined {
    const { p } = this
    const { game } = this.match.title
    if (this.isOver || game.kind(p) !== 'target') return undefined
    const target = (option: number) => game.describe(p, option).target
    const options = this.legal().filter((option) => wanted.has(target(option) ?? -1))
    if (!ordered) return options[0]
    const [first] = wanted
    return options.find((option) => target(option) === first)
  }

  /** Steps that are taken back together. */
  private act(steps: () => void, isPossible = () => true): void {
    const { p } = this
    const { title } = this.match
    const seat = this.toDecide
    this.checkpoints.push(this.mark(seat))
    const shown = title.shown(this.observe(seat))
    this.known.remember(p, () => shown)
    steps()
    if (isPossible()) this.forgetBeforeLearned()
    else this.takeBack()
  }

  /** A step of the rules: done whole, or undone with a fault. */
  private step(option: number): void {
    const { p } = this
    const { game } = this.match.title
    const seat = game.seatToDecide(p)
    const [moves, happened, counts] = [this.moves.length, this.happened.length, this.counter.last]
    let move = `option ${option}`
    game.copy(this.before, p)
    this.within = asksWithin(this.match.title, p)
    this.seen.clear()
    try {
      move = game.makeOption(p, option)
      this.moves.push(move)
      game.choose(p, option)
    } catch (problem) {
      this.fail(seat, game.where(p), problem, move)
      game.copy(p, this.before)
      this.counter.last = counts
      this.moves.length = moves
      this.happened.length = happened
    }
  }

  /** What was seen or rolled cannot be unseen: undo reaches no further back than that. */
  private forgetBeforeLearned(): void {
    const { p } = this
    const { title } = this.match
    const last = this.checkpoints[this.checkpoints.length - 1]
    if (last === undefined) return
    const events = this.happened.slice(last.happened).map(({ event }) => event)
    if (this.known.hasLearned(p, () => title.shown(this.observe(last.seat)), events)) this.closeUndo()
  }

  private takeBack(): void {
    const back = this.checkpoints.pop()
    if (back === undefined) return
    this.comeBack(back)
    this.back = back.moves
  }

  private comeBack({ p, moves, happened, counts }: Checkpoint): void {
    this.seen.clear()
    this.match.title.game.copy(this.p, p as P)
    this.counter.last = counts
    this.moves.length = moves
    this.happened.length = happened
  }
}
