import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Dark Tidings, house Shadows: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Shadows is active. */

type Tide = 0 | 1 | 'neutral'
const shadows = (own: ScenarioSeat, other: ScenarioSeat = {}, tide?: Tide) =>
  table({ seats: [{ house: 'shadows', ...own }, other], ...(tide === undefined ? {} : { tide }) })

test('freebooter-faye raises the tide, and steals one at high tide', () => {
  const t = shadows({ hand: ['freebooter-faye'] }, { amber: 2 }).play('freebooter-faye')
  expect([t.tide, t.seat(1).amber]).toEqual([0, 2])
  t.set('freebooter-faye', { exhausted: false }).reap('freebooter-faye')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  expect(
    shadows({ battleline: ['freebooter-faye'] }, { amber: 2 }, 1)
      .reap('freebooter-faye')
      .seat(1).amber,
  ).toBe(2)
})

test('captain-no-beard-evil-twin has its neighbors capture when destroyed', () => {
  const t = shadows({ battleline: ['hobnobber', 'captain-no-beard-evil-twin', 'jackie-tar'] }, { battleline: ['troll'], amber: 3 }).fight(
    'captain-no-beard-evil-twin',
    'troll',
  )
  expect([t.card('hobnobber').amber, t.card('jackie-tar').amber, t.seat(1).amber]).toEqual([1, 1, 1])
})

test('freebooter-faye-evil-twin raises the tide, and steals before fights at high tide', () => {
  expect(shadows({ hand: ['freebooter-faye-evil-twin'] }).play('freebooter-faye-evil-twin').tide).toBe(0)
  const stolen = (tide: Tide) =>
    shadows({ battleline: ['freebooter-faye-evil-twin'] }, { battleline: ['dust-pixie'], amber: 2 }, tide)
      .fight('freebooter-faye-evil-twin', 'dust-pixie')
      .seat(0).amber
  expect([stolen(0), stolen(1)]).toEqual([1, 0])
})

test('hard-simpson-evil-twin has a damaged creature capture from its own side at high tide', () => {
  const t = shadows({ battleline: ['hard-simpson-evil-twin'] }, { battleline: [{ card: 'troll', damage: 1 }, 'krump'], amber: 2 }, 0).reap(
    'hard-simpson-evil-twin',
  )
  expect(t.targets).toEqual(['troll'])
  expect([t.target('troll').card('troll').amber, t.seat(1).amber]).toEqual([1, 1])
  expect(
    shadows({ battleline: ['hard-simpson-evil-twin'] }, { battleline: [{ card: 'troll', damage: 1 }], amber: 2 }, 1).reap(
      'hard-simpson-evil-twin',
    ).idle,
  ).toBe(true)
})

test('hobnobber-evil-twin steals the only Æmber; hobnobber steals two from who has six', () => {
  const twin = (amber: number) =>
    shadows({ battleline: ['hobnobber-evil-twin'] }, { amber })
      .omni('hobnobber-evil-twin')
      .seat(0).amber
  expect([twin(1), twin(2), twin(0)]).toEqual([1, 0, 0])
  const own = (amber: number) =>
    shadows({ battleline: ['hobnobber'] }, { amber })
      .action('hobnobber')
      .seat(0).amber
  expect([own(6), own(5)]).toEqual([2, 0])
})

test('monty-bank-evil-twin is exalted twice, monty-bank may be; both steal for what lies on them', () => {
  const twin = shadows({ hand: ['monty-bank-evil-twin'] }, { amber: 5 }).play('monty-bank-evil-twin')
  expect(twin.card('monty-bank-evil-twin').amber).toBe(2)
  twin.set('monty-bank-evil-twin', { exhausted: false }).action('monty-bank-evil-twin')
  expect([twin.seat(0).amber, twin.seat(1).amber]).toEqual([2, 3])
  const t = shadows({ hand: ['monty-bank'] }, { amber: 5 })
    .play('monty-bank')
    .yes()
    .no()
  expect(t.card('monty-bank').amber).toBe(1)
  expect(t.set('monty-bank', { exhausted: false }).action('monty-bank').seat(0).amber).toBe(1)
})

test('monty-bank is not asked again after a no', () => {
  const t = shadows({ hand: ['monty-bank'] })
    .play('monty-bank')
    .no()
  expect([t.idle, t.card('monty-bank').amber]).toEqual([true, 0])
  expect(
    shadows({ hand: ['monty-bank'] })
      .play('monty-bank')
      .yes()
      .yes()
      .card('monty-bank').amber,
  ).toBe(2)
})

test('one-eyed-willa-evil-twin takes two after fights at high tide', () => {
  const left = (tide: Tide) =>
    shadows({ battleline: ['one-eyed-willa-evil-twin'] }, { battleline: ['troll'], amber: 3 }, tide)
      .fight('one-eyed-willa-evil-twin', 'troll')
      .seat(1).amber
  expect([left(0), left(1)]).toEqual([1, 3])
})

test('one-eyed-willa is elusive and skirmishes at high tide, and steals after fights', () => {
  const t = shadows({ battleline: ['one-eyed-willa'] }, { battleline: ['troll'], amber: 3 }, 0)
  expect(t.card('one-eyed-willa').keywords).toEqual({ elusive: 1, skirmish: 1 })
  expect(t.fight('one-eyed-willa', 'troll').seat(0).amber).toBe(1)
  expect(shadows({ battleline: ['one-eyed-willa'] }, {}, 1).card('one-eyed-willa').keywords).toEqual({})
})

test.each([
  ['sea-urchin-evil-twin', 2],
  ['sea-urchin', 1],
] as const)('%s captures, or steals at high tide', (id, n) => {
  const low = shadows({ hand: [id] }, { amber: 3 }, 1).play(id)
  expect([low.card(id).amber, low.seat(0).amber, low.seat(1).amber]).toEqual([n, 0, 3 - n])
  const high = shadows({ hand: [id] }, { amber: 3 }, 0).play(id)
  expect([high.card(id).amber, high.seat(0).amber, high.seat(1).amber]).toEqual([0, n, 3 - n])
})

test('archon-s-revenge steals one for each Shadows creature that it exhausts', () => {
  const t = shadows({ artifacts: ['archon-s-revenge'], battleline: ['hobnobber', 'jackie-tar', 'sea-urchin'] }, { amber: 5 }).action(
    'archon-s-revenge',
  )
  t.choose({ targets: ['hobnobber', 'jackie-tar'] })
  expect([t.seat(0).amber, t.card('hobnobber').exhausted, t.card('sea-urchin').exhausted]).toEqual([2, true, false])
})

test('captain-no-beard gives its neighbors taunt, and captures one when it reaps', () => {
  const t = shadows({ battleline: ['hobnobber', 'captain-no-beard', 'jackie-tar', 'sea-urchin'] }, { amber: 1 })
  expect(['hobnobber', 'captain-no-beard', 'jackie-tar'].map((id) => t.card(id).keywords.taunt)).toEqual([1, undefined, 1])
  expect(t.reap('captain-no-beard').card('captain-no-beard').amber).toBe(1)
})

test('dead-man-s-chest gives its Æmber to the active player once six creatures were destroyed in the turn', () => {
  const played = shadows({ hand: ['dead-man-s-chest'] }, { battleline: ['troll'] })
    .play('dead-man-s-chest')
    .target('troll')
  expect([played.card('dead-man-s-chest').amber, played.card('troll').damage]).toEqual([4, 2])
  const pixies = (n: number) => {
    const t = shadows(
      { artifacts: [{ card: 'dead-man-s-chest', amber: 4 }], hand: ['kerwollop'] },
      { battleline: Array.from({ length: n }, () => 'dust-pixie') },
    ).play('kerwollop')
    return [t.seat(0).amber, t.card('dead-man-s-chest').amber]
  }
  // the last of several that fall together need not be put in order: all that is there is moved once
  expect([pixies(5), pixies(6), pixies(8)]).toEqual([
    [5, 4],
    [10, 0],
    [12, 0],
  ])
})

test('early-birds readies every Shadows card, and is played first', () => {
  const t = shadows(
    {
      hand: ['early-birds', 'easy-marks'],
      battleline: [
        { card: 'hobnobber', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
      artifacts: [{ card: 'submersible', exhausted: true }],
    },
    { battleline: [{ card: 'jackie-tar', exhausted: true }] },
  ).play('early-birds')
  expect(['hobnobber', 'troll', 'submersible', 'jackie-tar'].map((id) => t.card(id).exhausted)).toEqual([false, true, false, false])
  const late = shadows({ hand: ['early-birds', 'easy-marks'] }).play('easy-marks')
  expect(late.can({ verb: 'play', card: 'early-birds' })).toBe(false)
})

test('easy-marks exalts damaged enemies', () => {
  const t = shadows(
    { hand: ['easy-marks'], battleline: [{ card: 'hobnobber', damage: 1 }] },
    { battleline: [{ card: 'troll', damage: 1 }, 'krump'] },
  ).play('easy-marks')
  expect(['hobnobber', 'troll', 'krump'].map((id) => t.card(id).amber)).toEqual([0, 1, 0])
})

test('ransom holds its creature until its controller pays two at the start of a turn', () => {
  const held = table({ seats: [{ house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['ransom'] }] }, {}] })
  expect(held.can({ verb: 'reap', card: 'troll' })).toBe(false)
  const start = () =>
    table({
      active: 1,
      step: 'end',
      auto: true,
      seats: [
        { battleline: [{ card: 'troll', upgrades: [{ card: 'ransom', owner: 1 }] }], amber: 3 },
        { houses: ['dis', 'mars', 'logos'] },
      ],
    })
  const paid = start().yes()
  expect([paid.seat(0).amber, paid.seat(1).amber, paid.card('ransom').zone]).toEqual([1, 2, 'discard'])
  expect(start().no().card('ransom').zone).toBe('upgrade')
})

test('ransom asks nobody who has too little (kf.pay.2)', () => {
  const t = table({ step: 'start', seats: [{ house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['ransom'] }], amber: 1 }, {}] })
  expect([t.decision?.kind, t.card('ransom').zone]).toEqual(['house', 'upgrade'])
})

test('submersible hides friendly thieves at high tide', () => {
  const t = shadows({ artifacts: ['submersible'], battleline: ['hobnobber', 'troll'] }, { battleline: ['sea-urchin'] }, 0)
  expect(['hobnobber', 'troll', 'sea-urchin'].map((id) => t.card(id).keywords.elusive)).toEqual([1, undefined, undefined])
  expect(shadows({ artifacts: ['submersible'], battleline: ['hobnobber'] }, {}, 1).card('hobnobber').keywords).toEqual({})
})

test('widespread-corruption has a creature of the other player capture what a reap brings', () => {
  const t = shadows({ artifacts: ['widespread-corruption'], battleline: ['hobnobber'] }, { battleline: ['troll', 'krump'] }).reap(
    'hobnobber',
  )
  expect(t.targets).toEqual(['krump', 'troll'])
  expect([t.target('troll').card('troll').amber, t.seat(0).amber]).toEqual([1, 0])
  const alone = shadows({ artifacts: ['widespread-corruption'], battleline: ['hobnobber'] }).reap('hobnobber')
  expect([alone.seat(0).amber, alone.idle]).toEqual([1, true])
})

test('blatant-thievery enrages an enemy and takes all that lies on it', () => {
  const t = shadows({ hand: ['blatant-thievery'] }, { battleline: [{ card: 'troll', amber: 3 }] })
    .play('blatant-thievery')
    .target('troll')
  expect([t.card('troll').enraged, t.card('troll').amber, t.seat(0).amber]).toEqual([true, 0, 4])
})

test('hand-cannon gives skirmish and moves one from the creature fought', () => {
  const t = shadows(
    { battleline: [{ card: 'hobnobber', upgrades: ['hand-cannon'] }] },
    { battleline: [{ card: 'troll', amber: 2 }] },
  ).fight('hobnobber', 'troll')
  expect([t.card('hobnobber').damage, t.card('troll').amber, t.seat(0).amber]).toEqual([0, 1, 1])
})

test('safe-or-sorry archives friendly creatures, or deals damage by the Æmber of the opponent', () => {
  const start = () =>
    shadows({ hand: ['safe-or-sorry'], battleline: ['hobnobber', 'jackie-tar'] }, { battleline: ['troll'], amber: 4 }).play('safe-or-sorry')
  const safe = start()
    .choose({ mode: 0 })
    .choose({ targets: ['hobnobber', 'jackie-tar'] })
  expect([...safe.seat(0).archives].sort()).toEqual(['hobnobber', 'jackie-tar'])
  expect(start().choose({ mode: 1 }).target('troll').card('troll').damage).toBe(4)
})

test('stir-up-trouble has two neighbors hit each other at once', () => {
  const t = shadows({ hand: ['stir-up-trouble'] }, { battleline: ['troll', 'krump', 'bumpsy'] })
    .play('stir-up-trouble')
    .target('krump')
  expect(t.targets).toEqual(['bumpsy', 'troll'])
  t.target('bumpsy')
  expect(['troll', 'krump', 'bumpsy'].map((id) => [t.card(id).zone, t.card(id).damage])).toEqual([
    ['battleline', 0],
    ['battleline', 5],
    ['discard', 0],
  ])
})

test('stir-up-trouble chooses no creature that stands alone', () => {
  const t = shadows({ hand: ['stir-up-trouble'], battleline: ['hobnobber'] }, { battleline: ['troll', 'krump'] }).play('stir-up-trouble')
  expect(t.targets).toEqual(['krump', 'troll'])
  expect(shadows({ hand: ['stir-up-trouble'], battleline: ['hobnobber'] }).play('stir-up-trouble').idle).toBe(true)
})

test('the-flyin--specter steals at high tide, and is destroyed when the opponent raises it', () => {
  const stolen = (tide: Tide) =>
    shadows({ artifacts: ['the-flyin--specter'] }, { amber: 2 }, tide)
      .action('the-flyin--specter')
      .seat(0).amber
  expect([stolen(0), stolen(1)]).toEqual([1, 0])
  const t = table({ active: 1, seats: [{ artifacts: ['the-flyin--specter'] }, { house: 'untamed', hand: ['all-tide-up'] }] }).play(
    'all-tide-up',
  )
  expect(t.card('the-flyin--specter').zone).toBe('discard')
})

test('trickle-down-theory raises the tide, and gains one from who has six', () => {
  expect(shadows({ hand: ['trickle-down-theory'] }).play('trickle-down-theory').tide).toBe(0)
  const gained = (amber: number) =>
    shadows({ artifacts: ['trickle-down-theory'] }, { amber })
      .omni('trickle-down-theory')
      .seat(0).amber
  expect([gained(6), gained(5)]).toEqual([1, 0])
})

test('cement-shoes deals two and raises the tide when that destroys', () => {
  const start = () => shadows({ hand: ['cement-shoes'] }, { battleline: ['troll', 'dust-pixie'] }).play('cement-shoes')
  expect([start().target('dust-pixie').tide, start().target('troll').tide]).toEqual([0, 'neutral'])
})

test('gas-pipes-malone has the creature that it fights capture from its own side', () => {
  const t = shadows({ battleline: ['gas-pipes-malone'] }, { battleline: ['troll'], amber: 2 }).fight('gas-pipes-malone', 'troll')
  expect([t.card('troll').amber, t.seat(1).amber]).toEqual([1, 1])
})

test('hard-simpson steals when he survives damage, and is stolen from at low tide', () => {
  const amber = (tide: Tide) => {
    const t = shadows({ battleline: ['hard-simpson'], amber: 1 }, { battleline: ['dust-pixie'], amber: 2 }, tide).fight(
      'hard-simpson',
      'dust-pixie',
    )
    return [t.seat(0).amber, t.seat(1).amber]
  }
  expect([amber(0), amber('neutral'), amber(1)]).toEqual([
    [2, 1],
    [2, 1],
    [0, 3],
  ])
  const dead = shadows({ battleline: ['hard-simpson'] }, { battleline: ['troll'], amber: 2 }, 0).fight('hard-simpson', 'troll')
  expect(dead.seat(0).amber).toBe(0)
})

test('hornswoggle uses an enemy artifact as yours', () => {
  const t = shadows(
    { hand: ['hornswoggle'], artifacts: ['submersible'] },
    { artifacts: ['trickle-down-theory', 'mechabuoy'], amber: 6 },
  ).play('hornswoggle')
  expect(t.targets).not.toContain('submersible')
  t.target('trickle-down-theory').choose({ verb: 'omni' })
  expect(t.seat(0).amber).toBe(2)
})

test('jackie-tar deals one, or six at high tide', () => {
  const damage = (tide: Tide) =>
    shadows({ battleline: ['jackie-tar'] }, { battleline: ['troll'] }, tide)
      .reap('jackie-tar')
      .target('troll')
      .card('troll').damage
  expect([damage(0), damage(1)]).toEqual([6, 1])
})

test('kerwollop deals one to all and gains one for each that it destroys', () => {
  const t = shadows({ hand: ['kerwollop'], battleline: ['hobnobber'] }, { battleline: ['dust-pixie', 'dust-pixie', 'troll'] }).play(
    'kerwollop',
  )
  expect([t.seat(0).amber, t.card('hobnobber').damage, t.card('troll').damage]).toEqual([2, 1, 1])
})

test('loot-or-pillage steals one, or has a friendly creature capture three', () => {
  const start = () => shadows({ hand: ['loot-or-pillage'], battleline: ['hobnobber'] }, { amber: 4 }).play('loot-or-pillage')
  expect(start().choose({ mode: 0 }).seat(0).amber).toBe(1)
  expect(start().choose({ mode: 1 }).target('hobnobber').card('hobnobber').amber).toBe(3)
})

test('scooped deals two, and a survivor captures from its own side', () => {
  const start = () => shadows({ hand: ['scooped'] }, { battleline: ['troll', 'dust-pixie'], amber: 2 }).play('scooped')
  const t = start().target('troll')
  expect([t.card('troll').damage, t.card('troll').amber, t.seat(1).amber]).toEqual([2, 1, 1])
  expect(start().target('dust-pixie').seat(1).amber).toBe(2)
})

test('walk-the-plank deals four when the opponent has nothing, and steals one otherwise', () => {
  const t = shadows({ hand: ['walk-the-plank'] }, { battleline: ['troll'] })
    .play('walk-the-plank')
    .target('troll')
  expect(t.card('troll').damage).toBe(4)
  const rich = shadows({ hand: ['walk-the-plank'] }, { battleline: ['troll'], amber: 2 }).play('walk-the-plank')
  expect([rich.seat(0).amber, rich.card('troll').damage]).toEqual([1, 0])
})
