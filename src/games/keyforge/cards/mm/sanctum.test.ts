import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Sanctum: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Sanctum is active. */

const sanctum = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'sanctum', ...own }, other] })

test('squire-alys captures two, or what there is', () => {
  const t = sanctum({ hand: ['squire-alys'] }, { amber: 3 }).play('squire-alys')
  expect([t.card('squire-alys').amber, t.seat(1).amber]).toEqual([2, 1])
  const poor = sanctum({ hand: ['squire-alys'] }, { amber: 1 }).play('squire-alys')
  expect([poor.card('squire-alys').amber, poor.seat(1).amber]).toEqual([1, 0])
})
