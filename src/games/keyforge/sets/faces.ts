import type { Ability } from '../../../ability/tree.ts'
import type { CardType, House, Icon } from '../rules/index.ts'
import { cardsAmong, definitions } from '../rules/index.ts'
import { RARITY_NAMES } from './printing.ts'
import { setOfSlug } from './table.ts'
import type { CardSet } from './table.ts'
import { printedKeywords } from './keywords.ts'
import type { PrintedKeyword } from './keywords.ts'
import { countCards, printingsOf } from './prints.ts'
import { setsHere } from './shelf.ts'

/** What clients are shown of the cards. */

/** Where and how a card was printed. */
export interface CardPrinting {
  readonly set: string
  readonly number: string
  readonly rarity: string
  readonly house: House
}

/** A card's printed face as lists and decks show it. */
export interface CardFace {
  readonly id: string
  readonly name: string
  readonly type: CardType
  readonly house: House
  readonly power: number
  readonly armor: number
  readonly traits: readonly string[]
  readonly keywords: readonly PrintedKeyword[]
  readonly bonus: readonly Icon[]
  /** Icons that it puts on other cards of its deck (kf.enhance.1). */
  readonly enhance?: readonly Icon[]
  /** It previewed a later set, and is of whatever house a deck has it in (kf.anomaly.1). */
  readonly anomaly?: true
  /** It is the reference card of a token creature, which lies beside a deck (kf.token.2). */
  readonly token?: true
  /** The first printing. */
  readonly set: string
  readonly number: string
  readonly rarity: string
  /** All printings, the first one first. */
  readonly printings: readonly CardPrinting[]
  /** What it does; texts are read from this. */
  readonly abilities: readonly Ability[]
}

let known: { readonly count: number; readonly faces: readonly CardFace[] } = { count: 0, faces: [] }

/** Every card that is in memory, in the order of the sets, with its printings where those were brought. */
export function knownFaces(): readonly CardFace[] {
  // sets are brought when they are wanted, and tests load cards of their own
  if (known.count !== countCards()) known = { count: countCards(), faces: makeFaces() }
  return known.faces
}

/** The same of the sets alone, without the cards that tests and scenarios have brought. */
export function facesOfSets(): readonly CardFace[] {
  const own = new Set(setsHere().flatMap(({ cards }) => cards.map(({ id }) => id)))
  return knownFaces().filter(({ id }) => own.has(id))
}

/** The order of printed numbers; those of anomalies begin with a letter. */
export function byNumber(a: { readonly number: string }, b: { readonly number: string }): number {
  return numberOf(a) - numberOf(b)
}
const numberOf = ({ number }: { readonly number: string }) => Number(number.replace(/\D/g, ''))

function makeFaces(): readonly CardFace[] {
  const printings = new Map<string, CardPrinting[]>()
  const houses = new Map(definitions.map(({ face }) => [face.id, face.house]))
  for (const { slug } of setsHere()) {
    const { letter = '' } = setOfSlug(slug) as CardSet
    for (const [number, id, rarity, house] of printingsOf(slug)) {
      const printing = {
        set: slug,
        number: letter + String(number).padStart(3 - letter.length, '0'),
        rarity: RARITY_NAMES[rarity],
        house: house ?? (houses.get(id) as House),
      }
      printings.set(id, [...(printings.get(id) ?? []), printing])
    }
  }
  const faces = cardsAmong(definitions).map((definition) => {
    const { id, name, type, house, power, armor, traits, bonus, enhance, abilities, anomaly, token } = definition.face
    const own = printings.get(id) ?? []
    const { set, number, rarity } = own[0] ?? UNPRINTED
    const keywords = printedKeywords(definition)
    const more = { ...(anomaly && { anomaly }), ...(token && { token }), ...(enhance && { enhance }) }
    return { id, name, type, house, power, armor, traits, keywords, bonus, abilities, ...more, set, number, rarity, printings: own }
  })
  // the lots of a set come in another order; cards of tests stand behind all sets
  const sets = [...setsHere().map(({ slug }) => slug), UNPRINTED.set]
  return faces.sort((a, b) => (a.set === b.set ? byNumber(a, b) : sets.indexOf(a.set) - sets.indexOf(b.set)))
}

/** Cards of tests are in no set. */
const UNPRINTED = { set: '', number: '000', rarity: '' }
