import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Saurian: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Saurian is active. */

type Tide = 0 | 1 | 'neutral'
const saurian = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'saurian', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('reach-advantage captures three at high tide, and raises it otherwise', () => {
  const t = saurian({ hand: ['reach-advantage'], battleline: ['galeatops'] }, { amber: 4, battleline: ['troll'] }, 0).play(
    'reach-advantage',
  )
  expect(t.targets).toEqual(['galeatops'])
  expect([t.target('galeatops').card('galeatops').amber, t.seat(1).amber]).toEqual([3, 1])
  const low = saurian({ hand: ['reach-advantage'], battleline: ['galeatops'] }, { amber: 4 }, 1).play('reach-advantage')
  expect([low.tide, low.card('galeatops').amber, low.idle]).toEqual([0, 0, true])
})
