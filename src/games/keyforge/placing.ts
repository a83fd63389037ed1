import type { OptionView } from '../../kernel/decision.ts'
import { cardAt } from '../../kernel/zones.ts'
import { DEPLOY, TREACHERY, UPGRADE } from './definition.ts'
import { LINE, SEATS, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { definitionOf, opponentOf, typeOf } from './values.ts'

/** Where a card that enters play may be put. */

/** The seat under whose control it enters: the other one with treachery (kf.treachery.1). */
export function enteringSeat(p: KeyforgePosition, card: number, seat: number): number {
  return definitionOf(p, card).keywords[TREACHERY] > 0 ? opponentOf(seat) : seat
}

/** Where a creature may be put in the line, or the creatures that an upgrade may go on, either side's (kf.upgrade.1). */
export function placesFor(p: KeyforgePosition, card: number, seat: number, out: Int16Array): number {
  if (typeOf(p, card) !== UPGRADE) return placesInLine(p, card, seat, out)
  let n = 0
  for (let side = 0; side < SEATS; side++) {
    const zone = zoneOf(LINE, side)
    for (let i = 0; i < p.zones.length[zone]; i++) out[n++] = cardAt(p.zones, zone, i)
  }
  out.subarray(0, n).sort()
  return n
}

/** Places in the battleline as the number of creatures to the left: both flanks, or anywhere with deploy (kf.flank.1, kf.deploy.1). */
function placesInLine(p: KeyforgePosition, card: number, seat: number, out: Int16Array): number {
  const line = p.zones.length[zoneOf(LINE, enteringSeat(p, card, seat))]
  if (definitionOf(p, card).keywords[DEPLOY] > 0) {
    for (let i = 0; i <= line; i++) out[i] = i
    return line + 1
  }
  out[0] = 0
  out[1] = line
  return line === 0 ? 1 : 2
}

export function viewPlace(p: KeyforgePosition, card: number, seat: number, option: number): OptionView {
  if (typeOf(p, card) === UPGRADE) return { verb: 'target', card, target: option }
  const line = p.zones.length[zoneOf(LINE, enteringSeat(p, card, seat))]
  return { verb: 'flank', card, place: option === 0 ? 'left' : option === line ? 'right' : option }
}
