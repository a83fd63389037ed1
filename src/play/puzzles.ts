// The puzzles that come with Catena: a file of records for each game (src/play/puzzles), and the one of the day.
import { GAME_NAMES } from '../games/register.ts'
import { GOALS } from '../games/goals.ts'
import { nameGoal, type Goal } from '../games/goal.ts'
import { hashText } from '../kernel/digest.ts'
import type { Puzzle } from './puzzle.ts'

/** Positions that a shipped puzzle has at most: a slow device tries them all in a moment. */
export const MOST_POSITIONS = 120_000

/** One of the puzzles of that day's game: each comes once before one comes again, as long as none is added. */
export function puzzleOfDay<T extends Puzzle>(puzzles: readonly T[], day: number): T | undefined {
  const ranked = puzzles.map((puzzle) => ({ puzzle, rank: hashText(`day ${puzzle.id}`) })).sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return ranked[Math.floor(day / GAME_NAMES.length) % Math.max(1, ranked.length)]?.puzzle
}

/** The goal of a puzzle; undefined when this version has none of that name. */
export async function goalOf({ game, goal }: Puzzle): Promise<Goal | undefined> {
  return (await GOALS[game]?.())?.goals.find((one) => nameGoal(one) === goal)
}
