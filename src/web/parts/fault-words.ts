import type { Language } from '../protocol.ts'

interface FaultWords {
  /** The way to a report. */
  readonly report: string
  readonly title: string
  readonly text: string
  /** Before the name of the file. */
  readonly saved: string
  readonly copied: string
  readonly theLink: string
  readonly save: string
  readonly link: string
  /** For what looks wrong while the game goes on. */
  readonly how: string
}

/** Said when the rules failed; apart, as it is hardly ever needed. */
export const FAULT_WORDS: Readonly<Record<Language, FaultWords>> = {
  en: {
    report: 'Report a fault',
    title: 'This game cannot go on',
    text: 'The rules failed. That is a fault of Catena, not yours. The report holds the game and the fault, so that it can be mended.',
    saved: 'Saved as a file:',
    copied: 'The same game as a link, copied:',
    theLink: 'The same game as a link:',
    save: 'Save again',
    link: 'Copy the link again',
    how: 'Send the file or the link, and say what looks wrong: version and game are in it, up to what you see.',
  },
  de: {
    report: 'Fehler melden',
    title: 'Diese Partie kann nicht weitergehen',
    text: 'Die Regeln haben versagt. Das ist ein Fehler von Catena, nicht deiner. Der Bericht enthält die Partie und den Fehler, damit man ihn beheben kann.',
    saved: 'Als Datei gesichert:',
    copied: 'Dieselbe Partie als Link, kopiert:',
    theLink: 'Dieselbe Partie als Link:',
    save: 'Noch einmal sichern',
    link: 'Link noch einmal kopieren',
    how: 'Schick die Datei oder den Link, und sag, was falsch aussieht: Version und Partie stehen darin, bis zu dem, was du siehst.',
  },
  it: {
    report: 'Segnala un errore',
    title: 'Questa partita non può continuare',
    text: 'Le regole non hanno funzionato. È un errore di Catena, non tuo. Il rapporto contiene la partita e l’errore, così si può correggere.',
    saved: 'Salvato come file:',
    copied: 'La stessa partita come link, copiato:',
    theLink: 'La stessa partita come link:',
    save: 'Salva di nuovo',
    link: 'Copia di nuovo il link',
    how: 'Manda il file o il link, e di’ che cosa sembra sbagliato: contengono versione e partita, fino a ciò che vedi.',
  },
}
