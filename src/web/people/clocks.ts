// The clocks that a table is opened with, by the names that words.clocks gives them.
import type { Clock } from '../../play/table/entry.ts'

export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'increment', base: 600_000, increment: 15_000 },
  calm: { kind: 'increment', base: 1_500_000, increment: 30_000 },
  day: { kind: 'days', days: 1 },
  days3: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Readonly<Record<string, Clock>>

export type ClockName = keyof typeof CLOCKS

/** Those between which one chooses who wants to play somebody now. */
export const PACES = ['quick', 'calm', 'day', 'none'] as const satisfies readonly ClockName[]
export type Pace = (typeof PACES)[number]
