import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Logos: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Logos is active. */

type Tide = 0 | 1 | 'neutral'
const logos = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'logos', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('armadrone-evil-twin steals two after it fights, if it survives', () => {
  const t = logos({ battleline: ['armadrone-evil-twin'] }, { battleline: ['dust-pixie', 'troll'], amber: 3 })
  t.fight('armadrone-evil-twin', 'dust-pixie')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  const dead = logos({ battleline: ['armadrone-evil-twin'] }, { battleline: ['troll'], amber: 3 })
  dead.fight('armadrone-evil-twin', 'troll')
  expect([dead.seat(0).amber, dead.idle]).toEqual([0, true])
})

test.each([['binary-moray-evil-twin'], ['binary-moray']])(
  '%s readies when you raise the tide, and is exhausted when the opponent does',
  (id) => {
    const t = logos({ battleline: [{ card: id, exhausted: true }] }).raiseTide()
    expect([t.tide, t.card(id).exhausted, t.seat(0).chains]).toEqual([0, false, 3])
    const theirs = table({ active: 1, seats: [{ battleline: [id] }, { house: 'untamed', hand: ['all-tide-up'] }] })
    theirs.play('all-tide-up')
    expect([theirs.tide, theirs.card(id).exhausted]).toEqual([1, true])
  },
)

test('binary-moray archives a card of the hand when it reaps; its evil twin has skirmish instead', () => {
  const t = logos({ battleline: ['binary-moray'], hand: ['anger', 'punch'] })
    .reap('binary-moray')
    .target('punch')
  expect([t.seat(0).archives, t.seat(0).hand]).toEqual([['punch'], ['anger']])
  expect(logos({ battleline: ['binary-moray'] }).reap('binary-moray').idle).toBe(true)
  const twin = logos({ battleline: ['binary-moray-evil-twin'] }, { battleline: ['troll'] }).fight('binary-moray-evil-twin', 'troll')
  expect([twin.card('binary-moray-evil-twin').damage, twin.card('troll').damage]).toEqual([0, 5])
})

test('old-egad-evil-twin enrages every enemy creature when destroyed', () => {
  const t = logos({ battleline: ['old-egad-evil-twin', 'dr-verokter'] }, { battleline: ['troll', 'krump'] }).fight(
    'old-egad-evil-twin',
    'troll',
  )
  expect(['troll', 'krump', 'dr-verokter'].map((id) => t.card(id).enraged)).toEqual([true, true, false])
})

test('pi-sweven-evil-twin has the opponent discard a card at random while the tide is high', () => {
  const t = logos({ battleline: ['pi-sweven-evil-twin'] }, { hand: ['anger', 'punch'] }, 0).reap('pi-sweven-evil-twin')
  expect([t.seat(1).hand.length, t.seat(1).discard.length]).toEqual([1, 1])
  for (const tide of [1, 'neutral'] as const)
    expect(
      logos({ battleline: ['pi-sweven-evil-twin'] }, { hand: ['anger'] }, tide)
        .reap('pi-sweven-evil-twin')
        .seat(1).hand,
    ).toEqual(['anger'])
})

test('dr-verokter puts an upgrade or an action from the discard pile on top of the deck', () => {
  const t = logos({ battleline: ['dr-verokter'], discard: ['punch', 'troll', 'blood-of-titans', 'mechabuoy'], deck: ['anger'] }).reap(
    'dr-verokter',
  )
  expect(t.targets).toEqual(['blood-of-titans', 'punch'])
  expect(t.target('punch').seat(0).deck).toEqual(['punch', 'anger'])
  expect(logos({ battleline: ['dr-verokter'], discard: ['troll'] }).reap('dr-verokter').idle).toBe(true)
})

test('tide-warp turns the tide at the start of your turns only', () => {
  const start = (tide: Tide) =>
    table({ seats: [{ artifacts: ['tide-warp'] }, { houses: ['dis', 'mars', 'logos'] }], active: 1, step: 'end', tide, auto: true })
  expect([0, 1, 'neutral'].map((tide) => start(tide as Tide).tide)).toEqual([1, 0, 0])
  const theirs = table({ seats: [{ artifacts: ['tide-warp'] }, { houses: ['dis', 'mars', 'logos'] }], step: 'end', tide: 0, auto: true })
  expect([theirs.active, theirs.tide]).toEqual([1, 0])
})

test('mechabuoy gives 1 Æmber to whoever begins a turn with high tide', () => {
  const start = (active: 0 | 1, tide: Tide) => {
    const houses = ['dis', 'mars', 'logos'] as const
    const t = table({
      seats: [{ artifacts: ['mechabuoy'], houses: [...houses] }, { houses: [...houses] }],
      active,
      step: 'end',
      tide,
      auto: true,
    })
    return [t.seat(0).amber, t.seat(1).amber]
  }
  expect([start(1, 0), start(0, 1), start(0, 0), start(1, 'neutral')]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ])
})

test('austeralis-seaborg raises the tide when its damage destroys', () => {
  const start = () => logos({ battleline: ['austeralis-seaborg'] }, { battleline: ['troll', 'dust-pixie'] }).reap('austeralis-seaborg')
  expect(start().targets).toEqual(['austeralis-seaborg', 'dust-pixie', 'troll'])
  const t = start().target('dust-pixie')
  expect([t.card('dust-pixie').zone, t.tide]).toEqual(['discard', 0])
  expect(start().target('troll').tide).toBe('neutral')
})

test('bilgewarden hands the tide over, or takes it, when played and when it reaps', () => {
  const t = logos({ hand: ['bilgewarden'] }).play('bilgewarden')
  expect(t.tide).toBe(0)
  t.set('bilgewarden', { exhausted: false }).reap('bilgewarden')
  expect([t.tide, t.idle]).toEqual([1, true])
})

test('hydrocataloguer archives the top card of the deck of whoever raises the tide', () => {
  const t = logos({ artifacts: ['hydrocataloguer'], hand: ['bilgewarden'], deck: ['anger', 'punch'] }, { deck: ['troll'] }).play(
    'bilgewarden',
  )
  expect([t.seat(0).archives, t.seat(1).archives]).toEqual([['anger'], []])
  t.set('bilgewarden', { exhausted: false }).reap('bilgewarden')
  expect([t.seat(0).archives, t.seat(1).archives]).toEqual([['anger'], ['troll']])
})

test('pi-sweven draws three while the tide is high', () => {
  expect(
    logos({ battleline: ['pi-sweven'] }, {}, 0)
      .reap('pi-sweven')
      .seat(0).hand.length,
  ).toBe(3)
  expect(
    logos({ battleline: ['pi-sweven'] }, {}, 1)
      .reap('pi-sweven')
      .seat(0).hand.length,
  ).toBe(0)
})

test('captain-kresage-evil-twin takes four keywords from every creature, and no other', () => {
  const t = logos({ battleline: ['captain-kresage-evil-twin', 'dr-verokter'] }, { battleline: ['champion-anaphiel', 'macis-asp'] })
  expect(['dr-verokter', 'champion-anaphiel', 'macis-asp'].map((id) => t.card(id).keywords)).toEqual([{}, {}, {}])
})

test.each([
  ['prof-garwynne-evil-twin', 'fight'],
  ['prof-garwynne', 'reap'],
] as const)('%s may take one card of the archives into the hand', (id, how) => {
  const start = () => {
    const t = logos({ battleline: [id], archives: ['anger', 'punch'] }, { battleline: ['dust-pixie'] })
    return how === 'fight' ? t.fight(id, 'dust-pixie') : t.reap(id)
  }
  expect(start().targets).toEqual(['anger', 'punch'])
  const t = start().target('punch')
  expect([t.seat(0).hand, t.seat(0).archives]).toEqual([['punch'], ['anger']])
  expect(start().no().seat(0).archives).toEqual(['anger', 'punch'])
})

test('talmage-steelheart-evil-twin deals damage for each card played this turn, itself too', () => {
  const t = logos({ hand: ['archon-s-callback', 'science', 'talmage-steelheart-evil-twin'], deck: [] }, { battleline: ['troll', 'krump'] })
  t.play('science').play('talmage-steelheart-evil-twin')
  expect(t.targets).toEqual(['krump', 'troll'])
  expect(t.target('troll').card('troll').damage).toBe(2)
})

test('talmage-steelheart gets a power counter for each card played this turn, itself too', () => {
  const t = logos({ hand: ['science', 'talmage-steelheart'] })
    .play('science')
    .play('talmage-steelheart')
  expect([t.card('talmage-steelheart').counters, t.card('talmage-steelheart').power]).toEqual([{ power: 2 }, 5])
})

test('rooftop-laboratory lets friendly scientists enter ready', () => {
  const t = logos({ artifacts: ['rooftop-laboratory'], hand: ['bilgewarden', 'armadrone'] })
    .play('bilgewarden')
    .play('armadrone', { left: true })
  expect([t.card('bilgewarden').exhausted, t.card('armadrone').exhausted]).toEqual([false, true])
})

test('reckless-experimentation has its creature play the top card of the deck when it reaps', () => {
  const t = logos({ battleline: [{ card: 'armadrone', upgrades: ['reckless-experimentation'] }], deck: ['tide-warp', 'anger'] })
  expect(t.reap('armadrone').seat(0).artifacts).toEqual(['tide-warp'])
})

test('groundbreaking-discovery destroys all and unforges a key when its three parts are there', () => {
  const parts = { battleline: [{ card: 'dr-verokter', upgrades: ['reckless-experimentation'] }], artifacts: ['rooftop-laboratory'] }
  const t = logos({ hand: ['groundbreaking-discovery'], ...parts }, { battleline: ['troll'], artifacts: ['mechabuoy'], keys: ['red'] })
  t.play('groundbreaking-discovery').choose({ color: 'red' })
  expect([t.seat(0).battleline, t.seat(0).artifacts, t.seat(1).battleline, t.seat(1).artifacts]).toEqual([[], [], [], []])
  expect([t.seat(1).keys, t.seat(0).purged, t.card('reckless-experimentation').zone]).toEqual([[], ['groundbreaking-discovery'], 'discard'])
  const less = logos({ hand: ['groundbreaking-discovery'], ...parts, artifacts: [] }, { battleline: ['troll'], keys: ['red'] })
  less.play('groundbreaking-discovery')
  expect([less.seat(1).keys, less.seat(0).discard]).toEqual([['red'], ['groundbreaking-discovery']])
})

test('backup-plan archives a card for each creature that the opponent has more', () => {
  const t = logos(
    { hand: ['backup-plan'], battleline: ['armadrone'], deck: ['anger', 'punch', 'krump'] },
    { battleline: ['troll', 'krump', 'bumpsy'] },
  )
  expect(t.play('backup-plan').seat(0).archives).toEqual(['anger', 'punch'])
  expect(
    logos({ hand: ['backup-plan'], battleline: ['armadrone'] })
      .play('backup-plan')
      .seat(0).archives,
  ).toEqual([])
})

test('captain-kresage has the keywords of other friendly creatures, of another one like it none', () => {
  const t = logos({ battleline: ['captain-kresage', 'dr-verokter'] }, { battleline: ['champion-anaphiel'] })
  expect(t.card('captain-kresage').keywords).toEqual({ elusive: 1 })
  const two = logos({ battleline: ['captain-kresage', 'captain-kresage'] })
  expect(two.card({ card: 'captain-kresage', copy: 1 }).keywords).toEqual({})
  const three = logos({ battleline: ['captain-kresage', 'captain-kresage', 'macis-asp'] })
  for (const copy of [1, 2]) expect(three.card({ card: 'captain-kresage', copy }).keywords).toEqual({ skirmish: 1, poison: 1 })
})

test('chronophage ends the step of the opponent after a creature or an artifact, not after an action', () => {
  const start = () =>
    table({
      active: 1,
      seats: [{ battleline: ['chronophage'] }, { house: 'logos', hand: ['armadrone', 'isotropic-core', 'science', 'anger'] }],
    })
  expect(start().play('science').step).toBe('main')
  expect(start().play('armadrone').step).not.toBe('main')
  expect(start().play('isotropic-core').step).not.toBe('main')
  expect(logos({ battleline: ['chronophage'], hand: ['armadrone'] }).play('armadrone', { left: true }).step).toBe('main')
})

test('honors-keysis forges for seven more, less one for each card played, and is purged if it does', () => {
  const t = logos({ hand: ['honors-keysis', 'backup-plan'], amber: 10 })
    .play('backup-plan')
    .play('honors-keysis')
  // 6 + 7 - 2 = 11: ten, and one printed on it
  t.choose({ color: 'red' })
  expect([t.seat(0).keys, t.seat(0).purged]).toEqual([['red'], ['honors-keysis']])
  const poor = logos({ hand: ['honors-keysis'], amber: 10 }).play('honors-keysis')
  expect([poor.seat(0).keys, poor.seat(0).discard, poor.seat(0).amber]).toEqual([[], ['honors-keysis'], 11])
})

test('ruins-of-archonis gives its Æmber to whoever plays a sixth card while it is ready', () => {
  const t = logos({ hand: ['ruins-of-archonis', 'anger'] }).play('ruins-of-archonis')
  expect([t.card('ruins-of-archonis').amber, t.targets]).toEqual([4, ['anger']])
  t.target('anger')
  const six = Array.from({ length: 6 }, () => 'rooftop-laboratory')
  const start = (exhausted: boolean) =>
    table({
      active: 1,
      seats: [{ artifacts: [{ card: 'ruins-of-archonis', amber: 4, exhausted }] }, { house: 'logos', hand: six, deck: [] }],
    })
  const played = (exhausted: boolean, n: number) => {
    const game = start(exhausted)
    for (let copy = 1; copy <= n; copy++) game.play({ card: 'rooftop-laboratory', copy })
    return [game.seat(1).amber, game.card('ruins-of-archonis').amber]
  }
  expect([played(false, 5), played(false, 6), played(true, 6)]).toEqual([
    [0, 4],
    [4, 0],
    [0, 4],
  ])
})

test('ruins-of-archonis waits for the sixth card only, and what that one plays does not change it (kf.triggers.1)', () => {
  const hand = Array.from({ length: 7 }, () => 'punch')
  const t = table({
    seats: [
      { house: 'brobnar', artifacts: [{ card: 'ruins-of-archonis', amber: 4 }], hand, battleline: ['troll'] },
      { battleline: ['krump'] },
    ],
  })
  for (let copy = 1; copy <= 5; copy++) t.play({ card: 'punch', copy }).target('troll').set('troll', { damage: 0 })
  expect([t.seat(0).amber, t.idle]).toEqual([5, true])
  t.play({ card: 'punch', copy: 6 })
  expect(t.decision?.kind).toBe('order')
})

test('slrs-austeralis plays a card from the deck for each creature that it exhausts', () => {
  const t = logos({
    artifacts: ['slrs-austeralis'],
    battleline: ['armadrone', 'pi-sweven', { card: 'troll', owner: 0 }],
    deck: ['science', 'tide-warp', 'mechabuoy'],
  })
  t.action('slrs-austeralis')
  expect(t.targets).toEqual(['armadrone', 'pi-sweven'])
  t.choose({ targets: ['armadrone', 'pi-sweven'] })
  expect([t.card('armadrone').exhausted, t.seat(0).artifacts, t.seat(0).deck]).toEqual([
    true,
    ['slrs-austeralis', 'tide-warp'],
    ['mechabuoy'],
  ])
})

test('archon-s-callback draws five and ends the step', () => {
  const t = logos({ hand: ['archon-s-callback', 'science'] }).play('archon-s-callback')
  expect([t.seat(0).hand.length, t.active]).toEqual([6, 1])
})

test('forgive-or-forget archives two of different types, or purges up to two of each discard pile', () => {
  const start = () =>
    logos({ hand: ['forgive-or-forget'], discard: ['anger', 'punch', 'troll'] }, { discard: ['krump'] }).play('forgive-or-forget')
  const t = start().choose({ mode: 0 })
  t.target('punch')
  expect(t.targets).toEqual(['punch', 'troll'])
  expect([...t.target('troll').seat(0).archives].sort()).toEqual(['punch', 'troll'])
  const purge = start()
    .choose({ mode: 1 })
    .choose({ targets: ['anger'] })
    .choose({ targets: ['krump'] })
  expect([purge.seat(0).purged, purge.seat(1).purged]).toEqual([['anger'], ['krump']])
})

test('forgive-or-forget purges from the one discard pile that has cards', () => {
  const t = logos({ hand: ['forgive-or-forget'] }, { discard: ['krump', 'troll'] })
    .play('forgive-or-forget')
    .choose({ mode: 1 })
  expect(t.choose({ targets: ['krump'] }).seat(1).purged).toEqual(['krump'])
  expect(logos({ hand: ['forgive-or-forget'] }).play('forgive-or-forget').idle).toBe(true)
})

test('isotropic-core makes friendly creatures hazardous', () => {
  const t = logos({ artifacts: ['isotropic-core'], battleline: ['armadrone'] }, { battleline: ['troll'] })
  expect([t.card('armadrone').keywords, t.card('troll').keywords]).toEqual([{ hazardous: 1 }, {}])
})

test('mind-bullets deals one to every creature for each card played this turn', () => {
  const t = logos({ hand: ['backup-plan', 'mind-bullets'], battleline: ['captain-kresage'] }, { battleline: ['troll'] })
  t.play('backup-plan').play('mind-bullets')
  expect([t.card('captain-kresage').damage, t.card('troll').damage]).toEqual([2, 2])
})

test('think-twice plays an action from the discard pile and purges it', () => {
  const t = logos({ hand: ['think-twice'], discard: ['archon-s-callback', 'troll', 'backup-plan'], deck: ['anger'] }).play('think-twice')
  expect(t.targets).toEqual(['archon-s-callback', 'backup-plan'])
  t.target('backup-plan')
  expect([t.seat(0).purged, t.seat(0).discard]).toEqual([['backup-plan'], ['think-twice', 'archon-s-callback', 'troll']])
})

test('think-twice chooses no action that cannot be played', () => {
  const late = logos({ hand: ['think-twice'], discard: ['early-birds', 'swallow-whole'] }, {}, 1).play('think-twice')
  expect([late.idle, late.seat(0).purged]).toEqual([true, []])
})

test('armadrone steals one after it fights', () => {
  const t = logos({ battleline: ['armadrone'] }, { battleline: ['dust-pixie'], amber: 2 }).fight('armadrone', 'dust-pixie')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
})

test('final-analysis destroys all; each player draws for the own ones', () => {
  const t = logos({ hand: ['final-analysis'], battleline: ['armadrone', 'pi-sweven'] }, { battleline: ['troll'] }).play('final-analysis')
  expect([t.seat(0).hand.length, t.seat(1).hand.length, t.seat(0).battleline, t.seat(1).battleline]).toEqual([2, 1, [], []])
})

test('old-egad wards its neighbors when destroyed', () => {
  const t = logos({ battleline: ['armadrone', 'old-egad', 'pi-sweven', 'chronophage'] }, { battleline: ['troll'] }).fight(
    'old-egad',
    'troll',
  )
  expect(['armadrone', 'pi-sweven', 'chronophage'].map((id) => t.card(id).warded)).toEqual([true, true, false])
})

test('science gives one for each other action card of the turn', () => {
  const t = logos({ hand: ['science', 'backup-plan', 'armadrone'] }).play('science')
  expect(t.seat(0).amber).toBe(0)
  expect(t.play('backup-plan').choose({ option: 0 }).play('armadrone').seat(0).amber).toBe(1)
})

test('static-charge hurts the neighbors of its creature at the start of its controller’s turn', () => {
  const t = table({
    active: 1,
    step: 'end',
    auto: true,
    seats: [
      { battleline: ['chronophage', { card: 'captain-kresage', upgrades: ['static-charge'] }, 'binary-moray', 'troll'] },
      { houses: ['dis', 'mars', 'logos'] },
    ],
  })
  expect(['chronophage', 'captain-kresage', 'binary-moray', 'troll'].map((id) => t.card(id).damage)).toEqual([2, 0, 2, 0])
})

test('submersive-principle takes one from each player, at high tide half', () => {
  const amber = (tide: Tide) => {
    const t = logos({ hand: ['submersive-principle'], amber: 4 }, { amber: 7 }, tide).play('submersive-principle')
    return [t.seat(0).amber, t.seat(1).amber]
  }
  expect([amber(0), amber(1)]).toEqual([
    [2, 4],
    [3, 6],
  ])
})

test('theory-or-conjecture archives two of the deck, or plays the top one', () => {
  const start = () => logos({ hand: ['theory-or-conjecture'], deck: ['tide-warp', 'anger', 'punch'] }).play('theory-or-conjecture')
  expect([...start().choose({ mode: 0 }).seat(0).archives].sort()).toEqual(['anger', 'tide-warp'])
  expect(start().seat(0).amber).toBe(0)
  expect(start().choose({ mode: 1 }).seat(0).artifacts).toEqual(['tide-warp'])
})
