// Games kept in the browser as records: the seed, the setup and every option chosen.
import { type GameName, isGameName } from '../games/register.ts'
import { OPPONENTS, type Player, type Snapshot } from './protocol.ts'

const RUNNING = 'catena.running'
const FINISHED = 'catena.finished'
const LESSONS = 'catena.lessons'
const PLACE = 'catena.place'
/** Where the one running game of KeyForge was kept before there were others. */
const OLD = 'catena.keyforge.game'
/** The oldest finished game makes room for the newest. */
const MOST_FINISHED = 24

export interface StoredGame {
  readonly game: GameName
  readonly record: string
  readonly players: readonly Player[]
  readonly turn: number
}

export interface FinishedGame extends StoredGame {
  /** The seat that looked at the end, and its share of the win. */
  readonly viewer: number
  readonly share: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** How far a lesson has come. */
export interface StoredLesson {
  readonly game: GameName
  /** The step to go on with. */
  readonly step: number
  /** The steps whose goal was reached. */
  readonly done: readonly number[]
  /** Its end was reached once. */
  readonly over: boolean
}

/** Undefined for a lesson that was never opened. */
export function readLesson(game: GameName): StoredLesson | undefined {
  const value = readList(LESSONS).find((stored) => stored.game === game)
  if (value === undefined) return undefined
  const { step, done, over } = value
  return { game, step: Number(step) || 0, done: Array.isArray(done) ? done.map(Number) : [], over: over === true }
}

export function keepLesson(stored: StoredLesson): void {
  write(LESSONS, [stored, ...readList(LESSONS).filter(({ game }) => game !== stored.game)])
}

/** Running games, one at most of each. */
export function readRunning(): StoredGame[] {
  const old = readList(OLD).map((value) => ({ game: 'keyforge', ...value, players: ['person', value.opponent ?? 'greedy'] }))
  return [...readList(RUNNING), ...old].flatMap((value) => checkStored(value) ?? [])
}

/** Newest first. */
export function readFinished(): FinishedGame[] {
  return readList(FINISHED).flatMap((value) => {
    const stored = checkStored(value)
    return stored === undefined
      ? []
      : [{ ...stored, viewer: Number(value.viewer) || 0, share: Number(value.share) || 0, at: Number(value.at) || 0 }]
  })
}

/** Keeps the running game in place of the one of the same kind that was kept before. */
export function keepRunning(stored: StoredGame): void {
  write(RUNNING, [stored, ...readRunning().filter(({ game }) => game !== stored.game)])
  forgetOld()
}

export function dropRunning(game: GameName): void {
  const rest = readRunning().filter((stored) => stored.game !== game)
  write(RUNNING, rest)
  forgetOld()
}

export function keepFinished(finished: FinishedGame): void {
  const others = readFinished().filter(({ record }) => record !== finished.record)
  write(FINISHED, [finished, ...others].slice(0, MOST_FINISHED))
}

/** The table that is open. */
export function keepPlace(table: Snapshot | undefined): void {
  const puzzle = table?.lesson?.puzzle && `puzzle ${table.lesson.id}`
  const kind = table?.lesson ? 'lesson' : table?.replay ? 'replay' : table?.outcome ? 'over' : 'running'
  try {
    if (table === undefined) sessionStorage.removeItem(PLACE)
    else sessionStorage.setItem(PLACE, puzzle ?? `${kind} ${table.game}`)
  } catch {
    // see write
  }
}

/** The table that was open before the page was loaded again: what it is, and its game. */
export function readPlace(): readonly string[] | undefined {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    return how?.type === 'reload' && location.hash === '' ? sessionStorage.getItem(PLACE)?.split(' ') : undefined
  } catch {
    return undefined
  }
}

function forgetOld(): void {
  try {
    localStorage.removeItem(OLD)
  } catch {
    // see write
  }
}

function readList(key: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const list = Array.isArray(value) ? value : [value]
    return list.filter((item) => typeof item === 'object' && item !== null)
  } catch {
    return []
  }
}

function checkStored(value: Record<string, unknown>): StoredGame | undefined {
  const { game, record, players, turn } = value
  if (!isGameName(game) || typeof record !== 'string' || !Array.isArray(players)) return undefined
  const known = players.map(
    (player): Player => (player === 'person' || player === 'unknown' ? player : (OPPONENTS.find((name) => name === player) ?? 'greedy')),
  )
  return { game, record, players: known, turn: Number(turn) || 0 }
}

function write(key: string, value: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may keep nothing; the game goes on and is only lost with the page.
  }
}
