// The next game of the same players at this device.
import { decksIn, putDecks } from '../../play/table/formats.ts'
import type { Swap } from '../../play/table/entry.ts'
import type { GameName } from '../../games/register.ts'
import type { Player } from '../protocol.ts'

export interface Again {
  readonly players: readonly Player[]
  readonly setup: unknown
}

/** With `seats` everybody moves on by one and takes the deck along; with `decks` only those change hands. */
export function seatAgain(game: GameName, { players, setup }: Again, swap: Swap): Again {
  if (swap === 'none') return { players, setup }
  const decks = decksIn(game, setup)
  return {
    players: swap === 'seats' ? turn(players) : players,
    setup: decks === undefined ? setup : putDecks(game, setup, turn(decks)),
  }
}

/** Each thing in the seat behind its own. */
export function turn<T>(list: readonly T[]): T[] {
  return list.map((_, seat) => list[(seat + 1) % list.length])
}
