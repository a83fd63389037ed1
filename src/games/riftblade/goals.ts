import type { Goal } from '../goal.ts'
import { WINNER, teamOf } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'

/** The kill: the last life of the last opponent is taken in this very turn, and with it the game. */
export const goals: readonly Goal<RiftbladePosition>[] = [
  { id: 'kill', amount: 1, rule: 'rb.victory.2', isReached: (p, seat) => p.state[WINNER] === teamOf(p, seat) },
]
