// Which puzzles were tried and solved, and on which days that of the day: kept in the browser.
import { dayOf } from '../../play/day.ts'

const KEY = 'catena.puzzles'

/** How far somebody has come with a puzzle. */
export interface Tried {
  /** Which try it is, from 1 on. */
  readonly tries: number
  readonly hinted: boolean
  /** The line was shown: whoever has seen it does not solve it any more. */
  readonly shown: boolean
  /** This try has failed, and was counted. */
  readonly missed: boolean
}

export interface Kept {
  /** Solved without having been shown the line, by id: at which try. */
  readonly solved: Readonly<Record<string, number>>
  /** What it took so far, by id; of one that was solved, what it had taken then. */
  readonly tried: Readonly<Record<string, Tried>>
  /** Days on which that of the day was solved. */
  readonly days: readonly string[]
}

export function readKept(): Kept {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>
    const days = Array.isArray(value.days) ? value.days.map(String) : []
    return {
      solved: Object.fromEntries(entriesOf(value.solved).map(([id, tries]) => [id, Number(tries) || 1])),
      tried: Object.fromEntries(entriesOf(value.tried).map(([id, tried]) => [id, readTried(tried)])),
      days: days.filter((day) => dayOf(day) !== undefined),
    }
  } catch {
    return { solved: {}, tried: {}, days: [] }
  }
}

const entriesOf = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : [])

function readTried(value: unknown): Tried {
  const { tries, hinted, shown, missed } = (value ?? {}) as Partial<Record<keyof Tried, unknown>>
  return { tries: Number(tries) || 1, hinted: hinted === true, shown: shown === true, missed: missed === true }
}

/** How far one has come with a puzzle, in an earlier visit too. */
export function triedOf(id: string): Tried {
  const { solved, tried } = readKept()
  return tried[id] ?? readTried({ tries: solved[id] })
}

/** What a try of a puzzle took; once it was solved, nothing of it changes any more. */
export function keepTried(id: string, now: Tried): void {
  const kept = readKept()
  if (!(id in kept.solved)) keep({ ...kept, tried: { ...kept.tried, [id]: now } })
}

/** Keeps that it was solved; `date` where it is that of the day. */
export function keepSolved(id: string, tries: number, date: string | undefined): Kept {
  const kept = readKept()
  const { solved, days } = kept
  return keep({
    ...kept,
    solved: { [id]: tries, ...solved },
    days: date === undefined || days.includes(date) ? days : [...days, date],
  })
}

function keep(kept: Kept): Kept {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still shows puzzles.
  }
  return kept
}

/** Days in a row up to today, or to yesterday while today's is still open. */
export function streakOf({ days }: Pick<Kept, 'days'>, date: string): number {
  const solved = new Set(days.map(dayOf))
  const day = dayOf(date)!
  let last = solved.has(day) ? day : day - 1
  let streak = 0
  while (solved.has(last--)) streak++
  return streak
}
