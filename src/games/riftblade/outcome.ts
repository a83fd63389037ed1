import type { Outcome } from '../../kernel/game.ts'
import { MODE, PAIRS, SEAT_COUNT, teamOf, WINNER } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'

/** The winner has all of it; partners share it. */
export function outcome(p: RiftbladePosition): Outcome | undefined {
  const winner = p.state[WINNER]
  if (winner < 0) return undefined
  const share = p.state[MODE] === PAIRS ? 0.5 : 1
  const shares = Array.from({ length: p.state[SEAT_COUNT] }, (_, seat) => (teamOf(p, seat) === winner ? share : 0))
  return { shares, reason: 'rb.victory.2' }
}
