// Who plays against the player. Each but chance is loaded when it is chosen, so that a strong one costs nobody else a byte.
import { RandomAgent } from '../ai/random.ts'
import type { Chance } from '../ai/chance.ts'
import type { Sight } from '../ai/sight.ts'
import type { Position } from '../kernel/position.ts'
import { bringJudgement } from '../games/load.ts'
import type { GameName } from '../games/register.ts'
import type { Match } from '../play/match.ts'
import type { Opponent } from './protocol.ts'

/** Longest thought of an opponent, in milliseconds: nobody waits longer for one of its decisions. */
const PATIENCE = 900
/** Levels that think long enough to share the work. */
const SHARED: readonly Opponent[] = ['expert', 'master']

export interface Adversary {
  /** An option of the decision that is looked at. `moves`: all that were chosen so far. */
  decide(seen: Sight<Position>, random: Chance, moves: readonly string[]): number | Promise<number>
  leave?(): void
}

/** Calls an opponent for one seat of a match. `cores`: of this machine. */
export async function callOpponent(name: Opponent, match: Match, cores: number): Promise<Adversary> {
  const { game } = match.title
  if (name === 'random') return new RandomAgent()
  if (name === 'greedy') return new (await import('../ai/greedy.ts')).Greedy(game)
  const { iterationsOf, makeOpponent } = await import('../ai/levels.ts')
  const iterations = iterationsOf(name)
  const { hireCrew, spareCores } = await import('./crew.ts')
  const spare = spareCores(cores)
  if (SHARED.includes(name) && spare > 1) {
    const crew = hireCrew(spare)
    const task = { game: game.name as GameName, seed: match.seed, setup: match.setup, iterations, patience: PATIENCE }
    return {
      decide: (seen, random, moves) =>
        seen.count === 1 ? seen.options[0] : crew.decide({ ...task, moves: [...moves] }, () => random.seed()),
      leave: () => crew.leave(),
    }
  }
  let until = 0
  const agent = makeOpponent(name, await bringJudgement(game), (made) => made >= iterations || performance.now() > until)
  return {
    decide(seen, random) {
      until = performance.now() + PATIENCE
      return agent.decide(seen, random)
    },
  }
}
