// What people read of ratings.
import { expect, test } from 'vitest'
import { findRating, writeChange, writeRating } from './rating.ts'

test('everybody begins with 1500, and the numbers are written as the reader writes them', () => {
  const start = { mu: 25, sigma: 25 / 3 }
  expect(writeRating(start, 'en')).toBe('1,500 ± 500')
  expect(writeRating(start, 'de')).toBe('1.500 ± 500')
  expect(writeChange(start, { mu: 27.6, sigma: 8 }, 'en')).toBe('1,500 → 1,656 ± 480')
})

test('a rating is that of the game and format of the table', () => {
  const rating = { player: 'a', game: 'keyforge', format: 'own', mu: 30, sigma: 2, games: 9 } as const
  expect(findRating([rating], 'a', { game: 'keyforge' })).toBe(rating)
  expect(findRating([rating], 'a', { game: 'keyforge', format: 'sealed' })).toBeUndefined()
  expect(findRating([rating], 'b', { game: 'keyforge' })).toBeUndefined()
})
