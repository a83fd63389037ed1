import { topOf, woundsIn } from './archive.ts'
import { ACTION, CANNOT_BLOCK, cost, flags, GUARD, STAYS, type } from './catalog.ts'
import { ACTIVE, CHAIN, CLAIM, COMBAT, COUNT, EXILE, HAND, OVER, PHASE, PILES, PLAY, RESOLVED, WOUNDS, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { HAND_CARDS, healthLeft, isWound, strengthOf } from './movement.ts'
import { allWoundsOf, outcome } from './outcome.ts'

const WOUND = 2
/** Influence buys cards in the own claim phase; before, it only waits. */
const INFLUENCE = 0.1
const SPENDING = 0.3
/** A point of what a card of the own deck cost. */
const BOUGHT = 0.3
const HAND_CARD = 0.15
/** A wound in a private archive may come up and must then be claimed; one that lies uppermost will be. */
const PLANTED = -0.6
const CLAIMED = -1.8
/** A point of health that a blow takes. */
const TAKEN = 0.2

/**
 * A seat's prospects: wounds count most, then what stands in play, then what its deck can buy and do. Of others, their mean counts:
 * with their sum, five seats played worse.
 */
export function evaluate(p: NightfallPosition, seat: number): number {
  const seats = p.state[COUNT]
  if (p.state[OVER] !== 0) return ((outcome(p)?.shares[seat] ?? 0) - 1 / seats) * 100
  let others = 0
  for (let other = 0; other < seats; other++) if (other !== seat) others += worth(p, other)
  return worth(p, seat) - others / (seats - 1)
}

function worth(p: NightfallPosition, seat: number): number {
  const { list, start, length, of } = p.zones
  const claims = p.state[PHASE] === CLAIM && p.state[ACTIVE] === seat
  let sum = -WOUND * allWoundsOf(p, seat) + (claims ? SPENDING : INFLUENCE) * p.influence[seat] + HAND_CARD * cardsHeld(p, seat, claims)
  sum += threatOf(p, 2 * seat) + threatOf(p, 2 * seat + 1)
  if (p.state[PHASE] === COMBAT && p.state[COUNT] > 2 && p.state[ACTIVE] !== seat) sum -= blowOn(p, seat)
  const play = zoneOf(seat, PLAY)
  for (let i = start[play], end = i + length[play]; i < end; i++) sum += worthOfMinion(p, list[i])
  for (let zone = CHAIN; zone <= RESOLVED; zone++) {
    for (let i = start[zone], end = i + length[zone]; i < end; i++) if (p.owner[list[i]] === seat) sum += worthInChain(p, list[i])
  }
  for (let card = 0; card < WOUNDS; card++) {
    const zone = of[card]
    if (zone >= 0 && zone < CHAIN && ((zone / PILES) | 0) === seat && zone % PILES !== EXILE) sum += BOUGHT * cost[p.face[card]]
  }
  return sum
}

/**
 * What the attackers that are assigned to a seat are about to do: wounds, as far as no minion that may block takes it (nf.combat.8).
 * Without it one seat is as good to attack as another. With two seats there is nothing to choose.
 */
function blowOn(p: NightfallPosition, seat: number): number {
  const { list, start, length } = p.zones
  const from = zoneOf(p.state[ACTIVE], PLAY)
  let blow = 0
  for (let i = start[from], end = i + length[from]; i < end; i++) if (p.attacks[list[i]] === seat + 1) blow += strengthOf(p, list[i])
  if (blow === 0) return 0
  const play = zoneOf(seat, PLAY)
  let taken = 0
  for (let i = start[play], end = i + length[play]; i < end; i++)
    if ((flags[p.face[list[i]]] & CANNOT_BLOCK) === 0) taken += healthLeft(p, list[i])
  taken = Math.min(taken, blow)
  return WOUND * (blow - taken) + TAKEN * taken
}

/** Wounds in a private archive. */
function threatOf(p: NightfallPosition, archive: number): number {
  const wounds = woundsIn(p, archive)
  if (wounds === 0) return 0
  return isWound(p, topOf(p, archive)) ? CLAIMED + PLANTED * (wounds - 1) : PLANTED * wounds
}

/** Cards in hand but wounds. Who claims draws up again right after: a card that is thrown for influence costs nothing but itself. */
function cardsHeld(p: NightfallPosition, seat: number, claims: boolean): number {
  const { list, start, length } = p.zones
  const hand = zoneOf(seat, HAND)
  let held = claims ? Math.max(0, HAND_CARDS - length[hand]) : 0
  for (let i = start[hand], end = i + length[hand]; i < end; i++) if (list[i] < WOUNDS) held++
  return held
}

function worthOfMinion(p: NightfallPosition, card: number): number {
  const flag = flags[p.face[card]]
  return 0.8 * strengthOf(p, card) + ((flag & GUARD) !== 0 ? 0.5 : 0.2) * healthLeft(p, card) + ((flag & STAYS) !== 0 ? 1 : 0)
}

/** An order in the chain still has its texts to come, and a minion will stand in play. */
function worthInChain(p: NightfallPosition, card: number): number {
  const own = type[p.face[card]] === ACTION ? 0 : worthOfMinion(p, card)
  return BOUGHT * cost[p.face[card]] + own + (p.zones.of[card] === CHAIN && p.countered[card] === 0 ? 1 : 0)
}
