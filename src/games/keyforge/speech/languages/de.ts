import { names as aoa } from '../../cards/aoa/names.de.ts'
import { names as cota } from '../../cards/cota/names.de.ts'
import { german } from '../de.ts'
import type { LanguagePack } from '../language-pack.ts'

/** German: sentences and card names. */
export const pack: LanguagePack = { phrases: german, names: { ...cota, ...aoa } }
