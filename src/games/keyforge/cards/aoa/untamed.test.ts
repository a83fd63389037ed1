import { expect, test } from 'vitest'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Untamed. Seat 0 is in the main step of an ordinary turn. */

test('dharna gains one for each damaged friendly creature, and heals a friendly one after reaping', () => {
  const line = [{ card: 'troll', damage: 3 }, { card: 'krump', damage: 1 }, 'bumpsy']
  const t = table({ seats: [{ house: 'untamed', hand: ['dharna'], battleline: line }, { battleline: [{ card: 'valdr', damage: 1 }] }] })
  expect(t.play('dharna', { right: true }).seat(0).amber).toBe(2)
  t.set('dharna', { exhausted: false }).reap('dharna')
  expect(t.targets).toEqual(['bumpsy', 'dharna', 'krump', 'troll'])
  expect([t.target('troll').card('troll').damage, t.idle]).toEqual([1, true])
})

test('marmo-swarm is as strong as the pool of its controller allows, and dies of its damage when that is spent (kf.damage.2)', () => {
  const t = table({
    seats: [
      { house: 'brobnar', battleline: [{ card: 'marmo-swarm', damage: 3 }], amber: 2 },
      { house: 'brobnar', hand: ['bumpsy'], amber: 5 },
    ],
  })
  expect(t.card('marmo-swarm').power).toBe(4)
  t.endTurn().house('brobnar').play('bumpsy')
  expect([t.seat(0).amber, t.card('marmo-swarm').zone, t.idle]).toEqual([1, 'discard', true])
})
