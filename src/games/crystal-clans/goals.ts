import type { Goal } from '../goal.ts'
import { CRYSTALS } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { CRYSTALS_TO_WIN } from './outcome.ts'

const held = (p: CrystalClansPosition, seat: number) => p.zones.length[CRYSTALS + seat]

/** One crystal is as good as another. */
const alike = ['claim', 'claim-free']

/** Crystals taken while the seat stays on turn. */
const crystal = (amount: number): Goal<CrystalClansPosition> => ({
  id: 'crystal',
  amount,
  rule: 'cc.claim.1',
  alike,
  isReached: (p, seat, start) => held(p, seat) - held(start, seat) >= amount,
})

/** The hardest first. */
export const goals: readonly Goal<CrystalClansPosition>[] = [
  { id: 'win', amount: CRYSTALS_TO_WIN, rule: 'cc.win.1', alike, isReached: (p, seat) => held(p, seat) >= CRYSTALS_TO_WIN },
  crystal(2),
  crystal(1),
]
