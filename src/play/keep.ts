// What the host of a game keeps of it, so that it can go on later. It holds the seed: it goes to the host's own storage, never to a seat.
import type { GameName } from '../games/register.ts'
import type { Player } from './company.ts'

/** A message of the host to its storage: the moves from `from` on; what was kept of later ones is gone. */
export interface Keep {
  readonly type: 'keep'
  readonly game: GameName
  readonly players: readonly Player[]
  readonly turn: number
  /** The record without moves; only when it changed. */
  readonly head?: string
  readonly from: number
  readonly moves: readonly string[]
  /** When the game is over: the seat that looks, and its share of the win. */
  readonly end?: { readonly viewer: number; readonly share: number }
}

/** What is kept in memory: the whole of it. */
export interface Kept {
  readonly head: string
  readonly moves: readonly string[]
}

export function takeKeep(before: Kept | undefined, { head, from, moves }: Keep): Kept {
  return { head: head ?? before?.head ?? '', moves: [...(before?.moves ?? []).slice(0, from), ...moves] }
}

/** The record of what is kept. */
export function recordOfKept({ head, moves }: Kept): string {
  return moves.length === 0 ? head : `${head.trimEnd()}\n\n${moves.join('\n')}\n`
}
