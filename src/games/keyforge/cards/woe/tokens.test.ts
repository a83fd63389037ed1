import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { facedown } from '../../../../../test/facedown.ts'
import type { House } from '../../rules/index.ts'

/** Winds of Exchange: the token creatures, each as what the reference card of seat 0 says. What token creatures are is in test/keyforge-rules. */

const camp = (house: House, token: string, own: ScenarioSeat = {}, other: ScenarioSeat = {}) =>
  table({ seats: [{ house, token, battleline: [facedown()], ...own }, other] })
const amber = (t: Table) => [t.seat(0).amber, t.seat(1).amber]
const houses = ['brobnar', 'dis', 'logos'] as const

test('berserker enters play ready and enraged, and is destroyed after it fought', () => {
  const own = { house: 'brobnar', token: 'berserker', hand: ['generous-offer'], deck: ['anger'] } as const
  const t = table({ seats: [{ ...own, house: 'ekwidon', hand: ['hire-on'] }, { battleline: ['bumpsy'] }] }).play('hire-on')
  expect(t.card('berserker')).toMatchObject({ exhausted: false, enraged: true })
  const fought = camp('brobnar', 'berserker', {}, { battleline: ['dust-imp'] }).fight('berserker', 'dust-imp')
  expect([fought.seat(0).discard, fought.idle]).toEqual([['punch'], true])
})

test('warrior reaps only when there is no enemy creature', () => {
  expect(camp('brobnar', 'warrior', {}, { battleline: ['troll'] }).can({ verb: 'reap', card: 'warrior' })).toBe(false)
  expect(camp('brobnar', 'warrior').reap('warrior').seat(0).amber).toBe(1)
})

test.each([
  ['skirmisher', 'brobnar', 2, 0, { skirmish: 1 }],
  ['grumpus', 'brobnar', 2, 0, { splashAttack: 1 }],
  ['grunt', 'mars', 3, 0, {}],
  ['defender', 'sanctum', 2, 1, {}],
  ['squire', 'sanctum', 2, 0, { taunt: 1 }],
  ['bellatoran-warrior', 'saurian', 5, 2, {}],
] as const)('%s has what is printed on it', (token, house, power, armor, keywords) => {
  expect(camp(house, token).card(token)).toMatchObject({ power, armor, keywords, houses: [house], token: true })
})

test('blorb is elusive and does not reap', () => {
  const t = camp('mars', 'blorb', { deck: ['anger'] })
  expect([t.card('blorb').keywords, t.can({ verb: 'reap', card: 'blorb' })]).toEqual([{ elusive: 1 }, false])
})

test('rebel deals one damage after reaping, to any creature', () => {
  const t = camp('mars', 'rebel', {}, { battleline: ['troll'] }).reap('rebel')
  expect(t.targets).toEqual(['rebel', 'troll'])
  expect(t.target('troll').card('troll').damage).toBe(1)
})

test('researcher shows and archives a Mars card in a turn of any house', () => {
  const t = camp('brobnar', 'researcher', { hand: ['zorg', 'anger'] }).omni('researcher')
  if (!t.idle) t.target('zorg')
  expect([t.seat(0).archives, t.log.some(({ kind }) => kind === 'reveal')]).toEqual([['zorg'], true])
  expect(
    camp('brobnar', 'researcher', { hand: ['anger'] })
      .omni('researcher')
      .seat(0).archives,
  ).toEqual([])
})

test('disciple grows with each neighboring Monk', () => {
  const t = camp('sanctum', 'disciple', { battleline: ['orphiel-sea-s-chosen', facedown(), facedown('anger'), 'troll'] })
  const [, first, second] = t.seat(0).cards.battleline
  expect([t.card(first).power, t.card(first).armor]).toEqual([3, 2])
  expect([t.card(second).power, t.card(second).armor]).toEqual([2, 1])
})

test('cleric captures one when it enters play', () => {
  const own = { house: 'ekwidon', token: 'cleric', hand: ['hire-on'], deck: ['anger'] } as const
  const t = table({ seats: [own, { amber: 3 }] }).play('hire-on')
  expect([t.card('cleric').amber, t.seat(1).amber]).toEqual([1, 2])
})

test('scholar draws a card after reaping', () => {
  expect(
    camp('saurian', 'scholar', { deck: ['anger', 'troll'] })
      .reap('scholar')
      .seat(0).hand,
  ).toEqual(['anger'])
})

test('senator makes keys dearer in the next turn of the opponent', () => {
  const t = camp('saurian', 'senator', {}, { houses }).action('senator')
  expect(t.seat(1).keyCost).toBe(6)
  expect(t.endTurn().seat(1).keyCost).toBe(7)
})

test('trooper is exalted when it fights or reaps', () => {
  expect(camp('saurian', 'trooper').reap('trooper').card('trooper').amber).toBe(1)
  expect(
    camp('saurian', 'trooper', {}, { battleline: ['dust-imp'] })
      .fight('trooper', 'dust-imp')
      .card('trooper').amber,
  ).toBe(1)
})

test('cadet readies its most powerful neighbor when it is destroyed', () => {
  const tired = (card: string) => ({ card, exhausted: true })
  const own = { battleline: [tired('krump'), facedown(), tired('troll')], hand: ['generous-offer'] }
  const t = camp('ekwidon', 'cadet', own).play('generous-offer').target('cadet')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  expect([t.card('krump').exhausted, t.card('troll').exhausted]).toEqual([true, false])
})

test('explorer looks at the top card and may discard it', () => {
  const t = camp('staralliance', 'explorer', { deck: ['anger', 'troll'] }).reap('explorer')
  expect(t.yes().seat(0)).toMatchObject({ deck: ['troll'], discard: ['anger'] })
  expect(
    camp('staralliance', 'explorer', { deck: ['anger', 'troll'] })
      .reap('explorer')
      .no()
      .seat(0).deck,
  ).toEqual(['anger', 'troll'])
})

test('b0-t uses a friend of another house', () => {
  const t = camp('staralliance', 'b0-t', { battleline: [facedown(), 'troll', 'commander-chan'] }).action('b0-t')
  if (!t.can({ verb: 'reap' })) t.target('troll')
  t.choose({ verb: 'reap' })
  expect([t.card('troll').exhausted, t.card('commander-chan').exhausted, t.seat(0).amber]).toEqual([true, false, 1])
})

test('cultist is destroyed to ward a friend', () => {
  const t = camp('unfathomable', 'cultist', { battleline: [facedown(), 'troll'] }).action('cultist')
  if (!t.idle) t.target('troll')
  expect([t.seat(0).battleline, t.card('troll').warded]).toEqual([['troll'], true])
})

test('fish hurts the most powerful enemy when it is destroyed', () => {
  const own = { battleline: [facedown()], hand: ['generous-offer'] }
  const t = camp('ekwidon', 'fish', own, { battleline: ['bumpsy', 'troll'] }).play('generous-offer')
  t.target('fish')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  expect([t.card('troll').damage, t.card('bumpsy').damage, amber(t)]).toEqual([2, 0, [0, 0]])
})

test('priest exhausts an enemy', () => {
  const t = camp('unfathomable', 'priest', {}, { battleline: ['troll', 'krump'] }).action('priest')
  expect(t.targets).toEqual(['krump', 'troll'])
  expect(t.target('troll').card('troll').exhausted).toBe(true)
})

test('raider is poisonous in your turn alone', () => {
  const t = camp('unfathomable', 'raider', {}, { houses })
  expect(t.card('raider').keywords).toEqual({ poison: 1 })
  expect(t.endTurn().card('raider').keywords).toEqual({})
})

/** Seat 1, which has such creatures, is about to begin its turn. */
const before = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({
    seats: [
      { house: 'brobnar', ...other },
      { houses, token: 'æmberling', ...own },
    ],
  })

test('æmberling cannot reap, and pays for a key as if it were Æmber, whatever ward it has (kf.spend.3)', () => {
  const t = camp('staralliance', 'æmberling', {}, { battleline: ['troll'] })
  expect([t.can({ verb: 'reap', card: 'æmberling' }), t.can({ verb: 'fight', card: 'æmberling' })]).toEqual([false, true])
  const line = [{ ...facedown(), warded: true }, 'krump', facedown('anger')]
  const forged = before({ amber: 4, battleline: line }).endTurn()
  expect(forged.decision).toMatchObject({ seat: 1, kind: 'pay' })
  // each of the two is needed
  expect(forged.options.map(({ verb }) => verb)).toEqual(['target', 'target'])
  forged.choose({ option: forged.options[1].option }).choose({ verb: 'target' })
  if (forged.decision?.kind === 'order') forged.choose({ option: forged.options[0].option })
  forged.choose({ color: 'red' })
  expect(forged.seat(1)).toMatchObject({ amber: 0, keys: ['red'], battleline: ['krump'] })
  expect([...forged.seat(1).discard].sort()).toEqual(['anger', 'punch'])
})

test('of several æmberlings one question asks which, until the rest is paid otherwise (kf.spend.3)', () => {
  const t = before({ amber: 5, battleline: [facedown(), 'krump', facedown('anger')] }).endTurn()
  expect(t.options.map(({ verb }) => verb)).toEqual(['target', 'target'])
  t.choose({ option: t.options[1].option })
  expect(t.options.map(({ verb }) => verb)).toEqual(['target', 'done'])
  t.done().choose({ color: 'red' })
  expect(t.seat(1)).toMatchObject({ amber: 0, keys: ['red'], battleline: ['æmberling', 'krump'], discard: ['anger'] })
})

test('æmberling stays where the pool suffices, as its controller likes, and counts for nothing else (kf.spend.3)', () => {
  const rich = () => before({ amber: 6, battleline: [facedown()] }).endTurn()
  const kept = rich().done().choose({ color: 'red' })
  expect(kept.seat(1)).toMatchObject({ amber: 0, keys: ['red'], battleline: ['æmberling'] })
  const spent = rich().target('æmberling').choose({ color: 'red' })
  expect(spent.seat(1)).toMatchObject({ amber: 1, keys: ['red'], battleline: [] })
  const poor = before({ amber: 4, battleline: [facedown()] }).endTurn()
  expect([poor.decision?.kind, poor.seat(1).amber, poor.seat(1).keys]).toEqual(['house', 4, []])
  const stolen = table({
    seats: [
      { house: 'shadows', hand: ['ghostly-hand'] },
      { token: 'æmberling', battleline: [facedown()] },
    ],
  })
  expect(stolen.play('ghostly-hand').seat(0).amber).toBe(2)
})

test('æmberling pays for who controls it, and Æmber on it goes to the opponent when it is spent', () => {
  const mine = before({ amber: 5 }, { token: 'æmberling', battleline: [facedown()], amber: 5 }).endTurn()
  expect([mine.decision?.kind, mine.seat(1).keys]).toEqual(['house', []])
  const held = before({ amber: 5, battleline: [{ ...facedown(), amber: 2 }] }).endTurn()
  held.target('æmberling').choose({ color: 'blue' })
  expect([held.seat(1).keys, held.seat(1).amber, held.seat(0).amber]).toEqual([['blue'], 0, 2])
})

test('æmberling is Æmber that was spent for the-sting, and cannot be captured', () => {
  const sting = before({ amber: 5, battleline: [facedown()] }, { artifacts: ['the-sting'] }).endTurn()
  sting.target('æmberling').choose({ color: 'red' })
  expect([sting.seat(0).amber, sting.seat(1).amber, sting.seat(1).keys]).toEqual([6, 0, ['red']])
  const captor = { house: 'staralliance', battleline: ['specialist-guthrak'] } as const
  const held = before({ battleline: [facedown()] }, captor).reap('specialist-guthrak')
  expect([held.card('specialist-guthrak').amber, held.seat(1).battleline]).toEqual([0, ['æmberling']])
})
