import type { Result } from '../../../kernel/game.ts'
import type { CardFace } from '../sets/index.ts'
import { HOUSES, ICONS } from '../rules/index.ts'
import type { Deck, DeckCard, House, Icon } from '../rules/index.ts'
import { shorten } from '../../../kernel/excerpt.ts'
import { faultOf, faultOfName, quote } from './fault.ts'
import type { DeckFault } from './fault.ts'
import { faceOfId } from './pool.ts'

/** A deck that was read, and what came with it. */
export interface DeckReading {
  readonly deck: Deck
  /** The set it was printed in, when that was said and is known. */
  readonly set?: string
  /** Ids of its cards that were printed for an earlier set (kf.legacy.1), when that was said. */
  readonly legacies?: readonly string[]
  /** Titles of cards that lie beside the deck and have no use here. */
  readonly skipped: readonly string[]
}

export const HOUSES_OF_DECK = 3
export const CARDS_OF_HOUSE = 12
/** No card has more room for icons. */
const MOST_ICONS = 10
const FIELDS_OF_DECK = ['name', 'houses', 'cards', 'token', 'tide']
const FIELDS_OF_CARD = ['id', 'house', 'bonus']
const MOST_FIELDS_TOLD = 5

/** Reads a deck as records and setups hold it: `{ name, houses, cards: [{ id, house?, bonus? }], token?, tide? }`. Tells every fault. */
export function readDeckObject(value: unknown): Result<DeckReading, DeckFault[]> {
  if (!isObject(value)) return { ok: false, error: [noDeck(value)] }
  const faults = faultsOfFields(value, FIELDS_OF_DECK)
  const name = faultOfName(value.name)
  if (name !== undefined) faults.push(name)
  const houses = readHouses(value.houses, (house) => HOUSES.find((one) => one === house), faults)
  const cards: DeckCard[] = []
  if (!Array.isArray(value.cards)) faults.push(faultOf('no-cards', ['noCards']))
  else if (value.cards.length > 100) faults.push(tooMany(value.cards.length))
  else {
    let unread = false
    for (const card of value.cards as unknown[]) {
      const read = readCard(card, faults)
      if (read !== undefined) cards.push(read)
      else unread = true
    }
    if (houses !== undefined) faults.push(...faultsOfCards(houses, cards, unread))
  }
  const token = readToken(value.token, faults)
  const tide = readTide(value.tide, faults)
  if (faults.length > 0 || houses === undefined) return { ok: false, error: faults }
  return { ok: true, value: { deck: { name: (value.name as string).trim(), houses, cards, ...token, ...tide }, skipped: [] } }
}

/** Three different houses, or a fault for what is wrong with them. */
export function readHouses(
  value: unknown,
  find: (name: unknown) => House | undefined,
  faults: DeckFault[],
): readonly [House, House, House] | undefined {
  if (!Array.isArray(value)) {
    faults.push(faultOf('bad-house', ['housesNoList', quote(value)]))
    return undefined
  }
  const given = value as unknown[]
  if (given.length !== HOUSES_OF_DECK) {
    faults.push(faultOf('bad-house', ['houseCount', given.length, given.length < 10 ? given.map(quote) : []]))
    return undefined
  }
  const before = faults.length
  const houses = given.map((name) => {
    const house = find(name)
    if (house === undefined) faults.push(faultOf('unknown-house', ['unknownHouse', quote(name), HOUSES]))
    return house as House
  })
  if (faults.length > before) return undefined
  if (new Set(houses).size < HOUSES_OF_DECK) {
    faults.push(faultOf('bad-house', ['houseTwice', houses]))
    return undefined
  }
  return [houses[0], houses[1], houses[2]]
}

/** What is wrong with cards that are all known: their houses, their icons, twelve of each house. */
export function faultsOfCards(houses: readonly House[], cards: readonly DeckCard[], unread: boolean): DeckFault[] {
  const faults: DeckFault[] = []
  const count = new Map<House, number>()
  for (const card of cards) {
    const house = houseOfCard(card)
    count.set(house, (count.get(house) ?? 0) + 1)
    const fault = faultOfHouse(card.id, house, houses) ?? faultOfCopy(card)
    if (fault !== undefined && !faults.some(({ message }) => message === fault.message)) faults.push(fault)
  }
  return [...faults, ...faultsOfCount(houses, count, unread)]
}

/** Houses without twelve cards. When some cards could not be read, too few is no fault of its own: they would be missed a second time. */
export function faultsOfCount(houses: readonly House[], count: ReadonlyMap<House, number>, unread = false): DeckFault[] {
  return houses.flatMap((house): DeckFault[] => {
    const n = count.get(house) ?? 0
    if (n === CARDS_OF_HOUSE || (unread && n < CARDS_OF_HOUSE)) return []
    return [faultOf('wrong-count', ['cardsOfHouse', house, n])]
  })
}

export function faultOfHouse(card: string, house: House, houses: readonly House[]): DeckFault | undefined {
  if (houses.includes(house)) return undefined
  return faultOf('wrong-house', ['cardOfForeignHouse', quote(card), house, houses], { card })
}

/** A token creature lies beside a deck (kf.token.2); no card has room for more icons. */
export function faultOfCopy({ id, bonus = [] }: DeckCard): DeckFault | undefined {
  if (faceOfId(id)?.token) return faultOf('bad-card', ['tokenInDeck', quote(id)], { card: id })
  const n = (faceOfId(id)?.bonus.length ?? 0) + bonus.length
  return n > MOST_ICONS ? faultOf('bad-bonus', ['tooManyIcons', quote(id), n, MOST_ICONS], { card: id }) : undefined
}

/** The house of a copy: a maverick's is the one printed on it (kf.maverick.1). */
export function houseOfCard({ id, house }: DeckCard): House {
  return house ?? (faceOfId(id)?.house as House)
}

/** Is it of a house that it is printed in nowhere? An anomaly is of any house (kf.maverick.1, kf.anomaly.1). */
export function isMaverick({ id, house }: DeckCard): boolean {
  return house !== undefined && !isOfHouse(faceOfId(id), house)
}

/** Is the card printed in the house, or an anomaly, which may be of any? */
export function isOfHouse(face: CardFace | undefined, house: House): boolean {
  return face !== undefined && (face.anomaly === true || face.house === house || face.printings.some((one) => one.house === house))
}

/** A copy in its shortest form: the house only where it is not the printed one, the icons only where there are some. */
export function makeCard(id: string, house: House, bonus: readonly Icon[] = []): DeckCard {
  return { id, ...(house === faceOfId(id)?.house ? {} : { house }), ...(bonus.length === 0 ? {} : { bonus }) }
}

export function tooMany(n: number): DeckFault {
  return faultOf('wrong-count', ['tooManyCards', n])
}

export function unknownCard(
  card: string,
  { set, suggestions = [], twin = false }: { set?: string | undefined; suggestions?: readonly string[]; twin?: boolean } = {},
): DeckFault {
  const of = set === undefined ? undefined : shorten(set)
  const says = twin ? (['unknownTwin', quote(card), of] as const) : (['unknownCard', quote(card), of, suggestions] as const)
  return faultOf('unknown-card', says, { card, ...(set === undefined ? {} : { set }) })
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readCard(value: unknown, faults: DeckFault[]): DeckCard | undefined {
  if (!isObject(value) || typeof value.id !== 'string') {
    faults.push(faultOf('bad-card', ['cardWithoutId', quote(value)]))
    return undefined
  }
  const { id, house, bonus } = value
  const face = faceOfId(id)
  if (face === undefined) {
    faults.push(unknownCard(id))
    return undefined
  }
  const before = faults.length
  faults.push(...faultsOfFields(value, FIELDS_OF_CARD, id))
  const own = house === undefined ? face.house : HOUSES.find((one) => one === house)
  if (own === undefined) faults.push(faultOf('unknown-house', ['cardOfUnknownHouse', quote(id), quote(house)], { card: id }))
  const icons = bonus === undefined ? [] : readIcons(id, bonus, faults)
  return faults.length > before ? undefined : makeCard(id, own as House, icons)
}

/** Icons of one copy; the fault names the card. */
export function readIcons(card: string, value: unknown, faults: DeckFault[]): Icon[] {
  if (!Array.isArray(value) || value.length > MOST_ICONS) {
    const count = Array.isArray(value) ? value.length : undefined
    faults.push(faultOf('bad-bonus', ['iconsNoList', quote(card), quote(value), count, MOST_ICONS], { card }))
    return []
  }
  const icons: Icon[] = []
  for (const name of value as unknown[]) {
    const icon = ICONS.find((one) => one === (typeof name === 'string' ? name.toLowerCase() : name))
    if (icon === undefined) faults.push(faultOf('bad-bonus', ['unknownIcon', quote(card), quote(name), ICONS], { card }))
    else icons.push(icon)
  }
  return icons
}

/** A field that is not known may hold what somebody thinks is in the deck: a misspelt one must not be passed over. */
function faultsOfFields(value: Readonly<Record<string, unknown>>, known: readonly string[], card?: string): DeckFault[] {
  const place = card === undefined ? {} : { card }
  const foreign = Object.keys(value).filter((field) => !known.includes(field))
  return foreign.slice(0, MOST_FIELDS_TOLD).map((field) => faultOf('unknown-field', ['unknownField', quote(field), known], place))
}

function readToken(value: unknown, faults: DeckFault[]): { token?: string } {
  if (value === undefined) return {}
  if (typeof value === 'string' && faceOfId(value)?.token) return { token: value }
  faults.push(faultOf('unknown-card', ['unknownToken', quote(value)], typeof value === 'string' ? { card: value } : {}))
  return {}
}

function readTide(value: unknown, faults: DeckFault[]): { tide?: boolean } {
  if (value === undefined) return {}
  if (typeof value === 'boolean') return { tide: value }
  faults.push(faultOf('bad-tide', ['badTide', quote(value)]))
  return {}
}

function noDeck(value: unknown): DeckFault {
  return faultOf('no-deck', ['noDeck', quote(value)])
}
