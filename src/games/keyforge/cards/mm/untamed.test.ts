import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Untamed: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Untamed is active. */

const untamed = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'untamed', ...own }, other] })

test('lumilu gains one for each other friendly Beast creature', () => {
  const t = untamed({ battleline: ['lumilu', 'lumilu', 'dew-faerie', 'snufflegator'] }, { battleline: ['snufflegator'] })
  t.reap({ card: 'lumilu', copy: 1 })
  expect(t.seat(0).amber).toBe(1 + 2)
  expect(
    untamed({ battleline: ['lumilu'] })
      .reap('lumilu')
      .seat(0).amber,
  ).toBe(1)
})
