// What the page and the worker say to each other. The worker owns the game; the page owns nothing but how it looks.
import type { OptionView } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { House, Icon, Observation } from './game.ts'

export const LANGUAGES = ['en', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

export const OPPONENTS = ['greedy', 'random'] as const
export type Opponent = (typeof OPPONENTS)[number]

/** A card as it is printed, in the reader's language. */
export interface FaceView {
  readonly id: string
  readonly name: string
  readonly type: 'action' | 'artifact' | 'creature' | 'upgrade'
  readonly house: House
  readonly power: number
  readonly armor: number
  readonly traits: readonly string[]
  /** The traits in the reader's language, joined. */
  readonly traitText: string
  readonly keywords: readonly { readonly keyword: string; readonly amount: number }[]
  readonly bonus: readonly Icon[]
  readonly lines: readonly { readonly trigger?: string; readonly text: string }[]
  readonly set: string
  readonly number: string
}

export interface OptionLine {
  readonly option: number
  readonly view: OptionView
  readonly text: string
}

export interface LogLine {
  readonly text: string
  readonly turn: number
  /** Whose turn it is in. */
  readonly active: number
  /** Who acts, -1 for nobody. */
  readonly seat: number
  readonly kind: string
  readonly rule?: string
  /** Cards that the text names, to be linked. */
  readonly cards: readonly { readonly id: string; readonly name: string }[]
}

export interface WhyLine {
  readonly text: string
  readonly rule: string
}

export interface Prompt {
  readonly text: string
  readonly rule: string
  /** Id of the card that asks, or undefined when a rule asks. */
  readonly sourceId: string | undefined
}

/** What the player and the opponent are called. */
export type SeatNames = readonly [mine: string, theirs: string]

export interface Snapshot {
  readonly type: 'snapshot'
  /** Grows with every step; a choice names the revision it answers. */
  readonly revision: number
  readonly language: Language
  readonly observation: Observation
  /** Undefined while the opponent decides and after the end. */
  readonly prompt: Prompt | undefined
  readonly options: readonly OptionLine[]
  /** Lines from `logStart` on replace what was there. */
  readonly logStart: number
  readonly log: readonly LogLine[]
  readonly events: readonly GameEvent[]
  /** Faces not sent before in this language. */
  readonly faces: readonly FaceView[]
  readonly canUndo: boolean
  /** The first log line that undo can take back, -1 when it can take back nothing. */
  readonly undoLine: number
  readonly record: string
  readonly seed: string
  readonly opponent: Opponent
}

export interface WhyAnswer {
  readonly type: 'why'
  readonly card: number
  readonly lines: readonly WhyLine[]
}

export interface Problem {
  readonly type: 'problem'
  /** `record`: a stored or pasted record cannot be played; `request`: the page asked for something impossible. */
  readonly about: 'record' | 'request' | 'crash'
  readonly message: string
}

export type Answer = Snapshot | WhyAnswer | Problem

/** What a game begins with besides its seed or record. */
export interface Beginning {
  readonly language: Language
  readonly names: SeatNames
  readonly opponent: Opponent
  /** Milliseconds between two acts of the opponent. */
  readonly pause: number
}

export type Request =
  | ({ readonly type: 'start'; readonly seed: string } & Beginning)
  | ({ readonly type: 'resume'; readonly record: string } & Beginning)
  | { readonly type: 'choose'; readonly revision: number; readonly option: number }
  /** A run of picks at once: the targets wanted, in the player's order. The worker submits them one after the other. */
  | { readonly type: 'pick'; readonly revision: number; readonly targets: readonly number[] }
  | { readonly type: 'undo' }
  | { readonly type: 'language'; readonly language: Language; readonly names: SeatNames }
  | { readonly type: 'pace'; readonly pause: number; readonly opponent: Opponent }
  | { readonly type: 'why'; readonly card: number; readonly views: readonly OptionView[] }
  | { readonly type: 'skip' }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 200_000
const isOneOf = (value: unknown, all: readonly string[]) => typeof value === 'string' && all.includes(value)

/** Checks a message from the page: the request, or undefined when it is none. */
export function parseRequest(value: unknown): Request | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const message = value as Record<string, unknown>
  const named = Array.isArray(message.names) && message.names.length === 2 && message.names.every(isText)
  const begins = named && isOneOf(message.language, LANGUAGES) && isOneOf(message.opponent, OPPONENTS) && isNumber(message.pause)
  switch (message.type) {
    case 'start':
      return begins && isText(message.seed) ? (value as Request) : undefined
    case 'resume':
      return begins && isText(message.record) ? (value as Request) : undefined
    case 'choose':
      return isNumber(message.revision) && isNumber(message.option) ? (value as Request) : undefined
    case 'pick':
      return isNumber(message.revision) && Array.isArray(message.targets) && message.targets.every(isNumber)
        ? (value as Request)
        : undefined
    case 'language':
      return named && isOneOf(message.language, LANGUAGES) ? (value as Request) : undefined
    case 'pace':
      return isNumber(message.pause) && isOneOf(message.opponent, OPPONENTS) ? (value as Request) : undefined
    case 'why':
      return isNumber(message.card) && Array.isArray(message.views) ? (value as Request) : undefined
    case 'undo':
    case 'skip':
      return value as Request
    default:
      return undefined
  }
}
