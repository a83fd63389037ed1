import { expect, test } from 'vitest'
import type { ScenarioSeat, Table } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'
import { facedown, right } from '../../../../../test/facedown.ts'

/** Winds of Exchange, house Sanctum: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Sanctum is active. */

const sanctum = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({
    seats: [
      { house: 'sanctum', token: 'squire', ...own },
      { token: 'grunt', ...other },
    ],
  })
const tired = (card: string) => ({ card, exhausted: true })
const houses = ['brobnar', 'dis', 'logos'] as const
const deck = ['anger', 'punch', 'troll', 'bumpsy']
const damage = (t: Table, ...cards: string[]) => cards.map((card) => t.card(card).damage)
const amber = (t: Table) => [t.seat(0).amber, t.seat(1).amber]

test('batariel-of-the-grey readies each Disciple and nobody else', () => {
  const own = { token: 'disciple', battleline: ['batariel-of-the-grey', { ...facedown(), exhausted: true }, tired('revered-monk')] }
  const t = sanctum(own).reap('batariel-of-the-grey')
  expect([t.card('disciple').exhausted, t.card('revered-monk').exhausted, t.idle]).toEqual([false, true, true])
})

test('halo-of-enlightenment keeps its creature from attacks while its controller has a token creature', () => {
  const t = sanctum({ battleline: ['revered-monk'], hand: ['halo-of-enlightenment'], deck }).play('halo-of-enlightenment', {
    onto: 'revered-monk',
  })
  expect(right(t).seat(0).battleline).toEqual(['revered-monk', 'squire'])
  const attacked = (own: ScenarioSeat['battleline']) =>
    table({
      active: 1,
      seats: [
        { token: 'defender', battleline: own },
        { house: 'brobnar', battleline: ['troll'] },
      ],
    })
  const wearer = { card: 'revered-monk', upgrades: ['halo-of-enlightenment'] }
  expect(attacked([wearer, facedown()]).choose({ verb: 'fight', card: 'troll' }).targets).toEqual(['defender'])
  expect(attacked([wearer, 'colonel-mariana']).choose({ verb: 'fight', card: 'troll' }).targets).toEqual([
    'colonel-mariana',
    'revered-monk',
  ])
})

test('heavy-subsidies makes keys dearer for both, and pays for each reap of either', () => {
  const t = sanctum({ artifacts: ['heavy-subsidies'], battleline: ['revered-monk'] }, { battleline: ['krump'], houses })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([12, 12])
  expect(amber(t.reap('revered-monk'))).toEqual([2, 0])
  t.endTurn().house('brobnar').reap('krump')
  expect(amber(t)).toEqual([2, 2])
})

test('renewed-life makes a token creature for each damage healed', () => {
  const t = sanctum({ hand: ['renewed-life'], deck }, { battleline: [{ card: 'krump', damage: 3 }, 'dust-imp'] }).play('renewed-life')
  expect(t.targets).toEqual(['dust-imp', 'krump'])
  right(t.target('krump'))
  expect([t.card('krump').damage, t.seat(0).battleline.length]).toEqual([0, 3])
  const unhurt = sanctum({ hand: ['renewed-life'], deck }, { battleline: ['troll', 'krump'] })
    .play('renewed-life')
    .target('krump')
  expect([unhurt.seat(0).battleline, unhurt.idle]).toEqual([[], true])
})

test('sariel-the-steadfast keeps friends from becoming exhausted in the turn of the opponent (kf.cannot.2)', () => {
  const own = { battleline: ['sariel-the-steadfast', 'colonel-mariana'] }
  const other: ScenarioSeat = { house: 'unfathomable', battleline: ['priest'] }
  const t = table({ active: 1, seats: [own, other] })
    .action('priest')
    .target('colonel-mariana')
  expect([t.card('colonel-mariana').exhausted, t.idle]).toEqual([false, true])
  const without = table({ active: 1, seats: [{ battleline: ['colonel-mariana', 'revered-monk'] }, other] }).action('priest')
  expect(without.target('colonel-mariana').card('colonel-mariana').exhausted).toBe(true)
  expect(sanctum(own).reap('colonel-mariana').card('colonel-mariana').exhausted).toBe(true)
})

test('the-promised-blade goes at the start of a turn to who has fewer creatures', () => {
  const t = sanctum({ artifacts: ['the-promised-blade'], battleline: ['revered-monk', 'colonel-mariana'], amber: 3 }, { houses, amber: 2 })
  t.omni('the-promised-blade')
  expect(t.targets).toEqual(['colonel-mariana', 'revered-monk'])
  expect([t.target('colonel-mariana').card('colonel-mariana').amber, amber(t)]).toEqual([1, [3, 1]])
  expect(t.endTurn().card('the-promised-blade').controller).toBe(1)
  const even = sanctum({ artifacts: ['the-promised-blade'], battleline: ['revered-monk'] }, { houses, battleline: ['troll'] }).endTurn()
  expect(even.card('the-promised-blade').controller).toBe(0)
  const fewer = sanctum({ artifacts: ['the-promised-blade'] }, { houses, battleline: ['troll'] }).endTurn()
  expect(fewer.card('the-promised-blade').controller).toBe(0)
})

test('zephon-the-opulent makes two token creatures, and is used only beside two', () => {
  expect(right(sanctum({ hand: ['zephon-the-opulent'], deck }).play('zephon-the-opulent')).seat(0).battleline).toEqual([
    'zephon-the-opulent',
    'squire',
    'squire',
  ])
  const one = sanctum({ battleline: ['zephon-the-opulent', facedown()] }, { battleline: ['troll'] })
  expect([one.can({ verb: 'reap', card: 'zephon-the-opulent' }), one.can({ verb: 'fight', card: 'zephon-the-opulent' })]).toEqual([
    false,
    false,
  ])
  const two = sanctum({ battleline: ['zephon-the-opulent', facedown(), facedown('anger')] }).reap('zephon-the-opulent')
  expect(two.seat(0).amber).toBe(3)
})

test('grey-abbess makes a token creature, and friendly ones have armor', () => {
  const t = right(
    sanctum({ hand: ['grey-abbess'], battleline: ['katerina-the-summoner'], deck }, { battleline: [facedown()] }).play('grey-abbess'),
  )
  expect([t.card('squire').armor, t.card('katerina-the-summoner').armor, t.card('grunt').armor]).toEqual([1, 0, 0])
})

test('hymn-to-duma lets a friend be destroyed for two captured Æmber, in a turn of any house', () => {
  const own: ScenarioSeat = { house: 'brobnar', artifacts: ['hymn-to-duma'], battleline: ['revered-monk', 'colonel-mariana'] }
  const t = sanctum(own, { amber: 3, battleline: ['troll'] }).omni('revered-monk')
  if (!t.idle) t.target('colonel-mariana')
  expect([t.card('revered-monk').zone, t.card('colonel-mariana').amber, t.seat(1).amber]).toEqual(['discard', 2, 1])
  expect(t.can({ verb: 'omni', card: 'troll' })).toBe(false)
})

test('katerina-the-summoner captures, and leaves a token creature for each Æmber on it', () => {
  const t = sanctum({ hand: ['katerina-the-summoner'] }, { amber: 2 }).play('katerina-the-summoner')
  expect(t.card('katerina-the-summoner').amber).toBe(1)
  const reaped = sanctum({ battleline: ['katerina-the-summoner'] }, { amber: 2 }).reap('katerina-the-summoner')
  expect([reaped.card('katerina-the-summoner').amber, amber(reaped)]).toEqual([1, [1, 1]])
  const dead = right(
    sanctum({ battleline: [{ card: 'katerina-the-summoner', amber: 2 }], deck }, { battleline: ['troll'] }).fight(
      'katerina-the-summoner',
      'troll',
    ),
  )
  expect([dead.seat(0).battleline, dead.seat(1).amber]).toEqual([['squire', 'squire'], 2])
})

test('lightbringer-outpost puts a friend under the deck, and another captures three', () => {
  const t = sanctum({ artifacts: ['lightbringer-outpost'], battleline: ['revered-monk', 'colonel-mariana'], deck }, { amber: 4 })
  t.action('lightbringer-outpost').target('revered-monk')
  if (!t.idle) t.target('colonel-mariana')
  expect([t.seat(0).deck.at(-1), t.card('colonel-mariana').amber, t.seat(1).amber]).toEqual(['revered-monk', 3, 1])
  const none = sanctum({ artifacts: ['lightbringer-outpost'] }, { amber: 4, battleline: ['troll'] }).action('lightbringer-outpost')
  expect([none.seat(1).amber, none.idle]).toEqual([4, true])
})

test.each([
  [9, 5],
  [7, 5],
  [6, 6],
])('martyr-of-the-vault, destroyed, leaves an opponent with %i Æmber with %i', (had, left) => {
  const t = sanctum({ battleline: ['martyr-of-the-vault'] }, { battleline: ['troll'], amber: had }).fight('martyr-of-the-vault', 'troll')
  expect([t.card('martyr-of-the-vault').zone, t.seat(1).amber]).toEqual(['discard', left])
})

test('squire-recruitment makes a token creature for each friendly Knight', () => {
  const own = { hand: ['squire-recruitment'], battleline: ['colonel-mariana', 'revered-monk', 'battlefield-evangelist'], deck }
  const t = right(sanctum(own, { battleline: ['pandulf-the-provoker'] }).play('squire-recruitment'))
  expect(t.seat(0).battleline.slice(3)).toEqual(['squire', 'squire'])
  expect(
    sanctum({ hand: ['squire-recruitment'], battleline: ['revered-monk'], deck })
      .play('squire-recruitment')
      .seat(0).battleline,
  ).toEqual(['revered-monk'])
})

test('absolve heals one damage of each creature, and each healed one captures one', () => {
  const own = { hand: ['absolve'], battleline: [{ card: 'revered-monk', damage: 2 }, 'colonel-mariana'], amber: 2 }
  const t = sanctum(own, { battleline: [{ card: 'troll', damage: 1 }], amber: 2 }).play('absolve')
  expect([t.card('revered-monk').damage, t.card('troll').damage]).toEqual([1, 0])
  expect([t.card('revered-monk').amber, t.card('colonel-mariana').amber, t.card('troll').amber]).toEqual([1, 0, 1])
  expect(amber(t)).toEqual([2, 1])
})

test('battlefield-evangelist makes a token creature after a fight that it survives', () => {
  const t = sanctum({ battleline: ['battlefield-evangelist'], deck }, { battleline: ['dust-imp'] })
  expect(right(t.fight('battlefield-evangelist', 'dust-imp')).seat(0).battleline).toEqual(['battlefield-evangelist', 'squire'])
  const dead = sanctum({ battleline: ['battlefield-evangelist'], deck }, { battleline: ['troll'] })
  expect(dead.fight('battlefield-evangelist', 'troll').seat(0).battleline).toEqual([])
})

test('celestial-gorm is destroyed and returns all other artifacts', () => {
  const t = sanctum({ artifacts: ['celestial-gorm', 'hymn-to-duma'] }, { artifacts: ['cannon'] }).omni('celestial-gorm')
  expect([t.seat(0).discard, t.seat(0).hand, t.seat(1).hand, t.seat(0).artifacts]).toEqual([
    ['celestial-gorm'],
    ['hymn-to-duma'],
    ['cannon'],
    [],
  ])
})

test('colonel-mariana lets each friendly Knight capture one, itself too', () => {
  const own = { hand: ['colonel-mariana'], battleline: ['martyr-of-the-vault', 'revered-monk'] }
  const t = right(sanctum(own, { amber: 3, battleline: ['pandulf-the-provoker'] }).play('colonel-mariana'))
  const on = ['colonel-mariana', 'martyr-of-the-vault', 'revered-monk', 'pandulf-the-provoker'].map((id) => t.card(id).amber)
  expect([on, t.seat(1).amber]).toEqual([[1, 1, 0, 0], 1])
})

test('kassiel-the-benevolent does nothing', () => {
  const t = sanctum({ hand: ['kassiel-the-benevolent'] }, { amber: 2 }).play('kassiel-the-benevolent')
  expect([amber(t), t.card('kassiel-the-benevolent').amber, t.idle]).toEqual([[0, 2], 0, true])
})

test('membership-drive makes a token creature and pays for each friendly one', () => {
  const own = { hand: ['membership-drive'], battleline: ['revered-monk', facedown()], deck }
  const t = right(sanctum(own, { battleline: [facedown()] }).play('membership-drive'))
  expect([t.seat(0).battleline, t.seat(0).amber]).toEqual([['revered-monk', 'squire', 'squire'], 2])
})

test.each([
  [2, 3, 'archives'],
  [3, 3, 'discard'],
])('muster with %i Æmber against %i goes to the %s', (own, other, zone) => {
  const t = sanctum({ hand: ['muster'], amber: own, deck }, { amber: other }).play('muster')
  expect([t.seat(0).battleline, t.card('muster').zone]).toEqual([['squire'], zone])
})

test('ostentatious-mount gives taunt, and its creature moves anywhere in its line', () => {
  const other = { battleline: ['troll', 'krump', 'bumpsy'] }
  const t = sanctum({ hand: ['ostentatious-mount'] }, other).play('ostentatious-mount', { onto: 'krump' })
  expect(t.card('krump').keywords).toEqual({ taunt: 1 })
  expect(t.choose({ place: 'right' }).seat(1).battleline).toEqual(['troll', 'bumpsy', 'krump'])
  expect(t.idle).toBe(true)
})

test('outflank lets each Sanctum creature on a flank capture two, of either side', () => {
  const own = { hand: ['outflank'], battleline: ['revered-monk', 'grey-abbess', 'troll'], amber: 3 }
  const t = sanctum(own, { battleline: ['colonel-mariana'], amber: 3 }).play('outflank')
  const on = ['revered-monk', 'grey-abbess', 'troll', 'colonel-mariana'].map((id) => t.card(id).amber)
  expect([on, amber(t)]).toEqual([
    [2, 0, 0, 2],
    [2, 1],
  ])
})

test('pandulf-the-provoker has taunt and enrages an enemy creature', () => {
  const own = { hand: ['pandulf-the-provoker'], battleline: ['revered-monk'] }
  const t = right(sanctum(own, { battleline: ['troll', 'krump'] }).play('pandulf-the-provoker'))
  expect(t.targets).toEqual(['krump', 'troll'])
  expect(t.target('troll').card('troll').enraged).toBe(true)
  expect(t.card('pandulf-the-provoker').keywords).toEqual({ taunt: 1 })
  const none = right(sanctum(own).play('pandulf-the-provoker'))
  expect([none.card('revered-monk').enraged, none.idle]).toEqual([false, true])
})

test('request-donations makes a token creature that captures two', () => {
  const t = right(sanctum({ hand: ['request-donations'], battleline: ['revered-monk'], deck }, { amber: 3 }).play('request-donations'))
  expect([t.card('squire').amber, t.card('revered-monk').amber, t.seat(1).amber]).toEqual([2, 0, 1])
  const none = table({ seats: [{ house: 'sanctum', hand: ['request-donations'], deck }, { amber: 3 }] }).play('request-donations')
  expect([none.seat(1).amber, none.idle]).toEqual([3, true])
})

test('retribution destroys an enemy creature when there are more of them', () => {
  const t = sanctum({ hand: ['retribution'], battleline: ['revered-monk'] }, { battleline: ['troll', 'krump'] }).play('retribution')
  expect(t.targets).toEqual(['krump', 'troll'])
  expect(t.target('troll').seat(1).battleline).toEqual(['krump'])
  const even = sanctum({ hand: ['retribution'], battleline: ['revered-monk'] }, { battleline: ['troll'] }).play('retribution')
  expect([even.seat(1).battleline, even.idle]).toEqual([['troll'], true])
})

test('revered-monk has two armor for each Sanctum neighbor', () => {
  const armored = (battleline: string[]) => sanctum({ battleline }).card('revered-monk').armor
  expect([
    armored(['grey-abbess', 'revered-monk', 'colonel-mariana']),
    armored(['troll', 'revered-monk', 'grey-abbess']),
    armored(['revered-monk']),
  ]).toEqual([4, 2, 0])
})

test('friendship: the neighbors share the damage, and the active player says who gets the odd point', () => {
  const line = ['troll', { card: 'krump', upgrades: ['friendship'] }, 'valdr']
  const t = table({ seats: [{ house: 'brobnar', hand: ['punch', 'lava-ball'] }, { battleline: line }] })
    .play('punch')
    .target('krump')
  expect(t.targets).toEqual(['troll', 'valdr'])
  t.target('valdr')
  expect(damage(t, 'troll', 'krump', 'valdr')).toEqual([1, 0, 2])
  // lava-ball: an even amount needs no choice, and its splash meets the neighbors as well
  t.play('lava-ball').target('krump')
  expect([damage(t, 'troll', 'krump'), t.card('valdr').zone, t.idle]).toEqual([[5, 0], 'discard', true])
})

test('friendship: one neighbor takes all of it, and without a neighbor nothing is shared', () => {
  const hit = (...line: NonNullable<ScenarioSeat['battleline']>) =>
    table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: line }] })
      .play('punch')
      .target('krump')
  const shared = hit({ card: 'krump', upgrades: ['friendship'] }, 'troll')
  expect([damage(shared, 'krump', 'troll'), shared.idle]).toEqual([[0, 3], true])
  const alone = hit({ card: 'krump', upgrades: ['friendship'] })
  expect([damage(alone, 'krump'), alone.idle]).toEqual([[3], true])
})

test('friendship: armor and ward of its own creature come first, those of the neighbors do not help, and what is shared is not shared again', () => {
  const friend = (card: string) => ({ card, upgrades: ['friendship'] })
  const armored = table({
    seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['raiding-knight', friend('champion-anaphiel'), 'valdr'] }],
  })
    .play('punch')
    .target('champion-anaphiel')
  expect(damage(armored, 'raiding-knight', 'champion-anaphiel', 'valdr')).toEqual([1, 0, 1])
  const warded = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['troll', { ...friend('krump'), warded: true }] }] })
    .play('punch')
    .target('krump')
  expect([damage(warded, 'troll', 'krump'), warded.card('krump').warded]).toEqual([[0, 0], false])
  const chain = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: [friend('troll'), friend('krump')] }] })
    .play('punch')
    .target('krump')
  expect(damage(chain, 'troll', 'krump')).toEqual([3, 0])
})

test('friendship in a fight: the foe’s damage goes to the neighbors; beside a shadow-self the active player says what takes its place', () => {
  const fought = table({
    seats: [{ house: 'brobnar', battleline: ['valdr'] }, { battleline: ['troll', { card: 'krump', upgrades: ['friendship'] }, 'bumpsy'] }],
  })
  fought.fight('valdr', 'krump')
  expect(damage(fought, 'troll', 'krump', 'bumpsy')).toEqual([3, 0, 3])
  const line = ['troll', { card: 'krump', upgrades: ['friendship'] }, 'shadow-self']
  const t = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: line }] })
    .play('punch')
    .target('krump')
  expect(t.options.length).toBe(3)
  t.choose({ target: 'troll' })
  expect(damage(t, 'troll', 'krump', 'shadow-self')).toEqual([2, 0, 1])
})

test('friendship: a shadow-self beside a neighbor takes its part, and only that (kf.replacement.3)', () => {
  const line = ['shadow-self', 'troll', { card: 'krump', upgrades: ['friendship'] }, 'bumpsy']
  const t = table({ seats: [{ house: 'brobnar', hand: ['punch', 'lava-ball'] }, { battleline: line }] })
    .play('punch')
    .target('krump')
  expect(t.targets).toEqual(['bumpsy', 'troll'])
  t.target('troll')
  expect([damage(t, 'shadow-self', 'troll', 'krump', 'bumpsy'), t.idle]).toEqual([[2, 0, 0, 1], true])
  // with one neighbor all of it comes there, and from there to the shadow
  const last = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: line.slice(0, 3) }] })
    .play('punch')
    .target('krump')
  expect([damage(last, 'shadow-self', 'troll', 'krump'), last.idle]).toEqual([[3, 0, 0], true])
})

test('knightapult lets the next friendly creature enter anywhere and ready, if you want it to, and no second one', () => {
  const own = { artifacts: ['knightapult'], battleline: ['troll', 'krump'], hand: ['raiding-knight', 'champion-anaphiel'] }
  const t = table({ seats: [{ house: 'sanctum', ...own }, {}] }).action('knightapult')
  t.choose({ verb: 'play', card: 'raiding-knight' }).yes().choose({ place: 1 })
  expect([t.seat(0).battleline, t.card('raiding-knight').exhausted]).toEqual([['troll', 'raiding-knight', 'krump'], false])
  t.choose({ verb: 'play', card: 'champion-anaphiel' })
  expect(t.can({ place: 1 })).toBe(false)
  t.choose({ place: 'left' })
  expect(t.card('champion-anaphiel').exhausted).toBe(true)
  const no = table({ seats: [{ house: 'sanctum', ...own }, {}] }).action('knightapult')
  no.choose({ verb: 'play', card: 'raiding-knight' }).no()
  expect(no.can({ place: 1 })).toBe(false)
  expect(no.choose({ place: 'right' }).card('raiding-knight').exhausted).toBe(true)
})

test('knightapult: token creatures and creatures put into play enter so too; enemies, artifacts and the next turn are none of it', () => {
  const own = {
    token: 'squire',
    artifacts: ['knightapult'],
    battleline: ['troll', 'krump'],
    hand: ['membership-drive', 'celestial-gorm'],
    deck: ['punch', 'anger'],
  }
  const t = table({ seats: [{ house: 'sanctum', ...own }, {}] })
    .action('knightapult')
    .play('celestial-gorm')
    .play('membership-drive')
    .yes()
    .choose({ place: 1 })
  expect([t.seat(0).battleline, t.card('squire').exhausted, t.idle]).toEqual([['troll', 'squire', 'krump'], false, true])
  const later = table({
    seats: [
      { house: 'sanctum', ...own, hand: ['raiding-knight'] },
      { houses: ['brobnar', 'dis', 'logos'], hand: ['bumpsy'], battleline: ['valdr'] },
    ],
  })
    .action('knightapult')
    .endTurn()
    .house('brobnar')
  later.choose({ verb: 'play', card: 'bumpsy' })
  expect(later.decision?.kind).toBe('flank')
  later.choose({ place: 'left' }).endTurn().house('sanctum')
  later.choose({ verb: 'play', card: 'raiding-knight' })
  expect(later.decision?.kind).toBe('flank')
})

test('outflank asks who captures only among those who take from the pool that is too small (kf.triggers.1)', () => {
  const t = sanctum(
    { amber: 5, hand: ['outflank'], battleline: ['battlefield-evangelist', 'troll', 'colonel-mariana'] },
    { amber: 3, battleline: ['pandulf-the-provoker'] },
  ).play('outflank')
  expect(t.targets).toEqual(['battlefield-evangelist', 'colonel-mariana'])
  t.target('colonel-mariana')
  expect(['battlefield-evangelist', 'colonel-mariana', 'pandulf-the-provoker'].map((id) => t.card(id).amber)).toEqual([1, 2, 2])
  expect(t.idle).toBe(true)
})
