// Every puzzle that comes with Catena, tried exhaustively.
import { expect, test } from 'vitest'
import { GAME_NAMES } from '../games/index.ts'
import { checkPuzzle, puzzlesOf } from './puzzles.ts'

test.each(GAME_NAMES)('%s: of every puzzle exactly one line reaches the goal', { timeout: 600_000 }, (name) => {
  for (const puzzle of puzzlesOf(name)) expect(checkPuzzle(puzzle).fault, puzzle.id).toBeUndefined()
})
