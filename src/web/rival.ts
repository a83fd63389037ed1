// Opponents that search.
import { iterationsOf, makeOpponent } from '../ai/levels.ts'
import { bringJudgement } from '../games/learned.ts'
import type { GameName } from '../games/register.ts'
import type { Match } from '../play/match.ts'
import { hireCrew, spareCores } from './crew.ts'
import type { Adversary } from './opponent.ts'
import type { Opponent } from './protocol.ts'

/** Longest thought of an opponent, in milliseconds: nobody waits longer for one of its decisions. */
const PATIENCE = 900
/** Levels that think long enough to share the work. */
const SHARED: readonly Opponent[] = ['expert', 'master']

export async function callRival(name: Exclude<Opponent, 'random' | 'greedy'>, match: Match, cores: number): Promise<Adversary> {
  const { game } = match.title
  const iterations = iterationsOf(name)
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
