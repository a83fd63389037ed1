import type { Arg } from '../../../ability/tree.ts'
import { countWords, Features, tabulate } from '../../insight.ts'
import type { Insight, View } from '../../insight.ts'
import { topOf, woundsIn } from '../archive.ts'
import { cost, flags, GUARD, kickerMoon, links, moon, STARTER, STAYS, type } from '../catalog.ts'
import type { Face } from '../face.ts'
import { faces } from '../faces.ts'
import {
  ACTIVE,
  CHAIN,
  CLAIM,
  COMBAT,
  COUNT,
  DECK,
  DISCARD,
  HAND,
  LINKING,
  OPEN,
  PHASE,
  PLAY,
  RESOLVED,
  WOUNDS,
  zoneOf,
} from '../layout.ts'
import type { NightfallPosition } from '../layout.ts'
import { HAND_CARDS, healthLeft, isWound, strengthOf } from '../movement.ts'
import { KINDS, woundsOf } from '../outcome.ts'

/** Margins and sums are not counted as larger. */
const MOST = 6
const DOZEN = 12

const features = new Features()
const feature = (name: string) => features.add(name)

const FIGHTS = feature('attacks now')
const LINKS = feature('chains now')
const CLAIMS = feature('claims now')
const ENDS = feature('cleans up now')
const WOUNDED = feature('wounds')
const WOUNDED_LATE = feature('wounds as the open ones run out')
const WOUNDED_MOST = feature('wounds of the commonest kind')
const WOUNDS_HELD = feature('wounds in hand')
const PLANTED = feature('wounds in own archives')
const UPPERMOST = feature('wounds uppermost in own archives')
const INFLUENCE = feature('influence')
const INFLUENCE_CLAIMING = feature('influence in the own claim phase')
const CARDS_IN_HAND = feature('orders in hand')
const PAIRS = feature('pairs in hand that link')
const KICKED = feature('kickers in hand that a card of it meets')
const OWNED = feature('own orders')
const DENSITY = feature('mean cost of own cards')
const DENSITY_EARLY = feature('mean cost of own cards while wounds lie open')
const STARTERS = feature('share of starters')
const MINIONS = feature('minions in play')
const STRENGTH = feature('strength in play')
const STRENGTH_NOW = feature('strength in play with combat to come')
const HEALTH = feature('health in play')
const GUARDS = feature('guards in play')
const LASTING = feature('minions that stay')
const FACED = feature('strength in play of the others')
const FACED_OPEN = feature('strength of the others beyond the own health')
const IN_CHAIN = feature('orders in the chain')

const HELD = 0
const PILED = 1
const DISCARDED = 2
const PLAYED = 3
const CHAINED = 4
const zones = ['hand', 'deck', 'discard pile', 'play', 'chain'] as const

/** What a learned judgement of Nightfall sees. */
export const insight: Insight<NightfallPosition> = {
  version: 1,
  features: features.names,
  zones,
  traits: tabulate(faces.map(traitsOf)),
  table: (p) => TABLES[p.state[COUNT]],
  look,
}

/** By the number of seats. */
const TABLES = ['', '', '2', '3', '4', '5']

/** Strength in play of each seat. */
const standing = new Float64Array(TABLES.length)

function look(p: NightfallPosition, seat: number, view: View): boolean {
  const seats = p.state[COUNT]
  if (seat >= seats) return false
  const { values } = view
  const { list, start, length } = p.zones
  const moves = p.state[ACTIVE] === seat
  const phase = p.state[PHASE]
  if (moves) values[phase === COMBAT ? FIGHTS : phase === LINKING ? LINKS : phase === CLAIM ? CLAIMS : ENDS] = 1

  const left = length[OPEN] / (10 * seats)
  let [wounds, commonest] = [0, 0]
  for (let kind = 0; kind < KINDS; kind++) {
    const n = woundsOf(p, seat, kind)
    wounds += n
    commonest = Math.max(commonest, n)
  }
  values[WOUNDED] = Math.min(wounds / DOZEN, MOST)
  values[WOUNDED_LATE] = values[WOUNDED] * (1 - left)
  values[WOUNDED_MOST] = Math.min(commonest / DOZEN, MOST)
  for (let archive = 2 * seat; archive < 2 * seat + 2; archive++) {
    const planted = woundsIn(p, archive)
    if (planted === 0) continue
    values[PLANTED] += Math.min(planted / 3, MOST / 2)
    if (isWound(p, topOf(p, archive))) values[UPPERMOST]++
  }
  values[INFLUENCE] = Math.min(p.influence[seat] / 5, MOST)
  if (moves && phase === CLAIM) values[INFLUENCE_CLAIMING] = values[INFLUENCE]

  let [own, price, starters] = [0, 0, 0]
  const count = (zone: number, place: number): void => {
    for (let i = start[zone], end = i + length[zone]; i < end; i++) {
      if (list[i] >= WOUNDS) continue
      const face = p.face[list[i]]
      view.addCard(place, face)
      own++
      price += cost[face]
      if (type[face] === STARTER) starters++
    }
  }
  const hand = zoneOf(seat, HAND)
  count(hand, HELD)
  values[CARDS_IN_HAND] = own / HAND_CARDS
  values[WOUNDS_HELD] = (length[hand] - own) / HAND_CARDS
  matchHand(p, hand, values)
  count(zoneOf(seat, DECK), PILED)
  count(zoneOf(seat, DISCARD), DISCARDED)
  const play = zoneOf(seat, PLAY)
  count(play, PLAYED)
  for (let zone = CHAIN; zone <= RESOLVED; zone++) {
    for (let i = start[zone], end = i + length[zone]; i < end; i++) {
      if (p.owner[list[i]] !== seat) continue
      view.addCard(CHAINED, p.face[list[i]])
      values[IN_CHAIN] += 1 / 3
    }
  }
  values[OWNED] = own / DOZEN
  if (own > 0) {
    values[DENSITY] = price / own / 2
    values[DENSITY_EARLY] = values[DENSITY] * left
    values[STARTERS] = starters / own
  }

  let [faced, health] = [0, 0]
  for (let other = 0; other < seats; other++) {
    standing[other] = strengthOfAll(p, other)
    if (other !== seat) faced += standing[other] / (seats - 1)
  }
  for (let i = start[play], end = i + length[play]; i < end; i++) {
    const flag = flags[p.face[list[i]]]
    health += healthLeft(p, list[i])
    if ((flag & GUARD) !== 0) values[GUARDS]++
    if ((flag & STAYS) !== 0) values[LASTING]++
  }
  values[MINIONS] = Math.min(length[play] / 3, MOST)
  values[GUARDS] = Math.min(values[GUARDS], MOST)
  values[LASTING] = Math.min(values[LASTING], MOST)
  values[STRENGTH] = Math.min(standing[seat] / 5, MOST)
  if (moves && phase === COMBAT) values[STRENGTH_NOW] = values[STRENGTH]
  values[HEALTH] = Math.min(health / 5, MOST)
  values[FACED] = Math.min(faced / 5, MOST)
  values[FACED_OPEN] = Math.min(Math.max(0, faced - health) / 5, MOST)
  return true
}

/** How well the cards of a hand go together. */
function matchHand(p: NightfallPosition, hand: number, values: Float64Array): void {
  const { list, start, length } = p.zones
  const [first, end] = [start[hand], start[hand] + length[hand]]
  for (let i = first; i < end; i++) {
    const face = p.face[list[i]]
    if (list[i] >= WOUNDS || moon[face] < 0) continue
    let [follows, kicks] = [false, false]
    for (let j = first; j < end; j++) {
      const before = p.face[list[j]]
      if (i === j || list[j] >= WOUNDS || (links[before] & (1 << moon[face])) === 0) continue
      follows = true
      if (kickerMoon[face] >= 0 && moon[before] === kickerMoon[face]) kicks = true
    }
    if (follows) values[PAIRS] += 1 / HAND_CARDS
    if (kicks) values[KICKED] += 1 / 2
  }
}

function strengthOfAll(p: NightfallPosition, seat: number): number {
  const { list, start, length } = p.zones
  const play = zoneOf(seat, PLAY)
  let sum = 0
  for (let i = start[play], end = i + length[play]; i < end; i++) sum += strengthOf(p, list[i])
  return sum
}

function traitsOf({ id, type: kind, moon: shows, links: next, cost: price, strength: power, health, traits, abilities }: Face): {
  id: string
  traits: Record<string, number>
} {
  return {
    id,
    traits: {
      card: 1,
      [`type ${kind}`]: 1,
      [`moon ${shows ?? 'none'}`]: 1,
      links: next.length,
      cost: price / 4,
      strength: power / 3,
      health: health / 3,
      ...Object.fromEntries(traits.map((trait) => [`trait ${trait}`, 1])),
      ...countWords('ability', abilities as Arg),
    },
  }
}
