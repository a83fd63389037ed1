import type { Seen } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Agent } from './agent.ts'
import type { Chance } from './chance.ts'

/** Chooses any option, all alike. */
export class RandomAgent<P extends Position> implements Agent<P> {
  readonly name = 'random'

  decide(seen: Seen<unknown, P>, random: Chance): number {
    return seen.options[random.below(seen.count)]
  }
}
