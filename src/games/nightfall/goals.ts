import type { Goal } from '../goal.ts'
import type { NightfallPosition } from './layout.ts'

/** Orders that the active player lays in one chain, one on the other (nf.chain.2). */
const chain = (amount: number): Goal<NightfallPosition> => ({
  id: 'chain',
  amount,
  rule: 'nf.chain.2',
  ordered: true,
  within: 'main',
  isReached: (p, seat) => p.laid[seat] >= amount,
})

/** The hardest first. */
export const goals: readonly Goal<NightfallPosition>[] = [9, 8, 7, 6, 5, 4].map(chain)
