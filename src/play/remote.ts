// A table that somebody else keeps, as one who looks reads it: the facts come over the wire, the words are made here.
import type { Language } from '../ability/language.ts'
import type { Title } from '../games/title.ts'
import { SPECTATOR } from '../kernel/event.ts'
import type { OptionView, Reason } from '../kernel/decision.ts'
import type { Outcome } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { within } from './breakdown.ts'
import type { Player } from './company.ts'
import type { Match } from './match.ts'
import { makePatch } from './difference.ts'
import { applyPatch } from './patch.ts'
import { otherPicks } from './picking.ts'
import type { EventShown, TableState, Update, WhyLine } from './snapshot.ts'
import { showEvents } from './shown.ts'
import { isForetold, leaveOut, type Result, sayForetold } from './forecast.ts'
import type { EndFacts, Heard, MadeFacts, StepFacts, TableFacts } from './table/facts.ts'
import type { Reach } from './takeback-words.ts'
import type { OptionForetold } from './table/foretell.ts'
import type { WholeTable } from './table/wire.ts'
import { Voice } from './voice.ts'
import { besideFirst } from './watching.ts'

/** How the table is told: the seats as whoever looks calls them. */
export interface RemoteReader {
  readonly language: Language
  readonly names: readonly string[]
  /** It is the seat of somebody else through which whoever looks sees the table. */
  readonly watches?: boolean
  /** Events that are not worth a line; without it, those that the tables of the page show by themselves. */
  readonly silent?: readonly string[] | undefined
}

/** Any start of a game shows what its cards are called; nothing else is read from it. */
const ANY_SEED = '0'.repeat(32)

/** A table kept by a server, told by its messages: the same to the page as a game at this device. */
export class Remote {
  facts: TableFacts
  /** The last entry that is known. */
  entry: number
  /** Grows whenever the game moves; a choice names the revision that it answers. */
  revision = 0
  /** Texts of rules, where somebody has them at hand. */
  ruleText: Voice['ruleText']
  private readonly title: Title
  private reader: RemoteReader
  private made: MadeFacts[]
  /** The entry with which the game began, -1 while that is not known. */
  private began = -1
  private happened: Heard[] = []
  /** Questions that were answered by habit: nobody but the reader knows of it. */
  private notes: Heard[] = []
  /** What has happened since the last update. */
  private events: EventShown[] = []
  /** What the cards are, as far as anything told it. */
  private readonly ids = new Map<number, string>()
  private voice: Voice | undefined
  private last: TableState | undefined
  private sent = 0
  /** What would come of options of the question at an entry. */
  private foretold: { readonly asked: number; readonly options: readonly OptionForetold[] } | undefined

  constructor(title: Title, whole: WholeTable, reader: RemoteReader) {
    this.title = title
    this.reader = reader
    this.facts = whole.facts
    this.entry = whole.entry
    this.made = [...whole.made]
    this.renew(whole)
  }

  /** The whole of it, again: what was known before does not count. */
  renew({ facts, entry, made, happened }: WholeTable): void {
    this.facts = facts
    this.entry = entry
    this.made = [...made]
    this.happened = []
    this.events = []
    this.revision++
    this.voice = undefined
    this.sent = 0
    this.hear(happened)
    this.notes = this.notes.filter(({ step }) => step < facts.made)
    for (const note of this.notes) {
      const at = this.happened.findIndex(({ step }) => step >= note.step)
      this.happened.splice(at < 0 ? this.happened.length : at, 0, note)
    }
    this.learn()
    this.began = facts.phase === 'live' && facts.made === 0 ? facts.asked : -1
  }

  /** One entry more. True when the game has moved by it, and not only the talk around it. */
  follow({ entry, happened, change }: StepFacts): boolean {
    const before = this.facts
    this.facts = applyPatch(before, change) as TableFacts
    this.entry = entry.number
    const { facts } = this
    if (entry.kind === 'start') this.began = entry.number
    if (entry.kind === 'move') this.made.push({ entry: entry.number, seat: entry.seat })
    if (facts.made < this.made.length) this.forget(facts.made)
    this.hear(happened)
    const fresh = happened.filter(({ answered }) => answered === undefined)
    const news = fresh.map(({ event }) => event)
    this.events.push(...showEvents(news, facts.seat))
    this.learn(before)
    const moved = facts.asked !== before.asked || facts.phase !== before.phase || facts.seat !== before.seat
    if (moved) this.revision++
    return moved
  }

  /** What is asked is answered by habit: the log of the one who looks says so when he asks. */
  note(view: OptionView): void {
    const { decision, turn, active, made: step } = this.facts
    if (decision === undefined) return
    const { seat, source } = decision
    const event = { kind: 'answered', seat, source, cards: [], amount: 0, seen: 1 << seat }
    const note = { event, turn, active, step, answered: { decision, view } }
    this.notes.push(note)
    this.happened.push(note)
  }

  /** After how many choices a question was answered by habit. */
  get habits(): readonly number[] {
    return this.notes.map(({ step }) => step)
  }

  /** Another language, or other names: all is told anew. */
  turnTo(reader: RemoteReader): void {
    this.reader = reader
    this.voice?.turnTo(this.readerOfVoice())
    this.sent = 0
  }

  /** What is new for the page; undefined while no game is played. */
  update(): Update | undefined {
    const { facts } = this
    if (facts.phase === 'open' || facts.observation === undefined) return undefined
    const voice = this.bringVoice()
    const { game, seat: viewer, setup, turn, active, toDecide, decision, fault } = facts
    const observation = viewer === SPECTATOR ? besideFirst(facts.observation) : facts.observation
    this.sent = Math.min(
      this.sent,
      within('words of the log', () => voice.read(this.happened)),
    )
    const state: TableState = {
      game,
      language: this.reader.language,
      viewer,
      players: this.players(),
      seats: facts.seats.length,
      setup,
      observation,
      turn,
      active,
      toDecide,
      decision,
      outcome: facts.outcome ?? outcomeOf(facts.end, facts.seats.length),
      fault,
      prompt: decision && within('words of the question', () => voice.prompt(decision)),
      options: within('words of the options', () => {
        const options = facts.options.map(({ option, view }) => {
          const line = voice.option(option, view, decision)
          const result = this.resultOf(option, view)
          return result === undefined ? line : { ...line, result }
        })
        return [...options, ...otherPicks({ decision, options }, (option, view) => voice.option(option, view, decision))]
      }),
      canUndo: facts.undo >= 0,
      undoLine: facts.undo < 0 ? -1 : voice.linesAt(this.happenedUntil(facts.undo)),
      replay: undefined,
      lesson: undefined,
    }
    return within('faces', () => this.send(state, voice))
  }

  /** Can be told what would come of the options? */
  get isForetold(): boolean {
    const { decision, options } = this.facts
    return decision !== undefined && isForetold(this.title, decision.kind, options.length)
  }

  /** What would come of the options at that entry. False when something else is asked by now. */
  foresee(asked: number, options: readonly OptionForetold[]): boolean {
    if (asked !== this.facts.asked) return false
    this.foretold = { asked, options }
    return true
  }

  /** What would come of an option of the question that stands, as far as that was told. */
  resultOf(option: number, view: OptionView): Partial<Result> | undefined {
    const { asked, decision } = this.facts
    const foretold = this.foretold?.asked === asked ? this.foretold.options.find((one) => one.option === option) : undefined
    const result = foretold && sayForetold(foretold, this.title, this.bringVoice(), view, decision!)
    return result && leaveOut(result)
  }

  /** What the keeper answered to *why not*, as lines. */
  async sayReasons(wishes: readonly OptionView[], reasons: readonly (readonly Reason[])[]): Promise<WhyLine[]> {
    const { sayReasons } = await import('./reasons.ts')
    return await sayReasons(this.title.facts.name, this.bringVoice(), wishes, reasons)
  }

  /** The entry after which the reader's last choice was asked for, -1 when there is none that could be asked back. */
  get backTo(): number {
    const own = this.ownSeat
    const last = this.made.map(({ seat }) => seat).lastIndexOf(own)
    return last < 0 || own < 0 ? -1 : (this.made[last - 1]?.entry ?? this.began)
  }

  /** What goes back when the position is the one after this entry again. */
  reach(to: number): Reach {
    const kept = this.made.filter(({ entry }) => entry <= to).length
    const voice = this.bringVoice()
    this.sent = Math.min(this.sent, voice.read(this.happened))
    const line = voice.from(voice.linesAt(this.happenedUntil(to)))[0]
    // a step of which nothing is told is none of the lines of those after it
    return { line: line?.step === kept ? line.text : undefined, later: this.made.length - kept > 1 }
  }

  /** Who plays: the reader's own seat, computers, and others, also those for whom a computer plays on as they have given up. */
  players(): Player[] {
    const { seats } = this.facts
    const own = this.ownSeat
    return seats.map(({ computer, out }, at): Player => (at === own ? 'person' : out === undefined ? (computer ?? 'unknown') : 'unknown'))
  }

  private send(state: TableState, voice: Voice): Update {
    const { last, sent, events } = this
    const log = voice.from(sent)
    const faces = voice.newFaces(state.observation, log)
    this.last = state
    this.sent = voice.lines
    this.events = []
    return { type: 'update', revision: this.revision, change: makePatch(last, state), logStart: sent, log, events, faces }
  }

  private hear(happened: readonly Heard[]): void {
    for (const one of happened) {
      this.happened.push(one)
      this.name(one.ids)
    }
  }

  private name(ids: Heard['ids'] = {}): void {
    for (const [card, id] of Object.entries(ids)) this.ids.set(Number(card), id)
  }

  /** Choices from this one on were taken back, with all that came of them. */
  private forget(made: number): void {
    this.made.length = made
    this.notes = this.notes.filter(({ step }) => step < made)
    this.happened = this.happened.filter(({ step }) => step < made)
    this.events = []
    this.voice?.forget(this.happened.length)
    this.sent = Math.min(this.sent, this.voice?.lines ?? 0)
  }

  /** How much had happened when this was the last entry. */
  private happenedUntil(entry: number): number {
    const made = this.made.filter((one) => one.entry <= entry).length
    const first = this.happened.findIndex(({ step }) => step >= made)
    return first < 0 ? this.happened.length : first
  }

  /** Cards that lie in sight or are asked about are known from then on. */
  private learn(before?: TableFacts): void {
    const { observation, ids } = this.facts
    if (observation !== before?.observation) this.meet(observation)
    if (ids !== before?.ids) this.name(ids)
  }

  private meet(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.meet(item)
    else if (typeof value === 'object' && value !== null) {
      const { card, id } = value as { readonly card?: unknown; readonly id?: unknown }
      if (typeof card === 'number' && typeof id === 'string') this.ids.set(card, id)
      for (const item of Object.values(value)) if (typeof item === 'object') this.meet(item)
    }
  }

  /** Everything that is read here; only once the game has begun. */
  bringVoice(): Voice {
    if (this.voice === undefined) {
      this.voice = new Voice(this.matchOfWords(), this.readerOfVoice(), this.reader.silent)
      this.voice.ruleText = (id, language) => this.ruleText?.(id, language)
    }
    return this.voice
  }

  /** What sentences need of a game: the names of its cards. Throws what this version does not know of the setup. */
  private matchOfWords(): Match {
    const { game } = this.title
    const checked = game.checkSetup(this.facts.setup)
    const started = checked.ok ? game.start(checked.value, ANY_SEED) : checked
    if (!started.ok) throw new Error(started.error.message)
    const cardId = (p: Position, card: number) => this.ids.get(card) ?? game.cardId(p, card)
    return { title: { ...this.title, game: { ...game, cardId } }, p: started.value, seed: ANY_SEED, setup: this.facts.setup }
  }

  private readerOfVoice() {
    const { seat } = this.facts
    return { ...this.reader, seat, own: this.ownSeat !== SPECTATOR }
  }

  /** Where whoever looks sits; `SPECTATOR` for one who watches, through whose eyes ever. */
  private get ownSeat(): number {
    return this.reader.watches === true ? SPECTATOR : this.facts.seat
  }
}

/** A game that did not end by its rules is over all the same. */
function outcomeOf(end: EndFacts | undefined, seats: number): Outcome | undefined {
  return end && { shares: end.shares ?? Array.from({ length: seats }, () => 0), reason: end.reason }
}
