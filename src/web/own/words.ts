import type { Language } from '../protocol.ts'

interface OwnWords {
  readonly about: string
  /** What the card set of a game is, where nobody put in values. */
  readonly designed: string
  /** The same where there is little room. */
  readonly ours: string
  /** The cards of a table that somebody put values into. */
  readonly own: (name: string) => string
  readonly write: string
  readonly read: string
  readonly faults: (count: number) => string
  /** A file that was read is not used, and the one before it is. */
  readonly refused: (kept: string) => string
  readonly unused: string
  readonly changed: (name: string, count: number) => string
  readonly rest: string
  readonly none: string
  readonly play: string
  readonly forget: string
  readonly tables: string
}

const WORDS: Readonly<Record<Language, OwnWords>> = {
  en: {
    about:
      'The cards of Crystal Clans, Nightfall and Riftblade are designed by us. If you own the box, save the file, put in the printed values, and read it: then you play with them here. It stays in this browser; a record of a game with them holds the values that differ.',
    designed: 'Cards designed by Catena; not the published cards',
    ours: 'Cards by Catena',
    own: (name) => `Own cards: ${name}`,
    write: 'Save the file with all values',
    read: 'Read your file',
    faults: (count) => (count === 1 ? '1 thing is to be mended' : `${count} things are to be mended`),
    refused: (kept) => `This file is not used. “${kept}”, which was read before, stays in use.`,
    unused: 'This file is not used.',
    changed: (name, count) => `${name}: ${count === 1 ? '1 card' : `${count} cards`} with other values`,
    rest: 'All others are as designed by Catena.',
    none: 'No file was read yet.',
    play: 'Play with these cards',
    forget: 'Forget the file',
    tables: 'At a table over the network all play with the designed cards.',
  },
  de: {
    about:
      'Die Karten von Crystal Clans, Nightfall und Riftblade haben wir entworfen. Wenn dir die Schachtel gehört, sichere die Datei, trage die gedruckten Werte ein und lies sie ein: Dann spielst du hier damit. Sie bleibt in diesem Browser; die Aufzeichnung einer Partie damit enthält die Werte, die anders sind.',
    designed: 'Karten von Catena entworfen; nicht die veröffentlichten Karten',
    ours: 'Karten von Catena',
    own: (name) => `Eigene Karten: ${name}`,
    write: 'Datei mit allen Werten sichern',
    read: 'Deine Datei einlesen',
    faults: (count) => (count === 1 ? '1 Stelle ist zu verbessern' : `${count} Stellen sind zu verbessern`),
    refused: (kept) => `Diese Datei wird nicht verwendet. „${kept}“, zuvor eingelesen, bleibt in Gebrauch.`,
    unused: 'Diese Datei wird nicht verwendet.',
    changed: (name, count) => `${name}: ${count === 1 ? '1 Karte' : `${count} Karten`} mit anderen Werten`,
    rest: 'Alle anderen sind, wie Catena sie entworfen hat.',
    none: 'Noch wurde keine Datei eingelesen.',
    play: 'Mit diesen Karten spielen',
    forget: 'Datei vergessen',
    tables: 'An einem Tisch im Netz spielen alle mit den entworfenen Karten.',
  },
  it: {
    about:
      'Le carte di Crystal Clans, Nightfall e Riftblade sono ideate da noi. Se hai la scatola, salva il file, scrivici i valori stampati e leggilo: allora giochi qui con quelli. Resta in questo browser; la registrazione di una partita contiene i valori diversi.',
    designed: 'Carte ideate da Catena; non quelle pubblicate',
    ours: 'Carte di Catena',
    own: (name) => `Carte proprie: ${name}`,
    write: 'Salva il file con tutti i valori',
    read: 'Leggi il tuo file',
    faults: (count) => (count === 1 ? 'C’è 1 cosa da correggere' : `Ci sono ${count} cose da correggere`),
    refused: (kept) => `Questo file non viene usato. “${kept}”, letto prima, resta in uso.`,
    unused: 'Questo file non viene usato.',
    changed: (name, count) => `${name}: ${count === 1 ? '1 carta' : `${count} carte`} con altri valori`,
    rest: 'Tutte le altre sono come le ha ideate Catena.',
    none: 'Nessun file è stato ancora letto.',
    play: 'Gioca con queste carte',
    forget: 'Dimentica il file',
    tables: 'A un tavolo in rete tutti giocano con le carte ideate da Catena.',
  },
}

export function ownWords(language: Language): OwnWords {
  return WORDS[language]
}
