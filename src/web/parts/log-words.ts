import type { Language } from '../protocol.ts'

interface LogWords {
  readonly words: string
  readonly counts: string
}

/** Said of the filter of the log alone. */
export const LOG_WORDS: Readonly<Record<Language, LogWords>> = {
  en: { words: 'Lines with', counts: 'Only what counts' },
  de: { words: 'Zeilen mit', counts: 'Nur was zählt' },
  it: { words: 'Righe con', counts: 'Solo ciò che conta' },
}
