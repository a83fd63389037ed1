import type { Language } from '../language.ts'
import type { German } from './de.ts'
import type { English } from './en.ts'
import type { Italian } from './it.ts'
import type { Phrasebook, Terms } from './reader.ts'

type AnyReader = English | German | Italian

/** What reading a game's cards in one language takes: the language's grammar, and the game's words with their phrases in it. */
export interface Reading {
  readonly Reader: new (words: Phrasebook, language: Language, terms: Terms, self?: string) => AnyReader
  readonly words: Phrasebook
}

/** Begins to read a card called `self`: nothing was named yet. `termOf` gives the words of the game that are not grammar. */
export function beginReading(
  { Reader, words }: Reading,
  language: Language,
  termOf: (kind: string, id: string, language: Language) => string,
  self = '',
): AnyReader {
  return new Reader(words, language, { term: (kind, id) => termOf(kind, id, language) }, self)
}
