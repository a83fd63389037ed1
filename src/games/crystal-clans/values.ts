import { ABOUT, SEAT, SELF, SLOTS, SOURCE } from '../../kernel/program.ts'
import { release, reserve } from '../../kernel/program.ts'
import { CRYSTAL_PLACES, HOME, NEUTRAL_PLACES, NEXT_TO, PLACE_COUNT } from './board.ts'
import {
  ACTIVATION_COST,
  ATTACK,
  DEFENSE,
  MOVEMENT,
  NO_LIMIT,
  RAID_COST,
  REPLENISH_COST,
  SLEEP,
  SUMMON_COST,
  SUMMON_FROM_DISCARD,
  SUMMON_PLACE,
  activation,
  attack,
  clauses,
  cost,
} from './catalog.ts'
import type { Clause } from './catalog.ts'
import { BATTLE_PLACE, CRYSTALS, DECK_SIZE, UNIT_CARDS, controls, squadSize, squadZone, topUnit } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { PILE_DISCARD, PILE_HAND, pileOf } from './movement.ts'

/** Current values: printed figures and all clauses that stand now, computed on demand. */

export const SQUAD_LIMIT = 3
const REPLENISH = 3
const RAID = 3

/** The sum of a squad's attack with all bonuses but those of battle cards (cc.damage.1). */
export function squadAttack(p: CrystalClansPosition, seat: number, place: number): number {
  const zone = squadZone(seat, place)
  const { list, start, length } = p.zones
  const asleep = p.battle[BATTLE_PLACE] === place + 1 && topHas(p, 1 - seat, place, SLEEP)
  let sum = 0
  for (let i = start[zone], end = i + length[zone]; i < end; i++) {
    const isTop = i === end - 1
    if (isTop && asleep) continue
    const face = p.face[list[i]]
    sum += attack[face]
    const own = clauses[ATTACK][face]
    for (let k = 0; k < own.length; k++) {
      if (own[k].reach === 'self' && (isTop || !own[k].top)) sum += worth(p, own[k], seat, list[i], place)
    }
  }
  return sum + bonus(p, ATTACK, seat, place)
}

export function squadDefense(p: CrystalClansPosition, seat: number, place: number): number {
  return bonus(p, DEFENSE, seat, place)
}

/** The highest printed cost, then all changes, at least 1 (cc.activate.2). */
export function activationCost(p: CrystalClansPosition, seat: number, place: number): number {
  const zone = squadZone(seat, place)
  const { list, start, length } = p.zones
  let highest = 0
  for (let i = start[zone], end = i + length[zone]; i < end; i++) highest = Math.max(highest, activation[p.face[list[i]]])
  return Math.max(1, highest + bonus(p, ACTIVATION_COST, seat, place))
}

export function replenishCost(p: CrystalClansPosition, seat: number): number {
  return Math.max(1, REPLENISH + ofCrystals(p, REPLENISH_COST, seat, -1))
}

export function raidCost(p: CrystalClansPosition, seat: number): number {
  return Math.max(1, RAID + ofCrystals(p, RAID_COST, seat, -1))
}

/** What a summon action with these printed costs costs. */
export function summonCost(p: CrystalClansPosition, seat: number, printed: number): number {
  return Math.max(1, printed + summonChange(p, seat))
}

/** What crystals add to the cost of a summon action. */
export function summonChange(p: CrystalClansPosition, seat: number): number {
  return ofCrystals(p, SUMMON_COST, seat, -1)
}

/** Is the squad larger than it may be? */
export function isOverLimit(p: CrystalClansPosition, seat: number, place: number): boolean {
  return squadSize(p, seat, place) > SQUAD_LIMIT && !topHas(p, seat, place, NO_LIMIT)
}

/** Does the top unit of the squad have a clause of this kind that stands? */
export function topHas(p: CrystalClansPosition, seat: number, place: number, kind: number): boolean {
  const top = topUnit(p, seat, place)
  return top >= 0 && clauses[kind][p.face[top]].length > 0
}

/** The places that a seat's squad may move to now, as a mask (cc.move.1). */
export function destinations(p: CrystalClansPosition, seat: number, place: number): number {
  let range = 1
  let past = false
  const top = topUnit(p, seat, place)
  const own = clauses[MOVEMENT][p.face[top]]
  for (let k = 0; k < own.length; k++) {
    const far = worth(p, own[k], seat, top, place)
    if (far > 0) {
      range = Math.max(range, far)
      past = true
    }
  }
  range = Math.max(range, ofCrystals(p, MOVEMENT, seat, place))
  if (!past && squadSize(p, 1 - seat, place) > 0) return 0
  let reached = NEXT_TO[place]
  if (range > 1) {
    for (let between = 0; between < PLACE_COUNT; between++) {
      if ((NEXT_TO[place] & (1 << between)) !== 0 && (past || squadSize(p, 1 - seat, between) === 0)) reached |= NEXT_TO[between]
    }
  }
  return reached & ~(1 << place)
}

/** May this card come into play from where it is? From the hand, or from the discard pile with the clause (cc.summon.1). */
export function isSummonable(p: CrystalClansPosition, card: number): boolean {
  const pile = pileOf(p, card)
  return pile === PILE_HAND || (pile === PILE_DISCARD && clauses[SUMMON_FROM_DISCARD][p.face[card]].length > 0)
}

/** May this unit be summoned at the place? */
export function maySummonAt(p: CrystalClansPosition, seat: number, card: number, place: number): boolean {
  if (place === HOME[seat]) return true
  const self = clauses[SUMMON_PLACE][p.face[card]]
  if ((NEUTRAL_PLACES & (1 << place)) !== 0) for (let k = 0; k < self.length; k++) if (self[k].reach === 'neutral') return true
  const zone = squadZone(seat, place)
  const { list, start, length } = p.zones
  for (let i = start[zone], end = i + length[zone]; i < end; i++) {
    const own = clauses[SUMMON_PLACE][p.face[list[i]]]
    for (let k = 0; k < own.length; k++) {
      if (own[k].reach === 'squad' && (!own[k].top || i === end - 1) && allows(p, own[k], seat, list[i], card)) return true
    }
  }
  return false
}

/** The places where this unit may be summoned, as a mask. */
export function summonPlaces(p: CrystalClansPosition, seat: number, card: number): number {
  let mask = 0
  for (let place = 0; place < PLACE_COUNT; place++) if (maySummonAt(p, seat, card, place)) mask |= 1 << place
  return mask
}

export function printedCost(p: CrystalClansPosition, card: number): number {
  return cost[p.face[card]]
}

export function crystalPlacesOf(p: CrystalClansPosition, seat: number): number {
  let count = 0
  for (let place = 0; place < PLACE_COUNT; place++) if ((CRYSTAL_PLACES & (1 << place)) !== 0 && controls(p, seat, place)) count++
  return count
}

export function firstCardOf(seat: number): number {
  return seat * DECK_SIZE
}

/** All clauses of one kind about a squad: its own, those of friendly and enemy squads near it, and its seat's crystals. */
function bonus(p: CrystalClansPosition, kind: number, seat: number, place: number): number {
  const table = clauses[kind]
  let sum = fromSquad(p, table, seat, place, seat, place) + fromSquad(p, table, 1 - seat, place, seat, place)
  for (let near = NEXT_TO[place], other = 0; near !== 0; near >>= 1, other++) {
    if ((near & 1) !== 0) sum += fromSquad(p, table, seat, other, seat, place) + fromSquad(p, table, 1 - seat, other, seat, place)
  }
  return sum + ofCrystals(p, kind, seat, place)
}

/** What a squad's clauses give to the squad of `seat` at `place`; a clause counts once a squad, however many copies (cc.ability.3). */
function fromSquad(
  p: CrystalClansPosition,
  table: (readonly Clause[])[],
  giver: number,
  from: number,
  seat: number,
  place: number,
): number {
  const zone = squadZone(giver, from)
  const { list, start, length } = p.zones
  const first = start[zone]
  const end = first + length[zone]
  let sum = 0
  for (let i = first; i < end; i++) {
    const own = table[p.face[list[i]]]
    for (let k = 0; k < own.length; k++) {
      const clause = own[k]
      if (clause.top && i !== end - 1) continue
      if (!reaches(clause, giver === seat, from === place)) continue
      if (!clause.top && hasEarlier(p, first, i)) continue
      sum += worth(p, clause, giver, list[i], from)
    }
  }
  return sum
}

function hasEarlier(p: CrystalClansPosition, first: number, index: number): boolean {
  const { list } = p.zones
  for (let i = first; i < index; i++) if (p.face[list[i]] === p.face[list[index]]) return true
  return false
}

function reaches(clause: Clause, friendly: boolean, here: boolean): boolean {
  switch (clause.reach) {
    case 'squad':
      return friendly && here
    case 'adjacent':
      return friendly && !here
    case 'squadAndAdjacent':
      return friendly
    case 'enemyNear':
      return !friendly
    default:
      return false
  }
}

function ofCrystals(p: CrystalClansPosition, kind: number, seat: number, place: number): number {
  const zone = CRYSTALS + seat
  const { list, start, length } = p.zones
  let sum = 0
  for (let i = start[zone], end = i + length[zone]; i < end; i++) {
    if (p.down[list[i] - UNIT_CARDS] !== 0) continue
    const own = clauses[kind][p.face[list[i]]]
    for (let k = 0; k < own.length; k++) sum += worth(p, own[k], seat, list[i], place)
  }
  return sum
}

/** A clause's amount as its card sees it: a frame that does not run stands for the card and its place. */
function worth(p: CrystalClansPosition, clause: Clause, seat: number, card: number, place: number): number {
  const { amount, check } = clause
  if (typeof amount === 'number' && check === undefined) return amount
  const f = viewpoint(p, seat, card, place)
  const value = check !== undefined && !check(p, f) ? 0 : typeof amount === 'number' ? amount : amount(p, f)
  release(p, f)
  return value
}

function allows(p: CrystalClansPosition, clause: Clause, seat: number, giver: number, card: number): boolean {
  if (clause.test === undefined) return true
  const f = viewpoint(p, seat, giver, -1)
  const yes = clause.test(p, f, card)
  release(p, f)
  return yes
}

function viewpoint(p: CrystalClansPosition, seat: number, card: number, place: number): number {
  const f = reserve(p, SLOTS)
  p.frames[f + SEAT] = seat
  p.frames[f + SOURCE] = card
  p.frames[f + SELF] = card
  p.frames[f + ABOUT] = place
  return f
}
