import { names as aoa } from '../cards/aoa/names.it.ts'
import { names as cota } from '../cards/cota/names.it.ts'
import type { LanguagePack } from '../language-pack.ts'
import { italian } from '../speech/it.ts'

/** Italian: sentences and card names. */
export const pack: LanguagePack = { phrases: italian, names: { ...cota, ...aoa } }
