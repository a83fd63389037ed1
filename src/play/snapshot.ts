// What one who looks is told of a game: a seat, or a spectator. Never a seed, a record, or a position.
import type { Language } from '../ability/language.ts'
import type { GameName } from '../games/register.ts'
import type { Face } from '../games/title.ts'
import type { Decision, OptionView } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Outcome } from '../kernel/game.ts'
import type { Parting } from '../kernel/replay.ts'
import type { Player } from './company.ts'
import type { Change } from './counter.ts'
import type { Result } from './forecast.ts'
import { applyPatch, type Patch } from './patch.ts'
import type { Fault } from './session.ts'

export interface OptionLine {
  readonly option: number
  readonly view: OptionView
  readonly text: string
  /** What would come of it, where that was tried. */
  readonly result?: Partial<Result>
}

export interface LogLine {
  readonly text: string
  readonly turn: number
  /** Seats whose turn it is in. */
  readonly active: readonly number[]
  /** Who acts, -1 for nobody. */
  readonly seat: number
  /** `answered` for a question that was answered without being put. */
  readonly kind: string
  readonly rule?: string
  /** Decisions made before it. */
  readonly step: number
  /** What everybody counts and what has changed with it. */
  readonly changes: readonly Change[]
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
  /** What the ability that asks does, in the words of its card; undefined when a rule asks. */
  readonly purpose: string | undefined
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
  /** What the viewer chooses in the position that is shown; undefined when it is somebody else's turn to choose, or nobody's. */
  readonly chosen: string | undefined
  /** Why the game does not follow its record beyond the last step, when it does not. */
  readonly departs: Departs | undefined
  /** What the other seats hold hidden, while everything is open; else undefined. */
  readonly open: readonly OpenPile[] | undefined
  /** What the seats are called: as the record says, or else as the reader calls them. */
  readonly names: readonly string[]
}

/** Where a game departs from its record, and why: facts, which are said in the reader's language (`departure-words.ts`). */
export interface Departs {
  readonly line: number
  readonly parting: Parting
  /** The cards that are not what they were when it was made, by id, or by name for a reader. */
  readonly changed: readonly string[]
  readonly engine: string | undefined
}

/** Cards that only their own seat knows. */
export interface OpenPile {
  readonly seat: number
  readonly pile: 'hand' | 'archives'
  readonly cards: readonly { readonly card: number; readonly id: string }[]
}

/** Where a lesson stands, or a puzzle: that is a lesson of one step without words of its own. */
export interface LessonState {
  /** Id of the step, its number from 0, and how many there are. */
  readonly id: string
  readonly step: number
  readonly steps: number
  /** `missed`: the turn is over and the goal was not reached. */
  readonly state: 'open' | 'done' | 'missed'
  /** The rule that the step is about. */
  readonly rule: string | undefined
  /** Names what is said of the last act, when it led elsewhere. */
  readonly answer: string | undefined
  /** What is counted otherwise since the last act of the reader began; undefined before the first. */
  readonly changed?: readonly Change[]
  /** What a puzzle asks for; undefined in a lesson. */
  readonly puzzle?: { readonly goal: string; readonly amount: number }
  /** The options that lead on, the nearest first; of a run of picks all that belong together. */
  readonly next: readonly number[]
}

/** The table as one seat, or a spectator, may see it. `observation` is the game's own. */
export interface TableState<O = unknown> {
  readonly game: GameName
  readonly language: Language
  /** Who looks: a seat, or `SPECTATOR`. */
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
  /** The rules failed: the game cannot go on. What was chosen stays with the host. */
  readonly fault: Pick<Fault, 'seat' | 'where'> | undefined
  /** Undefined while somebody else decides and after the end. */
  readonly prompt: Prompt | undefined
  readonly options: readonly OptionLine[]
  readonly canUndo: boolean
  /** The first log line that undo can take back, -1 when it can take back nothing. */
  readonly undoLine: number
  readonly replay: ReplayState | undefined
  readonly lesson: LessonState | undefined
}

/** What a table shows happening, as far as the one who looks may know it. */
export type EventShown = Pick<GameEvent, 'kind' | 'seat' | 'source' | 'cards' | 'amount' | 'name'>

/** What is new since the last time. */
interface News {
  /** Grows with every step; a choice names the revision it answers. */
  readonly revision: number
  /** Lines from `logStart` on replace what was there. */
  readonly logStart: number
  readonly log: readonly LogLine[]
  readonly events: readonly EventShown[]
  /** Faces not sent before in this language. */
  readonly faces: readonly Face[]
  /** Whoever plays plays on, and what they do follows at once. */
  readonly more?: boolean
  /** More is told of the question that stands: an answer that is on its way counts all the same. */
  readonly late?: boolean
  /** The table waits until whoever looks goes on. */
  readonly halted?: boolean
}

/** What is sent: the change of the table since the update before; the first one brings all of it. */
export interface Update extends News {
  readonly type: 'update'
  readonly change: Patch
}

/** What is shown. */
export interface Snapshot<O = unknown> extends TableState<O>, News {}

/** Does it stand for itself, as the first of a table does? */
export function isWhole({ change }: Update): boolean {
  return change !== undefined && 'is' in change
}

/** The table after an update; `before` is what the update before it led to. */
export function takeUpdate(before: Snapshot | undefined, { change, type: _, ...news }: Update): Snapshot {
  const {
    revision: _r,
    logStart: _s,
    log: _l,
    events: _e,
    faces: _f,
    more: _m,
    late: _a,
    halted: _h,
    ...state
  } = before ?? ({} as Snapshot)
  return { ...(applyPatch(before === undefined ? undefined : state, change) as TableState), ...news }
}
