// The running game, kept in the browser as a record: the seed, the setup and every option chosen.
import { OPPONENTS, type Opponent } from './protocol.ts'

const KEY = 'catena.keyforge.game'

export interface StoredGame {
  readonly record: string
  readonly opponent: Opponent
  readonly turn: number
  readonly keys: readonly [mine: number, theirs: number]
}

export function readStoredGame(): StoredGame | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { record, opponent, turn, keys } = value as Partial<StoredGame>
    if (typeof record !== 'string') return undefined
    return {
      record,
      opponent: OPPONENTS.find((known) => known === opponent) ?? 'greedy',
      turn: Number(turn) || 0,
      keys: Array.isArray(keys) ? [Number(keys[0]) || 0, Number(keys[1]) || 0] : [0, 0],
    }
  } catch {
    return undefined
  }
}

export function writeStoredGame(game: StoredGame | undefined): void {
  try {
    if (game === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(game))
  } catch {
    // Private windows may keep nothing; the game goes on and is only lost with the page.
  }
}
