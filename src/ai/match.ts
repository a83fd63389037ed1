import type { Game, Outcome } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Agent } from './agent.ts'
import type { Chance } from './chance.ts'
import { Sight } from './sight.ts'

export interface MatchEnd {
  /** Undefined when the limit came first. */
  readonly outcome: Outcome | undefined
  readonly decisions: number
}

/** Plays `p` on with one agent a seat, to the end or to the limit. `chosen` hears of every option before it is applied. */
export function playMatch<P extends Position>(
  game: Game<P>,
  p: P,
  agents: readonly Agent<P>[],
  random: Chance,
  limit = Number.POSITIVE_INFINITY,
  chosen?: (option: number) => void,
): MatchEnd {
  const sight = new Sight(game, p)
  let decisions = 0
  for (let seat = game.seatToDecide(p); seat >= 0 && decisions < limit; seat = game.seatToDecide(p)) {
    const option = agents[seat].decide(sight.look(p), random)
    chosen?.(option)
    game.choose(p, option)
    decisions++
  }
  return { outcome: game.outcome(p), decisions }
}
