import { expect, test } from 'vitest'
import { Limiter } from './limit.ts'

test('so many at once, then so many a second, each by its own key', () => {
  let now = 0
  const limiter = new Limiter({ atOnce: 2, perSecond: 4 }, () => now)
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 250])
  expect(limiter.take('b')).toBe(0)
  now = 125
  expect(limiter.take('a')).toBe(125)
  now = 250
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 250])
  // a pause is not saved up beyond the measure
  now = 1_000_000
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 250])
})

test('those who were away for longest are forgotten, not those who are at it', () => {
  const limiter = new Limiter({ atOnce: 1, perSecond: 0.001 }, () => 0)
  limiter.take('busy')
  for (let k = 0; k < 60_000; k++) {
    limiter.take(`other ${k}`)
    if (k % 1000 === 0) expect(limiter.take('busy')).toBeGreaterThan(0)
  }
  expect(limiter.take('other 0')).toBe(0)
})
