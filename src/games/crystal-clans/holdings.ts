import type { Counts } from '../title.ts'
import { CRYSTAL_PLACES, PLACE_COUNT } from './board.ts'
import { HAND, SEATS, squadSize } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { initiative } from './movement.ts'

export function holdings(p: CrystalClansPosition): Counts {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat)
  const places = Array.from({ length: PLACE_COUNT }, (_, place) => place)
  const isHeld = (seat: number, place: number): boolean =>
    (CRYSTAL_PLACES & (1 << place)) !== 0 && squadSize(p, seat, place) > 0 && squadSize(p, SEATS - 1 - seat, place) === 0
  return {
    zones: seats.map((seat) => places.filter((place) => isHeld(seat, place)).length),
    units: seats.map((seat) => places.reduce((sum, place) => sum + squadSize(p, seat, place), 0)),
    hand: seats.map((seat) => p.zones.length[HAND + seat]),
    initiative: seats.map((seat) => Math.max(0, initiative(p, seat))),
  }
}
