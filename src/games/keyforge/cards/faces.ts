import type { Ability } from '../../../ability/tree.ts'
import type { CardType, Definition, House, Icon } from '../rules/index.ts'
import { KEYWORDS, VALUED } from '../rules/index.ts'
import { RARITY_NAMES } from './printing.ts'
import { SETS } from './sets.ts'

/** Where and how a card was printed. */
export interface CardPrinting {
  readonly set: string
  readonly number: string
  readonly rarity: string
  readonly house: House
}

/** A card's printed face as clients show it. */
export interface CardFace {
  readonly id: string
  readonly name: string
  readonly type: CardType
  readonly house: House
  readonly power: number
  readonly armor: number
  readonly traits: readonly string[]
  readonly keywords: readonly { readonly keyword: string; readonly amount: number }[]
  readonly bonus: readonly Icon[]
  /** The first printing. */
  readonly set: string
  readonly number: string
  readonly rarity: string
  /** All printings, the first one first. */
  readonly printings: readonly CardPrinting[]
  /** What it does; texts are read from this. */
  readonly abilities: readonly Ability[]
}

export function facesOf(definitions: readonly Definition[]): readonly CardFace[] {
  return definitions.map(({ face, keywords }) => {
    const printings = printingsOf(face)
    const { set, number, rarity } = printings[0] ?? UNPRINTED
    return {
      id: face.id,
      name: face.name,
      type: face.type,
      house: face.house,
      power: face.power,
      armor: face.armor,
      traits: face.traits,
      keywords: KEYWORDS.filter((_, i) => keywords[i] > 0).map((keyword) => ({
        keyword,
        amount: VALUED.includes(keyword) ? keywords[KEYWORDS.indexOf(keyword)] : 0,
      })),
      bonus: face.bonus,
      abilities: face.abilities,
      set,
      number,
      rarity,
      printings,
    }
  })
}

/** Cards of tests are in no set. */
const UNPRINTED = { set: '', number: '000', rarity: '' }

function printingsOf({ id, house }: Definition['face']): readonly CardPrinting[] {
  return SETS.flatMap(({ slug, printings = [] }) =>
    printings
      .filter(([, printed]) => printed === id)
      .map(([number, , rarity, other]) => ({
        set: slug,
        number: String(number).padStart(3, '0'),
        rarity: RARITY_NAMES[rarity],
        house: other ?? house,
      })),
  )
}
