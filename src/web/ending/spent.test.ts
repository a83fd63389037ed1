import { expect, test } from 'vitest'
import { addSpent, minutesOf } from './spent.ts'

const record = (seed: string) => `catena record 2\ngame riftblade\nseed ${seed.repeat(32)}\nsetup {}\n`
const MINUTE = 60_000

test('the minutes of a game are summed up from question to question, game by game', () => {
  let kept: string | null = null
  for (const time of [MINUTE, 30_000, 2 * MINUTE]) kept = addSpent(kept, record('1'), time)
  kept = addSpent(kept, record('2'), MINUTE)
  expect(minutesOf(kept, record('1'))).toBe(4)
  expect(minutesOf(kept, record('2'))).toBe(1)
  expect(minutesOf(kept, record('3'))).toBe(0)
})

test('a night in between is none of the game, and what is no list is none', () => {
  expect(minutesOf(addSpent(null, record('1'), 600 * MINUTE), record('1'))).toBe(5)
  expect(minutesOf(addSpent('{"seed"', record('1'), MINUTE), record('1'))).toBe(1)
  expect(minutesOf('[null,{"seed":4}]', record('1'))).toBe(0)
})
