import type { Language } from '../../../ability/language.ts'
import { pack as english } from './languages/en.ts'
import type { Phrases } from './phrases.ts'

/** What only readers of one language need: sentences about the game, and card names. Card texts are read from the words themselves. */
export interface LanguagePack {
  readonly phrases: Phrases
  /** By card id; the English name stands on the card. */
  readonly names: Readonly<Record<string, string>>
}

const packs = new Map<Language, LanguagePack>([['en', english]])

export function addLanguage(language: Language, pack: LanguagePack): void {
  packs.set(language, pack)
}

export function hasLanguage(language: Language): boolean {
  return packs.has(language)
}

/** The pack of a language; fails when it was not brought. */
export function packOf(language: Language): LanguagePack {
  const pack = packs.get(language)
  if (pack === undefined) throw new Error(`the language "${language}" was not loaded`)
  return pack
}
