import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Brobnar. Seat 0 is in the main step of an ordinary turn, Brobnar is active. */

const brobnar = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...own }, other] })

test('brammo deals two to each enemy flank creature, to a lone one once', () => {
  const t = brobnar({ hand: ['brammo'], battleline: ['krump'] }, { battleline: ['troll', 'bumpsy', 'valdr'] })
  t.play('brammo', { left: true })
  expect(['krump', 'troll', 'bumpsy', 'valdr'].map((id) => t.card(id).damage)).toEqual([0, 2, 0, 2])
  const lone = brobnar({ hand: ['brammo'] }, { battleline: ['troll'] })
  expect([lone.play('brammo').card('troll').damage, lone.idle]).toEqual([2, true])
})

test('foozle gains one more when an enemy creature was destroyed this turn', () => {
  const t = brobnar({ battleline: ['foozle', 'troll'] }, { battleline: ['dextre'] })
  expect(t.fight('troll', 'dextre').reap('foozle').seat(0).amber).toBe(2)
  const own = brobnar({ battleline: ['foozle', 'dextre'], hand: ['punch'] })
  expect(own.play('punch').target('dextre').reap('foozle').seat(0).amber).toBe(2)
  const none = brobnar({ battleline: ['foozle'] })
  expect(none.reap('foozle').seat(0).amber).toBe(1)
})

test('groke takes one amber after a fight that it survives', () => {
  const t = brobnar({ battleline: ['groke'] }, { battleline: ['dextre'], amber: 2 })
  expect([t.fight('groke', 'dextre').seat(1).amber, t.idle]).toEqual([1, true])
  const attacked = table({
    active: 1,
    seats: [
      { battleline: ['groke'], amber: 2 },
      { house: 'logos', battleline: ['dextre'], amber: 2 },
    ],
  })
  expect(attacked.fight('dextre', 'groke').seat(1).amber).toBe(2)
})

test('culf-the-quiet is elusive (kf.elusive.1)', () => {
  const t = brobnar({ battleline: ['troll', 'krump'] }, { battleline: ['culf-the-quiet'] })
  t.fight('troll', 'culf-the-quiet')
  expect([t.card('troll').damage, t.card('culf-the-quiet').damage]).toEqual([0, 0])
  expect(t.fight('krump', 'culf-the-quiet').card('culf-the-quiet').zone).toBe('discard')
})

test('flamewake-shaman deals two to any creature, itself if it is alone', () => {
  const t = brobnar({ hand: ['flamewake-shaman'] }, { battleline: ['troll'] })
  t.play('flamewake-shaman')
  expect(t.targets).toEqual(['flamewake-shaman', 'troll'])
  expect(t.target('troll').card('troll').damage).toBe(2)
  const alone = brobnar({ hand: ['flamewake-shaman'] })
  expect(alone.play('flamewake-shaman').target('flamewake-shaman').card('flamewake-shaman').damage).toBe(2)
})
