import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Logos: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Logos is active. */

type Tide = 0 | 1 | 'neutral'
const logos = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'logos', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('armadrone-evil-twin steals two after it fights, if it survives', () => {
  const t = logos({ battleline: ['armadrone-evil-twin'] }, { battleline: ['dust-pixie', 'troll'], amber: 3 })
  t.fight('armadrone-evil-twin', 'dust-pixie')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  const dead = logos({ battleline: ['armadrone-evil-twin'] }, { battleline: ['troll'], amber: 3 })
  dead.fight('armadrone-evil-twin', 'troll')
  expect([dead.seat(0).amber, dead.idle]).toEqual([0, true])
})

test.each([['binary-moray-evil-twin'], ['binary-moray']])(
  '%s readies when you raise the tide, and is exhausted when the opponent does',
  (id) => {
    const t = logos({ battleline: [{ card: id, exhausted: true }] }).raiseTide()
    expect([t.tide, t.card(id).exhausted, t.seat(0).chains]).toEqual([0, false, 3])
    const theirs = table({ active: 1, seats: [{ battleline: [id] }, { house: 'untamed', hand: ['all-tide-up'] }] })
    theirs.play('all-tide-up')
    expect([theirs.tide, theirs.card(id).exhausted]).toEqual([1, true])
  },
)

test('binary-moray archives a card of the hand when it reaps; its evil twin has skirmish instead', () => {
  const t = logos({ battleline: ['binary-moray'], hand: ['anger', 'punch'] })
    .reap('binary-moray')
    .target('punch')
  expect([t.seat(0).archives, t.seat(0).hand]).toEqual([['punch'], ['anger']])
  expect(logos({ battleline: ['binary-moray'] }).reap('binary-moray').idle).toBe(true)
  const twin = logos({ battleline: ['binary-moray-evil-twin'] }, { battleline: ['troll'] }).fight('binary-moray-evil-twin', 'troll')
  expect([twin.card('binary-moray-evil-twin').damage, twin.card('troll').damage]).toEqual([0, 5])
})

test('old-egad-evil-twin enrages every enemy creature when destroyed', () => {
  const t = logos({ battleline: ['old-egad-evil-twin', 'dr-verokter'] }, { battleline: ['troll', 'krump'] }).fight(
    'old-egad-evil-twin',
    'troll',
  )
  expect(['troll', 'krump', 'dr-verokter'].map((id) => t.card(id).enraged)).toEqual([true, true, false])
})

test('pi-sweven-evil-twin has the opponent discard a card at random while the tide is high', () => {
  const t = logos({ battleline: ['pi-sweven-evil-twin'] }, { hand: ['anger', 'punch'] }, 0).reap('pi-sweven-evil-twin')
  expect([t.seat(1).hand.length, t.seat(1).discard.length]).toEqual([1, 1])
  for (const tide of [1, 'neutral'] as const)
    expect(
      logos({ battleline: ['pi-sweven-evil-twin'] }, { hand: ['anger'] }, tide)
        .reap('pi-sweven-evil-twin')
        .seat(1).hand,
    ).toEqual(['anger'])
})

test('dr-verokter puts an upgrade or an action from the discard pile on top of the deck', () => {
  const t = logos({ battleline: ['dr-verokter'], discard: ['punch', 'troll', 'blood-of-titans', 'mechabuoy'], deck: ['anger'] }).reap(
    'dr-verokter',
  )
  expect(t.targets).toEqual(['blood-of-titans', 'punch'])
  expect(t.target('punch').seat(0).deck).toEqual(['punch', 'anger'])
  expect(logos({ battleline: ['dr-verokter'], discard: ['troll'] }).reap('dr-verokter').idle).toBe(true)
})

test('tide-warp turns the tide at the start of your turns only', () => {
  const start = (tide: Tide) =>
    table({ seats: [{ artifacts: ['tide-warp'] }, { houses: ['dis', 'mars', 'logos'] }], active: 1, step: 'end', tide, auto: true })
  expect([0, 1, 'neutral'].map((tide) => start(tide as Tide).tide)).toEqual([1, 0, 0])
  const theirs = table({ seats: [{ artifacts: ['tide-warp'] }, { houses: ['dis', 'mars', 'logos'] }], step: 'end', tide: 0, auto: true })
  expect([theirs.active, theirs.tide]).toEqual([1, 0])
})

test('mechabuoy gives 1 Æmber to whoever begins a turn with high tide', () => {
  const start = (active: 0 | 1, tide: Tide) => {
    const houses = ['dis', 'mars', 'logos'] as const
    const t = table({
      seats: [{ artifacts: ['mechabuoy'], houses: [...houses] }, { houses: [...houses] }],
      active,
      step: 'end',
      tide,
      auto: true,
    })
    return [t.seat(0).amber, t.seat(1).amber]
  }
  expect([start(1, 0), start(0, 1), start(0, 0), start(1, 'neutral')]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ])
})

test('austeralis-seaborg raises the tide when its damage destroys', () => {
  const start = () => logos({ battleline: ['austeralis-seaborg'] }, { battleline: ['troll', 'dust-pixie'] }).reap('austeralis-seaborg')
  expect(start().targets).toEqual(['austeralis-seaborg', 'dust-pixie', 'troll'])
  const t = start().target('dust-pixie')
  expect([t.card('dust-pixie').zone, t.tide]).toEqual(['discard', 0])
  expect(start().target('troll').tide).toBe('neutral')
})

test('bilgewarden hands the tide over, or takes it, when played and when it reaps', () => {
  const t = logos({ hand: ['bilgewarden'] }).play('bilgewarden')
  expect(t.tide).toBe(0)
  t.set('bilgewarden', { exhausted: false }).reap('bilgewarden')
  expect([t.tide, t.idle]).toEqual([1, true])
})

test('hydrocataloguer archives the top card of the deck of whoever raises the tide', () => {
  const t = logos({ artifacts: ['hydrocataloguer'], hand: ['bilgewarden'], deck: ['anger', 'punch'] }, { deck: ['troll'] }).play(
    'bilgewarden',
  )
  expect([t.seat(0).archives, t.seat(1).archives]).toEqual([['anger'], []])
  t.set('bilgewarden', { exhausted: false }).reap('bilgewarden')
  expect([t.seat(0).archives, t.seat(1).archives]).toEqual([['anger'], ['troll']])
})

test('pi-sweven draws three while the tide is high', () => {
  expect(
    logos({ battleline: ['pi-sweven'] }, {}, 0)
      .reap('pi-sweven')
      .seat(0).hand.length,
  ).toBe(3)
  expect(
    logos({ battleline: ['pi-sweven'] }, {}, 1)
      .reap('pi-sweven')
      .seat(0).hand.length,
  ).toBe(0)
})
