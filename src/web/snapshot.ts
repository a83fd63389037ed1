import type { GameName } from './games.ts'
import type { Match } from './match.ts'
import type { Player, Snapshot } from './protocol.ts'

/** The part of a snapshot that follows from the position alone: the table as a seat may see it. */
export function viewTable({ door, p, setup }: Match, viewer: number, players: readonly Player[]) {
  const { game } = door
  const { seats } = setup as { readonly seats: number }
  const observation = game.observe(p, viewer)
  const decision = game.decision(p)
  return {
    type: 'snapshot',
    game: game.name as GameName,
    viewer,
    players: players.slice(0, seats),
    seats,
    setup,
    observation,
    ...door.moment(observation),
    toDecide: decision?.seat ?? -1,
    decision: decision?.seat === viewer ? decision : undefined,
    outcome: game.outcome(p),
  } satisfies Partial<Snapshot>
}
