import type { Language } from '../protocol.ts'

interface EndingWords {
  /** By the reason of the outcome: how the game was won. */
  readonly wonBy: (names: readonly string[]) => string
  readonly wonHow: Readonly<Record<string, string | undefined>>
  readonly bestOf: string
  readonly inTurns: (turns: number) => string
  readonly drawn: string
  readonly result: string
  readonly shown: string
  readonly byTurn: string
  readonly turn: string
  readonly turning: (turn: number) => string
  readonly noTurning: string
  readonly prospects: (before: string, after: string) => string
  readonly quick: string
  readonly lookAtIt: string
  readonly lookAgain: string
  readonly copyLink: string
  readonly saveFile: string
  readonly another: string
  readonly swapSeats: string
  readonly swapDecks: string
  /** At the table of a series; games that nobody won are played again. */
  readonly gameOfThree: (game: number, wins: string) => string
  readonly nextGame: string
  readonly seriesAt: (wins: string) => string
  readonly seriesWon: (wins: string) => string
  readonly concedeQuestion: string
  readonly concedeNote: string
  readonly playOn: string
}

/** Said at the end of a game alone. */
export const ENDING_WORDS: Readonly<Record<Language, EndingWords>> = {
  en: {
    wonBy: (names) => `${names.join(' and ')} won`,
    wonHow: {
      keys: 'By the third key',
      crystals: 'By the fourth crystal',
      turns: 'Time ran out before the wounds did',
      wounds: 'By the fewest wounds',
      kinds: 'Wounds were equal: by their kinds',
      place: 'Wounds were equal in every way: by the seat',
      'rb.victory.2': 'The last one with life left',
      stalemate: 'Nothing more came of it',
      concede: 'By conceding',
    },
    bestOf: 'Best of three',
    inTurns: (turns) => (turns === 1 ? 'in the first turn' : `in ${turns} turns`),
    drawn: 'Nobody won',
    result: 'Result',
    shown: 'Table',
    byTurn: 'Turn by turn',
    turn: 'Turn',
    turning: (turn) => `Turning point, turn ${turn}`,
    noTurning: 'No round turned this game.',
    prospects: (before, after) => `From one of your turns to the next your prospects went from ${before} to ${after}.`,
    quick: 'By a quick judgement of the table; the analysis looks closer.',
    lookAtIt: 'Look at it',
    lookAgain: 'Watch again',
    copyLink: 'Copy link',
    saveFile: 'Save as a file',
    another: 'Another game?',
    swapSeats: 'Swap seats',
    swapDecks: 'Swap decks',
    gameOfThree: (game, wins) => `Game ${game} of 3, ${wins}`,
    nextGame: 'Next game',
    seriesAt: (wins) => `Best of three: ${wins}`,
    seriesWon: (wins) => `Best of three, decided: ${wins}`,
    concedeQuestion: 'Concede the game?',
    concedeNote: 'The other side wins. The game is kept, and can be looked at again.',
    playOn: 'Play on',
  },
  de: {
    wonBy: (names) => `${names.join(' und ')} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    wonHow: {
      keys: 'Durch den dritten Schlüssel',
      crystals: 'Durch den vierten Kristall',
      turns: 'Die Züge gingen aus, bevor die Wunden ausgingen',
      wounds: 'Durch die wenigsten Wunden',
      kinds: 'Wunden gleich: durch ihre Arten',
      place: 'Wunden in allem gleich: durch den Sitzplatz',
      'rb.victory.2': 'Als Letzter mit Leben',
      stalemate: 'Es führte zu nichts mehr',
      concede: 'Durch Aufgabe',
    },
    bestOf: 'Zwei von drei',
    inTurns: (turns) => (turns === 1 ? 'im ersten Zug' : `in ${turns} Zügen`),
    drawn: 'Niemand hat gewonnen',
    result: 'Ergebnis',
    shown: 'Tisch',
    byTurn: 'Zug für Zug',
    turn: 'Zug',
    turning: (turn) => `Wendepunkt, Zug ${turn}`,
    noTurning: 'Keine Runde hat die Partie gewendet.',
    prospects: (before, after) => `Von einem deiner Züge zum nächsten gingen deine Aussichten von ${before} auf ${after}.`,
    quick: 'Nach einem schnellen Urteil über den Tisch; die Analyse sieht genauer hin.',
    lookAtIt: 'Ansehen',
    lookAgain: 'Noch einmal ansehen',
    copyLink: 'Link kopieren',
    saveFile: 'Als Datei sichern',
    another: 'Noch eine Partie?',
    swapSeats: 'Plätze tauschen',
    swapDecks: 'Decks tauschen',
    gameOfThree: (game, wins) => `Partie ${game} von 3, ${wins}`,
    nextGame: 'Nächste Partie',
    seriesAt: (wins) => `Zwei von drei: ${wins}`,
    seriesWon: (wins) => `Zwei von drei, entschieden: ${wins}`,
    concedeQuestion: 'Die Partie aufgeben?',
    concedeNote: 'Die andere Seite gewinnt. Die Partie wird aufgehoben und kann wieder angesehen werden.',
    playOn: 'Weiterspielen',
  },
  it: {
    wonBy: (names) => `${names.join(' e ')} ${names.length === 1 ? 'vince' : 'vincono'}`,
    wonHow: {
      keys: 'Con la terza chiave',
      crystals: 'Con il quarto cristallo',
      turns: 'I turni sono finiti prima delle ferite',
      wounds: 'Con il minor numero di ferite',
      kinds: 'Ferite pari: decidono i tipi',
      place: 'Ferite pari in tutto: decide il posto',
      'rb.victory.2': 'L’ultimo con della vita',
      stalemate: 'Non portava più da nessuna parte',
      concede: 'Per abbandono',
    },
    bestOf: 'Due su tre',
    inTurns: (turns) => (turns === 1 ? 'nel primo turno' : `in ${turns} turni`),
    drawn: 'Nessuno ha vinto',
    result: 'Risultato',
    shown: 'Tavolo',
    byTurn: 'Turno per turno',
    turn: 'Turno',
    turning: (turn) => `Punto di svolta, turno ${turn}`,
    noTurning: 'Nessun giro ha deciso la partita.',
    prospects: (before, after) => `Da un tuo turno al successivo le tue possibilità sono passate dal ${before} al ${after}.`,
    quick: 'Secondo un rapido giudizio sul tavolo; l’analisi guarda meglio.',
    lookAtIt: 'Guarda',
    lookAgain: 'Riguarda',
    copyLink: 'Copia il link',
    saveFile: 'Salva come file',
    another: 'Un’altra partita?',
    swapSeats: 'Scambia i posti',
    swapDecks: 'Scambia i mazzi',
    gameOfThree: (game, wins) => `Partita ${game} di 3, ${wins}`,
    nextGame: 'Prossima partita',
    seriesAt: (wins) => `Due su tre: ${wins}`,
    seriesWon: (wins) => `Due su tre, decisa: ${wins}`,
    concedeQuestion: 'Abbandonare la partita?',
    concedeNote: 'Vince l’altra parte. La partita resta salvata e si può riguardare.',
    playOn: 'Continua a giocare',
  },
}
