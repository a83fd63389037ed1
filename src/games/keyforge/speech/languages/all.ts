import { LANGUAGES } from '../../../../ability/language.ts'
import { bringLanguage } from '../names.ts'

/** Brings all languages at once, for tests; a client that counts its bytes brings one when it is wanted. */
await Promise.all(LANGUAGES.map(bringLanguage))
