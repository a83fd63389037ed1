import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Sanctum: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Sanctum is active. */

type Tide = 0 | 1 | 'neutral'
const sanctum = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'sanctum', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('marshal-ewer raises the tide, when played and after a fight', () => {
  const t = sanctum({ hand: ['marshal-ewer'] }).play('marshal-ewer')
  expect(t.tide).toBe(0)
  const fought = sanctum({ battleline: ['marshal-ewer'] }, { battleline: ['dust-pixie'] }, 1).fight('marshal-ewer', 'dust-pixie')
  expect([fought.tide, fought.idle]).toEqual([0, true])
})

test('almsmaster-evil-twin has its neighbors steal when they are destroyed', () => {
  const t = sanctum({ battleline: ['sir-bevor', 'almsmaster-evil-twin', 'holdfast'] }, { battleline: ['troll'], amber: 3 })
  t.fight('sir-bevor', 'troll')
  expect([t.card('sir-bevor').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 1, 2])
})

test('grey-augur-evil-twin has its neighbors gain one and be exalted when they reap', () => {
  const t = sanctum({ battleline: ['holdfast', 'grey-augur-evil-twin'] }).reap('holdfast')
  expect([t.seat(0).amber, t.card('holdfast').amber]).toEqual([2, 1])
  expect(t.reap('grey-augur-evil-twin').card('grey-augur-evil-twin').amber).toBe(0)
})

test('lærie-of-the-lake-evil-twin has five armor at high tide; lærie-of-the-lake gives two to all friendly creatures', () => {
  const armor = (id: string, tide: Tide) => {
    const t = sanctum({ battleline: [id, 'holdfast'] }, { battleline: ['troll'] }, tide)
    return [id, 'holdfast', 'troll'].map((one) => t.card(one).armor)
  }
  expect(armor('lærie-of-the-lake-evil-twin', 0)).toEqual([5, 0, 0])
  expect(armor('lærie-of-the-lake-evil-twin', 1)).toEqual([0, 0, 0])
  expect(armor('lærie-of-the-lake', 0)).toEqual([2, 2, 0])
  expect(armor('lærie-of-the-lake', 'neutral')).toEqual([0, 0, 0])
})

test('lightsmith-clariel-evil-twin switches power and armor of any creature for the turn', () => {
  const start = () =>
    sanctum({ battleline: ['lightsmith-clariel-evil-twin'] }, { battleline: ['sir-bevor', 'troll'], houses: ['dis', 'mars', 'logos'] })
  const t = start().action('lightsmith-clariel-evil-twin')
  expect(t.targets).toEqual(['lightsmith-clariel-evil-twin', 'sir-bevor', 'troll'])
  t.target('sir-bevor')
  expect([t.card('sir-bevor').power, t.card('sir-bevor').armor]).toEqual([5, 1])
  t.endTurn()
  expect([t.card('sir-bevor').power, t.card('sir-bevor').armor]).toEqual([1, 5])
  // without armor there is no power left
  expect(start().action('lightsmith-clariel-evil-twin').target('troll').card('troll').zone).toBe('discard')
})

test('lightsmith-clariel may switch its own power and armor before it fights', () => {
  const start = () => sanctum({ battleline: ['lightsmith-clariel'] }, { battleline: ['holdfast'] }).fight('lightsmith-clariel', 'holdfast')
  const t = start().yes()
  expect([t.card('holdfast').damage, t.card('lightsmith-clariel').zone]).toEqual([2, 'battleline'])
  expect([t.card('lightsmith-clariel').damage, t.card('lightsmith-clariel').power]).toEqual([1, 2])
  const kept = start().no()
  expect([kept.card('holdfast').damage, kept.card('lightsmith-clariel').damage]).toEqual([5, 4])
})

test('seneschal-sargassa-evil-twin captures two whoever raises the tide', () => {
  const t = sanctum({ battleline: ['seneschal-sargassa-evil-twin'] }, { amber: 5 }).raiseTide()
  expect([t.card('seneschal-sargassa-evil-twin').amber, t.seat(1).amber]).toEqual([2, 3])
})

test('seneschal-sargassa lets whoever raises the tide choose an own creature that captures two', () => {
  const t = table({
    active: 1,
    seats: [
      { battleline: ['seneschal-sargassa'], amber: 5 },
      { house: 'untamed', hand: ['all-tide-up'], battleline: ['troll', 'krump'] },
    ],
  }).play('all-tide-up')
  expect(t.targets).toEqual(['krump', 'troll'])
  expect([t.target('troll').card('troll').amber, t.seat(0).amber]).toEqual([2, 3])
})

test.each([
  ['sir-bevor-evil-twin', { poison: 1 }],
  ['sir-bevor', { taunt: 1 }],
] as const)('%s has five armor and one keyword', (id, keywords) => {
  const card = sanctum({ battleline: [id] }).card(id)
  expect([card.power, card.armor, card.keywords]).toEqual([1, 5, keywords])
})

test('urien-the-circumspect-evil-twin takes as much as its armor; urien-the-circumspect gains it', () => {
  const twin = sanctum({ battleline: ['urien-the-circumspect-evil-twin'] }, { amber: 3 }).reap('urien-the-circumspect-evil-twin')
  expect([twin.seat(0).amber, twin.seat(1).amber]).toEqual([1, 2])
  const t = sanctum({ battleline: ['urien-the-circumspect', 'lærie-of-the-lake'] }, {}, 0).reap('urien-the-circumspect')
  expect(t.seat(0).amber).toBe(1 + 3)
})

test('orphiel-sea-s-chosen has skirmish and gains two after fights at high tide', () => {
  const t = sanctum({ battleline: ['orphiel-sea-s-chosen'] }, { battleline: ['troll'] }, 0).fight('orphiel-sea-s-chosen', 'troll')
  expect([t.seat(0).amber, t.card('orphiel-sea-s-chosen').damage]).toEqual([2, 0])
  expect(sanctum({ battleline: ['orphiel-sea-s-chosen'] }, { battleline: ['troll'] }, 1).card('orphiel-sea-s-chosen').keywords).toEqual({})
})

test('orphion-land-s-chosen has three armor and captures two at low tide', () => {
  const t = sanctum({ battleline: ['orphion-land-s-chosen'] }, { amber: 3 }, 1)
  expect(t.card('orphion-land-s-chosen').armor).toBe(3)
  expect(t.reap('orphion-land-s-chosen').card('orphion-land-s-chosen').amber).toBe(2)
  expect(
    sanctum({ battleline: ['orphion-land-s-chosen'] }, { amber: 3 }, 0)
      .reap('orphion-land-s-chosen')
      .card('orphion-land-s-chosen').amber,
  ).toBe(0)
})

test('aja-the-inconspicuous cannot be dealt damage between others', () => {
  const inside = sanctum({ battleline: ['holdfast', 'aja-the-inconspicuous', 'sir-bevor'] }, { battleline: ['dust-pixie'] }).fight(
    'aja-the-inconspicuous',
    'dust-pixie',
  )
  expect(inside.card('aja-the-inconspicuous').damage).toBe(0)
  const flank = sanctum({ battleline: ['holdfast', 'aja-the-inconspicuous'] }, { battleline: ['dust-pixie'] }).fight(
    'aja-the-inconspicuous',
    'dust-pixie',
  )
  expect(flank.card('aja-the-inconspicuous').damage).toBe(1)
})

test('avenging-aura gives assault by the forged keys of the opponent', () => {
  const t = sanctum({ hand: ['avenging-aura'], battleline: ['holdfast'] }, { keys: ['red', 'blue'], battleline: ['troll'] }).play(
    'avenging-aura',
  )
  expect([t.card('holdfast').keywords, t.card('troll').keywords]).toEqual([{ assault: 2 }, {}])
})

test('dry-the-river keeps creatures from reaping while the tide is low for their controller', () => {
  const can = (tide: Tide) =>
    sanctum({ artifacts: ['dry-the-river'], battleline: ['holdfast'] }, {}, tide).can({ verb: 'reap', card: 'holdfast' })
  expect([can(0), can(1), can('neutral')]).toEqual([true, false, true])
})

test('harmonic-ritual gains one for each creature to the left that shares a house with the one before', () => {
  const gained = (target: string) => {
    const t = sanctum({ hand: ['harmonic-ritual'], battleline: ['holdfast', 'troll', 'sir-bevor', 'almsmaster', 'grey-augur'] }).play(
      'harmonic-ritual',
    )
    return t.target(target).seat(0).amber
  }
  // one is printed on it
  expect([gained('grey-augur'), gained('sir-bevor'), gained('holdfast')]).toEqual([3, 1, 1])
})

test('sgs-illuminator stuns and exalts a creature for each that it exhausts', () => {
  const t = sanctum({ artifacts: ['sgs-illuminator'], battleline: ['holdfast', 'sir-bevor'] }, { battleline: ['troll'] }).action(
    'sgs-illuminator',
  )
  t.choose({ targets: ['holdfast', 'sir-bevor'] })
    .target('troll')
    .target('holdfast')
  expect(['troll', 'holdfast', 'sir-bevor'].map((id) => [t.card(id).stunned, t.card(id).amber])).toEqual([
    [true, 1],
    [true, 1],
    [false, 0],
  ])
  expect(t.idle).toBe(true)
})

test('the-corpulent-collector captures all and is hurt by it', () => {
  const t = sanctum({ hand: ['the-corpulent-collector'] }, { amber: 4 }).play('the-corpulent-collector')
  expect([t.card('the-corpulent-collector').amber, t.card('the-corpulent-collector').damage, t.seat(1).amber]).toEqual([4, 4, 0])
})

test('trial-by-water resets the tide, and nobody raises it until your next turn', () => {
  const t = table({
    tide: 1,
    auto: true,
    seats: [{ house: 'sanctum', hand: ['trial-by-water'], houses: ['sanctum', 'dis', 'mars'] }, { houses: ['dis', 'mars', 'logos'] }],
  })
  t.play('trial-by-water')
  expect([t.tide, t.can({ verb: 'raiseTide' })]).toEqual(['neutral', false])
  t.endTurn().house('dis')
  expect([t.active, t.can({ verb: 'raiseTide' })]).toEqual([1, false])
  t.endTurn().house('sanctum')
  expect([t.active, t.can({ verb: 'raiseTide' })]).toEqual([0, true])
})

test('almsmaster has its neighbors capture one each', () => {
  const t = sanctum({ hand: ['almsmaster'], battleline: ['holdfast', 'sir-bevor'] }, { amber: 3 }).play('almsmaster', { place: 1 })
  expect(['holdfast', 'almsmaster', 'sir-bevor'].map((id) => t.card(id).amber)).toEqual([1, 0, 1])
})

test('first-or-last purges the strongest or the weakest creatures', () => {
  const start = () =>
    sanctum({ hand: ['first-or-last'], battleline: ['sir-bevor', 'holdfast'] }, { battleline: ['dust-pixie'] }).play('first-or-last')
  const first = start().choose({ mode: 0 })
  expect([first.seat(0).purged, first.seat(1).purged]).toEqual([['holdfast'], []])
  const last = start().choose({ mode: 1 })
  expect([last.seat(0).purged, last.seat(1).purged]).toEqual([['sir-bevor'], ['dust-pixie']])
})

test('grey-augur has its neighbors gain one after fights', () => {
  const t = sanctum({ battleline: ['holdfast', 'grey-augur'] }, { battleline: ['dust-pixie'] }).fight('holdfast', 'dust-pixie')
  expect(t.seat(0).amber).toBe(1)
})

test('holdfast readies when a neighbor is dealt damage', () => {
  const t = sanctum({ battleline: ['aja-the-inconspicuous', { card: 'holdfast', exhausted: true }] }, { battleline: ['dust-pixie'] })
  expect(t.fight('aja-the-inconspicuous', 'dust-pixie').card('holdfast').exhausted).toBe(false)
})

test('honor-or-glory deals three to flank creatures, or to the others', () => {
  const start = () =>
    sanctum({ hand: ['honor-or-glory'], battleline: ['holdfast', 'seneschal-sargassa-evil-twin', 'troll'] }).play('honor-or-glory')
  const damage = (mode: number) => {
    const t = start().choose({ mode })
    return ['holdfast', 'seneschal-sargassa-evil-twin', 'troll'].map((id) => t.card(id).damage)
  }
  expect([damage(0), damage(1)]).toEqual([
    [3, 0, 3],
    [0, 3, 0],
  ])
})

test('light-everlasting plays a Sanctum creature from the discard pile at any place', () => {
  const t = sanctum({ hand: ['light-everlasting'], battleline: ['holdfast', 'sir-bevor'], discard: ['marshal-ewer', 'troll'] }).play(
    'light-everlasting',
  )
  expect(t.targets).toEqual(['marshal-ewer'])
  t.target('marshal-ewer').choose({ verb: 'flank', place: 1 })
  expect([t.seat(0).battleline, t.tide]).toEqual([['holdfast', 'marshal-ewer', 'sir-bevor'], 0])
})

test('redhand-registry has the opponent forge no key after stealing', () => {
  const t = table({
    active: 1,
    auto: true,
    seats: [
      { artifacts: ['redhand-registry'], battleline: ['dust-pixie'], amber: 3, houses: ['sanctum', 'dis', 'mars'] },
      { house: 'shadows', battleline: ['one-eyed-willa'], amber: 7, houses: ['shadows', 'dis', 'mars'] },
    ],
  })
  t.fight('one-eyed-willa', 'dust-pixie')
  expect(t.seat(1).amber).toBe(8)
  t.endTurn().house('sanctum').endTurn()
  expect([t.active, t.seat(1).keys]).toEqual([1, []])
})

test('badgemagus readies and fights with each of its neighbors', () => {
  const t = sanctum(
    { battleline: [{ card: 'holdfast', exhausted: true }, 'badgemagus', { card: 'troll', exhausted: true }] },
    { battleline: ['dust-pixie', 'dust-pixie', 'dust-pixie'] },
  ).fight('badgemagus', { card: 'dust-pixie', copy: 1 })
  t.choose({ verb: 'order', target: 'holdfast' }).target({ card: 'dust-pixie', copy: 2 }).target({ card: 'dust-pixie', copy: 3 })
  expect([t.seat(1).battleline, t.card('troll').exhausted, t.idle]).toEqual([[], true, true])
})

test('grand-melee destroys what shares no house with a neighbor', () => {
  const t = sanctum(
    { hand: ['grand-melee'], battleline: ['holdfast', 'sir-bevor', 'troll', 'badgemagus'] },
    { battleline: ['krump'] },
  ).play('grand-melee')
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['holdfast', 'sir-bevor'], []])
})

test('hammer-gram deals three and stuns', () => {
  const t = sanctum({ hand: ['hammer-gram'] }, { battleline: ['troll'] })
    .play('hammer-gram')
    .target('troll')
  expect([t.card('troll').damage, t.card('troll').stunned]).toEqual([3, true])
})

test('heal-or-harm heals and gains one, or readies and fights', () => {
  const start = () =>
    sanctum(
      { hand: ['heal-or-harm'], battleline: [{ card: 'holdfast', damage: 3, exhausted: true }] },
      { battleline: ['dust-pixie'] },
    ).play('heal-or-harm')
  const heal = start().choose({ mode: 0 }).target('holdfast')
  expect([heal.card('holdfast').damage, heal.seat(0).amber]).toEqual([0, 1])
  const harm = start().choose({ mode: 1 }).target('holdfast').target('dust-pixie')
  expect([harm.seat(1).battleline, harm.card('holdfast').exhausted]).toEqual([[], true])
})

test('heal-or-harm gains one without any creature to heal (kf.ability.3)', () => {
  const t = sanctum({ hand: ['heal-or-harm'] }).play('heal-or-harm')
  expect(t.options.map(({ mode }) => mode)).toEqual([0])
  expect(t.choose({ mode: 0 }).seat(0).amber).toBe(1)
})

test('shifting-battlefield moves a friendly creature, which captures one', () => {
  const t = sanctum({ hand: ['shifting-battlefield'], battleline: ['holdfast', 'sir-bevor', 'badgemagus'] }, { amber: 2 }).play(
    'shifting-battlefield',
  )
  t.target('holdfast').choose({ verb: 'flank', place: 1 })
  expect([t.seat(0).battleline, t.card('holdfast').amber]).toEqual([['sir-bevor', 'holdfast', 'badgemagus'], 1])
})

test('strange-ordination is played at high tide only', () => {
  const start = (tide: Tide) => sanctum({ hand: ['strange-ordination'] }, {}, tide)
  expect([0, 1, 'neutral'].map((tide) => start(tide as Tide).can({ verb: 'play', card: 'strange-ordination' }))).toEqual([
    true,
    false,
    false,
  ])
  expect(start(0).play('strange-ordination').seat(0).amber).toBe(3)
})

test('taxing-journey has a creature capture, and its neighbors of the same house', () => {
  const t = sanctum({ hand: ['taxing-journey'], battleline: ['holdfast', 'sir-bevor', 'troll'] }, { amber: 5 })
    .play('taxing-journey')
    .target('sir-bevor')
  expect(['holdfast', 'sir-bevor', 'troll'].map((id) => t.card(id).amber)).toEqual([1, 1, 0])
})
