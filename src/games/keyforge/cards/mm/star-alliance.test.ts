import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Star Alliance: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Star Alliance is active. */

const staralliance = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'staralliance', ...own }, other] })

test('subdue deals one to a creature of either side and stuns it', () => {
  const t = staralliance({ hand: ['subdue'], battleline: ['medic-ingram'] }, { battleline: ['troll'] }).play('subdue')
  expect(t.targets).toEqual(['medic-ingram', 'troll'])
  t.target('troll')
  expect([t.card('troll').damage, t.card('troll').stunned, t.seat(0).amber]).toEqual([1, true, 1])
  const warded = staralliance({ hand: ['subdue'] }, { battleline: [{ card: 'troll', warded: true }] })
    .play('subdue')
    .target('troll')
  expect([warded.card('troll').damage, warded.card('troll').stunned]).toEqual([0, true])
  expect(staralliance({ hand: ['subdue'] }).play('subdue').idle).toBe(true)
})
