import type { Decision } from '../../../kernel/decision.ts'
import type { Outcome } from '../../../kernel/game.ts'
import { cardAt } from '../../../kernel/zones.ts'
import type { KeyforgeKind } from './decision.ts'
import { CREATURE, definitions } from './definition.ts'
import { STATIC } from './kinds.ts'
import { asking } from './asking.ts'
import { outcome } from './outcome.ts'
import { HOUSES, KEYWORDS, VALUED } from './face.ts'
import { namedCounters } from './tally.ts'
import type { House, Icon } from './face.ts'
import { isCheck } from './forge.ts'
import {
  ACTIVE,
  ARCHIVES,
  ARTIFACTS,
  DECK,
  DISCARD,
  ENRAGE,
  HAND,
  HOUSE,
  LIMBO,
  LINE,
  PURGED,
  SEATS,
  STEP,
  STEPS,
  STUN,
  TURN,
  UNDER,
  UPGRADES,
  WARD,
  zoneOf,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { isFaceup } from './knowing.ts'
import { mayLookUnder } from './movement.ts'
import { hasStatic, listSources } from './clauses.ts'
import { armorLeft, armorOf, basePowerOf, chainPenalty, handSize, housesOf, keyCost, keywordOf, powerOf } from './values.ts'
import { viewTide } from './tide.ts'
import { kindOfZone, typeOf, upgradesOn } from './whereabouts.ts'

export type KeyColor = 'red' | 'yellow' | 'blue'
export type StepName = 'setup' | 'start' | 'forge' | 'house' | 'main' | 'ready' | 'draw' | 'end'

/** What one seat may know now. Starts empty and adds; hidden zones are only counted. */
export interface KeyforgeObservation {
  readonly seat: number
  readonly active: number
  readonly toDecide: number
  readonly turn: number
  readonly step: StepName
  /** The active house, once chosen. */
  readonly house: House | undefined
  /** The seat for which the tide is high; undefined in a game without it. */
  readonly tide: number | 'neutral' | undefined
  readonly seats: readonly SeatView[]
  /** The pending decision, only when it is this seat's. */
  readonly decision: Decision<KeyforgeKind> | undefined
  /** Cards outside the visible zones that the pending decision shows to this seat (a searched deck, a looked-at hand). */
  readonly shown: readonly CardReference[]
  readonly outcome: Outcome | undefined
}

export interface SeatView {
  readonly seat: number
  readonly amber: number
  /** What the next key costs this seat now. */
  readonly keyCost: number
  readonly keys: Readonly<Record<KeyColor, boolean>>
  /** Would forge in its next forge step as things stand. */
  readonly check: boolean
  readonly chains: number
  readonly handLimit: number
  readonly houses: readonly House[]
  /** Id of the token creature on the reference card. */
  readonly token: string | undefined
  readonly handCount: number
  readonly deckCount: number
  readonly archivesCount: number
  /** Own hand and archives; undefined for other seats. */
  readonly hand: readonly CardReference[] | undefined
  readonly archives: readonly CardReference[] | undefined
  /** Cards of the archives that lie there faceup, for all to see. */
  readonly archivedFaceup: readonly CardReference[]
  /** The top card of the deck, while it lies there faceup. */
  readonly deckFaceup: readonly CardReference[]
  /** Top first. */
  readonly discard: readonly CardReference[]
  readonly purged: readonly CardReference[]
  /** Left to right. */
  readonly battleline: readonly CardView[]
  readonly artifacts: readonly CardView[]
  /** Cards of this seat that are being played now and are in no zone yet. */
  readonly limbo: readonly CardReference[]
}

/** A card whose identity the seat may know. `card` is the index that options use. */
export interface CardReference {
  readonly card: number
  readonly id: string
  readonly house: House
  /** Bonus icons of this copy, in printed order. */
  readonly bonus: readonly Icon[]
}

/** A card that changes a value of another one. */
export interface ValueSource {
  /** `power`, `armor`, or a keyword. */
  readonly value: string
  readonly id: string
  readonly amount: number
}

/** A card in play with its current values. */
export interface CardView extends CardReference {
  readonly owner: number
  readonly controller: number
  readonly type: 'creature' | 'artifact' | 'upgrade'
  readonly power: number
  readonly printedPower: number
  readonly armor: number
  readonly printedArmor: number
  /** Armor not used up this turn. */
  readonly armorLeft: number
  readonly damage: number
  readonly amber: number
  readonly exhausted: boolean
  readonly stunned: boolean
  readonly warded: boolean
  readonly enraged: boolean
  readonly powerCounters: number
  readonly counters: Readonly<Record<string, number>>
  /** Keywords it has now; the amount is 0 for those without a number. */
  readonly keywords: readonly { readonly keyword: string; readonly amount: number }[]
  /** What changes power, armor and keywords, and by how much; power is then what is printed, with counters and these. */
  readonly sources: readonly ValueSource[]
  readonly houses: readonly House[]
  /** Cards attached to it, oldest first. */
  readonly upgrades: readonly CardView[]
  /** It lies facedown and is the token creature of a reference card. */
  readonly token: boolean
  /** Number of cards under it. */
  readonly under: number
  /** Those of them that the viewing seat may know, sorted by card. */
  readonly beneath: readonly CardReference[]
}

/** What `seat` may know of a position; a spectator sees nobody's hand. */
export function observe(p: KeyforgePosition, seat: number): KeyforgeObservation {
  const toDecide = asking.seatToDecide(p)
  const decision = seat >= 0 && toDecide === seat ? asking.decision(p) : undefined
  return {
    seat,
    active: p.state[ACTIVE],
    toDecide,
    turn: p.state[TURN],
    step: STEPS[p.state[STEP]],
    house: p.state[HOUSE] < 0 ? undefined : HOUSES[p.state[HOUSE]],
    tide: viewTide(p),
    seats: [viewSeat(p, 0, seat), viewSeat(p, 1, seat)],
    decision,
    shown: decision === undefined ? NOTHING : shownBy(p, decision, seat),
    outcome: outcome(p),
  }
}

const NOTHING: readonly CardReference[] = []

function viewSeat(p: KeyforgePosition, seat: number, viewer: number): SeatView {
  const { zones } = p
  const own = seat === viewer
  const bits = p.keys[seat]
  return {
    seat,
    amber: p.amber[seat],
    keyCost: keyCost(p, seat),
    keys: { red: (bits & 1) !== 0, yellow: (bits & 2) !== 0, blue: (bits & 4) !== 0 },
    check: isCheck(p, seat),
    chains: p.chains[seat],
    handLimit: handSize(p, seat) - (p.chains[seat] > 0 ? chainPenalty(p.chains[seat]) : 0),
    houses: namesOf(p.identity[seat]),
    token: p.tokenOf[seat] === 0 ? undefined : definitions[p.tokenOf[seat] - 1].face.id,
    handCount: zones.length[zoneOf(HAND, seat)],
    deckCount: zones.length[zoneOf(DECK, seat)],
    archivesCount: zones.length[zoneOf(ARCHIVES, seat)],
    // sorted by card, so that the order in which hidden cards lie says nothing
    hand: own ? listZone(p, HAND, seat, true) : undefined,
    archives: own ? listZone(p, ARCHIVES, seat, true) : undefined,
    archivedFaceup: listZone(p, ARCHIVES, seat, true, isFaceup),
    deckFaceup: topOfDeck(p, seat),
    discard: listZone(p, DISCARD, seat, false),
    purged: listZone(p, PURGED, seat, false),
    battleline: viewZone(p, LINE, seat, viewer),
    artifacts: viewZone(p, ARTIFACTS, seat, viewer),
    limbo: listZone(p, LIMBO, seat, false),
  }
}

const housesByBits = new Map<number, readonly House[]>()
function namesOf(bits: number): readonly House[] {
  let houses = housesByBits.get(bits)
  if (houses === undefined) {
    houses = HOUSES.filter((_, i) => (bits & (1 << i)) !== 0)
    housesByBits.set(bits, houses)
  }
  return houses
}

/** Cards of a zone, top first; sorted by index where their order is hidden or means nothing. */
function listZone(p: KeyforgePosition, kind: number, seat: number, sorted: boolean, listed = every): readonly CardReference[] {
  const zone = zoneOf(kind, seat)
  if (p.zones.length[zone] === 0) return NOTHING
  const list: CardReference[] = []
  for (let i = p.zones.length[zone] - 1; i >= 0; i--) {
    const card = cardAt(p.zones, zone, i)
    if (!listed(p, card)) continue
    // put where it belongs: with a sort afterwards, what a seat sees takes a quarter more
    let at = list.length
    for (; sorted && at > 0 && list[at - 1].card > card; at--) list[at] = list[at - 1]
    list[at] = refer(p, card)
  }
  return list
}
const every = (_p: KeyforgePosition, _card: number) => true

/** No other card of a deck can lie faceup: asked of all, what a seat sees takes a tenth more. */
function topOfDeck(p: KeyforgePosition, seat: number): readonly CardReference[] {
  const zone = zoneOf(DECK, seat)
  const length = p.zones.length[zone]
  if (length === 0) return NOTHING
  const top = cardAt(p.zones, zone, length - 1)
  return isFaceup(p, top) ? [refer(p, top)] : NOTHING
}

const iconsByBits = new Map<number, readonly Icon[]>()
function iconsOf(bits: number): readonly Icon[] {
  let icons = iconsByBits.get(bits)
  if (icons === undefined) {
    const names: Icon[] = ['amber', 'capture', 'damage', 'draw', 'discard']
    const list: Icon[] = []
    for (let rest = bits; rest !== 0; rest >>>= 3) list.push(names[(rest & 7) - 1])
    icons = list
    iconsByBits.set(bits, icons)
  }
  return icons
}

/** By text and card: as long as nothing of it changes it is the same object, as in `References` of the kernel. */
const references = new Map<number, CardReference[]>()

export function refer(p: KeyforgePosition, card: number): CardReference {
  const { id } = definitions[p.text[card]].face
  const house = HOUSES[p.house[card]]
  const bonus = iconsOf(p.bonus[card])
  // a map, as the numbers of texts are far apart: in a list of lists what a seat sees took 1.2 times as long in two rounds
  let same = references.get(p.text[card])
  if (same === undefined) {
    same = []
    references.set(p.text[card], same)
  }
  const known = same[card]
  if (known?.id !== id || known.house !== house || known.bonus !== bonus) same[card] = { card, id, house, bonus }
  return same[card]
}

function viewZone(p: KeyforgePosition, kind: number, seat: number, viewer: number): CardView[] {
  const zone = zoneOf(kind, seat)
  const list: CardView[] = []
  for (let i = 0; i < p.zones.length[zone]; i++) list.push(viewCard(p, cardAt(p.zones, zone, i), viewer))
  return list
}

const NO_UPGRADES: readonly CardView[] = []

/** A card in play with its current values, as a seat sees it. */
export function viewCard(p: KeyforgePosition, card: number, viewer: number): CardView {
  const definition = definitions[p.text[card]]
  const status = p.status[card]
  const creature = typeOf(p, card) === CREATURE
  const armor = creature ? armorOf(p, card) : 0
  return {
    card,
    id: definition.face.id,
    house: HOUSES[p.house[card]],
    bonus: iconsOf(p.bonus[card]),
    owner: p.owner[card],
    controller: p.controller[card],
    type: creature ? 'creature' : (definition.face.type as CardView['type']),
    power: creature ? powerOf(p, card) : 0,
    printedPower: basePowerOf(p, card),
    armor,
    printedArmor: definition.armor,
    armorLeft: creature ? armorLeft(p, card) : 0,
    damage: p.damage[card],
    amber: p.amberOn[card],
    exhausted: p.exhausted[card] !== 0,
    stunned: (status & STUN) !== 0,
    warded: (status & WARD) !== 0,
    enraged: (status & ENRAGE) !== 0,
    powerCounters: p.powerCounters[card],
    counters: namedCounters(p, card),
    keywords: keywordsOf(p, card),
    sources: creature ? sourcesOf(p, card) : NO_SOURCES,
    houses: namesOf(housesOf(p, card)),
    upgrades: upgradesView(p, card, viewer),
    token: p.isToken[card] !== 0,
    under: countUnder(p, card),
    beneath: beneathView(p, card, viewer),
  }
}

const NO_KEYWORDS: CardView['keywords'] = []
function keywordsOf(p: KeyforgePosition, card: number): CardView['keywords'] {
  const printed = definitions[p.text[card]].keywords
  const granted = hasStatic(p, STATIC.keyword)
  let list: { keyword: string; amount: number }[] | undefined
  for (let k = 0; k < KEYWORDS.length; k++) {
    if (!granted && printed[k] === 0) continue
    const amount = keywordOf(p, card, k)
    if (amount > 0) (list ??= []).push({ keyword: KEYWORDS[k], amount: VALUED.includes(KEYWORDS[k]) ? amount : 0 })
  }
  return list ?? NO_KEYWORDS
}

const NO_SOURCES: CardView['sources'] = []
function sourcesOf(p: KeyforgePosition, card: number): CardView['sources'] {
  if (!hasStatic(p, STATIC.power) && !hasStatic(p, STATIC.armor) && !hasStatic(p, STATIC.keyword)) return NO_SOURCES
  const list: ValueSource[] = []
  const add = (value: string, kind: number, what: number) => {
    for (const [source, amount] of listSources(p, kind, what, card)) {
      const id = source < 0 ? undefined : definitions[p.text[source]].face.id
      if (id !== undefined) list.push({ value, id, amount })
    }
  }
  add('power', STATIC.power, -1)
  add('armor', STATIC.armor, -1)
  for (let k = 0; k < KEYWORDS.length; k++) add(KEYWORDS[k], STATIC.keyword, k)
  return list
}

const attached: number[] = []
function upgradesView(p: KeyforgePosition, card: number, viewer: number): readonly CardView[] {
  if (p.zones.length[zoneOf(UPGRADES, 0)] + p.zones.length[zoneOf(UPGRADES, 1)] === 0) return NO_UPGRADES
  const n = upgradesOn(p, card, attached)
  return n === 0 ? NO_UPGRADES : attached.slice(0, n).map((upgrade) => viewCard(p, upgrade, viewer))
}

function countUnder(p: KeyforgePosition, card: number): number {
  let n = 0
  for (let seat = 0; seat < SEATS; seat++) {
    const zone = zoneOf(UNDER, seat)
    for (let i = 0; i < p.zones.length[zone]; i++) if (p.host[cardAt(p.zones, zone, i)] === card) n++
  }
  return n
}

function beneathView(p: KeyforgePosition, card: number, viewer: number): readonly CardReference[] {
  let known: CardReference[] | undefined
  for (let seat = 0; seat < SEATS; seat++) {
    const zone = zoneOf(UNDER, seat)
    for (let i = 0; i < p.zones.length[zone]; i++) {
      const below = cardAt(p.zones, zone, i)
      if (p.host[below] === card && mayLookUnder(p, viewer, below)) (known ??= []).push(refer(p, below))
    }
  }
  return known?.sort((a, b) => a.card - b.card) ?? NOTHING
}

/** Cards that the decision names but that lie in no zone this seat sees: a searched deck, an opponent's hand. */
function shownBy(p: KeyforgePosition, decision: Decision<KeyforgeKind>, seat: number): readonly CardReference[] {
  if (decision.kind !== 'target' && decision.kind !== 'order') return NOTHING
  const shown: CardReference[] = []
  for (const card of decision.eligible) {
    const kind = kindOfZone(p, card)
    if (kind === DECK || ((kind === HAND || kind === ARCHIVES) && p.zones.of[card] % SEATS !== seat)) shown.push(refer(p, card))
  }
  return shown
}
