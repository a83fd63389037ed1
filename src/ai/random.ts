import type { Seen } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import type { Agent } from './agent.ts'

/** Chooses any option, all alike. */
export class RandomAgent<P extends Position> implements Agent<P> {
  readonly name = 'random'

  decide(seen: Seen<unknown, P>, random: Random): number {
    return seen.options[random.below(seen.count)]
  }
}
