// Which puzzles were solved, and on which days that of the day: kept in the browser.
import { dayOf } from '../../play/day.ts'

const KEY = 'catena.puzzles'

export interface Kept {
  /** Solved without having been shown the line, by id: at which try. */
  readonly solved: Readonly<Record<string, number>>
  /** Days on which that of the day was solved. */
  readonly days: readonly string[]
}

export function readKept(): Kept {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { solved?: unknown; days?: unknown }
    const solved = typeof value.solved === 'object' && value.solved !== null ? Object.entries(value.solved) : []
    const days = Array.isArray(value.days) ? value.days.map(String) : []
    return {
      solved: Object.fromEntries(solved.map(([id, tries]) => [id, Number(tries) || 1])),
      days: days.filter((day) => dayOf(day) !== undefined),
    }
  } catch {
    return { solved: {}, days: [] }
  }
}

/** Keeps that it was solved; `date` where it is that of the day. */
export function keepSolved(id: string, tries: number, date: string | undefined): Kept {
  const { solved, days } = readKept()
  const kept = { solved: { [id]: tries, ...solved }, days: date === undefined || days.includes(date) ? days : [...days, date] }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still shows puzzles.
  }
  return kept
}

/** Days in a row up to today, or to yesterday while today's is still open. */
export function streakOf({ days }: Kept, date: string): number {
  const solved = new Set(days.map(dayOf))
  const day = dayOf(date)!
  let last = solved.has(day) ? day : day - 1
  let streak = 0
  while (solved.has(last--)) streak++
  return streak
}
