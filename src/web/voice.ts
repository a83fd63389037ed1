// Everything the player reads about the running game, in one language: log, questions, options, faces.
import type { Decision, OptionView, Reason } from '../kernel/decision.ts'
import { eventSeenBy, type GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import type { Speaker } from '../games/speech/frame.ts'
import { joinEvents } from '../games/speech/log.ts'
import type { Door } from './engine/door.ts'
import type { Face, Language, LogLine, OptionLine, Prompt, WhyLine } from './protocol.ts'
import { findRule, readRules, type RuleSheet } from './rulesheet.ts'
import type { GameName } from './games.ts'

/** An event of the log, as it happened: who may know its cards is looked at when it is told. */
interface Told {
  readonly event: GameEvent
  readonly turn: number
  readonly active: readonly number[]
  readonly step: number
}

export class Voice {
  language: Language
  private readonly door: Door
  private readonly p: Position
  private viewer: number
  /** The viewer is a person, and called "you". */
  private person: boolean
  private speaker: Speaker
  private readonly told: Told[] = []
  private readonly sentFaces = new Set<string>()
  private rules: RuleSheet | undefined

  private seatNames: readonly string[]
  /** Lines before this are sent, and stay as they are. */
  private closed = 0

  constructor(door: Door, p: Position, viewer: number, person: boolean, language: Language, seatNames: readonly string[]) {
    this.door = door
    this.p = p
    this.viewer = viewer
    this.person = person
    this.language = language
    this.seatNames = seatNames
    this.speaker = this.makeSpeaker()
  }

  /** Number of log lines. */
  get lines(): number {
    return this.told.length
  }

  speak(language: Language, seatNames: readonly string[]): void {
    this.language = language
    this.seatNames = seatNames
    this.speaker = this.makeSpeaker()
    this.sentFaces.clear()
  }

  /** From now on it speaks to this seat. */
  turnTo(viewer: number, person: boolean): void {
    this.viewer = viewer
    this.person = person
    this.speaker = this.makeSpeaker()
  }

  hear(event: GameEvent, step: number): void {
    const { door } = this
    if (door.silent.includes(event.kind) || this.speaker.event(event) === undefined) return
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
    this.told.push({ event, ...door.moment(door.game.observe(this.p, this.viewer)), step })
  }

  forget(from: number): void {
    this.told.length = from
    this.closed = from
  }

  from(start: number): LogLine[] {
    this.closed = this.told.length
    return this.told.slice(start).map(({ event: happened, turn, active, step }) => {
      const event = eventSeenBy(happened, this.viewer)
      return {
        text: this.speaker.event(event) ?? '',
        turn,
        active,
        seat: event.seat,
        kind: event.kind,
        rule: event.rule,
        step,
        cards: this.named([event.source, ...event.cards]),
      }
    })
  }

  prompt(decision: Decision): Prompt {
    const sourceId = decision.source < 0 ? undefined : this.door.game.cardId(this.p, decision.source)
    return { text: this.speaker.prompt(decision), rule: decision.rule, sourceId }
  }

  option(option: number, view: OptionView): OptionLine {
    return { option, view, text: this.speaker.option(view) }
  }

  reason(reason: Reason): WhyLine {
    // the rule is a link of its own
    return { text: this.speaker.reason(reason).replace(` [${reason.rule}]`, ''), rule: reason.rule }
  }

  /** The rules are only needed when somebody asks why. */
  async readRules(): Promise<void> {
    this.rules ??= await readRules(this.door.game.name as GameName)
  }

  /** Faces of all cards that can be met now and were not sent before. */
  newFaces(table: unknown, log: readonly LogLine[]): Face[] {
    const faces: Face[] = []
    const meet = (id: string) => {
      if (this.sentFaces.has(id)) return
      this.sentFaces.add(id)
      const face = this.door.face(id, this.language)
      if (face !== undefined) faces.push(face)
    }
    eachId(table, meet)
    for (const line of log) for (const card of line.cards) meet(card.id)
    return faces
  }

  private named(cards: readonly number[]): LogLine['cards'] {
    const ids = new Set(cards.map((card) => (card < 0 ? undefined : this.door.game.cardId(this.p, card))))
    return [...ids].flatMap((id) => (id === undefined ? [] : [{ id, name: this.door.nameCard(id, this.language) }]))
  }

  private makeSpeaker(): Speaker {
    const { door } = this
    return door.speak(this.language, {
      cardId: (card) => door.game.cardId(this.p, card),
      cardName: (id) => door.nameCard(id, this.language),
      seatName: (seat) => this.seatNames[seat] ?? String(seat + 1),
      viewer: this.person ? this.viewer : undefined,
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
