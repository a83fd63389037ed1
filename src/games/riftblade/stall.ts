import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { halt } from '../../kernel/program.ts'
import { QUIET, SHARED, STALLED, teamCount, TURN, WINNER } from './layout.ts'

import type { RiftbladePosition } from './layout.ts'

/** A game that leads nowhere ends (rb.stall). */
export const QUIET_ROUNDS = 10
export const MOST_TURNS = 1000

/** Ends the game when nobody has done anything for long, or after very many turns; true when it is over. */
export function endIfStalled(p: RiftbladePosition): boolean {
  const sides = teamCount(p)
  const quiet = ++p.state[QUIET] >= QUIET_ROUNDS * sides
  if (!quiet && p.state[TURN] < MOST_TURNS) return false
  let winner = 0
  for (let side = 1; side < sides; side++) if (p.life[side] > p.life[winner]) winner = side
  for (let side = winner + 1; side < sides; side++) if (p.life[side] === p.life[winner]) winner = SHARED
  p.state[WINNER] = winner
  p.state[STALLED] = 1
  if (p.sink !== undefined) {
    const event = { source: -1, cards: [], amount: p.state[TURN], seen: SEEN_BY_ALL }
    p.sink({ ...event, kind: 'stalemate', seat: -1, rule: quiet ? 'rb.stall.1' : 'rb.stall.2' })
    if (winner !== SHARED) p.sink({ ...event, kind: 'win', seat: winner, rule: 'rb.stall.3' })
  }
  halt(p)
  return true
}
