import { LANGUAGES } from '../../../ability/language.ts'
import { editDistance } from '../../../kernel/spelling.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import { definitionById, HOUSES } from '../rules/index.ts'
import type { CardFace, Rarity } from '../sets/index.ts'
import { byNumber, countCards, knownFaces, RARITIES } from '../sets/index.ts'
import type { House } from '../rules/index.ts'
import { hasLanguage, nameOf } from '../speech/index.ts'
import { hasHidden } from './fault.ts'

/** What tells cards of the same title apart. */
export interface Print {
  /** The evil twin of a card is another card of the same title. */
  readonly twin?: boolean
  /** The second half of a gigantic creature has the title of the first. */
  readonly half?: boolean
}

const TWIN = '-evil-twin'

interface Pool {
  /** How much there was in memory when it was made. */
  readonly made: number
  readonly faces: readonly CardFace[]
  readonly byId: ReadonlyMap<string, CardFace>
  readonly byTitle: ReadonlyMap<string, CardFace>
  /** Titles as they are compared, for suggestions. */
  readonly spellings: readonly (readonly [string, string])[]
  /** What is known of titles in other languages, by how many of these had been brought. */
  foreign: Foreign
}

interface Foreign {
  readonly languages: number
  readonly byTitle: ReadonlyMap<string, readonly CardFace[]>
  readonly spellings: readonly (readonly [string, string])[]
}

/** English ones alone are known. */
const NO_TITLES: Foreign = { languages: 0, byTitle: new Map(), spellings: [] }

let pool: Pool | undefined

/** The cards of a set as they are printed in it, in number order. */
export function facesOfSet(set: string): readonly CardFace[] {
  const faces = takePool().faces.flatMap((face) =>
    face.printings.filter((one) => one.set === set).map((printing) => ({ ...face, ...printing })),
  )
  return faces.sort(byNumber)
}

export function faceOfId(id: string): CardFace | undefined {
  return takePool().byId.get(id)
}

/** The evil twin of a card, where it has one. */
export function evilTwinOf(id: string): CardFace | undefined {
  return faceOfId(`${id}${TWIN}`)
}

/** The card of an English title, however its quotes, accents, dashes and capitals are written. Nothing is guessed beyond that. */
export function faceOfTitle(title: string, print: Print = {}): CardFace | undefined {
  return hasHidden(title) ? undefined : takePool().byTitle.get(keyOf(title, print))
}

/**
 * The card of a title in any language that was brought. An English title comes first; of several cards that have it, it is the only one of the
 * house under which it stands, or none.
 */
export function faceOfAnyTitle(title: string, print: Print = {}, house?: House): CardFace | undefined {
  const own = faceOfTitle(title, print)
  if (own !== undefined || hasHidden(title)) return own
  const all = takeForeign().byTitle.get(keyOf(title, print)) ?? []
  const [face, ...others] = all.length < 2 ? all : all.filter((one) => one.house === house)
  return others.length === 0 ? face : undefined
}

/** The card of an id or of a title; of several of one title, that of the house. */
export function faceOfWord(word: string, house?: House): CardFace | undefined {
  return faceOfId(word) ?? faceOfAnyTitle(word, {}, house)
}

/** The title that lies nearest to one that no card has, or all that it may mean: to be suggested, never to be taken. */
export function suggestTitles(title: string): readonly string[] {
  if (title.length > 60) return []
  const wanted = plain(title)
  if (wanted.length < 3) return []
  const foreign = takeForeign()
  // several cards of one title: their English ones tell them apart
  const shared = foreign.byTitle.get(wanted)
  if (shared !== undefined) return shared.map(({ name }) => name)
  let best: string | undefined
  // a third of the letters may be wrong, at most three
  let least = Math.min(3, Math.ceil(wanted.length / 3)) + 1
  for (const [spelling, title] of [...takePool().spellings, ...foreign.spellings]) {
    const distance = editDistance(wanted, spelling, least)
    if (distance < least) {
      least = distance
      best = title
    }
  }
  return best === undefined ? [] : [best]
}

/** The house of a name such as "Star Alliance", in any language. */
export function houseOfName(name: unknown): House | undefined {
  if (typeof name !== 'string' || name.length > 30 || hasHidden(name)) return undefined
  const wanted = plain(name)
  return HOUSES.find((house) => house === wanted || plain(german.houses[house]) === wanted || plain(italian.houses[house]) === wanted)
}

/** Letters and digits alone, without accents and in small letters. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

export function rarityOf({ rarity }: { readonly rarity: string }): Rarity {
  return RARITIES.find((one) => one === rarity) ?? 'Special'
}

function takePool(): Pool {
  // tests load cards of their own
  if (pool === undefined || pool.made !== countCards()) {
    const faces = knownFaces()
    pool = {
      made: countCards(),
      faces,
      byTitle: new Map(faces.map((face) => [keyOf(face.name, printOf(face)), face])),
      byId: new Map(faces.map((face) => [face.id, face])),
      spellings: faces.map(({ name }) => [plain(name), name] as const),
      foreign: NO_TITLES,
    }
  }
  return pool
}

/** Titles in the languages that have been brought by now. */
function takeForeign(): Foreign {
  const { faces, foreign } = takePool()
  const languages = LANGUAGES.filter((language) => language !== 'en' && hasLanguage(language))
  if (foreign.languages === languages.length) return foreign
  const byTitle = new Map<string, readonly CardFace[]>()
  const spellings: (readonly [string, string])[] = []
  for (const language of languages) {
    for (const face of faces) {
      const title = nameOf(face.id, language)
      const key = keyOf(title, printOf(face))
      const others = byTitle.get(key) ?? []
      if (!others.includes(face)) byTitle.set(key, [...others, face])
      spellings.push([plain(title), title])
    }
  }
  const made = { languages: languages.length, byTitle, spellings }
  takePool().foreign = made
  return made
}

function printOf({ id }: CardFace): Print {
  return { twin: id.endsWith(TWIN), half: definitionById.get(id)?.half === 2 }
}

function keyOf(title: string, { twin = false, half = false }: Print): string {
  return `${plain(title)}${twin ? ' twin' : ''}${half ? ' half' : ''}`
}
