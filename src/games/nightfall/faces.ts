import { Compiler } from '../../ability/compile.ts'
import { nightfall, starters, woundCards } from './cards/nightfall.ts'
import { bloodCountry } from './cards/blood-country.ts'
import { martialLaw } from './cards/martial-law.ts'
import { addFace } from './catalog.ts'
import type { Clause } from './catalog.ts'
import { SET_IDS } from './face.ts'
import type { Face, SetId } from './face.ts'
import { binding } from './binding.ts'
import { code } from './layout.ts'
import { vocabulary } from './words/vocabulary.ts'

/** What the abilities of a face are compiled to. */
export function clausesOf({ id, abilities }: Face): Clause[] {
  return abilities.map((tree, ability) => new Compiler(vocabulary, code, binding, { id, ability, tree }).ability(tree) as Clause)
}

const add = (face: Face): number => addFace(face, clausesOf(face))

/** Numbers of the wounds bite, bleed and burn, then those of Martial Law: the first, in this order. */
export const woundFaces: readonly number[] = woundCards.map(add)
/** One starting minion of each moon. */
export const starterFaces: readonly number[] = starters.map(add)
const orders: Record<SetId, readonly number[]> = {
  nightfall: nightfall.map(add),
  'martial-law': martialLaw.map(add),
  'blood-country': bloodCountry.map(add),
}

/** Orders of these sets, ascending. */
export function ordersOf(sets: readonly SetId[]): number[] {
  return SET_IDS.filter((set) => sets.includes(set)).flatMap((set) => [...orders[set]])
}

export { faces } from './catalog.ts'
