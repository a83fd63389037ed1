import { expect, test } from 'vitest'
import { writeWins } from './series.ts'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']

test('a series of two is two numbers, those of whoever looks first', () => {
  expect(writeWins([1, 0], 0, NAMES)).toBe('1\u00a0:\u00a00')
  expect(writeWins([1, 0], 1)).toBe('0\u00a0:\u00a01')
})

test('for whoever watches, and with several sides, each side stands by name', () => {
  expect(writeWins([1, 0], -1, NAMES)).toBe('Anna\u00a01, Ben\u00a00')
  expect(writeWins([0, 1, 0, 0], 2, NAMES)).toBe('Cleo\u00a00, Dora\u00a00, Anna\u00a00, Ben\u00a01')
  expect(writeWins([0, 1, 0, 1], 0, NAMES, (seat) => (seat + 2) % 4)).toBe('Anna & Cleo\u00a00, Ben & Dora\u00a01')
})
