import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Star Alliance: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Star Alliance is active. */

type Tide = 0 | 1 | 'neutral'
const alliance = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'staralliance', ...own }, other], ...(tide === undefined ? {} : { tide }) })
const tired = (card: string) => ({ card, exhausted: true })
const others = { houses: ['brobnar', 'dis', 'logos'] } as const

test('agent-sepdia deals one, and stuns that creature at high tide', () => {
  const t = alliance({ battleline: ['agent-sepdia'] }, { battleline: ['troll', 'krump'] }, 0)
    .reap('agent-sepdia')
    .target('troll')
  expect([t.card('troll').damage, t.card('troll').stunned, t.card('krump').stunned]).toEqual([1, true, false])
  const low = alliance({ battleline: ['agent-sepdia'] }, { battleline: ['troll'] }, 1)
    .reap('agent-sepdia')
    .target('troll')
  expect([low.card('troll').damage, low.card('troll').stunned]).toEqual([1, false])
})

test('5c077 uses a friend of its power, and changes its own by one', () => {
  const t = alliance({ battleline: ['5c077', tired('diplomat-agung'), 'agent-sepdia'] }, { battleline: ['mookling'] }).reap('5c077')
  expect(t.targets).toEqual(['diplomat-agung'])
  t.target('diplomat-agung').choose({ verb: 'reap' }).target('agent-sepdia').house('brobnar')
  expect(t.yes().choose({ mode: 0 }).card('5c077').power).toBe(3)
})

test('5c077 takes a +1 power counter off only where there is one', () => {
  const modes = (power: number) =>
    alliance({ battleline: [{ card: '5c077', counters: { power } }] })
      .reap('5c077')
      .yes()
      .options.map(({ mode }) => mode)
  expect([modes(0), modes(1)]).toEqual([[0], [0, 1]])
})

test('5c077-evil-twin destroys another creature of its power, of either side', () => {
  const t = alliance({ battleline: ['5c077-evil-twin', 'diplomat-agung'] }, { battleline: ['mookling', 'troll'] }).reap('5c077-evil-twin')
  expect(t.targets).toEqual(['diplomat-agung', 'mookling'])
  t.target('mookling')
  expect(t.no().card('mookling').zone).toBe('discard')
})

test('cr-officer-hawkins gains one for each neighbor of another house, cr-officer-hawkins-evil-twin takes it', () => {
  const own = (id: string) => ({ hand: [id], battleline: ['mookling', 'troll'] })
  expect(alliance(own('cr-officer-hawkins')).play('cr-officer-hawkins', { place: 1 }).seat(0).amber).toBe(2)
  const t = alliance(own('cr-officer-hawkins-evil-twin'), { amber: 3 }).play('cr-officer-hawkins-evil-twin', { left: true })
  expect(t.seat(1).amber).toBe(2)
})

test.each([
  ['ch-337a', 'elusive'],
  ['ch-337a-evil-twin', 'skirmish'],
])('%s lends its neighbors %s at high tide', (id, keyword) => {
  const has = (tide: Tide) => {
    const t = alliance({ battleline: ['mookling', id, 'krump', 'troll'] }, {}, tide)
    return ['mookling', 'krump', 'troll'].map((one) => keyword in t.card(one).keywords)
  }
  expect([has(0), has(1)]).toEqual([
    [true, true, false],
    [false, false, false],
  ])
})

test('colonist-chapman: neighbors of other houses reap for one more; colonist-chapman-evil-twin captures all there is', () => {
  const t = alliance({ battleline: [{ card: 'mookling', house: 'staralliance' }, 'colonist-chapman', 'agent-sepdia'] })
  expect(t.reap('mookling').seat(0).amber).toBe(1)
  const other = table({ seats: [{ house: 'untamed', battleline: ['mookling', 'colonist-chapman'] }, {}] }).reap('mookling')
  expect(other.seat(0).amber).toBe(2)
  const twin = alliance({ hand: ['colonist-chapman-evil-twin'], amber: 2 }, { amber: 3 }).play('colonist-chapman-evil-twin')
  expect([twin.card('colonist-chapman-evil-twin').amber, twin.seat(0).amber, twin.seat(1).amber, twin.idle]).toEqual([5, 0, 0, true])
})

test('operative-espion: whoever raises the tide in their turn may use a creature; operative-espion-evil-twin deals three', () => {
  const t = alliance({ battleline: ['operative-espion', 'mookling'] }).raiseTide()
  expect(t.targets).toEqual(['mookling', 'operative-espion'])
  expect(t.target('mookling').choose({ verb: 'reap' }).seat(0).amber).toBe(1)
  const theirs = table({
    active: 1,
    seats: [{ battleline: ['operative-espion-evil-twin'] }, { house: 'untamed', hand: ['all-tide-up'] }],
  }).play('all-tide-up')
  expect([theirs.decision?.seat, theirs.targets]).toEqual([1, ['operative-espion-evil-twin']])
  expect(theirs.target('operative-espion-evil-twin').card('operative-espion-evil-twin').damage).toBe(3)
})

test('operative-espion is no friendly creature of the opponent who raises the tide (kf.control.5, kf.friendly.1)', () => {
  const theirs = table({
    active: 1,
    seats: [{ battleline: ['operative-espion'] }, { house: 'untamed', hand: ['all-tide-up'], battleline: ['dust-pixie'] }],
  }).play('all-tide-up')
  expect([theirs.decision?.seat, theirs.targets]).toEqual([1, ['dust-pixie']])
})

test('rocketeer-tryska: its neighbors enter ready at high tide, others do not; rocketeer-tryska-evil-twin does so itself', () => {
  const enters = (place: number | 'left', tide: Tide) =>
    alliance({ battleline: ['rocketeer-tryska', 'mookling', 'troll'], hand: ['cr-officer-hawkins'] }, {}, tide)
      .play('cr-officer-hawkins')
      .choose({ place })
      .card('cr-officer-hawkins').exhausted
  expect([enters('left', 0), enters(1, 0), enters(2, 0), enters(1, 1)]).toEqual([false, false, true, true])
  const twin = (tide: Tide) =>
    alliance({ hand: ['rocketeer-tryska-evil-twin'] }, {}, tide)
      .play('rocketeer-tryska-evil-twin')
      .card('rocketeer-tryska-evil-twin').exhausted
  expect([twin(0), twin(1)]).toEqual([false, true])
})

test('shield-u-later is armor on a creature; shield-u-later-evil-twin takes armor and power from it', () => {
  const asUpgrade = (id: string, host: string) => {
    const t = alliance({ hand: [id] }, { battleline: [host] }).play(id, { onto: host })
    return [t.card(host).power, t.card(host).armor]
  }
  expect(asUpgrade('shield-u-later', 'troll')).toEqual([8, 2])
  expect(asUpgrade('shield-u-later-evil-twin', 'champion-anaphiel')).toEqual([4, 0])
})

test('com-officer-hings finds its comrade, and draws for each creature between them', () => {
  const t = alliance({ hand: ['com-officer-hings'], deck: ['com-officer-gross', 'mookling'] }).play('com-officer-hings')
  expect(t.target('com-officer-gross').seat(0).hand).toEqual(['com-officer-gross'])
  const left = alliance({ hand: ['com-officer-hings'], deck: ['com-officer-gross', 'mookling'] })
    .play('com-officer-hings')
    .no()
  expect([left.seat(0).hand, left.seat(0).deck]).toEqual([[], ['com-officer-gross', 'mookling']])
  const between = alliance({ battleline: ['com-officer-hings', 'mookling', 'troll', 'com-officer-gross', 'krump'] })
  expect(between.reap('com-officer-hings').seat(0).hand).toHaveLength(2)
})

test('com-officer-gross finds its comrade, and strengthens those between', () => {
  const t = alliance({ battleline: ['com-officer-gross', 'mookling', 'com-officer-hings', 'troll'] }).reap('com-officer-gross')
  expect([t.card('mookling').power, t.card('troll').power]).toEqual([3, 8])
  const apart = alliance({ battleline: ['com-officer-gross', 'mookling'] }, { battleline: ['com-officer-hings'] }).reap('com-officer-gross')
  expect(apart.card('mookling').power).toBe(2)
  const found = alliance({ hand: ['com-officer-gross'], deck: ['com-officer-hings'] }).play('com-officer-gross')
  expect(found.target('com-officer-hings').seat(0).hand).toEqual(['com-officer-hings'])
})

test('ceaseforge: nobody forges, until its second counter is gone', () => {
  const t = table({
    step: 'start',
    seats: [{ artifacts: [{ card: 'ceaseforge', counters: { time: 2 } }], amber: 6, houses: ['staralliance'] }, others],
  })
  expect([t.card('ceaseforge').counters, t.decision?.kind]).toEqual([{ time: 1 }, 'house'])
  const last = table({
    step: 'start',
    seats: [{ artifacts: [{ card: 'ceaseforge', counters: { time: 1 } }], amber: 6, houses: ['staralliance'] }, others],
  })
  expect([last.card('ceaseforge').zone, last.decision?.kind]).toEqual(['discard', 'forge'])
  expect(
    alliance({ hand: ['ceaseforge'] })
      .play('ceaseforge')
      .card('ceaseforge').counters,
  ).toEqual({ time: 2 })
})

test('d1-v3-pod gives skirmish at high tide and elusive at low tide', () => {
  const keywords = (tide: Tide) => alliance({ battleline: [{ card: 'troll', upgrades: ['d1-v3-pod'] }] }, {}, tide).card('troll').keywords
  expect([keywords(0), keywords(1), keywords('neutral')]).toEqual([{ skirmish: 1 }, { elusive: 1 }, {}])
})

test('exploratory-craft draws for the houses of those that it exhausts', () => {
  const t = alliance({ artifacts: ['exploratory-craft'], battleline: ['mookling', 'chenille', 'troll', tired('pride')] }).action(
    'exploratory-craft',
  )
  expect(t.targets).toEqual(['chenille', 'mookling', 'troll'])
  expect(t.choose({ targets: ['mookling', 'chenille', 'troll'] }).seat(0).hand).toHaveLength(2)
})

test('make-it-so draws as long as the house is right', () => {
  const t = alliance({ hand: ['make-it-so'], deck: ['troll', 'mookling', 'pride'] })
    .play('make-it-so')
    .house('brobnar')
    .house('untamed')
    .house('brobnar')
  expect([[...t.seat(0).hand].sort(), t.seat(0).deck, t.idle]).toEqual([['mookling', 'troll'], ['pride'], true])
})

test('prof-emeritus-kering uses a neighbor, and the other one too at high tide', () => {
  const own = { hand: ['prof-emeritus-kering'], battleline: ['mookling', 'chenille'] }
  const t = alliance(own, {}, 0).play('prof-emeritus-kering', { place: 1 })
  expect(t.targets).toEqual(['chenille', 'mookling'])
  t.target('mookling').choose({ verb: 'reap' })
  expect(t.targets).toEqual(['chenille'])
  expect(t.target('chenille').choose({ verb: 'reap' }).seat(0).amber).toBe(2)
  const low = alliance(own, {}, 1).play('prof-emeritus-kering', { place: 1 }).target('mookling').choose({ verb: 'reap' })
  expect(low.idle).toBe(true)
})

test('prof-emeritus-kering uses the neighbor that can be used; without one nothing is asked (kf.use.6)', () => {
  const own = { hand: ['prof-emeritus-kering'], battleline: ['mookling', tired('chenille')] }
  const t = alliance(own, {}, 0).play('prof-emeritus-kering', { place: 1 })
  expect(t.targets).toEqual(['mookling'])
  expect(t.target('mookling').choose({ verb: 'reap' }).idle).toBe(true)
  const none = alliance({ hand: ['prof-emeritus-kering'], battleline: [tired('mookling')] }, {}, 0).play('prof-emeritus-kering', {
    left: true,
  })
  expect(none.idle).toBe(true)
})

test('sabotage-mission makes keys cost one more for each power among your creatures', () => {
  const t = alliance({ hand: ['sabotage-mission'], battleline: ['youngest-bear', 'diplomat-agung', 'troll'] }, others).play(
    'sabotage-mission',
  )
  expect(t.seat(1).keyCost).toBe(6)
  expect(t.endTurn().seat(1).keyCost).toBe(8)
})

test('selective-preservation spares one creature of each power', () => {
  const t = alliance({ hand: ['selective-preservation'], battleline: ['mookling', 'diplomat-agung'] }, { battleline: ['troll', 'bumpsy'] })
  t.play('selective-preservation').choose({ targets: ['mookling', 'troll', 'bumpsy'] })
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['mookling'], ['troll', 'bumpsy']])
})

test('grand-alliance-council spares one creature of each house', () => {
  const t = alliance({ hand: ['grand-alliance-council'], battleline: ['mookling', 'chenille'] }, { battleline: ['troll', 'bumpsy'] })
  t.play('grand-alliance-council').choose({ targets: ['chenille', 'bumpsy'] })
  expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['chenille'], ['bumpsy']])
})

test('static-collection-array: your keys cost one less at high tide, one more at low tide', () => {
  const cost = (tide: Tide) => {
    const t = alliance({ artifacts: ['static-collection-array'] }, {}, tide)
    return [t.seat(0).keyCost, t.seat(1).keyCost]
  }
  expect([cost(0), cost(1)]).toEqual([
    [5, 6],
    [7, 6],
  ])
})

test('t3r-35a is used with the house of a neighbor, and lends that as an upgrade', () => {
  const reaps = (line: string[]) => table({ seats: [{ house: 'brobnar', battleline: line }, {}] }).can({ verb: 'reap', card: 't3r-35a' })
  expect([reaps(['t3r-35a', 'troll']), reaps(['t3r-35a', 'mookling', 'troll'])]).toEqual([true, false])
  const t = alliance({ hand: ['t3r-35a'], battleline: ['mookling', 'agent-sepdia', 'troll'] })
  expect(t.can({ verb: 'reap', card: 'mookling' })).toBe(false)
  t.play('t3r-35a', { onto: 'mookling' })
  expect([t.can({ verb: 'reap', card: 'mookling' }), t.can({ verb: 'reap', card: 'troll' })]).toEqual([true, false])
})

test('together lets you play a card of another house, two at high tide', () => {
  const own = { hand: ['together', 'mookling', 'chenille', 'agent-sepdia'] }
  const t = alliance(own, {}, 0).play('together')
  expect(t.targets).toEqual(['chenille', 'mookling'])
  t.target('mookling').target('chenille').choose({ place: 'left' })
  expect(t.seat(0).battleline).toEqual(['chenille', 'mookling'])
  expect(alliance(own, {}, 1).play('together').target('mookling').idle).toBe(true)
  // an upgrade without a creature cannot be played (kf.upgrade.6)
  expect(alliance({ hand: ['together', 'way-of-the-pixie'] }).play('together').idle).toBe(true)
})

test('æmber-vac raises the tide; its creature captures two at the start of your turns at high tide', () => {
  const t = alliance({ hand: ['æmber-vac'], battleline: ['troll'] }, {}, 1).play('æmber-vac', { onto: 'troll' })
  expect(t.idle).toBe(true)
  const start = (tide: Tide) =>
    table({
      step: 'start',
      tide,
      seats: [{ battleline: [{ card: 'troll', upgrades: ['æmber-vac'] }], ...others }, { amber: 3 }],
    }).card('troll').amber
  expect([start(0), start(1)]).toEqual([2, 0])
})

test('biome-discovery discards one of two at high tide, and raises it otherwise', () => {
  const own = { hand: ['biome-discovery'], deck: ['troll', 'mookling', 'pride'] }
  const t = alliance(own, {}, 0).play('biome-discovery').yes()
  expect(t.targets).toEqual(['mookling', 'troll'])
  expect(t.target('mookling').seat(0).deck).toEqual(['troll', 'pride'])
  expect(alliance(own, {}, 1).play('biome-discovery').idle).toBe(true)
})

test('diplomat-agung has a friend belong to another house too, for this turn', () => {
  const t = alliance({ hand: ['diplomat-agung'], battleline: ['troll'] }).play('diplomat-agung', { left: true })
  expect(t.can({ target: 'diplomat-agung' })).toBe(true)
  t.target('troll').house('staralliance')
  expect([t.card('troll').houses, t.can({ verb: 'reap', card: 'troll' })]).toEqual([['brobnar', 'staralliance'], true])
})

test('lieutenant-valmart makes keys cost three more next turn, at high tide', () => {
  const cost = (tide: Tide) =>
    alliance({ hand: ['lieutenant-valmart'] }, others, tide)
      .play('lieutenant-valmart')
      .endTurn()
      .seat(1).keyCost
  expect([cost(0), cost(1)]).toEqual([9, 6])
})

test('officer-s-blaster goes to the right neighbor when its creature is destroyed', () => {
  const t = alliance(
    { battleline: ['mookling', { card: 'agent-sepdia', damage: 5, upgrades: ['officer-s-blaster'] }, 'troll'] },
    { battleline: ['krump'] },
  )
  expect(t.card('agent-sepdia').power).toBe(6)
  t.fight('agent-sepdia', 'krump')
  expect([t.card('agent-sepdia').zone, t.card('officer-s-blaster').host, t.card('troll').power]).toEqual(['discard', 'troll', 10])
})

test('technobabble stuns a creature and those neighbors that share its house', () => {
  const t = alliance({ hand: ['technobabble'] }, { battleline: ['troll', 'krump', 'pride'] })
    .play('technobabble')
    .target('krump')
  expect(['troll', 'krump', 'pride'].map((id) => t.card(id).stunned)).toEqual([true, true, false])
})

test('unity-or-discord uses a friend of another house, or returns two with their upgrades', () => {
  const own = { hand: ['unity-or-discord'], battleline: ['mookling', { card: 'agent-sepdia', upgrades: ['d1-v3-pod'] }] }
  const start = () => alliance(own).play('unity-or-discord')
  const used = start().choose({ mode: 0 })
  expect(used.targets).toEqual(['mookling'])
  expect(used.target('mookling').choose({ verb: 'reap' }).seat(0).amber).toBe(1)
  const back = start()
    .choose({ mode: 1 })
    .choose({ targets: ['agent-sepdia'] })
  expect([...back.seat(0).hand].sort()).toEqual(['agent-sepdia', 'd1-v3-pod'])
})

test('the-ulfberht-device: nobody chooses the house of the own turn before, and nobody is barred in the first one', () => {
  const houses = ['staralliance', 'untamed', 'brobnar'] as const
  const t = table({
    seats: [
      { house: 'staralliance', houses, hand: ['the-ulfberht-device'] },
      { houses: ['brobnar', 'dis', 'logos'], deck: ['anger', 'anger'] },
    ],
  })
  const choices = () => t.options.map(({ house }) => house)
  t.play('the-ulfberht-device').endTurn()
  expect(choices()).toEqual(['brobnar', 'dis', 'logos'])
  t.house('dis').endTurn()
  expect(choices()).toEqual(['brobnar', 'untamed'])
  t.house('untamed').endTurn()
  expect(choices()).toEqual(['brobnar', 'logos'])
  t.house('logos').endTurn()
  expect(choices()).toEqual(['brobnar', 'staralliance'])
})

test('the-ulfberht-device: who could choose no house in the turn before may choose any', () => {
  const t = table({ seats: [{ house: 'staralliance', artifacts: ['the-ulfberht-device'] }, others] })
  t.endTurn().house('dis').endTurn()
  // the only house was that of the turn before: there is no active one (kf.house.6)
  expect(t.decision?.kind).toBe('main')
  t.endTurn().house('logos').endTurn()
  expect(t.options.map(({ house }) => house)).toEqual(['staralliance'])
})
