import { expect, test } from 'vitest'
import { markSize } from './mark-size.ts'

test('marks of turns close together are smaller, so that none lies on another', () => {
  // a phone, 25 turns: keys of two turns of the same seat, one after the other
  const size = markSize([9, 11, 24], 12.4, 1)
  expect(size * 28).toBeLessThan(2 * 12.4)
  // room enough, or a single key
  expect(markSize([2, 9, 12], 43, 1)).toBe(1)
  expect(markSize([4], 12.4, 0.72)).toBe(0.72)
})
