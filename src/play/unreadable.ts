// Why a record, or an address that holds one, cannot be opened, as facts; in English it is said here, for programs and reports.
import { GAME_NAMES } from '../games/register.ts'
import { excerpt } from '../kernel/excerpt.ts'
import { RECORD_FAULTS, type RecordFault, tellFault, type Tellers } from '../kernel/record-fault.ts'
import type { Refusal } from './match.ts'

export type Unreadable =
  | RecordFault
  | { readonly code: 'no-game'; readonly game: string }
  /** The step of a lesson that is not in this version. */
  | { readonly code: 'no-step'; readonly game: string; readonly step: string }
  /** Of a puzzle: what its head needs, what it asks for, and a game that does not come to its position. */
  | { readonly code: 'puzzle-lacks'; readonly key: string }
  | { readonly code: 'no-goal'; readonly goal: string }
  | { readonly code: 'departs' }
  /** Of an address. */
  | { readonly code: 'signs' | 'cut' }
  | { readonly code: 'unfolds'; readonly most: number }

/** What is wrong, and in which line of the text, where that is known. */
export interface Flaw {
  readonly line?: number
  readonly fault: Unreadable
}

export const ENGLISH: Tellers<Unreadable> = {
  ...RECORD_FAULTS,
  'no-game': ({ game }) => `there is no game ${excerpt(game)}; there are ${GAME_NAMES.join(', ')}`,
  'no-step': ({ game, step }) => `the lesson of ${game} has no step ${excerpt(step)}`,
  'puzzle-lacks': ({ key }) => `the head of a puzzle needs a line "${key}", and what belongs there`,
  'no-goal': ({ goal }) => `this version has no puzzles with the goal ${excerpt(goal)}`,
  departs: () => 'from here on the game does not follow the record; since it was made a card has changed',
  signs: () => 'the packed game holds signs that no packed game has; the address may be cut or changed',
  cut: () => 'the packed game cannot be unpacked; the address may be cut',
  unfolds: ({ most }) => `the packed game is longer than ${most} signs`,
}

/** Refuses a record for what is wrong with it. */
export function refuseRecord({ line, fault }: Flaw): { readonly ok: false; readonly error: Refusal } {
  const why = tellFault(ENGLISH, fault)
  const message = line === undefined ? why : `line ${line}: ${why}`
  return { ok: false, error: { about: 'record', message, flaw: { fault, ...(line !== undefined && { line }) } } }
}
