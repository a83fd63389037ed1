import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Winds of Exchange, house Mars: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Mars is active. */

const mars = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'mars', token: 'grunt', ...own }, other] })
const deck = ['anger', 'punch', 'smith', 'fear']
/** Puts every creature that comes to a flank on the right one. */
const right = (t: Table) => {
  while (t.decision?.kind === 'flank') t.choose({ place: 'right' })
  return t
}
const grunts = (t: Table) => t.seat(0).battleline.filter((id) => id === 'grunt').length
/** Chooses the card where it is asked for. */
const pick = (t: Table, id: string) => (t.targets.includes(id) ? t.target(id) : t)

test('blorb-hive makes two Blorbs of a friendly creature, and forges with ten', () => {
  const hive = (blorbs: number) => {
    const line = Array.from({ length: blorbs }, () => ({ card: 'punch', token: true }) as const)
    const t = mars({ token: 'blorb', artifacts: ['blorb-hive'], battleline: ['zorg', ...line], deck })
      .omni('blorb-hive')
      .target('zorg')
    right(t)
    if (t.can({ color: 'red' })) t.choose({ color: 'red' })
    return [t.seat(0).battleline.length, t.card('blorb-hive').zone, t.seat(0).keys.length]
  }
  expect([hive(7), hive(8)]).toEqual([
    [9, 'artifacts', 0],
    [10, 'discard', 1],
  ])
})

test('borka-rikk makes a token creature for each Mars card discarded from the hand', () => {
  const t = mars({ battleline: ['borka-rikk'], hand: ['zorg', 'tunk'], deck })
  expect(grunts(right(t.discard('zorg')))).toBe(1)
  expect(grunts(right(t.discard('tunk')))).toBe(2)
})

test('grondal makes two token creatures, and destroys the weakest creature at the start of your turn', () => {
  expect(grunts(right(mars({ hand: ['grondal'], deck }).play('grondal')))).toBe(2)
  const t = table({
    step: 'start',
    seats: [{ houses: ['mars', 'dis', 'logos'], battleline: ['grondal', 'zorg'] }, { battleline: ['dust-imp'] }],
  })
  pick(t, 'dust-imp')
  expect([t.card('dust-imp').zone, t.card('zorg').zone, t.card('grondal').zone]).toEqual(['discard', 'battleline', 'battleline'])
})

test('martian-revolution makes a token creature for each friendly creature that it destroys', () => {
  const line = ['zorg', 'tunk', { card: 'troll', warded: true }]
  const t = right(mars({ hand: ['martian-revolution'], battleline: line, deck }, { battleline: ['krump'] }).play('martian-revolution'))
  expect([grunts(t), t.card('troll').zone, t.card('krump').zone]).toEqual([2, 'battleline', 'battleline'])
})

test('airlock discards a card that is not of Mars for another one', () => {
  const t = mars({ artifacts: ['airlock'], hand: ['zorg', 'anger'], deck: ['punch'] }).action('airlock')
  pick(t, 'anger')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['zorg', 'punch'], ['anger']])
  expect(
    mars({ artifacts: ['airlock'], hand: ['zorg'], deck: ['punch'] })
      .action('airlock')
      .seat(0).hand,
  ).toEqual(['zorg'])
})

test('ironyx-banner makes a token creature, and strengthens friendly Ironyx creatures only', () => {
  const t = right(
    mars({ hand: ['ironyx-banner'], battleline: ['ironyx-vatminder', 'zorg'], deck }, { battleline: ['borka-rikk'] }).play('ironyx-banner'),
  )
  expect(['ironyx-vatminder', 'zorg', 'borka-rikk'].map((id) => [t.card(id).power, t.card(id).armor])).toEqual([
    [4, 2],
    [7, 0],
    [4, 0],
  ])
  expect(grunts(t)).toBe(1)
})

test('nyyon-outpost makes two token creatures of a friendly creature that goes under its owner’s deck', () => {
  const t = mars({ artifacts: ['nyyon-outpost'], battleline: ['zorg'], deck }).action('nyyon-outpost')
  right(pick(t, 'zorg'))
  expect([grunts(t), t.seat(0).deck.at(-1)]).toEqual([2, 'zorg'])
})

test('yxl-the-iron-captain has every friendly Ironyx creature capture two, itself too', () => {
  const t = right(
    mars({ hand: ['yxl-the-iron-captain'], battleline: ['ironyx-vatminder', 'zorg'] }, { amber: 5 }).play('yxl-the-iron-captain', {
      left: true,
    }),
  )
  expect(['yxl-the-iron-captain', 'ironyx-vatminder', 'zorg'].map((id) => t.card(id).amber)).toEqual([2, 2, 0])
})

test('braindart enrages an enemy creature, which captures from its own side', () => {
  const t = mars({ hand: ['braindart'], amber: 2 }, { battleline: ['troll', 'krump'], amber: 3 })
    .play('braindart')
    .target('troll')
  expect([t.card('troll').enraged, t.card('troll').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([true, 1, 3, 2])
})

test('clone-home makes a token creature, and is archived with more friendly than enemy creatures', () => {
  const after = (battleline: string[]) =>
    right(mars({ hand: ['clone-home'], deck }, { battleline }).play('clone-home')).card('clone-home').zone
  expect([after([]), after(['troll'])]).toEqual(['archives', 'discard'])
})

test('genetic-blast deals two to every creature of the name that is chosen', () => {
  const t = mars({ hand: ['genetic-blast'], battleline: ['zorg'] }, { battleline: ['troll', 'troll', 'krump'] }).play('genetic-blast')
  t.choose({ target: t.find({ card: 'troll', copy: 1 }) })
  expect([1, 2].map((copy) => t.card({ card: 'troll', copy }).damage)).toEqual([2, 2])
  expect([t.card('krump').damage, t.card('zorg').damage]).toEqual([0, 0])
})

test('glylyx-weaponsmith has put its icons on other cards', () => {
  const t = mars({ hand: ['glylyx-weaponsmith'], deck }).play('glylyx-weaponsmith')
  expect([t.card('glylyx-weaponsmith').power, t.seat(0).hand, t.idle]).toEqual([4, [], true])
})

test('ironyx-propaganda makes a token creature after its host reaps or fights', () => {
  const host = [{ card: 'zorg', upgrades: ['ironyx-propaganda'] }]
  expect(grunts(right(mars({ battleline: host, deck }).reap('zorg')))).toBe(1)
  expect(grunts(right(mars({ battleline: host, deck }, { battleline: ['krump'] }).fight('zorg', 'krump')))).toBe(1)
})

test('ironyx-vatminder makes a token creature when played, and when it is destroyed', () => {
  expect(grunts(right(mars({ hand: ['ironyx-vatminder'], deck }).play('ironyx-vatminder')))).toBe(1)
  const t = right(mars({ battleline: ['ironyx-vatminder'], deck }, { battleline: ['troll'] }).fight('ironyx-vatminder', 'troll'))
  expect([t.card('ironyx-vatminder').zone, grunts(t)]).toEqual(['discard', 1])
})

test('mk2-generator enters ready, and makes a token creature', () => {
  const t = mars({ hand: ['mk2-generator'], deck }).play('mk2-generator')
  expect(t.card('mk2-generator').exhausted).toBe(false)
  expect(grunts(right(t.action('mk2-generator')))).toBe(1)
})

test('myx-the-tallminded makes enemy keys dearer for each friendly Mars creature, itself too', () => {
  const t = mars({ battleline: ['myx-the-tallminded', 'zorg', 'troll'] }, { battleline: ['tunk'] })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 8])
})

test('yxlix-mesmerist has any creature capture from its own side', () => {
  const t = mars({ battleline: ['yxlix-mesmerist'], amber: 2 }, { battleline: ['troll'], amber: 2 }).action('yxlix-mesmerist')
  expect(t.targets).toEqual(['troll', 'yxlix-mesmerist'])
  t.target('troll')
  expect([t.card('troll').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([1, 2, 1])
})
