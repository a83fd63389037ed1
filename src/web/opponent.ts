// Who plays against the player. Each but chance is loaded when it is chosen, so that a strong one costs nobody else a byte.
import type { Chance } from '../ai/chance.ts'
import { RandomAgent } from '../ai/random.ts'
import type { Sight } from '../ai/sight.ts'
import type { Position } from '../kernel/position.ts'
import type { Match } from '../play/match.ts'
import type { Opponent } from './protocol.ts'

export interface Adversary {
  /** An option of the decision that is looked at. `moves`: all that were chosen so far. */
  decide(seen: Sight<Position>, random: Chance, moves: readonly string[]): number | Promise<number>
  leave?(): void
}

/** Calls an opponent for one seat of a match. `cores`: of this machine. */
export async function callOpponent(name: Opponent, match: Match, cores: number): Promise<Adversary> {
  if (name === 'random') return new RandomAgent()
  await match.title.bringRest?.()
  if (name === 'greedy') return new (await import('../ai/greedy.ts')).Greedy(match.title.game)
  return (await import('./rival.ts')).callRival(name, match, cores)
}
