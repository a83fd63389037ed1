import type { Language } from '../protocol.ts'

/** Said while nobody here is asked. */
export const IDLE_WORDS: Readonly<Record<Language, { readonly skip: string; readonly showResult: string }>> = {
  en: { skip: 'Skip ahead', showResult: 'Show the result' },
  de: { skip: 'Vorspulen', showResult: 'Ergebnis zeigen' },
  it: { skip: 'Avanti veloce', showResult: 'Mostra il risultato' },
}
