import { MOST_CHAINS } from './chains.ts'
import { excerpt } from '../../../kernel/excerpt.ts'
import type { Result, SetupError } from '../../../kernel/game.ts'
import { seedPosition } from '../../../kernel/random.ts'
import type { Seed } from '../../../kernel/random.ts'
import { boot, run } from '../../../kernel/program.ts'
import { roll } from '../../../kernel/random.ts'
import { push, shuffle } from '../../../kernel/zones.ts'
import { refuseFields } from '../../fields.ts'
import { definitionById, houseNumber, packIcons } from './definition.ts'
import type { Definition } from './definition.ts'
import { HOUSES, ICONS } from './face.ts'
import type { House, Icon } from './face.ts'
import {
  code,
  ACTIVE,
  ATTACKER,
  CARD_COUNT,
  CARDS,
  DECK,
  DEFENDER,
  FIRST_SEAT,
  HOUSE,
  INTEREST,
  KeyforgePosition,
  LAST_FOE,
  ORDER_PILES,
  SEATS,
  TIDE,
  UNWATCHED,
  zoneOf,
} from './layout.ts'
import { refill, GAME } from './turn.ts'
import { updateWatch } from './clauses.ts'
import { NEUTRAL_TIDE } from './tide.ts'
import { CapacityError } from '../../../kernel/layout.ts'

/** One card of a deck list: an id, or an id with what is special about this copy. */
export interface DeckCard {
  readonly id: string
  /** The house of a maverick; the printed house when left out. */
  readonly house?: House
  /** Icons that enhance added, after the printed ones. */
  readonly bonus?: readonly Icon[]
}

export interface Deck {
  readonly name: string
  readonly houses: readonly [House, House, House]
  readonly cards: readonly DeckCard[]
  /** The token creature on the deck's reference card. */
  readonly token?: string
  /** The deck brings the tide card (kf.tide.1); when left out, it does if one of its cards names the tide and is no anomaly. */
  readonly tide?: boolean
}

export interface KeyforgeSetup {
  readonly seats: 2
  readonly decks: readonly [Deck, Deck]
  /** Chains at the start (kf.handicap), 0 when left out. */
  readonly chains?: readonly [number, number]
  /** Who begins; drawn by chance when left out. */
  readonly first?: 0 | 1
  /** Ask for the order on discard piles (kf.destroyed.10); otherwise they lie in the order of the deck lists. */
  readonly orderPiles?: boolean
}

const FIELDS = ['seats', 'decks', 'chains', 'first', 'orderPiles']
const DECK_FIELDS = ['name', 'houses', 'cards', 'token', 'tide']
const CARD_FIELDS = ['id', 'house', 'bonus']

const fail = (code: string, message: string): { ok: false; error: SetupError } => ({ ok: false, error: { code, message } })

/** Checks a setup that came from outside. Names the first fault, the seat and the card. */
export function checkSetup(value: unknown): Result<KeyforgeSetup, SetupError> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('no-setup', 'the setup must be an object with "decks"')
  const setup = value as Partial<KeyforgeSetup>
  const foreign = refuseFields(value, FIELDS)
  if (foreign !== undefined) return { ok: false, error: foreign }
  if (setup.seats !== undefined && setup.seats !== SEATS) return fail('bad-seats', `"seats" must be 2, not ${excerpt(setup.seats)}`)
  if (!Array.isArray(setup.decks) || setup.decks.length !== SEATS) return fail('no-decks', 'the setup needs "decks" with two decks')
  for (let seat = 0; seat < SEATS; seat++) {
    const fault = checkDeck(setup.decks[seat])
    if (fault !== undefined) return fail(fault.code, `deck of seat ${seat}: ${fault.message}`)
  }
  if (setup.chains !== undefined) {
    if (
      !Array.isArray(setup.chains) ||
      setup.chains.length !== SEATS ||
      !setup.chains.every((n) => Number.isInteger(n) && n >= 0 && n <= MOST_CHAINS)
    ) {
      return fail('bad-chains', `chains must be two whole numbers from 0 to ${MOST_CHAINS}`)
    }
  }
  if (setup.first !== undefined && setup.first !== 0 && setup.first !== 1) return fail('bad-first', '"first" must be 0 or 1')
  return {
    ok: true,
    value: {
      seats: 2,
      decks: [trimDeck(setup.decks[0] as Deck), trimDeck(setup.decks[1] as Deck)],
      ...(setup.chains === undefined ? {} : { chains: [setup.chains[0], setup.chains[1]] as const }),
      ...(setup.first === undefined ? {} : { first: setup.first }),
      ...(setup.orderPiles ? { orderPiles: true } : {}),
    },
  }
}

/** The ids of all cards that a setup from outside names, whatever else is wrong with it. */
export function cardsNamed(value: unknown): string[] {
  const { decks } = (value ?? {}) as { readonly decks?: unknown }
  return (Array.isArray(decks) ? (decks as readonly unknown[]) : []).flatMap((deck) => {
    const { cards, token } = (deck ?? {}) as { readonly cards?: unknown; readonly token?: unknown }
    const ids = (Array.isArray(cards) ? (cards as readonly unknown[]) : []).map((card) => (card as Partial<DeckCard> | null)?.id)
    return [...ids, token].filter((id): id is string => typeof id === 'string')
  })
}

/** The first fault of a deck: three houses, twelve known cards of each. */
export function checkDeck(value: unknown): SetupError | undefined {
  const deck = value as Partial<Deck> | undefined
  if (typeof deck !== 'object' || deck === null || typeof deck.name !== 'string')
    return { code: 'no-deck', message: 'a deck needs "name", "houses" and "cards"' }
  const foreign = refuseFields(deck, DECK_FIELDS, 'a deck')
  if (foreign !== undefined) return foreign
  if (!Array.isArray(deck.houses) || deck.houses.length !== 3 || new Set(deck.houses).size !== 3)
    return { code: 'bad-houses', message: 'a deck has three different houses' }
  for (const house of deck.houses)
    if (!HOUSES.includes(house)) return { code: 'unknown-house', message: `there is no house ${excerpt(house)}` }
  if (!Array.isArray(deck.cards)) return { code: 'no-cards', message: 'a deck needs a list of cards' }
  const count = new Map<string, number>()
  for (const card of deck.cards as readonly Partial<DeckCard>[]) {
    if (typeof card?.id !== 'string') return { code: 'bad-card', message: 'every card of a deck needs an "id" such as "bait-and-switch"' }
    const strange = refuseFields(card, CARD_FIELDS, 'a card of a deck')
    if (strange !== undefined) return strange
    const definition = definitionById.get(card.id)
    if (definition === undefined)
      return { code: 'unknown-card', message: `there is no card ${excerpt(card.id)}; card ids look like "bait-and-switch"` }
    if (definition.face.token)
      return { code: 'token-card', message: `"${card.id}" is a token creature: it lies beside a deck, as its "token"` }
    const house = card.house ?? definition.face.house
    if (!HOUSES.includes(house))
      return { code: 'unknown-house', message: `"${card.id}" has the house ${excerpt(house)}, which there is not` }
    if (!deck.houses.includes(house))
      return { code: 'wrong-house', message: `"${card.id}" is of house ${house}, which the deck does not have` }
    if (card.bonus !== undefined && (!Array.isArray(card.bonus) || !card.bonus.every((icon) => ICONS.includes(icon)))) {
      return { code: 'bad-bonus', message: `"${card.id}" has an unknown bonus icon; known are ${ICONS.join(', ')}` }
    }
    if (definition.face.bonus.length + (card.bonus?.length ?? 0) > 10)
      return { code: 'bad-bonus', message: `"${card.id}" has more than ten bonus icons` }
    count.set(house, (count.get(house) ?? 0) + 1)
  }
  if (deck.token !== undefined && definitionById.get(deck.token)?.face.token !== true)
    return {
      code: 'unknown-card',
      message: `there is no token creature ${excerpt(deck.token)}; a token is the id of a reference card such as "grunt"`,
    }
  if (deck.tide !== undefined && typeof deck.tide !== 'boolean')
    return { code: 'bad-tide', message: `"tide" says whether the deck brings the tide card: true or false, not ${excerpt(deck.tide)}` }
  for (const house of deck.houses) {
    const n = count.get(house) ?? 0
    if (n !== 12) return { code: 'wrong-count', message: `house ${house} has ${n} cards, it must have twelve` }
  }
  return undefined
}

function trimDeck(deck: Deck): Deck {
  return {
    name: deck.name,
    houses: [deck.houses[0], deck.houses[1], deck.houses[2]],
    ...(deck.token === undefined ? {} : { token: deck.token }),
    ...(deck.tide === undefined ? {} : { tide: deck.tide }),
    cards: deck.cards.map(({ id, house, bonus }) => ({
      id,
      ...(house === undefined ? {} : { house }),
      ...(bonus === undefined ? {} : { bonus }),
    })),
  }
}

/** A position without cards, before anything happened. */
export function emptyPosition(): KeyforgePosition {
  const p = new KeyforgePosition()
  clearPosition(p)
  return p
}

export function clearPosition(p: KeyforgePosition): void {
  p.bytes.fill(0)
  p.machine[0] = -1
  p.zones.of.fill(-1)
  p.host.fill(-1)
  p.abductor.fill(-1)
  p.setAsideBy.fill(-1)
  p.left.fill(-1)
  p.right.fill(-1)
  p.state[HOUSE] = -1
  p.state[ATTACKER] = -1
  p.state[DEFENDER] = -1
  p.state[LAST_FOE] = -1
  p.state[UNWATCHED] = 1
}

/** Adds a card to the game and returns its index; it is in no zone yet. */
export function addCard(p: KeyforgePosition, { id, house, bonus }: DeckCard, owner: number): number {
  const definition = definitionById.get(id)
  if (definition === undefined) throw new Error(`there is no card "${id}"`)
  const card = p.state[CARD_COUNT]
  if (card >= CARDS) throw new CapacityError('cards', `holds ${CARDS} cards, no room for one more`)
  p.state[CARD_COUNT] = card + 1
  p.text[card] = definition.index
  p.printed[card] = definition.index
  p.owner[card] = owner
  p.controller[card] = owner
  p.claim[card] = owner
  p.house[card] = houseNumber(house ?? definition.face.house)
  p.bonus[card] = packIcons([...definition.face.bonus, ...(bonus ?? [])])
  p.state[INTEREST] |= definition.interest
  return card
}

/** Does the deck bring the tide card? */
function bringsTide({ cards, tide }: Deck): boolean {
  return tide ?? cards.some(({ id }) => definitionById.get(id)?.tide)
}

/** The seat makes token creatures of this kind; history keeps what they ask for. */
export function giveReference(p: KeyforgePosition, seat: number, definition: Definition): void {
  p.tokenOf[seat] = definition.index + 1
  p.state[INTEREST] |= definition.interest
}

/** Sets the game up as the rulebook says, up to the first mulligan (kf.setup). */
export function start(setup: KeyforgeSetup, seed: Seed): Result<KeyforgePosition, SetupError> {
  const checked = checkSetup(setup)
  if (!checked.ok) return checked
  const p = emptyPosition()
  seedPosition(p.random, seed)
  p.state[ORDER_PILES] = setup.orderPiles ? 1 : 0
  for (let seat = 0; seat < SEATS; seat++) {
    const deck = setup.decks[seat]
    for (const house of deck.houses) p.identity[seat] |= 1 << houseNumber(house)
    for (const entry of deck.cards) push(p.zones, zoneOf(DECK, seat), addCard(p, entry, seat))
    p.chains[seat] = setup.chains?.[seat] ?? 0
    if (bringsTide(deck)) p.state[TIDE] = NEUTRAL_TIDE
    if (deck.token !== undefined) giveReference(p, seat, definitionById.get(deck.token) as Definition)
  }
  p.state[FIRST_SEAT] = setup.first ?? roll(p, SEATS)
  p.state[ACTIVE] = p.state[FIRST_SEAT]
  for (let seat = 0; seat < SEATS; seat++) shuffle(p, zoneOf(DECK, seat))
  // seven cards for the first player, six for the other; chains count here too (kf.setup.6, kf.chains.5)
  for (let i = 0; i < SEATS; i++) {
    const seat = (p.state[FIRST_SEAT] + i) % SEATS
    refill(p, seat, i === 0 ? 7 : 6)
  }
  boot(p, GAME)
  run(code, p)
  updateWatch(p)
  return { ok: true, value: p }
}
