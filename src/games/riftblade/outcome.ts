import type { Outcome } from '../../kernel/game.ts'
import { MODE, PAIRS, SEAT_COUNT, SHARED, STALLED, teamOf, WINNER } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'

/** The winner has all of it; partners share it; when the game led nowhere, equal ones do (rb.stall.3). */
export function outcome(p: RiftbladePosition): Outcome | undefined {
  const winner = p.state[WINNER]
  if (winner < 0) return undefined
  const share = p.state[MODE] === PAIRS ? 0.5 : 1
  const reason = p.state[STALLED] !== 0 ? 'stalemate' : 'rb.victory.2'
  const seats = p.state[SEAT_COUNT]
  if (winner === SHARED) return { shares: new Array<number>(seats).fill(1 / seats), reason }
  return { shares: Array.from({ length: seats }, (_, seat) => (teamOf(p, seat) === winner ? share : 0)), reason }
}
