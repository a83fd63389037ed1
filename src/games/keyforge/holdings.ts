import type { Counts } from '../title.ts'
import { ARCHIVES, ARTIFACTS, HAND, LINE, SEATS, zoneOf } from './rules/index.ts'
import type { KeyforgePosition } from './rules/index.ts'

const PILES = { creatures: LINE, artifacts: ARTIFACTS, hand: HAND, archives: ARCHIVES }

export function holdings({ zones }: KeyforgePosition): Counts {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat)
  return Object.fromEntries(Object.entries(PILES).map(([what, pile]) => [what, seats.map((seat) => zones.length[zoneOf(pile, seat)])]))
}
