import { addLanguage } from '../language-pack.ts'
import { pack as german } from './de.ts'
import { pack as italian } from './it.ts'

/** Brings all languages at once; a client that counts its bytes brings one when it is needed. */
addLanguage('de', german)
addLanguage('it', italian)
