import type { Outcome } from '../../../kernel/game.ts'
import { SEATS, WINNER } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/** Three forged keys win (kf.win.1); a game that led nowhere may be shared (kf.stall.3). */
export function outcome(p: KeyforgePosition): Outcome | undefined {
  const winner = p.state[WINNER] - 1
  if (winner < 0) return undefined
  const reason = p.keys[winner] === 7 ? 'keys' : 'stalemate'
  return { shares: winner === SEATS ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1], reason }
}
