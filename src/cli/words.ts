import type { Language } from '../ability/language.ts'

/** What the terminal itself says; all that belongs to a game comes from the game's speaker. */
export interface CliWords {
  readonly you: string
  readonly partner: string
  opponent(number: number, several: boolean): string
  player(number: number): string
  readonly designed: string
  start(game: string, seed: string): string
  readonly begin: string
  readonly help: readonly string[]
  notOption(text: string, count: number): string
  readonly nothingToUndo: string
  readonly undone: string
  readonly noneAnswered: string
  readonly fault: string
  possible(text: string): string
  noReason(card: string): string
  noCard(text: string): string
  several(text: string, names: string): string
  saved(file: string): string
  readonly left: string
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
}

export const WORDS: Readonly<Record<Language, CliWords>> = {
  en: {
    you: 'You',
    partner: 'Partner',
    player: (number) => `Player ${number}`,
    opponent: (number, several) => (several ? `Opponent ${number}` : 'Opponent'),
    designed: 'The cards are designed by Catena; they are not the published ones.',
    start: (game, seed) => `${game}, seed ${seed}`,
    begin: 'Answer with the number of an option. "?" shows all commands.',
    help: [
      'N       choose option N (Enter alone takes the only one)',
      't       show the table',
      'o       show the options again',
      'i CARD  what a card says; a part of its name is enough',
      'w CARD  why something cannot be done with a card (or w N for an option)',
      'a       what was answered for you, as every answer leads to the same',
      'u       take back, as far as nothing new was learned',
      'save F  write the game so far to a file',
      'q       leave',
    ],
    notOption: (text, count) => `"${text}" is neither an option (1 to ${count}) nor a command ("?" shows them).`,
    nothingToUndo: 'Nothing can be taken back: something new has been learned since, or nothing was done.',
    undone: 'Taken back.',
    noneAnswered: 'Nothing was answered for you so far.',
    fault: 'The rules failed: that is a fault of Catena. The game ends here; what is needed to mend it goes to a file.',
    possible: (text) => `This is possible: ${text}`,
    noReason: (card) => `${card}: there is nothing to do with this card now.`,
    noCard: (text) => `No card is called "${text}".`,
    several: (text, names) => `Several cards fit "${text}": ${names}.`,
    saved: (file) => `Saved to ${file}.`,
    left: 'The game is left unfinished.',
    won: (names) => `Game over. ${names} won.`,
    shared: (names) => `Game over. The win is shared: ${names}.`,
    draw: 'Game over. Nobody won: a draw.',
    record: (move, of) => `Move ${move} of ${of}:`,
    more: 'Enter: next move. "t": table. "q": leave.',
    end: 'End of the record.',
    departs: (reason) => `Here the game departs from its record: ${reason}.`,
    continueBy: (command) => `Play on from here: ${command}`,
    designedMark: 'designed by Catena',
  },
  de: {
    you: 'Du',
    partner: 'Partner',
    player: (number) => `Spieler ${number}`,
    opponent: (number, several) => (several ? `Gegner ${number}` : 'Gegner'),
    designed: 'Die Karten hat Catena entworfen; es sind nicht die veröffentlichten.',
    start: (game, seed) => `${game}, Startwert ${seed}`,
    begin: 'Antworte mit der Nummer einer Möglichkeit. „?“ zeigt alle Befehle.',
    help: [
      'N       Möglichkeit N wählen (Enter allein nimmt die einzige)',
      't       den Tisch zeigen',
      'o       die Möglichkeiten noch einmal zeigen',
      'i KARTE was eine Karte sagt; ein Teil des Namens genügt',
      'w KARTE warum etwas mit einer Karte nicht geht (oder w N für eine Möglichkeit)',
      'a       was für dich beantwortet wurde, weil jede Antwort zum selben führt',
      'u       zurücknehmen, soweit nichts Neues bekannt wurde',
      'save F  das Spiel bis hierher in eine Datei schreiben',
      'q       aufhören',
    ],
    notOption: (text, count) => `„${text}“ ist weder eine Möglichkeit (1 bis ${count}) noch ein Befehl („?“ zeigt sie).`,
    nothingToUndo: 'Es lässt sich nichts zurücknehmen: Seither wurde Neues bekannt, oder es ist nichts geschehen.',
    undone: 'Zurückgenommen.',
    noneAnswered: 'Bisher wurde nichts für dich beantwortet.',
    fault:
      'Die Regeln haben versagt: Das ist ein Fehler von Catena. Das Spiel endet hier; was man zum Beheben braucht, kommt in eine Datei.',
    possible: (text) => `Das geht: ${text}`,
    noReason: (card) => `${card}: Mit dieser Karte gibt es jetzt nichts zu tun.`,
    noCard: (text) => `Keine Karte heißt „${text}“.`,
    several: (text, names) => `Mehrere Karten passen zu „${text}“: ${names}.`,
    saved: (file) => `Gespeichert in ${file}.`,
    left: 'Das Spiel bleibt unvollendet.',
    won: (names) => `Das Spiel ist vorbei. Gewonnen: ${names}.`,
    shared: (names) => `Das Spiel ist vorbei. Den Sieg teilen sich: ${names}.`,
    draw: 'Das Spiel ist vorbei. Niemand hat gewonnen: unentschieden.',
    record: (move, of) => `Schritt ${move} von ${of}:`,
    more: 'Enter: nächster Schritt. „t“: Tisch. „q“: aufhören.',
    end: 'Ende der Aufzeichnung.',
    departs: (reason) => `Hier weicht das Spiel von seiner Aufzeichnung ab: ${reason}.`,
    continueBy: (command) => `Von hier weiterspielen: ${command}`,
    designedMark: 'von Catena entworfen',
  },
  it: {
    you: 'Tu',
    partner: 'Compagno',
    player: (number) => `Giocatore ${number}`,
    opponent: (number, several) => (several ? `Avversario ${number}` : 'Avversario'),
    designed: 'Le carte sono ideate da Catena; non sono quelle pubblicate.',
    start: (game, seed) => `${game}, seme ${seed}`,
    begin: 'Rispondi con il numero di un’opzione. “?” mostra tutti i comandi.',
    help: [
      'N       scegli l’opzione N (Invio da solo prende l’unica)',
      't       mostra il tavolo',
      'o       mostra di nuovo le opzioni',
      'i CARTA cosa dice una carta; basta una parte del nome',
      'w CARTA perché con una carta non si può fare qualcosa (o w N per un’opzione)',
      'a       ciò che è stato risposto per te, perché ogni risposta porta allo stesso',
      'u       annulla, finché non si è saputo nulla di nuovo',
      'save F  scrive la partita fin qui in un file',
      'q       esci',
    ],
    notOption: (text, count) => `“${text}” non è né un’opzione (da 1 a ${count}) né un comando (“?” li mostra).`,
    nothingToUndo: 'Non si può annullare: nel frattempo si è saputo qualcosa di nuovo, o non è stato fatto nulla.',
    undone: 'Annullato.',
    noneAnswered: 'Finora non è stato risposto nulla per te.',
    fault: 'Le regole non hanno funzionato: è un errore di Catena. La partita finisce qui; ciò che serve a correggerlo va in un file.',
    possible: (text) => `Si può: ${text}`,
    noReason: (card) => `${card}: con questa carta ora non c’è nulla da fare.`,
    noCard: (text) => `Nessuna carta si chiama “${text}”.`,
    several: (text, names) => `Più carte corrispondono a “${text}”: ${names}.`,
    saved: (file) => `Salvata in ${file}.`,
    left: 'La partita resta incompiuta.',
    won: (names) => `La partita è finita. Vince: ${names}.`,
    shared: (names) => `La partita è finita. Dividono la vittoria: ${names}.`,
    draw: 'La partita è finita. Non vince nessuno: parità.',
    record: (move, of) => `Mossa ${move} di ${of}:`,
    more: 'Invio: prossima mossa. “t”: tavolo. “q”: esci.',
    end: 'Fine della registrazione.',
    departs: (reason) => `Qui la partita si scosta dalla registrazione: ${reason}.`,
    continueBy: (command) => `Per continuare da qui: ${command}`,
    designedMark: 'ideata da Catena',
  },
}
