import type { Outcome } from '../../../kernel/game.ts'
import { WINNER } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/** Three forged keys win (kf.win.1). */
export function outcome(p: KeyforgePosition): Outcome | undefined {
  const winner = p.state[WINNER] - 1
  if (winner < 0) return undefined
  return { shares: winner === 0 ? [1, 0] : [0, 1], reason: 'keys' }
}
