import type { Outcome } from '../../kernel/game.ts'
import { ENDED } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'

/** The seat with four crystals wins; when nobody gets on any more, the game is a draw. */
export function outcome(p: CrystalClansPosition): Outcome | undefined {
  const ended = p.state[ENDED]
  if (ended === 0) return undefined
  if (ended === 3) return { shares: [0.5, 0.5], reason: 'stalemate' }
  return { shares: ended === 1 ? [1, 0] : [0, 1], reason: 'crystals' }
}
