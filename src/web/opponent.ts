// Who plays against the player. Each is loaded when it is chosen, so that a strong one costs nobody else a byte.
import type { Agent } from '../ai/agent.ts'
import type { Game } from '../kernel/game.ts'
import type { Opponent } from './protocol.ts'

/** Longest thought of an opponent, in milliseconds: nobody waits longer for one of its decisions. */
const PATIENCE = 900

export async function callOpponent(name: Opponent, game: Game): Promise<Agent> {
  if (name === 'random') return new (await import('../ai/random.ts')).RandomAgent()
  if (name === 'greedy') return new (await import('../ai/greedy.ts')).Greedy(game)
  const { iterationsOf, makeOpponent } = await import('../ai/levels.ts')
  const iterations = iterationsOf(name)
  let until = 0
  const agent = makeOpponent(name, game, (made) => made >= iterations || performance.now() > until)
  return {
    name,
    decide(seen, random) {
      until = performance.now() + PATIENCE
      return agent.decide(seen, random)
    },
  }
}
