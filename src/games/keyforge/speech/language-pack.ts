import { languagePacks } from '../../speech/languages.ts'
import { pack as english } from './languages/en.ts'
import type { Phrases } from './phrases.ts'

/** What only readers of one language need: sentences about the game, and card names. Card texts are read from the words themselves. */
export interface LanguagePack {
  readonly phrases: Phrases
  /** By card id; the English name stands on the card. */
  readonly names: Readonly<Record<string, string>>
}

export const { addLanguage, hasLanguage, packOf } = languagePacks<LanguagePack>(english)
