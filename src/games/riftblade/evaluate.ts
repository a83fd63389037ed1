import { cardAt } from '../../kernel/zones.ts'
import { COST } from './catalog.ts'
import {
  ACTIVE,
  CHAIN,
  DISCARD,
  EMPOWERED,
  FREE,
  HAND,
  LIFE,
  MANA,
  MODE,
  OVERCHARGED,
  PAIRS,
  SEAT_COUNT,
  SEATS,
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

/** Of each other side that is gone, beside its prospects. */
const GONE = 30
/** What life of the others counts, by how many are left: less than its sum, more than its mean. */
const RIVALS = [0, 1, 2 ** -0.2, 3 ** -0.2]
/** Life that a side loses in a turn, about. */
const PACE = 4
/** Cards of a side that do something in a turn. */
const PLAYED = 3
/** With fewer than so many cards fewer do something in a turn. Two sides alone are done before a deck is as thin as that. */
const DECK_CARDS = 8
/** What a card does when it is played, in points of life, by what it cost; the first is of starters. */
const POWER_BY_COST = [1, 1.2, 1.9, 2.6, 3.3, 4]
/** Below this much life, each point counts more. */
const DANGER = 15

/**
 * Own prospects less those of the others, in points of life. Of several others, decks count by their mean and life by a little less than
 * its sum. By the sum of everything, shortening the game was worth more than an own deck, and whoever fought first lost to those who did
 * not; by the mean of everything, healing was worth more than damage, and games did not end.
 */
export function evaluate(p: RiftbladePosition, seat: number): number {
  const own = teamOf(p, seat)
  if (p.state[WINNER] === SHARED) return 0
  if (p.state[WINNER] >= 0) return p.state[WINNER] === own ? WON : -WON
  if (p.life[own] === 0) return -WON
  const turns = turnsLeft(p)
  let [gone, left, lives, decks] = [0, 0, 0, 0]
  for (let team = 0, n = teamCount(p); team < n; team++) {
    if (team === own) continue
    if (p.life[team] === 0) gone++
    else {
      left++
      lives += worthOfLife(p, team)
      decks += worthOfCards(p, team, turns)
    }
  }
  return worthOfLife(p, own) + worthOfCards(p, own, turns) - RIVALS[left] * lives - decks / left + GONE * gone
}

/** How many turns the side that has least life may still have. */
function turnsLeft(p: RiftbladePosition): number {
  let least = LIFE
  for (let team = 0, n = teamCount(p); team < n; team++) if (p.life[team] > 0) least = Math.min(least, p.life[team])
  return least / PACE
}

function worthOfLife(p: RiftbladePosition, team: number): number {
  return p.life[team] + 0.7 * Math.min(DANGER, p.life[team])
}

/** Hands, what decks will do, and what the own turn still has to use. */
function worthOfCards(p: RiftbladePosition, team: number, turns: number): number {
  const active = teamOf(p, p.state[ACTIVE]) === team
  const mates = teamMates(p, team)
  const played = turns * (p.state[MODE] === PAIRS ? PLAYED / 2 : PLAYED)
  let sum = 0
  for (let seat = 0; seat < p.state[SEAT_COUNT]; seat++) {
    if ((mates & (1 << seat)) === 0) continue
    const hand = p.zones.length[HAND + seat]
    // cards are drawn at the end of the own turn anyway: drawing must not look like a reason to end it
    sum += 0.6 * (active ? Math.min(HAND_LIMIT, hand + DRAWN) : Math.min(HAND_LIMIT, hand)) + 0.1 * hand
    sum += played * meanPower(p, seat, active)
    const stones = 4 * seat
    if (!active) continue
    // lost or rolled again at the end of the turn: worth using before
    sum += 0.25 * p.mana[seat] + 0.15 * p.ready[stones + MANA] + 0.3 * p.ready[stones + EMPOWERED]
    sum += 0.45 * p.ready[stones + OVERCHARGED] + 0.5 * p.ready[stones + WILD]
  }
  return sum
}

/** What the mean card of a seat does, the chain of the own turn included: a weak card thins the deck out. */
function meanPower(p: RiftbladePosition, seat: number, active: boolean): number {
  let cards = 0
  let power = 0
  for (let zone = HAND + seat; zone <= DISCARD + seat; zone += SEATS) {
    const n = p.zones.length[zone]
    for (let i = 0; i < n; i++) power += POWER_BY_COST[Math.min(COST[p.face[cardAt(p.zones, zone, i)]], 5)]
    cards += n
  }
  for (let i = 0, n = active ? p.zones.length[CHAIN] : 0; i < n; i++) {
    const card = cardAt(p.zones, CHAIN, i)
    if (p.holder[card] !== seat) continue
    power += POWER_BY_COST[Math.min(COST[p.face[card]], 5)]
    cards++
  }
  return power / Math.max(cards, p.state[MODE] === FREE ? DECK_CARDS : 1)
}
