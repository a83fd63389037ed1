import type { Language } from '../protocol.ts'

/** What the menus of a table lead to. */
interface MenuWords {
  readonly home: string
  readonly help: string
  readonly details: string
}

export const MENU_WORDS: Readonly<Record<Language, MenuWords>> = {
  en: { home: 'Home', help: 'Help', details: 'Details' },
  de: { home: 'Start', help: 'Hilfe', details: 'Details' },
  it: { home: 'Inizio', help: 'Aiuto', details: 'Dettagli' },
}
