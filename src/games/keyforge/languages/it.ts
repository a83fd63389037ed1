import { names } from '../cards/cota/names.it.ts'
import type { LanguagePack } from '../language-pack.ts'
import { italian } from '../speech/it.ts'

/** Italian: sentences and card names. */
export const pack: LanguagePack = { phrases: italian, names }
