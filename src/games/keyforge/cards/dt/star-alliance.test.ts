import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Star Alliance: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Star Alliance is active. */

type Tide = 0 | 1 | 'neutral'
const alliance = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'staralliance', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('agent-sepdia deals one, and stuns that creature at high tide', () => {
  const t = alliance({ battleline: ['agent-sepdia'] }, { battleline: ['troll', 'krump'] }, 0)
    .reap('agent-sepdia')
    .target('troll')
  expect([t.card('troll').damage, t.card('troll').stunned, t.card('krump').stunned]).toEqual([1, true, false])
  const low = alliance({ battleline: ['agent-sepdia'] }, { battleline: ['troll'] }, 1)
    .reap('agent-sepdia')
    .target('troll')
  expect([low.card('troll').damage, low.card('troll').stunned]).toEqual([1, false])
})
