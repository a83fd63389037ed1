// Who sits at a new table.
import { factsOf, GAMES, type GameName } from '../games/register.ts'
import type { Opponent, Player } from './protocol.ts'

/** As many people as any game seats sit at one device. */
export const MOST_PEOPLE = Math.max(...GAMES.flatMap(({ seats }) => seats))

/** Ways to sit at a game: a number of seats, or `teams` for two against two. */
export function tablesOf(game: GameName): readonly string[] {
  const seats = factsOf(game).seats.map(String)
  return factsOf(game).teams === true ? [...seats, 'teams'] : seats
}

export interface Seating {
  readonly players: readonly Player[]
  /** Undefined for the game's own setup of that many seats. */
  readonly setup: object | undefined
}

/** People sit first; in teams, two of them are partners. */
export function seat(game: GameName, table: string | undefined, people: number, opponent: Opponent): Seating {
  const ways = tablesOf(game)
  const way = table !== undefined && ways.includes(table) ? table : ways[0]
  const teams = way === 'teams'
  const seats = teams ? 4 : Number(way)
  const order = teams ? [0, 2, 1, 3] : Array.from({ length: seats }, (_, index) => index)
  const players = Array.from({ length: seats }, (): Player => opponent)
  for (const taken of order.slice(0, people)) players[taken] = 'person'
  return { players, setup: teams ? { seats, teams } : undefined }
}
