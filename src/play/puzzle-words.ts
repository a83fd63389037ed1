import type { Language } from '../ability/language.ts'

interface PuzzleWords {
  /** By game and goal. */
  readonly goals: Readonly<Record<string, (amount: number) => string>>
  readonly missed: string
  readonly done: string
}

/** What every client says of a puzzle. */
export const PUZZLE_WORDS: Readonly<Record<Language, PuzzleWords>> = {
  en: {
    goals: {
      'keyforge win': () => 'Forge the third key this turn and win.',
      'keyforge forge': (amount) => (amount === 1 ? 'Forge a key this turn.' : `Forge ${amount} keys this turn.`),
      'crystal-clans crystal': (cost) => `Take the crystal that costs ${cost} this turn.`,
      'nightfall chain': (amount) => `Lay ${amount} orders in one chain.`,
      'riftblade kill': () => 'Take the opponent’s last life this turn.',
    },
    missed: 'From here the goal is out of reach, or left to luck.',
    done: 'Solved!',
  },
  de: {
    goals: {
      'keyforge win': () => 'Schmiede in diesem Zug den dritten Schlüssel und gewinne.',
      'keyforge forge': (amount) =>
        amount === 1 ? 'Schmiede in diesem Zug einen Schlüssel.' : `Schmiede in diesem Zug ${amount} Schlüssel.`,
      'crystal-clans crystal': (cost) => `Nimm in diesem Zug den Kristall, der ${cost} kostet.`,
      'nightfall chain': (amount) => `Lege ${amount} Aufträge in eine Kette.`,
      'riftblade kill': () => 'Nimm dem Gegner in diesem Zug das letzte Leben.',
    },
    missed: 'Von hier aus ist das Ziel nicht mehr zu erreichen, oder nur noch mit Glück.',
    done: 'Gelöst!',
  },
  it: {
    goals: {
      'keyforge win': () => 'Forgia la terza chiave in questo turno e vinci.',
      'keyforge forge': (amount) => (amount === 1 ? 'Forgia una chiave in questo turno.' : `Forgia ${amount} chiavi in questo turno.`),
      'crystal-clans crystal': (cost) => `Prendi in questo turno il cristallo che costa ${cost}.`,
      'nightfall chain': (amount) => `Metti ${amount} ordini in una sola catena.`,
      'riftblade kill': () => 'Togli all’avversario l’ultima vita in questo turno.',
    },
    missed: 'Da qui l’obiettivo non si raggiunge più, o solo per fortuna.',
    done: 'Risolto!',
  },
}

/** What a puzzle asks for; `goal` as its record keeps it, such as `chain 5`. */
export function sayGoal(language: Language, game: string, goal: string): string {
  const [id, amount] = goal.split(' ')
  return PUZZLE_WORDS[language].goals[`${game} ${id}`]?.(Number(amount)) ?? goal
}
