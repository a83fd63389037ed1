import type { Goal } from '../goal.ts'
import { WINNER, teamOf } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'

/** The last life of the last opponent is taken in this very turn. */
export const goals: readonly Goal<RiftbladePosition>[] = [
  { id: 'win', amount: 1, rule: 'rb.victory.2', isReached: (p, seat) => p.state[WINNER] === teamOf(p, seat) },
]
