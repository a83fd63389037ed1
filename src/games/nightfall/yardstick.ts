import { ACTION, cost, flags, GUARD, STAYS, type } from './catalog.ts'
import { CHAIN, COUNT, EXILE, HAND, OVER, PILES, PLAY, RESOLVED, WOUNDS, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { healthLeft, strengthOf } from './movement.ts'
import { allWoundsOf, outcome } from './outcome.ts'

/** How `greedy` judges: the evaluation as it was when its figures were measured. Frozen; what is better goes into `evaluate.ts`. */
export function yardstick(p: NightfallPosition, seat: number): number {
  const seats = p.state[COUNT]
  if (p.state[OVER] !== 0) return ((outcome(p)?.shares[seat] ?? 0) - 1 / seats) * 100
  let others = 0
  for (let other = 0; other < seats; other++) if (other !== seat) others += worth(p, other)
  return worth(p, seat) - others / (seats - 1)
}

function worth(p: NightfallPosition, seat: number): number {
  const { list, start, length, of } = p.zones
  let sum = -2 * allWoundsOf(p, seat) + 0.1 * p.influence[seat] + 0.15 * length[zoneOf(seat, HAND)]
  const play = zoneOf(seat, PLAY)
  for (let i = start[play], end = i + length[play]; i < end; i++) sum += worthOfMinion(p, list[i])
  for (let zone = CHAIN; zone <= RESOLVED; zone++) {
    for (let i = start[zone], end = i + length[zone]; i < end; i++) if (p.owner[list[i]] === seat) sum += worthInChain(p, list[i])
  }
  for (let card = 0; card < WOUNDS; card++) {
    const zone = of[card]
    if (zone >= 0 && zone < CHAIN && ((zone / PILES) | 0) === seat && zone % PILES !== EXILE) sum += 0.3 * cost[p.face[card]]
  }
  return sum
}

function worthOfMinion(p: NightfallPosition, card: number): number {
  const flag = flags[p.face[card]]
  return 0.8 * strengthOf(p, card) + ((flag & GUARD) !== 0 ? 0.5 : 0.2) * healthLeft(p, card) + ((flag & STAYS) !== 0 ? 1 : 0)
}

/** An order in the chain still has its texts to come, and a minion will stand in play. */
function worthInChain(p: NightfallPosition, card: number): number {
  const own = type[p.face[card]] === ACTION ? 0 : worthOfMinion(p, card)
  return 0.3 * cost[p.face[card]] + own + (p.zones.of[card] === CHAIN && p.countered[card] === 0 ? 1 : 0)
}
