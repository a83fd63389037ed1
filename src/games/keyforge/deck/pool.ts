import type { Language } from '../../../ability/language.ts'
import { editDistance } from '../../../kernel/spelling.ts'
import { HOUSES } from '../rules/index.ts'
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
  readonly spellings: readonly (readonly [string, CardFace])[]
  /** Titles in other languages, filled when one is first looked for. */
  readonly foreign: Map<Language, ReadonlyMap<string, CardFace>>
}

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

/** The card of an id or of an English title. */
export function faceOfWord(word: string): CardFace | undefined {
  return faceOfId(word) ?? faceOfTitle(word)
}

/** The English title of a card that is written in another language, or nearly so: to be suggested, never to be taken. */
export function suggestTitle(title: string): string | undefined {
  if (title.length > 60) return undefined
  const wanted = plain(title)
  if (wanted.length < 3) return undefined
  const { spellings } = takePool()
  for (const language of ['de', 'it'] as const) {
    const found = foreignTitles(language)?.get(wanted)
    if (found !== undefined) return found.name
  }
  let best: string | undefined
  // a third of the letters may be wrong, at most three
  let least = Math.min(3, Math.ceil(wanted.length / 3)) + 1
  for (const [spelling, { name }] of spellings) {
    const distance = editDistance(wanted, spelling, least)
    if (distance < least) {
      least = distance
      best = name
    }
  }
  return best
}

/** The house of a name such as "Star Alliance". */
export function houseOfName(name: unknown): House | undefined {
  if (typeof name !== 'string' || name.length > 30 || hasHidden(name)) return undefined
  const wanted = plain(name)
  return HOUSES.find((house) => house === wanted)
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
    const titles = new Set<string>()
    const byTitle = new Map<string, CardFace>()
    for (const face of faces) {
      const twin = face.id.endsWith(TWIN)
      const half = !twin && face.id.endsWith('2') && titles.has(plain(face.name)) && !plain(face.name).endsWith('2')
      titles.add(plain(face.name))
      byTitle.set(keyOf(face.name, { twin, half }), face)
    }
    pool = {
      made: countCards(),
      faces,
      byTitle,
      byId: new Map(faces.map((face) => [face.id, face])),
      spellings: faces.map((face) => [plain(face.name), face] as const),
      foreign: new Map(),
    }
  }
  return pool
}

/** Undefined while the language has not been brought. */
function foreignTitles(language: Language): ReadonlyMap<string, CardFace> | undefined {
  const { faces, foreign } = takePool()
  if (!foreign.has(language) && hasLanguage(language))
    foreign.set(language, new Map(faces.map((face) => [plain(nameOf(face.id, language)), face] as const)))
  return foreign.get(language)
}

function keyOf(title: string, { twin = false, half = false }: Print): string {
  return `${plain(title)}${twin ? ' twin' : ''}${half ? ' half' : ''}`
}
