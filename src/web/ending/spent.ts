// The time that games at this device take, kept in this browser: a record knows no clock.
import { parseSeed } from '../../kernel/random.ts'

const KEY = 'catena.spent'
/** A longer pause is none of the game. */
const LONGEST = 5 * 60_000
/** Games whose time is kept, the newest first. */
const MOST = 12

interface Spent {
  readonly seed: string
  readonly time: number
}

const seedOf = (record: string): string | undefined => {
  const seed = /^seed:? +(\S+)/m.exec(record)?.[1]
  return seed === undefined ? undefined : parseSeed(seed)?.toString()
}

/** The games whose time is known, as they were kept. */
function readSpent(text: string | null): readonly Spent[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((one: Partial<Spent> | null) => typeof one?.seed === 'string' && Number(one.time) >= 0) : []
  } catch {
    return []
  }
}

/** What is kept once more milliseconds were spent on a game. */
export function addSpent(kept: string | null, record: string, time: number): string {
  const list = readSpent(kept)
  const seed = seedOf(record)
  if (seed === undefined) return JSON.stringify(list)
  const before = list.find((one) => one.seed === seed)?.time ?? 0
  const others = list.filter((one) => one.seed !== seed)
  return JSON.stringify([{ seed, time: before + Math.max(0, Math.min(LONGEST, time)) }, ...others].slice(0, MOST))
}

/** Whole minutes that a game took, 0 where nobody knows. */
export function minutesOf(kept: string | null, record: string): number {
  const seed = seedOf(record)
  return Math.round((readSpent(kept).find((one) => one.seed === seed)?.time ?? 0) / 60_000)
}

/** Counts from now on, until the function that it returns is called. */
export function spend(record: string): () => void {
  const since = Date.now()
  return () => {
    try {
      localStorage.setItem(KEY, addSpent(localStorage.getItem(KEY), record, Date.now() - since))
    } catch {
      // then nobody knows
    }
  }
}

export function minutesSpent(record: string): number {
  try {
    return minutesOf(localStorage.getItem(KEY), record)
  } catch {
    return 0
  }
}
