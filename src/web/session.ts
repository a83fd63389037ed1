// The running game, in the worker: position, record, undo, opponent. The page sees only what its seat may know.
import type { Agent } from '../ai/agent.ts'
import { Sight } from '../ai/sight.ts'
import type { OptionView } from '../kernel/decision.ts'
import { eventSeenBy, type GameEvent } from '../kernel/event.ts'
import { Generator, parseSeed } from '../kernel/random.ts'
import { makeRecord, parseRecord, replay } from '../kernel/record.ts'
import { game, type Place, type Table } from './engine.ts'
import { Known } from './known.ts'
import { makeOpponent } from './opponent.ts'
import type { Answer, Beginning, Language, Opponent, OptionLine, Problem, SeatNames, Snapshot, WhyLine } from './protocol.ts'
import { Voice } from './voice.ts'

const ME = 0

interface Checkpoint {
  readonly p: Place
  readonly moves: number
  readonly told: number
}

export class Session {
  private readonly p: Place
  private readonly seed: string
  private readonly setup: unknown
  private readonly random: Generator
  private readonly sight: Sight<Place>
  private readonly options: Int16Array
  private readonly voice: Voice
  private readonly known: Known
  /** Being loaded, or ready. */
  private agent: Promise<Agent<Place>>
  private opponent: Opponent
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
  private readonly post: (answer: Answer) => void

  private constructor(
    p: Place,
    seed: string,
    setup: unknown,
    { language, names, opponent, pause }: Beginning,
    post: (answer: Answer) => void,
  ) {
    this.p = p
    this.seed = seed
    this.setup = setup
    this.post = post
    this.opponent = opponent
    this.pause = pause
    this.random = new Generator(seed)
    this.sight = new Sight<Place>(game, p)
    this.options = new Int16Array(game.maxOptions)
    this.agent = makeOpponent(opponent)
    this.voice = new Voice(p, ME, language, names)
    this.known = new Known()
    game.listen(p, (event) => {
      const seen = eventSeenBy(event, ME)
      this.fresh.push(seen)
      this.voice.hear(seen, game.observe(p, ME) as Table)
    })
  }

  static start(seedText: string, beginning: Beginning, post: (answer: Answer) => void): Session | Problem {
    const seed = parseSeed(seedText)
    if (seed === undefined)
      return { type: 'problem', about: 'request', message: `"${seedText}" is no seed: give a whole number or 32 hexadecimal digits` }
    const setup = game.defaultSetup()
    const started = game.start(setup, seed)
    if (!started.ok) return { type: 'problem', about: 'request', message: started.error.message }
    return new Session(started.value, seed, setup, beginning, post)
  }

  /** Plays a record again, checking all of it before anything is shown. */
  static resume(text: string, beginning: Beginning, post: (answer: Answer) => void): Session | Problem {
    const bad = (line: number, message: string): Problem => ({ type: 'problem', about: 'record', message: `line ${line}: ${message}` })
    const record = parseRecord(text)
    if (!record.ok) return bad(record.error.line, record.error.message)
    const end = replay(game, record.value)
    if (!end.ok) return bad(end.error.line, end.error.message)
    const setup = game.checkSetup(record.value.setup)
    if (!setup.ok) return bad(4, setup.error.message)
    const started = game.start(setup.value, record.value.seed)
    if (!started.ok) return bad(4, started.error.message)
    const session = new Session(started.value, record.value.seed, setup.value, beginning, post)
    for (const move of record.value.moves) session.step(game.parseOption(session.p, move))
    session.fresh = []
    return session
  }

  /** Shows the table and lets whoever decides go on. */
  async go(): Promise<void> {
    if (this.playing) return
    this.playing = true
    this.hurry = this.pause === 0
    for (;;) {
      const seat = game.seatToDecide(this.p)
      if (seat === ME) {
        const forced = this.forced()
        if (forced < 0) break
        this.step(forced)
        continue
      }
      if (seat < 0) break
      this.checkpoints = []
      const agent = await this.agent
      const before = this.voice.lines
      this.step(agent.decide(this.sight.look(this.p), this.random))
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
    const wanted = new Set(targets)
    const ordered = game.decision(this.p)?.ordered === true
    this.act(() => {
      while (wanted.size > 0) {
        const next = this.nextPick(wanted, ordered)
        if (next === undefined) {
          this.takeBack()
          return this.refuse('these cards cannot be chosen together')
        }
        wanted.delete(game.describe(this.p, next).target!)
        this.step(next)
      }
      const done = this.legal().find((option) => game.describe(this.p, option).verb === 'done')
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

  speak(language: Language, names: SeatNames): void {
    this.voice.speak(language, names)
    this.sent = 0
    this.show(false)
  }

  setPace(pause: number, opponent: Opponent): void {
    this.pause = pause
    if (opponent === this.opponent) return
    this.opponent = opponent
    this.agent = makeOpponent(opponent)
  }

  skip(): void {
    this.hurry = true
    this.wake?.()
  }

  async why(card: number, views: readonly OptionView[]): Promise<void> {
    const lines: WhyLine[] = []
    await this.voice.readRules()
    for (const wish of views) {
      for (const reason of game.explain(this.p, wish)) {
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

  private legal(): number[] {
    const count = game.options(this.p, this.options)
    return Array.from(this.options.subarray(0, count))
  }

  /** The only answer to a question that leaves no choice, else -1. What ends a step is never answered for the player. */
  private forced(): number {
    const kind = game.decision(this.p)?.kind
    if (kind === 'main' || kind === 'house' || kind === 'mulligan' || kind === 'archives') return -1
    const options = this.legal()
    return options.length === 1 ? options[0] : -1
  }

  private nextPick(wanted: ReadonlySet<number>, ordered: boolean): number | undefined {
    if (game.decision(this.p)?.kind !== 'target') return undefined
    const options = this.legal().filter((option) => wanted.has(game.describe(this.p, option).target ?? -1))
    if (!ordered) return options[0]
    const [first] = wanted
    return options.find((option) => game.describe(this.p, option).target === first)
  }

  private step(option: number): void {
    this.moves.push(game.makeOption(this.p, option))
    game.choose(this.p, option)
  }

  /** False for an answer to a question that is no longer asked; the page gets the newest one again. */
  private isMine(revision: number): boolean {
    const mine = revision === this.revision && !this.playing && game.seatToDecide(this.p) === ME
    if (!mine) this.show(false)
    return mine
  }

  private refuse(message: string): void {
    this.post({ type: 'problem', about: 'request', message })
    this.show()
  }

  private remember(): void {
    const p = game.blank()
    game.copy(p, this.p)
    this.checkpoints.push({ p, moves: this.moves.length, told: this.voice.lines })
    this.known.remember(this.p, game.observe(this.p, ME) as Table)
  }

  private act(steps: () => void): void {
    steps()
    // What was seen or rolled cannot be unseen: undo reaches no further back.
    if (this.known.hasLearned(this.p, game.observe(this.p, ME) as Table, this.fresh)) this.checkpoints = []
    this.go().catch((error: unknown) => this.post({ type: 'problem', about: 'crash', message: String(error) }))
  }

  private takeBack(): void {
    const back = this.checkpoints.pop()
    if (back === undefined) return
    game.copy(this.p, back.p)
    this.moves.length = back.moves
    this.voice.forget(back.told)
    this.sent = Math.min(this.sent, back.told)
  }

  private show(step = true): void {
    if (step) this.revision++
    const observation = game.observe(this.p, ME) as Table
    const mine = game.seatToDecide(this.p) === ME && !this.playing
    const options: OptionLine[] = mine ? this.legal().map((option) => this.voice.option(option, game.describe(this.p, option))) : []
    const log = this.voice.from(this.sent)
    const snapshot: Snapshot = {
      type: 'snapshot',
      revision: this.revision,
      language: this.voice.language,
      observation,
      prompt: mine ? this.voice.prompt(game.decision(this.p)!) : undefined,
      options,
      logStart: this.sent,
      log,
      events: step ? this.fresh : [],
      faces: this.voice.newFaces(observation, log),
      canUndo: mine && this.checkpoints.length > 0,
      undoLine: this.checkpoints[0]?.told ?? -1,
      record: makeRecord({ game: game.name, seed: this.seed, setup: this.setup, moves: this.moves }),
      seed: this.seed,
      opponent: this.opponent,
    }
    this.sent = this.voice.lines
    this.fresh = []
    this.post(snapshot)
  }
}
