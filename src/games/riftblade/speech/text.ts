import type { Language } from '../../../ability/language.ts'
import type { Vocabulary } from '../../../ability/language.ts'
import { German } from '../../../ability/text/de.ts'
import { English } from '../../../ability/text/en.ts'
import { Italian } from '../../../ability/text/it.ts'
import type { Terms } from '../../../ability/text/reader.ts'
import type { Position } from '../../../kernel/position.ts'
import { faces } from '../faces.ts'
import type { CardFace } from '../face.ts'
import { vocabulary } from '../vocabulary.ts'

/** Names are the same in every language, as in the rulebooks. */
export function cardName(id: string, _language: Language): string {
  return faceOf(id).name
}

/** What a card says: one line for each of its rows, read from the trees that run. */
export function cardText(id: string, language: Language): string[] {
  const reader = READERS[language]
  return faceOf(id).abilities.map((ability) => reader.ability(ability))
}

// the printed icons name no terms of the game; a set whose cards do will bring a table
const TERMS: Terms = { term: (_kind, id) => id }
const WORDS = vocabulary as unknown as Vocabulary<Position>
const READERS = {
  en: new English(WORDS, 'en', TERMS),
  de: new German(WORDS, 'de', TERMS),
  it: new Italian(WORDS, 'it', TERMS),
} as const

function faceOf(id: string): CardFace {
  const face = faces.find((one) => one.id === id)
  if (face === undefined) throw new Error(`Riftblade has no card "${id}"`)
  return face
}
