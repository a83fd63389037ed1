import { expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Saurian: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Saurian is active. */

const saurian = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'saurian', ...own }, other] })

/** Seat 1 is in the main step of its turn, against cards of seat 0. */
const against = (own: ScenarioSeat, other: ScenarioSeat) => table({ active: 1, seats: [own, { house: 'brobnar', ...other }] })

test('beware-the-ides deals 23 to a creature in the center of a line, on either side', () => {
  const t = saurian({ hand: ['beware-the-ides'], battleline: ['galeatops', 'scylla'] }, { battleline: ['krump', 'troll', 'bumpsy'] })
  t.play('beware-the-ides')
  expect(t.targets).toEqual(['troll'])
  expect(t.target('troll').card('troll').zone).toBe('discard')
  const own = saurian({ hand: ['beware-the-ides'], battleline: ['galeatops'] }, { battleline: [{ card: 'troll', warded: true }] })
  own.play('beware-the-ides')
  expect(own.targets).toEqual(['galeatops', 'troll'])
  own.target('troll')
  expect([own.card('troll').zone, own.card('troll').warded]).toEqual(['battleline', false])
  expect(saurian({ hand: ['beware-the-ides'], battleline: ['galeatops', 'scylla'] }).play('beware-the-ides').idle).toBe(true)
})

test('citizen-shrix is exalted and steals one, when played and when it reaps', () => {
  const t = saurian({ hand: ['citizen-shrix'] }, { amber: 2 }).play('citizen-shrix')
  expect([t.card('citizen-shrix').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1, 1])
  t.set('citizen-shrix', { exhausted: false }).reap('citizen-shrix')
  expect([t.card('citizen-shrix').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([2, 3, 0])
  const poor = saurian({ hand: ['citizen-shrix'] }).play('citizen-shrix')
  expect([poor.card('citizen-shrix').amber, poor.seat(0).amber, poor.idle]).toEqual([1, 0, true])
})

test('consul-primus moves one Æmber from any creature to any other when he reaps', () => {
  const t = saurian({ battleline: ['consul-primus', 'scylla'] }, { battleline: [{ card: 'troll', amber: 2 }] }).reap('consul-primus')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  expect(t.targets).toEqual(['consul-primus', 'scylla'])
  t.target('scylla')
  expect([t.card('troll').amber, t.card('scylla').amber, t.seat(1).amber]).toEqual([1, 1, 0])
  expect(saurian({ battleline: ['consul-primus'] }).reap('consul-primus').idle).toBe(true)
})

test('cornicen-octavia captures two as her action, or what there is', () => {
  const t = saurian({ battleline: ['cornicen-octavia'] }, { amber: 3 }).action('cornicen-octavia')
  expect([t.card('cornicen-octavia').amber, t.seat(1).amber, t.card('cornicen-octavia').exhausted]).toEqual([2, 1, true])
  expect(
    saurian({ battleline: ['cornicen-octavia'] })
      .action('cornicen-octavia')
      .card('cornicen-octavia').amber,
  ).toBe(0)
})

test('curse-of-vanity exalts one of each side, and the one that there is', () => {
  const t = saurian({ hand: ['curse-of-vanity'], battleline: ['galeatops', 'scylla'] }, { battleline: ['troll', 'krump'] })
  t.play('curse-of-vanity').target('scylla')
  expect(t.targets).toEqual(['krump', 'troll'])
  t.target('troll')
  expect(['galeatops', 'scylla', 'troll', 'krump'].map((id) => t.card(id).amber)).toEqual([0, 1, 1, 0])
  const alone = saurian({ hand: ['curse-of-vanity'] }, { battleline: ['troll'] })
    .play('curse-of-vanity')
    .target('troll')
  expect([alone.card('troll').amber, alone.idle]).toEqual([1, true])
})

test.each(['dæmo-saurus', 'lyco-saurus', 'sacro-saurus', 'techno-saurus', 'umbra-saurus', 'xeno-saurus'])(
  '%s may be exalted to deal three, to itself too; without it nothing',
  (id) => {
    const t = saurian({ hand: [id] }, { battleline: ['troll'] })
      .play(id)
      .yes()
    expect(t.targets).toEqual([id, 'troll'].sort())
    t.target('troll')
    expect([t.card(id).amber, t.card('troll').damage, t.idle]).toEqual([1, 3, true])
    const no = saurian({ hand: [id] }, { battleline: ['troll'] })
      .play(id)
      .no()
    expect([no.card(id).amber, no.card('troll').damage, no.idle]).toEqual([0, 0, true])
  },
)

test('dæmo-saurus steals one when it is destroyed, and what lay on it goes to the opponent after that', () => {
  const t = saurian({ battleline: [{ card: 'dæmo-saurus', amber: 1 }] }, { battleline: ['troll'], amber: 2 }).fight('dæmo-saurus', 'troll')
  expect([t.card('dæmo-saurus').zone, t.seat(0).amber, t.seat(1).amber]).toEqual(['discard', 1, 2])
})

test('lyco-saurus fights without being hurt, umbra-saurus is missed once, sacro-saurus has armor', () => {
  const t = saurian({ battleline: ['lyco-saurus', 'galeatops'] }, { battleline: ['troll', 'umbra-saurus'] })
  expect(t.fight('lyco-saurus', 'troll').card('lyco-saurus').damage).toBe(0)
  expect(t.fight('galeatops', 'umbra-saurus').card('umbra-saurus').damage).toBe(0)
  const armor = saurian({ battleline: ['galeatops'] }, { battleline: ['sacro-saurus'] }).fight('galeatops', 'sacro-saurus')
  expect(armor.card('sacro-saurus').damage).toBe(2)
})

test('techno-saurus changes a card of the hand for one of the deck when it reaps', () => {
  const t = saurian({ battleline: ['techno-saurus'], hand: ['punch'], deck: ['anger'] })
    .reap('techno-saurus')
    .target('punch')
  expect([t.seat(0).hand, t.seat(0).discard]).toEqual([['anger'], ['punch']])
  const empty = saurian({ battleline: ['techno-saurus'], deck: ['anger'] }).reap('techno-saurus')
  expect([empty.seat(0).hand, empty.idle]).toEqual([[], true])
})

test('xeno-saurus: of the top three cards one comes to the hand after a fight, one goes to the bottom', () => {
  const t = saurian({ battleline: ['xeno-saurus'], deck: ['punch', 'anger', 'humble', 'smith'] }, { battleline: ['umbra'] })
  t.fight('xeno-saurus', 'umbra')
  expect(t.targets).toEqual(['anger', 'humble', 'punch'])
  t.target('anger')
  expect(t.targets).toEqual(['humble', 'punch'])
  t.target('punch')
  expect([t.seat(0).hand, t.seat(0).deck, t.idle]).toEqual([['anger'], ['humble', 'smith', 'punch'], true])
})

test('defense-initiative wards any creature, and exalting it wards its neighbors too', () => {
  const t = saurian({ hand: ['defense-initiative'] }, { battleline: ['troll', 'krump', 'bumpsy', 'umbra'] })
  t.play('defense-initiative').target('krump').yes()
  expect(['troll', 'krump', 'bumpsy', 'umbra'].map((id) => t.card(id).warded)).toEqual([true, true, true, false])
  expect(t.card('krump').amber).toBe(1)
  const no = saurian({ hand: ['defense-initiative'], battleline: ['galeatops', 'scylla'] })
  no.play('defense-initiative').target('scylla').no()
  expect(['galeatops', 'scylla'].map((id) => no.card(id).warded)).toEqual([false, true])
  const none = saurian({ hand: ['defense-initiative'] }).play('defense-initiative')
  expect(none.idle).toBe(true)
})

test('faust-the-great makes keys of the opponent dearer for each friendly creature with Æmber on it, and may exalt one', () => {
  const t = saurian(
    { hand: ['faust-the-great'], battleline: ['galeatops', { card: 'scylla', amber: 3 }] },
    { battleline: [{ card: 'troll', amber: 1 }] },
  )
  t.play('faust-the-great', { right: true }).yes()
  expect(t.targets).toEqual(['faust-the-great', 'galeatops', 'scylla'])
  expect(t.seat(1).keyCost).toBe(7)
  t.target('galeatops')
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 8])
  const no = saurian({ hand: ['faust-the-great'] })
    .play('faust-the-great')
    .no()
  expect([no.card('faust-the-great').amber, no.seat(1).keyCost]).toEqual([0, 6])
})

test('galeatops deals four when it attacks and when it is attacked', () => {
  const t = saurian({ battleline: ['galeatops'] }, { battleline: ['troll', 'bumpsy'] }).fight('galeatops', 'troll')
  expect([t.card('troll').damage, t.card('galeatops').damage]).toEqual([4, 8])
  t.endTurn().house('brobnar').fight('bumpsy', 'galeatops')
  expect([t.card('bumpsy').damage, t.card('galeatops').zone]).toEqual([4, 'discard'])
})

test('monument-to-ludo returns one Æmber to the supply, two with Praefectus Ludo in the discard pile', () => {
  const lying = [{ card: 'troll', amber: 3 }, 'krump']
  const t = saurian({ artifacts: ['monument-to-ludo'], battleline: ['praefectus-ludo'] }, { battleline: lying }).action('monument-to-ludo')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  expect([t.card('troll').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([2, 0, 0])
  const two = saurian({ artifacts: ['monument-to-ludo'], discard: ['praefectus-ludo'] }, { battleline: lying })
  expect(two.action('monument-to-ludo').target('troll').card('troll').amber).toBe(1)
  // the pile of the opponent does not count
  const theirs = saurian({ artifacts: ['monument-to-ludo'] }, { battleline: lying, discard: ['praefectus-ludo'] })
  expect(theirs.action('monument-to-ludo').target('troll').card('troll').amber).toBe(2)
  const none = saurian({ artifacts: ['monument-to-ludo'] }, { battleline: ['krump'] })
  expect(none.action('monument-to-ludo').idle).toBe(true)
})

test('sagittarii-s-gaze exalts a damaged creature, no other', () => {
  const t = saurian(
    { hand: ['sagittarii-s-gaze'], battleline: [{ card: 'galeatops', damage: 2 }] },
    { battleline: ['troll', { card: 'krump', damage: 1 }] },
  )
  t.play('sagittarii-s-gaze')
  expect(t.targets).toEqual(['galeatops', 'krump'])
  expect(t.target('krump').card('krump').amber).toBe(1)
  expect(
    saurian({ hand: ['sagittarii-s-gaze'] }, { battleline: ['troll'] })
      .play('sagittarii-s-gaze')
      .card('troll').amber,
  ).toBe(0)
})

test('spoils-of-battle: a friendly creature captures, then each with Æmber on it, each from its own opponent', () => {
  const t = saurian(
    { hand: ['spoils-of-battle'], battleline: ['galeatops', 'scylla'], amber: 3 },
    { battleline: [{ card: 'troll', amber: 1 }, 'krump'], amber: 4 },
  )
  t.play('spoils-of-battle')
  expect(t.targets).toEqual(['galeatops', 'scylla'])
  t.target('galeatops')
  expect(['galeatops', 'scylla', 'troll', 'krump'].map((id) => t.card(id).amber)).toEqual([2, 0, 2, 0])
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([3, 2])
  const none = saurian({ hand: ['spoils-of-battle'] }, { battleline: ['krump'], amber: 2 }).play('spoils-of-battle')
  expect([none.seat(1).amber, none.idle]).toEqual([2, true])
})

test('blast-from-the-past deals the printed power of the creature that it archives', () => {
  const t = saurian(
    { hand: ['blast-from-the-past'], battleline: ['galeatops'], discard: ['troll', 'scylla', 'humble', 'thero-centurion'] },
    { battleline: ['krump', 'valdr'] },
  )
  t.play('blast-from-the-past').target('galeatops')
  expect(t.targets).toEqual(['scylla', 'thero-centurion'])
  t.target('thero-centurion')
  expect(t.targets).toEqual(['krump', 'valdr'])
  t.target('krump')
  expect([t.card('galeatops').amber, t.seat(0).archives, t.card('krump').zone]).toEqual([1, ['thero-centurion'], 'discard'])
})

test('blast-from-the-past: counters that a creature had in play are no part of its power; with nothing archived nothing is dealt', () => {
  const t = saurian(
    {
      hand: ['imp-losion', 'blast-from-the-past'],
      battleline: [{ card: 'citizen-shrix', counters: { power: 4 } }, 'galeatops'],
    },
    { battleline: ['troll', 'krump'] },
  )
  t.set('imp-losion', { house: 'saurian' }).play('imp-losion').target('citizen-shrix').target('krump')
  t.play('blast-from-the-past').target('galeatops').target('citizen-shrix').target('troll')
  expect([t.card('troll').damage, t.seat(0).archives]).toEqual([3, ['citizen-shrix']])
  const none = saurian({ hand: ['blast-from-the-past'] }, { battleline: ['troll'] }).play('blast-from-the-past')
  expect([none.idle, none.card('troll').damage, none.seat(0).archives]).toEqual([true, 0, []])
})

test('curia-saurus: what dies with Æmber on it leaves one to the most powerful enemy of its controller', () => {
  const t = saurian(
    { artifacts: ['curia-saurus'], battleline: ['galeatops', 'scylla'] },
    { battleline: [{ card: 'umbra', amber: 2 }, 'troll'] },
  )
  t.fight('scylla', 'umbra').target('galeatops')
  expect([t.card('umbra').zone, t.card('galeatops').amber, t.seat(0).amber]).toEqual(['discard', 1, 1])
  // a friendly creature as well, and one without Æmber leaves nothing
  const own = saurian(
    { artifacts: ['curia-saurus'], battleline: [{ card: 'citizen-shrix', amber: 1 }] },
    { battleline: ['troll', 'umbra'] },
  )
  own.fight('citizen-shrix', 'troll').target('troll')
  expect([own.card('troll').amber, own.seat(1).amber]).toEqual([1, 0])
  const bare = saurian({ artifacts: ['curia-saurus'], battleline: ['scylla'] }, { battleline: ['umbra'] }).fight('scylla', 'umbra')
  expect([bare.card('scylla').amber, bare.idle]).toEqual([0, true])
})

test('dark-centurion returns one Æmber to the supply and wards the creature that it lay on', () => {
  const t = saurian({ battleline: ['dark-centurion'] }, { battleline: [{ card: 'troll', amber: 2 }, 'krump'] }).action('dark-centurion')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  expect([t.card('troll').amber, t.card('troll').warded, t.seat(0).amber, t.seat(1).amber]).toEqual([1, true, 0, 0])
  const none = saurian({ battleline: ['dark-centurion'] }, { battleline: ['krump'] }).action('dark-centurion')
  expect([none.card('krump').warded, none.card('dark-centurion').warded, none.idle]).toEqual([false, false, true])
})

test('dreadbone-decimus may be exalted to destroy what has less power than it, when played and after a fight', () => {
  const t = saurian({ hand: ['dreadbone-decimus'] }, { battleline: ['troll', 'bumpsy', 'umbra', { card: 'silvertooth', warded: true }] })
  t.play('dreadbone-decimus').yes()
  expect(t.targets).toEqual(['silvertooth', 'umbra'])
  t.target('umbra')
  expect([t.card('umbra').zone, t.card('dreadbone-decimus').amber]).toEqual(['discard', 1])
  t.set('dreadbone-decimus', { exhausted: false }).fight('dreadbone-decimus', 'silvertooth').yes().target('silvertooth')
  expect([t.card('silvertooth').zone, t.card('dreadbone-decimus').amber]).toEqual(['discard', 2])
  const no = saurian({ hand: ['dreadbone-decimus'] }, { battleline: ['umbra'] })
    .play('dreadbone-decimus')
    .no()
  expect([no.card('umbra').zone, no.idle]).toEqual(['battleline', true])
})

test('gladiodontus enters stunned, deals five, and after its first use it readies and rages (kf.enrage.4)', () => {
  const t = saurian({ hand: ['gladiodontus'] }, { battleline: ['troll', 'krump'] }).play('gladiodontus')
  expect([t.card('gladiodontus').stunned, t.card('gladiodontus').exhausted]).toEqual([true, true])
  t.set('gladiodontus', { stunned: false, exhausted: false }).fight('gladiodontus', 'troll')
  expect(t.card('troll').damage).toBe(5)
  expect([t.card('gladiodontus').exhausted, t.card('gladiodontus').enraged]).toEqual([false, true])
  expect(t.can({ verb: 'reap', card: 'gladiodontus' })).toBe(false)
  // the second use of the turn ends the rage and leaves it exhausted
  t.set('gladiodontus', { damage: 0 }).fight('gladiodontus', 'troll')
  expect([t.card('gladiodontus').exhausted, t.card('gladiodontus').enraged, t.idle]).toEqual([true, false, true])
  const reap = saurian({ battleline: ['gladiodontus'] }).reap('gladiodontus')
  expect([reap.card('gladiodontus').exhausted, reap.card('gladiodontus').enraged]).toEqual([false, true])
})

test('hedonistic-intent exalts the flanks of both lines, a lone creature once', () => {
  const t = saurian({ hand: ['hedonistic-intent'], battleline: ['galeatops', 'scylla', 'charybdis'] }, { battleline: ['troll'] })
  t.play('hedonistic-intent')
  expect(['galeatops', 'scylla', 'charybdis', 'troll'].map((id) => t.card(id).amber)).toEqual([1, 0, 1, 1])
})

test('humble exhausts a creature and returns up to three of its Æmber; an exhausted one is not chosen (kf.exhaust.2)', () => {
  const t = saurian(
    { hand: ['humble'] },
    {
      battleline: [
        { card: 'troll', amber: 5 },
        { card: 'krump', amber: 2, exhausted: true },
      ],
    },
  )
  t.play('humble')
  expect(t.targets).toEqual(['troll'])
  t.target('troll')
  expect([t.card('troll').exhausted, t.card('troll').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([true, 2, 1, 0])
  const tired = saurian({ hand: ['humble'] }, { battleline: [{ card: 'krump', amber: 2, exhausted: true }] })
  expect([tired.play('humble').idle, tired.card('krump').amber]).toEqual([true, 2])
})

test('saurian-egg can neither fight nor reap', () => {
  const t = saurian({ battleline: ['saurian-egg'] }, { battleline: ['umbra'] })
  expect(['fight', 'reap', 'omni'].map((verb) => t.can({ verb, card: 'saurian-egg' }))).toEqual([false, false, true])
})

test('saurian-egg: both Saurians among the discarded enter ready with three counters each, and the egg is destroyed', () => {
  const t = saurian({ battleline: ['saurian-egg'], deck: ['thero-centurion', 'citizen-shrix', 'scylla'] }, { amber: 2 }).omni('saurian-egg')
  while (!t.idle) t.choose({ option: t.options[0].option })
  expect([...t.seat(0).battleline].sort()).toEqual(['citizen-shrix', 'thero-centurion'])
  expect([t.card('citizen-shrix').power, t.card('thero-centurion').power, t.card('citizen-shrix').exhausted]).toEqual([6, 9, false])
  // put into play is not played: no Play abilities
  expect([t.card('citizen-shrix').amber, t.card('saurian-egg').zone, t.seat(1).amber]).toEqual([0, 'discard', 2])
})

test('saurian-egg lives on when no Saurian creature was discarded', () => {
  const t = saurian({ battleline: ['saurian-egg'], deck: ['humble', 'troll', 'scylla'] }).omni('saurian-egg')
  expect([t.card('saurian-egg').zone, [...t.seat(0).discard].sort(), t.idle]).toEqual(['battleline', ['humble', 'troll'], true])
  const empty = saurian({ battleline: ['saurian-egg'], deck: [] }).omni('saurian-egg')
  expect([empty.card('saurian-egg').zone, empty.idle]).toEqual(['battleline', true])
})

test('senator-quintina: whoever reaps is exalted, on both sides, herself too', () => {
  const t = saurian({ battleline: ['senator-quintina', 'galeatops'] }, { battleline: ['krump'] })
  t.reap('senator-quintina').reap('galeatops').endTurn().house('brobnar').reap('krump')
  expect(['senator-quintina', 'galeatops', 'krump'].map((id) => t.card(id).amber)).toEqual([1, 1, 1])
})

test('siren-horn moves one Æmber to the creature that its host fights, before the fight; without Æmber none', () => {
  const t = saurian({ battleline: [{ card: 'galeatops', amber: 2, upgrades: ['siren-horn'] }] }, { battleline: ['umbra'], amber: 0 })
  t.fight('galeatops', 'umbra')
  expect([t.card('galeatops').amber, t.card('umbra').zone, t.seat(0).amber]).toEqual([1, 'discard', 1])
  const bare = saurian({ battleline: [{ card: 'galeatops', upgrades: ['siren-horn'] }] }, { battleline: ['troll'] }).fight(
    'galeatops',
    'troll',
  )
  expect([bare.card('troll').amber, bare.idle]).toEqual([0, true])
})

test('crystal-surge exalts every Mutant creature of both sides, and no other', () => {
  const t = saurian({ hand: ['crystal-surge'], battleline: ['dæmo-saurus', 'scylla'] }, { battleline: ['lyco-bot', 'troll'] }).play(
    'crystal-surge',
  )
  expect(['dæmo-saurus', 'scylla', 'lyco-bot', 'troll'].map((id) => t.card(id).amber)).toEqual([1, 0, 1, 0])
})

test('forum-of-giants pays whoever controls the most powerful creature, at the start of your turn only', () => {
  const t = saurian({ artifacts: ['forum-of-giants'], battleline: ['scylla'] }, { battleline: ['troll'], houses: ['brobnar'] })
  t.endTurn()
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, 0])
  t.house('brobnar').endTurn().target('troll')
  expect([t.active, t.seat(0).amber, t.seat(1).amber]).toEqual([0, 0, 1])
  const tie = table({
    step: 'start',
    seats: [{ artifacts: ['forum-of-giants'], battleline: ['scylla', 'umbra'] }, { battleline: ['charybdis'] }],
  })
  expect(tie.targets).toEqual(['charybdis', 'scylla'])
  expect(tie.target('scylla').seat(0).amber).toBe(1)
  const none = table({ step: 'start', seats: [{ artifacts: ['forum-of-giants'], houses: ['saurian'] }, {}] })
  expect([none.seat(0).amber, none.seat(1).amber, none.decision?.kind]).toEqual([0, 0, 'house'])
})

test('legion-s-march: each use of a Dinosaur hurts all that are none, this turn', () => {
  const t = saurian(
    { hand: ['legion-s-march'], battleline: ['thero-centurion', 'scylla', 'cornicen-octavia'] },
    { battleline: ['troll', { card: 'krump', warded: true }, 'dæmo-saurus'], amber: 1 },
  )
  t.play('legion-s-march').reap('thero-centurion')
  expect(['scylla', 'troll', 'krump', 'dæmo-saurus', 'thero-centurion'].map((id) => t.card(id).damage)).toEqual([1, 1, 0, 0, 0])
  expect(t.card('krump').warded).toBe(false)
  t.reap('scylla')
  expect(t.card('troll').damage).toBe(1)
  t.action('cornicen-octavia')
  expect([t.card('troll').damage, t.card('krump').damage]).toEqual([2, 1])
  // the opponent's Dinosaurs in the next turn do nothing
  t.endTurn().house('saurian').reap('dæmo-saurus')
  expect(t.card('troll').damage).toBe(2)
})

test('nerotaurus: after a fight enemies cannot reap, after reaping they cannot fight, in their next turn', () => {
  const t = saurian({ battleline: ['nerotaurus'] }, { battleline: ['troll', 'umbra'] })
  t.fight('nerotaurus', 'umbra').endTurn().house('brobnar')
  expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'fight', card: 'troll' })]).toEqual([false, true])
  t.endTurn().house('saurian').reap('nerotaurus').endTurn().house('brobnar')
  expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'fight', card: 'troll' })]).toEqual([true, false])
  t.endTurn().house('saurian').endTurn().house('brobnar')
  expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'fight', card: 'troll' })]).toEqual([true, true])
})

test('optio-gorkus takes the Æmber of a neighbor that is destroyed, of no other', () => {
  const line = [{ card: 'umbra', amber: 2 }, 'optio-gorkus', 'galeatops', { card: 'citizen-shrix', amber: 1 }]
  const t = against({ battleline: line, houses: ['saurian'] }, { battleline: ['troll', 'krump'] })
  t.fight('krump', 'umbra')
  expect([t.card('umbra').zone, t.card('optio-gorkus').amber, t.seat(1).amber]).toEqual(['discard', 2, 0])
  t.fight('troll', 'citizen-shrix')
  expect([t.card('optio-gorkus').amber, t.seat(1).amber]).toEqual([2, 1])
})

test('optio-gorkus is missed by the first attack of a turn', () => {
  const t = against({ battleline: ['optio-gorkus'] }, { battleline: ['troll', 'krump'] }).fight('krump', 'optio-gorkus')
  expect([t.card('optio-gorkus').damage, t.card('krump').damage]).toEqual([0, 0])
  expect(t.fight('troll', 'optio-gorkus').card('optio-gorkus').zone).toBe('discard')
})

test('patronage: the larger half comes to you, the rest goes to the opponent', () => {
  const t = saurian(
    { hand: ['patronage'], battleline: [{ card: 'galeatops', amber: 1 }] },
    { battleline: [{ card: 'troll', amber: 5 }, 'krump'] },
  )
  t.play('patronage')
  expect(t.targets).toEqual(['galeatops', 'troll'])
  t.target('troll')
  expect([t.card('troll').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([0, 3, 2])
  const one = saurian({ hand: ['patronage'], battleline: [{ card: 'galeatops', amber: 1 }] })
    .play('patronage')
    .target('galeatops')
  expect([one.seat(0).amber, one.seat(1).amber]).toEqual([1, 0])
  expect(saurian({ hand: ['patronage'] }).play('patronage').idle).toBe(true)
})

test('scylla deals four to an enemy that reaps, and none to her friends', () => {
  const t = saurian({ battleline: ['scylla', 'galeatops'] }, { battleline: ['krump', { card: 'umbra', house: 'brobnar' }] })
  t.reap('galeatops').endTurn().house('brobnar').reap('krump').reap('umbra')
  expect([t.card('galeatops').damage, t.card('krump').damage, t.card('umbra').zone, t.seat(1).amber]).toEqual([0, 4, 'discard', 2])
})

test('charybdis costs one for each fight that an enemy creature begins', () => {
  const t = saurian({ battleline: ['charybdis', 'galeatops'], amber: 2 }, { battleline: ['troll', 'bumpsy'], amber: 1 })
  t.fight('galeatops', 'troll')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  t.endTurn().house('brobnar').fight('bumpsy', 'galeatops')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 0])
  expect(t.fight('troll', 'charybdis').seat(1).amber).toBe(0)
})

test('monument-to-faust: all keys cost one more in the next turn of the opponent, two with Faust the Great discarded', () => {
  const t = saurian({ artifacts: ['monument-to-faust'] }, { houses: ['brobnar'] }).action('monument-to-faust')
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
  t.endTurn()
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([7, 7])
  t.house('brobnar').endTurn()
  expect(t.seat(1).keyCost).toBe(6)
  const two = saurian({ artifacts: ['monument-to-faust'], discard: ['faust-the-great'] })
    .action('monument-to-faust')
    .endTurn()
  expect(two.seat(1).keyCost).toBe(8)
})

test('monument-to-octavia: a friendly creature captures one, two with Cornicen Octavia discarded', () => {
  const t = saurian({ artifacts: ['monument-to-octavia'], battleline: ['scylla', 'galeatops'] }, { battleline: ['troll'], amber: 3 })
  t.action('monument-to-octavia')
  expect(t.targets).toEqual(['galeatops', 'scylla'])
  expect([t.target('scylla').card('scylla').amber, t.seat(1).amber]).toEqual([1, 2])
  const two = saurian({ artifacts: ['monument-to-octavia'], battleline: ['scylla'], discard: ['cornicen-octavia'] }, { amber: 3 })
  expect(two.action('monument-to-octavia').target('scylla').card('scylla').amber).toBe(2)
  expect(
    saurian({ artifacts: ['monument-to-octavia'] }, { amber: 3 })
      .action('monument-to-octavia')
      .seat(1).amber,
  ).toBe(3)
})

test('monument-to-primus moves one between friendly creatures, between any with Consul Primus discarded', () => {
  const line = [{ card: 'scylla', amber: 1 }, 'galeatops']
  const t = saurian({ artifacts: ['monument-to-primus'], battleline: line }, { battleline: [{ card: 'troll', amber: 1 }] })
  t.action('monument-to-primus')
  expect(t.targets).toEqual(['scylla'])
  t.target('scylla')
  expect(t.targets).toEqual(['galeatops'])
  t.target('galeatops')
  expect([t.card('scylla').amber, t.card('galeatops').amber, t.card('troll').amber]).toEqual([0, 1, 1])
  const any = saurian(
    { artifacts: ['monument-to-primus'], battleline: line, discard: ['consul-primus'] },
    { battleline: [{ card: 'troll', amber: 1 }] },
  )
  any.action('monument-to-primus')
  expect(any.targets).toEqual(['scylla', 'troll'])
  any.target('troll').target('galeatops')
  expect([any.card('troll').amber, any.card('galeatops').amber]).toEqual([0, 1])
  expect(saurian({ artifacts: ['monument-to-primus'], battleline: ['galeatops'] }).action('monument-to-primus').idle).toBe(true)
})

test('monument-to-shrix keeps Æmber for keys, yours, and of any player with Citizen Shrix discarded', () => {
  const t = saurian({ artifacts: ['monument-to-shrix'], amber: 2 }, { amber: 2 }).action('monument-to-shrix')
  expect([t.card('monument-to-shrix').amber, t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1, 2])
  const theirs = saurian({ artifacts: ['monument-to-shrix'], discard: ['citizen-shrix'], amber: 2 }, { amber: 2 })
  theirs.action('monument-to-shrix').choose({ seat: 1 })
  expect([theirs.card('monument-to-shrix').amber, theirs.seat(0).amber, theirs.seat(1).amber]).toEqual([1, 2, 1])
  const own = saurian({ artifacts: ['monument-to-shrix'], discard: ['citizen-shrix'], amber: 2 }, { amber: 2 })
  expect(own.action('monument-to-shrix').choose({ seat: 0 }).seat(0).amber).toBe(1)
  // only a player with Æmber is chosen
  const rich = saurian({ artifacts: ['monument-to-shrix'], discard: ['citizen-shrix'] }, { amber: 2 }).action('monument-to-shrix')
  expect(rich.options.map(({ seat }) => seat)).toEqual([1])
  expect(saurian({ artifacts: ['monument-to-shrix'], discard: ['citizen-shrix'] }).action('monument-to-shrix').idle).toBe(true)
  const poor = saurian({ artifacts: ['monument-to-shrix'] }, { amber: 2 }).action('monument-to-shrix')
  expect([poor.card('monument-to-shrix').amber, poor.idle]).toEqual([0, true])
  const forging = table({
    step: 'forge',
    auto: true,
    seats: [{ artifacts: [{ card: 'monument-to-shrix', amber: 2 }], amber: 4, houses: ['saurian'] }, {}],
  }).choose({ color: 'red' })
  expect([forging.seat(0).keys, forging.seat(0).amber, forging.card('monument-to-shrix').amber]).toEqual([['red'], 0, 0])
})

test('exchange-officer uses a friendly Star Alliance card when it is played, fights and reaps; nothing else will do', () => {
  const own = { hand: ['exchange-officer'], battleline: ['z-force-agent-14', 'consul-primus'] }
  const t = table({ seats: [{ house: 'saurian', ...own }, { battleline: ['troll'] }] }).play('exchange-officer', { left: true })
  expect(t.targets).toEqual(['z-force-agent-14'])
  t.target('z-force-agent-14').choose({ verb: 'reap' })
  expect([t.card('z-force-agent-14').exhausted, t.seat(0).amber]).toEqual([true, 1])
  const none = table({ seats: [{ house: 'saurian', battleline: ['exchange-officer', 'consul-primus'] }, {}] }).reap('exchange-officer')
  expect([none.idle, none.seat(0).amber]).toEqual([true, 1])
})

test('high-priest-torvus: exalted, the next action card comes back to the hand, and only that one', () => {
  const own = { battleline: ['high-priest-torvus'], hand: ['sagittarii-s-gaze', 'sagittarii-s-gaze'] }
  const t = table({ seats: [{ house: 'saurian', ...own }, {}] })
    .reap('high-priest-torvus')
    .yes()
  expect(t.card('high-priest-torvus').amber).toBe(1)
  t.play({ card: 'sagittarii-s-gaze', copy: 1 })
  expect(t.seat(0)).toMatchObject({ hand: ['sagittarii-s-gaze', 'sagittarii-s-gaze'], discard: [] })
  t.play({ card: 'sagittarii-s-gaze', copy: 2 })
  expect(t.seat(0)).toMatchObject({ hand: ['sagittarii-s-gaze'], discard: ['sagittarii-s-gaze'] })
  const no = table({ seats: [{ house: 'saurian', ...own }, {}] })
    .reap('high-priest-torvus')
    .no()
    .play({ card: 'sagittarii-s-gaze', copy: 1 })
  expect([no.seat(0).discard, no.card('high-priest-torvus').amber]).toEqual([['sagittarii-s-gaze'], 0])
})
