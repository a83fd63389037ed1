// The host of a running game, in the worker: lets the opponents play, keeps time, and sends the page what the seat that looks may know.
import { Sight } from '../ai/sight.ts'
import { thoughts } from '../ai/chance.ts'
import type { OptionView } from '../kernel/decision.ts'
import type { Position } from '../kernel/position.ts'
import { isPerson } from '../play/company.ts'
import type { Keeper } from '../play/keeper.ts'
import type { Match } from '../play/match.ts'
import { Session } from '../play/session.ts'
import type { LessonState, WhyLine } from '../play/snapshot.ts'
import { Viewer } from '../play/viewer.ts'
import { type Adversary, callOpponent } from './opponent.ts'
import type { Answer, Language, PacedCompany, Player } from './protocol.ts'
import { findRule, readRules } from './rulesheet.ts'

/** What a position of a lesson asks for. */
export interface Goal {
  readonly place: Pick<LessonState, 'id' | 'step' | 'steps'>
  isDone(p: Position): boolean
}

/** Milliseconds after which a game is kept in which nothing was chosen yet. */
const KEEP_AFTER = 1500

export class Host {
  private readonly session: Session
  private readonly viewer: Viewer
  /** Loaded with the first choice, or a moment after the start; undefined in a lesson, which is not kept. */
  private keeper: Promise<Keeper> | undefined
  private readonly random = thoughts()
  private readonly sight: Sight<Position>
  /** Being loaded, or ready; undefined for seats of people. */
  private agents: readonly (Promise<Adversary> | undefined)[]
  private pause: number
  private hurry = false
  private playing = false
  /** Another game has begun: nothing is shown any more. */
  private left = false
  private readonly goal: Goal | undefined
  private reached = false
  /** The turn in which the goal must be reached. */
  private readonly firstTurn: number
  private readonly post: (answer: Answer) => void

  /** Goes on with a match from where its position is; `moves` are those that led there, still to be played. */
  constructor(match: Match, moves: readonly string[], company: PacedCompany, post: (answer: Answer) => void, goal?: Goal) {
    const { title, p } = match
    this.firstTurn = title.moment(p).turn
    this.session = new Session(match, moves)
    this.viewer = new Viewer(this.session, Math.max(0, company.players.indexOf('person')), company)
    this.pause = company.pause
    this.post = post
    this.sight = new Sight(title.game, p)
    this.agents = this.call(company.players)
    this.goal = goal
  }

  /** Shows the table and lets whoever decides go on. */
  async go(): Promise<void> {
    if (this.playing) return
    this.playing = true
    this.hurry = this.pause === 0
    try {
      await this.playOn()
    } finally {
      this.playing = false
      this.show()
    }
  }

  choose(revision: number, option: number): void {
    if (!this.isMine(revision)) return
    if (this.session.choose(this.viewer.seat, option)) this.goOn()
    else this.refuse(`option ${option} is not possible here`)
  }

  /** Submits picks one after the other. */
  pick(revision: number, targets: readonly number[]): void {
    if (!this.isMine(revision)) return
    if (this.session.pick(this.viewer.seat, targets)) this.goOn()
    else this.refuse('these cards cannot be chosen together')
  }

  undo(): void {
    const undone = !this.playing && this.session.undo(this.viewer.seat)
    if (undone) this.viewer.forget()
    this.show(undone)
  }

  speak(language: Language, names: readonly string[]): void {
    this.viewer.turnTo(this.viewer.seat, { language, names })
    this.show(false)
  }

  setPace(pause: number, players: readonly Player[]): void {
    this.pause = pause
    const { viewer } = this
    if (players.join() === viewer.players.join()) return
    // people stay where they are: a hand that was seen cannot be given to another player
    viewer.players = viewer.players.map((player, seat) => (player === 'person' ? player : (players[seat] ?? player)))
    this.dismiss()
    this.agents = this.call(viewer.players)
  }

  leave(): void {
    this.left = true
    this.dismiss()
    this.skip()
  }

  skip(): void {
    this.hurry = true
    this.wake?.()
  }

  async why(card: number, views: readonly OptionView[]): Promise<void> {
    const { session, viewer } = this
    const rules = await readRules(session.match.title.facts.name)
    viewer.voice.ruleText = (id, language) => findRule(rules, id, language)
    const lines: WhyLine[] = []
    for (const wish of views) {
      for (const reason of session.explain(viewer.seat, wish)) {
        const line = viewer.voice.reason(reason)
        if (!lines.some((known) => known.rule === line.rule && known.text === line.text)) lines.push(line)
      }
    }
    this.post({ type: 'why', card, lines })
  }

  /** Until a person has to decide. */
  private async playOn(): Promise<void> {
    const { session, viewer } = this
    for (;;) {
      const seat = session.toDecide
      if (seat < 0 || this.left || this.lesson()?.state === 'missed') break
      if (isPerson(viewer.players[seat])) {
        this.turnTo(seat)
        if (!session.answerItself()) break
        continue
      }
      const agent = await this.agents[seat]!
      if (this.left) break
      const option = await this.think(agent, seat)
      if (option === undefined || this.left) break
      session.play(option)
      if (!this.hurry && viewer.hasNews()) {
        this.show()
        await this.wait()
      }
    }
  }

  /** What an agent chooses; undefined, and a fault of the game, when it fails. */
  private async think(agent: Adversary, seat: number): Promise<number | undefined> {
    const { session, viewer } = this
    try {
      return await agent.decide(this.sight.look(session.p), this.random, session.moves)
    } catch (problem) {
      session.fail(seat, `opponent "${viewer.players[seat]}"`, problem)
      return undefined
    }
  }

  private wake: (() => void) | undefined

  private wait(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, this.pause)
      this.wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  private call(players: readonly Player[]): (Promise<Adversary> | undefined)[] {
    const { match } = this.session
    return players.map((player) =>
      player === 'person' || player === 'unknown' ? undefined : callOpponent(player, match, navigator.hardwareConcurrency),
    )
  }

  private dismiss(): void {
    for (const agent of this.agents) void agent?.then((adversary) => adversary.leave?.())
  }

  /** Another person looks: what the last one did cannot be taken back any more, and the log is told anew. */
  private turnTo(seat: number): void {
    if (seat === this.viewer.seat) return
    this.viewer.turnTo(seat)
    this.session.settle()
  }

  /** False for an answer to a question that is no longer asked; the page gets the newest one again. */
  private isMine(revision: number): boolean {
    const mine = this.viewer.isNewest(revision) && !this.playing && this.session.toDecide === this.viewer.seat
    if (!mine) this.show(false)
    return mine
  }

  private refuse(message: string): void {
    this.post({ type: 'problem', about: 'request', message })
    this.show()
  }

  private goOn(): void {
    this.go().catch((error: unknown) => this.post({ type: 'problem', about: 'crash', message: String(error) }))
  }

  /** A lesson waits when its turn is over. */
  private lesson(): LessonState | undefined {
    const { goal, session } = this
    if (goal === undefined) return undefined
    const { title, p } = session.match
    this.reached ||= goal.isDone(p)
    const over = session.isOver || title.moment(p).turn !== this.firstTurn
    return { ...goal.place, state: this.reached ? 'done' : over ? 'missed' : 'open' }
  }

  private show(step = true): void {
    if (this.left) return
    const { session, viewer } = this
    const asked = !this.playing && isPerson(viewer.players[viewer.seat])
    this.post(viewer.update(asked, step, this.lesson()))
    if (step && this.goal === undefined) this.keepSoon()
    if (step && session.fault !== undefined) void this.report()
  }

  /** Before anything was chosen there is nothing to lose: the first question comes first. */
  private keepSoon(): void {
    if (this.keeper !== undefined || this.session.moves.length > 0) void this.keep()
    else setTimeout(() => void this.keep(), KEEP_AFTER)
  }

  /** The page of a local game is its storage too; what it keeps goes beside what the seat is told, never in it. */
  private async keep(): Promise<void> {
    this.keeper ??= import('../play/keeper.ts').then(({ Keeper }) => new Keeper(this.session))
    const keeper = await this.keeper
    if (!this.left) this.post(keeper.next(this.viewer.players))
  }

  private async report(): Promise<void> {
    const [{ reportFault }, { version }] = await Promise.all([import('../play/report.ts'), import('../../package.json')])
    this.post({ type: 'fault', report: reportFault(this.session, version) ?? '' })
  }
}
