import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Star Alliance: one test at least for each card. Seat 0 is in the main step of an ordinary turn, its house active. */

const alliance = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'staralliance', ...own }, other] })

/** Seat 1 is in the main step of its turn, against cards of seat 0. */
const against = (own: ScenarioSeat, other: ScenarioSeat) => table({ active: 1, seats: [own, { house: 'brobnar', ...other }] })

test('access-denied keeps its host from reaping, not from fighting', () => {
  const t = alliance({ hand: ['access-denied'] }, { battleline: ['krump', 'bumpsy'], houses: ['brobnar'] })
  t.play('access-denied', { onto: 'krump' }).endTurn().house('brobnar')
  expect(t.seat(0).amber).toBe(1)
  expect([t.can({ verb: 'reap', card: 'krump' }), t.can({ verb: 'reap', card: 'bumpsy' })]).toEqual([false, true])
  const fight = alliance({ battleline: [{ card: 'scout-pete', upgrades: ['access-denied'] }] }, { battleline: ['krump'] })
  expect([fight.can({ verb: 'fight', card: 'scout-pete' }), fight.can({ verb: 'reap', card: 'scout-pete' })]).toEqual([true, false])
})

test('detention-coil keeps its host from fighting, not from reaping', () => {
  const t = alliance({ battleline: [{ card: 'scout-pete', upgrades: ['detention-coil'] }, 'away-team'] }, { battleline: ['krump'] })
  expect([t.can({ verb: 'fight', card: 'scout-pete' }), t.can({ verb: 'reap', card: 'scout-pete' })]).toEqual([false, true])
  expect(t.can({ verb: 'fight', card: 'away-team' })).toBe(true)
})

test('blast-shielding gives two armor, and may go to a neighbor once its host was used', () => {
  const t = alliance({
    battleline: ['away-team', { card: 'scout-pete', upgrades: ['blast-shielding'] }, 'hayden-oswin', 'ant1-10ny'],
    deck: [],
  })
  expect([t.card('scout-pete').armor, t.card('away-team').armor]).toEqual([2, 0])
  t.reap('scout-pete')
  if (t.can({ verb: 'order', card: 'scout-pete' })) t.choose({ option: 1 })
  t.yes()
  expect(t.targets).toEqual(['away-team', 'hayden-oswin'])
  t.target('away-team')
  expect([t.card('scout-pete').armor, t.card('away-team').armor, t.card('away-team').upgrades]).toEqual([0, 2, ['blast-shielding']])
  while (!t.idle) t.choose({ option: t.options[0].option })
  expect(t.reap('away-team').no().card('away-team').upgrades).toEqual(['blast-shielding'])
})

test('blast-shielding: of an enemy host its controller decides; without a neighbor nobody is asked', () => {
  const t = against({}, { battleline: [{ card: 'krump', upgrades: [{ card: 'blast-shielding', owner: 0 }] }, 'bumpsy'] }).reap('krump')
  expect(t.decision?.seat).toBe(1)
  expect(t.yes().target('bumpsy').card('bumpsy').armor).toBe(2)
  const alone = alliance({ battleline: [{ card: 'away-team', upgrades: ['blast-shielding'] }] }).reap('away-team')
  expect([alone.card('away-team').armor, alone.idle]).toEqual([2, true])
})

test('crewman-jörg steals one only when no neighbor is of Star Alliance', () => {
  const t = alliance({ battleline: ['krump', 'crewman-jörg', 'bumpsy', 'away-team'] }, { amber: 2 }).action('crewman-jörg')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
  const beside = alliance({ battleline: ['away-team', 'crewman-jörg'] }, { amber: 2 }).action('crewman-jörg')
  expect([beside.seat(0).amber, beside.idle]).toEqual([0, true])
  expect(
    alliance({ battleline: ['crewman-jörg'] }, { amber: 2 })
      .action('crewman-jörg')
      .seat(0).amber,
  ).toBe(1)
})

test.each(['dæmo-alien', 'dino-alien', 'lyco-alien', 'sacro-alien', 'techno-alien', 'umbra-alien'])(
  '%s sorts the top three cards after a fight: one to the hand, one to the bottom',
  (id) => {
    const t = alliance(
      { battleline: [id], deck: ['punch', 'anger', 'subdue', 'smith'] },
      { battleline: [{ card: 'umbra', stunned: true }] },
    )
    t.fight(id, 'umbra')
    if (t.card(id).zone !== 'battleline') throw new Error('it should have survived')
    expect(t.targets).toEqual(['anger', 'punch', 'subdue'])
    t.target('subdue')
    expect(t.targets).toEqual(['anger', 'punch'])
    t.target('punch')
    expect([t.seat(0).hand, t.seat(0).deck, t.idle]).toEqual([['subdue'], ['anger', 'smith', 'punch'], true])
    const short = alliance({ battleline: [id], deck: ['punch'] }, { battleline: ['umbra'] })
      .fight(id, 'umbra')
      .target('punch')
    expect([short.seat(0).hand, short.seat(0).deck, short.idle]).toEqual([['punch'], [], true])
  },
)

test('dæmo-alien steals one when it is destroyed', () => {
  const t = alliance({ battleline: ['dæmo-alien'] }, { battleline: ['troll'], amber: 2 }).fight('dæmo-alien', 'troll')
  expect([t.card('dæmo-alien').zone, t.seat(0).amber, t.seat(1).amber, t.seat(0).hand]).toEqual(['discard', 1, 1, []])
})

test('dino-alien may be exalted to deal three, to itself too; without it nothing', () => {
  const t = alliance({ hand: ['dino-alien'] }, { battleline: ['troll'] })
    .play('dino-alien')
    .yes()
  expect(t.targets).toEqual(['dino-alien', 'troll'])
  t.target('troll')
  expect([t.card('dino-alien').amber, t.card('troll').damage]).toEqual([1, 3])
  const no = alliance({ hand: ['dino-alien'] }, { battleline: ['troll'] })
    .play('dino-alien')
    .no()
  expect([no.card('dino-alien').amber, no.card('troll').damage, no.idle]).toEqual([0, 0, true])
})

test('lyco-alien fights without being hurt, umbra-alien is missed once, sacro-alien has armor', () => {
  const t = alliance({ battleline: ['lyco-alien', 'away-team'], deck: [] }, { battleline: ['troll', 'umbra-alien'] })
  expect(t.fight('lyco-alien', 'troll').card('lyco-alien').damage).toBe(0)
  expect(t.fight('away-team', 'umbra-alien').card('umbra-alien').zone).toBe('battleline')
  const armor = alliance({ battleline: ['scout-pete'], deck: [] }, { battleline: ['sacro-alien'] }).fight('scout-pete', 'sacro-alien')
  expect(armor.card('sacro-alien').damage).toBe(2)
})

test('techno-alien changes a card of the hand for one of the deck when it reaps', () => {
  const t = alliance({ battleline: ['techno-alien'], hand: ['punch'], deck: ['anger'] })
    .reap('techno-alien')
    .target('punch')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['punch']])
})

test('hadron-collision takes a ward, then deals three that no armor stops', () => {
  const t = alliance({ hand: ['hadron-collision'] }, { battleline: [{ card: 'sacro-alien', warded: true }, 'krump'] })
  t.play('hadron-collision')
  expect(t.targets).toEqual(['krump', 'sacro-alien'])
  t.target('sacro-alien')
  expect([t.card('sacro-alien').warded, t.card('sacro-alien').damage]).toEqual([false, 3])
  const bare = alliance({ hand: ['hadron-collision'] }, { battleline: ['krump'] })
    .play('hadron-collision')
    .target('krump')
  expect([bare.card('krump').damage, bare.seat(0).amber]).toEqual([3, 0])
})

test('observ-u-max: its host captures one after a fight and after a reap', () => {
  const t = alliance({ battleline: [{ card: 'away-team', upgrades: ['observ-u-max'] }] }, { battleline: ['umbra'], amber: 3 })
  t.fight('away-team', 'umbra')
  expect([t.card('away-team').amber, t.seat(1).amber]).toEqual([1, 2])
  t.set('away-team', { exhausted: false }).reap('away-team')
  expect([t.card('away-team').amber, t.seat(1).amber]).toEqual([2, 1])
  const played = alliance({ hand: ['observ-u-max'], battleline: ['away-team'] }).play('observ-u-max', { onto: 'away-team' })
  expect(played.seat(0).amber).toBe(1)
})

test('scout-pete looks at the top card and may discard it, when played, fighting and reaping', () => {
  const t = alliance({ hand: ['scout-pete'], deck: ['punch', 'anger', 'smith', 'subdue'] }, { battleline: ['umbra'] })
  t.play('scout-pete').yes()
  expect([t.seat(0).discard, t.seat(0).deck]).toEqual([['punch'], ['anger', 'smith', 'subdue']])
  t.set('scout-pete', { exhausted: false }).reap('scout-pete').no()
  expect(t.seat(0).deck).toEqual(['anger', 'smith', 'subdue'])
  t.set('scout-pete', { exhausted: false }).fight('scout-pete', 'umbra').yes()
  expect(t.seat(0).deck).toEqual(['smith', 'subdue'])
  const empty = alliance({ battleline: ['scout-pete'], deck: [] }).reap('scout-pete')
  expect(empty.idle).toBe(true)
})

test.each([
  ['securi-droid', 'taunt'],
  ['stealthster', 'elusive'],
])('%s gives %s as an upgrade, and has it as a creature (kf.upgrade.9)', (id, keyword) => {
  const t = alliance({ hand: [id], battleline: ['away-team'] })
  t.play(id).yes().target('away-team')
  expect([t.card('away-team').upgrades, Object.keys(t.card('away-team').keywords), t.card(id).zone]).toEqual([[id], [keyword], 'upgrade'])
  const creature = alliance({ hand: [id], battleline: ['away-team'] })
  creature.play(id).no()
  while (!creature.idle) creature.choose({ verb: 'flank', place: 'left' })
  expect([creature.card(id).zone, Object.keys(creature.card(id).keywords)]).toEqual(['battleline', [keyword]])
  expect(Object.keys(creature.card('away-team').keywords)).toEqual([])
})

test('subdue deals one and stuns, a warded creature too', () => {
  const t = alliance({ hand: ['subdue'] }, { battleline: ['krump', { card: 'troll', warded: true }] })
    .play('subdue')
    .target('troll')
  expect([t.card('troll').damage, t.card('troll').warded, t.card('troll').stunned]).toEqual([0, false, true])
  const weak = alliance({ hand: ['subdue'] }, { battleline: ['krump'] })
    .play('subdue')
    .target('krump')
  expect([weak.card('krump').damage, weak.card('krump').stunned, weak.seat(0).amber]).toEqual([1, true, 1])
})

test('subject-kirby lets one creature of another house be played this turn, and nothing else', () => {
  const t = alliance({ hand: ['subject-kirby', 'krump', 'bumpsy', 'punch', 'away-team'] })
  expect(t.can({ verb: 'play', card: 'krump' })).toBe(false)
  t.play('subject-kirby')
  expect([t.can({ verb: 'play', card: 'krump' }), t.can({ verb: 'play', card: 'punch' })]).toEqual([true, false])
  t.play('away-team', { right: true }).play('krump', { right: true })
  expect(t.can({ verb: 'play', card: 'bumpsy' })).toBe(false)
  t.set('subject-kirby', { exhausted: false }).reap('subject-kirby')
  expect(t.can({ verb: 'play', card: 'bumpsy' })).toBe(true)
})

test('survey: one of the top two cards goes, the other stays on top', () => {
  const t = alliance({ hand: ['survey'], deck: ['punch', 'anger', 'smith'] }).play('survey')
  expect(t.targets).toEqual(['anger', 'punch'])
  t.target('anger')
  expect([t.seat(0).deck, [...t.seat(0).discard].sort(), t.seat(0).amber]).toEqual([['punch', 'smith'], ['anger', 'survey'], 1])
  const one = alliance({ hand: ['survey'], deck: ['punch'] })
    .play('survey')
    .target('punch')
  expect([one.seat(0).deck, one.idle]).toEqual([[], true])
})

test('teleporter-chief-tink changes places with a friend, which may be used this turn', () => {
  const t = alliance({ battleline: ['teleporter-chief-tink', 'krump', 'bumpsy'] }, { battleline: ['troll'] }).action(
    'teleporter-chief-tink',
  )
  expect(t.targets).toEqual(['bumpsy', 'krump'])
  t.target('bumpsy')
  expect(t.seat(0).battleline).toEqual(['bumpsy', 'krump', 'teleporter-chief-tink'])
  expect([t.can({ verb: 'reap', card: 'bumpsy' }), t.can({ verb: 'reap', card: 'krump' })]).toEqual([true, false])
  const alone = alliance({ battleline: ['teleporter-chief-tink'] }).action('teleporter-chief-tink')
  expect([alone.seat(0).battleline, alone.idle]).toEqual([['teleporter-chief-tink'], true])
})

test('ant1-10ny captures all, and gives one back at the end of each turn of its controller', () => {
  const t = alliance({ hand: ['ant1-10ny'], amber: 2 }, { amber: 4, houses: ['brobnar'] }).play('ant1-10ny')
  expect([t.card('ant1-10ny').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([4, 2, 0])
  t.endTurn()
  expect([t.card('ant1-10ny').amber, t.seat(1).amber]).toEqual([3, 1])
  t.house('brobnar').endTurn()
  expect(t.card('ant1-10ny').amber).toBe(3)
  const none = alliance({ battleline: ['ant1-10ny'] }, { houses: ['brobnar'] }).endTurn()
  expect(none.seat(1).amber).toBe(0)
})

test('armory-officer-nel draws a card for each upgrade that enters play, whoever plays it', () => {
  const t = alliance({ battleline: ['armory-officer-nel'], hand: ['detention-coil', 'subdue'], deck: ['punch', 'anger', 'smith'] })
  t.play('detention-coil', { onto: 'armory-officer-nel' })
  expect([...t.seat(0).hand].sort()).toEqual(['punch', 'subdue'])
  t.play('subdue').target('armory-officer-nel')
  expect(t.seat(0).hand).toEqual(['punch'])
  const theirs = table({
    active: 1,
    seats: [
      { battleline: ['armory-officer-nel'], deck: ['punch', 'anger'] },
      { house: 'staralliance', hand: ['detention-coil'] },
    ],
  })
  expect(theirs.play('detention-coil', { onto: 'armory-officer-nel' }).seat(0).hand).toEqual(['punch'])
})

test('away-team: each upgrade on it goes to the archives of its owner when it is destroyed', () => {
  const upgrades = ['detention-coil', { card: 'observ-u-max', owner: 1 as const }]
  const t = against(
    {
      battleline: [
        { card: 'away-team', upgrades },
        { card: 'scout-pete', upgrades: ['z-wave-emitter'] },
      ],
    },
    { battleline: ['troll'] },
  )
  t.fight('troll', 'away-team')
  expect([t.card('away-team').zone, t.seat(0).archives, t.seat(1).archives]).toEqual(['discard', ['detention-coil'], ['observ-u-max']])
  expect(t.card('scout-pete').upgrades).toEqual(['z-wave-emitter'])
})

test('hayden-oswin gains one for each upgrade on him, of whoever', () => {
  const t = alliance({
    battleline: [
      { card: 'hayden-oswin', upgrades: ['detention-coil', 'z-wave-emitter'] },
      { card: 'away-team', upgrades: ['observ-u-max'] },
    ],
  })
  expect(t.reap('hayden-oswin').seat(0).amber).toBe(3)
  expect(
    alliance({ battleline: ['hayden-oswin'] })
      .reap('hayden-oswin')
      .seat(0).amber,
  ).toBe(1)
})

test('z-force-agent-14 gains one for each upgrade on him after a fight', () => {
  const t = alliance(
    { battleline: [{ card: 'z-force-agent-14', upgrades: ['z-wave-emitter', 'access-denied'] }] },
    { battleline: ['umbra'] },
  )
  expect(t.fight('z-force-agent-14', 'umbra').seat(0).amber).toBe(2)
  const dead = alliance({ battleline: [{ card: 'z-force-agent-14', upgrades: ['z-wave-emitter'] }] }, { battleline: ['troll'] })
  expect(dead.fight('z-force-agent-14', 'troll').seat(0).amber).toBe(0)
})

test('mutagenesis-researcher brings icons for other cards, and none of its own', () => {
  const t = alliance({ hand: ['mutagenesis-researcher'] }, { amber: 2 }).play('mutagenesis-researcher')
  expect([t.card('mutagenesis-researcher').power, t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([3, 0, 2, true])
  expect(t.card('mutagenesis-researcher').printed.enhance).toEqual(['amber', 'capture', 'damage', 'draw'])
})

test('new-frontiers: of the top three the cards of a house are archived, the others discarded', () => {
  const t = alliance({ hand: ['new-frontiers'], deck: ['krump', 'subdue', 'punch', 'anger'] })
    .play('new-frontiers')
    .house('brobnar')
  expect([[...t.seat(0).archives].sort(), [...t.seat(0).discard].sort()]).toEqual([
    ['krump', 'punch'],
    ['new-frontiers', 'subdue'],
  ])
  expect([t.seat(0).deck, t.seat(0).amber]).toEqual([['anger'], 1])
  const empty = alliance({ hand: ['new-frontiers'], deck: [] })
    .play('new-frontiers')
    .house('brobnar')
  expect([empty.seat(0).archives, empty.idle]).toEqual([[], true])
})

test('particle-sweep deals two, and destroys a Mutant instead', () => {
  const t = alliance({ hand: ['particle-sweep'] }, { battleline: ['troll', 'umbra-saurus'] })
  t.play('particle-sweep')
  expect(t.targets).toEqual(['troll', 'umbra-saurus'])
  expect(t.target('umbra-saurus').card('umbra-saurus').zone).toBe('discard')
  const plain = alliance({ hand: ['particle-sweep'] }, { battleline: ['troll'] })
  expect(plain.play('particle-sweep').target('troll').card('troll').damage).toBe(2)
  const warded = alliance({ hand: ['particle-sweep'] }, { battleline: [{ card: 'umbra-saurus', warded: true }] })
  expect(warded.play('particle-sweep').target('umbra-saurus').card('umbra-saurus')).toMatchObject({ zone: 'battleline', warded: false })
})

test('ambassador-liu: the house of the discarded card decides', () => {
  const discarding = (id: string) =>
    alliance({ battleline: ['ambassador-liu'], hand: [id] }, { amber: 4 })
      .action('ambassador-liu')
      .target(id)
  const of = (id: string) => {
    const t = discarding(id)
    return [t.seat(0).amber, t.seat(1).amber, t.card('ambassador-liu').amber, t.seat(0).discard]
  }
  expect(of('pride')).toEqual([1, 3, 0, ['pride']])
  expect(of('umbra')).toEqual([1, 3, 0, ['umbra']])
  expect(of('lyco-bot')).toEqual([2, 4, 0, ['lyco-bot']])
  expect(of('dust-pixie')).toEqual([2, 4, 0, ['dust-pixie']])
  expect(of('virtuous-works')).toEqual([0, 1, 3, ['virtuous-works']])
  expect(of('scylla')).toEqual([0, 1, 3, ['scylla']])
  expect(of('punch')).toEqual([0, 4, 0, ['punch']])
  const none = alliance({ battleline: ['ambassador-liu'] }, { amber: 4 }).action('ambassador-liu')
  expect([none.seat(0).amber, none.idle]).toEqual([0, true])
})

test('commander-dhrxgar gains one for each upgrade attached to him or a neighbor, by either player', () => {
  const hand = ['detention-coil', 'z-wave-emitter', 'access-denied']
  const t = alliance(
    { battleline: ['scout-pete', 'commander-dhrxgar', 'away-team', 'ant1-10ny'], hand },
    { houses: ['staralliance'], hand: ['observ-u-max'] },
  )
  t.play('detention-coil', { onto: 'commander-dhrxgar' })
  expect(t.seat(0).amber).toBe(2)
  t.play('z-wave-emitter', { onto: 'away-team' })
  expect(t.seat(0).amber).toBe(4)
  t.play('access-denied', { onto: 'ant1-10ny' })
  expect(t.seat(0).amber).toBe(5)
  t.endTurn().house('staralliance').play('observ-u-max', { onto: 'scout-pete' })
  expect(t.seat(0).amber).toBe(6)
})

test('hapless-cadet draws attacks, and costs the opponent three when destroyed', () => {
  const t = against({ battleline: ['hapless-cadet', 'away-team'] }, { battleline: ['troll'], amber: 4 })
  t.choose({ verb: 'fight', card: 'troll' })
  expect(t.targets).toEqual(['hapless-cadet'])
  expect(t.target('hapless-cadet').seat(1).amber).toBe(1)
  const poor = against({ battleline: ['hapless-cadet'] }, { battleline: ['troll'], amber: 2 })
  expect(poor.fight('troll', 'hapless-cadet').seat(1).amber).toBe(0)
})

test('hold-the-line draws the difference when the enemy has more creatures', () => {
  const deck = ['punch', 'anger', 'smith']
  const t = alliance({ hand: ['hold-the-line'], battleline: ['away-team'], deck }, { battleline: ['troll', 'krump', 'bumpsy'] })
  expect([...t.play('hold-the-line').seat(0).hand].sort()).toEqual(['anger', 'punch'])
  const even = alliance({ hand: ['hold-the-line'], battleline: ['away-team'], deck }, { battleline: ['troll'] })
  expect(even.play('hold-the-line').seat(0).hand).toEqual([])
})

test('jon-cargo archives the cards of the hand that share a house with the card discarded', () => {
  const t = alliance({ battleline: ['jon-cargo'], hand: ['punch', 'subdue', 'krump'], deck: ['anger', 'smith'] }).reap('jon-cargo')
  expect([[...t.seat(0).archives].sort(), t.seat(0).hand, t.seat(0).discard, t.seat(0).deck]).toEqual([
    ['krump', 'punch'],
    ['subdue'],
    ['anger'],
    ['smith'],
  ])
  const empty = alliance({ battleline: ['jon-cargo'], hand: ['punch'], deck: [] }).reap('jon-cargo')
  expect([empty.seat(0).archives, empty.seat(0).hand, empty.idle]).toEqual([[], ['punch'], true])
})

test('kartanoo uses an artifact of either player as if it were yours', () => {
  const t = alliance({ battleline: ['kartanoo'] }, { artifacts: ['monument-to-octavia', 'safe-place'], battleline: ['krump'], amber: 3 })
  t.reap('kartanoo')
  expect(t.targets).toEqual(['monument-to-octavia', 'safe-place'])
  t.target('monument-to-octavia').choose({ verb: 'action' })
  expect(t.targets).toEqual(['kartanoo'])
  t.target('kartanoo')
  expect([t.card('kartanoo').amber, t.seat(1).amber, t.card('monument-to-octavia').exhausted]).toEqual([1, 2, true])
  expect(alliance({ battleline: ['kartanoo'] }).reap('kartanoo').idle).toBe(true)
})

test('matter-maker lets upgrades of all houses be played, and nothing else', () => {
  const t = alliance({ artifacts: ['matter-maker'], battleline: ['away-team'], hand: ['siren-horn', 'blood-of-titans', 'krump'] })
  expect(['siren-horn', 'blood-of-titans', 'krump'].map((card) => t.can({ verb: 'play', card }))).toEqual([true, true, false])
  t.play('siren-horn', { onto: 'away-team' }).play('blood-of-titans', { onto: 'away-team' })
  expect(t.card('away-team').upgrades).toEqual(['siren-horn', 'blood-of-titans'])
  const theirs = alliance({ battleline: ['away-team'], hand: ['siren-horn'] }, { artifacts: ['matter-maker'] })
  expect(theirs.can({ verb: 'play', card: 'siren-horn' })).toBe(false)
})

test('matter-maker lets explo-rover of another house be played as an upgrade, not as a creature (kf.upgrade.9)', () => {
  const sit = (house: 'staralliance' | 'dis', own: ScenarioSeat = {}) =>
    table({ seats: [{ house, houses: ['staralliance', 'dis', 'logos'], hand: ['explo-rover'], battleline: ['away-team'], ...own }, {}] })
  expect(sit('dis').can({ verb: 'play', card: 'explo-rover' })).toBe(false)
  const t = sit('dis', { artifacts: ['matter-maker'] }).play('explo-rover', { onto: 'away-team' })
  expect([t.card('away-team').upgrades, t.seat(0).battleline, t.idle]).toEqual([['explo-rover'], ['away-team'], true])
  const nobody = sit('dis', { artifacts: ['matter-maker'], battleline: [] })
  expect(nobody.can({ verb: 'play', card: 'explo-rover' })).toBe(false)
  const both = sit('staralliance', { artifacts: ['matter-maker'] })
  both.choose({ verb: 'play', card: 'explo-rover' })
  expect(both.options.map(({ verb }) => verb)).toEqual(['decline', 'accept'])
})

test('z-particle-tracker finds an upgrade in the deck after a fight, if its controller wants one', () => {
  const own = {
    battleline: [{ card: 'away-team', upgrades: ['z-particle-tracker'] }],
    deck: ['punch', 'siren-horn', 'anger', 'detention-coil'],
  }
  const t = alliance(own, { battleline: ['umbra'] }).fight('away-team', 'umbra')
  expect(t.targets).toEqual(['detention-coil', 'siren-horn'])
  t.target('siren-horn')
  expect([t.seat(0).hand, t.seat(0).deck.length]).toEqual([['siren-horn'], 3])
  const no = alliance(own, { battleline: ['umbra'] })
    .fight('away-team', 'umbra')
    .done()
  expect([no.seat(0).hand, no.idle]).toEqual([[], true])
})

test('z-ray-blaster: three power more, and three damage to each neighbor of the foe before the fight', () => {
  const own = { battleline: [{ card: 'away-team', upgrades: ['z-ray-blaster'] }] }
  const t = alliance(own, { battleline: ['umbra', 'troll', { card: 'krump', warded: true }, 'bumpsy'] })
  expect(t.card('away-team').power).toBe(8)
  t.fight('away-team', 'troll')
  expect([t.card('umbra').zone, t.card('krump').damage, t.card('krump').warded, t.card('bumpsy').damage]).toEqual(['discard', 0, false, 0])
  expect(t.card('troll').zone).toBe('discard')
})

test('z-wave-emitter wards its host at the start of your turn', () => {
  const t = alliance({ battleline: [{ card: 'away-team', upgrades: ['z-wave-emitter'] }] }, { houses: ['brobnar'] }).endTurn()
  expect(t.card('away-team').warded).toBe(false)
  t.house('brobnar').endTurn()
  expect([t.active, t.card('away-team').warded]).toEqual([0, true])
})
