import type { Language } from '../ability/language.ts'

/** What the terminal itself says; all that belongs to a game comes from the game's speaker. */
export interface CliWords {
  readonly you: string
  readonly partner: string
  opponent(number: number, several: boolean): string
  player(number: number): string
  readonly designed: string
  /** In the place of `designed`, with cards of a file. */
  own(name: string): string
  start(game: string, seed: string): string
  readonly begin: string
  readonly fault: string
  saved(file: string): string
  /** How many real choices a puzzle has. */
  choices(count: number): string
  readonly left: string
  /** After what turned out badly. */
  readonly takeBack: string
  won(names: string): string
  shared(names: string): string
  readonly draw: string
  record(move: number, of: number): string
  readonly more: string
  readonly end: string
  /** The record goes on, but the game does not follow it any more. */
  departs(reason: string): string
  continueBy(command: string): string
  readonly designedMark: string
  /** The first of two answers that read alike. */
  oneOf(number: number, count: number): string
}

export const WORDS: Readonly<Record<Language, CliWords>> = {
  en: {
    you: 'You',
    partner: 'Partner',
    player: (number) => `Player ${number}`,
    opponent: (number, several) => (several ? `Opponent ${number}` : 'Opponent'),
    designed: 'The cards are designed by Catena; they are not the published ones.',
    own: (name) => `Own cards: “${name}”. What is not in that file is designed by Catena.`,
    start: (game, seed) => `${game}, seed ${seed}`,
    begin: 'Answer with the number of an option, or with its words. "?" shows all commands.',
    fault: 'The rules failed: that is a fault of Catena. The game ends here; what is needed to mend it goes to a file.',
    saved: (file) => `Saved to ${file}.`,
    choices: (count) => `(${count} choices)`,
    left: 'The game is left unfinished.',
    takeBack: '"undo" takes back, as far as nothing new was learned.',
    won: (names) => `Game over. ${names} won.`,
    shared: (names) => `Game over. The win is shared: ${names}.`,
    draw: 'Game over. Nobody won: a draw.',
    record: (move, of) => `Move ${move} of ${of}:`,
    more: 'Enter: next move. "t": table. "q": leave.',
    end: 'End of the record.',
    departs: (reason) => `Here the game departs from its record: ${reason}.`,
    continueBy: (command) => `Play on from here: ${command}`,
    designedMark: 'designed by Catena',
    oneOf: (number, count) => `${number} of ${count}`,
  },
  de: {
    you: 'Du',
    partner: 'Partner',
    player: (number) => `Spieler ${number}`,
    opponent: (number, several) => (several ? `Gegner ${number}` : 'Gegner'),
    designed: 'Die Karten hat Catena entworfen; es sind nicht die veröffentlichten.',
    own: (name) => `Eigene Karten: „${name}“. Was nicht in dieser Datei steht, hat Catena entworfen.`,
    start: (game, seed) => `${game}, Startwert ${seed}`,
    begin: 'Antworte mit der Nummer einer Möglichkeit oder mit ihren Wörtern. „?“ zeigt alle Befehle.',
    fault:
      'Die Regeln haben versagt: Das ist ein Fehler von Catena. Die Partie endet hier; was man zum Beheben braucht, kommt in eine Datei.',
    saved: (file) => `Gespeichert in ${file}.`,
    choices: (count) => `(${count} Entscheidungen)`,
    left: 'Die Partie bleibt unvollendet.',
    takeBack: '„zurück“ nimmt zurück, soweit nichts Neues bekannt wurde.',
    won: (names) => `Die Partie ist vorbei. Gewonnen: ${names}.`,
    shared: (names) => `Die Partie ist vorbei. Den Sieg teilen sich: ${names}.`,
    draw: 'Die Partie ist vorbei. Niemand hat gewonnen: unentschieden.',
    record: (move, of) => `Schritt ${move} von ${of}:`,
    more: 'Enter: nächster Schritt. „t“: Tisch. „q“: aufhören.',
    end: 'Ende der Aufzeichnung.',
    departs: (reason) => `Hier weicht die Partie von ihrer Aufzeichnung ab: ${reason}.`,
    continueBy: (command) => `Von hier weiterspielen: ${command}`,
    designedMark: 'von Catena entworfen',
    oneOf: (number, count) => `${number} von ${count}`,
  },
  it: {
    you: 'Tu',
    partner: 'Compagno',
    player: (number) => `Giocatore ${number}`,
    opponent: (number, several) => (several ? `Avversario ${number}` : 'Avversario'),
    designed: 'Le carte sono ideate da Catena; non sono quelle pubblicate.',
    own: (name) => `Carte proprie: «${name}». Ciò che non sta in quel file è ideato da Catena.`,
    start: (game, seed) => `${game}, seme ${seed}`,
    begin: 'Rispondi con il numero di un’opzione o con le sue parole. “?” mostra tutti i comandi.',
    fault: 'Le regole non hanno funzionato: è un errore di Catena. La partita finisce qui; ciò che serve a correggerlo va in un file.',
    saved: (file) => `Salvata in ${file}.`,
    choices: (count) => `(${count} scelte)`,
    left: 'La partita resta incompiuta.',
    takeBack: '“annulla” torna indietro, finché non si è saputo nulla di nuovo.',
    won: (names) => `La partita è finita. Vince: ${names}.`,
    shared: (names) => `La partita è finita. Dividono la vittoria: ${names}.`,
    draw: 'La partita è finita. Non vince nessuno: parità.',
    record: (move, of) => `Mossa ${move} di ${of}:`,
    more: 'Invio: prossima mossa. “t”: tavolo. “q”: esci.',
    end: 'Fine della registrazione.',
    departs: (reason) => `Qui la partita si scosta dalla registrazione: ${reason}.`,
    continueBy: (command) => `Per continuare da qui: ${command}`,
    designedMark: 'ideata da Catena',
    oneOf: (number, count) => `${number} di ${count}`,
  },
}
