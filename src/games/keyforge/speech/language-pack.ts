import { languagePacks } from '../../speech/languages.ts'
import type { LanguagePack as Common } from '../../speech/languages.ts'
import { pack as english } from './languages/en.ts'
import type { Phrases } from './phrases.ts'

export type LanguagePack = Common<Phrases>

export const {
  bringLanguage: bringPack,
  hasLanguage,
  packOf,
} = languagePacks(english, {
  de: () => import('./languages/de.ts'),
  it: () => import('./languages/it.ts'),
})
