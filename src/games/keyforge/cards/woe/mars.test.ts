import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { right } from '../../../../../test/facedown.ts'

/** Winds of Exchange, house Mars: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Mars is active. */

const mars = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'mars', token: 'grunt', ...own }, other] })
const deck = ['anger', 'punch', 'smith', 'fear']
const houses = ['brobnar', 'dis', 'logos'] as const
const damage = (t: Table, ...cards: string[]) => cards.map((card) => t.card(card).damage)
const tired = (card: string) => ({ card, exhausted: true })
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

const withTroll = (other: ScenarioSeat) =>
  mars(
    { battleline: ['memrox-the-red'], hand: ['suspended-animation'], archives: ['zorg', 'tunk'] },
    { ...other, battleline: [{ card: 'troll', damage: 1 }, ...(other.battleline ?? [])] },
  )
    .play('suspended-animation')
    .target('troll')

test('memrox-the-red holds the opponent’s cards in your archives, lets yours go, and counts both', () => {
  const t = withTroll({ houses: ['brobnar', 'dis', 'logos'] })
  expect(t.action('memrox-the-red').seat(0).amber).toBe(3)
  t.endTurn().house('dis').endTurn().house('mars').choose({ yes: true })
  expect([t.seat(0).archives, t.seat(0).hand.includes('zorg'), t.seat(1).hand.includes('troll')]).toEqual([['troll'], true, false])
  // nothing that could be taken, nothing asked; without Memrox the card goes back to its owner’s hand
  expect(t.endTurn().house('dis').endTurn().house('mars').idle).toBe(true)
  t.move('memrox-the-red', 'discard').endTurn().house('dis').endTurn().house('mars').choose({ yes: true })
  expect([t.seat(0).archives, t.seat(1).hand.includes('troll')]).toEqual([[], true])
})

test('memrox-the-red: an effect that would discard such a card leaves it where it is; the memrox of the opponent holds nothing of yours', () => {
  const t = withTroll({ houses: ['shadows', 'dis', 'logos'], battleline: ['fidgit', 'memrox-the-red'] })
  for (const id of ['zorg', 'tunk']) t.move(id, 'discard')
  t.endTurn().house('shadows').reap('fidgit').choose({ mode: 0 })
  expect([t.seat(0).archives, t.idle]).toEqual([['troll'], true])
  t.move({ card: 'memrox-the-red', seat: 0 }, 'discard').set('fidgit', { exhausted: false }).reap('fidgit').choose({ mode: 0 })
  expect([t.seat(0).archives, t.seat(1).hand.includes('troll')]).toEqual([[], true])
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

test('replay-pod keeps destroyed Mars friends under it, and gives them back for itself', () => {
  const own: ScenarioSeat = { artifacts: ['replay-pod'], battleline: ['zizok', 'yxlix-mesmerist', 'troll'], hand: ['martian-revolution'] }
  const t = mars({ ...own, token: undefined }).play('martian-revolution')
  while (!t.idle) t.choose({ option: t.options[0].option })
  expect([t.card('zizok').zone, t.card('yxlix-mesmerist').zone, t.card('troll').zone]).toEqual(['under', 'under', 'discard'])
  t.action('replay-pod')
  expect([t.seat(0).hand, t.card('replay-pod').zone]).toEqual([['zizok', 'yxlix-mesmerist'], 'purged'])
})

test('nautilixian needs a Mars friend that was used, and keeps Pilots from harm', () => {
  const t = mars({ battleline: ['nautilixian', 'green-aeronaut', 'zizok'] }, { battleline: ['troll'] })
  expect(t.can({ verb: 'reap', card: 'nautilixian' })).toBe(false)
  t.reap('zizok')
  expect(t.can({ verb: 'reap', card: 'nautilixian' })).toBe(true)
  t.fight('green-aeronaut', 'troll')
  expect([t.card('green-aeronaut').damage, t.card('green-aeronaut').zone, t.card('troll').damage]).toEqual([0, 'battleline', 3])
  const all = mars(
    { battleline: ['nautilixian', 'green-aeronaut', 'zizok'], hand: ['kaboom'] },
    { battleline: ['white-aeronaut', 'troll'] },
  )
  all.play('kaboom')
  expect([all.seat(0).battleline, all.seat(1).battleline]).toEqual([[], []])
  const destroyed = mars({ battleline: ['nautilixian', 'green-aeronaut', 'zizok'], hand: ['martian-revolution'] }).play(
    'martian-revolution',
  )
  expect(destroyed.seat(0).battleline).toContain('green-aeronaut')
  expect(destroyed.card('zizok').zone).toBe('discard')
})

test('green-aeronaut gives Nautilixian splash-attack 3 for the turn', () => {
  const t = mars({ battleline: ['nautilixian', 'green-aeronaut'] }, { houses }).action('green-aeronaut')
  if (!t.idle) t.target('nautilixian')
  expect(t.card('nautilixian').keywords.splashAttack).toBe(3)
  t.endTurn()
  expect(t.card('nautilixian').keywords.splashAttack).toBeUndefined()
  expect(mars({ battleline: ['green-aeronaut'] }).action('green-aeronaut').idle).toBe(true)
})

test('purple-aeronaut: after four Pilots were used, Nautilixian destroys all enemies after it fought', () => {
  const pilots = ['purple-aeronaut', 'green-aeronaut', 'red-aeronaut', 'white-aeronaut']
  const foes: ScenarioSeat = { battleline: ['dust-imp', 'troll', 'krump'] }
  const t = mars({ battleline: ['nautilixian', ...pilots] }, foes)
  for (const pilot of pilots) {
    t.reap(pilot)
    if (!t.idle) t.target('nautilixian')
  }
  t.fight('nautilixian', 'dust-imp')
  expect([t.seat(1).battleline, t.seat(0).battleline.length]).toEqual([[], 5])
  const three = mars({ battleline: ['nautilixian', ...pilots] }, foes)
  for (const pilot of pilots.slice(1)) three.reap(pilot)
  three.fight('nautilixian', 'dust-imp')
  expect([three.seat(1).battleline, three.idle]).toEqual([['troll', 'krump'], true])
})

test('red-aeronaut puts a Nautilixian into play, and makes it stronger', () => {
  const t = mars({ hand: ['red-aeronaut'], deck: ['anger', 'nautilixian', 'punch'] }).play('red-aeronaut')
  if (t.targets.includes('nautilixian')) t.target('nautilixian')
  if (t.decision?.kind === 'target') t.done()
  expect(right(t).seat(0).battleline).toEqual(['red-aeronaut', 'nautilixian'])
  t.set('red-aeronaut', { exhausted: false }).action('red-aeronaut')
  if (!t.idle) t.target('nautilixian')
  expect(t.card('nautilixian').power).toBe(11)
  const none = mars({ hand: ['red-aeronaut'], deck }).play('red-aeronaut')
  expect([none.idle, none.seat(0).battleline]).toEqual([true, ['red-aeronaut']])
})

test('white-aeronaut wards and heals Nautilixian', () => {
  const t = mars({ battleline: [{ card: 'nautilixian', damage: 5 }, 'white-aeronaut'] }).action('white-aeronaut')
  if (!t.idle) t.target('nautilixian')
  expect(t.card('nautilixian')).toMatchObject({ damage: 0, warded: true })
})

test('revo-hooligans paint an artifact, which then belongs to Mars', () => {
  const t = mars({ battleline: ['revo-hooligans'] }, { artifacts: ['cannon', 'the-warchest'] }).reap('revo-hooligans')
  expect(t.targets).toEqual(['cannon', 'the-warchest'])
  t.target('cannon')
  expect([t.card('cannon').houses, t.card('the-warchest').houses, t.card('cannon').counters.paint]).toEqual([['mars'], ['brobnar'], 1])
  t.set('cannon', { counters: { paint: 0 } })
  expect(t.card('cannon').houses).toEqual(['brobnar'])
  expect(mars({ battleline: ['revo-hooligans'] }).reap('revo-hooligans').idle).toBe(true)
})

test('zizok is ready again if its splash-attack destroys', () => {
  const t = mars({ battleline: ['zizok'] }, { battleline: ['troll', { card: 'dust-imp', damage: 1 }] }).fight('zizok', 'troll')
  expect([t.card('dust-imp').zone, t.card('zizok').exhausted]).toEqual(['discard', false])
  const not = mars({ battleline: ['zizok'] }, { battleline: ['troll', 'dust-imp'] }).fight('zizok', 'troll')
  expect([not.card('zizok').exhausted, ...damage(not, 'troll', 'dust-imp', 'zizok')]).toEqual([true, 3, 1, 0])
})

test('ironyx-rebel readies its Mars neighbors', () => {
  const t = mars({ hand: ['ironyx-rebel'], battleline: [tired('zizok'), tired('troll'), tired('borka-rikk')] }).play('ironyx-rebel', {
    left: true,
  })
  expect(['zizok', 'troll', 'borka-rikk'].map((card) => t.card(card).exhausted)).toEqual([false, true, true])
})

test('big-magnet takes every upgrade in play to one friend', () => {
  const t = mars(
    { hand: ['big-magnet'], battleline: ['zizok', { card: 'borka-rikk', upgrades: ['ironyx-propaganda'] }] },
    { battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }] },
  )
    .play('big-magnet')
    .target('zizok')
  expect(t.idle).toBe(true)
  expect([t.card('zizok').upgrades, t.card('borka-rikk').upgrades, t.card('troll').upgrades]).toEqual([
    expect.arrayContaining(['ironyx-propaganda', 'blood-of-titans']),
    [],
    [],
  ])
  expect([t.card('zizok').power, t.card('blood-of-titans').controller]).toEqual([8, 0])
  const held = mars({ hand: ['big-magnet'], battleline: [{ card: 'zizok', upgrades: [{ card: 'blood-of-titans', owner: 1 }] }] }).play(
    'big-magnet',
  )
  if (!held.idle) held.target('zizok')
  expect(held.card('blood-of-titans')).toMatchObject({ controller: 0, zone: 'upgrade' })
  const none = mars({ hand: ['big-magnet'] }, { battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }] }).play('big-magnet')
  expect([none.idle, none.card('troll').upgrades]).toEqual([true, ['blood-of-titans']])
})

test('space-invaders makes token creatures of creatures in hand', () => {
  const t = mars({ hand: ['space-invaders', 'snufflegator', 'zizok', 'anger', 'krump'], deck }).play('space-invaders')
  expect(t.targets).toEqual(['krump', 'snufflegator', 'zizok'])
  t.choose({ targets: ['snufflegator', 'zizok'] })
  while (!t.idle) t.choose(t.decision?.kind === 'flank' ? { place: 'right' } : { option: t.options[0].option })
  expect([t.seat(0).battleline, t.seat(0).hand, t.seat(0).deck]).toEqual([['grunt', 'grunt'], ['anger', 'krump'], deck])
})

test('suspended-animation abducts a damaged enemy', () => {
  const t = mars({ hand: ['suspended-animation'] }, { battleline: ['krump', { card: 'troll', damage: 1 }] }).play('suspended-animation')
  if (!t.idle) t.target('troll')
  expect([t.seat(0).archives, t.seat(1).battleline]).toEqual([['troll'], ['krump']])
  expect(
    mars({ hand: ['suspended-animation'] }, { battleline: ['krump'] })
      .play('suspended-animation')
      .seat(0).archives,
  ).toEqual([])
})

test('kaboom saves Mars creatures to archives and destroys the rest, for three chains', () => {
  const t = mars({ hand: ['kaboom'], battleline: ['zizok', 'troll'] }, { battleline: ['borka-rikk', 'krump'] }).play('kaboom')
  expect([t.seat(0).archives, t.seat(1).archives, t.seat(0).discard, t.seat(1).discard, t.seat(0).chains]).toEqual([
    ['zizok'],
    ['borka-rikk'],
    ['kaboom', 'troll'],
    ['krump'],
    3,
  ])
  // it puts them there, and archives nothing
  const put = mars({ hand: ['kaboom'], battleline: [{ card: 'the-archivist', house: 'mars' }] }).play('kaboom')
  expect([put.seat(0).archives, put.card('the-archivist').faceup]).toEqual([['the-archivist'], false])
})

test('scoop-up takes a creature of each side, none of Mars, to your archives', () => {
  const t = mars({ hand: ['scoop-up'], battleline: ['zizok', 'troll', 'dextre'] }, { battleline: ['borka-rikk', 'krump', 'bumpsy'] }).play(
    'scoop-up',
  )
  expect(t.targets).toEqual(['dextre', 'troll'])
  t.target('troll')
  expect(t.targets).toEqual(['bumpsy', 'krump'])
  t.target('krump')
  expect([[...t.seat(0).archives].sort(), t.seat(1).archives]).toEqual([['krump', 'troll'], []])
  const one = mars({ hand: ['scoop-up'], battleline: ['zizok'] }, { battleline: ['krump'] }).play('scoop-up')
  if (!one.idle) one.target('krump')
  expect(one.seat(0).archives).toEqual(['krump'])
})

test('r-evolution: all of the name of its creature deal two after reaping', () => {
  const t = mars({ battleline: [{ card: 'zizok', upgrades: ['r-evolution'] }, 'zizok', 'borka-rikk'] }, { battleline: ['troll', 'krump'] })
  t.reap('borka-rikk')
  expect(t.idle).toBe(true)
  t.reap({ card: 'zizok', copy: 1 })
  expect(t.targets).toEqual(['krump', 'troll'])
  expect(t.target('troll').card('troll').damage).toBe(2)
  t.reap({ card: 'zizok', copy: 2 })
  expect(t.target('krump').card('krump').damage).toBe(2)
})
