import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Saurian: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Saurian is active. */

const saurian = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'saurian', ...own }, other] })

test('cornicen-octavia captures two as her action, or what there is', () => {
  const t = saurian({ battleline: ['cornicen-octavia'] }, { amber: 3 }).action('cornicen-octavia')
  expect([t.card('cornicen-octavia').amber, t.seat(1).amber, t.card('cornicen-octavia').exhausted]).toEqual([2, 1, true])
  expect(
    saurian({ battleline: ['cornicen-octavia'] })
      .action('cornicen-octavia')
      .card('cornicen-octavia').amber,
  ).toBe(0)
})
