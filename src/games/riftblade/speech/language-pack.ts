import type { Language } from '../../../ability/language.ts'
import { english } from './en.ts'
import type { Phrases } from './phrases.ts'

// names of cards are the same in every language, so sentences are all that readers of one language need
const packs = new Map<Language, Phrases>([['en', english]])

export function addLanguage(language: Language, pack: Phrases): void {
  packs.set(language, pack)
}

export function hasLanguage(language: Language): boolean {
  return packs.has(language)
}

/** The sentences of a language; fails when they were not brought. */
export function packOf(language: Language): Phrases {
  const pack = packs.get(language)
  if (pack === undefined) throw new Error(`the language "${language}" was not loaded`)
  return pack
}
