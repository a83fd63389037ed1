// What the page and the worker of the analysis say to each other.
import type { Account } from '../../ai/analysis.ts'
import type { Luck } from '../../games/luck.ts'
import type { Outlook } from '../../play/hint/outlook.ts'
import { LANGUAGES, type Language, type Player } from '../protocol.ts'

/** A decision that had a choice. Shares of the win are from 0 to 1, of the seat that decides, by what it could know. */
export interface Point {
  /** Moves made before it. */
  readonly step: number
  readonly seat: number
  /** With the best option, and with the one that was played. */
  readonly before: number
  readonly after: number
  /** What that cost; a difference within the noise of the search counts as none. */
  readonly loss: number
  /** Standard error of `before`: the noise of the search. */
  readonly error: number
}

/** A decision that lost something, in words. */
export interface Mistake extends Point {
  readonly turn: number
  /** What was asked; undefined for the question of the turn, whose answers say it all. */
  readonly question: string | undefined
  readonly played: string
  readonly best: string
  /** What lies on the table that both are about, -1 for nothing: where both are about the same, it is not told apart. */
  readonly cards: { readonly played: number; readonly best: number }
  /** What comes of both by the end of the turn; undefined until that was looked at. */
  readonly outlooks: { readonly played: Outlook; readonly best: Outlook } | undefined
}

export interface AnalysisReport {
  readonly type: 'report'
  readonly record: string
  readonly language: Language
  readonly running: boolean
  /** How far the walk is, 0 to 1, and which of how many walks it is, from 1. */
  readonly progress: number
  readonly pass: number
  readonly passes: number
  readonly points: readonly Point[]
  /** The numbers of the turns, as a replay counts them. */
  readonly turns: readonly number[]
  /** The largest of each seat, the largest first. */
  readonly mistakes: readonly Mistake[]
  readonly accounts: readonly Account[]
  readonly luck: readonly Luck[]
  /** The luck of each seat, turn by turn as a replay counts them: what came beyond the average, in standard deviations of the whole game. */
  readonly lucky: readonly (readonly number[])[]
}

export interface AnalysisProblem {
  readonly type: 'problem'
  readonly message: string
}

export type AnalysisAnswer = AnalysisReport | AnalysisProblem

export interface Telling {
  readonly language: Language
  readonly names: readonly string[]
  readonly players: readonly Player[]
}

export type AnalysisRequest =
  | ({ readonly type: 'begin'; readonly record: string } & Telling)
  | ({ readonly type: 'speak' } & Telling)
  | { readonly type: 'stop' }

/** Checks a message from the page: the request, or undefined when it is none. */
export function parseAnalysisRequest(value: unknown): AnalysisRequest | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, record, language, names, players } = value as Record<string, unknown>
  const told = Array.isArray(names) && Array.isArray(players) && LANGUAGES.some((one) => one === language)
  const right = type === 'stop' || (told && (type === 'speak' || (type === 'begin' && typeof record === 'string')))
  return right ? (value as AnalysisRequest) : undefined
}
