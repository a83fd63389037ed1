import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { facedown, right } from '../../../../../test/facedown.ts'

/** Winds of Exchange, house Star Alliance: one test at least for each card. Seat 0 is in the main step of an ordinary turn of the house. */

const alliance = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({
    seats: [
      { house: 'staralliance', token: 'cadet', ...own },
      { token: 'grunt', ...other },
    ],
  })
const deck = ['anger', 'punch', 'troll', 'bumpsy']
const amber = (t: Table) => [t.seat(0).amber, t.seat(1).amber]

test('cultural-exchange gives the opponent the archives back to the hand', () => {
  const t = alliance({ hand: ['cultural-exchange'], archives: ['bumpsy'] }, { archives: ['troll', 'krump'], hand: ['anger'] })
  t.play('cultural-exchange')
  expect([t.seat(1).archives, [...t.seat(1).hand].sort(), t.seat(0).archives]).toEqual([[], ['anger', 'krump', 'troll'], ['bumpsy']])
})

test.each([
  ['brobnar', ['cadet']],
  ['logos', []],
] as const)('recruiting-station with a card of Brobnar on top and house %s', (house, line) => {
  const t = alliance({ artifacts: ['recruiting-station'], deck })
    .omni('recruiting-station')
    .house(house)
  expect([t.seat(0).discard, t.seat(0).battleline, t.idle]).toEqual([['anger'], line, true])
})

test('temporal-purge turns all token creatures faceup, and what is no creature is discarded', () => {
  const own = { hand: ['temporal-purge'], battleline: ['friendly-guide', facedown('troll'), facedown('punch')] }
  const t = alliance(own, { battleline: [facedown('anger')] }).play('temporal-purge')
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['friendly-guide', 'troll'], []])
  expect([t.card('punch').zone, t.seat(1).discard]).toEqual(['discard', ['anger']])
})

test('collector-boren takes an upgrade from the discard pile, and is ready once it has one', () => {
  const t = alliance({ hand: ['collector-boren', 'echo-reflector'], discard: ['uplink', 'troll'] }).play('collector-boren')
  if (!t.idle) t.target('uplink')
  expect([t.seat(0).hand, t.card('collector-boren').exhausted]).toEqual([['echo-reflector', 'uplink'], true])
  t.play('echo-reflector', { onto: 'collector-boren' })
  expect(t.card('collector-boren').exhausted).toBe(false)
  const none = alliance({ hand: ['collector-boren'], discard: ['troll'] }).play('collector-boren')
  expect([none.seat(0).hand, none.idle]).toEqual([[], true])
})

test('ganymede-outpost puts a friend under the deck for two archived cards', () => {
  const own = { artifacts: ['ganymede-outpost'], battleline: ['friendly-guide'], hand: ['anger', 'troll', 'krump'], deck: ['punch'] }
  const t = alliance(own).action('ganymede-outpost')
  if (t.targets[0] === 'friendly-guide') t.target('friendly-guide')
  t.choose({ targets: ['anger', 'krump'] })
  expect([t.seat(0).archives, t.seat(0).hand, t.seat(0).deck]).toEqual([['anger', 'krump'], ['troll'], ['punch', 'friendly-guide']])
  const none = alliance({ ...own, battleline: [] }, { battleline: ['troll'] }).action('ganymede-outpost')
  expect([none.seat(0).archives, none.idle]).toEqual([[], true])
})

test('grunt-work orders three cards of the deck and makes a token creature of the new top one', () => {
  const t = alliance({ hand: ['grunt-work'], deck }).play('grunt-work')
  expect(t.targets).toEqual(['anger', 'punch', 'troll'])
  t.target('troll')
  expect(t.targets).toEqual(['anger', 'punch'])
  t.target('punch')
  expect([t.seat(0).battleline, t.seat(0).deck, t.idle]).toEqual([['cadet'], ['punch', 'troll', 'bumpsy'], true])
})

test('sv3-lander makes a token creature; destroyed, it lets token creatures be used in a turn of any house', () => {
  expect(right(alliance({ hand: ['sv3-lander'], deck }).play('sv3-lander')).seat(0).battleline).toEqual(['cadet'])
  const own: ScenarioSeat = { house: 'brobnar', artifacts: ['sv3-lander'], battleline: ['friendly-guide', facedown()] }
  const t = alliance(own)
  expect(t.can({ verb: 'reap', card: 'cadet' })).toBe(false)
  t.omni('sv3-lander')
  expect([t.can({ verb: 'reap', card: 'cadet' }), t.can({ verb: 'reap', card: 'friendly-guide' })]).toEqual([true, false])
  expect(t.card('sv3-lander').zone).toBe('discard')
})

test('cpo-zytar does nothing', () => {
  const t = alliance({ hand: ['cpo-zytar'], deck }, { battleline: ['krump'] }).play('cpo-zytar')
  expect([t.seat(0).hand, t.card('krump').damage, t.idle]).toEqual([[], 0, true])
})

test('echo-reflector makes the keys of the opponent of its creature’s controller dearer', () => {
  const worn = { battleline: [{ card: 'friendly-guide', upgrades: ['echo-reflector'] }] }
  const t = alliance(worn)
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 9])
  const theirs = alliance({}, { battleline: [{ card: 'troll', upgrades: [{ card: 'echo-reflector', owner: 0 }] }] })
  expect([theirs.seat(0).keyCost, theirs.seat(1).keyCost]).toEqual([9, 6])
})

test('friendly-guide may be used after a neighbor was used', () => {
  const line = ['cpo-zytar', 'friendly-guide', 'scout-chief-korijir', 'collector-boren']
  const t = alliance({ battleline: line }).reap('cpo-zytar').yes()
  if (!t.idle) t.choose({ option: t.options[0].option })
  expect([t.card('friendly-guide').exhausted, t.seat(0).amber]).toEqual([true, 2])
  expect(alliance({ battleline: line }).reap('cpo-zytar').no().card('friendly-guide').exhausted).toBe(false)
  expect(alliance({ battleline: line }).reap('collector-boren').idle).toBe(true)
})

test('future-booster may put the top card of your deck under it', () => {
  const t = alliance({ artifacts: ['future-booster'], deck })
    .omni('future-booster')
    .yes()
  expect(t.seat(0).deck).toEqual(['punch', 'troll', 'bumpsy', 'anger'])
  expect(
    alliance({ artifacts: ['future-booster'], deck })
      .omni('future-booster')
      .no()
      .seat(0).deck,
  ).toEqual(deck)
})

test('photon-blast hurts a creature and its neighbors, and makes one token creature if any is destroyed', () => {
  const battleline = [{ card: 'krump', damage: 5 }, 'bumpsy', { card: 'dust-imp', damage: 1 }]
  const t = right(
    alliance({ hand: ['photon-blast'], deck: ['anger', 'punch'] }, { battleline })
      .play('photon-blast')
      .target('bumpsy'),
  )
  expect([t.seat(1).battleline, t.card('bumpsy').damage, t.seat(0).battleline]).toEqual([['bumpsy'], 2, ['cadet']])
  const none = alliance({ hand: ['photon-blast'], deck: ['anger'] }, { battleline: ['bumpsy', 'krump'] })
    .play('photon-blast')
    .target('bumpsy')
  expect([none.card('bumpsy').damage, none.card('krump').damage, none.seat(0).battleline]).toEqual([2, 1, []])
})

test('pyr*0 is a creature with splash-attack 3 or an upgrade that gives it', () => {
  const t = alliance({ hand: ['pyr*0'], battleline: ['cpo-zytar'] })
    .play('pyr*0')
    .yes()
  if (!t.idle) t.target('cpo-zytar')
  expect(t.card('cpo-zytar')).toMatchObject({ upgrades: ['pyr*0'], keywords: { splashAttack: 3 } })
  const line = right(
    alliance({ hand: ['pyr*0'], battleline: ['cpo-zytar'] })
      .play('pyr*0')
      .no(),
  )
  expect(line.card('pyr*0')).toMatchObject({ zone: 'battleline', power: 3, keywords: { splashAttack: 3 } })
})

test.each([
  [['anger', 'cpo-zytar'], 2],
  [['anger', 'punch'], 1],
  [['anger'], 1],
] as const)('rogue-operation discards %j and steals %i', (cards, stolen) => {
  const t = alliance({ hand: ['rogue-operation'], deck: [...cards] }, { amber: 4 }).play('rogue-operation')
  expect([amber(t), t.seat(0).deck]).toEqual([[stolen, 4 - stolen], []])
})

test('scout-chief-korijir makes a token creature when played, after a fight and after a reap', () => {
  expect(right(alliance({ hand: ['scout-chief-korijir'], deck }).play('scout-chief-korijir')).seat(0).battleline.length).toBe(2)
  const own = { battleline: ['scout-chief-korijir'], deck }
  expect(right(alliance(own).reap('scout-chief-korijir')).seat(0).battleline).toEqual(['scout-chief-korijir', 'cadet'])
  const dead = alliance(own, { battleline: ['troll'] }).fight('scout-chief-korijir', 'troll')
  expect(dead.seat(0).battleline).toEqual([])
})

test.each([
  [['krump', 'bumpsy'], 'archives'],
  [['krump'], 'discard'],
] as const)('teamwork against %j goes to the %s', (line, zone) => {
  const t = alliance({ hand: ['teamwork'], deck }, { battleline: [...line] }).play('teamwork')
  expect([t.seat(0).battleline, t.card('teamwork').zone]).toEqual([['cadet'], zone])
})

test('uplink lets its creature make a token creature for each neighbor of another house', () => {
  const worn = { card: 'cpo-zytar', upgrades: ['uplink'] }
  const made = (battleline: ScenarioSeat['battleline']) => right(alliance({ battleline, deck }).action('cpo-zytar')).seat(0).battleline
  expect(made(['krump', worn, 'dust-imp']).slice(3)).toEqual(['cadet', 'cadet'])
  expect(made(['friendly-guide', worn, 'dust-imp']).slice(3)).toEqual(['cadet'])
  expect(made(['friendly-guide', worn])).toEqual(['friendly-guide', 'cpo-zytar'])
})
