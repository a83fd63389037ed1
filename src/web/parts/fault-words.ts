import type { Language } from '../protocol.ts'

interface FaultWords {
  readonly title: string
  readonly text: string
  readonly copy: string
  readonly save: string
  readonly link: string
  /** For what looks wrong while the game goes on. */
  readonly report: string
  readonly how: string
}

/** Said when the rules failed; apart, as it is hardly ever needed. */
export const FAULT_WORDS: Readonly<Record<Language, FaultWords>> = {
  en: {
    title: 'This game cannot go on',
    text: 'The rules failed. That is a fault of Catena, not yours. The report holds the game and the fault, so that it can be mended.',
    copy: 'Copy the report',
    save: 'Save the report',
    link: 'Copy a link',
    report: 'Report a fault',
    how: 'The file holds version and game; the same game is copied as a link.',
  },
  de: {
    title: 'Diese Partie kann nicht weitergehen',
    text: 'Die Regeln haben versagt. Das ist ein Fehler von Catena, nicht deiner. Der Bericht enthält die Partie und den Fehler, damit man ihn beheben kann.',
    copy: 'Bericht kopieren',
    save: 'Bericht speichern',
    link: 'Link kopieren',
    report: 'Fehler melden',
    how: 'Die Datei enthält Version und Partie; dieselbe Partie wird als Link kopiert.',
  },
  it: {
    title: 'Questa partita non può continuare',
    text: 'Le regole non hanno funzionato. È un errore di Catena, non tuo. Il rapporto contiene la partita e l’errore, così si può correggere.',
    copy: 'Copia il rapporto',
    save: 'Salva il rapporto',
    link: 'Copia un link',
    report: 'Segnala un errore',
    how: 'Il file contiene versione e partita; la stessa partita viene copiata come link.',
  },
}
