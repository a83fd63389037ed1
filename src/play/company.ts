// Who sits at a table, and how it is told.
import type { Language } from '../ability/language.ts'
import type { AgentName } from '../ai/agent.ts'

/** Computer opponents, weakest first. */
export const OPPONENTS = ['random', 'greedy', 'beginner', 'casual', 'skilled', 'expert', 'master'] as const satisfies readonly AgentName[]
export type Opponent = (typeof OPPONENTS)[number]

/** Who plays a seat: a person, a computer opponent, or, in a record from elsewhere, nobody knows. */
export type Player = 'person' | 'unknown' | Opponent

/** The company of a record that does not say who played. */
export const UNKNOWN: readonly Player[] = ['unknown', 'unknown', 'unknown', 'unknown', 'unknown']

export interface Company {
  readonly language: Language
  /** What each seat is called; the reader's own seat is called `you` anyway. */
  readonly names: readonly string[]
  readonly players: readonly Player[]
}

export function isPerson(player: Player | undefined): boolean {
  return player === 'person' || player === 'unknown'
}
