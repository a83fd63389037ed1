import { names as aoa } from '../../cards/aoa/names.it.ts'
import { names as cota } from '../../cards/cota/names.it.ts'
import { italian } from '../it.ts'
import type { LanguagePack } from '../language-pack.ts'

/** Italian: sentences and card names. */
export const pack: LanguagePack = { phrases: italian, names: { ...cota, ...aoa } }
