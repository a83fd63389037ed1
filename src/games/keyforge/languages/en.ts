import type { LanguagePack } from '../language-pack.ts'
import { english } from '../speech/en.ts'

/** English: sentences and card names. */
export const pack: LanguagePack = { phrases: english, names: {} }
