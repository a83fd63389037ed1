import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

test('a game that is shared by all is drawn, one that partners share is won', () => {
  expect(verdictOf(1, 2)).toBe('won')
  expect(verdictOf(0, 2)).toBe('lost')
  expect(verdictOf(0.5, 2)).toBe('drawn')
  expect(verdictOf(1 / 3, 3)).toBe('drawn')
  expect(verdictOf(0.5, 4)).toBe('won')
  expect(verdictOf(0.25, 4)).toBe('drawn')
})
