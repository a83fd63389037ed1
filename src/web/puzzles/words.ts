import type { Difficulty } from '../../play/puzzle.ts'
import type { Language } from '../protocol.ts'

interface PuzzleWords {
  readonly puzzles: string
  readonly about: string
  readonly daily: string
  readonly solve: string
  readonly again: string
  readonly solvedToday: string
  readonly streak: (days: number) => string
  readonly choices: (count: number) => string
  readonly found: (percent: number) => string
  readonly solved: string
  readonly none: string
  readonly difficulties: Readonly<Record<Difficulty, string>>
  /** By game and goal. */
  readonly goals: Readonly<Record<string, (amount: number) => string>>
  readonly goal: string
  readonly missed: string
  readonly done: string
  readonly shown: string
  readonly hint: string
  readonly solution: string
  readonly undo: string
  readonly share: string
  readonly copied: string
  readonly leave: string
  /** What is copied: it must not give the line away. */
  readonly told: (what: { game: string; difficulty: string; date?: string; tries: number; streak: number }) => string
}

const WORDS: Readonly<Record<Language, PuzzleWords>> = {
  en: {
    puzzles: 'Puzzles',
    about: 'Positions from real games. Exactly one line reaches the goal this turn, whatever is hidden and whatever chance brings.',
    daily: 'Puzzle of the day',
    solve: 'Solve',
    again: 'Start again',
    solvedToday: 'Solved today. The next one comes tomorrow.',
    streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    choices: (count) => `${count} choices`,
    found: (percent) => `computer players find it in ${percent} % of their tries`,
    solved: 'solved',
    none: 'There is no puzzle here yet.',
    difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    goals: {
      'keyforge win': () => 'Forge the third key this turn and win.',
      'keyforge forge': (amount) => (amount === 1 ? 'Forge a key this turn.' : `Forge ${amount} keys this turn.`),
      'crystal-clans win': () => 'Take your fourth crystal while you stay on turn, and win.',
      'crystal-clans crystal': (amount) =>
        amount === 1 ? 'Take a crystal while you stay on turn.' : `Take ${amount} crystals while you stay on turn.`,
      'nightfall chain': (amount) => `Lay ${amount} orders in one chain.`,
      'riftblade win': () => 'Take the opponent’s last life this turn.',
    },
    goal: 'Goal:',
    missed: 'From here the goal is out of reach, or left to luck.',
    done: 'Solved!',
    shown: 'That is the line. Solved with help, it does not count.',
    hint: 'Hint',
    solution: 'Show the line',
    undo: 'Take it back',
    share: 'Share',
    copied: 'Copied',
    leave: 'All puzzles',
    told: ({ game, difficulty, date, tries, streak }) =>
      `Catena puzzle${date ? ` of ${date}` : ''} (${game}, ${difficulty.toLowerCase()}): solved at try ${tries}${streak > 1 ? `, ${streak} days in a row` : ''}`,
  },
  de: {
    puzzles: 'Rätsel',
    about: 'Stellungen aus echten Spielen. Genau ein Weg führt in diesem Zug zum Ziel, was auch verdeckt liegt und was der Zufall bringt.',
    daily: 'Rätsel des Tages',
    solve: 'Lösen',
    again: 'Von vorn',
    solvedToday: 'Heute gelöst. Das nächste kommt morgen.',
    streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
    choices: (count) => `${count} Entscheidungen`,
    found: (percent) => `Computerspieler finden es in ${percent} % ihrer Versuche`,
    solved: 'gelöst',
    none: 'Hier gibt es noch kein Rätsel.',
    difficulties: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
    goals: {
      'keyforge win': () => 'Schmiede in diesem Zug den dritten Schlüssel und gewinne.',
      'keyforge forge': (amount) =>
        amount === 1 ? 'Schmiede in diesem Zug einen Schlüssel.' : `Schmiede in diesem Zug ${amount} Schlüssel.`,
      'crystal-clans win': () => 'Nimm deinen vierten Kristall, solange du am Zug bist, und gewinne.',
      'crystal-clans crystal': (amount) =>
        amount === 1 ? 'Nimm einen Kristall, solange du am Zug bist.' : `Nimm ${amount} Kristalle, solange du am Zug bist.`,
      'nightfall chain': (amount) => `Lege ${amount} Befehle in eine Kette.`,
      'riftblade win': () => 'Nimm dem Gegner in diesem Zug das letzte Leben.',
    },
    goal: 'Aufgabe:',
    missed: 'Von hier aus ist das Ziel nicht mehr zu erreichen, oder nur noch mit Glück.',
    done: 'Gelöst!',
    shown: 'Das ist der Weg. Mit Hilfe gelöst zählt es nicht.',
    hint: 'Hinweis',
    solution: 'Weg zeigen',
    undo: 'Zurücknehmen',
    share: 'Teilen',
    copied: 'Kopiert',
    leave: 'Alle Rätsel',
    told: ({ game, difficulty, date, tries, streak }) =>
      `Catena-Rätsel${date ? ` vom ${date}` : ''} (${game}, ${difficulty.toLowerCase()}): im ${tries}. Versuch gelöst${streak > 1 ? `, ${streak} Tage in Folge` : ''}`,
  },
  it: {
    puzzles: 'Enigmi',
    about: 'Posizioni di partite vere. Una sola linea raggiunge l’obiettivo in questo turno, qualunque cosa sia nascosta o porti il caso.',
    daily: 'Enigma del giorno',
    solve: 'Risolvi',
    again: 'Da capo',
    solvedToday: 'Risolto oggi. Il prossimo arriva domani.',
    streak: (days) => (days === 1 ? '1 giorno di fila' : `${days} giorni di fila`),
    choices: (count) => `${count} scelte`,
    found: (percent) => `i giocatori artificiali lo trovano nel ${percent} % dei tentativi`,
    solved: 'risolto',
    none: 'Qui non c’è ancora nessun enigma.',
    difficulties: { easy: 'Facile', medium: 'Medio', hard: 'Difficile' },
    goals: {
      'keyforge win': () => 'Forgia la terza chiave in questo turno e vinci.',
      'keyforge forge': (amount) => (amount === 1 ? 'Forgia una chiave in questo turno.' : `Forgia ${amount} chiavi in questo turno.`),
      'crystal-clans win': () => 'Prendi il tuo quarto cristallo finché è il tuo turno, e vinci.',
      'crystal-clans crystal': (amount) =>
        amount === 1 ? 'Prendi un cristallo finché è il tuo turno.' : `Prendi ${amount} cristalli finché è il tuo turno.`,
      'nightfall chain': (amount) => `Metti ${amount} ordini in una sola catena.`,
      'riftblade win': () => 'Togli all’avversario l’ultima vita in questo turno.',
    },
    goal: 'Compito:',
    missed: 'Da qui l’obiettivo non si raggiunge più, o solo per fortuna.',
    done: 'Risolto!',
    shown: 'Ecco la linea. Risolto con l’aiuto, non conta.',
    hint: 'Suggerimento',
    solution: 'Mostra la linea',
    undo: 'Annulla la mossa',
    share: 'Condividi',
    copied: 'Copiato',
    leave: 'Tutti gli enigmi',
    told: ({ game, difficulty, date, tries, streak }) =>
      `Enigma di Catena${date ? ` del ${date}` : ''} (${game}, ${difficulty.toLowerCase()}): risolto al tentativo ${tries}${streak > 1 ? `, ${streak} giorni di fila` : ''}`,
  },
}

export const puzzleWords = (language: Language): PuzzleWords => WORDS[language]

/** What a puzzle asks for; `goal` as its record keeps it, such as `chain 5`. */
export function sayGoal(words: PuzzleWords, game: string, goal: string): string {
  const [id, amount] = goal.split(' ')
  return words.goals[`${game} ${id}`]?.(Number(amount)) ?? goal
}
