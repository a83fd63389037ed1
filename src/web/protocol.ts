// What the page and the worker say to each other. The worker owns the game; the page owns nothing but how it looks.
import type { AgentName } from '../ai/agent.ts'
import type { Decision, OptionView } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Outcome } from '../kernel/game.ts'
import { GAMES, type GameName, isGameName } from './games.ts'

export const LANGUAGES = ['en', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** Computer opponents, weakest first. */
export const OPPONENTS = ['random', 'greedy', 'beginner', 'casual', 'skilled', 'expert', 'master'] as const satisfies readonly AgentName[]
export type Opponent = (typeof OPPONENTS)[number]

/** Who plays a seat: somebody at this device, a computer opponent, or, in a record from elsewhere, nobody knows. */
export type Player = 'person' | 'unknown' | Opponent

/** The company of a record that does not say who played. */
export const UNKNOWN: readonly Player[] = ['unknown', 'unknown', 'unknown', 'unknown', 'unknown']

/** A card as it is printed, in the reader's language; each game adds what its cards have. */
export interface Face {
  readonly id: string
  readonly name: string
  readonly lines: readonly FaceLine[]
}

export interface FaceLine {
  readonly trigger?: string
  readonly text: string
}

export interface OptionLine {
  readonly option: number
  readonly view: OptionView
  readonly text: string
}

export interface LogLine {
  readonly text: string
  readonly turn: number
  /** Seats whose turn it is in. */
  readonly active: readonly number[]
  /** Who acts, -1 for nobody. */
  readonly seat: number
  readonly kind: string
  readonly rule?: string
  /** Decisions made before it. */
  readonly step: number
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

/** What a replay shows besides the table. */
export interface ReplayState {
  /** Decisions made so far, and in the whole game. */
  readonly step: number
  readonly steps: number
  /** The first step of each turn, ascending. */
  readonly turns: readonly number[]
  /** Log lines told up to here. */
  readonly told: number
  /** Who chose last, -1 at the start, and what; undefined when the viewer may not know. */
  readonly mover: number
  readonly chosen: string | undefined
  /** Why the game does not follow its record beyond the last step, when it does not. */
  readonly departs: string | undefined
}

/** Where a lesson stands. */
export interface LessonState {
  /** Id of the step, its number from 0, and how many there are. */
  readonly id: string
  readonly step: number
  readonly steps: number
  /** `missed`: the turn is over and the goal was not reached. */
  readonly state: 'open' | 'done' | 'missed'
}

/** The table as one seat may see it. `observation` is the game's own. */
export interface Snapshot<O = unknown> {
  readonly type: 'snapshot'
  readonly game: GameName
  /** Grows with every step; a choice names the revision it answers. */
  readonly revision: number
  readonly language: Language
  /** Who looks: the seat of the only person, or of the one whose turn it is to decide. */
  readonly viewer: number
  readonly players: readonly Player[]
  /** How many seats the game has, and what it was set up with. */
  readonly seats: number
  readonly setup: unknown
  readonly observation: O
  readonly turn: number
  /** Seats whose turn it is. */
  readonly active: readonly number[]
  readonly toDecide: number
  readonly decision: Decision | undefined
  readonly outcome: Outcome | undefined
  /** Undefined while somebody else decides and after the end. */
  readonly prompt: Prompt | undefined
  readonly options: readonly OptionLine[]
  /** Lines from `logStart` on replace what was there. */
  readonly logStart: number
  readonly log: readonly LogLine[]
  readonly events: readonly GameEvent[]
  /** Faces not sent before in this language. */
  readonly faces: readonly Face[]
  readonly canUndo: boolean
  /** The first log line that undo can take back, -1 when it can take back nothing. */
  readonly undoLine: number
  readonly record: string
  readonly seed: string
  readonly replay: ReplayState | undefined
  readonly lesson: LessonState | undefined
}

export interface WhyAnswer {
  readonly type: 'why'
  readonly card: number
  readonly lines: readonly WhyLine[]
}

export interface Problem {
  readonly type: 'problem'
  /** `record`: a record cannot be played; `request`: the page asked for something impossible; `address`: a replay's address is damaged. */
  readonly about: 'record' | 'request' | 'address' | 'crash'
  readonly message: string
}

export type Answer = Snapshot | WhyAnswer | Problem

/** Who sits where and how it is told. */
export interface Company {
  readonly language: Language
  /** What each seat is called; the reader's own seat is called `you` anyway. */
  readonly names: readonly string[]
  readonly players: readonly Player[]
  /** Milliseconds between two acts of an opponent. */
  readonly pause: number
}

export type Request =
  /** Loads the rules of a game before they are needed. */
  | { readonly type: 'warm'; readonly game: GameName }
  /** Without a setup, the game's own for that many players. */
  | ({ readonly type: 'start'; readonly game: GameName; readonly seed: string; readonly setup?: unknown } & Company)
  /** With `step`, only the first decisions of the record are played. */
  | ({ readonly type: 'resume'; readonly record: string; readonly step?: number } & Company)
  | ({ readonly type: 'replay'; readonly record: string; readonly step: number; readonly viewer: number } & Company)
  | ({ readonly type: 'lesson'; readonly game: GameName; readonly step: number } & Company)
  | { readonly type: 'go'; readonly step: number; readonly viewer: number }
  | { readonly type: 'choose'; readonly revision: number; readonly option: number }
  /** A run of picks at once: the targets wanted, in the player's order. The worker submits them one after the other. */
  | { readonly type: 'pick'; readonly revision: number; readonly targets: readonly number[] }
  | { readonly type: 'undo' }
  | { readonly type: 'language'; readonly language: Language; readonly names: readonly string[] }
  | { readonly type: 'pace'; readonly pause: number; readonly players: readonly Player[] }
  | { readonly type: 'why'; readonly card: number; readonly views: readonly OptionView[] }
  | { readonly type: 'skip' }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 400_000
const isOneOf = (value: unknown, all: readonly string[]) => typeof value === 'string' && all.includes(value)
const isList = (value: unknown, is: (item: unknown) => boolean) => Array.isArray(value) && value.length <= 8 && value.every(is)
const isPlayer = (value: unknown) => value === 'person' || value === 'unknown' || isOneOf(value, OPPONENTS)

/** Checks a message from the page: the request, or undefined when it is none. */
export function parseRequest(value: unknown): Request | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const message = value as Record<string, unknown>
  return isRequest(message) ? (value as Request) : undefined
}

function isRequest(message: Record<string, unknown>): boolean {
  const { type, names, players, language, pause, game, seed, record, step, viewer, revision, option, targets, card, views } = message
  const named = isList(names, isText) && isOneOf(language, LANGUAGES)
  const seated = isList(players, isPlayer) && isNumber(pause)
  switch (type) {
    case 'warm':
      return isGameName(game)
    case 'start':
      return named && seated && isOneOf(game, GAMES) && isText(seed)
    case 'resume':
      return named && seated && isText(record) && (step === undefined || isNumber(step))
    case 'replay':
      return named && seated && isText(record) && isNumber(step) && isNumber(viewer)
    case 'lesson':
      return named && seated && isOneOf(game, GAMES) && isNumber(step)
    case 'go':
      return isNumber(step) && isNumber(viewer)
    case 'choose':
      return isNumber(revision) && isNumber(option)
    case 'pick':
      return isNumber(revision) && Array.isArray(targets) && targets.every(isNumber)
    case 'language':
      return named
    case 'pace':
      return seated
    case 'why':
      return isNumber(card) && Array.isArray(views)
    default:
      return type === 'undo' || type === 'skip'
  }
}
