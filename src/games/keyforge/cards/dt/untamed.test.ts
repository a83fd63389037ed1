import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Untamed: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Untamed is active. */

type Tide = 0 | 1 | 'neutral'
const untamed = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'untamed', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('all-tide-up gains one at high tide, and raises it otherwise', () => {
  const t = untamed({ hand: ['all-tide-up', 'all-tide-up'] }).play({ card: 'all-tide-up', copy: 1 })
  expect([t.tide, t.seat(0).amber]).toEqual([0, 1])
  t.play({ card: 'all-tide-up', copy: 2 })
  expect([t.tide, t.seat(0).amber]).toEqual([0, 3])
})
