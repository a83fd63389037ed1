import { capital } from '../../../ability/text/capital.ts'
import type { Result } from '../../../kernel/game.ts'
import type { Deck, DeckCard, House, Icon } from '../rules/index.ts'
import { termOf } from '../speech/index.ts'
import {
  faultOfHouse,
  faultOfCopy,
  faultsOfCount,
  houseOfCard,
  isMaverick,
  isObject,
  makeCard,
  readHouses,
  readIcons,
  tooMany,
  unknownCard,
} from './check.ts'
import type { DeckReading } from './check.ts'
import { faultOf, faultOfName, quote } from './fault.ts'
import type { DeckFault } from './fault.ts'
import { definitionById } from '../rules/index.ts'
import { faceOfAnyTitle, faceOfId, houseOfName, plain, suggestTitles } from './pool.ts'
import { setOfExpansion, setOfSlug, SETS } from '../sets/index.ts'

/** More cards than any deck lists, references and all. */
const MOST = 100

/** One description of `_linked.cards`, after reading. */
interface Entry {
  readonly title: string
  /** Beside the deck: a token's reference card, a prophecy and the like. */
  readonly reference?: true
  readonly id?: string
  readonly house?: House
  readonly enhanced?: true
  /** Printed for an earlier set than the deck. */
  readonly legacy?: true
}

/**
 * Reads a deck as the Master Vault gives it out, with its cards linked. Cards are found by their titles in any language; one that is not known
 * here is told with its set, and nothing is ever put in its place. Mavericks, anomalies and legacy cards are full parts of the deck, each
 * of the house it names (kf.maverick.1, kf.anomaly.1, kf.legacy.1). Tells every fault and never throws.
 */
export function readMasterVault(value: unknown): Result<DeckReading, DeckFault[]> {
  const data = isObject(value) ? value.data : undefined
  if (!isObject(value) || !isObject(data)) {
    return { ok: false, error: [faultOf('no-deck', [Array.isArray(data) ? 'listOfDecks' : 'noVaultDeck'])] }
  }
  const faults: DeckFault[] = []
  const name = faultOfName(data.name)
  if (name !== undefined) faults.push(name)
  const links = isObject(data._links) ? data._links : {}
  const houses = readHouses(links.houses, houseOfName, faults)
  const reading = readCards(value, data, links.cards, houses, faults)
  if (faults.length > 0 || houses === undefined || reading === undefined) return { ok: false, error: faults }
  const { cards, legacies, token, tide, skipped } = reading
  const set = setOfExpansion(data.expansion)
  return {
    ok: true,
    value: {
      deck: { name: (data.name as string).trim(), houses, cards, ...(token === undefined ? {} : { token }), ...(tide && { tide }) },
      ...(set === undefined ? {} : { set: set.slug }),
      ...(legacies.length === 0 ? {} : { legacies }),
      skipped,
    },
  }
}

interface Cards {
  readonly cards: readonly DeckCard[]
  readonly legacies: readonly string[]
  readonly token?: string
  readonly tide: boolean
  readonly skipped: readonly string[]
}

function readCards(
  value: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
  listed: unknown,
  houses: readonly House[] | undefined,
  faults: DeckFault[],
): Cards | undefined {
  const linked = isObject(value._linked) ? value._linked.cards : undefined
  if (!Array.isArray(listed) || !Array.isArray(linked)) {
    faults.push(faultOf('no-cards', ['cardsNotLinked', Array.isArray(listed) ? '_linked.cards' : 'data._links.cards']))
    return undefined
  }
  for (const list of [listed, linked]) {
    if (list.length > MOST) {
      faults.push(tooMany(list.length))
      return undefined
    }
  }
  const entries = readEntries(linked, data.expansion, faults)
  const icons = readCopies(data.bonus_icons, entries, faults)
  const cards: DeckCard[] = []
  const count = new Map<House, number>()
  const skipped = new Set<string>()
  const told = new Set<unknown>()
  let token: string | undefined
  let tide = false
  for (const key of listed as unknown[]) {
    const entry = typeof key === 'string' ? entries.get(key) : undefined
    if (entry === undefined) {
      if (!told.has(key)) faults.push(faultOf('bad-card', ['notLinked', quote(key)]))
      told.add(key)
      continue
    }
    if (entry.reference) {
      token ??= entry.id
      if (plain(entry.title) === 'thetide') tide = true
      else if (entry.id === undefined) skipped.add(entry.title)
      continue
    }
    if (entry.house === undefined) continue
    // cards that are not known are counted too, so that the number told is that of the deck
    count.set(entry.house, (count.get(entry.house) ?? 0) + 1)
    if (entry.id === undefined) continue
    const bonus = icons.get(key as string)?.shift() ?? []
    const card = makeCard(entry.id, entry.house, bonus)
    const fault = houses === undefined ? undefined : (faultOfHouse(entry.title, entry.house, houses) ?? faultOfCopy(card))
    if (fault !== undefined && !told.has(key)) faults.push(fault)
    if (fault !== undefined) told.add(key)
    cards.push(card)
  }
  for (const [key, left] of icons) {
    const title = entries.get(key)?.title ?? key
    if (left.length > 0 && entries.get(key)?.id !== undefined)
      faults.push(faultOf('bad-bonus', ['iconsLeft', quote(title), left.length], { card: title }))
  }
  const unread = told.size > 0 || [...entries.values()].some(({ reference, house }) => !reference && house === undefined)
  if (houses !== undefined) faults.push(...faultsOfCount(houses, count, unread))
  const legacies = [...entries.values()].flatMap(({ id, legacy }) => (legacy && id !== undefined ? [id] : []))
  return { cards, legacies, ...(token === undefined ? {} : { token }), tide, skipped: [...skipped] }
}

function readEntries(linked: readonly unknown[], expansion: unknown, faults: DeckFault[]): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  linked.forEach((card, i) => {
    if (!isObject(card) || typeof card.id !== 'string' || typeof card.card_title !== 'string') {
      const name = isObject(card) && typeof card.card_title === 'string' ? quote(card.card_title) : undefined
      faults.push(faultOf('bad-card', ['linkedCard', i + 1, name]))
      return
    }
    if (entries.has(card.id)) {
      faults.push(faultOf('bad-card', ['linkedTwice', quote(card.card_title)], { card: card.card_title }))
      return
    }
    entries.set(card.id, readEntry(card, card.card_title, expansion, faults))
  })
  return entries
}

function readEntry(card: Readonly<Record<string, unknown>>, title: string, deckExpansion: unknown, faults: DeckFault[]): Entry {
  const expansion = card.expansion ?? deckExpansion
  const type = typeof card.card_type === 'string' ? card.card_type.toLowerCase() : ''
  const house = houseOfName(card.house)
  const face = faceOfAnyTitle(title, { twin: card.rarity === 'Evil Twin', half: type === 'creature2' }, house)
  const set =
    setOfExpansion(expansion)?.name ?? (typeof expansion === 'number' || typeof expansion === 'string' ? `set ${expansion}` : undefined)
  const unknown = () => unknownCard(title, { set, suggestions: suggestTitles(title), twin: card.rarity === 'Evil Twin' })
  if (card.is_non_deck === true) {
    if (!type.includes('token')) return { title, reference: true }
    if (face === undefined) faults.push(unknown())
    return { title, reference: true, ...(face === undefined ? {} : { id: face.id }) }
  }
  if (house === undefined) faults.push(faultOf('unknown-house', ['cardOfUnknownHouse', quote(title), quote(card.house)], { card: title }))
  const entry = {
    title,
    ...(house === undefined ? {} : { house }),
    ...(card.is_enhanced === true ? { enhanced: true as const } : {}),
    ...(isEarlier(expansion, deckExpansion) && card.is_anomaly !== true ? { legacy: true as const } : {}),
  }
  if (face === undefined) {
    faults.push(unknown())
    return entry
  }
  // two halves of a gigantic creature are "Creature1" and "Creature2"
  if (type !== '' && type.replace(/[12]$/, '') !== face.type) {
    faults.push(faultOf('wrong-type', ['wrongType', quote(title), quote(card.card_type), face.type], { card: title }))
    return entry
  }
  return { ...entry, id: face.id }
}

/** The icons of each enhanced copy, in order: two copies of a card may have different ones. */
function readCopies(value: unknown, entries: ReadonlyMap<string, Entry>, faults: DeckFault[]): Map<string, Icon[][]> {
  const copies = new Map<string, Icon[][]>()
  if (value !== undefined && value !== null && (!Array.isArray(value) || value.length > MOST)) {
    faults.push(faultOf('bad-bonus', ['copiesNoList', quote(value)]))
    return copies
  }
  for (const one of (value ?? []) as unknown[]) {
    const key = isObject(one) ? one.card_id : undefined
    const entry = typeof key === 'string' ? entries.get(key) : undefined
    if (!isObject(one) || typeof key !== 'string' || entry === undefined) {
      faults.push(faultOf('bad-bonus', ['copyNotInDeck', quote(key)]))
      continue
    }
    copies.set(key, [...(copies.get(key) ?? []), readIcons(entry.title, one.bonus_icons, faults)])
  }
  for (const [key, { title, enhanced, id }] of entries) {
    if (enhanced && id !== undefined && !copies.has(key))
      faults.push(faultOf('bad-bonus', ['enhancedWithout', quote(title)], { card: title }))
  }
  return copies
}

function isEarlier(one: unknown, other: unknown): boolean {
  const [at, of] = [one, other].map((expansion) => SETS.findIndex((set) => set.expansion === expansion))
  return at >= 0 && at < of
}

/**
 * A deck in the shape in which the Master Vault gives decks out, as far as that is known here. `readMasterVault` reads it back. Without a
 * set, that of most of its cards is told.
 */
export function makeMasterVault(deck: Deck, { set, legacies = [] }: Pick<DeckReading, 'set' | 'legacies'> = {}): MasterVaultDeck {
  const expansion = (set === undefined ? undefined : setOfSlug(set)?.expansion) ?? expansionOf(deck)
  const linked = new Map<string, MasterVaultCard>()
  const icons: { card_id: string; bonus_icons: readonly Icon[] }[] = []
  const listed = deck.cards.map((card) => {
    const key = keyOf(card)
    if (!linked.has(key)) linked.set(key, describe(key, card, set !== undefined && !legacies.includes(card.id) ? expansion : undefined))
    if (card.bonus !== undefined && card.bonus.length > 0) icons.push({ card_id: key, bonus_icons: card.bonus })
    return key
  })
  if (deck.token !== undefined) {
    const key = `token ${deck.token}`
    linked.set(key, { ...describe(key, { id: deck.token }), card_type: 'Token Creature', is_non_deck: true })
    listed.push(key)
  }
  return {
    data: {
      name: deck.name,
      expansion,
      bonus_icons: icons,
      _links: { houses: deck.houses.map(houseName), cards: listed },
    },
    _linked: { cards: [...linked.values()] },
  }
}

export interface MasterVaultCard {
  readonly id: string
  readonly card_title: string
  readonly house: string
  readonly card_type: string
  readonly rarity: string
  readonly expansion: number | undefined
  readonly card_number: string
  readonly power: number | null
  readonly is_maverick: boolean
  readonly is_anomaly: boolean
  readonly is_enhanced: boolean
  readonly is_non_deck: boolean
}

export interface MasterVaultDeck {
  readonly data: {
    readonly name: string
    readonly expansion: number | undefined
    readonly bonus_icons: readonly { readonly card_id: string; readonly bonus_icons: readonly Icon[] }[]
    readonly _links: { readonly houses: readonly string[]; readonly cards: readonly string[] }
  }
  readonly _linked: { readonly cards: readonly MasterVaultCard[] }
}

function describe(key: string, card: DeckCard, expansion?: number): MasterVaultCard {
  const face = faceOfId(card.id)
  if (face === undefined) throw new Error(`there is no card "${card.id}"`)
  const house = houseOfCard(card)
  return {
    id: key,
    card_title: face.name,
    house: houseName(house),
    card_type: `${capital(face.type)}${definitionById.get(card.id)?.half || ''}`,
    rarity: face.id.endsWith('-evil-twin') ? 'Evil Twin' : face.rarity,
    expansion: expansion ?? setOfSlug(face.set)?.expansion,
    card_number: face.number,
    power: face.type === 'creature' ? face.power : null,
    is_maverick: isMaverick(card),
    is_anomaly: face.anomaly === true,
    is_enhanced: (card.bonus?.length ?? 0) > 0,
    is_non_deck: false,
  }
}

/** Copies that differ are described apart, so that each keeps its place in the deck. */
function keyOf(card: DeckCard): string {
  return [card.id, houseOfCard(card), ...(card.bonus ?? [])].join(' ')
}

/** The set of most of its cards. */
function expansionOf(deck: Deck): number | undefined {
  const count = new Map<string, number>()
  let most = ''
  for (const { id } of deck.cards) {
    const slug = faceOfId(id)?.set ?? ''
    count.set(slug, (count.get(slug) ?? 0) + 1)
    if ((count.get(slug) ?? 0) > (count.get(most) ?? 0)) most = slug
  }
  return setOfSlug(most)?.expansion
}

function houseName(house: House): string {
  return termOf('house', house, 'en')
}
