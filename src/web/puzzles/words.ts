import type { Difficulty } from '../../play/puzzle.ts'
import type { Language } from '../protocol.ts'

interface PuzzleWords {
  readonly puzzles: string
  readonly puzzle: string
  /** Within its game. */
  readonly number: (number: number) => string
  readonly about: string
  readonly daily: string
  readonly solve: string
  readonly again: string
  readonly solvedToday: string
  readonly streak: (days: number) => string
  readonly choices: (count: number) => string
  /** What the percentages mean. */
  readonly shares: string
  readonly solved: string
  readonly none: string
  readonly difficulties: Readonly<Record<Difficulty, string>>
  readonly goal: string
  readonly shown: string
  /** Before the choice that comes next on the line. */
  readonly next: string
  readonly hint: string
  readonly solution: string
  readonly undo: string
  readonly share: string
  readonly nextPuzzle: string
  readonly leave: string
  /** What is copied: it must not give the line away. */
  readonly told: (what: { game: string; difficulty: string; date?: string; tries: number; hinted: boolean; streak: number }) => string
}

const WORDS: Readonly<Record<Language, PuzzleWords>> = {
  en: {
    puzzles: 'Puzzles',
    puzzle: 'Puzzle',
    number: (number) => `No. ${number}`,
    about: 'Positions from real games. Exactly one line reaches the goal this turn, whatever is hidden and whatever chance brings.',
    daily: 'Puzzle of the day',
    solve: 'Solve',
    again: 'Start again',
    solvedToday: 'Solved today. The next one comes tomorrow.',
    streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    choices: (count) => `${count} choices`,
    shares: 'The percentage says in how many of their tries computer players find the line.',
    solved: 'solved',
    none: 'There is no puzzle here yet.',
    difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    goal: 'Goal:',
    shown: 'That is the line. Solved with help, it does not count.',
    next: 'Next:',
    hint: 'Hint',
    solution: 'Show the line',
    undo: 'Take it back',
    share: 'Share',
    nextPuzzle: 'Next puzzle',
    leave: 'All puzzles',
    told: ({ game, difficulty, date, tries, hinted, streak }) =>
      `Catena ${date ? `daily ${date}` : 'puzzle'} (${game}, ${difficulty.toLowerCase()}): solved at try ${tries}${hinted ? ', with hints' : ''}${streak > 1 ? `, ${streak} days in a row` : ''}`,
  },
  de: {
    puzzles: 'Rätsel',
    puzzle: 'Rätsel',
    number: (number) => `Nr. ${number}`,
    about: 'Stellungen aus echten Partien. Genau ein Weg führt in diesem Zug zum Ziel, was auch verdeckt liegt und was der Zufall bringt.',
    daily: 'Rätsel des Tages',
    solve: 'Lösen',
    again: 'Von vorn',
    solvedToday: 'Heute gelöst. Das nächste kommt morgen.',
    streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
    choices: (count) => `${count} Entscheidungen`,
    shares: 'Die Prozentzahl sagt, in wie vielen ihrer Versuche Computerspieler den Weg finden.',
    solved: 'gelöst',
    none: 'Hier gibt es noch kein Rätsel.',
    difficulties: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
    goal: 'Aufgabe:',
    shown: 'Das ist der Weg. Mit Hilfe gelöst zählt es nicht.',
    next: 'Als Nächstes:',
    hint: 'Hinweis',
    solution: 'Weg zeigen',
    undo: 'Zurücknehmen',
    share: 'Teilen',
    nextPuzzle: 'Nächstes Rätsel',
    leave: 'Alle Rätsel',
    told: ({ game, difficulty, date, tries, hinted, streak }) =>
      `Catena-${date ? `Tagesrätsel vom ${date}` : 'Rätsel'} (${game}, ${difficulty.toLowerCase()}): im ${tries}. Versuch gelöst${hinted ? ', mit Hinweisen' : ''}${streak > 1 ? `, ${streak} Tage in Folge` : ''}`,
  },
  it: {
    puzzles: 'Enigmi',
    puzzle: 'Enigma',
    number: (number) => `N. ${number}`,
    about: 'Posizioni di partite vere. Una sola linea raggiunge l’obiettivo in questo turno, qualunque cosa sia nascosta o porti il caso.',
    daily: 'Enigma del giorno',
    solve: 'Risolvi',
    again: 'Da capo',
    solvedToday: 'Risolto oggi. Il prossimo arriva domani.',
    streak: (days) => (days === 1 ? '1 giorno di fila' : `${days} giorni di fila`),
    choices: (count) => `${count} scelte`,
    shares: 'La percentuale dice in quanti dei loro tentativi i giocatori artificiali trovano la linea.',
    solved: 'risolto',
    none: 'Qui non c’è ancora nessun enigma.',
    difficulties: { easy: 'Facile', medium: 'Medio', hard: 'Difficile' },
    goal: 'Compito:',
    shown: 'Ecco la linea. Risolto con l’aiuto, non conta.',
    next: 'Ora:',
    hint: 'Suggerimento',
    solution: 'Mostra la linea',
    undo: 'Annulla la mossa',
    share: 'Condividi',
    nextPuzzle: 'Enigma successivo',
    leave: 'Tutti gli enigmi',
    told: ({ game, difficulty, date, tries, hinted, streak }) =>
      `Enigma ${date ? `del giorno di Catena, ${date}` : 'di Catena'} (${game}, ${difficulty.toLowerCase()}): risolto al tentativo ${tries}${hinted ? ', con suggerimenti' : ''}${streak > 1 ? `, ${streak} giorni di fila` : ''}`,
  },
}

export const puzzleWords = (language: Language): PuzzleWords => WORDS[language]
