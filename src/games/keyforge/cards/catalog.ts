import { compileAbility, compileDeferred, canWeaken, enterAbility, masksOf } from '../words/index.ts'
import {
  addDefinition,
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
import { SETS } from './sets.ts'

/** Compiles every card once, in the order of the sets; a definition's number is its place. */
export function loadCards(faces: readonly CardFace[]): void {
  for (const face of faces) {
    if (definitionById.has(face.id)) throw new Error(`the card "${face.id}" is defined twice`)
    const definition = compileCard(face, definitions.length)
    addDefinition(definition)
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

/** A printing must be of a card that is here, each number once; and each card is printed in the set that brought it. */
function checkPrintings(): void {
  for (const { slug, cards = [], printings = [] } of SETS) {
    const numbers = new Set<number>()
    for (const [number, id] of printings) {
      if (!definitionById.has(id)) throw new Error(`the set "${slug}" prints "${id}", which no set defines`)
      if (numbers.has(number)) throw new Error(`the set "${slug}" has number ${number} twice`)
      numbers.add(number)
    }
    for (const { id } of cards) {
      if (!printings.some(([, printed]) => printed === id)) throw new Error(`the set "${slug}" brings "${id}" and has no printing of it`)
    }
  }
}

for (const { cards = [] } of SETS) loadCards(cards)
checkPrintings()
for (const { house } of definitions) printed.houses |= 1 << house
