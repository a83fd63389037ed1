import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { BARREN, CRYSTALS, DRAWN, IDLE, TURN } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { endGame } from './outcome.ts'
import { crystalPlacesOf } from './values.ts'

/** A game that leads nowhere ends (cc.stall). */
export const IDLE_ACTIONS = 60
export const BARREN_ACTIONS = 200

/** Ends the game when nothing has come of many actions in a row, this one among them; true when it is over. */
export function endIfStalled(p: CrystalClansPosition): boolean {
  const idle = ++p.state[IDLE] > IDLE_ACTIONS
  if (++p.state[BARREN] <= BARREN_ACTIONS && !idle) return false
  const rule = idle ? 'cc.stall.1' : 'cc.stall.2'
  p.sink?.({ kind: 'stalemate', seat: -1, source: -1, cards: [], amount: p.state[TURN], seen: SEEN_BY_ALL, rule })
  const { length } = p.zones
  const ahead = length[CRYSTALS] - length[CRYSTALS + 1] || crystalPlacesOf(p, 0) - crystalPlacesOf(p, 1)
  endGame(p, ahead === 0 ? DRAWN : ahead > 0 ? 1 : 2)
  return true
}
