import { english } from '../en.ts'
import type { LanguagePack } from '../language-pack.ts'

/** English: sentences and card names. */
export const pack: LanguagePack = { phrases: english, names: {} }
