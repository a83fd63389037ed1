import { CRYSTAL_PLACES, HOME, NEXT_TO, PLACE_COUNT } from './board.ts'
import { attack, defense } from './catalog.ts'
import { BATTLE_CARD, CRYSTALS, DECK, DRAWN, ENDED, HAND, SEATS, squadSize, squadZone } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { HAND_SIZE, initiative } from './movement.ts'

const WIN = 1000
const CRYSTAL = 12
/** A crystal zone of one's own, and the second one, which allows a claim. */
const CONTROL = 3
const CLAIMING = 2
/** Being in a crystal zone, and beside one. */
const PRESENCE = 1
const NEAR = 0.3
/** Being in the enemy home; alone there, a squad can raid, by its attack (cc.raid.1). */
const INVASION = 2
const RAIDING = 3
const RAID_FORCE = 0.5
/** Of a hand up to what replenishing gives, and of what is above it. */
const HAND_CARD = 0.7
const SURPLUS_CARD = 0.1
/** An empty draw pile gives the other seat a crystal (cc.reshuffle.2): replenishing for ever is paid for card by card. */
const DECK_CARD = 0.5
const INITIATIVE = 0.35
const FIGURE = 0.2

/** A quick linear judgement: crystals, control, raids, units, cards, initiative. */
export function evaluate(p: CrystalClansPosition, seat: number): number {
  const ended = p.state[ENDED]
  if (ended !== 0) return ended === DRAWN ? 0 : ended === seat + 1 ? WIN : -WIN
  return standing(p, seat) - standing(p, 1 - seat) + INITIATIVE * initiative(p, seat)
}

function standing(p: CrystalClansPosition, seat: number): number {
  const { list, start, length } = p.zones
  const enemy = SEATS - 1 - seat
  // a card laid for a battle is not lost before it did what it does, or to start one would look like a loss
  const hand = length[HAND + seat] + length[BATTLE_CARD + seat]
  let sum = CRYSTAL * length[CRYSTALS + seat] + DECK_CARD * length[DECK + seat]
  sum += HAND_CARD * Math.min(HAND_SIZE, hand) + SURPLUS_CARD * Math.max(0, hand - HAND_SIZE)
  let held = 0
  for (let place = 0; place < PLACE_COUNT; place++) {
    const zone = squadZone(seat, place)
    if (length[zone] === 0) continue
    let force = 0
    for (let i = start[zone], end = i + length[zone]; i < end; i++) {
      const face = p.face[list[i]]
      force += attack[face]
      sum += FIGURE * (attack[face] + defense[face])
    }
    const isAlone = squadSize(p, enemy, place) === 0
    if (place === HOME[enemy]) {
      sum += INVASION
      if (isAlone) sum += RAIDING + RAID_FORCE * force
    }
    if ((CRYSTAL_PLACES & (1 << place)) === 0) {
      if (place !== HOME[seat] && (NEXT_TO[place] & CRYSTAL_PLACES) !== 0) sum += NEAR
      continue
    }
    sum += PRESENCE
    if (!isAlone) continue
    sum += CONTROL
    if (++held === 2) sum += CLAIMING
  }
  return sum
}
