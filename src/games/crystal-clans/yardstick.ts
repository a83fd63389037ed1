import { CRYSTALS, DECK, ENDED, HAND, SEATS, squadSize, squadZone } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { CRYSTAL_PLACES, PLACE_COUNT } from './board.ts'
import { attack, defense } from './catalog.ts'
import { initiative } from './movement.ts'

const WIN = 1000
const CRYSTAL = 12
const CONTROL = 3
const PRESENCE = 1
const HAND_CARD = 0.8
const DECK_CARD = 0.1
const INITIATIVE = 0.6
const FIGURE = 0.2

/** How `greedy` judges: the evaluation as it was when its figures were measured. Frozen; what is better goes into `evaluate.ts`. */
export function yardstick(p: CrystalClansPosition, seat: number): number {
  const ended = p.state[ENDED]
  if (ended !== 0) return ended === 3 ? 0 : ended === seat + 1 ? WIN : -WIN
  return standing(p, seat) - standing(p, 1 - seat) + INITIATIVE * initiative(p, seat)
}

function standing(p: CrystalClansPosition, seat: number): number {
  const { list, start, length } = p.zones
  let sum = CRYSTAL * length[CRYSTALS + seat] + HAND_CARD * length[HAND + seat] + DECK_CARD * length[DECK + seat]
  for (let place = 0; place < PLACE_COUNT; place++) {
    const zone = squadZone(seat, place)
    if (length[zone] === 0) continue
    for (let i = start[zone], end = i + length[zone]; i < end; i++) sum += FIGURE * (attack[p.face[list[i]]] + defense[p.face[list[i]]])
    if ((CRYSTAL_PLACES & (1 << place)) === 0) continue
    sum += PRESENCE
    if (squadSize(p, SEATS - 1 - seat, place) === 0) sum += CONTROL
  }
  return sum
}
