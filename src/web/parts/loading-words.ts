import type { Language } from '../protocol.ts'

/** What a sheet says until what stands in it is there. */
export const LOADING: Readonly<Record<Language, string>> = { en: 'Loading …', de: 'Wird geladen …', it: 'Caricamento …' }
