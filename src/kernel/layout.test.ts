import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CapacityError, Columns } from './layout.ts'

test('columns are views of one buffer, aligned, in order', () => {
  const columns = new Columns(32)
  const bytes = columns.int8('a', 3)
  const words = columns.int32('b', 2)
  const halves = columns.int16('c', 1)
  expect(columns.entries).toEqual([
    { name: 'a', type: 'int8', offset: 0, length: 3 },
    { name: 'b', type: 'int32', offset: 4, length: 2 },
    { name: 'c', type: 'int16', offset: 12, length: 1 },
  ])
  expect(columns.used).toBe(14)
  for (const view of [bytes, words, halves]) expect(view.buffer).toBe(columns.bytes.buffer)
  words[1] = -2
  expect(Array.from(columns.bytes.subarray(8, 12))).toEqual([254, 255, 255, 255])
})

test('the size is rounded up to eight bytes', () => {
  expect(new Columns(9).bytes).toHaveLength(16)
})

test('a column that does not fit is named with what would be enough', () => {
  const columns = new Columns(8)
  columns.int8('small', 5)
  expect(() => columns.int32('cards', 2)).toThrow(CapacityError)
  expect(() => new Columns(8).int32('cards', 3)).toThrow('capacity of column "cards": needs 12 bytes, the position was declared with 8')
})

test('columns never overlap (property)', () => {
  const column = fc.tuple(
    fc.constantFrom('uint8' as const, 'int8' as const, 'int16' as const, 'int32' as const),
    fc.integer({ min: 1, max: 9 }),
  )
  fc.assert(
    fc.property(fc.array(column, { maxLength: 12 }), (wanted) => {
      const columns = new Columns(1000)
      const views = wanted.map(([type, length], i) => columns[type](`c${i}`, length))
      for (const [i, view] of views.entries()) view.fill(i + 1)
      for (const [i, view] of views.entries()) expect(Array.from(view)).toEqual(new Array(view.length).fill(i + 1))
    }),
  )
})
