// What the page and the worker say to each other. The worker owns the game; the page owns nothing but how it looks.
import type { Language } from '../ability/language.ts'
import type { GameName } from '../games/register.ts'
import type { OptionView } from '../kernel/decision.ts'
import type { Company, Player } from '../play/company.ts'
import type { Course } from '../play/course.ts'
import type { Keep } from '../play/keep.ts'
import type { Fault } from '../play/session.ts'
import type { WhyAnswer } from '../play/remote-news.ts'
import type { Update } from '../play/snapshot.ts'
import type { Flaw } from '../play/unreadable.ts'
import type { OnlineState, TableAct } from './online.ts'

export { LANGUAGES } from '../ability/language.ts'
export type { Language } from '../ability/language.ts'
export { OPPONENTS, UNKNOWN } from '../play/company.ts'
export type { Company, Opponent, Player } from '../play/company.ts'
export type { LessonState, LogLine, OpenPile, OptionLine, Prompt, ReplayState, Snapshot, Update, WhyLine } from '../play/snapshot.ts'
export type { WhyAnswer } from '../play/remote-news.ts'
export type { TextLine } from '../ability/text/line.ts'
export type { Face } from '../games/title.ts'

/** The game cannot go on: what failed, and what can be sent to those who mend it. */
export interface FaultReport {
  readonly type: 'fault'
  readonly where: string
  readonly report: string
  /** The record in it. */
  readonly record: string
}

export interface Problem {
  readonly type: 'problem'
  /** `record`: a record cannot be played; `request`: the page asked for something impossible; `address`: a replay's address is damaged; `server`: a table refuses something, by its code. */
  readonly about: 'record' | 'request' | 'address' | 'crash' | 'server'
  readonly message: string
  /** What is wrong with a record or an address, of which words are made. */
  readonly flaw?: Flaw
  /** What a server or a table refused, by its code. */
  readonly code?: string
}

/** All that was chosen at the table so far, also where nothing of it is kept. */
export interface RecordAnswer {
  readonly type: 'record'
  readonly record: string
}

/** How a game went that is over. */
export interface CourseAnswer extends Course {
  readonly type: 'course'
  readonly record: string
}

/** `Keep` is for the storage of the page, which is the host's; all else is for the seat that looks. */
export type Answer = Update | OnlineState | Keep | FaultReport | RecordAnswer | WhyAnswer | CourseAnswer | Problem

/** Who sits where, how it is told, and the milliseconds between two acts of an opponent. */
export interface PacedCompany extends Company {
  readonly pause: number
}

/** What the page asks for. Its worker is of the same build: what comes from elsewhere is checked where it comes in. */
export type Request =
  /** Loads the rules of a game before they are needed. */
  | { readonly type: 'warm'; readonly game: GameName }
  /** Without a setup, the game's own for that many players. */
  | ({ readonly type: 'start'; readonly game: GameName; readonly seed: string; readonly setup?: unknown } & PacedCompany)
  /** With `step`, only the first decisions of the record are played. */
  | ({ readonly type: 'resume'; readonly record: string; readonly step?: number } & PacedCompany)
  | ({ readonly type: 'replay'; readonly record: string; readonly step: number; readonly viewer: number } & PacedCompany)
  | ({ readonly type: 'lesson'; readonly game: GameName; readonly step: number } & PacedCompany)
  /** The record of a puzzle: whoever decides at its end is the person. */
  | ({ readonly type: 'puzzle'; readonly record: string } & PacedCompany)
  /** A table of the server that this page comes from; `name`: of a guest who is not known there yet. */
  | { readonly type: 'join'; readonly table: string; readonly name: string; readonly language: Language }
  | { readonly type: 'act'; readonly act: TableAct }
  /** `open`: with what the other seats hold. */
  | { readonly type: 'go'; readonly step: number; readonly viewer: number; readonly open?: boolean }
  | { readonly type: 'choose'; readonly revision: number; readonly option: number }
  /** A run of picks at once: the targets wanted, in the player's order. The worker submits them one after the other. */
  | { readonly type: 'pick'; readonly revision: number; readonly targets: readonly number[] }
  | { readonly type: 'undo' }
  /** What was chosen so far, for a report. */
  | { readonly type: 'record' }
  /** The person who looks gives up. */
  | { readonly type: 'concede' }
  /** How a finished game went, for one seat. */
  | { readonly type: 'course'; readonly record: string; readonly viewer: number }
  /** Of a table that a server keeps: its report, with fewer choices where they show the same. `version`: of the engine that failed. */
  | { readonly type: 'shorten'; readonly version: string; readonly report: string; readonly record: string; readonly fault: Fault }
  | { readonly type: 'language'; readonly language: Language; readonly names: readonly string[] }
  | { readonly type: 'pace'; readonly pause: number; readonly players: readonly Player[] }
  /** What is answered for the person from now on, by ids of habits. */
  | { readonly type: 'habits'; readonly habits: readonly string[] }
  | { readonly type: 'why'; readonly card: number; readonly views: readonly OptionView[] }
  | { readonly type: 'skip' }
