// The puzzles of a game, loaded when somebody looks at them.
import type { GameName } from '../../games/register.ts'
import { GAME_NAMES } from '../../games/register.ts'
import { DIFFICULTIES, difficultyOf, type NumberedPuzzle, readPuzzles } from '../../play/puzzle.ts'
import { dayOf, gameOfDay } from '../../play/day.ts'
import { puzzleOfDay } from '../../play/puzzles.ts'

const files = import.meta.glob<{ readonly default: string }>('../../play/puzzles/*.txt', { query: '?raw' })

const read: Partial<Record<GameName, Promise<readonly NumberedPuzzle[]>>> = {}

export function bringPuzzles(game: GameName): Promise<readonly NumberedPuzzle[]> {
  return (read[game] ??= load(game))
}

async function load(game: GameName): Promise<readonly NumberedPuzzle[]> {
  const file = files[`../../play/puzzles/${game}.txt`]
  return file === undefined ? [] : readPuzzles((await file()).default)
}

export async function findPuzzle(id: string): Promise<NumberedPuzzle | undefined> {
  for (const game of GAME_NAMES) {
    const found = (await bringPuzzles(game)).find((puzzle) => puzzle.id === id)
    if (found !== undefined) return found
  }
  return undefined
}

/** Which one comes after it in the list of its game, and from its beginning again: none that was solved. */
export async function bringNext(after: NumberedPuzzle, solved: Readonly<Record<string, number>>): Promise<NumberedPuzzle | undefined> {
  const all = await bringPuzzles(after.game)
  const listed = DIFFICULTIES.flatMap((difficulty) => all.filter((puzzle) => difficultyOf(puzzle) === difficulty))
  const at = listed.findIndex(({ id }) => id === after.id)
  return [...listed.slice(at + 1), ...listed.slice(0, at)].find(({ id }) => !(id in solved))
}

/** The same for everybody on that day. */
export async function bringDaily(date: string): Promise<NumberedPuzzle | undefined> {
  const day = dayOf(date)!
  return puzzleOfDay(await bringPuzzles(gameOfDay(day)), day)
}
