import type { Arg } from '../../../ability/tree.ts'
import { countWords, Features, tabulate } from '../../insight.ts'
import type { CardTraits, Insight, View } from '../../insight.ts'
import {
  ACTIVE,
  ARCHIVES,
  armorLeft,
  ARTIFACTS,
  chainPenalty,
  DECK,
  definitions,
  DISCARD,
  ENRAGE,
  HAND,
  handSize,
  HOUSES,
  keyCost,
  KEYWORDS,
  keysOf,
  LINE,
  opponentOf,
  powerOf,
  STEP,
  STEPS,
  STUN,
  tide,
  TURN,
  UPGRADES,
  WARD,
  zoneOf,
} from '../rules/index.ts'
import type { Definition, KeyforgePosition } from '../rules/index.ts'

/** Cards of a full hand, and what a key costs where no card changes it. */
const SIX = 6
/** Sums are not counted as larger. */
const MOST = 5

const features = new Features()
const feature = (name: string) => features.add(name)

const MOVES = feature('has the turn')
const LATE = feature('turn, with the turn')
const ONE_KEY = feature('one key')
const TWO_KEYS = feature('two keys')
const FORGES = feature('forges a key now')
const FORGES_THIRD = feature('forges the third key now')
const AMBER = feature('Æmber up to the cost of a key')
const AMBER_MOVING = feature('Æmber up to the cost of a key, with the turn')
const AMBER_LAST = feature('Æmber up to the cost of the third key')
const SURPLUS = feature('Æmber beyond the cost of a key')
const CHECK = feature('has the Æmber for a key')
const CHECK_MOVING = feature('has the Æmber for a key, with the turn')
const CHECK_LAST = feature('has the Æmber for the third key')
const COST = feature('what a key costs beyond 6')
const REACH = feature('Æmber that a house would bring')
const REACH_MOVING = feature('Æmber that a house would bring, with the turn')
const NEAR = feature('a house would bring the Æmber for a key')
const NEAR_MOVING = feature('a house would bring the Æmber for a key, with the turn')
const NEAR_LAST = feature('a house would bring the Æmber for the third key')
const CHAINED = feature('chains')
const CARDS_IN_HAND = feature('hand')
const MISSING = feature('cards that a full hand lacks')
const SURFEIT = feature('cards beyond a full hand')
const HOUSE_IN_HAND = feature('most cards of a house in hand')
const HOUSE_IN_HAND_MOVING = feature('most cards of a house in hand, with the turn')
const USABLE = feature('most cards of a house, in hand and ready in play')
const USABLE_MOVING = feature('most cards of a house, in hand and ready in play, with the turn')
const STRANGE = feature('cards in hand of no own house')
const ARCHIVED = feature('archives')
const PILE = feature('deck')
const PILE_OUT = feature('empty deck')
const DISCARDED = feature('discard pile')
const CREATURES = feature('creatures')
const CREATURES_MOVING = feature('creatures, with the turn')
const OWN_HOUSE = feature('creatures of an own house')
const READY = feature('ready creatures of an own house')
const READY_MOVING = feature('ready creatures of an own house, with the turn')
const MORE = feature('creatures more than the other has')
const ALONE = feature('creatures while the other has none')
const POWER = feature('power')
const STRONGER = feature('power more than the other has')
const STRONGEST = feature('power of the strongest creature')
const ARMOR = feature('armor')
const DAMAGE = feature('damage')
const STUNNED = feature('stunned creatures')
const WARDED = feature('warded creatures')
const ENRAGED = feature('enraged creatures')
const HELD_AMBER = feature('Æmber on own creatures')
const IN_ARTIFACTS = feature('artifacts')
const UPGRADED = feature('upgrades')
const HIGH = feature('high tide')
const LOW = feature('low tide')

/** Kinds of zones, and the place of each among those that follow. */
const KINDS = [HAND, DECK, DISCARD, ARCHIVES, LINE, ARTIFACTS, UPGRADES]
const zones = ['hand', 'deck', 'discard pile', 'archives', 'battleline', 'artifacts', 'upgrades'] as const

const FORGE_STEP = STEPS.indexOf('forge')
/** The number of an Æmber icon where three bits tell one. */
const AMBER_ICON = 1

/**
 * What a learned judgement of KeyForge sees. Its cards are those that are in memory: sets are brought when they are wanted, and the row of a
 * card stays as it is when others follow.
 */
export const insight: Insight<KeyforgePosition> = {
  version: 1,
  features: features.names,
  zones,
  get traits() {
    return knownTraits()
  },
  table: () => '2',
  look,
}

/** An empty text box has this row, and so have cards that came after a judgement was made: it counts nothing. */
const NOTHING = { id: '', traits: {} }
/** Row of each definition. */
let rowOf = new Uint16Array(0)
let known: CardTraits = tabulate([NOTHING])

function knownTraits(): CardTraits {
  if (rowOf.length === definitions.length) return known
  const rows = [NOTHING]
  rowOf = Uint16Array.from(definitions, (definition) => (definition.blank ? 0 : rows.push(traitsOf(definition)) - 1))
  known = tabulate(rows)
  return known
}

/** Of each house: cards in hand, creatures that are ready, and Æmber that choosing it would bring. */
const held = new Uint8Array(HOUSES.length)
const ready = new Uint8Array(HOUSES.length)
const brings = new Uint8Array(HOUSES.length)

function look(p: KeyforgePosition, seat: number, view: View): boolean {
  const { values } = view
  const moves = p.state[ACTIVE] === seat
  held.fill(0)
  ready.fill(0)
  brings.fill(0)
  for (let place = 0; place < KINDS.length; place++) addZone(p, zoneOf(KINDS[place], seat), place, view)
  lookAtCards(p, seat, moves, values)
  lookAtLine(p, seat, moves, values)
  lookAtKeys(p, seat, moves, values)
  if (tide.isTideHigh(p, seat)) values[HIGH] = 1
  else if (tide.isTideLow(p, seat)) values[LOW] = 1
  return true
}

function addZone({ text, zones: { list, start, length } }: KeyforgePosition, zone: number, place: number, view: View): void {
  for (let i = start[zone], end = i + length[zone]; i < end; i++) {
    const row = rowOf[text[list[i]]]
    if (row > 0) view.addCard(place, row)
  }
}

/** The piles, and which house of the hand and the line is the strongest. */
function lookAtCards(p: KeyforgePosition, seat: number, moves: boolean, values: Float64Array): void {
  const { list, start, length } = p.zones
  const hand = length[zoneOf(HAND, seat)]
  const full = Math.max(0, handSize(p, seat) - chainPenalty(p.chains[seat]))
  values[CHAINED] = p.chains[seat] / SIX
  values[CARDS_IN_HAND] = Math.min(hand / SIX, MOST)
  values[MISSING] = Math.max(0, full - hand) / SIX
  values[SURFEIT] = Math.min(Math.max(0, hand - full) / SIX, MOST)
  values[ARCHIVED] = Math.min(length[zoneOf(ARCHIVES, seat)] / SIX, MOST)
  values[PILE] = length[zoneOf(DECK, seat)] / 36
  if (length[zoneOf(DECK, seat)] === 0) values[PILE_OUT] = 1
  values[DISCARDED] = length[zoneOf(DISCARD, seat)] / 36
  values[IN_ARTIFACTS] = Math.min(length[zoneOf(ARTIFACTS, seat)] / 3, MOST)
  values[UPGRADED] = Math.min(length[zoneOf(UPGRADES, seat)] / 3, MOST)
  const zone = zoneOf(HAND, seat)
  for (let i = start[zone], end = i + hand; i < end; i++) {
    const card = list[i]
    held[p.house[card]]++
    if ((p.identity[seat] & (1 << p.house[card])) === 0) values[STRANGE] += 1 / SIX
    for (let icons = p.bonus[card]; icons !== 0; icons >>>= 3) if ((icons & 7) === AMBER_ICON) brings[p.house[card]]++
  }
  values[STRANGE] = Math.min(values[STRANGE], MOST)
  let most = 0
  for (let house = 0; house < held.length; house++) most = Math.max(most, held[house])
  values[HOUSE_IN_HAND] = Math.min(most / SIX, MOST)
  if (moves) values[HOUSE_IN_HAND_MOVING] = values[HOUSE_IN_HAND]
}

function lookAtLine(p: KeyforgePosition, seat: number, moves: boolean, values: Float64Array): void {
  const { list, start, length } = p.zones
  const line = zoneOf(LINE, seat)
  const creatures = length[line]
  let [own, idle, power, strongest, armor, damage, amber] = [0, 0, 0, 0, 0, 0, 0]
  for (let i = start[line], end = i + creatures; i < end; i++) {
    const card = list[i]
    const house = p.house[card]
    const status = p.status[card]
    const strength = powerOf(p, card)
    power += strength
    strongest = Math.max(strongest, strength)
    armor += armorLeft(p, card)
    damage += p.damage[card]
    amber += p.amberOn[card]
    if ((status & STUN) !== 0) values[STUNNED] += 1 / 3
    if ((status & WARD) !== 0) values[WARDED] += 1 / 3
    if ((status & ENRAGE) !== 0) values[ENRAGED] += 1 / 3
    if ((p.identity[seat] & (1 << house)) === 0) continue
    own++
    if (p.exhausted[card] !== 0) continue
    idle++
    ready[house]++
    if ((status & STUN) === 0) brings[house]++
  }
  for (let at = STUNNED; at <= ENRAGED; at++) values[at] = Math.min(values[at], MOST)
  values[CREATURES] = Math.min(creatures / SIX, MOST)
  values[OWN_HOUSE] = Math.min(own / SIX, MOST)
  values[READY] = Math.min(idle / SIX, MOST)
  values[POWER] = Math.min(power / 20, MOST)
  values[STRONGEST] = Math.min(strongest / 10, MOST)
  values[ARMOR] = Math.min(armor / SIX, MOST)
  values[DAMAGE] = Math.min(damage / 10, MOST)
  values[HELD_AMBER] = Math.min(amber / SIX, MOST)
  if (moves) {
    values[CREATURES_MOVING] = values[CREATURES]
    values[READY_MOVING] = values[READY]
  }
  const other = zoneOf(LINE, opponentOf(seat))
  if (length[other] === 0) values[ALONE] = values[CREATURES]
  values[MORE] = Math.min(Math.max(0, creatures - length[other]) / SIX, MOST)
  let faced = 0
  for (let i = start[other], end = i + length[other]; i < end; i++) faced += powerOf(p, list[i])
  values[STRONGER] = Math.min(Math.max(0, power - faced) / 20, MOST)
}

/** Keys, and how near the next one is. What comes of the hand and the line must have been counted by house before. */
function lookAtKeys(p: KeyforgePosition, seat: number, moves: boolean, values: Float64Array): void {
  const keys = keysOf(p, seat)
  const amber = p.amber[seat]
  const cost = keyCost(p, seat)
  const last = keys === 2
  if (keys > 0) values[last ? TWO_KEYS : ONE_KEY] = 1
  let [most, usable] = [0, 0]
  for (let house = 0; house < brings.length; house++) {
    most = Math.max(most, brings[house])
    usable = Math.max(usable, held[house] + ready[house])
  }
  values[REACH] = Math.min(most / SIX, MOST)
  values[USABLE] = Math.min(usable / SIX, MOST)
  values[AMBER] = Math.min(Math.min(amber, cost) / SIX, MOST)
  values[SURPLUS] = Math.min(Math.max(0, amber - cost) / SIX, MOST)
  values[COST] = Math.max(-1, Math.min((cost - SIX) / SIX, MOST))
  if (amber >= cost) values[last ? CHECK_LAST : CHECK] = 1
  else if (amber + most >= cost) values[last ? NEAR_LAST : NEAR] = 1
  if (last) values[AMBER_LAST] = values[AMBER]
  if (!moves) return
  values[MOVES] = 1
  values[LATE] = Math.min(p.state[TURN] / 30, MOST)
  values[REACH_MOVING] = values[REACH]
  values[USABLE_MOVING] = values[USABLE]
  values[AMBER_MOVING] = values[AMBER]
  if (amber >= cost) values[CHECK_MOVING] = 1
  else if (amber + most >= cost) values[NEAR_MOVING] = 1
  // it is asked which key when the Æmber is paid and the key is not yet turned
  if (p.state[STEP] === FORGE_STEP) values[last ? FORGES_THIRD : FORGES] = 1
}

function traitsOf({ face, keywords, isSide }: Definition): { id: string; traits: Record<string, number> } {
  const { id, type, house, power, armor, bonus, enhance = [], abilities } = face
  const own: Record<string, number> = {
    card: 1,
    [`type ${type}`]: 1,
    [`house ${house}`]: 1,
    power: power / 5,
    armor: armor / 3,
    ...countWords('ability', abilities as Arg),
  }
  for (const icon of bonus) own[`icon ${icon}`] = (own[`icon ${icon}`] ?? 0) + 1
  for (const icon of enhance) own[`gives ${icon}`] = (own[`gives ${icon}`] ?? 0) + 1 / 2
  for (const [k, keyword] of KEYWORDS.entries()) if (keywords[k] > 0) own[`keyword ${keyword}`] = Math.min(keywords[k], 4) / 2
  return { id: isSide ? `${id} other side` : id, traits: own }
}
