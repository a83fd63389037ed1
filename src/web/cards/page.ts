// Cards for reading: the list of all, and one with where it was printed and what it is made of.
import { outline } from '../../ability/outline.ts'
import { capital } from '../../ability/text/capital.ts'
import {
  CARD_TYPES,
  cardName,
  faces,
  findCards,
  KEYWORDS,
  RARITIES,
  rarityOf,
  SETS,
  SHEET_WORDS,
  termOf,
} from '../../games/keyforge/index.ts'
import type { CardFace, CardPrinting } from '../../games/keyforge/index.ts'
import { title } from '../../games/keyforge/title.ts'
import { deckWords } from '../decks/words.ts'
import { ruleOfKeyword } from '../keyforge/keyword-rule.ts'
import type { KeyforgeFace } from '../keyforge/view.ts'
import type { Language } from '../protocol.ts'
import type { CardList, CardPage, CardRow, PrintingRow } from './view.ts'

const byId = new Map(faces.map((face) => [face.id, face]))

export function listCards(language: Language): CardList {
  const all = findCards({}, language)
  return { language, rows: all.map((face) => rowOf(face, language)), choices: choicesOf(all, language) }
}

/** Undefined for a card that there is not. */
export function showCard(id: string, language: Language): CardPage | undefined {
  const face = byId.get(id)
  if (face === undefined) return undefined
  return {
    language,
    face: title.face(id, language) as KeyforgeFace,
    printings: face.printings.map((printing, index) => printingOf(printing, face.printings[index - 1], language)),
    rules: rulesOf(face),
    tree: outline(face.abilities),
  }
}

function rowOf(face: CardFace, language: Language): CardRow {
  const { id, house, printings } = face
  const printed = [...new Set(printings.map(({ set, number }) => `${set.toUpperCase()} ${number}`))].join(', ')
  return { id, name: cardName(id, language) ?? id, house, kind: sayKind(face, language), printed }
}

/** What there is among the cards, named in the language; houses and keywords in its alphabet. */
function choicesOf(all: readonly CardFace[], language: Language): CardList['choices'] {
  const { types, rarities } = SHEET_WORDS[language]
  const printings = all.flatMap((face) => face.printings)
  const sets = new Set(printings.map(({ set }) => set))
  const houses = new Set(printings.map(({ house }) => house))
  const named = (kind: string, keys: readonly string[]) =>
    keys.map((key) => ({ key, name: capital(termOf(kind, key, language)) })).sort((a, b) => a.name.localeCompare(b.name, language))
  return {
    set: SETS.filter(({ slug }) => sets.has(slug)).map(({ slug, name }) => ({ key: slug, name })),
    house: named('house', [...houses]),
    type: CARD_TYPES.map((type) => ({ key: type, name: capital(types[type][0]) })),
    rarity: RARITIES.map((rarity) => ({ key: rarity, name: capital(rarities[rarity]) })),
    keyword: named('keyword', [...KEYWORDS, 'enhance']),
  }
}

/** Such as "Creature, power 3, armor 1". */
function sayKind({ type, power, armor }: CardFace, language: Language): string {
  const words = deckWords(language)
  const facts = [capital(SHEET_WORDS[language].types[type][0])]
  if (type === 'creature') facts.push(words.power(power), ...(armor > 0 ? [words.armor(armor)] : []))
  return facts.join(', ')
}

function printingOf(printing: CardPrinting, before: CardPrinting | undefined, language: Language): PrintingRow {
  const { set, number, house } = printing
  const changed = (['rarity', 'house'] as const).filter((what) => before !== undefined && before[what] !== printing[what])
  return {
    set: SETS.find(({ slug }) => slug === set)?.name ?? set,
    number,
    rarity: SHEET_WORDS[language].rarities[rarityOf(printing)],
    house,
    changed,
  }
}

/** Its keywords, and what a token creature, an anomaly and a gigantic creature are. */
function rulesOf(face: CardFace): string[] {
  return [
    ...face.keywords.map(({ keyword }) => ruleOfKeyword(keyword)),
    ...(face.enhance === undefined ? [] : [ruleOfKeyword('enhance')]),
    ...(face.token === true ? ['kf.token.2'] : []),
    ...(face.anomaly === true ? ['kf.anomaly.1'] : []),
    ...(face.abilities.some(({ word }) => word === 'halfOfGigantic') ? ['kf.gigantic.1'] : []),
  ]
}
