import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Saurian: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Saurian is active. */

type Tide = 0 | 1 | 'neutral'
const saurian = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'saurian', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('reach-advantage captures three at high tide, and raises it otherwise', () => {
  const t = saurian({ hand: ['reach-advantage'], battleline: ['galeatops'] }, { amber: 4, battleline: ['troll'] }, 0).play(
    'reach-advantage',
  )
  expect(t.targets).toEqual(['galeatops'])
  expect([t.target('galeatops').card('galeatops').amber, t.seat(1).amber]).toEqual([3, 1])
  const low = saurian({ hand: ['reach-advantage'], battleline: ['galeatops'] }, { amber: 4 }, 1).play('reach-advantage')
  expect([low.tide, low.card('galeatops').amber, low.idle]).toEqual([0, 0, true])
})

test('bestiarii-urso-evil-twin stuns a creature, when played and after a fight', () => {
  const t = saurian({ hand: ['bestiarii-urso-evil-twin'] }, { battleline: ['troll'] })
    .play('bestiarii-urso-evil-twin')
    .target('troll')
  expect(t.card('troll').stunned).toBe(true)
})

test('bestiarii-urso may unstun a creature, when played and when it reaps', () => {
  const start = () => saurian({ battleline: ['bestiarii-urso'] }, { battleline: [{ card: 'troll', stunned: true }] }).reap('bestiarii-urso')
  expect(start().target('troll').card('troll').stunned).toBe(false)
  expect(start().no().card('troll').stunned).toBe(true)
})

test('bestiarii-urso asks nothing where nobody is stunned', () => {
  expect(saurian({ hand: ['bestiarii-urso'] }, { battleline: ['troll'] }).play('bestiarii-urso').idle).toBe(true)
})

test('censor-philo-evil-twin deals five to a creature with Æmber', () => {
  const t = saurian({ hand: ['censor-philo-evil-twin'] }, { battleline: [{ card: 'troll', amber: 1 }, 'krump'] }).play(
    'censor-philo-evil-twin',
  )
  expect(t.targets).toEqual(['troll'])
  expect(t.target('troll').card('troll').damage).toBe(5)
})

test('censor-philo takes no damage from creatures with Æmber, in a fight or by what they do', () => {
  const damage = (amber: number) =>
    saurian({ battleline: ['censor-philo'] }, { battleline: [{ card: 'bumpsy', amber }] })
      .fight('censor-philo', 'bumpsy')
      .card('censor-philo')
  expect([damage(1).damage, damage(0).zone]).toEqual([0, 'discard'])
  const reaped = (amber: number) =>
    table({
      active: 1,
      tide: 1,
      seats: [{ battleline: ['censor-philo'] }, { house: 'logos', battleline: [{ card: 'austeralis-seaborg', amber }] }],
    })
      .reap('austeralis-seaborg')
      .target('censor-philo')
      .card('censor-philo').damage
  expect([reaped(1), reaped(0)]).toEqual([0, 2])
})

test('eclectic-ambrosius-evil-twin blanks an enemy as long as it has an ignorance counter', () => {
  const t = saurian({ battleline: ['eclectic-ambrosius-evil-twin'] }, { battleline: ['champion-anaphiel', 'troll'] }).reap(
    'eclectic-ambrosius-evil-twin',
  )
  expect(t.targets).toEqual(['champion-anaphiel', 'troll'])
  t.target('champion-anaphiel')
  expect([t.card('champion-anaphiel').counters, t.card('champion-anaphiel').keywords]).toEqual([{ ignorance: 1 }, {}])
  // it stays when the one who did it is gone, and a second counter is no second effect
  t.set('eclectic-ambrosius-evil-twin', { exhausted: false }).reap('eclectic-ambrosius-evil-twin').target('champion-anaphiel')
  t.move('eclectic-ambrosius-evil-twin', 'discard')
  expect([t.card('champion-anaphiel').counters, t.card('champion-anaphiel').keywords]).toEqual([{ ignorance: 2 }, {}])
})

test('eclectic-ambrosius learns at the end of each turn, and turns three counters into six Æmber', () => {
  const t = table({ seats: [{ battleline: ['eclectic-ambrosius'], house: 'saurian' }, { houses: ['dis', 'mars', 'logos'] }] })
  expect(t.endTurn().card('eclectic-ambrosius').counters).toEqual({ knowledge: 1 })
  const gained = (knowledge: number) => {
    const own = saurian({ battleline: [{ card: 'eclectic-ambrosius', counters: { knowledge } }] }).action('eclectic-ambrosius')
    return [own.seat(0).amber, own.card('eclectic-ambrosius').counters.knowledge ?? 0]
  }
  expect([gained(4), gained(3), gained(2)[0]]).toEqual([[6, 1], [6, 0], 0])
})

test('lapisaurus-evil-twin exalts the creature that it fights', () => {
  const t = saurian({ battleline: ['lapisaurus-evil-twin'] }, { battleline: ['troll'] }).fight('lapisaurus-evil-twin', 'troll')
  expect([t.card('troll').amber, t.card('lapisaurus-evil-twin').damage]).toEqual([1, 0])
})

test('lapisaurus has enemies that attack it exalted, and none that attack others', () => {
  const start = () =>
    table({
      active: 1,
      seats: [{ battleline: ['lapisaurus', 'galeatops', 'scylla'] }, { house: 'brobnar', battleline: ['troll', 'krump'] }],
    })
  const t = start().fight('troll', 'lapisaurus')
  expect(['troll', 'krump', 'lapisaurus'].map((id) => t.card(id).amber)).toEqual([1, 0, 0])
  expect(start().fight('troll', 'scylla').card('troll').amber).toBe(0)
})

test('magistra-vita-evil-twin may exalt a friendly creature of another house to fight with it', () => {
  const t = saurian({ hand: ['magistra-vita-evil-twin'], battleline: ['troll', 'scylla'] }, { battleline: ['dust-pixie'] }).play(
    'magistra-vita-evil-twin',
    { left: true },
  )
  expect(t.targets).toEqual(['troll'])
  t.target('troll').target('dust-pixie')
  expect([t.card('troll').amber, t.seat(1).battleline]).toEqual([1, []])
})

test('magistra-vita may exalt a friendly creature of another house to reap with it', () => {
  const t = saurian({ hand: ['magistra-vita'], battleline: ['troll', 'scylla'] })
    .play('magistra-vita', { left: true })
    .target('troll')
  expect([t.card('troll').amber, t.card('troll').exhausted, t.seat(0).amber]).toEqual([1, true, 1])
})

test.each([
  ['physicus-felix-evil-twin', 1, 0],
  ['physicus-felix', 0, 1],
] as const)('%s may exalt a creature at its tide', (id, yes, no) => {
  const t = saurian({ hand: [id] }, { battleline: ['troll'] }, yes)
    .play(id)
    .target('troll')
  expect(t.card('troll').amber).toBe(1)
  expect(saurian({ hand: [id] }, { battleline: ['troll'] }, no).play(id).idle).toBe(true)
})

test('undagnathus-evil-twin takes double damage at low tide', () => {
  const damage = (tide: Tide) =>
    saurian({ battleline: ['undagnathus-evil-twin'] }, { battleline: ['dust-pixie'] }, tide)
      .fight('undagnathus-evil-twin', 'dust-pixie')
      .card('undagnathus-evil-twin').damage
  expect([damage(0), damage('neutral'), damage(1)]).toEqual([1, 1, 2])
})

test('undagnathus deals no damage at low tide', () => {
  const damage = (tide: Tide) =>
    saurian({ battleline: ['undagnathus'] }, { battleline: ['galeatops'] }, tide)
      .fight('undagnathus', 'galeatops')
      .card('galeatops').zone
  expect([damage(0), damage(1)]).toEqual(['discard', 'battleline'])
})

test('bracchanalia gives its Æmber to whoever begins a turn with four creatures that carry some', () => {
  const t = saurian({ hand: ['bracchanalia'], battleline: ['scylla'] }, { amber: 2 })
    .play('bracchanalia')
    .target('scylla')
  expect([t.card('bracchanalia').amber, t.card('scylla').amber]).toEqual([4, 1])
  const start = (n: number) => {
    const battleline = Array.from({ length: 4 }, (_, i) => ({ card: 'scylla', amber: i < n ? 1 : 0 }))
    const game = table({
      step: 'end',
      auto: true,
      seats: [{ artifacts: [{ card: 'bracchanalia', amber: 4 }] }, { battleline, houses: ['dis', 'mars', 'saurian'] }],
    })
    return [game.seat(0).amber, game.seat(1).amber]
  }
  expect([start(4), start(3)]).toEqual([
    [0, 4],
    [0, 0],
  ])
})

test('brachiaditus stuns its neighbors and takes one from each', () => {
  const t = saurian({ hand: ['brachiaditus'], battleline: [{ card: 'scylla', amber: 2 }, 'galeatops', 'charybdis'] }).play('brachiaditus', {
    place: 1,
  })
  expect(['scylla', 'galeatops', 'charybdis'].map((id) => [t.card(id).stunned, t.card(id).amber])).toEqual([
    [true, 1],
    [true, 0],
    [false, 0],
  ])
})

test('enlist-numeri takes an enemy with Æmber, which is Saurian from then on', () => {
  const t = saurian({ hand: ['enlist-numeri'] }, { battleline: [{ card: 'troll', amber: 1 }, 'krump'] }).play('enlist-numeri')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  if (t.decision?.kind === 'flank') t.choose({ option: 0 })
  expect([t.card('troll').controller, t.card('troll').houses]).toEqual([0, ['saurian']])
})

test('hastatus-raptor may be exalted to deal damage by what lies on friendly raptors', () => {
  const t = saurian({ battleline: ['hastatus-raptor', { card: 'hastatus-raptor', amber: 2 }] }, { battleline: ['galeatops'] })
  t.fight({ card: 'hastatus-raptor', copy: 1 }, 'galeatops').yes()
  expect(t.card('galeatops').damage).toBe(3 + 5)
})

test('iss-indominus deals one to every enemy for each Saurian that it exhausts', () => {
  const t = saurian({ artifacts: ['iss-indominus'], battleline: ['scylla', 'galeatops'] }, { battleline: ['troll', 'krump'] }).action(
    'iss-indominus',
  )
  t.choose({ targets: ['scylla', 'galeatops'] })
  expect(['troll', 'krump', 'scylla'].map((id) => t.card(id).damage)).toEqual([2, 2, 0])
  // all of it is of one effect, and costs one ward (kf.ward.8)
  const warded = saurian(
    { artifacts: ['iss-indominus'], battleline: ['scylla', 'galeatops'] },
    { battleline: [{ card: 'troll', warded: true }] },
  )
  warded.action('iss-indominus').choose({ targets: ['scylla', 'galeatops'] })
  expect(warded.card('troll')).toMatchObject({ warded: false, damage: 0 })
})

test('swallow-whole purges the weaker of two, and the other grows by its power, at high tide only', () => {
  const t = saurian({ hand: ['swallow-whole'], battleline: ['galeatops'] }, { battleline: ['krump', 'troll'] }, 0).play('swallow-whole')
  t.choose({ targets: ['galeatops', 'krump'] })
  t.target('krump')
  expect([t.card('krump').zone, t.card('galeatops').power, t.idle]).toEqual(['purged', 18, true])
  expect(saurian({ hand: ['swallow-whole'] }, {}, 1).can({ verb: 'play', card: 'swallow-whole' })).toBe(false)
})

test('the-first-scroll has the creatures of whoever forges capture from their own side', () => {
  const t = table({
    active: 1,
    step: 'end',
    auto: true,
    seats: [{ battleline: ['scylla', 'galeatops'], amber: 8, houses: ['dis', 'mars', 'saurian'] }, { artifacts: ['the-first-scroll'] }],
  })
  t.choose({ color: 'red' })
  expect([t.seat(0).amber, t.card('scylla').amber, t.card('galeatops').amber]).toEqual([0, 1, 1])
})

test('ankylo-formation gives skirmish to one, or to all for an exaltation', () => {
  const start = () => saurian({ hand: ['ankylo-formation'], battleline: ['scylla', 'galeatops'] }).play('ankylo-formation')
  const one = start().choose({ mode: 0 }).target('scylla')
  expect(['scylla', 'galeatops'].map((id) => one.card(id).keywords.skirmish)).toEqual([1, undefined])
  const all = start().choose({ mode: 1 }).target('scylla')
  expect(['scylla', 'galeatops'].map((id) => [all.card(id).keywords.skirmish, all.card(id).amber])).toEqual([
    [1, 1],
    [1, 0],
  ])
})

test('bury-riches moves one from each creature to its controller at high tide, and raises it otherwise', () => {
  const mine = { hand: ['bury-riches'], battleline: [{ card: 'scylla', amber: 2 }, 'galeatops'] }
  const t = saurian(mine, { battleline: [{ card: 'troll', amber: 1 }] }, 0).play('bury-riches')
  expect([t.seat(0).amber, t.seat(1).amber, t.card('scylla').amber, t.card('troll').amber]).toEqual([1, 1, 1, 0])
  const low = saurian(mine, {}, 1).play('bury-riches')
  expect([low.tide, low.seat(0).amber]).toEqual([0, 0])
})

test('di-no-you-didn-t destroys an enemy with Æmber', () => {
  const t = saurian(
    { hand: ['di-no-you-didn-t'], battleline: [{ card: 'scylla', amber: 1 }] },
    { battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
  ).play('di-no-you-didn-t')
  expect(t.targets).toEqual(['troll'])
  expect(t.target('troll').card('troll').zone).toBe('discard')
})

test('saurarium keeps the weakest creatures from reaping', () => {
  const t = saurian({ artifacts: ['saurarium'], battleline: ['magistra-vita', 'galeatops'] }, { battleline: ['troll'] })
  expect(['magistra-vita', 'galeatops'].map((card) => t.can({ verb: 'reap', card }))).toEqual([false, true])
})

test('trojan-sauropod goes to the opponent, whose use brings the creatures of your hand into play', () => {
  const t = saurian({ hand: ['trojan-sauropod'] }).play('trojan-sauropod')
  expect(t.card('trojan-sauropod').controller).toBe(1)
  const used = table({
    active: 1,
    seats: [
      { hand: ['scylla', 'galeatops', 'anger'], deck: ['punch', 'troll', 'krump', 'bumpsy', 'valdr', 'smaaash', 'tremor'] },
      { house: 'saurian', artifacts: [{ card: 'trojan-sauropod', owner: 0 }] },
    ],
  }).omni('trojan-sauropod')
  while (used.decision?.kind !== 'main') used.choose({ option: 0 })
  expect([
    used.seat(1).amber,
    [...used.seat(0).battleline].sort(),
    used.card('scylla').exhausted,
    used.card('galeatops').exhausted,
  ]).toEqual([3, ['galeatops', 'scylla'], false, false])
  expect([used.seat(0).hand.length, used.card('trojan-sauropod').zone]).toEqual([6, 'discard'])
})

test('trojan-sauropod: the active player orders the creatures and says where each goes', () => {
  const t = saurian({ artifacts: ['trojan-sauropod'] }, { hand: ['scylla', 'anger', 'galeatops'], battleline: ['troll'] }).omni(
    'trojan-sauropod',
  )
  expect([t.decision?.seat, t.decision?.kind]).toEqual([0, 'order'])
  t.choose({ card: 'galeatops' }).choose({ place: 'right' }).choose({ place: 'right' })
  expect(t.seat(1).battleline).toEqual(['troll', 'galeatops', 'scylla'])
})

test('wipe-clear deals one to all and destroys every upgrade', () => {
  const t = saurian(
    { hand: ['wipe-clear'], battleline: [{ card: 'scylla', upgrades: ['hand-cannon'] }] },
    { battleline: [{ card: 'troll', upgrades: ['ransom'] }] },
  ).play('wipe-clear')
  expect([t.card('scylla').damage, t.card('troll').damage, t.card('hand-cannon').zone, t.card('ransom').zone]).toEqual([
    1,
    1,
    'discard',
    'discard',
  ])
})

test('altruist-s-rostrum moves one from a creature to another', () => {
  const t = saurian({ artifacts: ['altruist-s-rostrum'], battleline: [{ card: 'scylla', amber: 1 }] }, { battleline: ['troll'] }).action(
    'altruist-s-rostrum',
  )
  t.target('scylla').target('troll')
  expect([t.card('scylla').amber, t.card('troll').amber]).toEqual([0, 1])
})

test('carpe-vinum exalts two enemies', () => {
  const t = saurian({ hand: ['carpe-vinum'] }, { battleline: ['troll', 'krump', 'bumpsy'] })
    .play('carpe-vinum')
    .choose({ targets: ['troll', 'krump'] })
  expect(['troll', 'krump', 'bumpsy'].map((id) => t.card(id).amber)).toEqual([1, 1, 0])
})

test('crushing-charge destroys the weak for a chain', () => {
  const t = saurian({ hand: ['crushing-charge'], battleline: ['scylla'] }, { battleline: ['dust-pixie', 'troll', 'freebooter-faye'] }).play(
    'crushing-charge',
  )
  expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).chains]).toEqual([['scylla'], ['troll'], 1])
})

test('decadence exalts, readies and uses a friendly creature, or moves one Æmber', () => {
  const start = () =>
    saurian({ hand: ['decadence'], battleline: [{ card: 'scylla', exhausted: true }] }, { battleline: [{ card: 'troll', amber: 1 }] }).play(
      'decadence',
    )
  const used = start().choose({ mode: 0 }).target('scylla').choose({ verb: 'reap' })
  expect([used.card('scylla').amber, used.seat(0).amber, used.card('scylla').exhausted]).toEqual([1, 1, true])
  const moved = start().choose({ mode: 1 }).target('troll').target('scylla')
  expect([moved.card('troll').amber, moved.card('scylla').amber]).toEqual([0, 1])
})

test('medicus-lacus lets Æmber on friendly creatures pay for keys at high tide', () => {
  const forges = (tide: Tide) => {
    const t = table({
      active: 1,
      step: 'end',
      tide,
      seats: [{ battleline: ['medicus-lacus', { card: 'scylla', amber: 4 }], amber: 2, houses: ['dis', 'mars', 'saurian'] }, {}],
    })
    for (let left = 9; left > 0 && t.step !== 'house' && t.active === 1; left--) t.choose({ option: 0 })
    return t.decision?.kind
  }
  expect([forges(0), forges(1)]).toEqual(['pay', 'house'])
})

test('ostracize pays one to purge a creature', () => {
  const t = saurian({ hand: ['ostracize'], amber: 1 }, { battleline: ['troll'] })
    .play('ostracize')
    .target('troll')
  expect([t.seat(0).amber, t.seat(1).purged]).toEqual([0, ['troll']])
  expect(saurian({ hand: ['ostracize'] }, { battleline: ['troll'] }).play('ostracize').idle).toBe(true)
})

test('venator-altum is exalted when it is dealt damage at low tide', () => {
  const amber = (tide: Tide) =>
    saurian({ battleline: ['venator-altum'] }, { battleline: ['krump'] }, tide)
      .fight('venator-altum', 'krump')
      .card('venator-altum').amber
  expect([amber(0), amber(1)]).toEqual([0, 1])
})
