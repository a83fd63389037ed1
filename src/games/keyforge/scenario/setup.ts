import { boot, jump, run, runningFrame } from '../../../kernel/program.ts'
import { parseSeed, Script, seedPosition } from '../../../kernel/random.ts'
import { push, remove } from '../../../kernel/zones.ts'
import {
  ACTIVE,
  addCard,
  ARCHIVES,
  ARTIFACT,
  ARTIFACTS,
  CARD_COUNT,
  CARDS,
  code,
  changeCounters,
  clearCounters,
  COUNTERS,
  countersOn,
  CREATURE,
  DECK,
  definitionById,
  definitions,
  DISCARD,
  emptyPosition,
  ENRAGE,
  FIRST_SEAT,
  forgetCard,
  GAME,
  giveReference,
  HAND,
  HOUSE,
  houseNumber,
  HOUSES,
  LAST_HOUSE,
  ICONS,
  KEY_COLORS,
  LINE,
  newToken,
  ORDER_PILES,
  PURGED,
  SEATS,
  STEP,
  STEP_LABEL,
  STEPS,
  STUN,
  TIDE,
  tide,
  TURN,
  UNDER,
  UNCHECKED,
  UPGRADE,
  UPGRADES,
  WARD,
  zoneOf,
  MOST_CHAINS,
} from '../rules/index.ts'
import type { CounterName, Definition, House, Icon, KeyforgePosition } from '../rules/index.ts'

/** A card of a scenario: an id, or an id with what is on it. */
export type ScenarioCard =
  | string
  | {
      readonly card: string
      readonly damage?: number
      readonly amber?: number
      readonly exhausted?: boolean
      readonly stunned?: boolean
      readonly warded?: boolean
      readonly enraged?: boolean
      readonly counters?: Readonly<Partial<Record<CounterName, number>>>
      readonly upgrades?: readonly ScenarioCard[]
      /** Cards facedown under it. */
      readonly under?: readonly ScenarioCard[]
      /** It lies face down as the token creature of the seat's reference card. */
      readonly token?: boolean
      /** Maverick. */
      readonly house?: House
      /** Icons added to the printed ones. */
      readonly bonus?: readonly Icon[]
      /** The seat that controls it, when it stands on that seat's side but is owned by the other: give the owner. */
      readonly owner?: 0 | 1
      /** The same said from its owner's side: the seat on whose side it stands. */
      readonly controller?: 0 | 1
    }

/** One side of a scenario. `deck` is listed top first; a last entry '…' pads it with cards that do nothing. */
export interface ScenarioSeat {
  readonly battleline?: readonly ScenarioCard[]
  readonly artifacts?: readonly ScenarioCard[]
  readonly hand?: readonly ScenarioCard[]
  readonly deck?: readonly ScenarioCard[]
  readonly discard?: readonly ScenarioCard[]
  readonly archives?: readonly ScenarioCard[]
  readonly purged?: readonly ScenarioCard[]
  readonly amber?: number
  readonly keys?: readonly ('red' | 'yellow' | 'blue')[]
  readonly chains?: number
  /** The token creature on the reference card. */
  readonly token?: string
  /** Houses of the identity card; those of the seat's cards when left out. */
  readonly houses?: readonly House[]
  /** The active house, when this seat is active. */
  readonly house?: House
}

export interface Scenario {
  readonly seats: readonly [ScenarioSeat, ScenarioSeat]
  readonly active?: 0 | 1
  readonly house?: House
  readonly step?: keyof typeof STEP_LABEL
  readonly turn?: number
  readonly seed?: string
  /** Scripted rolls, used before the seed. */
  readonly rolls?: readonly number[]
  readonly orderPiles?: boolean
  /** The seat for which the tide is high, or neither; when left out, neutral if a card of the scenario names the tide. */
  readonly tide?: 0 | 1 | 'neutral'
  /** Answer forced single options at once. */
  readonly auto?: boolean
}

/** A set-up that cannot be: the code names the reason. */
export class ScenarioError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'ScenarioError'
    this.code = code
  }
}

/** A card that does nothing and belongs to no house of these decks: it fills decks of scenarios, where `table.ts` has brought it. */
export const NEUTRAL = 'neutral-card'
const PADDING = 10

/** Builds the position of cards that are in memory and runs it to the first decision. Throws `ScenarioError` when the set-up is impossible. */
export function buildScenario(scenario: Scenario): KeyforgePosition {
  const p = emptyPosition()
  const seed = parseSeed(scenario.seed ?? '1')
  if (seed === undefined) throw new ScenarioError('bad-seed', 'the seed must be a whole number or 32 hexadecimal digits')
  seedPosition(p.random, seed)
  checkFields('scenario', scenario, SCENARIO_FIELDS)
  if (!Array.isArray(scenario.seats) || scenario.seats.length !== SEATS) throw new ScenarioError('bad-seats', 'a scenario has two seats')
  p.state[ORDER_PILES] = scenario.orderPiles ? 1 : 0
  for (let seat = 0; seat < SEATS; seat++) fillSeat(p, seat, scenario.seats[seat])
  p.state[TIDE] = tideOf(p, scenario.tide)
  const active = scenario.active ?? 0
  if (active !== 0 && active !== 1) throw new ScenarioError('bad-seat', 'the active seat must be 0 or 1')
  p.state[ACTIVE] = active
  p.state[FIRST_SEAT] = active
  // an ordinary turn: the first-turn rule is spent
  const step = scenario.step ?? 'main'
  const turn = scenario.turn ?? (step === 'setup' ? 0 : 9)
  if (!(step in STEP_LABEL))
    throw new ScenarioError('bad-step', `there is no step "${step}"; steps are ${Object.keys(STEP_LABEL).join(', ')}`)
  p.state[TURN] = step === 'start' ? turn - 1 : turn
  p.state[STEP] = STEPS.indexOf(step)
  const house = scenario.house ?? scenario.seats[active].house
  const isChosen = step !== 'setup' && step !== 'start' && step !== 'forge' && step !== 'house'
  if (house !== undefined) p.state[HOUSE] = houseIndex(house)
  else if (isChosen) p.state[HOUSE] = firstHouse(p, active)
  if (house !== undefined && isChosen) p.state[LAST_HOUSE + active] = p.state[HOUSE] + 1
  p.state[UNCHECKED] = 1
  if (scenario.rolls !== undefined) p.script = new Script(scenario.rolls)
  boot(p, GAME)
  jump(p, runningFrame(p), STEP_LABEL[step])
  p.frames[runningFrame(p) + 2] = active
  run(code, p)
  return p
}

const SCENARIO_FIELDS = ['seats', 'active', 'house', 'step', 'turn', 'seed', 'rolls', 'orderPiles', 'auto', 'tide']
const SEAT_FIELDS = [
  ...['battleline', 'artifacts', 'hand', 'deck', 'discard', 'archives', 'purged'],
  ...['amber', 'keys', 'chains', 'token', 'houses', 'house'],
]
const CARD_FIELDS = [
  ...['card', 'damage', 'amber', 'exhausted', 'stunned', 'warded', 'enraged', 'counters', 'upgrades', 'under'],
  ...['token', 'house', 'bonus', 'owner', 'controller'],
]
/** What belongs to sets that are not here yet: told apart from what is misspelt. */
const NOT_HERE: readonly string[] = ['prophecies']

function checkFields(what: string, value: object, known: readonly string[]): void {
  for (const field of Object.keys(value)) {
    if (NOT_HERE.includes(field)) throw new ScenarioError('not-here', `"${field}" belongs to sets that this engine does not have yet`)
    if (!known.includes(field)) throw new ScenarioError('unknown-field', `a ${what} has no "${field}"; it has ${known.join(', ')}`)
  }
}

function fillSeat(p: KeyforgePosition, seat: number, side: ScenarioSeat): void {
  checkFields('seat', side, SEAT_FIELDS)
  if (side.token !== undefined) {
    const definition = definitionById.get(side.token)
    if (definition === undefined) throw new ScenarioError('unknown-card', `there is no token creature "${side.token}"`)
    if (definition.type !== CREATURE) throw new ScenarioError('wrong-type', `"${side.token}" is no creature and cannot be a token creature`)
    giveReference(p, seat, definition)
  }
  for (const [name, kind] of Object.entries({ battleline: LINE, artifacts: ARTIFACTS, hand: HAND, archives: ARCHIVES, purged: PURGED }) as [
    keyof ScenarioSeat,
    number,
  ][]) {
    for (const entry of (side[name] ?? []) as readonly ScenarioCard[]) placeCard(p, entry, seat, kind)
  }
  for (const entry of [...(side.discard ?? [])].reverse()) placeCard(p, entry, seat, DISCARD)
  const deck = [...(side.deck ?? ['…'])]
  const padded = deck[deck.length - 1] === '…'
  if (padded) deck.pop()
  if (padded) for (let i = 0; i < PADDING && p.state[CARD_COUNT] < CARDS; i++) placeCard(p, NEUTRAL, seat, DECK)
  for (const entry of deck.reverse()) placeCard(p, entry, seat, DECK)
  p.amber[seat] = whole(side.amber ?? 0, 'amber', 0, 999)
  p.chains[seat] = whole(side.chains ?? 0, 'chains', 0, MOST_CHAINS)
  p.keys[seat] = keyBits(side.keys ?? [])
  if (side.houses !== undefined) for (const house of side.houses) p.identity[seat] |= 1 << houseIndex(house)
  else {
    if (side.house !== undefined) p.identity[seat] |= 1 << houseIndex(side.house)
    for (let card = 0; card < p.state[CARD_COUNT]; card++) {
      if (p.owner[card] === seat && definitions[p.printed[card]].face.id !== NEUTRAL) p.identity[seat] |= 1 << p.house[card]
    }
  }
}

/** Puts a new card into a zone of a seat, with all that the entry says. Returns its index. */
export function placeCard(p: KeyforgePosition, entry: ScenarioCard, side: number, kind: number): number {
  const card = typeof entry === 'string' ? { card: entry } : entry
  checkFields('card', card, CARD_FIELDS)
  const printed = definitionById.get(card.card)
  if (printed === undefined) throw new ScenarioError('unknown-card', `there is no card "${card.card}"`)
  const definition = sideIn(printed, kind)
  const owner = ('owner' in card ? card.owner : undefined) ?? side
  const controller = 'controller' in card ? card.controller : undefined
  if (controller !== undefined && kind > UPGRADES) {
    throw new ScenarioError('wrong-zone', `"${card.card}" is not in play, so nobody controls it: leave "controller" out`)
  }
  // an upgrade is controlled by who played it, wherever it lies (kf.upgrade.4)
  const seat = controller ?? (kind === UPGRADES ? owner : side)
  const faceDown = 'token' in card && card.token === true
  // what lies face down may be any card
  if (!faceDown) checkPlace(definition, kind, owner, seat)
  if (p.state[CARD_COUNT] >= CARDS) throw new ScenarioError('too-many-cards', `a game holds at most ${CARDS} cards`)
  const zone = zoneOf(kind, seat)
  const room = p.zones.start[zone + 1] - p.zones.start[zone]
  if (p.zones.length[zone] >= room) throw new ScenarioError('too-many-cards', `the ${p.zones.names[zone]} holds at most ${room} cards`)
  const { house, bonus }: { house?: House; bonus?: readonly Icon[] } = card
  if (house !== undefined) houseIndex(house)
  const index = addCard(p, { id: card.card, house, bonus: checkIcons(definition, bonus) }, owner)
  if (definition !== printed) p.text[index] = definition.index
  push(p.zones, zone, index)
  p.controller[index] = seat
  if (kind <= UPGRADES) p.claim[index] = seat
  if (kind === ARCHIVES && owner !== seat) p.abductor[index] = seat
  const standing = faceDown ? turnIntoToken(p, index, seat, kind) : index
  if (typeof entry !== 'string') dress(p, standing, entry, seat)
  return standing
}

/** Turns a card of a battleline face down: it stands there as the token creature of the seat's reference card (kf.token). */
function turnIntoToken(p: KeyforgePosition, hidden: number, seat: number, kind: number): number {
  if (kind !== LINE) throw new ScenarioError('wrong-zone', 'a token creature stands in a battleline')
  if (p.tokenOf[seat] === 0) throw new ScenarioError('no-token', `seat ${seat} has no reference card: give its "token"`)
  if (p.state[CARD_COUNT] >= CARDS) throw new ScenarioError('too-many-cards', `a game holds at most ${CARDS} cards`)
  const token = newToken(p, seat, hidden)
  remove(p.zones, token)
  push(p.zones, zoneOf(LINE, seat), token)
  return token
}

/** What the card is in such a zone: its other side where only that can be there (kf.upgrade.9). */
export function sideIn(printed: Definition, kind: number): Definition {
  const type = kind === LINE ? CREATURE : kind === ARTIFACTS ? ARTIFACT : kind === UPGRADES ? UPGRADE : printed.type
  return printed.otherSide >= 0 && printed.type !== type && definitions[printed.otherSide].type === type
    ? definitions[printed.otherSide]
    : printed
}

/** May a card of this kind lie in that zone of that seat? */
export function checkPlace({ face: { id }, type }: Definition, kind: number, owner: number, seat: number): void {
  const wrongType = (what: string) => new ScenarioError('wrong-type', `"${id}" is no ${what} and cannot be there`)
  if (kind === LINE && type !== CREATURE) throw wrongType('creature')
  if (kind === ARTIFACTS && type !== ARTIFACT) throw wrongType('artifact')
  if (kind === UPGRADES && type !== UPGRADE) throw wrongType('upgrade')
  if ((kind === HAND || kind === DECK || kind === DISCARD || kind === PURGED) && owner !== seat) {
    throw new ScenarioError('wrong-zone', `"${id}" belongs to seat ${owner} and cannot be in that zone of seat ${seat}`)
  }
}

/** Bonus icons to be added to a card; a card has at most ten. */
export function checkIcons({ face: { id, bonus } }: Definition, icons: readonly Icon[] = []): readonly Icon[] {
  for (const icon of icons) {
    if (!ICONS.includes(icon))
      throw new ScenarioError('bad-bonus', `there is no bonus icon "${String(icon)}"; icons are ${ICONS.join(', ')}`)
  }
  if (bonus.length + icons.length > 10) throw new ScenarioError('bad-bonus', `"${id}" would have more than ten bonus icons`)
  return icons
}

function dress(p: KeyforgePosition, index: number, card: Exclude<ScenarioCard, string>, seat: number): void {
  p.damage[index] = whole(card.damage ?? 0, 'damage', 0, 999)
  p.amberOn[index] = whole(card.amber ?? 0, 'amber on a card', 0, 999)
  p.exhausted[index] = card.exhausted ? 1 : 0
  p.status[index] = (card.stunned ? STUN : 0) | (card.warded ? WARD : 0) | (card.enraged ? ENRAGE : 0)
  for (const [name, n] of Object.entries(card.counters ?? {}) as [CounterName, number][]) setCounters(p, index, name, n)
  for (const upgrade of card.upgrades ?? []) p.host[placeCard(p, upgrade, seat, UPGRADES)] = index
  for (const entry of card.under ?? []) {
    const under = placeCard(p, entry, seat, UNDER)
    p.host[under] = index
    p.knownTo[under] = 1 << seat
  }
}

/** Takes everything off a card that is edited out of play: what lies on and under it goes to the discard piles, nobody gets amber. */
export function stripCard(p: KeyforgePosition, card: number): void {
  for (let attached = 0; attached < p.state[CARD_COUNT]; attached++) {
    const kind = p.zones.of[attached] >> 1
    if (p.host[attached] !== card || (kind !== UPGRADES && kind !== UNDER)) continue
    stripCard(p, attached)
    remove(p.zones, attached)
    push(p.zones, zoneOf(DISCARD, p.owner[attached]), attached)
  }
  const columns = [p.damage, p.amberOn, p.status, p.exhausted, p.armorUsed, p.armorSeen]
  for (const column of [...columns, p.since, p.attacked, p.tagged]) column[card] = 0
  clearCounters(p, card)
  p.host[card] = -1
  p.text[card] = p.printed[card]
  forgetCard(p, card)
}

/** The bits of these keys. */
export function keyBits(keys: readonly string[]): number {
  let bits = 0
  for (const key of keys) {
    const index = (KEY_COLORS as readonly string[]).indexOf(key)
    if (index < 0) throw new ScenarioError('bad-key', `there is no key "${key}"; keys are ${KEY_COLORS.join(', ')}`)
    bits |= 1 << index
  }
  return bits
}

export function setCounters(p: KeyforgePosition, index: number, name: CounterName, n: number): void {
  const kind = COUNTERS.indexOf(name)
  if (kind < 0) throw new ScenarioError('bad-counter', `there is no counter "${name}"`)
  whole(n, `${name} counters`, 0, 99)
  changeCounters(p, index, kind, n - countersOn(p, index, kind))
}

export function houseIndex(house: House): number {
  if (!HOUSES.includes(house)) throw new ScenarioError('unknown-house', `there is no house "${String(house)}"`)
  return houseNumber(house)
}

/** The state word of the tide. */
export function tideOf(p: KeyforgePosition, wanted: Scenario['tide']): number {
  if (wanted === 0 || wanted === 1) return tide.HIGH_TIDE + wanted
  if (wanted !== undefined && wanted !== 'neutral')
    throw new ScenarioError('bad-tide', `the tide is high for seat 0 or 1, or "neutral", not ${JSON.stringify(wanted)}`)
  if (wanted === 'neutral') return tide.NEUTRAL_TIDE
  for (let card = 0; card < p.state[CARD_COUNT]; card++) if (definitions[p.printed[card]].tide) return tide.NEUTRAL_TIDE
  return tide.NO_TIDE
}

function firstHouse(p: KeyforgePosition, seat: number): number {
  for (let house = 0; house < HOUSES.length; house++) if ((p.identity[seat] & (1 << house)) !== 0) return house
  return -1
}

/** One of the two seats, or an error that says so. */
export function checkSeat(seat: number): number {
  return whole(seat, 'the seat', 0, 1)
}

export function whole(value: number, what: string, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new ScenarioError('bad-number', `${what} must be a whole number from ${least} to ${most}`)
  return value
}
