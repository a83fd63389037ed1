import { expect, test } from 'vitest'
import type { Luck } from '../../games/luck.ts'
import { costOf, flatnessOf } from './costs.ts'

const point = (step: number, seat: number, loss: number) => ({ step, seat, loss, before: 0.5, after: 0.5 - loss, error: 0 })

test('a line of the log costs what the decisions lost that led to it, of its own seat', () => {
  const points = [point(3, 0, 0.02), point(4, 0, 0.05), point(5, 1, 0.3), point(8, 0, 0)]
  expect(costOf(points, { step: 4, seat: 0 }, 2)).toBeCloseTo(0.07)
  expect(costOf(points, { step: 5, seat: 1 }, 4)).toBeCloseTo(0.3)
  // a second line of the same step, and steps of which nothing was judged
  expect(costOf(points, { step: 4, seat: 0 }, 4)).toBe(undefined)
  expect(costOf(points, { step: 7, seat: 0 }, 5)).toBe(undefined)
  expect(costOf(points, { step: 8, seat: 0 }, 7)).toBe(0)
})

test('a strip of luck is flat for one of two reasons', () => {
  const luck = (count: number): Luck => ({ kind: 'draws', seat: 0, count, sum: 0, expected: 0, deviation: 0, rarity: 0.5, faces: [] })
  expect(flatnessOf([luck(4)], [0, 0.4, 0])).toBe(undefined)
  expect(flatnessOf([luck(4)], [0, 0, 0])).toBe('alike')
  expect(flatnessOf([luck(0)], [0, 0])).toBe('nothing')
  expect(flatnessOf([], [0])).toBe('nothing')
})
