import { expect, test } from 'vitest'
import { spreadMarks } from './spread.ts'

const apart = (marks: readonly { x: number; y: number }[], heights: readonly number[]) =>
  Math.min(
    ...marks.flatMap(({ x }, at) => marks.slice(0, at).map((other, before) => Math.hypot(other.x - x, heights[before] - heights[at]))),
  )

test('marks that are far enough apart stand on the curve', () => {
  const marks = [
    { x: 10, y: 40 },
    { x: 40, y: 42 },
    { x: 200, y: 10 },
  ]
  expect(spreadMarks(marks, 20, 10, 90)).toEqual([40, 42, 10])
})

test('of marks at one place the first stays there, and the others stand above and below', () => {
  const marks = [52, 54, 50, 58].map((x) => ({ x, y: 50 }))
  const heights = spreadMarks(marks, 20, 10, 90)
  expect(heights[0]).toBe(50)
  expect(apart(marks, heights)).toBeGreaterThanOrEqual(20)
  expect(heights.every((height) => height >= 10 && height <= 90)).toBe(true)
})

test('a curve that is too low for all of them shows them all the same', () => {
  expect(
    spreadMarks(
      Array.from({ length: 9 }, () => ({ x: 5, y: 5 })),
      20,
      10,
      30,
    ),
  ).toHaveLength(9)
})
