import type { Language } from '../protocol.ts'

export interface EndingWords {
  /** By the reason of the outcome: how the game was won. */
  readonly wonBy: (names: readonly string[]) => string
  readonly wonHow: Readonly<Record<string, string | undefined>>
  readonly bestOf: string
  /** A series that is begun after a game: that one is its first. */
  readonly counting: (series: string, wins: string) => string
  /** `minutes`: 0 where it took none, or nobody knows. */
  readonly inTurns: (turns: number, minutes: number) => string
  readonly drawn: string
  /** In a list of games. */
  readonly drawnShort: string
  readonly result: string
  readonly shown: string
  readonly byTurn: string
  readonly turn: string
  readonly turning: (turn: number) => string
  readonly noTurning: string
  /** What the turning point came to: hundredths of a won game, up or down. */
  readonly turned: (up: boolean, points: string, before: string, after: string) => string
  readonly quick: string
  readonly lookAtIt: string
  readonly lookAgain: string
  readonly copyLink: string
  readonly saveFile: string
  readonly another: string
  readonly swapSeats: string
  /** Both seats play on with what the other one brought. */
  readonly swapBrought: Readonly<Record<'decks' | 'clans', string>>
  /** At the table of a series; games that nobody won are played again. */
  readonly gameOfThree: (game: number, wins: string) => string
  readonly nextGame: string
  readonly seriesAt: (wins: string) => string
  readonly seriesWon: (wins: string) => string
  /** Heads the list of games that are over. */
  readonly finished: string
  readonly rematch: string
  readonly newGame: string
  readonly concede: string
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
      concede: 'By concession',
    },
    bestOf: 'Best of three',
    counting: (series, wins) => `${series}, ${wins} so far`,
    inTurns: (turns, minutes) =>
      `${turns === 1 ? 'in the first turn' : `in ${turns} turns`}${minutes === 0 ? '' : ` and ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`}`,
    drawn: 'Nobody won',
    drawnShort: 'Drawn',
    result: 'Result',
    shown: 'Table',
    byTurn: 'Turn by turn',
    turn: 'Turn',
    turning: (turn) => `Turning point, turn ${turn}`,
    noTurning: 'No round turned this game.',
    turned: (up, points, before, after) =>
      `${up ? 'That round brought you' : 'That round cost you'} ${points} points: your prospects ${up ? 'rose' : 'fell'} from ${before} to ${after}.`,
    quick: 'By a quick judgement of the table; the analysis looks closer.',
    lookAtIt: 'Look at it',
    lookAgain: 'Watch again',
    copyLink: 'Copy link',
    saveFile: 'Save as a file',
    another: 'Another game?',
    swapSeats: 'Swap seats',
    swapBrought: { decks: 'Swap decks', clans: 'Swap clans' },
    gameOfThree: (game, wins) => `Game ${game} of 3, ${wins}`,
    nextGame: 'Next game',
    seriesAt: (wins) => `Best of three: ${wins}`,
    seriesWon: (wins) => `Best of three, decided: ${wins}`,
    finished: 'Finished games',
    rematch: 'Rematch',
    newGame: 'New game',
    concede: 'Concede',
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
      'rb.victory.2': 'Allein noch am Leben',
      stalemate: 'Es führte zu nichts mehr',
      concede: 'Durch Aufgabe',
    },
    bestOf: 'Zwei von drei',
    counting: (series, wins) => `${series}, bisher ${wins}`,
    inTurns: (turns, minutes) =>
      `${turns === 1 ? 'im ersten Zug' : `in ${turns} Zügen`}${minutes === 0 ? '' : ` und ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`}`}`,
    drawn: 'Niemand hat gewonnen',
    drawnShort: 'Unentschieden',
    result: 'Ergebnis',
    shown: 'Tisch',
    byTurn: 'Zug für Zug',
    turn: 'Zug',
    turning: (turn) => `Wendepunkt, Zug ${turn}`,
    noTurning: 'Keine Runde hat die Partie gewendet.',
    turned: (up, points, before, after) =>
      `Diese Runde ${up ? 'brachte dir' : 'kostete dich'} ${points} Punkte: deine Aussichten ${up ? 'stiegen' : 'fielen'} von ${before} auf ${after}.`,
    quick: 'Nach einem schnellen Urteil über den Tisch; die Analyse sieht genauer hin.',
    lookAtIt: 'Ansehen',
    lookAgain: 'Noch einmal ansehen',
    copyLink: 'Link kopieren',
    saveFile: 'Als Datei sichern',
    another: 'Noch eine Partie?',
    swapSeats: 'Plätze tauschen',
    swapBrought: { decks: 'Decks tauschen', clans: 'Klans tauschen' },
    gameOfThree: (game, wins) => `Partie ${game} von 3, ${wins}`,
    nextGame: 'Nächste Partie',
    seriesAt: (wins) => `Zwei von drei: ${wins}`,
    seriesWon: (wins) => `Zwei von drei, entschieden: ${wins}`,
    finished: 'Beendete Partien',
    rematch: 'Revanche',
    newGame: 'Neue Partie',
    concede: 'Aufgeben',
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
      'rb.victory.2': 'Unica parte ancora in vita',
      stalemate: 'Non portava più da nessuna parte',
      concede: 'Per abbandono',
    },
    bestOf: 'Due su tre',
    counting: (series, wins) => `${series}, finora ${wins}`,
    inTurns: (turns, minutes) =>
      `${turns === 1 ? 'nel primo turno' : `in ${turns} turni`}${minutes === 0 ? '' : ` e ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}`}`,
    drawn: 'Nessuno ha vinto',
    drawnShort: 'Patta',
    result: 'Risultato',
    shown: 'Tavolo',
    byTurn: 'Turno per turno',
    turn: 'Turno',
    turning: (turn) => `Punto di svolta, turno ${turn}`,
    noTurning: 'Nessun giro ha deciso la partita.',
    turned: (up, points, before, after) =>
      `Quel giro ti ${up ? 'ha dato' : 'è costato'} ${points} punti: le tue possibilità sono ${up ? 'salite' : 'scese'} dal ${before} al ${after}.`,
    quick: 'Secondo un rapido giudizio sul tavolo; l’analisi guarda meglio.',
    lookAtIt: 'Guarda',
    lookAgain: 'Riguarda',
    copyLink: 'Copia il link',
    saveFile: 'Salva come file',
    another: 'Un’altra partita?',
    swapSeats: 'Scambia i posti',
    swapBrought: { decks: 'Scambia i mazzi', clans: 'Scambia i clan' },
    gameOfThree: (game, wins) => `Partita ${game} di 3, ${wins}`,
    nextGame: 'Prossima partita',
    seriesAt: (wins) => `Due su tre: ${wins}`,
    seriesWon: (wins) => `Due su tre, decisa: ${wins}`,
    finished: 'Partite finite',
    rematch: 'Rivincita',
    newGame: 'Nuova partita',
    concede: 'Abbandona',
    concedeQuestion: 'Abbandonare la partita?',
    concedeNote: 'Vince l’altra parte. La partita resta salvata e si può riguardare.',
    playOn: 'Continua a giocare',
  },
}
