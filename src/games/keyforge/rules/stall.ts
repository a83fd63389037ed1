import { halt } from '../../../kernel/program.ts'
import { keysOf } from './forge.ts'
import { ACTIVE, FROM_HAND, QUIET, SEATS, TURN, TURN_ACTS, WINNER } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tell } from './tell.ts'

/** A game that leads nowhere ends (kf.stall). */
export const QUIET_TURNS = 20
export const MOST_TURNS = 1000
/** Value of `WINNER` when nobody has won and the game is over. */
export const SHARED = SEATS + 1

/** Ends the game when nothing has happened for long, or after very many turns; true when it is over. */
export function endIfStalled(p: KeyforgePosition): boolean {
  p.state[QUIET] = p.state[TURN_ACTS] + p.state[FROM_HAND] > 0 ? 0 : p.state[QUIET] + 1
  if (p.state[QUIET] < QUIET_TURNS && p.state[TURN] < MOST_TURNS) return false
  tell(p, 'stalemate', p.state[ACTIVE], -1, -1, p.state[TURN], p.state[QUIET] < QUIET_TURNS ? 'kf.stall.2' : 'kf.stall.1')
  const ahead = keysOf(p, 0) - keysOf(p, 1) || p.amber[0] - p.amber[1]
  p.state[WINNER] = ahead === 0 ? SHARED : ahead > 0 ? 1 : 2
  if (ahead !== 0) tell(p, 'win', ahead > 0 ? 0 : 1, -1, -1, 0, 'kf.stall.3')
  halt(p)
  return true
}
