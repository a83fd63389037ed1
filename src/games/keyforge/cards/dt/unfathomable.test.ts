import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Unfathomable: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Unfathomable is active. */

type Tide = 0 | 1 | 'neutral'
const unfathomable = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'unfathomable', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('abyssal-zealot captures two when you raise the tide, and loses two to the supply when the opponent does', () => {
  const t = unfathomable({ battleline: ['abyssal-zealot'] }, { amber: 3 }).raiseTide()
  expect([t.card('abyssal-zealot').amber, t.seat(1).amber]).toEqual([2, 1])
  const theirs = table({
    active: 1,
    seats: [{ battleline: [{ card: 'abyssal-zealot', amber: 3 }] }, { house: 'untamed', hand: ['all-tide-up'] }],
  }).play('all-tide-up')
  expect([theirs.card('abyssal-zealot').amber, theirs.seat(0).amber, theirs.seat(1).amber]).toEqual([1, 0, 1])
})
