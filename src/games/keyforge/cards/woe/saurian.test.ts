import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { facedown, right } from '../../../../../test/facedown.ts'

/** Winds of Exchange, house Saurian: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Saurian is active. */

const saurian = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({
    seats: [
      { house: 'saurian', token: 'scholar', ...own },
      { token: 'grunt', ...other },
    ],
  })
const tired = (card: string) => ({ card, exhausted: true })
const houses = ['brobnar', 'dis', 'logos'] as const
const deck = ['anger', 'punch', 'troll', 'bumpsy']
const amber = (t: Table) => [t.seat(0).amber, t.seat(1).amber]

test('aedile-tullia makes a token creature whenever you exalt a friend that is none', () => {
  const t = saurian({ battleline: ['aedile-tullia', facedown()], hand: ['epic-poem', 'inspiring-oration'], deck })
  right(t.play('epic-poem').target('aedile-tullia'))
  expect(t.seat(0).battleline).toEqual(['aedile-tullia', 'scholar', 'scholar'])
  const token = saurian({ battleline: ['aedile-tullia', facedown()], hand: ['epic-poem'], deck })
    .play('epic-poem')
    .target('scholar')
  expect([token.seat(0).battleline, token.idle]).toEqual([['aedile-tullia', 'scholar'], true])
})

test('aristotlmimus plays a card from the archives; with wisdom it draws and archives first', () => {
  const t = saurian({ battleline: ['aristotlmimus'], archives: ['troll', 'krump'] })
    .reap('aristotlmimus')
    .yes()
  expect(t.targets).toEqual(['krump', 'troll'])
  right(t.target('troll'))
  expect([t.seat(0).archives, t.card('troll').zone]).toEqual([['krump'], 'battleline'])
  const wise = saurian({ battleline: [{ card: 'aristotlmimus', counters: { wisdom: 1 } }], hand: ['krump'], deck }).reap('aristotlmimus')
  wise.target('krump')
  right(wise.target('krump'))
  expect([wise.seat(0).hand, wise.seat(0).archives, wise.card('krump').zone]).toEqual([['anger'], [], 'battleline'])
})

test('conscription evens the battlelines out', () => {
  const t = right(
    saurian({ hand: ['conscription'], battleline: ['ballistego'], deck }, { battleline: ['troll', 'krump', 'bumpsy'] }).play(
      'conscription',
    ),
  )
  expect(t.seat(0).battleline).toEqual(['ballistego', 'scholar', 'scholar'])
  expect(
    saurian({ hand: ['conscription'], battleline: ['ballistego'], deck })
      .play('conscription')
      .seat(0).battleline,
  ).toEqual(['ballistego'])
})

test('edict-of-nerotaurus: after a reap the next creature cannot reap, after a fight not fight, until another use', () => {
  const t = saurian(
    { artifacts: ['edict-of-nerotaurus'], battleline: ['ballistego', 'praetor-marius', 'chaosodon', 'aquilia-lone-hero'] },
    { battleline: ['troll', 'dust-imp'] },
  )
  t.reap('ballistego')
  expect([t.can({ verb: 'reap', card: 'chaosodon' }), t.can({ verb: 'fight', card: 'chaosodon' })]).toEqual([false, true])
  t.fight('praetor-marius', 'dust-imp')
  expect([t.can({ verb: 'reap', card: 'chaosodon' }), t.can({ verb: 'fight', card: 'chaosodon' })]).toEqual([true, false])
  t.omni('aquilia-lone-hero')
  expect([t.can({ verb: 'reap', card: 'chaosodon' }), t.can({ verb: 'fight', card: 'chaosodon' })]).toEqual([true, true])
})

test('election: six Yeas destroy it with all creatures, six Nays all artifacts', () => {
  const at = (counters: { yea?: number; nay?: number }) =>
    saurian({ artifacts: [{ card: 'election', counters }, 'cannon'], battleline: ['ballistego'] }, { battleline: ['troll'] })
  const yes = at({ yea: 5, nay: 3 }).reap('ballistego').choose({ verb: 'mode', mode: 0 })
  expect([yes.seat(0).battleline, yes.seat(1).battleline, yes.seat(0).artifacts]).toEqual([[], [], ['cannon']])
  const no = at({ yea: 5, nay: 5 }).reap('ballistego').choose({ verb: 'mode', mode: 1 })
  expect([no.seat(0).battleline, no.seat(0).artifacts]).toEqual([['ballistego'], []])
  const open = at({}).reap('ballistego').choose({ verb: 'mode', mode: 0 })
  expect([open.card('election').counters.yea, open.seat(1).battleline]).toEqual([1, ['troll']])
})

test('magistrate-crispus gives all creatures and artifacts back at the end of your turn', () => {
  const t = saurian(
    { battleline: ['magistrate-crispus', { card: 'troll', owner: 1 }], artifacts: [{ card: 'cannon', owner: 1 }] },
    { houses, battleline: [{ card: 'krump', owner: 0 }] },
  )
  right(t.endTurn())
  expect([t.seat(0).battleline, t.seat(0).artifacts, t.seat(1).battleline, t.seat(1).artifacts]).toEqual([
    ['magistrate-crispus', 'krump'],
    [],
    ['troll'],
    ['cannon'],
  ])
})

test('platopelta archives a card; with wisdom it draws first and may make aristotlmimus wise', () => {
  const plain = saurian({ battleline: ['platopelta', 'aristotlmimus'], hand: ['troll'] })
    .reap('platopelta')
    .target('troll')
  expect([plain.seat(0).archives, plain.card('aristotlmimus').counters.wisdom, plain.idle]).toEqual([['troll'], undefined, true])
  const wise = saurian({ battleline: [{ card: 'platopelta', counters: { wisdom: 1 } }, 'aristotlmimus'], hand: ['troll'], deck }).reap(
    'platopelta',
  )
  wise.target('troll').target('aristotlmimus')
  expect([wise.seat(0).hand, wise.card('aristotlmimus').counters.wisdom]).toEqual([['anger'], 1])
})

test('rampaging-brutodon costs a friendly creature each time it is used (kf.use.8)', () => {
  const t = saurian({ battleline: ['rampaging-brutodon', 'ballistego', { card: 'chaosodon', warded: true }] }).reap('rampaging-brutodon')
  expect(t.targets).toEqual(['ballistego', 'chaosodon', 'rampaging-brutodon'])
  expect([t.target('ballistego').seat(0).amber, t.seat(0).battleline]).toEqual([1, ['rampaging-brutodon', 'chaosodon']])
  t.set('rampaging-brutodon', { exhausted: false }).reap('rampaging-brutodon').target('chaosodon')
  expect([t.seat(0).amber, t.card('rampaging-brutodon').exhausted, t.card('chaosodon').warded]).toEqual([1, false, false])
  t.reap('rampaging-brutodon').target('rampaging-brutodon')
  expect([t.seat(0).amber, t.seat(0).battleline, t.idle]).toEqual([1, ['chaosodon'], true])
  expect(right(saurian({ hand: ['rampaging-brutodon'], deck }).play('rampaging-brutodon')).seat(0).battleline).toEqual([
    'rampaging-brutodon',
    'scholar',
  ])
})

test('socraterosaurus draws, and may make platopelta wise', () => {
  const t = saurian({ battleline: ['socraterosaurus', 'platopelta'], deck })
    .reap('socraterosaurus')
    .target('platopelta')
  expect([t.seat(0).hand, t.card('platopelta').counters.wisdom]).toEqual([['anger'], 1])
  expect(saurian({ battleline: ['socraterosaurus'], deck }).reap('socraterosaurus').idle).toBe(true)
})

test('tectonic-shift destroys half of each battleline, the middle as you say', () => {
  const line = { battleline: ['troll', 'krump', 'bumpsy', 'dextre'] }
  const t = saurian({ hand: ['tectonic-shift'], battleline: ['ballistego', 'praetor-marius', 'chaosodon'] }, line).play('tectonic-shift')
  expect(t.targets).toEqual(['ballistego', 'chaosodon'])
  t.target('chaosodon').yes()
  expect(t.targets).toEqual(['dextre', 'troll'])
  t.target('troll')
  expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['ballistego'], ['bumpsy', 'dextre'], true])
  const small = saurian({ hand: ['tectonic-shift'], battleline: ['ballistego', 'praetor-marius', 'chaosodon'] }).play('tectonic-shift')
  expect(small.target('ballistego').no().seat(0).battleline).toEqual(['praetor-marius', 'chaosodon'])
})

test('training-costs takes two or goes back into the deck, and cannot be discarded from the hand', () => {
  const t = saurian({ hand: ['training-costs'], amber: 2 })
  expect(t.can({ verb: 'discard', card: 'training-costs' })).toBe(false)
  t.play('training-costs')
  expect([t.seat(0).amber, t.card('training-costs').zone]).toEqual([0, 'discard'])
  const poor = saurian({ hand: ['training-costs'], amber: 1 }).play('training-costs')
  expect([poor.seat(0).amber, poor.card('training-costs').zone]).toEqual([0, 'deck'])
})

test('æmbrosia-outpost puts a friend under the deck to take one Æmber from another', () => {
  const t = saurian({ artifacts: ['æmbrosia-outpost'], battleline: ['ballistego', { card: 'chaosodon', amber: 2 }] })
    .action('æmbrosia-outpost')
    .target('ballistego')
  if (!t.idle) t.target('chaosodon')
  expect([t.seat(0).amber, t.card('chaosodon').amber, t.card('ballistego').zone]).toEqual([1, 1, 'deck'])
})

test('chaosodon hurts its own neighbors before it fights, and those of its foe', () => {
  const t = saurian({ battleline: ['ballistego', 'chaosodon'] }, { battleline: ['troll', 'krump'] }).fight('chaosodon', 'krump')
  while (!t.idle) t.choose({ option: t.options[0].option })
  expect([t.card('ballistego').damage, t.card('troll').damage, t.card('krump').zone]).toEqual([3, 3, 'discard'])
})

test('hoplite-s-dory counts exhausted creatures to the left of its creature', () => {
  const t = saurian({
    battleline: [
      tired('praetor-marius'),
      'chaosodon',
      tired('trooper'),
      { card: 'ballistego', upgrades: ['hoplite-s-dory'] },
      tired('krump'),
    ],
  })
  expect(t.card('ballistego').power).toBe(9)
})

test('imperator-drusilla destroys another friend, and splashes while outnumbered', () => {
  const t = saurian({ hand: ['imperator-drusilla'], battleline: ['ballistego', 'chaosodon'] }, { battleline: ['troll', 'krump', 'bumpsy'] })
  t.play('imperator-drusilla', { left: true })
  expect(t.targets).toEqual(['ballistego', 'chaosodon'])
  expect(t.target('ballistego').card('imperator-drusilla').keywords).toEqual({ splashAttack: 4 })
  expect(saurian({ battleline: ['imperator-drusilla'] }, { battleline: ['troll'] }).card('imperator-drusilla').keywords).toEqual({})
})

test('inspiring-oration exalts a friend and makes a token creature for each Æmber on it', () => {
  const t = saurian({ hand: ['inspiring-oration'], battleline: [{ card: 'ballistego', amber: 1 }], deck })
    .play('inspiring-oration')
    .target('ballistego')
  expect(right(t).seat(0).battleline).toEqual(['ballistego', 'scholar', 'scholar'])
})

test('pax-sauriana wards everybody', () => {
  const t = saurian({ hand: ['pax-sauriana'], battleline: ['ballistego'] }, { battleline: ['troll'] }).play('pax-sauriana')
  expect([t.card('ballistego').warded, t.card('troll').warded, t.seat(0).amber]).toEqual([true, true, 2])
})

test('phalanx-leader makes a token creature at its left, and strengthens all at its left', () => {
  const t = saurian({ hand: ['phalanx-leader'], battleline: ['ballistego', 'chaosodon'], deck }).play('phalanx-leader', { right: true })
  expect(t.seat(0).battleline).toEqual(['ballistego', 'chaosodon', 'scholar', 'phalanx-leader'])
  t.set('phalanx-leader', { exhausted: false }).reap('phalanx-leader')
  expect([t.card('ballistego').power, t.card('scholar').power, t.card('phalanx-leader').power]).toEqual([7, 3, 4])
})

test('aquilia-lone-hero captures one while outnumbered', () => {
  const t = saurian({ battleline: ['aquilia-lone-hero'] }, { battleline: ['troll', 'krump'], amber: 2 }).omni('aquilia-lone-hero')
  expect(t.card('aquilia-lone-hero').amber).toBe(1)
  expect(
    saurian({ battleline: ['aquilia-lone-hero'] }, { battleline: ['troll'], amber: 2 })
      .omni('aquilia-lone-hero')
      .card('aquilia-lone-hero').amber,
  ).toBe(0)
})

test('arm-the-plebeians makes a warded token creature', () => {
  expect(
    saurian({ hand: ['arm-the-plebeians'], deck })
      .play('arm-the-plebeians')
      .card('scholar').warded,
  ).toBe(true)
})

test('ballistego may be exalted, and splashes with Æmber on it', () => {
  const t = saurian({ hand: ['ballistego'] })
    .play('ballistego')
    .yes()
  expect([t.card('ballistego').amber, t.card('ballistego').keywords]).toEqual([1, { splashAttack: 3 }])
  expect(
    saurian({ hand: ['ballistego'] })
      .play('ballistego')
      .no()
      .card('ballistego').keywords,
  ).toEqual({})
})

test('chancellor-dexterus may exalt its right neighbor, which is Saurian for this turn', () => {
  const t = saurian({ battleline: ['chancellor-dexterus', 'troll'] }, { houses })
    .reap('chancellor-dexterus')
    .yes()
  expect([t.card('troll').amber, t.card('troll').houses, t.can({ verb: 'reap', card: 'troll' })]).toEqual([1, ['saurian'], true])
  expect(t.endTurn().card('troll').houses).toEqual(['brobnar'])
  expect(saurian({ battleline: ['troll', 'chancellor-dexterus'] }).reap('chancellor-dexterus').idle).toBe(true)
})

test('epic-poem exalts a friend and gains what is on it', () => {
  const t = saurian({ hand: ['epic-poem'], battleline: [{ card: 'ballistego', amber: 2 }] })
    .play('epic-poem')
    .target('ballistego')
  expect([t.card('ballistego').amber, amber(t)]).toEqual([3, [3, 0]])
})

test('grammaticus-thrax does nothing', () => {
  expect(
    saurian({ hand: ['grammaticus-thrax'] }, { amber: 2 })
      .play('grammaticus-thrax')
      .card('grammaticus-thrax').amber,
  ).toBe(0)
})

test('legionary-trainer makes a token creature that is ready', () => {
  const t = right(saurian({ hand: ['legionary-trainer'], deck }).play('legionary-trainer'))
  expect([t.seat(0).battleline, t.card('scholar').exhausted]).toEqual([['legionary-trainer', 'scholar'], false])
})

test('longusaur-lector may be exalted for a token creature', () => {
  const t = right(
    saurian({ hand: ['longusaur-lector'], deck })
      .play('longusaur-lector')
      .yes(),
  )
  expect([t.card('longusaur-lector').amber, t.seat(0).battleline]).toEqual([1, ['longusaur-lector', 'scholar']])
  expect(
    saurian({ battleline: ['longusaur-lector'], deck })
      .reap('longusaur-lector')
      .no()
      .seat(0).battleline,
  ).toEqual(['longusaur-lector'])
})

test('pale-into-insignificance destroys all of the lowest power', () => {
  const t = saurian(
    { hand: ['pale-into-insignificance'], battleline: ['legionary-trainer', 'chaosodon'] },
    { battleline: ['dust-imp', 'troll'] },
  ).play('pale-into-insignificance')
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['chaosodon'], ['troll']])
})

test('praetor-marius captures for each exhausted creature at its left', () => {
  const t = saurian(
    { battleline: [tired('ballistego'), 'chaosodon', tired('troll'), 'praetor-marius', tired('krump')] },
    { amber: 5 },
  ).reap('praetor-marius')
  expect([t.card('praetor-marius').amber, t.seat(1).amber]).toEqual([2, 3])
})

test('recruit is archived when a friend was exalted this turn', () => {
  const t = saurian({ hand: ['epic-poem', 'recruit'], battleline: ['ballistego'], deck })
    .play('epic-poem')
    .target('ballistego')
  right(t.play('recruit'))
  expect([t.card('recruit').zone, t.seat(0).battleline]).toEqual(['archives', ['ballistego', 'scholar']])
  expect(
    saurian({ hand: ['recruit'], deck })
      .play('recruit')
      .card('recruit').zone,
  ).toBe('discard')
})

test('symposium exalts, readies and uses a friend, and another one after a token creature', () => {
  const t = saurian({ hand: ['symposium'], battleline: [tired('ballistego'), { ...tired('punch'), token: true }], deck })
    .play('symposium')
    .target('scholar')
  if (t.can({ verb: 'reap' })) t.choose({ verb: 'reap' })
  t.yes()
  if (t.decision?.kind === 'target') t.target('ballistego')
  if (t.can({ verb: 'reap' })) t.choose({ verb: 'reap' })
  expect([t.seat(0).amber, t.card('scholar').amber, t.card('ballistego').amber, t.idle]).toEqual([2, 1, 1, true])
  const plain = saurian({ hand: ['symposium'], battleline: [tired('ballistego'), facedown()] })
    .play('symposium')
    .target('ballistego')
  if (!plain.idle) plain.choose({ verb: 'reap' })
  expect([plain.seat(0).amber, plain.card('scholar').amber, plain.idle]).toEqual([1, 0, true])
})
