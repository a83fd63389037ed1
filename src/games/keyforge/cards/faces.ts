import type { Ability } from '../../../ability/tree.ts'
import type { CardType, Definition, House, Icon } from '../rules/index.ts'
import { KEYWORDS, VALUED } from '../rules/index.ts'
import { printings } from './aoa/printings.ts'
import { cota } from './cota/index.ts'
import { RARITY_NAMES, rarities } from './cota/printings.ts'

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
  readonly set: string
  readonly number: string
  readonly rarity: string
  /** What it does; texts are read from this. */
  readonly abilities: readonly Ability[]
}

export function facesOf(definitions: readonly Definition[]): readonly CardFace[] {
  return definitions.map(({ face, keywords }) => {
    const { set, number, rarity } = printingOf(face)
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
      number: String(number).padStart(3, '0'),
      rarity: RARITY_NAMES[rarity],
    }
  })
}

/** Where the card was printed first; those of Call of the Archons stand in number order. Cards of tests have number 0. */
function printingOf(face: Definition['face']): { readonly set: string; readonly number: number; readonly rarity: string } {
  const printed = printings[face.id]
  if (printed !== undefined) return { set: 'aoa', number: printed[0], rarity: printed[1] }
  const index = cota.indexOf(face)
  return { set: 'cota', number: index + 1, rarity: rarities[index] }
}
