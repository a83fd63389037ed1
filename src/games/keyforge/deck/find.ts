import type { Language } from '../../../ability/language.ts'
import { pageOf, seek } from '../../search.ts'
import type { CardType, House, KeywordName } from '../rules/index.ts'
import { countCards, facesOfSets } from '../sets/index.ts'
import type { CardFace, CardPrinting, Rarity } from '../sets/index.ts'
import { nameOf, textOf } from '../speech/index.ts'
import { cardFacts } from './card-facts.ts'
import { rarityOf } from './pool.ts'

/** What is looked for among all cards; what is left out may be anything. */
export interface CardWishes {
  /** Set, house and rarity are those of one printing. */
  readonly set?: string
  readonly house?: House
  readonly rarity?: Rarity
  readonly type?: CardType
  /** Printed on it, or put on other cards of its deck (enhance). */
  readonly keyword?: KeywordName | 'enhance'
  /** Each of these stands in its name, on it, or in its text. */
  readonly words?: string
}

/** The cards that are as wished for, in the order of the sets; read in the language, which must have been brought. */
export function findCards(wishes: CardWishes, language: Language): readonly CardFace[] {
  const { type, keyword, words = '' } = wishes
  const fits = seek(words)
  return readPages(language)
    .filter(
      ({ face, says }) =>
        (type === undefined || face.type === type) &&
        (keyword === undefined || hasKeyword(face, keyword)) &&
        face.printings.some((one) => isPrinted(one, wishes)) &&
        fits(says),
    )
    .map(({ face }) => face)
}

/** The second half of a gigantic creature is no card of its own to a reader (kf.gigantic.1). */
export function isSecondHalf({ abilities }: CardFace): boolean {
  return abilities.some(({ word, args }) => word === 'halfOfGigantic' && args[0] === 2)
}

interface Page {
  readonly face: CardFace
  readonly says: string
}

/** All cards as a language reads them, read once. */
const read = new Map<Language, { readonly count: number; readonly pages: readonly Page[] }>()

function readPages(language: Language): readonly Page[] {
  const known = read.get(language)
  if (known?.count === countCards()) return known.pages
  const pages = facesOfSets()
    .filter((face) => !isSecondHalf(face))
    .map((face) => ({ face, says: sayAll(face, language) }))
  read.set(language, { count: countCards(), pages })
  return pages
}

/** A card is found by its English name too, which is how others may call it. */
function sayAll(face: CardFace, language: Language): string {
  const lines = textOf(face.id, language).map(({ trigger, text }) => (trigger === undefined ? text : `${trigger}: ${text}`))
  return pageOf(nameOf(face.id, language), face.name, cardFacts(face.id, language), ...lines)
}

function hasKeyword(face: CardFace, wanted: KeywordName | 'enhance'): boolean {
  return wanted === 'enhance' ? face.enhance !== undefined : face.keywords.some(({ keyword }) => keyword === wanted)
}

function isPrinted(printing: CardPrinting, { set, house, rarity }: CardWishes): boolean {
  return (
    (set === undefined || printing.set === set) &&
    (house === undefined || printing.house === house) &&
    (rarity === undefined || rarityOf(printing) === rarity)
  )
}
