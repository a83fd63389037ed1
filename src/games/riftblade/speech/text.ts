import type { Language } from '../../../ability/language.ts'
import type { TextLine } from '../../../ability/text/line.ts'
import { beginReading } from '../../../ability/text/reading.ts'
import type { CardFace } from '../face.ts'
import { faces } from '../faces.ts'
import { packOf } from './language-pack.ts'

/** Names are the same in every language, as in the rulebooks. */
export function cardName(id: string, _language: Language): string {
  return faceOf(id).name
}

/** What a card says: one line for each of its tiers, read from the trees that run; what a word means is told with the first. */
export function cardText(id: string, language: Language): TextLine[] {
  const reader = beginReading(packOf(language), language, termOf)
  return faceOf(id).abilities.map((ability) => reader.lineOf(ability))
}

/** A card to be read aloud. */
export function cardSpoken(id: string, language: Language) {
  const face = faces.find((one) => one.id === id)
  return face && { reader: beginReading(packOf(language), language, termOf), texts: face.abilities }
}

// the printed icons name no terms of the game; a set whose cards do will bring a table
const termOf = (_kind: string, id: string): string => id

function faceOf(id: string): CardFace {
  const face = faces.find((one) => one.id === id)
  if (face === undefined) throw new Error(`Riftblade has no card "${id}"`)
  return face
}
