import { expect, test } from 'vitest'
import { KeyforgePosition } from './layout.ts'

/** Growth of a position is a reviewed event: search copies it at every node. */
test('the position has exactly its declared size', () => {
  const p = new KeyforgePosition()
  const last = p.columns[p.columns.length - 1]
  expect([p.bytes.length, last.name, last.offset + last.length]).toMatchInlineSnapshot(`
    [
      10128,
      "zone",
      10114,
    ]
  `)
  expect(p.columns.length).toMatchInlineSnapshot(`46`)
})

/** Random games over random decks of the whole set reached at most 329 words of frames, 23 queued triggers, 11 lasting effects, 47 records. */
test('capacities stand well above what games reached', () => {
  const p = new KeyforgePosition()
  expect(p.frames.length).toBeGreaterThan(329 * 1.5)
  expect(p.queue.length / 6).toBeGreaterThan(23 * 1.5)
  expect(p.lasting.length / 13).toBeGreaterThan(11 * 1.5)
  expect(p.log.length / 4).toBeGreaterThan(47 * 1.5)
})
