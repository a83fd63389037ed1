import { MOST_CHAINS } from './chains.ts'
import { cardAt, indexOf } from '../../../kernel/zones.ts'
import { definitions, textKeyword } from './definition.ts'
import { HOUSES } from './face.ts'
import { maskOf, STATIC } from './kinds.ts'
import { ANIMATED, WATCHED_FLAGS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { hasAnyStatic, hasStatic, isLent, sumStatics, sumForSeat } from './clauses.ts'
import { TEXT_POWER, TEXT_WORDS, texts, WEAKENS } from './text-row.ts'
import { isInPlay, isCreatureInPlay } from './whereabouts.ts'

/** Current values: what stands on a card after everything that changes it, computed on demand in declared order. */

/** Strength in a fight and against damage: printed or set, with counters and modifiers, never below 0 (kf.power). */
export function powerOf(p: KeyforgePosition, card: number): number {
  const printed = basePowerOf(p, card)
  if (!isCreatureInPlay(p, card)) return printed
  const fixed = fixedAt(p, STATIC.setPower, card)
  if (fixed >= 0) return fixed
  let power = printed + p.powerCounters[card]
  if (hasStatic(p, STATIC.power)) power += sumStatics(p, STATIC.power, -1, card, -1)
  return Math.max(0, power)
}

/** What is printed, or what an artifact has that is a creature for a time. */
export function basePowerOf(p: KeyforgePosition, card: number): number {
  return (p.status[card] & ANIMATED) === 0 ? texts[p.text[card] * TEXT_WORDS + TEXT_POWER] : sumStatics(p, STATIC.isCreature, -1, card, -1)
}

/** The largest value that a clause may fix. */
const MOST_FIXED = 9

/** The value that clauses fix whatever else would change it, the lowest of several (kf.power.2); -1 where none does. */
function fixedAt(p: KeyforgePosition, kind: number, card: number): number {
  if (hasStatic(p, kind)) for (let n = 0; n <= MOST_FIXED; n++) if (sumStatics(p, kind, n, card, -1) > 0) return n
  return -1
}

/** Does anything in force take power from creatures? Otherwise they have what is printed and counted on them, or more. */
export function isPowerLowered(p: KeyforgePosition): boolean {
  if (hasStatic(p, STATIC.setPower)) return true
  return hasStatic(p, STATIC.power) && (p.watch[WATCHED_FLAGS] & WEAKENS) !== 0
}

/** Armor before what was used up this turn (kf.armor). */
export function armorOf(p: KeyforgePosition, card: number): number {
  const fixed = fixedAt(p, STATIC.setArmor, card)
  if (fixed >= 0) return fixed
  let armor = definitions[p.text[card]].armor
  if (hasStatic(p, STATIC.armor)) armor += sumStatics(p, STATIC.armor, -1, card, -1)
  if (hasStatic(p, STATIC.losesArmor) && sumStatics(p, STATIC.losesArmor, -1, card, -1) > 0) return 0
  return Math.max(0, armor)
}

/** Armor that can still prevent damage this turn; used armor is lost first (kf.armor.6). */
export function armorLeft(p: KeyforgePosition, card: number): number {
  const armor = armorOf(p, card)
  return p.armorUsed[card] === 0 ? armor : Math.max(0, armor - stillUsed(p, card, armor))
}

/** The used part of its armor, less what was lost since it was last reckoned. */
function stillUsed(p: KeyforgePosition, card: number, armor: number): number {
  return Math.max(0, p.armorUsed[card] - Math.max(0, p.armorSeen[card] - armor))
}

/** Reckons the used part anew, so that armor lost before and gained after are told apart. */
export function reckonArmor(p: KeyforgePosition, card: number): void {
  const armor = armorOf(p, card)
  p.armorUsed[card] = stillUsed(p, card, armor)
  p.armorSeen[card] = armor
}

/** The keyword's value, 0 when the card does not have it; plain keywords count 1, values of several sources add up. */
export function keywordOf(p: KeyforgePosition, card: number, keyword: number): number {
  let value = textKeyword(p.text[card], keyword)
  if (isLent(p, keyword)) value += sumStatics(p, STATIC.keyword, keyword, card, -1)
  if (value > 0 && hasStatic(p, STATIC.losesKeyword) && sumStatics(p, STATIC.losesKeyword, keyword, card, -1) > 0) return 0
  return value
}

/** Does the card belong to the house now? */
export function belongsTo(p: KeyforgePosition, card: number, house: number): boolean {
  // without an active house nothing belongs to it (kf.house.6)
  if (house < 0) return false
  if (p.house[card] === house && !replacesHouse(p, card)) return true
  return isInPlay(p, card) && (isSaid(p, STATIC.belongsTo, house, card) || isSaid(p, STATIC.alsoBelongsTo, house, card))
}

function isSaid(p: KeyforgePosition, kind: number, what: number, card: number): boolean {
  return hasStatic(p, kind) && sumStatics(p, kind, what, card, -1) > 0
}

/** Clauses that make a card belong to a house, instead of its own or besides it. */
const GIVES_HOUSE = maskOf([STATIC.belongsTo, STATIC.alsoBelongsTo])

/** A card that belongs to another house by an effect no longer belongs to its printed one. */
function replacesHouse(p: KeyforgePosition, card: number): boolean {
  return isInPlay(p, card) && isSaid(p, STATIC.belongsTo, -1, card)
}

/** Houses that the card belongs to now, bits. Each house is asked for only where a clause covers the card: such clauses are about few cards. */
export function housesOf(p: KeyforgePosition, card: number): number {
  if (!hasAnyStatic(p, GIVES_HOUSE)) return 1 << p.house[card]
  if (!isSaid(p, STATIC.belongsTo, -1, card) && !isSaid(p, STATIC.alsoBelongsTo, -1, card)) return 1 << p.house[card]
  let bits = 0
  for (let house = 0; house < HOUSES.length; house++) if (belongsTo(p, card, house)) bits |= 1 << house
  return bits
}

/** Houses of both identity cards and of every card in play, bits. */
export function housesInGame(p: KeyforgePosition): number {
  let houses = p.identity[0] | p.identity[1]
  for (let card = 0; card < p.house.length; card++) if (isInPlay(p, card)) houses |= 1 << p.house[card]
  return houses
}

export function hasTrait(p: KeyforgePosition, card: number, trait: number): boolean {
  if (definitions[p.text[card]].traits.includes(trait)) return true
  if (hasStatic(p, STATIC.trait) && sumStatics(p, STATIC.trait, trait, card, -1) > 0) return true
  return hasStatic(p, STATIC.traitsOf) && sumStatics(p, STATIC.traitsOf, -1, card, trait) > 0
}

export function sameName(p: KeyforgePosition, a: number, b: number): boolean {
  return definitions[p.text[a]].face.name === definitions[p.text[b]].face.name
}

/** At the left or right end of its battleline (kf.flank), or counting as such. */
export function isOnFlank(p: KeyforgePosition, card: number): boolean {
  if (!isCreatureInPlay(p, card)) return false
  const zone = p.zones.of[card]
  const length = p.zones.length[zone]
  if (cardAt(p.zones, zone, 0) === card || cardAt(p.zones, zone, length - 1) === card) return true
  return hasStatic(p, STATIC.countsAsFlank) && sumStatics(p, STATIC.countsAsFlank, -1, card, -1) > 0
}

/** In the middle of an odd battleline (kf.center.1). */
export function isInCenter(p: KeyforgePosition, card: number): boolean {
  if (card < 0 || !isCreatureInPlay(p, card)) return false
  return indexOf(p.zones, card) * 2 + 1 === p.zones.length[p.zones.of[card]]
}

/** The neighbor on one side (-1 left, +1 right), -1 when there is none. */
export function neighborOf(p: KeyforgePosition, card: number, side: -1 | 1): number {
  if (!isCreatureInPlay(p, card)) return -1
  const zone = p.zones.of[card]
  const index = indexOf(p.zones, card) + side
  return index < 0 || index >= p.zones.length[zone] ? -1 : cardAt(p.zones, zone, index)
}

export function areNeighbors(p: KeyforgePosition, a: number, b: number): boolean {
  return b >= 0 && (neighborOf(p, a, -1) === b || neighborOf(p, a, 1) === b)
}

/** What the next key costs the seat now: 6, changed by cards and by what an effect adds, never below 0 (kf.cost). */
export function keyCost(p: KeyforgePosition, seat: number, extra = 0): number {
  return Math.max(0, 6 + sumForSeat(p, STATIC.keysCost, -1, seat) + extra)
}

/** Cards that the seat fills its hand up to before chains: 6, changed by cards (kf.draw). */
export function handSize(p: KeyforgePosition, seat: number): number {
  return Math.max(0, 6 + sumForSeat(p, STATIC.handSize, -1, seat))
}

/** Cards fewer because of chains: 1 for 1–6, 2 for 7–12 and so on (kf.chains). */
export function chainPenalty(chains: number): number {
  return Math.ceil(Math.min(chains, MOST_CHAINS) / 6)
}

// ---- static clauses
