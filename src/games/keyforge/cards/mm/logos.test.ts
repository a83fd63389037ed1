import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Logos: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Logos is active. */

const logos = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'logos', ...own }, other] })

test('lyco-bot fights without being hurt, and changes a card of the hand when it reaps', () => {
  const t = logos({ battleline: ['lyco-bot'], hand: ['punch'], deck: ['anger'] }, { battleline: ['troll'] })
  expect(t.fight('lyco-bot', 'troll').card('lyco-bot').damage).toBe(0)
  t.set('lyco-bot', { exhausted: false }).reap('lyco-bot').target('punch')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['punch']])
  const empty = logos({ battleline: ['lyco-bot'], deck: ['anger'] }).reap('lyco-bot')
  expect([empty.seat(0).hand, empty.idle]).toEqual([[], true])
})
