import type { Goal } from '../goal.ts'
import { cost } from './catalog.ts'
import { crystalFaces } from './faces.ts'
import { CRYSTALS } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'

/** Has the seat taken a crystal in this turn, one that costs so much where a cost is named? */
function hasTaken({ zones, face }: CrystalClansPosition, seat: number, start: CrystalClansPosition, amount?: number): boolean {
  const zone = CRYSTALS + seat
  for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
    const card = zones.list[i]
    if (start.zones.of[card] !== zone && (amount === undefined || cost[face[card]] === amount)) return true
  }
  return false
}

/** The crystal is named by its cost: if any would do, each of the row would be a line of its own. */
const crystal = (amount: number): Goal<CrystalClansPosition> => ({
  id: 'crystal',
  amount,
  rule: 'cc.claim.1',
  isReached: (p, seat, start) => hasTaken(p, seat, start, amount),
  isNear: (p, seat, start) => hasTaken(p, seat, start),
})

const costs = new Set(crystalFaces.map((face) => face.cost))

/** The dearest first. */
export const goals: readonly Goal<CrystalClansPosition>[] = [...costs].sort((a, b) => b - a).map(crystal)
