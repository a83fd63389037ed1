import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Dis: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Dis is active. */

const dis = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'dis', ...own }, other] })
const houses = ['dis', 'logos', 'brobnar'] as const

test('brabble costs the opponent one when destroyed in your turn, three in theirs', () => {
  const t = dis({ battleline: ['brabble'], amber: 4 }, { battleline: ['troll'], amber: 4 }).fight('brabble', 'troll')
  expect([t.card('brabble').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 4, 3])
  const theirs = table({
    active: 1,
    seats: [
      { battleline: ['brabble'], houses },
      { house: 'brobnar', battleline: ['troll'], amber: 4 },
    ],
  })
  expect(theirs.fight('troll', 'brabble').seat(1).amber).toBe(1)
  const poor = table({
    active: 1,
    seats: [
      { battleline: ['brabble'], houses },
      { house: 'brobnar', battleline: ['troll'], amber: 2 },
    ],
  })
  expect(poor.fight('troll', 'brabble').seat(1).amber).toBe(0)
})

test('imp-losion destroys one of each side at once, and the one that there is', () => {
  const t = dis({ hand: ['imp-losion'], battleline: ['brabble', 'pride'] }, { battleline: ['troll', 'krump'], amber: 3 })
  t.play('imp-losion').target('brabble')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('krump')
  expect([t.card('brabble').zone, t.card('krump').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 'discard', 1, 2])
  const alone = dis({ hand: ['imp-losion'] }, { battleline: ['troll'] })
    .play('imp-losion')
    .target('troll')
  expect([alone.card('troll').zone, alone.idle]).toEqual(['discard', true])
})

test('imp-losion: a ward keeps its creature, the other one goes', () => {
  const t = dis({ hand: ['imp-losion'], battleline: ['pride'] }, { battleline: [{ card: 'troll', warded: true }] })
    .play('imp-losion')
    .target('pride')
    .target('troll')
  expect([t.card('pride').zone, t.card('troll').zone, t.card('troll').warded]).toEqual(['discard', 'battleline', false])
})

test('double-doom returns an enemy creature, and the hand that it came to loses one by chance', () => {
  const t = dis({ hand: ['double-doom'], battleline: ['pride'] }, { battleline: ['troll', 'krump'] }).play('double-doom')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll')
  expect([t.seat(1).hand, t.seat(1).discard, t.seat(1).battleline]).toEqual([[], ['troll'], ['krump']])
  const none = dis({ hand: ['double-doom'] }, { hand: ['punch'] }).play('double-doom')
  expect([none.seat(1).discard, none.idle]).toEqual([['punch'], true])
})

test('techno-fiend changes a card of the hand for one of the deck, and steals when it goes', () => {
  const t = dis({ battleline: ['techno-fiend'], hand: ['punch', 'smith'], deck: ['anger'] }, { battleline: ['troll'], amber: 2 })
  t.reap('techno-fiend').target('punch')
  expect([[...t.seat(0).hand].sort(), t.seat(0).discard]).toEqual([['anger', 'smith'], ['punch']])
  t.set('techno-fiend', { exhausted: false }).fight('techno-fiend', 'troll')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  const empty = dis({ battleline: ['techno-fiend'], deck: ['anger'] }).reap('techno-fiend')
  expect([empty.seat(0).hand, empty.idle]).toEqual([[], true])
})

test('dino-fiend may be exalted to deal three, to itself too; without it nothing', () => {
  const t = dis({ hand: ['dino-fiend'] }, { battleline: ['troll'] })
    .play('dino-fiend')
    .yes()
  expect(t.targets).toEqual(['dino-fiend', 'troll'])
  t.target('troll')
  expect([t.card('dino-fiend').amber, t.card('troll').damage]).toEqual([1, 3])
  const no = dis({ hand: ['dino-fiend'] }, { battleline: ['troll'] })
    .play('dino-fiend')
    .no()
  expect([no.card('dino-fiend').amber, no.card('troll').damage, no.idle]).toEqual([0, 0, true])
})

test.each(['dino-fiend', 'lyco-fiend', 'sacro-fiend', 'techno-fiend', 'umbra-fiend'])('%s steals one when it is destroyed', (id) => {
  const t = dis({ hand: ['imp-losion'], battleline: [id] }, { amber: 2 })
    .play('imp-losion')
    .target(id)
  expect([t.card(id).zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 2, 1])
})

test('lyco-fiend fights without being hurt, umbra-fiend is missed once, sacro-fiend has armor', () => {
  const t = dis({ battleline: ['lyco-fiend', 'sacro-fiend'] }, { battleline: ['troll', 'umbra-fiend'] })
  expect(t.fight('lyco-fiend', 'troll').card('lyco-fiend').damage).toBe(0)
  expect(t.fight('sacro-fiend', 'umbra-fiend').card('umbra-fiend').damage).toBe(0)
  const armor = dis({ battleline: ['pride'] }, { battleline: ['sacro-fiend'] }).fight('pride', 'sacro-fiend')
  expect(armor.card('sacro-fiend').damage).toBe(2)
})

test('pride wards every friendly Sin creature, itself too, and no other', () => {
  const t = dis({ battleline: ['pride', 'dino-fiend', 'pride'] }, { battleline: ['pride'] }).reap({ card: 'pride', copy: 1 })
  const warded = (copy: number) => t.card({ card: 'pride', copy }).warded
  expect([warded(1), warded(2), warded(3), t.card('dino-fiend').warded]).toEqual([true, true, false, false])
})
