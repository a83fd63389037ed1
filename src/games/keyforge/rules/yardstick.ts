import { ACTIVE, ARCHIVES, ARTIFACTS, ENRAGE, HAND, LINE, STUN, UPGRADES, WARD, WINNER, zoneOf, SEATS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { keysOf } from './forge.ts'
import { isTideHigh } from './tide.ts'
import { chainPenalty, handSize, keyCost, powerOf } from './values.ts'
import { opponentOf } from './whereabouts.ts'

/** Worth of the keys forged so far. */
const KEYS = [0, 7, 15, 100]

/** How `greedy` judges: the evaluation as it was when its figures were measured. Frozen; what is better goes into `evaluate.ts`. */
export function yardstick(p: KeyforgePosition, seat: number): number {
  const winner = p.state[WINNER] - 1
  if (winner === SEATS) return 0
  if (winner >= 0) return winner === seat ? 1000 : -1000
  return side(p, seat) - side(p, opponentOf(seat))
}

function side(p: KeyforgePosition, seat: number): number {
  const keys = keysOf(p, seat)
  const cost = keyCost(p, seat)
  const amber = p.amber[seat]
  let value = KEYS[keys] + Math.min(amber, cost) + Math.max(0, amber - cost) * 0.4
  if (amber >= cost) value += keys === 2 ? 4 : 1.5
  const { zones } = p
  const line = zoneOf(LINE, seat)
  for (let i = zones.start[line], end = i + zones.length[line]; i < end; i++) {
    const card = zones.list[i]
    const power = powerOf(p, card)
    value += 1.3 + Math.min(power, 9) * 0.1 - Math.min(p.damage[card], power) * 0.08 - p.amberOn[card] * 0.4
    const status = p.status[card]
    if ((status & STUN) !== 0) value -= 0.8
    if ((status & WARD) !== 0) value += 0.5
    if ((status & ENRAGE) !== 0) value -= 0.1
  }
  value += zones.length[zoneOf(ARTIFACTS, seat)] * 0.6
  value += zones.length[zoneOf(UPGRADES, seat)] * 0.3
  const hand = zones.length[zoneOf(HAND, seat)]
  const drawn = p.state[ACTIVE] === seat ? Math.max(hand, handSize(p, seat) - chainPenalty(p.chains[seat])) : hand
  value += drawn * 0.3
  value += zones.length[zoneOf(ARCHIVES, seat)] * 0.4
  if (isTideHigh(p, seat)) value += 0.5
  return value - p.chains[seat] * 0.5
}
