import { cardAt } from '../../kernel/zones.ts'
import { COST } from './catalog.ts'
import {
  ACTIVE,
  CHAIN,
  DECK,
  DISCARD,
  EMPOWERED,
  HAND,
  MANA,
  OVERCHARGED,
  SEAT_COUNT,
  teamCount,
  teamMates,
  teamOf,
  WILD,
  WINNER,
  SHARED,
} from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { DRAWN, HAND_LIMIT } from './turn.ts'

/** Points of a won game; no position is worth nearly as much. */
const WON = 1000

/** Worth of having a card in the own deck, in life, by what it cost; the first is of starters. */
const WORTH_BY_COST = [0.2, 0.4, 1.6, 2.9, 4, 4.8]
/** Below this much life, each point counts more. */
const DANGER = 15

/** How `greedy` judges: the evaluation as it was when its figures were measured. Frozen; what is better goes into `evaluate.ts`. */
export function yardstick(p: RiftbladePosition, seat: number): number {
  const own = teamOf(p, seat)
  if (p.state[WINNER] === SHARED) return 0
  if (p.state[WINNER] >= 0) return p.state[WINNER] === own ? WON : -WON
  if (p.life[own] === 0) return -WON
  let best = Number.NEGATIVE_INFINITY
  for (let team = 0, n = teamCount(p); team < n; team++) if (team !== own && p.life[team] > 0) best = Math.max(best, prospects(p, team))
  return prospects(p, own) - best
}

function prospects(p: RiftbladePosition, team: number): number {
  const active = teamOf(p, p.state[ACTIVE]) === team
  const mates = teamMates(p, team)
  let sum = p.life[team] + 0.7 * Math.min(DANGER, p.life[team])
  for (let seat = 0; seat < p.state[SEAT_COUNT]; seat++) {
    if ((mates & (1 << seat)) === 0) continue
    const hand = p.zones.length[HAND + seat]
    // cards are drawn at the end of the own turn anyway: drawing must not look like a reason to end it
    sum += 0.6 * (active ? Math.min(HAND_LIMIT, hand + DRAWN) : Math.min(HAND_LIMIT, hand)) + 0.1 * hand
    sum += worth(p, HAND + seat) + worth(p, DECK + seat) + worth(p, DISCARD + seat)
    const stones = 4 * seat
    if (!active) continue
    // lost or rolled again at the end of the turn: worth using before
    sum += 0.25 * p.mana[seat] + 0.15 * p.ready[stones + MANA] + 0.3 * p.ready[stones + EMPOWERED]
    sum += 0.45 * p.ready[stones + OVERCHARGED] + 0.5 * p.ready[stones + WILD]
  }
  return active ? sum + worth(p, CHAIN) : sum
}

function worth(p: RiftbladePosition, zone: number): number {
  let sum = 0
  for (let i = 0, n = p.zones.length[zone]; i < n; i++) sum += WORTH_BY_COST[Math.min(COST[p.face[cardAt(p.zones, zone, i)]], 5)]
  return sum
}
