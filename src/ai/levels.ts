import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { SearchAgent } from './search-agent.ts'
import type { SearchSettings } from './search.ts'

/** How strong an opponent is, by name. All know the same: levels differ in how long they think and how often they slip. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

interface Strength {
  /** Iterations for a decision. They, not seconds, are counted, so that a game can be repeated on any machine. */
  readonly iterations: number
  /** Of 100 decisions, those left to chance. */
  readonly slips: number
  readonly settings?: Partial<SearchSettings>
}

const STRENGTH: Readonly<Record<Level, Strength>> = {
  beginner: { iterations: 4, slips: 25 },
  casual: { iterations: 8, slips: 12 },
  skilled: { iterations: 40, slips: 0 },
  expert: { iterations: 250, slips: 0 },
  master: { iterations: 2000, slips: 0 },
}

/** Iterations that a level makes for a decision when nobody stops it. */
export function iterationsOf(level: Level): number {
  return STRENGTH[level].iterations
}

export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text)
}

/**
 * An opponent of that level. With `enough`, it thinks until that says so instead of by iterations: for those who have a clock.
 * It is asked every few iterations how many there were.
 */
export function makeOpponent<P extends Position>(level: Level, game: Game<P>, enough?: (iterations: number) => boolean): SearchAgent<P> {
  const { iterations, slips, settings } = STRENGTH[level]
  const budget = enough === undefined ? { iterations } : { iterations: Number.MAX_SAFE_INTEGER, enough }
  return new SearchAgent(level, game, budget, settings, slips)
}
