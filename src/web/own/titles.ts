import type { Language } from '../protocol.ts'

/** What the sheet is called; its other words come with it. */
export const OWN_TITLES: Readonly<Record<Language, string>> = { en: 'Own cards', de: 'Eigene Karten', it: 'Carte proprie' }
