import { languagePacks } from '../../speech/languages.ts'
import { english } from './en.ts'
import type { Phrases } from './phrases.ts'

// names of cards are the same in every language, so sentences are all that readers of one language need
export const { addLanguage, hasLanguage, packOf } = languagePacks<Phrases>(english)
