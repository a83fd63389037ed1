import { describe, expect, test } from 'vitest'
import { table } from '../../src/games/keyforge/scenario/index.ts'
import type { ScenarioCard } from '../../src/games/keyforge/scenario/index.ts'
import { loadSamples } from '../sample-cards.ts'

loadSamples()
const plain = 'sample-plain'
const big = 'sample-big'

const board = (mine: readonly ScenarioCard[], theirs: readonly ScenarioCard[], hand: readonly ScenarioCard[] = [], more: object = {}) =>
  table({ seats: [{ house: 'brobnar', battleline: mine, hand, ...more }, { battleline: theirs }] })

/** Foreign to the active house: brobnar cards while dis is active. */
const foreign = (mine: readonly ScenarioCard[], theirs: readonly ScenarioCard[], hand: readonly string[] = [], more: object = {}) =>
  table({
    seats: [
      {
        houses: ['dis', 'brobnar', 'mars'],
        house: 'dis',
        battleline: mine,
        hand: hand.map((card) => ({ card, house: 'dis' as const })),
        ...more,
      },
      { battleline: theirs },
    ],
  })

describe('using', () => {
  test('a use exhausts the card, and only a ready card in play is used (kf.use.1, kf.exhaust.1, kf.reap.1)', () => {
    const t = board([plain, { card: big, exhausted: true }], [], ['sample-skirmish'])
    expect([t.can({ verb: 'reap', card: big }), t.can({ verb: 'reap', card: 'sample-skirmish' })]).toEqual([false, false])
    t.reap(plain)
    expect([t.card(plain).exhausted, t.seat(0).amber, t.can({ verb: 'reap', card: plain })]).toEqual([true, 1, false])
  })

  test('all After Reap abilities resolve, those of upgrades too (kf.reap.2, kf.upgrade.7, kf.errata.2)', () => {
    const t = board([{ card: plain, upgrades: ['sample-tithe', 'sample-tithe'] }], [])
    expect(t.reap(plain).seat(0).amber).toBe(3)
  })

  test('an ability that an enemy upgrade gives belongs to the creature’s controller; the upgrade stays with its player (kf.upgrade.7, kf.upgrade.4, kf.your.1)', () => {
    const t = board([plain], [{ card: big, owner: 0, upgrades: [] }], ['sample-tithe'])
    t.play('sample-tithe', { onto: big })
    expect(t.card('sample-tithe').controller).toBe(0)
    t.endTurn().house('brobnar').reap(big)
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, 2])
  })

  test('an upgrade changes its creature and is used by nobody (kf.upgrade.1, kf.upgrade.2)', () => {
    const t = board([plain], [big], ['sample-plate'])
    t.choose({ verb: 'play', card: 'sample-plate' })
    expect([t.decision?.kind, t.decision?.rule, t.targets]).toEqual(['target', 'kf.upgrade.1', [big, plain]])
    t.target(big)
    expect([t.card(big).armor, t.card('sample-plate').host]).toEqual([2, big])
    expect(t.options.some(({ card }) => card === t.find('sample-plate'))).toBe(false)
  })

  test('an action ability needs the active house, an omni ability only your turn (kf.actionability.1, kf.omni.1, kf.artifact.2)', () => {
    const t = foreign([], [], [], { artifacts: ['sample-engine'] })
    expect([t.can({ verb: 'action', card: 'sample-engine' }), t.can({ verb: 'omni', card: 'sample-engine' })]).toEqual([false, true])
    const own = board([], [], [], { artifacts: ['sample-engine'] })
    expect(own.options.map(({ verb }) => verb)).toEqual(['action', 'omni', 'end'])
  })

  test('a creature resolves all its actions in one use (kf.actionability.2), an artifact one of them (kf.actionability.3); omni the same (kf.omni.2)', () => {
    const creature = board(['sample-worker'], [])
    creature.action('sample-worker')
    expect(creature.decision?.kind).toBe('order')
    creature.choose({ option: creature.options[1].option })
    expect([creature.seat(0).amber, creature.seat(0).hand.length]).toEqual([1, 1])
    const omni = board(['sample-worker'], [])
    omni.omni('sample-worker').choose({ option: omni.options[0].option })
    expect([omni.seat(0).amber, omni.seat(0).hand.length]).toEqual([2, 2])
    for (const [verb, gained] of [
      ['action', 1],
      ['omni', 2],
    ] as const) {
      const artifact = board([], [], [], { artifacts: ['sample-engine'] })
      artifact.choose({ verb, card: 'sample-engine' }).choose({ ability: verb === 'action' ? 0 : 2 })
      expect([artifact.seat(0).amber, artifact.seat(0).hand.length]).toEqual([gained, 0])
      expect(artifact.card('sample-engine').exhausted).toBe(true)
    }
  })

  test('an artifact that is sacrificed by its use is exhausted for it: an exhausted one cannot (kf.artifact.3)', () => {
    const t = board([], [], [], { artifacts: [{ card: 'sample-altar', exhausted: true }] })
    expect(t.can({ verb: 'omni', card: 'sample-altar' })).toBe(false)
    const ready = board([], [], [], { artifacts: ['sample-altar'] })
    expect(ready.omni('sample-altar').seat(0).amber).toBe(2)
  })

  test('an effect that uses ignores the house and nothing else (kf.use.4, kf.use.5, kf.use.6, kf.use.7)', () => {
    const t = foreign([{ card: plain, exhausted: true }, 'sample-worker'], [big], ['sample-order'])
    t.play('sample-order').target('sample-worker')
    expect(t.options.map(({ verb }) => verb)).toEqual(['reap', 'fight', 'action', 'omni'])
    t.choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.card('sample-worker').exhausted]).toEqual([1, true])
    const tired = foreign([{ card: plain, exhausted: true }], [], ['sample-order'])
    tired.play('sample-order')
    if (!tired.idle) tired.target(plain)
    expect([tired.idle, tired.seat(0).amber]).toEqual([true, 0])
  })

  test('used as if it were yours: what it yields is yours for that use only (kf.control.5)', () => {
    const t = board([], ['sample-reaper'], ['sample-borrow'])
    t.play('sample-borrow').target('sample-reaper').choose({ verb: 'reap' })
    while (t.decision?.kind === 'order') t.choose({ option: t.options[0].option })
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).hand.length, t.seat(1).hand.length]).toEqual([2, 0, 1, 0])
    expect(t.card('sample-reaper')).toMatchObject({ controller: 1, exhausted: true })
  })

  test('constant abilities are no use and work while exhausted (kf.constant.1, kf.constant.2)', () => {
    const t = board([{ card: 'sample-captain', exhausted: true }, plain], [], ['sample-scorn'])
    expect(t.card(plain).power).toBe(7)
    const herald = board([{ card: 'sample-herald', exhausted: false }], [], ['sample-sprinter'])
    herald.play('sample-sprinter', { left: true })
    expect([herald.seat(0).amber, herald.card('sample-herald').exhausted]).toEqual([1, false])
  })

  test('versatile is used as if of the active house, not played or discarded (kf.versatile.1)', () => {
    const t = table({
      seats: [{ houses: ['dis', 'brobnar', 'mars'], house: 'dis', battleline: ['sample-versatile'], hand: ['sample-versatile'] }, {}],
    })
    expect(t.options.map(({ verb }) => verb)).toEqual(['reap', 'end'])
  })
})

describe('permissions', () => {
  test('“may fight” allows fighting whatever the house, again when readied, and forces nothing (kf.permission.1, kf.permission.5)', () => {
    const t = foreign(['sample-skirmish'], [big], ['sample-license', 'sample-ready'])
    t.play('sample-license')
    expect(t.options.filter(({ card }) => card === t.find('sample-skirmish')).map(({ verb }) => verb)).toEqual(['fight'])
    t.fight('sample-skirmish', big).play('sample-ready')
    expect(t.can({ verb: 'fight', card: 'sample-skirmish' })).toBe(true)
    expect(t.can({ verb: 'end' })).toBe(true)
  })

  test('what cannot fight loses the permission and gains no other use (kf.permission.2, kf.cannot.2)', () => {
    for (const [mine, theirs] of [
      [[plain], []],
      [['sample-pacifist'], [big]],
    ] as const) {
      const t = foreign(mine, theirs, ['sample-license'])
      t.play('sample-license')
      expect(t.options.map(({ verb }) => verb)).toEqual(['end'])
    }
  })

  test('“may use” allows everything, also removing a stun; “may fight” does not (kf.permission.3, kf.stun.5)', () => {
    const use = foreign([{ card: plain, stunned: true }], [big], ['sample-freedom'])
    use.play('sample-freedom')
    expect(use.can({ verb: 'unstun', card: plain })).toBe(true)
    const fight = foreign([{ card: plain, stunned: true }], [big], ['sample-license'])
    fight.play('sample-license')
    expect(fight.options.map(({ verb }) => verb)).toEqual(['end'])
    const free = foreign([plain], [big], ['sample-freedom'])
    free.play('sample-freedom')
    expect(free.options.map(({ verb }) => verb)).toEqual(['reap', 'fight', 'end'])
  })

  test('an order to fight is carried out by the ordinary rules (kf.permission.4, kf.fight.1)', () => {
    const t = foreign([plain], ['sample-taunt', big], ['sample-lunge'])
    t.play('sample-lunge').target(plain)
    expect(t.targets).toEqual(['sample-taunt'])
  })

  test('“ready and fight” with nobody to fight only readies (kf.ready.4); a stunned one loses its stun (kf.stun.4)', () => {
    const t = foreign([{ card: plain, exhausted: true }], [], ['sample-lunge'])
    t.play('sample-lunge').target(plain)
    expect([t.card(plain).exhausted, t.options.map(({ verb }) => verb)]).toEqual([false, ['end']])
    const stunned = foreign([{ card: plain, exhausted: true, stunned: true }], [big], ['sample-lunge'])
    stunned.play('sample-lunge').target(plain)
    expect(stunned.card(plain)).toMatchObject({ exhausted: true, stunned: false, damage: 0 })
    expect(stunned.card(big).damage).toBe(0)
  })
})

describe('ready and exhausted', () => {
  test('readying does nothing else (kf.ready.2); what is ready is not chosen to be readied, only for what follows (kf.ready.3)', () => {
    const t = board([{ card: plain, exhausted: true, stunned: true, damage: 2 }], [], ['sample-wake', { card: 'sample-wake' }])
    t.play({ card: 'sample-wake', copy: 1 }).target(plain)
    expect(t.card(plain)).toMatchObject({ exhausted: false, stunned: true, damage: 2 })
    expect(t.seat(0).amber).toBe(1)
    t.play({ card: 'sample-wake', copy: 2 })
    expect([t.seat(0).amber, t.idle]).toEqual([1, true])
    const two = board([plain, { card: plain, exhausted: true }], [big], ['sample-wake', 'sample-lunge'])
    const before = two.save()
    two.play('sample-wake')
    expect(two.decision?.eligible).toEqual([two.seat(0).cards.battleline[1]])
    two.restore(before).play('sample-lunge')
    expect(two.decision?.eligible).toEqual(two.seat(0).cards.battleline)
  })

  test('what cannot be readied stays exhausted, in step 4 and by effects (kf.cannot.2, kf.ready.1)', () => {
    const t = board([{ card: 'sample-sleeper', exhausted: true }], [], ['sample-wake'])
    t.play('sample-wake').target('sample-sleeper')
    expect([t.card('sample-sleeper').exhausted, t.seat(0).amber]).toEqual([true, 0])
    t.endTurn()
    expect(t.card('sample-sleeper').exhausted).toBe(true)
  })

  test('an exhausted card is not exhausted again (kf.exhaust.2)', () => {
    const t = board([{ card: plain, exhausted: true }], [], ['sample-exhaust'])
    t.play('sample-exhaust')
    expect([t.seat(0).amber, t.decision?.kind]).toEqual([0, 'main'])
    const ready = board([{ card: plain, exhausted: true }], [plain], ['sample-exhaust'])
    ready.play('sample-exhaust')
    expect(ready.targets).toHaveLength(1)
    ready.target({ card: plain, seat: 1 })
    expect(ready.card({ card: plain, seat: 1 }).exhausted).toBe(true)
    expect(ready.seat(0).amber).toBe(1)
  })
})

describe('stun, enrage, ward, healing, counters', () => {
  test('a second stun does not count (kf.stun.1); a ward does not stop stun, enrage or control (kf.ward.5)', () => {
    const t = board([], [{ card: plain, warded: true }], ['sample-stun', { card: 'sample-stun' }, 'sample-enrage', 'sample-seize'])
    t.play({ card: 'sample-stun', copy: 1 }).target(plain)
    t.play({ card: 'sample-stun', copy: 2 }).target(plain)
    expect([t.seat(0).amber, t.card(plain).stunned]).toEqual([1, true])
    t.play('sample-enrage').target(plain).play('sample-seize').target(plain)
    expect(t.card(plain)).toMatchObject({ controller: 0, warded: true, enraged: true, stunned: true })
  })

  test('removing a stun uses the creature and yields nothing (kf.stun.2); omni does not free a foreign one (kf.stun.6)', () => {
    const t = board([{ card: 'sample-reaper', stunned: true }], [])
    t.unstun('sample-reaper')
    expect([t.seat(0).amber, t.seat(0).hand.length]).toEqual([0, 0])
    const omni = foreign([{ card: 'sample-worker', stunned: true }], [])
    expect(omni.options.map(({ verb }) => verb)).toEqual(['end'])
  })

  test('at most one counter of a kind (kf.enrage.1, kf.ward.1); a lone enraged creature may do anything, a stunned one lose its stun (kf.enrage.3)', () => {
    const t = board([{ card: plain, enraged: true, stunned: true }], [big], ['sample-enrage'])
    t.play('sample-enrage').target(plain)
    expect(t.can({ verb: 'unstun', card: plain })).toBe(true)
    t.unstun(plain)
    expect(t.card(plain)).toMatchObject({ enraged: true, stunned: false })
    const warded = board([{ card: plain, warded: true }], [], ['sample-ward', 'sample-volley', { card: 'sample-volley' }])
    warded.play('sample-ward').target(plain).play({ card: 'sample-volley', copy: 1 }).play({ card: 'sample-volley', copy: 2 })
    expect(warded.card(plain)).toMatchObject({ warded: false, damage: 2 })
  })

  test('an enraged creature cannot fight past “cannot”, so it is free (kf.enrage.3, kf.must.1); a cut-short fight ends the rage (kf.enrage.4)', () => {
    const t = board([{ card: 'sample-pacifist', enraged: true }], [plain])
    expect(t.options.map(({ verb }) => verb)).toEqual(['reap', 'end'])
    const cut = board([{ card: big, enraged: true }], [{ card: 'sample-poison', upgrades: [] }, 'sample-assault'])
    cut.fight(big, 'sample-assault')
    expect(cut.card(big).enraged).toBe(false)
    const short = board([{ card: 'sample-assault', enraged: true }], [{ card: plain, damage: 2 }])
    short.fight('sample-assault', plain)
    expect([short.card(plain).zone, short.card('sample-assault').enraged]).toEqual(['discard', false])
  })

  test('healing removes damage and nothing else; an undamaged creature was not healed (kf.heal.1, kf.heal.2)', () => {
    const t = board([{ card: big, damage: 5, stunned: true }, plain], [], ['sample-heal', { card: 'sample-heal' }])
    t.play({ card: 'sample-heal', copy: 1 }).target(big)
    expect(t.card(big)).toMatchObject({ damage: 2, stunned: true })
    t.play({ card: 'sample-heal', copy: 2 })
    expect(t.targets).toContain(plain)
    t.target(plain)
    expect(t.seat(0).amber).toBe(1)
  })

  test('+1 power counters raise power for all purposes; other counters do nothing (kf.counters.1, kf.counters.2)', () => {
    const t = board([{ card: plain, damage: 3, counters: { doom: 2 } }], [], ['sample-grow', 'sample-volley'])
    t.play('sample-grow').target(plain)
    expect(t.card(plain)).toMatchObject({ power: 6, counters: { power: 2, doom: 2 } })
    t.play('sample-volley')
    expect(t.card(plain).zone).toBe('battleline')
  })
})

describe('the rule of six', () => {
  test('copies count together, plays and uses, stuns and cut-short fights too (kf.six.1, kf.six.3)', () => {
    const t = board(
      [{ card: 'sample-plain', stunned: true }, { card: 'sample-plain' }],
      [],
      [{ card: 'sample-plain' }, ...Array.from({ length: 4 }, () => 'sample-ready')],
    )
    const first = { card: plain, copy: 1 }
    const second = { card: plain, copy: 2 }
    t.play({ card: plain, copy: 3 }, { left: true }).unstun(first).reap(second)
    t.play({ card: 'sample-ready', copy: 1 })
    t.reap(first).reap(second).reap({ card: plain, copy: 3 })
    t.play({ card: 'sample-ready', copy: 2 })
    expect(t.why({ verb: 'reap', card: first })[0].rule).toBe('kf.six.1')
    expect(t.seat(0).amber).toBe(4)
  })

  test('discards, cards put into play and repeated effects do not count (kf.six.2, kf.six.3)', () => {
    const t = board(
      [plain],
      [],
      Array.from({ length: 7 }, () => 'sample-wake'),
    )
    for (let copy = 1; copy <= 5; copy++) t.discard({ card: 'sample-wake', copy })
    t.reap(plain).play({ card: 'sample-wake', copy: 6 }).target(plain)
    expect(t.can({ verb: 'play', card: { card: 'sample-wake', copy: 7 } })).toBe(true)
    expect(board([], [], ['sample-many']).play('sample-many').seat(0).amber).toBe(9)
  })
})
