import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Untamed: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Untamed is active. */

type Tide = 0 | 1 | 'neutral'
const untamed = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'untamed', ...own }, other], ...(tide === undefined ? {} : { tide }) })
const tired = (card: string) => ({ card, exhausted: true })
const grown = (card: string, power: number) => ({ card, counters: { power } })
const others = { houses: ['brobnar', 'dis', 'logos'] } as const

test('all-tide-up gains one at high tide, and raises it otherwise', () => {
  const t = untamed({ hand: ['all-tide-up', 'all-tide-up'] }, {}, 1).play({ card: 'all-tide-up', copy: 1 })
  expect(t.seat(0).amber).toBe(1)
  expect(t.play({ card: 'all-tide-up', copy: 2 }).seat(0).amber).toBe(3)
})

test('æmberfin-shark begins with three counters, and gives one up each turn for one Æmber to each player', () => {
  const t = untamed({ hand: ['æmberfin-shark'] }, others).play('æmberfin-shark')
  expect(t.card('æmberfin-shark').power).toBe(6)
  t.endTurn()
  expect([t.card('æmberfin-shark').power, t.seat(0).amber, t.seat(1).amber]).toEqual([5, 1, 1])
  const bare = untamed({ battleline: ['æmberfin-shark'] }, others).endTurn()
  expect([bare.seat(0).amber, bare.seat(1).amber]).toEqual([0, 0])
})

test('æmberfin-shark-evil-twin grows by what both players lose', () => {
  const t = untamed({ battleline: ['æmberfin-shark-evil-twin'], amber: 2 }, { ...others, amber: 1 }).endTurn()
  expect([t.card('æmberfin-shark-evil-twin').power, t.seat(0).amber, t.seat(1).amber]).toEqual([5, 1, 0])
})

test.each([
  ['chelonia', 1, 3],
  ['chelonia-evil-twin', 0, 2],
])('%s looks at each other creature that you play at high tide', (id, gained, left) => {
  const own = { hand: [id, 'mookling'] }
  const t = untamed(own, { amber: 3 }, 0).play(id).play('mookling', { left: true })
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([gained, left])
  const low = untamed(own, { amber: 3 }, 1).play(id).play('mookling', { left: true })
  expect([low.seat(0).amber, low.seat(1).amber]).toEqual([0, 3])
})

test('mookling makes the opponent’s keys dearer by its power', () => {
  const t = untamed({ battleline: [grown('mookling', 1)] })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 9])
})

test('mookling-evil-twin grows by what the opponent spends on a key', () => {
  const t = table({
    active: 1,
    step: 'forge',
    seats: [{ battleline: ['mookling-evil-twin'] }, { amber: 7, ...others }],
  }).choose({ color: 'red' })
  expect(t.card('mookling-evil-twin').power).toBe(8)
})

test('ol--paddy plays creatures from the bottom of the deck, three cards at high tide', () => {
  const own = { battleline: ['ol--paddy'], deck: ['mookling', 'all-tide-up', 'chenille'] }
  const low = untamed(own, {}, 1).reap('ol--paddy').choose({ place: 'left' })
  expect([low.seat(0).battleline, low.seat(0).deck]).toEqual([
    ['chenille', 'ol--paddy'],
    ['mookling', 'all-tide-up'],
  ])
  const t = untamed(own, {}, 0).reap('ol--paddy').choose({ target: 'mookling' }).choose({ place: 'left' }).choose({ place: 'left' })
  expect([t.seat(0).battleline, t.seat(0).discard]).toEqual([['chenille', 'mookling', 'ol--paddy'], ['all-tide-up']])
})

test('ol--paddy-evil-twin destroys a creature of the house of a discarded card', () => {
  const own = { battleline: ['ol--paddy-evil-twin'] }
  const foes = { battleline: ['troll', 'pride'], deck: ['charge', 'anger', 'hand-of-dis'] }
  const t = untamed(own, { ...foes, deck: ['anger', 'anger', 'control-the-weak'] }, 0).reap('ol--paddy-evil-twin')
  expect(t.targets).toEqual(['pride', 'troll'])
  expect(t.target('troll').card('troll').zone).toBe('discard')
  const low = untamed(own, { ...foes, deck: ['anger', 'anger', 'control-the-weak'] }, 1).reap('ol--paddy-evil-twin')
  expect(low.targets).toEqual(['pride'])
})

test('sporegorger takes a counter, and may spend all for as much damage to all others', () => {
  const t = untamed({ battleline: [grown('sporegorger', 1), 'mookling'] }, { battleline: ['troll'] }).reap('sporegorger')
  expect(t.card('sporegorger').power).toBe(6)
  const before = t.save()
  expect(t.no().card('troll').damage).toBe(0)
  t.restore(before)
  t.yes()
  expect([t.card('sporegorger').power, t.card('troll').damage, t.card('mookling').zone]).toEqual([4, 2, 'discard'])
})

test('sporegorger deals all of its damage at once, so that one ward takes it (kf.ward.8)', () => {
  const t = untamed({ battleline: [grown('sporegorger', 1)] }, { battleline: [{ card: 'troll', warded: true }] })
    .reap('sporegorger')
    .yes()
  expect(t.card('troll')).toMatchObject({ warded: false, damage: 0 })
})

test('sporegorger-evil-twin collects the counters of all creatures', () => {
  const t = untamed({ hand: ['sporegorger-evil-twin'], battleline: [grown('mookling', 1)] }, { battleline: [grown('troll', 2)] }).play(
    'sporegorger-evil-twin',
    { left: true },
  )
  expect([t.card('sporegorger-evil-twin').power, t.card('mookling').power, t.card('troll').power]).toEqual([7, 2, 8])
  t.set('sporegorger-evil-twin', { exhausted: false }).reap('sporegorger-evil-twin').yes()
  expect([t.card('sporegorger-evil-twin').power, t.card('troll').damage]).toEqual([4, 3])
})

test('witch-of-the-dawn returns a creature; witch-of-the-dawn-evil-twin trades one in play for another, which is used', () => {
  const t = untamed({ hand: ['witch-of-the-dawn'], discard: ['mookling', 'all-tide-up'] }).play('witch-of-the-dawn')
  expect(t.targets).toEqual(['mookling'])
  expect(t.target('mookling').seat(0).hand).toEqual(['mookling'])
  const twin = untamed({ hand: ['witch-of-the-dawn-evil-twin'], battleline: ['mookling'], discard: ['ol--paddy'], deck: [] }).play(
    'witch-of-the-dawn-evil-twin',
    { left: true },
  )
  expect(twin.targets).toEqual(['mookling'])
  twin.target('mookling')
  expect(twin.targets).toEqual(['ol--paddy'])
  twin.target('ol--paddy').choose({ place: 'left' })
  expect(twin.can({ verb: 'reap' })).toBe(true)
})

test('youngest-bear may reap with a neighbor, youngest-bear-evil-twin may fight with one', () => {
  const t = untamed({ battleline: ['youngest-bear', 'mookling', 'chenille'] }).reap('youngest-bear')
  expect(t.targets).toEqual(['mookling'])
  expect(t.target('mookling').seat(0).amber).toBe(2)
  const twin = untamed({ battleline: ['youngest-bear-evil-twin', 'ol--paddy'] }, { battleline: ['troll'] }).reap('youngest-bear-evil-twin')
  twin.target('ol--paddy').target('troll')
  expect(twin.card('troll').damage).toBe(5)
})

test('youngest-bear and youngest-bear-evil-twin are asked nothing about neighbors that can neither', () => {
  for (const id of ['youngest-bear', 'youngest-bear-evil-twin']) {
    const t = untamed({ battleline: [id, { card: 'ol--paddy', exhausted: true }] }, { battleline: ['troll'] }).reap(id)
    expect(t.idle).toBe(true)
  }
  // a stunned neighbor would lose its stun (kf.stun.4)
  const t = untamed({ battleline: ['youngest-bear', { card: 'ol--paddy', stunned: true }] }).reap('youngest-bear')
  expect(t.target('ol--paddy').card('ol--paddy')).toMatchObject({ stunned: false, exhausted: true })
})

test('chenille, bombyx and fifalde fetch each other and take each other’s place', () => {
  const t = untamed({ battleline: ['chenille'], hand: ['bombyx'], discard: ['bombyx'] })
  expect(t.action('chenille').target({ card: 'bombyx', copy: 2 }).seat(0).hand).toHaveLength(2)
  t.play({ card: 'bombyx', copy: 1 }, { left: true }).target('chenille')
  expect(t.seat(0).battleline).toEqual(['bombyx'])
  expect(t.play({ card: 'bombyx', copy: 2 }, { left: true }).seat(0).battleline).toEqual(['bombyx'])
  const last = untamed({ hand: ['fifalde'], battleline: ['bombyx'] })
    .play('fifalde', { left: true })
    .target('bombyx')
  last.set('fifalde', { damage: 5, exhausted: false }).reap('fifalde')
  expect([last.card('fifalde').damage, last.seat(0).amber]).toEqual([0, 3])
  const back = untamed({ battleline: ['bombyx'], discard: ['fifalde'] })
    .action('bombyx')
    .target('fifalde')
  expect(back.seat(0).hand).toEqual(['fifalde'])
})

test('dredging-druid puts up to three creatures on the deck at high tide', () => {
  const own = { battleline: ['dredging-druid'], discard: ['mookling', 'chenille', 'all-tide-up'] }
  const t = untamed(own, {}, 0).reap('dredging-druid')
  expect(t.targets).toEqual(['chenille', 'mookling'])
  t.choose({ targets: ['chenille'] })
  expect(t.seat(0).deck[0]).toBe('chenille')
  expect(untamed(own, {}, 1).reap('dredging-druid').idle).toBe(true)
})

test('pestergrove has all creatures enter enraged', () => {
  const t = untamed({ artifacts: ['pestergrove'], hand: ['mookling'] }).play('mookling')
  expect(t.card('mookling').enraged).toBe(true)
})

test('primal-relic bears four, and pays whoever begins a turn with twenty power', () => {
  const t = untamed({ hand: ['primal-relic'], battleline: ['ol--paddy', 'mookling'] }, { battleline: ['troll'] })
    .play('primal-relic')
    .choose({ targets: ['ol--paddy', 'mookling', 'troll'] })
  expect([t.card('primal-relic').amber, t.card('troll').power, t.card('mookling').power]).toEqual([4, 9, 3])
  const paid = (counters: number) =>
    table({
      active: 1,
      step: 'start',
      seats: [{ artifacts: [{ card: 'primal-relic', amber: 4 }] }, { battleline: [grown('troll', counters)], ...others }],
    }).seat(1).amber
  expect([paid(12), paid(11)]).toEqual([4, 0])
})

test('ritual-of-life trades a creature for a different one of the discard pile', () => {
  const t = untamed({ artifacts: ['ritual-of-life'], battleline: ['mookling'], discard: ['chenille'] })
    .action('ritual-of-life')
    .target('mookling')
  expect(t.targets).toEqual(['chenille'])
  expect(t.target('chenille').seat(0).hand).toEqual(['chenille'])
})

test('the-mysticeti becomes a creature with three power for each that it exhausts, and moves when it does so again', () => {
  const t = untamed({ artifacts: ['the-mysticeti'], battleline: ['mookling', 'chenille'] }).action('the-mysticeti')
  // one at least: it exhausts 1 or more, which is not up to a number
  expect(t.can({ verb: 'done' })).toBe(false)
  t.choose({ targets: ['mookling'] }).choose({ place: 1 })
  expect(t.seat(0).battleline).toEqual(['mookling', 'the-mysticeti', 'chenille'])
  expect([t.card('the-mysticeti').power, t.card('the-mysticeti').keywords]).toEqual([3, { taunt: 1 }])
  t.set('the-mysticeti', { exhausted: false })
    .action('the-mysticeti')
    .choose({ targets: ['chenille'] })
    .choose({ place: 'left' })
  expect([t.seat(0).battleline, t.card('the-mysticeti').power]).toEqual([['the-mysticeti', 'mookling', 'chenille'], 6])
  const none = untamed({ artifacts: ['the-mysticeti'], battleline: [tired('mookling')] }).action('the-mysticeti')
  expect([none.idle, none.seat(0).artifacts]).toEqual([true, ['the-mysticeti']])
})

test('washed-away destroys all artifacts at high tide', () => {
  const own = { hand: ['washed-away'], artifacts: ['pestergrove'] }
  const t = untamed(own, { artifacts: ['cannon'] }, 0).play('washed-away')
  expect([t.seat(0).artifacts, t.seat(1).artifacts]).toEqual([[], []])
  expect(
    untamed(own, { artifacts: ['cannon'] }, 1)
      .play('washed-away')
      .seat(1).artifacts,
  ).toEqual(['cannon'])
})

test('æmbermancy turns up to three counters of a creature into Æmber', () => {
  const t = untamed({ hand: ['æmbermancy'], battleline: ['mookling'] }, { battleline: [grown('troll', 4)] }).play('æmbermancy')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  expect(t.options.map(({ amount }) => amount)).toEqual([0, 1, 2, 3])
  t.choose({ amount: 2 })
  expect([t.card('troll').power, t.seat(0).amber]).toEqual([10, 3])
  const none = untamed({ hand: ['æmbermancy'] }, { battleline: ['troll'] }).play('æmbermancy')
  expect([none.idle, none.seat(0).amber]).toEqual([true, 1])
})

test('beach-day returns a creature, for one Æmber at high tide', () => {
  const gained = (tide: Tide) => {
    const t = untamed({ hand: ['beach-day'] }, { battleline: ['troll'] }, tide)
      .play('beach-day')
      .target('troll')
    return [t.seat(1).hand, t.seat(0).amber]
  }
  expect([gained(0), gained(1)]).toEqual([
    [['troll'], 2],
    [['troll'], 1],
  ])
})

test('cross-porpoises raises the tide and enrages two enemies', () => {
  const t = untamed({ hand: ['cross-porpoises'] }, { battleline: ['troll', 'krump', 'bumpsy'] })
    .play('cross-porpoises')
    .choose({ targets: ['troll', 'bumpsy'] })
  expect(['troll', 'krump', 'bumpsy'].map((id) => t.card(id).enraged)).toEqual([true, false, true])
})

test('genetic-drift gives a counter, and one more to all that have one', () => {
  const t = untamed({ hand: ['genetic-drift'], battleline: ['mookling'] }, { battleline: [grown('troll', 1), 'krump'] })
    .play('genetic-drift')
    .target('mookling')
  expect(['mookling', 'troll', 'krump'].map((id) => t.card(id).power)).toEqual([4, 10, 6])
})

test('thin-the-herd shuffles the four weakest away', () => {
  const t = untamed({ hand: ['thin-the-herd'], battleline: ['mookling', 'chenille'] }, { battleline: ['troll', 'krump', 'bumpsy'] }).play(
    'thin-the-herd',
  )
  expect(t.choose({ targets: ['mookling', 'chenille', 'krump', 'bumpsy'] }).seat(1).battleline).toEqual(['troll'])
})

test('waste-not draws half of the power of the destroyed creature, rounded up', () => {
  const t = untamed({ hand: ['waste-not'], battleline: ['ol--paddy'] })
    .play('waste-not')
    .target('ol--paddy')
  expect([t.card('ol--paddy').zone, t.seat(0).hand.length]).toEqual(['discard', 3])
})

test('waste-not draws for a creature that its ward saves, too', () => {
  const t = untamed({ hand: ['waste-not'], battleline: [{ card: 'ol--paddy', warded: true }] })
    .play('waste-not')
    .target('ol--paddy')
  expect([t.card('ol--paddy').zone, t.card('ol--paddy').warded, t.seat(0).hand.length]).toEqual(['battleline', false, 3])
})

test('assert-dominance readies a friend, which fights with skirmish', () => {
  const t = untamed({ hand: ['assert-dominance'], battleline: [tired('ol--paddy')] }, { battleline: ['troll'] })
    .play('assert-dominance')
    .target('ol--paddy')
    .target('troll')
  expect([t.card('troll').damage, t.card('ol--paddy').damage]).toEqual([5, 0])
})

test('deepwater-gruen gives the opponent one at low tide', () => {
  const given = (tide: Tide) =>
    untamed({ hand: ['deepwater-gruen'] }, {}, tide)
      .play('deepwater-gruen')
      .seat(1).amber
  expect([given(0), given(1), given('neutral')]).toEqual([0, 1, 0])
})

test('infighting has each creature strike its right neighbor', () => {
  const t = untamed({ hand: ['infighting'] }, { battleline: ['ol--paddy', 'troll', 'krump'] }).play('infighting')
  expect([t.card('ol--paddy').damage, t.card('troll').damage, t.card('krump').zone]).toEqual([0, 5, 'discard'])
})

test('mollymawk destroys an artifact', () => {
  const t = untamed({ hand: ['mollymawk'] }, { artifacts: ['cannon'] })
    .play('mollymawk')
    .target('cannon')
  expect(t.card('cannon').zone).toBe('discard')
})

test('myliobe enrages what it fights and its neighbors, unhurt at high tide', () => {
  const t = untamed({ battleline: ['myliobe'] }, { battleline: ['troll', 'krump', 'bumpsy'] }, 0).fight('myliobe', 'troll')
  expect(['troll', 'krump', 'bumpsy'].map((id) => t.card(id).enraged)).toEqual([true, true, false])
  expect(t.card('myliobe').damage).toBe(0)
})

test('reap-or-sow reaps with a friend made ready, or spreads three counters', () => {
  const start = () => untamed({ hand: ['reap-or-sow'], battleline: [tired('mookling')] }, { battleline: ['troll'] }).play('reap-or-sow')
  expect(start().choose({ mode: 0 }).target('mookling').seat(0).amber).toBe(1)
  const t = start().choose({ mode: 1 }).target('mookling').target('troll').target('mookling')
  expect([t.card('mookling').power, t.card('troll').power]).toEqual([4, 9])
})

test('way-of-the-pixie pays one more for each reap of its creature', () => {
  const t = untamed({ battleline: [{ card: 'mookling', upgrades: ['way-of-the-pixie'] }] }).reap('mookling')
  expect(t.seat(0).amber).toBe(2)
})
