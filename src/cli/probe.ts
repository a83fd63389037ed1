import { makeAgent } from '../ai/agent.ts'
import type { AgentName } from '../ai/agent.ts'
import { thoughts } from '../ai/chance.ts'
import { playMatch } from '../ai/match.ts'
import type { WholeTitle } from '../games/index.ts'
import { digestPosition } from '../kernel/digest.ts'
import type { Setup } from '../kernel/game.ts'
import { seedOf } from '../kernel/random.ts'

const DECISIONS = 60

/** What becomes of the first decisions of a game: it is another one with other rules, or with an opponent that decides otherwise. */
export function probe(title: WholeTitle, setup: Setup, agent: AgentName): string {
  const { game, taught } = title
  const started = game.start(setup, seedOf(1))
  if (!started.ok) throw new Error(started.error.message)
  const player = makeAgent(agent, taught)
  const agents = Array.from({ length: setup.seats }, () => player)
  playMatch(game, started.value, agents, thoughts(2), DECISIONS)
  return digestPosition(game, started.value, setup.seats)
}
