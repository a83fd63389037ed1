// The running game, in the worker: position, record, undo, opponents. The page sees only what the seat that looks may know.
import { Sight } from '../ai/sight.ts'
import type { OptionView } from '../kernel/decision.ts'
import { eventSeenBy, type GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import { Generator } from '../kernel/random.ts'
import { Known } from './known.ts'
import { type Match, recordOf } from './match.ts'
import { type Adversary, callOpponent } from './opponent.ts'
import type { Answer, Company, Language, LessonState, OptionLine, Player, WhyLine } from './protocol.ts'
import { viewTable } from './snapshot.ts'
import { Voice } from './voice.ts'

/** What a position of a lesson asks for. */
export interface Goal {
  readonly place: Pick<LessonState, 'id' | 'step' | 'steps'>
  isDone(p: Position): boolean
}

interface Checkpoint {
  readonly p: Position
  readonly moves: number
  readonly told: number
  readonly viewer: number
}

export class Session {
  private readonly match: Match
  private readonly random: Generator
  private readonly sight: Sight<Position>
  private readonly options: Int16Array
  private readonly voice: Voice
  private readonly known: Known
  private players: readonly Player[]
  /** Being loaded, or ready; undefined for seats of people. */
  private agents: readonly (Promise<Adversary> | undefined)[]
  /** The seat that looks: the person who decides, or who decided last. */
  private viewer: number
  private pause: number
  private moves: string[] = []
  private checkpoints: Checkpoint[] = []
  /** Events since the last snapshot. */
  private fresh: GameEvent[] = []
  /** Log lines sent so far. */
  private sent = 0
  private revision = 0
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
  constructor(
    match: Match,
    moves: readonly string[],
    { language, names, players, pause }: Company,
    post: (answer: Answer) => void,
    goal?: Goal,
  ) {
    const { door, p, seed } = match
    const { game } = door
    this.match = match
    this.post = post
    this.players = players
    this.pause = pause
    this.viewer = Math.max(0, players.indexOf('person'))
    this.random = new Generator(seed)
    this.sight = new Sight(game, p)
    this.options = new Int16Array(game.maxOptions)
    this.agents = this.call(players)
    this.voice = new Voice(door, p, this.viewer, this.isPerson(this.viewer), language, names)
    this.known = new Known(door.revealing)
    this.goal = goal
    this.firstTurn = door.moment(game.observe(p, this.viewer)).turn
    game.listen(p, (event) => {
      this.fresh.push(event)
      this.voice.hear(event, this.moves.length)
    })
    for (const move of moves) this.step(game.parseOption(p, move))
    this.fresh = []
  }

  /** Shows the table and lets whoever decides go on. */
  async go(): Promise<void> {
    if (this.playing) return
    this.playing = true
    this.hurry = this.pause === 0
    const { door, p } = this.match
    for (;;) {
      const seat = door.game.seatToDecide(p)
      if (seat < 0 || this.left || this.lesson()?.state === 'missed') break
      if (this.isPerson(seat)) {
        this.turnTo(seat)
        const forced = this.forced()
        if (forced < 0) break
        this.step(forced)
        continue
      }
      this.checkpoints = []
      const agent = await this.agents[seat]!
      if (this.left) break
      const before = this.voice.lines
      const option = await agent.decide(this.sight.look(p), this.random, this.moves)
      if (this.left) break
      this.step(option)
      if (this.voice.lines > before && !this.hurry) {
        this.show()
        await this.wait()
      }
    }
    this.playing = false
    this.show()
  }

  choose(revision: number, option: number): void {
    if (!this.isMine(revision)) return
    if (!this.legal().includes(option)) {
      this.refuse(`option ${option} is not possible here`)
      return
    }
    this.remember()
    this.act(() => this.step(option))
  }

  /** Submits picks one after the other: always the one that comes first now, so that they arrive in ascending order. */
  pick(revision: number, targets: readonly number[]): void {
    if (!this.isMine(revision)) return
    this.remember()
    const { game } = this.match.door
    const wanted = new Set(targets)
    const ordered = game.decision(this.match.p)?.ordered === true
    this.act(() => {
      while (wanted.size > 0) {
        const next = this.nextPick(wanted, ordered)
        if (next === undefined) {
          this.takeBack()
          return this.refuse('these cards cannot be chosen together')
        }
        wanted.delete(game.describe(this.match.p, next).target!)
        this.step(next)
      }
      const done = this.legal().find((option) => game.describe(this.match.p, option).verb === 'done')
      if (done !== undefined) this.step(done)
    })
  }

  undo(): void {
    if (this.checkpoints.length === 0 || this.playing) {
      this.show(false)
      return
    }
    this.takeBack()
    this.fresh = []
    this.show()
  }

  speak(language: Language, names: readonly string[]): void {
    this.voice.speak(language, names)
    this.sent = 0
    this.show(false)
  }

  setPace(pause: number, players: readonly Player[]): void {
    this.pause = pause
    if (players.join() === this.players.join()) return
    // people stay where they are: a hand that was seen cannot be given to another player
    this.players = this.players.map((player, seat) => (player === 'person' ? player : (players[seat] ?? player)))
    this.dismiss()
    this.agents = this.call(this.players)
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
    const lines: WhyLine[] = []
    await this.voice.readRules()
    for (const wish of views) {
      for (const reason of this.match.door.game.explain(this.match.p, this.viewer, wish)) {
        const line = this.voice.reason(reason)
        if (!lines.some((known) => known.rule === line.rule && known.text === line.text)) lines.push(line)
      }
    }
    this.post({ type: 'why', card, lines })
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
    return players.map((player) =>
      player === 'person' || player === 'unknown' ? undefined : callOpponent(player, this.match, navigator.hardwareConcurrency),
    )
  }

  private dismiss(): void {
    for (const agent of this.agents) void agent?.then((adversary) => adversary.leave?.())
  }

  private isPerson(seat: number): boolean {
    return this.players[seat] === 'person' || this.players[seat] === 'unknown'
  }

  /** Another person looks: what the last one did cannot be taken back any more, and the log is told anew. */
  private turnTo(seat: number): void {
    if (seat === this.viewer) return
    this.viewer = seat
    this.voice.turnTo(seat, true)
    this.checkpoints = []
    this.sent = 0
  }

  private legal(): number[] {
    const count = this.match.door.game.options(this.match.p, this.options)
    return Array.from(this.options.subarray(0, count))
  }

  /** The only answer to a question that leaves no choice, else -1. What ends a step is never answered for the player. */
  private forced(): number {
    const { door, p } = this.match
    const kind = door.game.decision(p)?.kind
    if (kind === undefined || door.asked.includes(kind)) return -1
    const options = this.legal()
    return options.length === 1 ? options[0] : -1
  }

  private nextPick(wanted: ReadonlySet<number>, ordered: boolean): number | undefined {
    const { door, p } = this.match
    if (door.game.decision(p)?.kind !== 'target') return undefined
    const target = (option: number) => door.game.describe(p, option).target
    const options = this.legal().filter((option) => wanted.has(target(option) ?? -1))
    if (!ordered) return options[0]
    const [first] = wanted
    return options.find((option) => target(option) === first)
  }

  private step(option: number): void {
    const { door, p } = this.match
    this.moves.push(door.game.makeOption(p, option))
    door.game.choose(p, option)
  }

  /** False for an answer to a question that is no longer asked; the page gets the newest one again. */
  private isMine(revision: number): boolean {
    const mine = revision === this.revision && !this.playing && this.match.door.game.seatToDecide(this.match.p) === this.viewer
    if (!mine) this.show(false)
    return mine
  }

  private refuse(message: string): void {
    this.post({ type: 'problem', about: 'request', message })
    this.show()
  }

  private remember(): void {
    const { door, p } = this.match
    const copy = door.game.blank()
    door.game.copy(copy, p)
    this.checkpoints.push({ p: copy, moves: this.moves.length, told: this.voice.lines, viewer: this.viewer })
    this.known.remember(p, this.shown())
  }

  private shown(): ReadonlySet<number> {
    const { door, p } = this.match
    return door.shown(door.game.observe(p, this.viewer))
  }

  private act(steps: () => void): void {
    steps()
    const seen = this.fresh.map((event) => eventSeenBy(event, this.viewer))
    // What was seen or rolled cannot be unseen: undo reaches no further back.
    if (this.known.hasLearned(this.match.p, this.shown(), seen)) this.checkpoints = []
    this.go().catch((error: unknown) => this.post({ type: 'problem', about: 'crash', message: String(error) }))
  }

  private takeBack(): void {
    const back = this.checkpoints.pop()
    if (back === undefined) return
    this.match.door.game.copy(this.match.p, back.p)
    this.moves.length = back.moves
    this.voice.forget(back.told)
    this.sent = Math.min(this.sent, back.told)
  }

  /** A lesson waits when its turn is over. */
  private lesson(): LessonState | undefined {
    const { goal } = this
    if (goal === undefined) return undefined
    const { door, p } = this.match
    this.reached ||= goal.isDone(p)
    const over = door.game.outcome(p) !== undefined || door.moment(door.game.observe(p, this.viewer)).turn !== this.firstTurn
    return { ...goal.place, state: this.reached ? 'done' : over ? 'missed' : 'open' }
  }

  private show(step = true): void {
    if (this.left) return
    if (step) this.revision++
    const { door, p, seed } = this.match
    const { game } = door
    const mine = game.seatToDecide(p) === this.viewer && this.isPerson(this.viewer) && !this.playing
    const options: OptionLine[] = mine ? this.legal().map((option) => this.voice.option(option, game.describe(p, option))) : []
    const table = viewTable(this.match, this.viewer, this.players)
    const log = this.voice.from(this.sent)
    this.post({
      ...table,
      revision: this.revision,
      language: this.voice.language,
      decision: mine ? table.decision : undefined,
      prompt: mine ? this.voice.prompt(game.decision(p)!) : undefined,
      options,
      logStart: this.sent,
      log,
      events: step ? this.fresh.map((event) => eventSeenBy(event, this.viewer)) : [],
      faces: this.voice.newFaces(table.observation, log),
      canUndo: mine && this.checkpoints.length > 0,
      undoLine: this.checkpoints[0]?.told ?? -1,
      record: recordOf(this.match, this.moves),
      seed,
      replay: undefined,
      lesson: this.lesson(),
    })
    this.sent = this.voice.lines
    this.fresh = []
  }
}
