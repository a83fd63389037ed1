import type { Outcome } from '../../kernel/game.ts'
import { halt } from '../../kernel/program.ts'
import { CRYSTALS, DRAWN, ENDED } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { tell } from './tell.ts'

export const CRYSTALS_TO_WIN = 4

/** The seat with four crystals wins (cc.win.1); a game that led nowhere may be shared (cc.stall.3). */
export function outcome(p: CrystalClansPosition): Outcome | undefined {
  const ended = p.state[ENDED]
  if (ended === 0) return undefined
  if (ended === DRAWN) return { shares: [0.5, 0.5], reason: 'stalemate' }
  const reason = p.zones.length[CRYSTALS + ended - 1] >= CRYSTALS_TO_WIN ? 'crystals' : 'stalemate'
  return { shares: ended === 1 ? [1, 0] : [0, 1], reason }
}

/** Ends the game for a seat + 1, or `DRAWN`. */
export function endGame(p: CrystalClansPosition, how: number): void {
  p.state[ENDED] = how
  tell(p, 'end', how === DRAWN ? -1 : how - 1, -1, how)
  halt(p)
}
