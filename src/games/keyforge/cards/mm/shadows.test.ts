import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Shadows: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Shadows is active. */

const shadows = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'shadows', ...own }, other] })
const houses = ['shadows', 'logos', 'dis'] as const
const amounts = (t: ReturnType<typeof shadows>) => [t.seat(0).amber, t.seat(1).amber]
/** The turn of seat 1, of Brobnar, against what seat 0 has. */
const theirs = (own: ScenarioSeat, other: ScenarioSeat = {}) =>
  table({
    active: 1,
    seats: [
      { houses, ...own },
      { house: 'brobnar', ...other },
    ],
  })

test('bo-nithing steals one for each forged key of the opponent, none without', () => {
  const t = shadows({ hand: ['bo-nithing'], keys: ['red'] }, { keys: ['red', 'blue'], amber: 5 }).play('bo-nithing')
  expect(amounts(t)).toEqual([2, 3])
  expect(amounts(shadows({ hand: ['bo-nithing'], keys: ['red'] }, { amber: 5 }).play('bo-nithing'))).toEqual([0, 5])
})

test('dæmo-thief is elusive, and steals one when it is destroyed', () => {
  const t = theirs({ battleline: ['dæmo-thief'] }, { battleline: ['troll', 'bumpsy'], amber: 2 }).fight('troll', 'dæmo-thief')
  expect(t.card('dæmo-thief').damage).toBe(0)
  t.fight('bumpsy', 'dæmo-thief')
  expect([t.card('dæmo-thief').zone, ...amounts(t)]).toEqual(['discard', 1, 1])
})

test('dark-wave deals two to every creature that is no Mutant, on both sides', () => {
  const t = shadows({ hand: ['dark-wave'], battleline: ['umbra', 'rad-penny'] }, { battleline: ['troll', 'lyco-thief'] }).play('dark-wave')
  expect([t.card('umbra').zone, t.card('rad-penny').damage, t.card('troll').damage, t.card('lyco-thief').damage]).toEqual([
    'discard',
    0,
    2,
    0,
  ])
})

test('francis-the-economist is not hurt where he fights, and both players gain one after it', () => {
  const t = shadows({ battleline: ['francis-the-economist'], amber: 1 }, { battleline: ['troll'] }).fight('francis-the-economist', 'troll')
  expect([t.card('francis-the-economist').damage, ...amounts(t)]).toEqual([0, 2, 1])
})

test('look-over-there steals only while the creature is not destroyed; where there is none, nothing', () => {
  const lives = shadows({ hand: ['look-over-there'], battleline: ['umbra'] }, { battleline: ['troll'], amber: 2 }).play('look-over-there')
  expect(lives.targets).toEqual(['troll', 'umbra'])
  expect(amounts(lives.target('troll'))).toEqual([1, 1])
  const dies = shadows({ hand: ['look-over-there'] }, { battleline: ['umbra'], amber: 2 })
    .play('look-over-there')
    .target('umbra')
  expect([dies.card('umbra').zone, ...amounts(dies)]).toEqual(['discard', 0, 2])
  const warded = shadows({ hand: ['look-over-there'] }, { battleline: [{ card: 'umbra', warded: true }], amber: 2 })
    .play('look-over-there')
    .target('umbra')
  expect([warded.card('umbra').zone, ...amounts(warded)]).toEqual(['battleline', 1, 1])
  const none = shadows({ hand: ['look-over-there'] }, { amber: 2 }).play('look-over-there')
  expect([none.idle, ...amounts(none)]).toEqual([true, 0, 2])
})

test.each([
  ['mutant-cutpurse', 3],
  ['splinter', 1],
] as const)('%s has power %i; the icons that it brings are those of other cards, and do nothing where it is played', (id, power) => {
  const t = shadows({ hand: [id] }, { battleline: ['troll'] }).play(id)
  expect(t.card(id)).toMatchObject({ power, traits: ['mutant', 'thief'], zone: 'battleline' })
  expect([t.idle, t.card('troll').damage]).toEqual([true, 0])
})

test('opportunist makes its creature elusive, which captures one from its own opponent', () => {
  const t = shadows({ hand: ['opportunist'], battleline: ['rad-penny'] }, { battleline: ['troll'], amber: 2 })
    .play('opportunist')
    .target('rad-penny')
  expect([t.card('rad-penny').amber, t.seat(1).amber, t.card('rad-penny').keywords]).toEqual([
    1,
    1,
    expect.objectContaining({ elusive: 1 }),
  ])
  const enemy = shadows({ hand: ['opportunist'], amber: 2 }, { battleline: ['troll'], amber: 2 })
    .play('opportunist')
    .target('troll')
  expect([enemy.card('troll').amber, ...amounts(enemy)]).toEqual([1, 2, 2])
})

test('rad-penny steals one, and is shuffled into the deck when she is destroyed', () => {
  const t = shadows({ hand: ['rad-penny'], deck: [] }, { amber: 2, battleline: ['troll'] }).play('rad-penny')
  expect(amounts(t)).toEqual([1, 1])
  t.set('rad-penny', { exhausted: false }).fight('rad-penny', 'troll')
  expect([t.seat(0).deck, t.seat(0).discard]).toEqual([['rad-penny'], []])
})

test('rad-penny that her own icon destroys resolves the other icons, and does not steal (kf.play.5, kf.play.3)', () => {
  const t = shadows({ hand: [{ card: 'rad-penny', bonus: ['damage', 'amber'] }], deck: ['punch'] }, { amber: 2 }).play('rad-penny')
  t.target('rad-penny')
  expect([t.card('rad-penny').zone, ...amounts(t), t.idle]).toEqual(['deck', 1, 2, true])
})

test('rad-penny is shuffled in first or last, and what else she has been lent is lost with that (kf.destroyed.5)', () => {
  const fight = (first: number) => {
    const own = { battleline: ['rad-penny', 'johnny-longfingers'], deck: [] }
    const t = shadows(own, { battleline: ['troll'], amber: 2 }).fight('rad-penny', 'troll')
    expect(t.options.length).toBe(2)
    t.choose({ option: first })
    return [t.card('rad-penny').zone, t.seat(0).amber, t.idle]
  }
  expect([fight(0), fight(1)]).toEqual([
    ['deck', 0, true],
    ['deck', 1, true],
  ])
})

test('subtle-otto has the opponent discard a random card, if there is one', () => {
  const t = shadows({ hand: ['subtle-otto'] }, { hand: ['punch'] }).play('subtle-otto')
  expect([t.seat(1).hand, t.seat(1).discard]).toEqual([[], ['punch']])
  expect(shadows({ hand: ['subtle-otto'] }).play('subtle-otto').idle).toBe(true)
})

test('tempting-offer gives the opponent one only for a creature that went home', () => {
  const t = shadows({ hand: ['tempting-offer'], battleline: ['umbra'] }, { battleline: ['troll'] }).play('tempting-offer')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  expect([t.seat(1).hand, ...amounts(t)]).toEqual([['troll'], 1, 1])
  const warded = shadows({ hand: ['tempting-offer'] }, { battleline: [{ card: 'troll', warded: true }] })
    .play('tempting-offer')
    .target('troll')
  expect([warded.seat(1).battleline, ...amounts(warded)]).toEqual([['troll'], 1, 0])
  expect(amounts(shadows({ hand: ['tempting-offer'] }).play('tempting-offer'))).toEqual([1, 0])
})

test('vandalize looks at three cards of the opponent, one goes, the others lie in the chosen order', () => {
  const t = shadows({ hand: ['vandalize'] }, { deck: ['troll', 'krump', 'punch', 'anger'] }).play('vandalize')
  expect(t.targets).toEqual(['krump', 'punch', 'troll'])
  t.target('krump').target('troll')
  expect([t.seat(1).deck, t.seat(1).discard, t.idle]).toEqual([['punch', 'troll', 'anger'], ['krump'], true])
  const short = shadows({ hand: ['vandalize'] }, { deck: ['troll'] })
    .play('vandalize')
    .target('troll')
  expect([short.seat(1).deck, short.idle]).toEqual([[], true])
  expect(shadows({ hand: ['vandalize'] }, { deck: [] }).play('vandalize').idle).toBe(true)
})

test('borrow takes an enemy artifact, which belongs to Shadows and to no other house then', () => {
  const t = shadows({ hand: ['borrow'], artifacts: ['safe-house'] }, { artifacts: ['cannon'], battleline: ['troll'] }).play('borrow')
  expect(t.targets).toEqual(['cannon'])
  t.target('cannon')
  expect([t.seat(0).artifacts, t.card('cannon').houses]).toEqual([['safe-house', 'cannon'], ['shadows']])
  t.action('cannon').target('troll')
  expect(t.card('troll').damage).toBe(2)
  expect(shadows({ hand: ['borrow'] }).play('borrow').idle).toBe(true)
})

test('boss-zarek makes friendly creatures with Æmber on them elusive, himself too', () => {
  const t = shadows({ battleline: ['boss-zarek', { card: 'krump', amber: 1 }, 'rad-penny'] }, { battleline: [{ card: 'troll', amber: 1 }] })
  const elusive = (id: string) => 'elusive' in t.card(id).keywords
  expect(['boss-zarek', 'krump', 'rad-penny', 'troll'].map(elusive)).toEqual([false, true, false, false])
  t.set('boss-zarek', { amber: 1 })
  expect(elusive('boss-zarek')).toBe(true)
})

test('lucky-dice goes, and no friendly creature is dealt damage in the next turn of the opponent', () => {
  const t = shadows(
    { artifacts: ['lucky-dice'], battleline: ['krump'] },
    { battleline: ['troll'], hand: ['punch'], houses: ['brobnar', 'dis', 'logos'] },
  )
  t.omni('lucky-dice').endTurn().house('brobnar').fight('troll', 'krump')
  expect([t.card('lucky-dice').zone, t.card('krump').damage, t.card('troll').damage]).toEqual(['discard', 0, 6])
  t.play('punch').target('krump')
  expect(t.card('krump').damage).toBe(0)
})

test('miasma-bomb goes, and the opponent forges no key at the start of the next turn', () => {
  const t = shadows({ artifacts: ['miasma-bomb'] }, { amber: 6, houses: ['brobnar', 'dis', 'logos'] }).action('miasma-bomb')
  t.endTurn().house('brobnar')
  expect([t.card('miasma-bomb').zone, t.seat(1).amber, t.seat(1).keys]).toEqual(['discard', 6, []])
})

test('ransack steals again while Shadows cards are discarded', () => {
  const t = shadows({ hand: ['ransack'], deck: ['umbra', 'rad-penny', 'krump', 'splinter'] }, { amber: 5 }).play('ransack')
  expect([...amounts(t), t.seat(0).deck]).toEqual([3, 2, ['splinter']])
  const once = shadows({ hand: ['ransack'], deck: ['krump'] }, { amber: 5 }).play('ransack')
  expect(amounts(once)).toEqual([1, 4])
  expect(amounts(shadows({ hand: ['ransack'], deck: [] }, { amber: 5 }).play('ransack'))).toEqual([1, 4])
})

test('reckless-rizzo steals two, and is not elusive until your next turn begins, also by others', () => {
  const t = shadows(
    { battleline: ['reckless-rizzo'], hand: ['opportunist'], houses },
    { amber: 3, battleline: ['troll'], houses: ['brobnar', 'untamed', 'mars'] },
  )
  t.action('reckless-rizzo').play('opportunist').target('reckless-rizzo')
  expect([t.seat(0).amber, 'elusive' in t.card('reckless-rizzo').keywords]).toEqual([3, false])
  t.endTurn().house('mars')
  expect('elusive' in t.card('reckless-rizzo').keywords).toBe(false)
  t.endTurn().house('shadows')
  expect('elusive' in t.card('reckless-rizzo').keywords).toBe(true)
})

test('safe-house archives a friendly creature with its owner', () => {
  const t = shadows({ artifacts: ['safe-house'], battleline: ['umbra', { card: 'krump', owner: 1 }] }, { battleline: ['troll'] }).action(
    'safe-house',
  )
  expect(t.targets).toEqual(['krump', 'umbra'])
  t.target('umbra')
  expect(t.seat(0).archives).toEqual(['umbra'])
  t.set('safe-house', { exhausted: false }).action('safe-house').target('krump')
  expect([t.seat(1).archives, t.seat(0).archives]).toEqual([['krump'], ['umbra']])
  expect(shadows({ artifacts: ['safe-house'] }).action('safe-house').idle).toBe(true)
})

test('the-shadowsmith makes every Mutant elusive, of both players', () => {
  const t = shadows({ battleline: ['the-shadowsmith', 'umbra'] }, { battleline: ['rad-penny', 'troll'] })
  const elusive = (id: string) => 'elusive' in t.card(id).keywords
  expect(['the-shadowsmith', 'umbra', 'rad-penny', 'troll'].map(elusive)).toEqual([true, false, true, false])
})

test('doom-sigil makes every creature poisonous, and goes with the last of them', () => {
  const t = shadows({ artifacts: ['doom-sigil'], battleline: ['umbra'] }, { battleline: ['troll'] }).fight('umbra', 'troll')
  expect([t.card('troll').zone, t.card('doom-sigil').zone]).toEqual(['discard', 'artifacts'])
  const both = shadows({ artifacts: ['doom-sigil'], battleline: ['rad-penny'] }, { battleline: ['troll'] }).fight('rad-penny', 'troll')
  expect([both.card('troll').zone, both.card('doom-sigil').zone]).toEqual(['discard', 'discard'])
  const empty = shadows({ hand: ['doom-sigil'] }).play('doom-sigil')
  expect([empty.card('doom-sigil').zone, empty.idle]).toEqual(['discard', true])
})

test('johnny-longfingers has friendly Mutants steal when they are destroyed, himself too, and no others', () => {
  const t = theirs({ battleline: ['johnny-longfingers', 'rad-penny', 'umbra'] }, { battleline: ['troll', 'valdr', 'bumpsy'], amber: 5 })
  t.fight('bumpsy', 'umbra').fight('valdr', 'rad-penny').choose({ option: 1 })
  expect([t.card('umbra').zone, t.card('rad-penny').zone]).toEqual(['discard', 'deck'])
  expect(t.seat(1).amber).toBe(4)
  t.fight('troll', 'johnny-longfingers')
  expect([t.card('johnny-longfingers').zone, t.seat(1).amber]).toEqual(['discard', 3])
})

test('liam-say may deal one at the start of your turn', () => {
  const start = () => table({ step: 'start', seats: [{ houses, battleline: ['liam-say'] }, { battleline: ['troll'] }] })
  const t = start()
  expect(t.targets).toEqual(['liam-say', 'troll'])
  t.target('troll')
  expect(t.card('troll').damage).toBe(1)
  expect(start().no().card('troll').damage).toBe(0)
})

test('mastermindy plans a scheme a turn, and steals one for each when she acts', () => {
  const t = shadows(
    { battleline: [{ card: 'mastermindy', counters: { scheme: 2 } }], houses },
    { amber: 5, houses: ['mars', 'dis', 'untamed'] },
  )
  t.endTurn()
  expect(t.card('mastermindy').counters).toEqual({ scheme: 3 })
  t.house('mars').endTurn().house('shadows').action('mastermindy')
  expect([t.card('mastermindy').counters, ...amounts(t)]).toEqual([{}, 3, 2])
  const poor = shadows({ battleline: [{ card: 'mastermindy', counters: { scheme: 4 } }] }, { amber: 1 }).action('mastermindy')
  expect([poor.card('mastermindy').counters, ...amounts(poor)]).toEqual([{}, 1, 0])
  expect(amounts(shadows({ battleline: ['mastermindy'] }, { amber: 1 }).action('mastermindy'))).toEqual([0, 1])
  // other kinds of counters on her stay apart (kf.counters.2)
  const doomed = shadows({ battleline: [{ card: 'mastermindy', counters: { doom: 2 } }], houses }, { amber: 3, houses: ['mars'] }).endTurn()
  expect(doomed.card('mastermindy').counters).toEqual({ doom: 2, scheme: 1 })
  doomed.house('mars').endTurn().house('shadows').action('mastermindy')
  expect([doomed.card('mastermindy').counters, doomed.seat(1).amber, doomed.idle]).toEqual([{ doom: 2 }, 2, true])
})

test('mole lets the opponent of its creature spend the Æmber on it, not the controller (kf.forge.6)', () => {
  const t = shadows(
    { hand: ['mole'], battleline: ['umbra'], amber: 3, houses },
    { battleline: [{ card: 'troll', amber: 2 }], houses: ['brobnar', 'mars', 'untamed'] },
  )
  t.play('mole').target('troll')
  expect(t.seat(0).amber).toBe(4)
  t.endTurn().house('mars').endTurn()
  expect(t.decision).toMatchObject({ seat: 0, kind: 'pay' })
  t.choose({ amount: 2 }).choose({ color: 'red' })
  expect([t.card('troll').amber, t.seat(0).amber, t.seat(0).keys]).toEqual([0, 0, ['red']])
})

test('mole on a creature of yours is of use to the other player alone', () => {
  const start = (active: 0 | 1) =>
    table({
      step: 'start',
      active,
      seats: [
        { houses, battleline: [{ card: 'umbra', amber: 2, upgrades: ['mole'] }], amber: 4 },
        { houses: ['brobnar', 'mars', 'untamed'], amber: 4 },
      ],
    })
  expect(start(0).decision).toMatchObject({ kind: 'house' })
  expect(start(1).decision).toMatchObject({ seat: 1, kind: 'pay' })
})

test('pincerator deals one to every flank creature at the end of each turn', () => {
  const t = shadows(
    { artifacts: ['pincerator'], battleline: ['krump', 'bumpsy', 'valdr'], houses },
    { battleline: ['troll'], houses: ['mars', 'dis', 'untamed'] },
  ).endTurn()
  const damages = () => ['krump', 'bumpsy', 'valdr', 'troll'].map((id) => t.card(id).damage)
  expect(damages()).toEqual([1, 0, 1, 1])
  t.house('mars').endTurn()
  expect(damages()).toEqual([2, 0, 2, 2])
})

test('shadowsaurus takes over a creature whose Æmber it moved, and no other', () => {
  const t = shadows({ battleline: ['shadowsaurus'] }, { battleline: [{ card: 'troll', amber: 2 }, 'krump'] }).action('shadowsaurus')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll')
  if (!t.idle) t.choose({ verb: 'flank', place: 'right' })
  expect([t.card('troll').amber, t.seat(1).amber, t.seat(0).battleline, t.card('troll').houses]).toEqual([
    0,
    2,
    ['shadowsaurus', 'troll'],
    ['shadows'],
  ])
  const none = shadows({ battleline: ['shadowsaurus'] }, { battleline: ['krump'] })
    .action('shadowsaurus')
    .target('krump')
  expect([none.seat(1).battleline, none.idle]).toEqual([['krump'], true])
})

test('dino-thief may be exalted to deal three', () => {
  const t = shadows({ hand: ['dino-thief'] }, { battleline: ['troll'] })
    .play('dino-thief')
    .yes()
    .target('troll')
  expect([t.card('dino-thief').amber, t.card('troll').damage]).toEqual([1, 3])
  const no = shadows({ hand: ['dino-thief'] }, { battleline: ['troll'] })
    .play('dino-thief')
    .no()
  expect([no.card('dino-thief').amber, no.card('troll').damage, no.idle]).toEqual([0, 0, true])
})

test('lyco-thief skirmishes and is elusive, sacro-thief is elusive with armor', () => {
  const t = shadows({ battleline: ['lyco-thief', 'sacro-thief'] }, { battleline: ['troll'] })
  expect(t.fight('lyco-thief', 'troll').card('lyco-thief').damage).toBe(0)
  expect([t.card('sacro-thief').armor, t.card('sacro-thief').keywords, t.card('lyco-thief').keywords]).toEqual([
    2,
    { elusive: 1 },
    { elusive: 1, skirmish: 1 },
  ])
})

test('techno-thief changes a card of the hand for one of the deck', () => {
  const t = shadows({ battleline: ['techno-thief'], hand: ['punch'], deck: ['anger'] })
    .reap('techno-thief')
    .target('punch')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['punch']])
  expect(
    shadows({ battleline: ['techno-thief'], deck: ['anger'] })
      .reap('techno-thief')
      .seat(0).hand,
  ).toEqual([])
})

test('xeno-thief takes one of three after a fight and puts one to the bottom', () => {
  const t = shadows({ battleline: ['xeno-thief'], deck: ['punch', 'anger', 'krump', 'bumpsy'] }, { battleline: ['umbra'] })
  t.fight('xeno-thief', 'umbra')
  expect(t.targets).toEqual(['anger', 'krump', 'punch'])
  t.target('anger').target('punch')
  expect([t.seat(0).hand, t.seat(0).deck]).toEqual([['anger'], ['krump', 'bumpsy', 'punch']])
})

test('dark-æmber-vault draws for each Mutant creature that you play, and makes friendly ones stronger', () => {
  const own = { artifacts: ['dark-æmber-vault'], hand: ['mutant-cutpurse', 'umbra'], deck: ['punch', 'smith'] }
  const t = table({ seats: [{ house: 'shadows', ...own }, { battleline: ['dino-fiend'] }] }).play('mutant-cutpurse')
  expect(t.seat(0).hand).toEqual(['umbra', 'punch'])
  expect(t.card('mutant-cutpurse').power).toBe(t.card('mutant-cutpurse').printed.power + 2)
  expect(t.card('dino-fiend').power).toBe(t.card('dino-fiend').printed.power)
  t.play('umbra', { left: true })
  expect([t.seat(0).hand, t.card('umbra').power]).toEqual([['punch'], t.card('umbra').printed.power])
})

test('dark-æmber-vault is of the house that its copy shows, and no maverick in any of its seven (kf.maverick.2)', () => {
  const t = table({ seats: [{ house: 'logos', hand: [{ card: 'dark-æmber-vault', house: 'logos' }] }, {}] }).play('dark-æmber-vault')
  expect([t.seat(0).artifacts, t.card('dark-æmber-vault').houses]).toEqual([['dark-æmber-vault'], ['logos']])
})

test('shoulder-id cannot fight, and steals for the damage that it would deal when it is attacked', () => {
  const own = table({ seats: [{ house: 'shadows', battleline: ['shoulder-id'] }, { battleline: ['troll'] }] })
  expect(own.can({ verb: 'fight', card: own.find('shoulder-id') })).toBe(false)
  const t = table({ seats: [{ house: 'brobnar', battleline: ['troll'], amber: 2 }, { battleline: ['shoulder-id'] }] })
  t.fight('troll', 'shoulder-id')
  expect([t.card('troll').damage, t.card('shoulder-id').zone, t.seat(0).amber, t.seat(1).amber]).toEqual([0, 'discard', 1, 1])
})

test('shoulder-id steals for the damage of an ability that scylla has given it: that is its own (kf.upgrade.7)', () => {
  const t = shadows({ battleline: ['shoulder-id'] }, { battleline: ['scylla'], amber: 2 }).reap('shoulder-id')
  expect([t.card('shoulder-id').damage, ...amounts(t)]).toEqual([0, 2, 1])
})

test('shoulder-id steals although a ward would hold the damage, and not where none would be dealt or an icon deals it', () => {
  const warded = table({
    seats: [{ house: 'brobnar', battleline: [{ card: 'troll', warded: true }], amber: 2 }, { battleline: ['shoulder-id'] }],
  }).fight('troll', 'shoulder-id')
  expect([warded.card('troll').warded, warded.seat(1).amber]).toEqual([true, 1])
  const skirmish = table({ seats: [{ house: 'untamed', battleline: ['snufflegator'], amber: 2 }, { battleline: ['shoulder-id'] }] })
  skirmish.fight('snufflegator', 'shoulder-id')
  expect(skirmish.seat(1).amber).toBe(0)
  const hand = [{ card: 'shoulder-id', bonus: ['damage'] as const }]
  const icon = table({
    seats: [
      { house: 'shadows', hand },
      { battleline: ['troll'], amber: 2 },
    ],
  })
    .play('shoulder-id')
    .target('troll')
  expect([icon.card('troll').damage, icon.seat(0).amber]).toEqual([1, 0])
})
