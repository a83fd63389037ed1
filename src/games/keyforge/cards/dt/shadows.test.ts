import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Shadows: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Shadows is active. */

type Tide = 0 | 1 | 'neutral'
const shadows = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'shadows', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('freebooter-faye raises the tide, and steals one at high tide', () => {
  const t = shadows({ hand: ['freebooter-faye'] }, { amber: 2 }).play('freebooter-faye')
  expect([t.tide, t.seat(1).amber]).toEqual([0, 2])
  t.set('freebooter-faye', { exhausted: false }).reap('freebooter-faye')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  expect(
    shadows({ battleline: ['freebooter-faye'] }, { amber: 2 }, 1)
      .reap('freebooter-faye')
      .seat(1).amber,
  ).toBe(2)
})
