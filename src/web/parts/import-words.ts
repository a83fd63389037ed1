import type { Language } from '../protocol.ts'

interface ImportWords {
  readonly chooseFile: string
  readonly pasteRecord: string
  readonly loadRecord: string
}

/** Said where a record is opened. */
export const IMPORT_WORDS: Readonly<Record<Language, ImportWords>> = {
  en: {
    chooseFile: 'Choose a file',
    pasteRecord: 'Or paste the text of a game record here, or of a report.',
    loadRecord: 'Open',
  },
  de: {
    chooseFile: 'Datei auswählen',
    pasteRecord: 'Oder den Text der Aufzeichnung einer Partie hier einfügen, oder eines Fehlerberichts.',
    loadRecord: 'Öffnen',
  },
  it: {
    chooseFile: 'Scegli un file',
    pasteRecord: 'Oppure incolla qui il testo di una partita registrata, o di una segnalazione.',
    loadRecord: 'Apri',
  },
}
