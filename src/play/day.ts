// Days, and which game has the puzzle of a day: known before any puzzle is loaded.
import { GAME_NAMES, type GameName } from '../games/register.ts'

const DAY = 24 * 60 * 60 * 1000

/** The day of a date, such as 2026-11-23, as a number: the same everywhere. Undefined for what is no such date. */
export function dayOf(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? undefined : time / DAY
}

/** The date everywhere on earth (UTC), such as 2026-11-23. */
export function dateOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** The games take turns. */
export function gameOfDay(day: number): GameName {
  return GAME_NAMES[day % GAME_NAMES.length]
}
