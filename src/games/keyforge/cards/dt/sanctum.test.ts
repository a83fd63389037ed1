import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Sanctum: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Sanctum is active. */

type Tide = 0 | 1 | 'neutral'
const sanctum = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'sanctum', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('marshal-ewer raises the tide, when played and after a fight', () => {
  const t = sanctum({ hand: ['marshal-ewer'] }).play('marshal-ewer')
  expect(t.tide).toBe(0)
  const fought = sanctum({ battleline: ['marshal-ewer'] }, { battleline: ['dust-pixie'] }, 1).fight('marshal-ewer', 'dust-pixie')
  expect([fought.tide, fought.idle]).toEqual([0, true])
})
