// Who plays against the player. Each is loaded when it is chosen, so that a strong one costs nobody else a byte.
import type { Agent } from '../ai/agent.ts'
import { game, type Place } from './engine.ts'
import type { Opponent } from './protocol.ts'

const makers: Readonly<Record<Opponent, () => Promise<Agent<Place>>>> = {
  greedy: async () => new (await import('../ai/greedy.ts')).Greedy<Place>(game),
  random: async () => new (await import('../ai/random.ts')).RandomAgent(),
}

export function makeOpponent(name: Opponent): Promise<Agent<Place>> {
  return makers[name]()
}
