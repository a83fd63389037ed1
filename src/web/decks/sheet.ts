// A deck for reading: its cards by house in the reader's language, and what they come to.
import { capital } from '../../ability/text/capital.ts'
import {
  bringLadder,
  byNumber,
  cardName,
  emblemOf,
  estimateDeck,
  faces,
  identityOf,
  isMaverick,
  oddsByTurn,
  readDeckObject,
  setsOfDeck,
  SHEET_WORDS,
  statisticsOf,
  termOf,
} from '../../games/keyforge/index.ts'
import type { CardFace, Deck, DeckCard } from '../../games/keyforge/index.ts'
import { title } from '../../games/keyforge/title.ts'
import type { House, KeyforgeFace } from '../keyforge/view.ts'
import type { Language } from '../protocol.ts'
import { tellFaults } from './reading.ts'
import type { Count, KeptDeck, Sheet, SheetRow, Summary } from './view.ts'
import { deckWords } from './words.ts'

/** Turns for which the odds are shown. */
const TURNS = 6
/** More copies of a card than this are rare. */
const MOST_COPIES = 6
const TYPE_ORDER = ['creature', 'action', 'artifact', 'upgrade']

const byId = new Map(faces.map((face) => [face.id, face]))

export function sumUp({ id, deck }: KeptDeck, language: Language): Summary {
  const read = readDeckObject(deck)
  if (!read.ok)
    return {
      id,
      emblem: { viewBox: '0 0 100 100', shapes: [] },
      amber: 0,
      creatures: 0,
      power: 0,
      names: [],
      faults: tellFaults(read.error),
    }
  const { icons, types, power } = statisticsOf(deck)
  const names = [...new Set(deck.cards.map((card) => cardName(card.id, language) ?? card.id))]
  return { id, emblem: emblemOf(deck), amber: icons.amber, creatures: types.creature, power, names, faults: [] }
}

/** Throws for a deck that may not be played: it is checked before it is shown. */
export async function showSheet({ deck, set, legacies = [] }: KeptDeck, language: Language): Promise<Sheet> {
  const [ofSet] = setsOfDeck({ deck, legacies, ...(set !== undefined && { set }) })
  const ladder = ofSet === undefined ? undefined : await bringLadder(ofSet)
  const words = SHEET_WORDS[language]
  const { types, rarities, icons, keywords, power, armor, powers, houses, copies, mavericks, enhanced } = statisticsOf(deck)
  const copiesOf = new Map(copies.map(({ id, count }) => [id, count]))
  const count = <K extends string>(counts: Readonly<Partial<Record<K, number>>>, name: (key: K) => string): Count[] =>
    (Object.entries(counts) as [K, number][]).filter(([, n]) => n > 0).map(([key, n]) => ({ key, name: capital(name(key)), count: n }))
  const most = Math.min(MOST_COPIES, Math.max(1, ...copiesOf.values()))
  return {
    identity: identityOf(deck),
    emblem: emblemOf(deck),
    ...(deck.token !== undefined && { token: words.token(cardName(deck.token, language) ?? deck.token) }),
    language,
    houses: houses.map((tally) => ({
      house: tally.house,
      name: termOf('house', tally.house, language),
      rows: rowsOf(deck, tally.house, legacies, copiesOf, language),
      amber: tally.icons.amber,
    })),
    faces: [...new Set(deck.cards.map(({ id }) => id))].map((id) => title.face(id, language) as KeyforgeFace),
    types: count(types, (type) => words.types[type][0]).sort((a, b) => TYPE_ORDER.indexOf(a.key) - TYPE_ORDER.indexOf(b.key)),
    rarities: count(rarities, (rarity) => words.rarities[rarity]),
    icons: count(icons, (icon) => words.icon[icon]),
    keywords: count(keywords, (keyword) => termOf('keyword', keyword, language)).sort((a, b) => b.count - a.count),
    power,
    armor,
    creatures: types.creature,
    mavericks: mavericks.length,
    enhanced,
    curve: powers.map((_, value) => houses.map(({ house }) => creaturesOf(deck, house, value))),
    odds: Array.from({ length: most }, (_, i) => oddsByTurn(1, i + 1, TURNS, { first: false }, deck.cards.length)),
    oddsNote: words.odds(TURNS),
    ...(ladder !== undefined && { strength: estimateDeck(deck, ladder) }),
  }
}

function rowsOf(
  deck: Deck,
  house: House,
  legacies: readonly string[],
  copies: ReadonlyMap<string, number>,
  language: Language,
): SheetRow[] {
  const rows = new Map<string, SheetRow>()
  for (const card of deck.cards) {
    if (houseOf(card) !== house) continue
    const key = [card.id, ...(card.bonus ?? [])].join(' ')
    const before = rows.get(key)
    rows.set(key, before === undefined ? rowOf(card, legacies, copies, language) : { ...before, count: before.count + 1 })
  }
  const rank = ({ id }: SheetRow) => TYPE_ORDER.indexOf(faceOf(id).type)
  return [...rows.values()].sort((a, b) => rank(a) - rank(b) || byNumber(faceOf(a.id), faceOf(b.id)))
}

function rowOf(card: DeckCard, legacies: readonly string[], copies: ReadonlyMap<string, number>, language: Language): SheetRow {
  const face = faceOf(card.id)
  const words = SHEET_WORDS[language]
  const { power, armor } = deckWords(language)
  const facts = [capital(words.types[face.type][0])]
  if (face.type === 'creature') facts.push(power(face.power), ...(face.armor > 0 ? [armor(face.armor)] : []))
  const house = houseOf(card)
  return {
    id: card.id,
    name: cardName(card.id, language) ?? card.id,
    kind: facts.join(', '),
    count: 1,
    copies: copies.get(card.id) ?? 1,
    house,
    ...(!isMaverick(card) ? {} : { maverick: capital(words.maverick(termOf('house', face.house, language))) }),
    legacy: legacies.includes(card.id),
    icons: [...face.bonus, ...(card.bonus ?? [])],
    added: card.bonus?.length ?? 0,
  }
}

function creaturesOf(deck: Deck, house: House, power: number): number {
  return deck.cards.filter((card) => houseOf(card) === house && faceOf(card.id).type === 'creature' && faceOf(card.id).power === power)
    .length
}

/** Decks that are shown were checked, so every card is known. */
const faceOf = (id: string): CardFace => byId.get(id)!

const houseOf = (card: DeckCard): House => card.house ?? faceOf(card.id).house
