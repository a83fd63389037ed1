import type { Ask } from '../../../kernel/program.ts'
import type { KeyforgeKind, KeyforgeOption } from './decision.ts'
import { ACT } from './definition.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { HOUSES } from './face.ts'
import { ACTIVE, HOUSE, LAST_HOUSE, LINE, UPGRADES, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tellName } from './tell.ts'
import { hasStatic, isAnywhereForbidden, sumForSeat } from './clauses.ts'
import { housesOf } from './values.ts'
import { collectFromDiscard, collectWatchers, markQueue } from './queue.ts'
import { openWindow } from './window.ts'

/** Step 2: which house is active this turn (kf.house). */
export const askHouse: Ask<KeyforgePosition, KeyforgeKind, KeyforgeOption> = {
  kind: 'house',
  rule: 'kf.house.1',
  seat: (p) => p.state[ACTIVE],
  options(p, _f, out) {
    const houses = choosableHouses(p, p.state[ACTIVE])
    let n = 0
    for (let house = 0; house < HOUSES.length; house++) if ((houses & (1 << house)) !== 0) out[n++] = house
    return n
  },
  answer(p, _f, option) {
    p.state[HOUSE] = option
    p.state[LAST_HOUSE + p.state[ACTIVE]] = option + 1
    tellName(p, 'house', p.state[ACTIVE], -1, HOUSES[option])
    const mark = markQueue(p)
    collectWatchers(p, TRIGGER.choosesHouse, -1, p.state[ACTIVE], option)
    collectFromDiscard(p, TRIGGER.choosesHouseFromDiscard, p.state[ACTIVE], option)
    openWindow(p, mark)
  },
  view: (_p, _f, option) => ({ verb: 'house', house: HOUSES[option] }),
}

/**
 * Houses on the identity card and of controlled cards; "cannot" strikes out, then "must" narrows to those that remain (kf.house, kf.cannot).
 * Bits; 0 when none can be chosen.
 */
export function choosableHouses(p: KeyforgePosition, seat: number): number {
  let houses = p.identity[seat]
  for (let kind = LINE; kind <= UPGRADES; kind++) {
    const zone = zoneOf(kind, seat)
    for (let i = p.zones.start[zone], end = i + p.zones.length[zone]; i < end; i++) houses |= housesOf(p, p.zones.list[i])
  }
  // asked of each house only where some clause forbids one: random play with decks of all sets takes 2 % less
  if (isAnywhereForbidden(p, ACT.chooseHouse)) houses &= ~namedHouses(p, seat, STATIC.cannotSeat, ACT.chooseHouse, houses)
  if (hasStatic(p, STATIC.mustChoose)) {
    const must = namedHouses(p, seat, STATIC.mustChoose, -1, houses)
    if (must !== 0) houses = must
  }
  return houses
}

/** Those of some houses that clauses name: the house stands where other clauses have a card. */
function namedHouses(p: KeyforgePosition, seat: number, kind: number, what: number, among: number): number {
  let bits = 0
  for (let house = 0; house < HOUSES.length; house++)
    if ((among & (1 << house)) !== 0 && sumForSeat(p, kind, what, seat, house) > 0) bits |= 1 << house
  return bits
}
