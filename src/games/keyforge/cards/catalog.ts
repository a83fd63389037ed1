import { compileAbility, compileDeferred, canWeaken, enterAbility, masksOf } from '../words/index.ts'
import {
  CARD_TYPES,
  definitionById,
  definitions,
  houseNumber,
  keywordNumber,
  KEYWORDS,
  packIcons,
  printed,
  takeInterest,
  traitNumber,
} from '../rules/index.ts'
import type { CardFace, CompiledAbility, Definition } from '../rules/index.ts'
import { aoa } from './aoa/index.ts'
import { cota } from './cota/index.ts'

/** Compiles every card once, in the order of the sets; a definition's number is its place. */
export function loadCards(faces: readonly CardFace[]): void {
  for (const face of faces) {
    if (definitionById.has(face.id)) throw new Error(`the card "${face.id}" is defined twice`)
    const definition = compileCard(face, definitions.length)
    definitions.push(definition)
    definitionById.set(face.id, definition)
  }
}

function compileCard(face: CardFace, index: number): Definition {
  try {
    takeInterest()
    const abilities: CompiledAbility[] = []
    const keywords = new Int8Array(KEYWORDS.length)
    for (const [n, tree] of face.abilities.entries()) {
      enterAbility(face.id, n)
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
      interest: takeInterest(),
    }
  } catch (error) {
    throw new Error(`card "${face.id}": ${(error as Error).message}`)
  }
}

loadCards(cota)
loadCards(aoa)
for (const { house } of definitions) printed.houses |= 1 << house
