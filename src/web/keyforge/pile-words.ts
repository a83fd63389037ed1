import type { Language } from '../protocol.ts'

/** Said of a pile that nobody may look into. */
export const HIDDEN_PILE: Readonly<Record<Language, string>> = {
  en: 'Only the number is known.',
  de: 'Nur die Anzahl ist bekannt.',
  it: 'Si conosce solo il numero.',
}
