import { ARCHIVES, ARTIFACTS, ENRAGE, HAND, LINE, STUN, UPGRADES, WARD, WINNER, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { keysOf } from './forge.ts'
import { keyCost, opponentOf, powerOf } from './values.ts'

/**
 * A quick linear judgement of a seat's prospects, in units of about one amber: keys, amber and the threat to forge, creatures by power
 * and readiness, artifacts, cards, chains. Antisymmetric: the other seat's value is its negative.
 */
export function evaluate(p: KeyforgePosition, seat: number): number {
  const winner = p.now[WINNER] - 1
  if (winner >= 0) return winner === seat ? 1000 : -1000
  return side(p, seat) - side(p, opponentOf(seat))
}

function side(p: KeyforgePosition, seat: number): number {
  const keys = keysOf(p, seat)
  const cost = keyCost(p, seat)
  const amber = p.amber[seat]
  let value = keys * 11 + Math.min(amber, cost) * 1.3 + Math.max(0, amber - cost) * 0.7
  if (amber >= cost) value += 2.5 + (keys === 2 ? 6 : 0)
  const { zones } = p
  const line = zoneOf(LINE, seat)
  for (let i = zones.start[line], end = i + zones.length[line]; i < end; i++) {
    const card = zones.list[i]
    const power = powerOf(p, card)
    value += 1.2 + Math.min(power, 9) * 0.28 - Math.min(p.damage[card], power) * 0.16 + p.amberOn[card] * -0.75
    if (p.exhausted[card] === 0) value += 0.25
    const status = p.status[card]
    if ((status & STUN) !== 0) value -= 0.7
    if ((status & WARD) !== 0) value += 0.6
    if ((status & ENRAGE) !== 0) value -= 0.1
  }
  value += zones.length[zoneOf(ARTIFACTS, seat)] * 1.3
  value += zones.length[zoneOf(UPGRADES, seat)] * 0.6
  value += zones.length[zoneOf(HAND, seat)] * 0.35
  value += zones.length[zoneOf(ARCHIVES, seat)] * 0.55
  return value - p.chains[seat] * 0.45
}
