import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { textOf } from '../../speech/index.ts'

/** Mass Mutation: cards of all houses about bonus icons. Seat 0 is in the main step of an ordinary turn. */

const sit = (house: 'dis' | 'logos' | 'sanctum' | 'saurian' | 'staralliance' | 'untamed', own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({ seats: [{ house, ...own }, other] })

test('chronus: each draw icon lets you archive a card after it (kf.bonus.1)', () => {
  const own = { hand: [{ card: 'imp-losion', bonus: ['draw'] as const }, 'punch'], battleline: ['chronus'], deck: ['smith'] }
  const t = sit('dis', own, {}).play('imp-losion').yes()
  expect(t.targets).toEqual(['punch', 'smith'])
  t.target('punch').target('chronus')
  expect([t.seat(0).archives, t.seat(0).hand, t.seat(0).amber]).toEqual([['punch'], ['smith'], 1])
  const no = sit('dis', own, {}).play('imp-losion').no().target('chronus')
  expect(no.seat(0).archives).toEqual([])
})

test('chronus: other icons and the opponent’s do not count', () => {
  const t = sit('dis', { hand: ['imp-losion', 'punch'], battleline: ['chronus'] }).play('imp-losion')
  expect(t.decision?.kind).toBe('target')
  const theirs = table({
    active: 1,
    seats: [
      { hand: ['punch'], battleline: ['chronus'] },
      { house: 'sanctum', hand: [{ card: 'squire-alys', bonus: ['draw'] }], deck: ['smith'] },
    ],
  }).play('squire-alys')
  expect([theirs.seat(1).hand, theirs.idle]).toEqual([['smith'], true])
})

test('fission-bloom: the icons of the next card resolve once more, of that card alone (kf.bonus.9)', () => {
  const own = { artifacts: ['fission-bloom'] }
  const t = sit('logos', { ...own, hand: ['wild-wormhole', 'wild-wormhole'] }).action('fission-bloom')
  t.play({ card: 'wild-wormhole', copy: 1 })
  expect(t.seat(0).amber).toBe(2)
  expect(t.play({ card: 'wild-wormhole', copy: 2 }).seat(0).amber).toBe(3)
})

test('wild-bounty: a card without icons uses it up, and so does a second one (kf.bonus.9)', () => {
  const t = sit('untamed', { hand: ['wild-bounty', 'lumilu', 'reclaimed-by-nature'] })
    .play('wild-bounty')
    .play('lumilu')
  expect(t.play('reclaimed-by-nature').seat(0).amber).toBe(1)
  const own = { hand: ['wild-bounty', 'wild-bounty', 'reclaimed-by-nature'] }
  const twice = sit('untamed', own).play({ card: 'wild-bounty', copy: 1 }).play({ card: 'wild-bounty', copy: 2 })
  // the second one was the next card of the first one
  expect(twice.play('reclaimed-by-nature').seat(0).amber).toBe(2)
})

test('two effects that repeat the icons of the next card make three times of it, and both are used up (kf.bonus.9)', () => {
  const own = { artifacts: ['fission-bloom', 'fission-bloom'], hand: ['wild-wormhole', 'wild-wormhole'] }
  const t = sit('logos', own).action({ card: 'fission-bloom', copy: 1 }).action({ card: 'fission-bloom', copy: 2 })
  expect(t.play({ card: 'wild-wormhole', copy: 1 }).seat(0).amber).toBe(3)
  expect(t.play({ card: 'wild-wormhole', copy: 2 }).seat(0).amber).toBe(4)
})

test('wild-bounty: each icon is resolved twice before the next one, as published (kf.bonus.9)', () => {
  const card = { card: 'lumilu', bonus: ['damage', 'draw'] as const }
  const t = sit('untamed', { hand: ['wild-bounty', card], deck: ['punch', 'smith'] }, { battleline: ['troll'] })
  t.play('wild-bounty').play('lumilu').target('troll')
  expect([t.targets, t.seat(0).hand]).toEqual([['lumilu', 'troll'], []])
  t.target('troll')
  expect([t.card('troll').damage, t.seat(0).hand, t.idle]).toEqual([2, ['punch', 'smith'], true])
})

test('fission-bloom: icons that resolve as if you had played the card are those of the next card (kf.bonus.11)', () => {
  const own = { artifacts: ['fission-bloom'], battleline: ['ultra-gravitron'], archives: ['punch'], hand: ['wild-wormhole'] }
  const t = sit('logos', own, { battleline: [{ card: 'troll', bonus: ['amber', 'amber'] }, 'krump'] }).action('fission-bloom')
  t.reap('ultra-gravitron').target('punch').target('troll')
  expect(t.seat(0).amber).toBe(1 + 4)
  expect(t.play('wild-wormhole').seat(0).amber).toBe(5 + 1)
  const bare = sit('logos', own, { battleline: ['troll'] })
    .action('fission-bloom')
    .reap('ultra-gravitron')
    .target('punch')
    .target('troll')
  expect(bare.play('wild-wormhole').seat(0).amber).toBe(1 + 2)
})

test('scrivener-favian: a capture icon may be a theft instead; one that captures stays one (kf.bonus.10)', () => {
  const own = { hand: [{ card: 'squire-alys', bonus: ['capture', 'amber'] as const }], battleline: ['scrivener-favian'] }
  const t = sit('sanctum', own, { amber: 4 }).play('squire-alys').choose({ place: 'right' }).yes()
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  const no = sit('sanctum', own, { amber: 4 }).play('squire-alys').choose({ place: 'right' }).no().target('scrivener-favian')
  expect([no.seat(0).amber, no.card('scrivener-favian').amber]).toEqual([1, 1])
})

test('amphora-captura: any icon may be one that captures, and the scrivener may take that (kf.bonus.10)', () => {
  const own = { artifacts: ['amphora-captura'], battleline: ['cornicen-octavia'] }
  const t = sit('saurian', { ...own, hand: ['beware-the-ides'] }, { amber: 2 })
    .play('beware-the-ides')
    .yes()
    .target('cornicen-octavia')
  expect([t.seat(0).amber, t.card('cornicen-octavia').amber]).toEqual([0, 1])
  const both = { ...own, hand: ['beware-the-ides'], battleline: ['scrivener-favian'] }
  const stolen = sit('saurian', both, { amber: 2 }).play('beware-the-ides').yes().yes()
  expect([stolen.seat(0).amber, stolen.seat(1).amber]).toEqual([1, 1])
  const no = sit('saurian', { ...own, hand: ['beware-the-ides'] }, { amber: 2 })
    .play('beware-the-ides')
    .no()
  expect(no.seat(0).amber).toBe(1)
})

test('master-of-the-grey: the opponent resolves no icon, its controller does (kf.bonus.11)', () => {
  const t = sit('dis', { hand: ['imp-losion'] }, { battleline: ['master-of-the-grey'] }).play('imp-losion')
  expect(t.seat(0).amber).toBe(0)
  const own = sit('dis', { hand: ['imp-losion'], battleline: ['master-of-the-grey'] }).play('imp-losion')
  expect(own.seat(0).amber).toBe(1)
  const asIf = sit('untamed', { hand: ['reclaimed-by-nature'] }, { battleline: ['master-of-the-grey'], artifacts: ['safe-place'] })
  expect(asIf.play('reclaimed-by-nature').target('safe-place').seat(0).amber).toBe(0)
})

test('ensign-el-samra resolves the icons of a card that stays in hand; nothing without a card', () => {
  const t = sit('staralliance', { battleline: ['ensign-el-samra'], hand: ['subdue', 'lumilu'] })
    .action('ensign-el-samra')
    .target('subdue')
  expect([t.seat(0).amber, [...t.seat(0).hand].sort(), t.idle]).toEqual([1, ['lumilu', 'subdue'], true])
  expect(sit('staralliance', { battleline: ['ensign-el-samra'] }).action('ensign-el-samra').idle).toBe(true)
})

test('lcdr-trigon resolves the icons of the card that is discarded', () => {
  const t = sit('staralliance', { battleline: ['lcdr-trigon'], deck: ['subdue', 'lumilu'] }).reap('lcdr-trigon')
  expect([t.seat(0).amber, t.seat(0).discard]).toEqual([2, ['subdue']])
  const none = sit('staralliance', { battleline: ['lcdr-trigon'], deck: [] }).reap('lcdr-trigon')
  expect([none.seat(0).amber, none.idle]).toEqual([1, true])
})

test('reclaimed-by-nature purges an artifact of either side and resolves its icons', () => {
  const t = sit('untamed', { hand: ['reclaimed-by-nature'], artifacts: ['fission-bloom'] }, { artifacts: [{ card: 'safe-place' }] })
  t.play('reclaimed-by-nature')
  expect(t.targets).toEqual(['fission-bloom', 'safe-place'])
  t.target('safe-place')
  expect([t.card('safe-place').zone, t.seat(0).amber]).toEqual(['purged', 2])
  expect(
    sit('untamed', { hand: ['reclaimed-by-nature'] })
      .play('reclaimed-by-nature')
      .seat(0).amber,
  ).toBe(1)
})

test('mindfire steals one for each icon of the card that was discarded', () => {
  const t = sit('dis', { hand: ['mindfire'] }, { hand: [{ card: 'subdue', bonus: ['draw', 'damage'] }], amber: 5 }).play('mindfire')
  expect([t.seat(0).amber, t.seat(1).amber, t.seat(1).discard]).toEqual([3, 2, ['subdue']])
  const plain = sit('dis', { hand: ['mindfire'] }, { hand: ['lumilu'], amber: 5 }).play('mindfire')
  expect(plain.seat(0).amber).toBe(0)
  expect(
    sit('dis', { hand: ['mindfire'] }, { amber: 5 })
      .play('mindfire')
      .seat(0).amber,
  ).toBe(0)
})

test('wail-of-the-damned destroys a creature without icons', () => {
  const own = { hand: ['wail-of-the-damned'], battleline: [{ card: 'pride', bonus: ['draw'] as const }, 'brabble'] }
  const t = sit('dis', own, { battleline: ['troll'] }).play('wail-of-the-damned')
  expect(t.targets).toEqual(['brabble', 'troll'])
  expect(t.target('troll').card('troll').zone).toBe('discard')
})

test('what enhance has put on other cards is said first, and does nothing in play (kf.enhance.1)', () => {
  expect(textOf('amphora-captura', 'en')[0]).toEqual({ text: 'Enhance: Æmber, Æmber, damage, damage, draw, draw.' })
  const t = sit('untamed', { hand: ['wild-bounty'] }).play('wild-bounty')
  expect(t.seat(0).amber).toBe(0)
})

test('even-ivan and odd-clawde steal by the parity of what the opponent has; none is even', () => {
  const after = (id: string, amber: number) =>
    sit('logos', { battleline: [id] }, { amber })
      .action(id)
      .seat(0).amber
  expect([after('even-ivan', 4), after('even-ivan', 3), after('even-ivan', 0)]).toEqual([1, 0, 0])
  expect([after('odd-clawde', 3), after('odd-clawde', 4), after('odd-clawde', 0)]).toEqual([1, 0, 0])
})

test('xeno-bot takes one of three cards, puts one on the bottom and leaves one on top', () => {
  const t = sit('logos', { battleline: ['xeno-bot'], deck: ['punch', 'smith', 'anger', 'troll'] }, { battleline: ['brabble'] })
  t.fight('xeno-bot', 'brabble')
  expect(t.targets).toEqual(['anger', 'punch', 'smith'])
  t.target('smith')
  expect(t.targets).toEqual(['anger', 'punch'])
  t.target('punch')
  expect([t.seat(0).hand, t.seat(0).deck]).toEqual([['smith'], ['anger', 'troll', 'punch']])
  const one = sit('logos', { battleline: ['xeno-bot'], deck: ['punch'] }, { battleline: ['brabble'] })
  one.fight('xeno-bot', 'brabble').target('punch')
  expect([one.seat(0).hand, one.idle]).toEqual([['punch'], true])
})

test('beware-the-ides deals 23 to a creature in the center; a line of two has none', () => {
  const t = sit('saurian', { hand: ['beware-the-ides'], battleline: ['cornicen-octavia'] }, { battleline: ['troll', 'krump', 'bumpsy'] })
  t.play('beware-the-ides')
  expect(t.targets).toEqual(['cornicen-octavia', 'krump'])
  expect(t.target('krump').card('krump').zone).toBe('discard')
  const two = sit('saurian', { hand: ['beware-the-ides'] }, { battleline: ['troll', 'krump'] }).play('beware-the-ides')
  expect([two.idle, two.seat(0).amber]).toEqual([true, 1])
})
