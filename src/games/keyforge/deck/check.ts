import type { Result } from '../../../kernel/game.ts'
import { HOUSES, ICONS } from '../face.ts'
import type { House, Icon } from '../face.ts'
import type { Deck, DeckCard } from '../setup.ts'
import { faultOfName, quote } from './fault.ts'
import type { DeckFault, DeckFaultCode } from './fault.ts'
import { faceOfId } from './pool.ts'

/** A deck that was read, and what came with it. */
export interface DeckReading {
  readonly deck: Deck
  /** The set it was printed in, when that was said and is known. */
  readonly set?: string
  /** Titles of cards that lie beside the deck and have no use here. */
  readonly skipped: readonly string[]
}

export const HOUSES_OF_DECK = 3
export const CARDS_OF_HOUSE = 12
/** No card has more room for icons. */
const MOST_ICONS = 10

/** Reads a deck as records and setups hold it: `{ name, houses, cards: [{ id, house?, bonus? }], token? }`. Tells every fault. */
export function readDeckObject(value: unknown): Result<DeckReading, DeckFault[]> {
  if (!isObject(value)) return { ok: false, error: [noDeck(value)] }
  const faults: DeckFault[] = []
  const name = faultOfName(value.name)
  if (name !== undefined) faults.push(name)
  const houses = readHouses(value.houses, (house) => HOUSES.find((one) => one === house), faults)
  const cards: DeckCard[] = []
  if (!Array.isArray(value.cards)) faults.push({ code: 'no-cards', message: 'a deck needs "cards", a list such as [{ "id": "punch" }]' })
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
  if (faults.length > 0 || houses === undefined) return { ok: false, error: faults }
  return { ok: true, value: { deck: { name: (value.name as string).trim(), houses, cards, ...token }, skipped: [] } }
}

/** Three different houses, or a fault for what is wrong with them. */
export function readHouses(
  value: unknown,
  find: (name: unknown) => House | undefined,
  faults: DeckFault[],
): readonly [House, House, House] | undefined {
  if (!Array.isArray(value)) {
    faults.push({ code: 'bad-house', message: `a deck needs three houses, not ${quote(value)}` })
    return undefined
  }
  const given = value as unknown[]
  if (given.length !== HOUSES_OF_DECK) {
    const names = given.length > 0 && given.length < 10 ? ` (${given.map(quote).join(', ')})` : ''
    faults.push({ code: 'bad-house', message: `the deck has ${given.length} houses${names}, it must have three` })
    return undefined
  }
  const before = faults.length
  const houses = given.map((name) => {
    const house = find(name)
    if (house === undefined)
      faults.push({ code: 'unknown-house', message: `there is no house ${quote(name)}; the houses are ${HOUSES.join(', ')}` })
    return house as House
  })
  if (faults.length > before) return undefined
  if (new Set(houses).size < HOUSES_OF_DECK) {
    faults.push({ code: 'bad-house', message: `the deck has a house twice (${houses.join(', ')}), it must have three different ones` })
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
    const fault = faultOfHouse(card.id, house, houses) ?? faultOfIcons(card)
    if (fault !== undefined && !faults.some(({ message }) => message === fault.message)) faults.push(fault)
  }
  return [...faults, ...faultsOfCount(houses, count, unread)]
}

/** Houses without twelve cards. When some cards could not be read, too few is no fault of its own: they would be missed a second time. */
export function faultsOfCount(houses: readonly House[], count: ReadonlyMap<House, number>, unread = false): DeckFault[] {
  return houses.flatMap((house): DeckFault[] => {
    const n = count.get(house) ?? 0
    if (n === CARDS_OF_HOUSE || (unread && n < CARDS_OF_HOUSE)) return []
    return [{ code: 'wrong-count', message: `house ${house} has ${n} ${cardsOf(n)}, it must have twelve` }]
  })
}

export function faultOfHouse(card: string, house: House, houses: readonly House[]): DeckFault | undefined {
  if (houses.includes(house)) return undefined
  return { code: 'wrong-house', card, message: `${quote(card)} is of house ${house}, which the deck does not have (${houses.join(', ')})` }
}

export function faultOfIcons({ id, bonus = [] }: DeckCard): DeckFault | undefined {
  const n = (faceOfId(id)?.bonus.length ?? 0) + bonus.length
  return n > MOST_ICONS
    ? { code: 'bad-bonus', card: id, message: `${quote(id)} has ${n} bonus icons, a card has room for ${MOST_ICONS}` }
    : undefined
}

/** The house of a copy: a maverick's is the one printed on it (kf.maverick.1). */
export function houseOfCard({ id, house }: DeckCard): House {
  return house ?? (faceOfId(id)?.house as House)
}

/** A copy in its shortest form: the house only where it is not the printed one, the icons only where there are some. */
export function makeCard(id: string, house: House, bonus: readonly Icon[] = []): DeckCard {
  return { id, ...(house === faceOfId(id)?.house ? {} : { house }), ...(bonus.length === 0 ? {} : { bonus }) }
}

export function tooMany(n: number): DeckFault {
  return { code: 'wrong-count', message: `the deck lists ${n} cards, it must have 36` }
}

export function unknownCard(card: string, set?: string, suggestion?: string): DeckFault {
  const of = set === undefined ? '' : ` of ${shortSet(set)}`
  const end = suggestion === undefined ? '; card ids look like "bait-and-switch"' : `; did you mean "${suggestion}"?`
  return {
    code: 'unknown-card' satisfies DeckFaultCode,
    card,
    ...(set === undefined ? {} : { set }),
    message: `there is no card ${quote(card)}${of} here${end}`,
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readCard(value: unknown, faults: DeckFault[]): DeckCard | undefined {
  if (!isObject(value) || typeof value.id !== 'string') {
    faults.push({ code: 'bad-card', message: `every card of a deck needs an "id" such as "bait-and-switch"; one is ${quote(value)}` })
    return undefined
  }
  const { id, house, bonus } = value
  const face = faceOfId(id)
  if (face === undefined) {
    faults.push(unknownCard(id))
    return undefined
  }
  const before = faults.length
  const own = house === undefined ? face.house : HOUSES.find((one) => one === house)
  if (own === undefined)
    faults.push({ code: 'unknown-house', card: id, message: `${quote(id)} is of house ${quote(house)}, which there is not` })
  const icons = bonus === undefined ? [] : readIcons(id, bonus, faults)
  return faults.length > before ? undefined : makeCard(id, own as House, icons)
}

/** Icons of one copy; the fault names the card. */
export function readIcons(card: string, value: unknown, faults: DeckFault[]): Icon[] {
  if (!Array.isArray(value) || value.length > MOST_ICONS) {
    const what = Array.isArray(value) ? `a list of ${value.length}` : quote(value)
    faults.push({
      code: 'bad-bonus',
      card,
      message: `the bonus icons of ${quote(card)} must be a list of up to ${MOST_ICONS}, not ${what}`,
    })
    return []
  }
  const icons: Icon[] = []
  for (const name of value as unknown[]) {
    const icon = ICONS.find((one) => one === (typeof name === 'string' ? name.toLowerCase() : name))
    if (icon === undefined)
      faults.push({ code: 'bad-bonus', card, message: `${quote(card)} has the bonus icon ${quote(name)}; known are ${ICONS.join(', ')}` })
    else icons.push(icon)
  }
  return icons
}

function readToken(value: unknown, faults: DeckFault[]): { token?: string } {
  if (value === undefined) return {}
  if (typeof value === 'string' && faceOfId(value) !== undefined) return { token: value }
  faults.push({
    code: 'unknown-card',
    ...(typeof value === 'string' ? { card: value } : {}),
    message: `there is no token creature ${quote(value)} here`,
  })
  return {}
}

function noDeck(value: unknown): DeckFault {
  return { code: 'no-deck', message: `a deck is an object with "name", "houses" and "cards", not ${quote(value)}` }
}

function cardsOf(n: number): string {
  return n === 1 ? 'card' : 'cards'
}

function shortSet(set: string): string {
  return quote(set).slice(1, -1)
}
