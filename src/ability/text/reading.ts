import type { Language } from '../language.ts'
import { German } from './de.ts'
import { English } from './en.ts'
import { Italian } from './it.ts'
import type { Phrasebook } from './reader.ts'

/** Begins to read a card called `self`: nothing was named yet. `termOf` gives the words of the game that are not grammar. */
export function beginReading(
  phrasebook: Phrasebook,
  language: Language,
  termOf: (kind: string, id: string, language: Language) => string,
  self = '',
): English | German | Italian {
  const terms = { term: (kind: string, id: string) => termOf(kind, id, language) }
  return new { en: English, de: German, it: Italian }[language](phrasebook, language, terms, self)
}
