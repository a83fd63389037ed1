import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { facedown, right } from '../../../../../test/facedown.ts'

/** Winds of Exchange, house Unfathomable: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Unfathomable is active. */

const unfathomable = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({
    seats: [
      { house: 'unfathomable', token: 'cultist', ...own },
      { token: 'trooper', ...other },
    ],
  })
const tired = (card: string) => ({ card, exhausted: true })
const own = ['unfathomable', 'mars', 'saurian'] as const
const houses = ['brobnar', 'dis', 'logos'] as const
const deck = ['anger', 'punch', 'troll', 'bumpsy']
const amber = (t: Table) => [t.seat(0).amber, t.seat(1).amber]

test('brackish-shoreline keeps what fought exhausted in the ready step of this turn', () => {
  const t = unfathomable(
    { artifacts: ['brackish-shoreline'], battleline: ['kelpminder', 'kamalani'] },
    { houses, battleline: ['dust-imp'] },
  )
  t.fight('kelpminder', 'dust-imp').reap('kamalani').endTurn()
  expect([t.card('kelpminder').exhausted, t.card('kamalani').exhausted]).toEqual([true, false])
})

test('bryozoarch: an action of the opponent does nothing but destroy its left flank creature', () => {
  const t = table({
    active: 1,
    seats: [{ battleline: ['kelpminder', 'bryozoarch'] }, { house: 'brobnar', hand: ['punch'], battleline: ['troll'] }],
  }).play('punch')
  expect([t.seat(0).battleline, t.seat(1).amber, t.card('troll').damage, t.idle]).toEqual([['bryozoarch'], 1, 0, true])
  const yours = unfathomable({ battleline: ['kelpminder', 'bryozoarch'], hand: ['hypoxia'] }, { battleline: [facedown()] }).play('hypoxia')
  expect([yours.seat(0).battleline, yours.seat(1).battleline]).toEqual([['kelpminder', 'bryozoarch'], []])
})

test('bryozoarch: of two only one takes the place of the effect (kf.replacement.1), and one that is destroyed by it still does', () => {
  const t = table({
    active: 1,
    seats: [
      { battleline: ['kelpminder', 'bryozoarch', 'giltspine-school', 'bryozoarch'] },
      { house: 'brobnar', hand: ['punch'], battleline: ['troll'] },
    ],
  }).play('punch')
  t.choose({ option: t.options[0].option })
  expect([t.seat(0).battleline, t.card('troll').damage, t.idle]).toEqual([['bryozoarch', 'giltspine-school', 'bryozoarch'], 0, true])
  const alone = table({
    active: 1,
    seats: [{ battleline: ['bryozoarch'] }, { house: 'brobnar', hand: ['punch', 'anger'], battleline: ['troll'] }],
  }).play('punch')
  expect([alone.seat(0).battleline, alone.card('troll').damage, alone.idle]).toEqual([[], 0, true])
  expect(alone.play('anger').targets).toEqual(['troll'])
})

test('extrematode-infection counts down and bursts into three token creatures', () => {
  const t = unfathomable({ hand: ['extrematode-infection'], houses: own }, { houses, battleline: ['troll'] })
  t.play('extrematode-infection', { onto: 'troll' })
  expect(t.card('extrematode-infection').counters.hatch).toBe(3)
  for (const left of [2, 1]) {
    t.endTurn().house('dis').endTurn()
    expect(t.card('extrematode-infection').counters.hatch).toBe(left)
    t.house('mars')
  }
  t.endTurn().house('dis').endTurn()
  right(t)
  expect([t.card('troll').zone, t.seat(0).battleline]).toEqual(['discard', ['cultist', 'cultist', 'cultist']])
})

test('giltspine-school makes three, and token creatures do not ready in the ready step', () => {
  const t = right(
    unfathomable({ hand: ['giltspine-school'], battleline: [facedown()], deck }, { houses }).play('giltspine-school', { left: true }),
  )
  expect(t.seat(0).battleline.filter((id) => id === 'cultist')).toHaveLength(4)
  t.endTurn()
  expect(
    t
      .seat(0)
      .cards.battleline.filter((card) => t.card(card).exhausted)
      .map((card) => t.card(card).id),
  ).toEqual(['cultist', 'cultist', 'cultist'])
})

test('hypoxia destroys token creatures of both sides', () => {
  const t = unfathomable({ hand: ['hypoxia'], battleline: [facedown(), 'kelpminder'] }, { battleline: [facedown('troll'), 'krump'] }).play(
    'hypoxia',
  )
  expect([t.seat(0).battleline, t.seat(1).battleline, t.card('troll').zone]).toEqual([['kelpminder'], ['krump'], 'discard'])
})

test('offering-to-kiligog lays a creature of the discard pile under it, and makes token creatures of all there', () => {
  const t = unfathomable({ artifacts: ['offering-to-kiligog'], battleline: ['kelpminder'], discard: ['troll', 'punch'] })
  t.omni('offering-to-kiligog').choose({ ability: 0 }).target('kelpminder')
  expect(t.targets).toEqual(['kelpminder', 'troll'])
  t.target('troll')
  expect(t.card('offering-to-kiligog').under).toEqual(['troll'])
  t.set('offering-to-kiligog', { exhausted: false }).omni('offering-to-kiligog').choose({ ability: 1 })
  expect([t.seat(0).battleline, t.card('cultist').under, t.card('offering-to-kiligog').under]).toEqual([['cultist'], ['troll'], []])
})

test('plunder reveals random cards of the opponent as long as you like, and the last one is discarded', () => {
  const t = unfathomable({ hand: ['plunder'] }, { hand: ['troll', 'krump', 'bumpsy'] })
    .play('plunder')
    .yes()
    .no()
  expect([t.seat(1).hand.length, t.seat(1).discard.length, t.log.filter(({ kind }) => kind === 'reveal').length]).toEqual([2, 1, 2])
  const all = unfathomable({ hand: ['plunder'] }, { hand: ['troll', 'krump'] })
    .play('plunder')
    .yes()
  expect([
    all.seat(1).hand.length,
    all.idle,
    new Set(all.log.filter(({ kind }) => kind === 'reveal').map(({ cards }) => cards[0])).size,
  ]).toEqual([1, true, 2])
  expect(unfathomable({ hand: ['plunder'] }).play('plunder').idle).toBe(true)
})

test('primordial-vault makes a Cultist at the start of your turn, and fetches tangaika for four', () => {
  const t = unfathomable({ artifacts: ['primordial-vault'], houses: own }, { houses })
    .endTurn()
    .house('dis')
    .endTurn()
  expect(t.seat(0).battleline).toEqual(['cultist'])
  const other = unfathomable({ token: 'fish', artifacts: ['primordial-vault'], houses: own }, { houses })
    .endTurn()
    .house('dis')
    .endTurn()
  expect(other.seat(0).battleline).toEqual([])
  const four = [facedown(), facedown('anger'), facedown('krump'), facedown('dust-imp')]
  const full = unfathomable({ artifacts: ['primordial-vault'], battleline: four, discard: ['tangaika'], deck }).action('primordial-vault')
  while (!full.idle) full.choose({ option: full.options[0].option })
  expect([full.seat(0).battleline, full.seat(0).hand]).toEqual([[], ['tangaika']])
  const few = unfathomable({ artifacts: ['primordial-vault'], battleline: four.slice(1), discard: ['tangaika'], deck }).action(
    'primordial-vault',
  )
  while (!few.idle) few.choose({ option: few.options[0].option })
  expect([few.seat(0).battleline, few.seat(0).hand]).toEqual([[], []])
})

test('sibyl-waimare: the opponent discards the top card and all creatures of its house are exhausted', () => {
  const t = unfathomable(
    { battleline: ['sibyl-waimare', 'troll'] },
    { houses, deck: ['punch', 'dust-imp'], battleline: ['krump', 'pride'] },
  ).endTurn()
  expect([t.seat(1).discard, t.card('troll').exhausted, t.card('krump').exhausted]).toEqual([['punch'], true, true])
  expect([t.card('pride').exhausted, t.card('sibyl-waimare').exhausted]).toEqual([false, false])
})

test('tangaika needs four Cultists to be played, and gains one after fighting', () => {
  const four = [facedown(), facedown('anger'), facedown('krump'), facedown('dust-imp')]
  expect(unfathomable({ hand: ['tangaika'], battleline: four.slice(1) }).can({ verb: 'play', card: 'tangaika' })).toBe(false)
  expect(unfathomable({ hand: ['tangaika'], battleline: four }).can({ verb: 'play', card: 'tangaika' })).toBe(true)
  const t = unfathomable({ battleline: ['tangaika'] }, { battleline: ['troll', 'krump'] }).fight('tangaika', 'troll')
  expect([t.seat(0).amber, t.card('krump').damage]).toEqual([1, 5])
})

test('weak-link makes the keys of its creature’s controller dear while it is exhausted', () => {
  const t = unfathomable({ battleline: ['kelpminder'] }, { battleline: [{ card: 'troll', upgrades: ['weak-link'] }] })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
  t.set('troll', { exhausted: true })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 12])
})

test('azure-basin-outpost puts a friend under the deck to exhaust three enemies', () => {
  const t = unfathomable({ artifacts: ['azure-basin-outpost'], battleline: ['kelpminder'] }, { battleline: ['troll', 'krump'] })
  t.action('azure-basin-outpost')
    .target('kelpminder')
    .choose({ targets: ['troll', 'krump'] })
  expect([t.card('kelpminder').zone, t.card('troll').exhausted, t.card('krump').exhausted]).toEqual(['deck', true, true])
  const tired = [{ card: 'troll', exhausted: true }, 'krump', 'bumpsy', 'valdr', 'smaaash']
  const five = unfathomable({ artifacts: ['azure-basin-outpost'], battleline: ['kelpminder'] }, { battleline: tired })
  // three that can be exhausted (kf.exhaust.2)
  expect(five.action('azure-basin-outpost').target('kelpminder').targets).toEqual(['bumpsy', 'krump', 'smaaash', 'valdr'])
  const none = unfathomable({ artifacts: ['azure-basin-outpost'] }, { battleline: ['troll'] }).action('azure-basin-outpost')
  expect([none.card('troll').exhausted, none.idle]).toEqual([false, true])
})

test('catch-and-release returns all creatures, and each hand keeps six', () => {
  const hand = ['punch', 'anger', 'dust-imp', 'smith', 'cannon', 'lava-ball']
  const t = unfathomable({ hand: ['catch-and-release'], battleline: ['kelpminder'] }, { hand, battleline: ['troll', 'krump'] }).play(
    'catch-and-release',
  )
  expect([t.seat(0).hand, t.seat(1).hand.length, t.seat(1).discard.length, t.seat(0).chains]).toEqual([['kelpminder'], 6, 2, 2])
})

test('dragnet returns a creature with neighbors of its house', () => {
  const t = unfathomable({ hand: ['dragnet'] }, { battleline: ['troll', 'krump', 'pride', 'bumpsy'] }).play('dragnet')
  expect(t.target('krump').seat(1)).toMatchObject({ battleline: ['pride', 'bumpsy'] })
  expect([...t.seat(1).hand].sort()).toEqual(['krump', 'troll'])
})

test('kelping-hands makes friends poisonous for this turn', () => {
  const t = unfathomable({ artifacts: ['kelping-hands'], battleline: ['kelpminder'] }, { houses, battleline: ['troll'] }).omni(
    'kelping-hands',
  )
  expect([t.card('kelpminder').keywords, t.card('troll').keywords, t.card('kelping-hands').zone]).toEqual([{ poison: 1 }, {}, 'discard'])
  expect(t.endTurn().card('kelpminder').keywords).toEqual({})
})

test('physaloha keeps damaged creatures from readying', () => {
  const t = unfathomable({ battleline: ['physaloha', { ...tired('kelpminder'), damage: 1 }, tired('kamalani')] }, { houses }).endTurn()
  expect([t.card('kelpminder').exhausted, t.card('kamalani').exhausted]).toEqual([true, false])
})

test.each([
  ['soleft', ['krump', 'bumpsy']],
  ['flounderight', ['troll', 'krump']],
])('%s takes a flank creature of the opponent along', (id, left) => {
  const t = unfathomable({ hand: ['abyssal-sight'], battleline: [id] }, { battleline: ['troll', 'krump', 'bumpsy'] }).play('abyssal-sight')
  if (!t.idle) t.target(id)
  expect([t.seat(1).battleline, t.idle]).toEqual([left, true])
})

test('stir-crazy lets each ready creature capture one', () => {
  const t = unfathomable(
    { hand: ['stir-crazy'], battleline: ['kelpminder', tired('kamalani')], amber: 3 },
    { battleline: ['troll'], amber: 3 },
  )
  t.play('stir-crazy')
  expect([t.card('kelpminder').amber, t.card('kamalani').amber, t.card('troll').amber]).toEqual([1, 0, 1])
  expect(amber(t)).toEqual([3, 2])
})

test('timoti-the-dammed keeps the opponent from forging while you have a token creature', () => {
  const t = unfathomable({ hand: ['timoti-the-dammed'], deck }, { houses, amber: 8 })
  right(t.play('timoti-the-dammed')).endTurn()
  expect([t.seat(0).battleline, t.seat(1).keys]).toEqual([['timoti-the-dammed', 'cultist'], []])
  const none = unfathomable({ battleline: ['timoti-the-dammed'] }, { houses, amber: 8 }).endTurn()
  if (none.decision?.kind !== 'house') none.choose({ option: none.options[0].option })
  expect(none.seat(1).keys).toHaveLength(1)
})

test('watch-your-step makes two ready token creatures if the opponent chooses another house', () => {
  const own = { hand: ['watch-your-step'] }
  const t = unfathomable(own, { houses }).play('watch-your-step').house('dis').endTurn().house('logos')
  right(t)
  expect([t.seat(0).battleline, t.seat(0).cards.battleline.map((card) => t.card(card).exhausted)]).toEqual([
    ['cultist', 'cultist'],
    [false, false],
  ])
  expect(unfathomable(own, { houses }).play('watch-your-step').house('dis').endTurn().house('dis').seat(0).battleline).toEqual([])
})

test('yanthi-ghostfin purges a creature of any discard pile for a token creature', () => {
  const t = unfathomable({ battleline: ['yanthi-ghostfin'], discard: ['punch', 'krump'], deck: ['anger'] }, { discard: ['troll'] }).reap(
    'yanthi-ghostfin',
  )
  expect(t.targets).toEqual(['krump', 'troll'])
  right(t.target('troll'))
  expect([t.card('troll').zone, t.seat(0).battleline]).toEqual(['purged', ['yanthi-ghostfin', 'cultist']])
  expect(
    unfathomable({ battleline: ['yanthi-ghostfin'], deck })
      .reap('yanthi-ghostfin')
      .seat(0).battleline,
  ).toEqual(['yanthi-ghostfin'])
})

test('abyssal-sight destroys a friend to choose what the opponent discards', () => {
  const t = unfathomable({ hand: ['abyssal-sight'], battleline: ['kelpminder'] }, { hand: ['troll', 'punch'] })
    .play('abyssal-sight')
    .target('kelpminder')
  expect(t.targets).toEqual(['punch', 'troll'])
  expect(t.target('troll').seat(1)).toMatchObject({ hand: ['punch'], discard: ['troll'] })
  expect(
    unfathomable({ hand: ['abyssal-sight'] }, { hand: ['troll'] })
      .play('abyssal-sight')
      .seat(1).hand,
  ).toEqual(['troll'])
})

test('adult-swim puts small creatures on top of the decks', () => {
  const t = unfathomable(
    { hand: ['adult-swim'], battleline: ['yanthi-ghostfin', 'kelpminder'], deck: [] },
    { battleline: ['dust-imp', 'troll'], deck: ['punch'] },
  )
  t.play('adult-swim')
  expect([t.seat(0).deck, t.seat(0).battleline, t.seat(1).deck, t.seat(1).battleline]).toEqual([
    ['yanthi-ghostfin'],
    ['kelpminder'],
    ['dust-imp', 'punch'],
    ['troll'],
  ])
})

test('befuddle lets the opponent play cards of one house only', () => {
  const t = unfathomable({ hand: ['befuddle'] }, { houses, hand: ['troll', 'dust-imp'] })
    .play('befuddle')
    .house('dis')
    .endTurn()
    .house('brobnar')
  expect(t.can({ verb: 'play', card: 'troll' })).toBe(false)
  const same = unfathomable({ hand: ['befuddle'] }, { houses, hand: ['troll', 'dust-imp'] })
    .play('befuddle')
    .house('dis')
    .endTurn()
    .house('dis')
  expect(same.can({ verb: 'play', card: 'dust-imp' })).toBe(true)
})

test('covetous-hema captures three, and is elusive off the flanks', () => {
  const t = unfathomable({ hand: ['covetous-hema'] }, { amber: 4 }).play('covetous-hema')
  expect([t.card('covetous-hema').amber, t.card('covetous-hema').keywords]).toEqual([3, {}])
  expect(unfathomable({ battleline: ['kelpminder', 'covetous-hema', 'kamalani'] }).card('covetous-hema').keywords).toEqual({ elusive: 1 })
})

test('crushing-deep makes keys dearer by three for each key of the opponent', () => {
  const t = unfathomable({ hand: ['crushing-deep'] }, { houses, keys: ['red', 'blue'] }).play('crushing-deep')
  expect(t.seat(1).keyCost).toBe(6)
  expect(t.endTurn().seat(1).keyCost).toBe(12)
})

test('fathom-reaver makes a token creature and the hand of the opponent smaller', () => {
  const t = right(unfathomable({ hand: ['fathom-reaver'], deck }).play('fathom-reaver'))
  expect([t.seat(0).battleline, t.seat(1).handLimit]).toEqual([['fathom-reaver', 'cultist'], 5])
  expect(unfathomable({ battleline: ['fathom-reaver'] }).seat(1).handLimit).toBe(6)
})

test.each([
  [3, 'archives'],
  [4, 'discard'],
])('initiation with %i cards left in hand goes to the %s', (n, zone) => {
  const t = unfathomable({ hand: ['initiation', ...['punch', 'anger', 'smith', 'cannon'].slice(0, n)], deck }).play('initiation')
  expect([t.seat(0).battleline, t.card('initiation').zone]).toEqual([['cultist'], zone])
})

test('kamalani leaves two token creatures', () => {
  const t = unfathomable({ hand: ['abyssal-sight'], battleline: ['kamalani'], deck }).play('abyssal-sight')
  while (!t.idle) t.choose({ option: t.options[0].option })
  expect(t.seat(0).battleline).toEqual(['cultist', 'cultist'])
})

test('kelpminder does nothing', () => {
  expect(
    unfathomable({ hand: ['kelpminder'], deck })
      .play('kelpminder')
      .seat(0),
  ).toMatchObject({ hand: [], amber: 0 })
})

test('skullback-crab is poisonous and steals', () => {
  const t = unfathomable({ battleline: ['skullback-crab'] }, { amber: 1 }).action('skullback-crab')
  expect([amber(t), t.card('skullback-crab').keywords]).toEqual([[1, 0], { poison: 1 }])
})

test('sunk-cost makes a token creature if the house was guessed', () => {
  const t = unfathomable({ hand: ['sunk-cost'], deck }, { hand: ['troll'] })
    .play('sunk-cost')
    .house('brobnar')
  expect([t.seat(1).discard, t.seat(0).battleline]).toEqual([['troll'], ['cultist']])
  const not = unfathomable({ hand: ['sunk-cost'], deck }, { hand: ['troll'] })
    .play('sunk-cost')
    .house('dis')
  expect([not.seat(1).discard, not.seat(0).battleline]).toEqual([['troll'], []])
})

test('toxicuda-venom makes its creature poisonous', () => {
  const t = unfathomable({ hand: ['toxicuda-venom'], battleline: ['kelpminder'] }).play('toxicuda-venom')
  if (!t.idle) t.target('kelpminder')
  expect(t.card('kelpminder').keywords).toEqual({ poison: 1 })
})
