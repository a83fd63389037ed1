import type { Foreseen } from '../title.ts'
import type { CrystalClansPosition } from './layout.ts'

/** What is told of an option before it is chosen. Costs, and where a squad goes, its words tell; what battle cards do, the outlook beside them. */
export const foreseen: Foreseen<CrystalClansPosition> = {
  kinds: [
    ['end', 'stalemate', 'claim', 'reshuffle', 'damage', 'destroyed', 'remove', 'return', 'join', 'revive', 'march'],
    ['initiative', 'recover', 'draw', 'mill', 'drop'],
  ].flat(),
  slight: [],
  divided: [],
  steps: ['main', 'mulligan'],
  tried: [],
  said: {
    move: ['march'],
    'stay-behind': ['march'],
    done: ['march'],
    place: ['march'],
    discard: ['drop', 'draw'],
    'claim-free': ['claim'],
    // where a squad goes is asked after how it lies
    'cc.squad.5': ['march'],
  },
  veils: ['reveal'],
}
