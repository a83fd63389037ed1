import { namesTide, compileAbility, compileDeferred, canWeaken, enterAbility, masksOf } from '../words/index.ts'
import {
  addDefinition,
  CARD_TYPES,
  definitionById,
  definitions,
  hasBlank,
  houseNumber,
  keywordNumber,
  KEYWORDS,
  packIcons,
  SIDE,
  takeInterest,
  traitNumber,
} from '../rules/index.ts'
import type { CardFace, CompiledAbility, Definition } from '../rules/index.ts'
import { CardFault } from './fault.ts'

/** Compiles cards, each once; a definition's number is its place. */
export function loadCards(faces: readonly CardFace[]): void {
  for (const face of faces) {
    if (definitionById.has(face.id)) throw new CardFault(`The card "${face.id}" is defined twice: give one of them another id.`)
    addDefinition(compileCard(face, definitions.length))
    if (face.side !== undefined) addDefinition(compileCard(face.side, definitions.length, true))
  }
}

function compileCard(face: CardFace, index: number, isSide = false): Definition {
  try {
    takeInterest()
    const abilities: CompiledAbility[] = []
    const keywords = new Int8Array(KEYWORDS.length)
    for (const [n, tree] of face.abilities.entries()) {
      enterAbility(face.id, isSide ? SIDE + n : n, tree)
      // a printed keyword with a fixed value is read from the face
      if (tree.word === 'keyword' && (tree.args[1] === undefined || typeof tree.args[1] === 'number')) {
        keywords[keywordNumber(tree.args[0] as (typeof KEYWORDS)[number])] += (tree.args[1] as number | undefined) ?? 1
      } else abilities.push(...compileAbility(tree))
    }
    compileDeferred()
    return {
      index,
      face,
      abilities,
      keywords,
      type: CARD_TYPES.indexOf(face.type),
      house: houseNumber(face.house),
      power: face.power,
      armor: face.armor,
      traits: face.traits.map(traitNumber),
      bonus: packIcons(face.bonus),
      ...masksOf(abilities),
      weakens: canWeaken(abilities),
      // an anomaly previewed the tide without bringing it
      tide: face.anomaly === undefined && namesTide(face.abilities),
      interest: takeInterest(),
      blank: false,
      // its text with an empty box comes first
      otherSide: face.side === undefined ? -1 : index + (hasBlank(face) ? 2 : 1),
      half: (face.abilities.find(({ word }) => word === 'halfOfGigantic')?.args[0] as number | undefined) ?? 0,
      isSide,
    }
  } catch (error) {
    throw new CardFault(`The card "${face.id}" cannot be read: ${(error as Error).message}.`)
  }
}
