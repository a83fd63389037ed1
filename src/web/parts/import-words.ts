import type { Language } from '../protocol.ts'

interface ImportWords {
  readonly pasteRecord: string
  readonly loadRecord: string
}

/** Said where a record is opened. */
export const IMPORT_WORDS: Readonly<Record<Language, ImportWords>> = {
  en: {
    pasteRecord: 'Paste the text of a game record here.',
    loadRecord: 'Open',
  },
  de: {
    pasteRecord: 'Text der Aufzeichnung einer Partie hier einfügen.',
    loadRecord: 'Öffnen',
  },
  it: {
    pasteRecord: 'Incolla qui il testo di una partita registrata.',
    loadRecord: 'Apri',
  },
}
