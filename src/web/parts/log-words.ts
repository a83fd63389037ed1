import type { Language } from '../protocol.ts'

interface LogWords {
  readonly filter: string
  /** Of its filter. */
  readonly words: string
  readonly counts: string
  /** Nothing is left of a log that is narrowed. */
  readonly none: string
  readonly undoHere: string
  readonly jumpHere: string
  /** Lines that tell what was answered without being asked. */
  readonly answered: (count: number) => string
  readonly hideAnswered: string
}

/** Said in the log alone. */
export const LOG_WORDS: Readonly<Record<Language, LogWords>> = {
  en: {
    filter: 'Filter the log',
    words: 'Lines with',
    counts: 'Only what counts',
    none: 'No line of this game is like that.',
    undoHere: 'undo reaches to here',
    jumpHere: 'Go to this moment',
    answered: (count) => `Show what was answered for you (${count})`,
    hideAnswered: 'Hide what was answered for you',
  },
  de: {
    filter: 'Verlauf filtern',
    words: 'Zeilen mit',
    counts: 'Nur was zählt',
    none: 'Keine Zeile dieser Partie passt dazu.',
    undoHere: 'bis hier rückgängig',
    jumpHere: 'Zu diesem Augenblick',
    answered: (count) => `Zeigen, was für dich beantwortet wurde (${count})`,
    hideAnswered: 'Verbergen, was für dich beantwortet wurde',
  },
  it: {
    filter: 'Filtra la cronaca',
    words: 'Righe con',
    counts: 'Solo ciò che conta',
    none: 'Nessuna riga di questa partita corrisponde.',
    undoHere: 'annullabile fin qui',
    jumpHere: 'Vai a questo momento',
    answered: (count) => `Mostra ciò che è stato risposto per te (${count})`,
    hideAnswered: 'Nascondi ciò che è stato risposto per te',
  },
}
