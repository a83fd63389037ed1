import { languagePacks } from '../../speech/languages.ts'
import type { LanguagePack as Common } from '../../speech/languages.ts'
import type { houses, keywords } from '../glossary/en.ts'
import { pack as english } from './languages/en.ts'
import type { Phrases } from './phrases.ts'

/** With what its cards are told apart by: house and keyword. */
export interface LanguagePack extends Common<Phrases> {
  readonly houses: typeof houses
  readonly keywords: typeof keywords
}

export const {
  bringLanguage: bringPack,
  hasLanguage,
  packOf,
} = languagePacks(english, {
  de: () => import('./languages/de.ts'),
  it: () => import('./languages/it.ts'),
})
