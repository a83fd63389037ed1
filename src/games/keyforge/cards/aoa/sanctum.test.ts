import { expect, test } from 'vitest'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Sanctum. Seat 0 is in the main step of an ordinary turn. */

test('baron-mengevin captures for each Sanctum card that you discard from hand', () => {
  const t = table({
    seats: [{ house: 'sanctum', battleline: ['baron-mengevin'], hand: ['bulwark', 'sequis'] }, { amber: 1 }],
  })
  t.discard('bulwark')
  expect([t.card('baron-mengevin').amber, t.seat(1).amber]).toEqual([1, 0])
  // an empty pool leaves nothing to capture
  expect([t.discard('sequis').card('baron-mengevin').amber, t.idle]).toEqual([1, true])
  const other = table({ seats: [{ house: 'brobnar', battleline: ['baron-mengevin'], hand: ['punch'] }, { amber: 1 }] })
  expect(other.discard('punch').card('baron-mengevin').amber).toBe(0)
})
