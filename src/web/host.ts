// The host of a running game, in the worker: lets the opponents play, keeps time, and sends the page what the seat that looks may know.
import { engineName } from '../play/engine-name.ts'
import { Sight } from '../ai/sight.ts'
import { thoughts } from '../ai/chance.ts'
import type { OptionView } from '../kernel/decision.ts'
import type { Position } from '../kernel/position.ts'
import { isPerson } from '../play/company.ts'
import type { Habits } from '../play/habits.ts'
import type { Keeper } from '../play/keeper.ts'
import type { Match } from '../play/match.ts'
import { Session } from '../play/session.ts'
import type { LessonState, Update } from '../play/snapshot.ts'
import { Viewer } from '../play/viewer.ts'
import { type Adversary, callOpponent } from './opponent.ts'
import type { Answer, Language, PacedCompany, Player } from './protocol.ts'

/** Milliseconds after which a game is kept in which nothing was chosen yet. */
const KEEP_AFTER = 1500
/** Where nobody waits for what opponents do, it is told by so many lines of the log: no update grows with the number of their moves. */
const LINES = 8
/** Longer than anybody looks; a timer cannot wait for ever. */
const LONG = 1e9

/** Says how a lesson or a puzzle stands. */
export interface Guide {
  /** Hears what the reader has chosen. */
  hear(session: Session, moves: readonly string[]): void
  /** The last act was taken back. */
  forget(): void
  look(session: Session): LessonState
}

export class Host {
  readonly session: Session
  private readonly viewer: Viewer
  /** Loaded with the first choice, or a moment after the start; undefined in a lesson, which is not kept. */
  private keeper: Keeper | undefined
  private readonly random = thoughts()
  private readonly sight: Sight<Position>
  /** Being loaded, or ready; undefined for seats of people. */
  private agents: readonly (Promise<Adversary> | undefined)[]
  private pause: number
  private hurry = false
  private playing = false
  /** Another game has begun: nothing is shown any more. */
  private left = false
  /** Says how a lesson stands; undefined in a game. */
  private readonly coach: Guide | undefined
  private readonly post: (answer: Answer) => void
  /** Loaded when somebody has any. */
  private habits: Habits | undefined

  /** Goes on with a match from where its position is; `moves` are those that led there, still to be played. */
  constructor(match: Match, moves: readonly string[], company: PacedCompany, post: (answer: Answer) => void, coach?: Guide) {
    const { title, p } = match
    this.session = new Session(match, moves)
    this.viewer = new Viewer(this.session, Math.max(0, company.players.indexOf('person')), company)
    this.pause = company.pause
    this.post = post
    this.sight = new Sight(title.game, p)
    this.agents = this.call(company.players)
    this.coach = coach
    // what led to a puzzle is no choice of whoever solves it
    if (coach !== undefined) this.session.closeUndo()
  }

  /** Shows the table and lets whoever decides go on. */
  async go(): Promise<void> {
    if (this.playing) return
    this.playing = true
    this.hurry = this.pause === 0
    try {
      await this.playOn()
      if (this.session.moves.length > 0) await this.bringKeeper()
    } catch (problem) {
      this.fail(problem)
    }
    this.playing = false
    this.show()
    // before anything was chosen there is nothing to lose: the first question comes first
    if (this.viewer.forecast === undefined || (this.keeper === undefined && this.coach === undefined))
      setTimeout(() => void this.bringKeeper().then(() => this.keepFirst()), KEEP_AFTER)
  }

  /** A game that begins with an act is told then what would come of each. */
  private keepFirst(): void {
    this.keep()
    const { session, viewer } = this
    if (viewer.forecast?.tellsOf(session.legal().length)) this.showLate()
  }

  /** Whoever has answered meanwhile, or given up, is told nothing more of the question: an update while others play would say that they wait. */
  private showLate(): void {
    if (!this.playing && !this.session.isOver) this.show(false, { late: true })
  }

  choose(revision: number, option: number): void {
    this.answer(revision, () => this.session.choose(this.viewer.seat, option))
  }

  /** Submits picks one after the other. */
  pick(revision: number, targets: readonly number[]): void {
    this.answer(revision, () => this.session.pick(this.viewer.seat, targets))
  }

  undo(): void {
    const undone = !this.playing && this.session.undo(this.viewer.seat)
    if (undone) {
      this.viewer.forget()
      this.coach?.forget()
    }
    this.show(undone)
  }

  /** The one who looks gives up; whoever thinks is not waited for. */
  concede(): void {
    const { session, viewer } = this
    // without a network the script may not come: then the game goes on
    const giveUp = import('../play/conceding.ts').catch(() => undefined)
    void giveUp.then((giving) => {
      if (!isPerson(viewer.players[viewer.seat]) || !giving?.concede(session, viewer.seat)) return
      this.dismiss()
      this.skip()
      void this.bringKeeper().then(() => this.show())
    })
  }

  speak(language: Language, names: readonly string[]): void {
    this.attempt(() => {
      this.viewer.turnTo(this.viewer.seat, { language, names })
      this.show(false)
    })
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

  /** What is answered for people from the next question on. */
  async setHabits(wanted: readonly string[]): Promise<void> {
    if (this.coach !== undefined) return
    try {
      this.habits =
        wanted.length === 0 ? undefined : await (await import('../play/habits.ts')).bringHabits(this.session.match.title, wanted)
    } catch {
      // Without a network the script may not come: then all is asked.
    }
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
    try {
      const { sayWhy } = await import('./why.ts')
      this.post({ type: 'why', card, lines: await sayWhy(this.session, this.viewer, views) })
    } catch (problem) {
      this.fail(problem)
      this.show()
    }
  }

  /** Until a person has to decide. */
  private async playOn(): Promise<void> {
    const { session, viewer } = this
    const { game } = session.match.title
    /** The turn in which an opponent chose last. */
    let lap = 0
    for (;;) {
      const seat = session.toDecide
      const taught = this.coach?.look(session).state
      if (seat < 0 || this.left || taught === 'missed') break
      if (isPerson(viewer.players[seat])) {
        if (lap && lap !== game.lap(session.p) && this.habits?.stopsAtTurn === true) await this.halt()
        lap = 0
        this.turnTo(seat)
        if (!session.answerItself(this.habits?.answer(session, viewer.players))) break
        continue
      }
      // what has been done is to be seen: nobody plays on
      if (taught === 'done') break
      const option = await this.think(seat)
      if (this.left || session.isOver) break
      // another opponent sits there now, who thinks anew
      if (option === undefined) continue
      lap = game.lap(session.p)
      const before = session.happened.length
      session.play(option)
      await this.bringKeeper()
      const news = viewer.countNews()
      if (this.habits?.stopsAfter(session, before, news) === true) await this.halt()
      else if (this.hurry) {
        if (news >= LINES) this.show(true, { more: true })
      } else if (news > 0) {
        this.show()
        await this.wait()
      }
    }
  }

  /** What an agent chooses; undefined when it was dismissed, and, with a fault of the game, when it fails. */
  private async think(seat: number): Promise<number | undefined> {
    const { session, viewer } = this
    const called = this.agents[seat]!
    try {
      const agent = await called
      const option = await agent.decide(this.sight.look(session.p), this.random, session.moves)
      return this.agents[seat] === called ? option : undefined
    } catch (problem) {
      if (this.agents[seat] === called && !session.isOver) session.fail(seat, `opponent "${viewer.players[seat]}"`, problem)
      return undefined
    }
  }

  private wake: (() => void) | undefined

  /** Waits until whoever looks goes on. */
  private halt(): Promise<void> {
    this.show(true, { halted: true })
    return this.wait(LONG)
  }

  private wait(pause = this.pause): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, pause)
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
    this.session.closeUndo()
  }

  /** False for an answer to a question that is no longer asked; the page gets the newest one again. */
  private isMine(revision: number): boolean {
    const mine = this.viewer.isNewest(revision) && !this.playing && this.session.toDecide === this.viewer.seat
    if (!mine) this.show(false)
    return mine
  }

  /** What is refused is told as by a table of a server, in the words for that. */
  private answer(revision: number, choose: () => boolean): void {
    this.attempt(() => {
      if (!this.isMine(revision)) return
      if (this.listen(choose)) return void this.go()
      this.post({ type: 'problem', about: 'server', code: 'illegal', message: '' })
      this.show()
    })
  }

  /** An error of the rules, or of the words for them, ends the game: nobody waits at a table that cannot go on. */
  private attempt(act: () => void): void {
    try {
      act()
    } catch (problem) {
      this.fail(problem)
      this.show()
    }
  }

  private fail(problem: unknown): void {
    this.session.fail(this.viewer.seat, 'the table', problem)
  }

  /** What a coach hears of a choice. */
  private listen(choose: () => boolean): boolean {
    const { moves } = this.session
    const before = moves.length
    const chosen = choose()
    if (chosen) this.coach?.hear(this.session, moves.slice(before))
    return chosen
  }

  /** `how`: what follows is told at once, or more is told of a question that stands. */
  private show(step = true, how: Pick<Update, 'more' | 'late' | 'halted'> = {}): void {
    if (this.left) return
    const { session, viewer } = this
    const asked = !this.playing && isPerson(viewer.players[viewer.seat])
    try {
      const update = viewer.update(asked, step, this.coach?.look(session))
      // what is seen is kept before, so that a reload does not lose it
      if (step) this.keep()
      this.post({ ...update, ...how })
      if (viewer.forecast?.isUnfinished) setTimeout(() => this.showLate())
    } catch (problem) {
      if (session.fault === undefined) {
        this.fail(problem)
        this.show()
        return
      }
      // what failed may be what tells the table: then the report alone says so
    }
    if (step && session.fault !== undefined) void this.report()
  }

  private async bringKeeper(): Promise<void> {
    try {
      const { Forecast } = await import('../play/forecast.ts')
      await this.session.match.title.bringRest?.()
      this.viewer.forecast ??= new Forecast(this.session.match, () => performance.now())
      this.viewer.makePatch ??= (await import('../play/difference.ts')).makePatch
    } catch {
      // Options are named all the same, and all of the table is sent.
    }
    if (this.coach !== undefined || this.keeper !== undefined) return
    try {
      const { Keeper } = await import('../play/keeper.ts')
      this.keeper ??= new Keeper(this.session)
    } catch {
      // Without a network the script may not come: the game goes on, and is only lost with the page.
    }
  }

  /** The page of a local game is its storage too; what it keeps goes beside what the seat is told, never in it. */
  private keep(): void {
    if (!this.left && this.keeper !== undefined) this.post(this.keeper.next(this.viewer.players, this.viewer.seat))
  }

  /** Of a lesson, too, which is not kept: it begins in its position. */
  async record(): Promise<string> {
    return (await import('../play/story.ts')).recordOf(this.session.match, this.session.moves)
  }

  private async report(): Promise<void> {
    const { answerFault } = await import('../play/shorten.ts')
    this.post(answerFault(this.session, engineName, () => performance.now()))
  }
}
