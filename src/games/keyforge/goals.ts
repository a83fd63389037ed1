import type { Goal } from '../goal.ts'
import type { KeyforgePosition } from './rules/index.ts'
import { keysOf } from './rules/index.ts'

/** A key is forged in this very turn, by what cards do; the third one wins. */
const forge = (amount: number): Goal<KeyforgePosition> => ({
  id: 'forge',
  amount,
  rule: 'kf.forge.1',
  words: ['forge'],
  isReached: (p, seat, start) => keysOf(p, seat) - keysOf(start, seat) >= amount,
})

/** The hardest first. */
export const goals: readonly Goal<KeyforgePosition>[] = [
  { id: 'win', amount: 3, rule: 'kf.win.1', isReached: (p, seat, start) => keysOf(start, seat) < 3 && keysOf(p, seat) === 3 },
  forge(2),
  forge(1),
]
