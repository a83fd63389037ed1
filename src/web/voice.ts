// Everything the player reads about the running game, in one language: log, questions, options, faces.
import type { Decision, OptionView, Reason } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import { cardFace, game, nameCard, nameTerm, type Place, type Speaker, speak, type Table } from './engine.ts'
import { joinEvents } from '../games/speech.ts'
import type { FaceView, Language, LogLine, OptionLine, Prompt, SeatNames, WhyLine } from './protocol.ts'
import { findRule, readRules, type RuleSheet } from './rulesheet.ts'

/** Kinds that the table shows by itself. */
const SILENT = ['turn', 'step']

interface Told {
  readonly event: GameEvent
  readonly turn: number
  readonly active: number
}

export class Voice {
  language: Language
  private readonly p: Place
  private readonly me: number
  private speaker: Speaker
  private readonly told: Told[] = []
  private readonly sentFaces = new Set<string>()
  private rules: RuleSheet | undefined

  private seatNames: SeatNames
  /** Lines before this are sent, and stay as they are. */
  private closed = 0

  constructor(p: Place, me: number, language: Language, seatNames: SeatNames) {
    this.p = p
    this.me = me
    this.language = language
    this.seatNames = seatNames
    this.speaker = this.makeSpeaker()
  }

  /** Number of log lines. */
  get lines(): number {
    return this.told.length
  }

  speak(language: Language, seatNames: SeatNames): void {
    this.language = language
    this.seatNames = seatNames
    this.speaker = this.makeSpeaker()
    this.sentFaces.clear()
  }

  hear(event: GameEvent, { turn, active }: Table): void {
    if (SILENT.includes(event.kind) || this.speaker.event(event) === undefined) return
    // who attacks whom follows, and says it
    if (event.kind === 'fight' && event.cards.every((card) => card === event.source)) return
    const last = this.told.length > this.closed ? this.told[this.told.length - 1] : undefined
    if (last !== undefined) {
      // that a card played enters play goes without saying
      if (event.kind === 'enters' && last.event.kind === 'play' && last.event.cards[0] === event.cards[0]) return
      const [joined, more] = joinEvents([last.event, event])
      if (more === undefined) {
        this.told[this.told.length - 1] = { ...last, event: joined }
        return
      }
    }
    this.told.push({ event, turn, active })
  }

  forget(from: number): void {
    this.told.length = from
    this.closed = from
  }

  from(start: number): LogLine[] {
    this.closed = this.told.length
    return this.told.slice(start).map(({ event, turn, active }) => ({
      text: this.speaker.event(event) ?? '',
      turn,
      active,
      seat: event.seat,
      kind: event.kind,
      rule: event.rule,
      cards: this.named([event.source, ...event.cards]),
    }))
  }

  prompt(decision: Decision): Prompt {
    const sourceId = decision.source < 0 ? undefined : game.cardId(this.p, decision.source)
    return { text: this.speaker.prompt(decision), rule: decision.rule, sourceId }
  }

  option(option: number, view: OptionView): OptionLine {
    return { option, view, text: this.speaker.option(view) }
  }

  reason(reason: Reason): WhyLine {
    // the rule is a link of its own, and of the facts only a house says something to a player
    const { rule, card, facts } = reason
    const house = facts?.house
    const text = this.speaker.reason({ rule, card }).replace(` [${rule}]`, '')
    return { text: house === undefined ? text : `${text} (${nameTerm('house', String(house), this.language)})`, rule }
  }

  /** The rules are only needed when somebody asks why. */
  async readRules(): Promise<void> {
    this.rules ??= await readRules()
  }

  /** Faces of all cards that can be met now and were not sent before. */
  newFaces(table: Table, log: readonly LogLine[]): FaceView[] {
    const faces: FaceView[] = []
    const meet = (id: string) => {
      if (this.sentFaces.has(id)) return
      this.sentFaces.add(id)
      const face = cardFace(id, this.language)
      if (face !== undefined) faces.push(face)
    }
    eachId(table, meet)
    for (const line of log) for (const card of line.cards) meet(card.id)
    return faces
  }

  private named(cards: readonly number[]): LogLine['cards'] {
    const ids = new Set(cards.map((card) => (card < 0 ? undefined : game.cardId(this.p, card))))
    return [...ids].flatMap((id) => (id === undefined ? [] : [{ id, name: nameCard(id, this.language) }]))
  }

  private makeSpeaker(): Speaker {
    return speak(this.language, {
      cardId: (card) => game.cardId(this.p, card),
      cardName: (id) => nameCard(id, this.language),
      seatName: (seat) => this.seatNames[seat === this.me ? 0 : 1],
      viewer: this.me,
      ruleText: (id) => (this.rules === undefined ? undefined : findRule(this.rules, id, this.language)),
    })
  }
}

/** Every card id in an observation, wherever it stands. */
function eachId(value: unknown, meet: (id: string) => void): void {
  if (Array.isArray(value)) for (const item of value) eachId(item, meet)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === 'id' && typeof item === 'string') meet(item)
      else if (typeof item === 'object') eachId(item, meet)
    }
  }
}
