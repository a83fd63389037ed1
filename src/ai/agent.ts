import type { Game, Seen } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Chance } from './chance.ts'
import { Greedy } from './greedy.ts'
import { isLevel, LEVELS, makeOpponent } from './levels.ts'
import { RandomAgent } from './random.ts'

/** Who decides for a seat. It is given what the seat may know, never the position. */
export interface Agent<P extends Position = Position> {
  readonly name: string
  /** One of `seen.options`. All that is random about it comes from `random`, so that games can be repeated. */
  decide(seen: Seen<unknown, P>, random: Chance): number
}

export const AGENT_NAMES = ['random', 'greedy', ...LEVELS] as const
export type AgentName = (typeof AGENT_NAMES)[number]

export function isAgentName(text: string): text is AgentName {
  return (AGENT_NAMES as readonly string[]).includes(text)
}

/** An agent for one seat of one game; agents keep scratch space and must not be shared by games that run at the same time. */
export function makeAgent<P extends Position>(name: AgentName, game: Game<P>): Agent<P> {
  if (isLevel(name)) return makeOpponent(name, game)
  return name === 'greedy' ? new Greedy(game) : new RandomAgent()
}
