import { expect, test } from 'vitest'
import { GAME_NAMES } from '../games/register.ts'
import type { Puzzle } from './puzzle.ts'
import { dayOf, gameOfDay } from './day.ts'
import { puzzleOfDay } from './puzzles.ts'

const puzzles = ['a', 'b', 'c'].map((id) => ({ id }) as Puzzle)

test('games take turns, and each puzzle of a game comes once before one comes again', () => {
  const first = dayOf('2026-11-23')!
  const games = GAME_NAMES.length
  expect(GAME_NAMES.map((_, later) => gameOfDay(first + later)).sort()).toEqual([...GAME_NAMES].sort())
  const daily = [0, games, 2 * games, 3 * games].map((later) => puzzleOfDay(puzzles, first + later)!.id)
  expect(new Set(daily.slice(0, 3)).size).toBe(3)
  expect(daily[3]).toBe(daily[0])
  expect(puzzleOfDay([], first)).toBeUndefined()
})

test('what is no date is no day', () => {
  expect(dayOf('2026-13-01')).toBeUndefined()
  expect(dayOf('today')).toBeUndefined()
})
