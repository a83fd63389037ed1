// Everything that one who looks reads about a game, in one language: log, questions, options, faces.
import type { Language } from '../ability/language.ts'
import type { Decision, OptionView, Reason } from '../kernel/decision.ts'
import { eventSeenBy, type GameEvent } from '../kernel/event.ts'
import type { LayTable, Speaker } from '../games/speech/frame.ts'
import type { Refuse } from '../games/speech/refuse.ts'
import { areAlike, joinTwo } from '../games/speech/log.ts'
import type { Face } from '../games/title.ts'
import { joinCards } from './likeness.ts'
import type { Match } from './match.ts'
import { type Change, joinChanges } from './counter.ts'
import type { Happened } from './session.ts'
import type { LogLine, OptionLine, Prompt, WhyLine } from './snapshot.ts'

export interface Reader {
  readonly language: Language
  /** What each seat is called. */
  readonly names: readonly string[]
  /** The seat that looks, `SPECTATOR`, or `all` for a record whose reader may know everything. */
  readonly seat: number | 'all'
  /** The seat is the reader's own, and called "you". */
  readonly own: boolean
  /** Who is called "you" through whose eyes ever it is looked; left out where that goes with the seat. */
  readonly you?: number | undefined
}

/** What one line of the log tells: what somebody did, and what came of it. */
interface Entry {
  readonly parts: readonly Happened[]
  readonly changes: readonly Change[]
  readonly start: number
  readonly end: number
}

/** A line of the log, and what it tells. */
interface Told {
  readonly line: LogLine
  readonly entry: Entry
}

export class Voice {
  /** Texts of rules, where somebody has them at hand. */
  ruleText: ((id: string, language: Language) => string | undefined) | undefined
  /** Says why something is not possible in the words of the game, where somebody brought them. */
  refuse: Refuse | undefined
  private readonly match: Match
  /** Events that are not worth a line. */
  private readonly silent: readonly string[]
  /** Events that the table shows, such as a new turn. */
  private readonly marks: readonly string[]
  /** Events that follow from what stands before them, and those of them that a changed count tells as well. */
  private readonly effects: readonly string[]
  private readonly counted: readonly string[]
  private reader: Reader
  private speaker: Speaker
  private told: Told[] = []
  /** How much of what happened is in the log. */
  private heard = 0
  /** Something that gets no line, such as a step of the turn, has begun since the last one. */
  private apart = false
  /** So many lines at the end may still tell more: the last one, and what was answered without being put since. */
  private open = 0
  private readonly sentFaces = new Set<string>()

  /** `silent`: no table is shown beside the log, and turns and steps are told too. */
  constructor(match: Match, reader: Reader, silent?: readonly string[]) {
    const { title } = match
    this.match = match
    this.silent = silent ?? title.silent
    this.marks = title.silent
    this.effects = title.effects
    this.counted = title.counted
    this.reader = reader
    this.speaker = this.makeSpeaker()
  }

  get language(): Language {
    return this.reader.language
  }

  /** What a seat is called. */
  nameOf(seat: number): string {
    return this.reader.names[seat]
  }

  /** Number of log lines. */
  get lines(): number {
    return this.told.length
  }

  /** From now on it speaks to this reader; the log has to be read anew. */
  turnTo(reader: Reader): void {
    if (reader.language !== this.reader.language) this.sentFaces.clear()
    this.reader = reader
    this.speaker = this.makeSpeaker()
    this.told = []
    this.heard = 0
    this.open = 0
    this.apart = false
  }

  /**
   * Puts what happened since the last time into the log, and says from which line on it differs: the last line also gets what came of it
   * after a question.
   */
  read(happened: readonly Happened[]): number {
    const again = this.told.splice(this.told.length - this.open)
    const fresh = again.map(({ entry }) => entry)
    let last = fresh.length > 0 ? 0 : -1
    for (let i = this.heard; i < happened.length; i++) {
      const one = happened[i]
      const entry = fresh[last] as Entry | undefined
      const end = i + 1
      const isSilent = this.silent.includes(one.event.kind)
      if (one.answered === undefined && (isSilent || !this.isWorthALine(one, entry?.parts[0]))) {
        this.apart ||= isSilent
        if (one.changes !== undefined && entry !== undefined) fresh[last] = { ...entry, end, changes: [...entry.changes, ...one.changes] }
        continue
      }
      const joined = this.join(entry, one, end)
      if (one.answered === undefined) this.apart = false
      if (joined !== undefined) {
        fresh[last] = joined
        continue
      }
      fresh.push({ parts: [one], changes: one.changes ?? [], start: i, end })
      // what was answered without being put stands between a cause and what comes of it
      if (one.answered === undefined) last = fresh.length - 1
    }
    let from: number | undefined
    this.open = 0
    for (const [index, entry] of fresh.entries()) {
      const same = again[index]?.entry === entry
      if (!same) from ??= this.told.length
      const line = same ? again[index].line : this.tell(entry)
      if (line === undefined) continue
      this.told.push({ line, entry })
      if (this.effects.length > 0 && (index === last || this.open > 0)) this.open++
    }
    this.heard = happened.length
    return from ?? this.told.length
  }

  /** The entry with one thing more: a like one that is told with it, or what has come of it. Undefined where that is a line of its own. */
  private join(last: Entry | undefined, one: Happened, end: number): Entry | undefined {
    const tail = last?.parts[last.parts.length - 1]
    // of a turn or a step, where it is told, nothing follows
    if (last === undefined || tail === undefined || one.answered !== undefined || this.marks.includes(tail.event.kind)) return undefined
    const changes = [...last.changes, ...(one.changes ?? [])]
    // what was chosen apart is told apart, whether it is read at once or bit by bit
    const { parts } = last
    if (areAlike(tail.event, one.event) && one.step === tail.step)
      return { ...last, parts: [...parts.slice(0, -1), { ...tail, event: joinTwo(tail.event, one.event) }], changes, end }
    const { kind, source } = one.event
    // what the rules do names no card: it comes of what asked, unless a step of the turn has begun
    const caused =
      (!this.apart && (one.within || one.step === tail.step)) ||
      (source >= 0 && last.parts.some(({ event }) => event.source === source || event.cards.includes(source)))
    const follows = this.effects.includes(kind) && one.turn === tail.turn && caused
    return follows ? { ...last, parts: [...last.parts, one], changes, end } : undefined
  }

  /** Forgets the lines of what was taken back; so much is left of what happened. */
  forget(happened: number): void {
    const at = this.told.findIndex(({ entry }) => entry.end > happened)
    const gone = at < 0 ? [] : this.told.splice(at)
    // what is left of a line is told anew
    this.heard = Math.min(this.heard, happened, gone[0]?.entry.start ?? happened)
    this.open = 0
    this.apart = false
  }

  from(start: number): LogLine[] {
    return this.told.slice(start).map(({ line }) => line)
  }

  /** How many lines tell what happened so far. */
  linesAt(happened: number): number {
    return this.told.filter(({ entry }) => entry.start < happened).length
  }

  prompt(decision: Decision): Prompt {
    const { title, p } = this.match
    const { speaker } = this
    const sourceId = decision.source < 0 ? undefined : title.game.cardId(p, decision.source)
    return { text: speaker.prompt(decision), rule: decision.rule, sourceId, purpose: speaker.purpose(decision) }
  }

  /** `decision`: the question that it answers. */
  option(option: number, view: OptionView, decision?: Decision): OptionLine {
    return { option, view, text: this.speaker.option(view, decision?.purpose) }
  }

  /** What was answered, for who reads it away from the question: "Yes" is nothing without it, an act of the main question is. */
  answer(view: OptionView, decision: Decision, isAct = decision.kind === 'main'): string {
    return `${isAct ? '' : `${this.question(decision, view)} → `}${this.option(-1, view, isAct ? undefined : decision).text}`
  }

  /** What was asked, for who does not see on the table which card acts. */
  question(decision: Decision, { card, target }: OptionView): string {
    const text = this.speaker.prompt(decision)
    const acting = target === undefined ? '' : this.speaker.names.card(card)
    return acting === '' || text.includes(acting) ? text : `${acting}: ${text}`
  }

  /** An event as a sentence; undefined for what nobody wants to read. `known`: cards that are spoken of anyway. */
  event(event: GameEvent, known?: readonly number[]): string | undefined {
    return this.speaker.event(event, known)
  }

  /** What happens to a card, said beside its name; undefined for what happens to another one. */
  fate(event: GameEvent, card: number, known: readonly number[]): string | undefined {
    return this.speaker.fate(event, card, known)
  }

  reason(reason: Reason, wish: OptionView): WhyLine {
    // the rule is a link of its own
    return { text: this.speaker.reason(reason, wish).replace(` [${reason.rule}]`, ''), rule: reason.rule }
  }

  /** What a seat sees, as lines of plain text. */
  table(layTable: LayTable, observation: unknown): string[] {
    return layTable(this.speaker.names, observation)
  }

  /** Faces of all cards that can be met now and were not sent before. */
  newFaces(table: unknown, log: readonly LogLine[]): Face[] {
    const faces: Face[] = []
    const meet = (id: string) => {
      if (this.sentFaces.has(id)) return
      this.sentFaces.add(id)
      const face = this.match.title.face(id, this.language)
      if (face !== undefined) faces.push(face)
    }
    eachId(table, meet)
    for (const line of log) for (const card of line.cards) meet(card.id)
    return faces
  }

  /** What is not told must not stand between a cause and what comes of it. */
  private isWorthALine({ event }: Happened, last: Happened | undefined): boolean {
    // who attacks whom follows, and says it, or has just been said; of a fight without strength nothing comes
    if (event.kind === 'fight') return event.amount > 0 && last?.event.source !== event.source
    // that a card played enters play goes without saying
    if (event.kind === 'enters' && last?.event.kind === 'play' && last.event.cards[0] === event.cards[0]) return false
    return this.speaker.event(this.seenBy(event)) !== undefined
  }

  private tell({ parts, changes }: Entry): LogLine | undefined {
    const [{ event, turn, active, step, answered }] = parts
    // what somebody else was asked is his
    if (answered !== undefined && event.seat !== this.reader.seat) return undefined
    const { speaker, counted } = this
    const total = joinChanges(changes)
    // what is gained and lost again in one line, no total shows
    const isShown = ({ what, seat }: Change) => total.some((sum) => sum.what === what && sum.seat === seat)
    const apart = parts.map((part) => this.seenBy(part.event))
    const seen = joinCards(apart)
    // what the line is about is not named again behind its parts, until another cause comes between
    let known: readonly number[] = []
    const said =
      answered === undefined
        ? seen.flatMap((part, at) => {
            const { kind, source, rule } = part
            // what is counted names no card, and was not joined
            const isCounted = at > 0 && counted.includes(kind) && parts[apart.indexOf(part)].changes?.every(isShown)
            const text = isCounted ? undefined : speaker.event(part, known)
            if (text === undefined) return []
            if (!known.includes(source))
              known = [-1, source, ...(at > 0 ? [] : part.cards)].filter((card) => text.includes(speaker.names.card(card)))
            return { text, kind, rule }
          })
        : [
            {
              text: this.answer(answered.view, answered.decision, false),
              kind: event.kind,
              rule: answered.decision.rule,
            },
          ]
    if (said.length === 0) return undefined
    const cards = this.named(seen.flatMap((part) => [part.source, ...part.cards]))
    return {
      text: said.map(({ text }) => text).join(' · '),
      turn,
      active,
      seat: event.seat,
      kind: said[0].kind,
      rule: said[0].rule,
      step,
      cards,
      changes: total,
    }
  }

  private seenBy(event: GameEvent): GameEvent {
    const { seat } = this.reader
    return seat === 'all' ? event : eventSeenBy(event, seat)
  }

  private named(cards: readonly number[]): LogLine['cards'] {
    const { title, p } = this.match
    const ids = new Set(cards.map((card) => (card < 0 ? undefined : title.game.cardId(p, card))))
    return [...ids].flatMap((id) => (id === undefined ? [] : [{ id, name: title.cardName(id, this.language) }]))
  }

  private makeSpeaker(): Speaker {
    const { title, p, setup } = this.match
    const { language, names, seat, own, you } = this.reader
    return title.speak(language, {
      cardId: (card) => title.game.cardId(p, card),
      cardName: (id) => title.cardName(id, language),
      seatName: (one) => names[one] ?? String(one + 1),
      viewer: you ?? (own && seat !== 'all' ? seat : undefined),
      partnerOf: partnerIn(setup),
      ruleText: (id) => this.ruleText?.(id, language),
      refuse: (...asked) => this.refuse?.(...asked),
    })
  }
}

/** Who plays together, where two do; partners sit opposite. */
export function partnerIn(setup: unknown): ((seat: number) => number) | undefined {
  const { seats, teams } = setup as { readonly seats: number; readonly teams?: unknown }
  return teams === true ? (seat) => (seat + seats / 2) % seats : undefined
}

/** Every card id in an observation, wherever it stands. */
function eachId(value: unknown, meet: (id: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    if (key === 'id' && typeof item === 'string') meet(item)
    else eachId(item, meet)
}
