import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Worlds Collide, house Saurian. Seat 0 is in the main step of an ordinary turn. */
const saurian = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'saurian', ...own }, other] })

/** After it has reaped or fought you may exalt the creature; says yes. */
const exalting = (t: ReturnType<typeof saurian>, id: string) => {
  expect(t.can({ yes: false })).toBe(true)
  const before = t.card(id).amber
  t.yes()
  expect(t.card(id).amber).toBe(before + 1)
  return t
}

describe('exalting oneself', () => {
  test('legatus-raptor exalts itself to ready and use another friendly creature', () => {
    const t = saurian({ battleline: ['legatus-raptor', { card: 'troll', exhausted: true }] }, { battleline: ['umbra'] })
    exalting(t.fight('legatus-raptor', 'umbra'), 'legatus-raptor')
    expect(t.targets).toEqual(['troll'])
    t.target('troll').choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.card('troll').exhausted, t.idle]).toEqual([1, true, true])
    const declined = saurian({ battleline: ['legatus-raptor', 'troll'] }, { battleline: ['umbra'] })
    declined.fight('legatus-raptor', 'umbra').no()
    expect([declined.card('legatus-raptor').amber, declined.idle]).toEqual([0, true])
  })

  test('questor-jarta pays 1 for 1 and is elusive', () => {
    const t = saurian({ battleline: ['questor-jarta'] })
    exalting(t.reap('questor-jarta'), 'questor-jarta')
    expect([t.seat(0).amber, t.idle]).toEqual([2, true])
    const declined = saurian({ battleline: ['questor-jarta'] })
    expect(declined.reap('questor-jarta').no().seat(0).amber).toBe(1)
  })

  test('rhetor-gallim makes keys dearer in the opponent’s next turn, when played and when exalted after reaping', () => {
    const t = saurian({ hand: ['rhetor-gallim'] }, { amber: 6, houses: ['brobnar'] })
    t.play('rhetor-gallim').endTurn()
    expect([t.active, t.seat(1).keyCost, t.seat(1).keys]).toEqual([1, 9, []])
    t.house('brobnar').endTurn()
    expect(t.seat(1).keyCost).toBe(6)
    t.house('saurian')
    exalting(t.reap('rhetor-gallim'), 'rhetor-gallim').endTurn()
    expect(t.seat(1).keyCost).toBe(9)
  })

  test('senator-shrix: what lies on it pays for keys, also together with the pool, and forging is compulsory then (kf.forge.6)', () => {
    const t = saurian({ hand: ['senator-shrix'] })
    exalting(t.play('senator-shrix'), 'senator-shrix')
    const rich = table({
      step: 'forge',
      auto: true,
      seats: [{ battleline: [{ card: 'senator-shrix', amber: 2 }], amber: 4, houses: ['saurian'] }, {}],
    })
    rich.choose({ color: 'red' })
    expect([rich.seat(0).keys, rich.seat(0).amber, rich.card('senator-shrix').amber]).toEqual([['red'], 0, 0])
  })

  test('centurion-stenopius gets 3 power for each Æmber on it, and may be exalted when played, fighting and reaping', () => {
    const t = saurian({ hand: ['centurion-stenopius'] })
    exalting(t.play('centurion-stenopius'), 'centurion-stenopius')
    expect(t.card('centurion-stenopius').power).toBe(6)
    t.set('centurion-stenopius', { exhausted: false }).reap('centurion-stenopius').no()
    expect([t.card('centurion-stenopius').power, t.idle]).toEqual([6, true])
  })

  test('draco-praeco exalts itself to enrage every creature of a house that is named', () => {
    const t = saurian({ battleline: ['draco-praeco', 'krump'] }, { battleline: ['troll', 'umbra'] })
    exalting(t.reap('draco-praeco'), 'draco-praeco').house('brobnar')
    expect(['krump', 'troll', 'umbra', 'draco-praeco'].map((id) => t.card(id).enraged)).toEqual([true, true, false, false])
    expect(t.idle).toBe(true)
  })

  test('paraguardian exalts itself to ward its neighbors, not itself nor others', () => {
    const t = saurian({ battleline: ['krump', 'paraguardian', 'troll', 'bumpsy'] })
    exalting(t.reap('paraguardian'), 'paraguardian')
    expect(['krump', 'paraguardian', 'troll', 'bumpsy'].map((id) => t.card(id).warded)).toEqual([true, false, true, false])
  })

  test('cincinnatus-rex falls without enemies, and exalts itself to ready all other friendly cards', () => {
    const t = saurian(
      { battleline: ['cincinnatus-rex', { card: 'troll', exhausted: true }], artifacts: [{ card: 'the-golden-spiral', exhausted: true }] },
      { battleline: ['umbra', 'krump'] },
    )
    exalting(t.fight('cincinnatus-rex', 'umbra'), 'cincinnatus-rex')
    expect(['cincinnatus-rex', 'troll', 'the-golden-spiral'].map((id) => t.card(id).exhausted)).toEqual([true, false, false])
    const alone = saurian({ hand: ['cincinnatus-rex'] })
    expect(alone.play('cincinnatus-rex').card('cincinnatus-rex').zone).toBe('discard')
    // killing the last enemy destroys it before it can be exalted
    const last = saurian({ battleline: ['cincinnatus-rex'] }, { battleline: ['umbra'] })
    last.fight('cincinnatus-rex', 'umbra')
    expect(last.card('cincinnatus-rex').zone).toBe('discard')
  })

  test('primus-unguis is exalted after reaping, and all friendly creatures get 2 power for each Æmber on it', () => {
    const t = saurian({ battleline: ['primus-unguis', 'krump'] }, { battleline: ['troll'] })
    t.reap('primus-unguis')
    expect(['primus-unguis', 'krump', 'troll'].map((id) => t.card(id).power)).toEqual([7, 8, 8])
    expect([t.card('primus-unguis').amber, t.idle]).toEqual([1, true])
  })

  test('saurus-rex finds a Saurian card only from the center (kf.center.1)', () => {
    const t = saurian({ battleline: ['krump', 'saurus-rex', 'troll'], deck: ['tribute', 'punch', 'imperium'] })
    exalting(t.reap('saurus-rex'), 'saurus-rex')
    expect(t.targets).toEqual(['imperium', 'tribute'])
    t.target('tribute')
    expect([t.seat(0).hand, t.seat(0).deck.length, t.idle]).toEqual([['tribute'], 2, true])
    const aside = saurian({ battleline: ['saurus-rex', 'krump'], deck: ['tribute'] })
    expect([aside.reap('saurus-rex').card('saurus-rex').amber, aside.idle]).toEqual([0, true])
    // a lone creature is in the center (kf.center.2)
    expect(
      saurian({ battleline: ['saurus-rex'] })
        .reap('saurus-rex')
        .can({ yes: true }),
    ).toBe(true)
  })

  test('senator-bracchus lets its controller spend what lies on friendly creatures, and is exalted without a choice', () => {
    const t = table({
      step: 'forge',
      auto: true,
      seats: [{ battleline: ['senator-bracchus', { card: 'krump', amber: 3 }], amber: 3, houses: ['saurian'] }, { amber: 2 }],
    })
    t.choose({ color: 'blue' })
    expect([t.seat(0).keys, t.seat(0).amber, t.card('krump').amber]).toEqual([['blue'], 0, 0])
    const enemy = table({
      step: 'forge',
      auto: true,
      seats: [{ battleline: ['senator-bracchus'], amber: 3, houses: ['saurian'] }, { battleline: [{ card: 'krump', amber: 3 }] }],
    })
    expect([enemy.seat(0).keys, enemy.seat(0).amber]).toEqual([[], 3])
    const reaping = saurian({ battleline: ['senator-bracchus'] })
    expect([reaping.reap('senator-bracchus').card('senator-bracchus').amber, reaping.idle]).toEqual([1, true])
  })

  test('grimlocus-dux is exalted twice when played', () => {
    const t = saurian({ hand: ['grimlocus-dux'] })
    expect([t.play('grimlocus-dux').card('grimlocus-dux').amber, t.idle]).toEqual([2, true])
  })

  test('tribune-pompitus gives 2 power for each Æmber on a creature itself, and may be exalted before it fights', () => {
    const t = saurian(
      { battleline: ['tribune-pompitus', { card: 'krump', amber: 2 }, 'bumpsy'] },
      { battleline: [{ card: 'troll', amber: 1 }] },
    )
    expect(['tribune-pompitus', 'krump', 'bumpsy', 'troll'].map((id) => t.card(id).power)).toEqual([4, 10, 5, 8])
    t.fight('tribune-pompitus', 'troll').yes()
    // 4 and 2 for the Æmber: the exalt comes before the damage
    expect(t.card('troll').damage).toBe(6)
  })
})

describe('wards', () => {
  test('axiom-of-grisk: the ward saves one bare creature, those with Æmber are spared, and it costs 2 chains', () => {
    const t = saurian({ hand: ['axiom-of-grisk'], battleline: [{ card: 'krump', amber: 1 }, 'bumpsy'] }, { battleline: ['troll', 'umbra'] })
    t.play('axiom-of-grisk')
    expect(t.targets).toEqual(['bumpsy', 'krump', 'troll', 'umbra'])
    t.target('bumpsy')
    expect(['krump', 'bumpsy', 'troll', 'umbra'].map((id) => t.card(id).zone)).toEqual(['battleline', 'battleline', 'discard', 'discard'])
    expect([t.card('bumpsy').warded, t.seat(0).chains, t.idle]).toEqual([false, 2, true])
  })

  test('imperium wards two friendly creatures, one if there is only one', () => {
    const t = saurian({ hand: ['imperium'], battleline: ['krump', 'bumpsy', 'troll'] }, { battleline: ['umbra'] })
    t.play('imperium')
    expect(t.targets).toEqual(['bumpsy', 'krump', 'troll'])
    t.choose({ targets: ['krump', 'troll'] })
    expect(['krump', 'bumpsy', 'troll'].map((id) => t.card(id).warded)).toEqual([true, false, true])
    const one = saurian({ hand: ['imperium'], battleline: ['krump'] })
    one.play('imperium').choose({ targets: ['krump'] })
    expect([one.card('krump').warded, one.idle]).toEqual([true, true])
  })

  test('tricerian-legionary wards a friendly creature, itself if it likes', () => {
    const t = saurian({ hand: ['tricerian-legionary'], battleline: ['krump'] }, { battleline: ['troll'] })
    t.play('tricerian-legionary', { right: true })
    expect(t.targets).toEqual(['krump', 'tricerian-legionary'])
    expect(t.target('tricerian-legionary').card('tricerian-legionary').warded).toBe(true)
  })

  test('ancient-power wards the friendly creatures with Æmber on them', () => {
    const t = saurian(
      { hand: ['ancient-power'], battleline: [{ card: 'krump', amber: 1 }, 'bumpsy'] },
      { battleline: [{ card: 'troll', amber: 2 }] },
    )
    t.play('ancient-power')
    expect(['krump', 'bumpsy', 'troll'].map((id) => t.card(id).warded)).toEqual([true, false, false])
    expect(t.idle).toBe(true)
  })
})

describe('Æmber on creatures', () => {
  test('brutodon-auxiliary draws attacks and hurts the attacker for 2', () => {
    const t = table({ active: 1, seats: [{ battleline: ['brutodon-auxiliary', 'umbra'] }, { house: 'brobnar', battleline: ['krump'] }] })
    t.choose({ verb: 'fight', card: 'krump' })
    expect(t.targets).toEqual(['brutodon-auxiliary'])
    t.target('brutodon-auxiliary')
    expect([t.card('krump').zone, t.card('brutodon-auxiliary').zone]).toEqual(['discard', 'discard'])
  })

  test('chant-of-hubris moves 1 from any creature to any other one, which is no capture (kf.move.1)', () => {
    const t = saurian({ hand: ['chant-of-hubris'], battleline: [{ card: 'krump', amber: 2 }] }, { battleline: ['troll'] })
    t.play('chant-of-hubris')
    expect(t.targets).toEqual(['krump'])
    t.target('krump')
    expect(t.targets).toEqual(['troll'])
    t.target('troll')
    expect([t.card('krump').amber, t.card('troll').amber, t.seat(0).amber, t.idle]).toEqual([1, 1, 1, true])
    const alone = saurian({ hand: ['chant-of-hubris'], battleline: [{ card: 'krump', amber: 2 }] })
    alone.play('chant-of-hubris')
    while (!alone.idle) alone.choose({ option: alone.options[0].option })
    expect(alone.card('krump').amber).toBe(2)
  })

  test('imperial-scutum: armor, and a destroyed host leaves its Æmber to the supply, not to the opponent', () => {
    const t = saurian({ battleline: [{ card: 'umbra', amber: 3, upgrades: ['imperial-scutum'] }] }, { battleline: ['troll'] })
    expect(t.card('umbra').armor).toBe(2)
    t.endTurn().house('brobnar').fight('troll', 'umbra')
    expect([t.card('umbra').zone, t.seat(1).amber]).toEqual(['discard', 0])
  })

  test('praefectus-ludo does so for its friends, not for itself', () => {
    const t = saurian(
      {
        hand: ['regrettable-meteor'],
        battleline: [
          { card: 'praefectus-ludo', amber: 2 },
          { card: 'troll', amber: 3 },
        ],
      },
      { battleline: ['umbra'] },
    )
    t.play('regrettable-meteor')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect([t.card('troll').zone, t.card('praefectus-ludo').zone, t.seat(1).amber]).toEqual(['discard', 'discard', 2])
  })

  test('odoac-the-patrician captures 1, and while it holds any your Æmber cannot be stolen', () => {
    const t = saurian({ hand: ['odoac-the-patrician'], amber: 3 }, { hand: ['nerve-blast'], amber: 1 })
    t.play('odoac-the-patrician')
    expect([t.card('odoac-the-patrician').amber, t.seat(1).amber]).toEqual([1, 0])
    t.endTurn().house('shadows').play('nerve-blast')
    expect(t.seat(0).amber).toBe(3)
    const bare = table({
      active: 1,
      seats: [
        { battleline: ['odoac-the-patrician'], amber: 3 },
        { house: 'shadows', hand: ['nerve-blast'] },
      ],
    })
    expect(bare.play('nerve-blast').seat(0).amber).toBe(2)
  })

  test('thero-centurion captures when played and when it fights', () => {
    const t = saurian({ hand: ['thero-centurion'] }, { amber: 3, battleline: ['umbra'] })
    t.play('thero-centurion')
    expect(t.card('thero-centurion').amber).toBe(1)
    t.set('thero-centurion', { exhausted: false }).fight('thero-centurion', 'umbra')
    expect([t.card('thero-centurion').amber, t.seat(1).amber]).toEqual([2, 1])
  })

  test('tribute: the strongest captures 2; exalting it repeats that once, no more', () => {
    const t = saurian({ hand: ['tribute'], battleline: ['krump', 'troll'] }, { amber: 5 })
    t.play('tribute').target('troll').yes()
    expect(t.card('troll').amber).toBe(3)
    t.target('troll')
    expect([t.card('troll').amber, t.seat(1).amber, t.idle]).toEqual([5, 1, true])
    const none = saurian({ hand: ['tribute'] }, { amber: 5 })
    expect([none.play('tribute').seat(1).amber, none.idle]).toEqual([5, true])
  })

  test('city-state-interest: each friendly creature captures 1; too little, and you say who', () => {
    const t = saurian({ hand: ['city-state-interest'], battleline: ['krump', 'bumpsy'] }, { amber: 5, battleline: ['troll'] })
    t.play('city-state-interest')
    expect(['krump', 'bumpsy', 'troll'].map((id) => t.card(id).amber)).toEqual([1, 1, 0])
    const poor = saurian({ hand: ['city-state-interest'], battleline: ['krump', 'bumpsy'] }, { amber: 1 })
    poor.play('city-state-interest').target('bumpsy')
    expect([poor.card('krump').amber, poor.card('bumpsy').amber, poor.idle]).toEqual([0, 1, true])
  })

  test('library-of-polliasaurus moves 1 from a friendly creature to your pool', () => {
    const t = saurian(
      { artifacts: ['library-of-polliasaurus'], battleline: [{ card: 'krump', amber: 2 }, 'bumpsy'] },
      { battleline: [{ card: 'troll', amber: 1 }] },
    )
    t.action('library-of-polliasaurus')
    expect(t.targets).toEqual(['krump'])
    expect([t.target('krump').card('krump').amber, t.seat(0).amber]).toEqual([1, 1])
  })

  test('sic-semper-tyrannosaurus takes the Æmber of the strongest creature, whoever’s, and destroys it', () => {
    const t = saurian({ hand: ['sic-semper-tyrannosaurus'], battleline: ['krump'] }, { battleline: [{ card: 'troll', amber: 3 }] })
    t.play('sic-semper-tyrannosaurus').target('troll')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('troll').zone]).toEqual([3, 0, 'discard'])
    // a ward saves the creature and not its Æmber
    const warded = saurian({ hand: ['sic-semper-tyrannosaurus'] }, { battleline: [{ card: 'troll', amber: 3, warded: true }] })
    warded.play('sic-semper-tyrannosaurus').target('troll')
    expect([warded.seat(0).amber, warded.card('troll').zone, warded.card('troll').warded]).toEqual([3, 'battleline', false])
  })

  test('the-callipygian-ideal exalts its host, whose Æmber pays for keys of the one who controls the host', () => {
    const t = saurian({ hand: ['the-callipygian-ideal'], battleline: ['krump'] }, { battleline: ['troll'] })
    t.play('the-callipygian-ideal', { onto: 'krump' })
    expect([t.card('krump').amber, t.idle]).toEqual([1, true])
    const pays = table({
      step: 'forge',
      auto: true,
      seats: [{ battleline: [{ card: 'krump', amber: 4, upgrades: ['the-callipygian-ideal'] }], amber: 2, houses: ['saurian'] }, {}],
    })
    pays.choose({ color: 'red' })
    expect([pays.seat(0).keys, pays.card('krump').amber]).toEqual([['red'], 0])
  })

  test('city-gates: 1 captured, 2 by a Dinosaur', () => {
    const t = saurian({ artifacts: ['city-gates'], battleline: ['krump', 'thero-centurion'] }, { amber: 4 })
    expect(t.action('city-gates').target('krump').card('krump').amber).toBe(1)
    t.set('city-gates', { exhausted: false }).action('city-gates').target('thero-centurion')
    expect([t.card('thero-centurion').amber, t.seat(1).amber, t.idle]).toEqual([2, 1, true])
    // with nothing to capture nobody is chosen
    expect(saurian({ artifacts: ['city-gates'], battleline: ['krump'] }).action('city-gates').idle).toBe(true)
  })
})

describe('damage and destruction', () => {
  test('phalanx-strike: exalting repeats it as a second instance: a ward takes the first, the creature the second (kf.ward.2)', () => {
    const t = saurian({ hand: ['phalanx-strike'], battleline: ['krump', 'bumpsy'] }, { battleline: [{ card: 'umbra', warded: true }] })
    t.play('phalanx-strike').target('umbra')
    expect([t.card('umbra').warded, t.card('umbra').damage]).toEqual([false, 0])
    t.choose({ target: 'krump' })
    expect(t.card('krump').amber).toBe(1)
    t.target('umbra')
    expect([t.card('umbra').zone, t.idle]).toEqual(['discard', true])
  })

  test('regrettable-meteor destroys Dinosaurs and whoever has 6 power, on both sides', () => {
    const t = saurian({ hand: ['regrettable-meteor'], battleline: ['questor-jarta', 'bumpsy'] }, { battleline: ['krump', 'umbra'] })
    t.play('regrettable-meteor')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['bumpsy'], ['umbra']])
  })

  test('stomp exalts only if its damage destroys', () => {
    const t = saurian({ hand: ['stomp'], battleline: ['krump'] }, { battleline: ['umbra', 'troll'] })
    t.play('stomp').target('umbra')
    expect(t.targets).toEqual(['krump'])
    t.target('krump')
    expect([t.card('krump').amber, t.idle]).toEqual([1, true])
    const survived = saurian({ hand: ['stomp'], battleline: ['krump'] }, { battleline: ['troll'] })
    survived.play('stomp').target('troll')
    expect([survived.card('troll').damage, survived.card('krump').amber, survived.idle]).toEqual([5, 0, true])
  })

  test('terrordactyl enters stunned, deals 4 in a fight and 4 to the neighbors before it', () => {
    const t = saurian({ hand: ['terrordactyl'] })
    expect(t.play('terrordactyl').card('terrordactyl').stunned).toBe(true)
    const fight = saurian({ battleline: ['terrordactyl'] }, { battleline: ['umbra', 'troll', 'krump', 'bumpsy'] })
    fight.fight('terrordactyl', 'troll')
    expect([fight.card('umbra').zone, fight.card('troll').damage, fight.card('krump').damage, fight.card('bumpsy').damage]).toEqual([
      'discard',
      4,
      4,
      0,
    ])
    expect(fight.card('terrordactyl').damage).toBe(8)
  })

  test('good-of-the-many destroys whoever shares no trait with another creature of its own line', () => {
    const t = saurian(
      { hand: ['good-of-the-many'], battleline: ['krump', 'bumpsy', 'umbra'] },
      { battleline: ['troll', 'dextre', 'silvertooth'] },
    )
    // krump and bumpsy are giants; umbra and silvertooth are thieves, but on two sides
    t.play('good-of-the-many')
    while (!t.idle) t.choose({ option: t.options[0].option })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['krump', 'bumpsy'], []])
  })

  test('saury-about-that: its controller gains 1, also when a ward saved it', () => {
    const t = saurian({ hand: ['saury-about-that'], battleline: ['krump'] }, { battleline: ['troll'] })
    t.play('saury-about-that').target('troll')
    expect([t.seat(1).amber, t.seat(0).amber, t.card('troll').zone]).toEqual([1, 0, 'discard'])
    const own = saurian({ hand: ['saury-about-that'], battleline: [{ card: 'krump', warded: true }] })
    own.play('saury-about-that').target('krump')
    expect([own.seat(0).amber, own.card('krump').zone, own.idle]).toEqual([1, 'battleline', true])
  })

  test('spartasaur: a friendly death is answered by the end of all but Dinosaurs; fighting brings 2', () => {
    const t = saurian({ battleline: ['spartasaur', 'umbra', 'questor-jarta'] }, { battleline: ['troll', 'thero-centurion'] })
    t.endTurn().house('brobnar').fight('troll', 'umbra')
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['spartasaur', 'questor-jarta'], ['thero-centurion']])
    const fight = saurian({ battleline: ['spartasaur', 'krump'] }, { battleline: ['umbra'] })
    fight.fight('spartasaur', 'umbra')
    expect([fight.seat(0).amber, fight.seat(0).battleline]).toEqual([2, ['spartasaur', 'krump']])
  })

  test('tertiate: a third of each side, rounded up', () => {
    const t = saurian({ hand: ['tertiate'], battleline: ['krump'] }, { battleline: ['troll', 'umbra', 'bumpsy', 'dextre'] })
    t.play('tertiate')
      .choose({ targets: ['troll', 'umbra'] })
      .choose({ targets: ['krump'] })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([[], ['bumpsy', 'dextre'], true])
    const none = saurian({ hand: ['tertiate'] })
    expect([none.play('tertiate').seat(0).amber, none.idle]).toEqual([1, true])
  })

  test('the-colosseum counts enemies destroyed in fights, and pays a key with six of them', () => {
    const t = saurian({ artifacts: ['the-colosseum'], battleline: ['troll'] }, { battleline: ['umbra', 'krump'] })
    t.set('troll', { house: 'saurian' }).fight('troll', 'umbra')
    expect(t.card('the-colosseum').counters).toMatchObject({ glory: 1 })
    const six = saurian({ artifacts: [{ card: 'the-colosseum', counters: { glory: 7 } }], amber: 6 })
    six.omni('the-colosseum').choose({ color: 'red' })
    expect([six.seat(0).keys, six.seat(0).amber, six.card('the-colosseum').counters]).toMatchObject([['red'], 0, { glory: 1 }])
    const five = saurian({ artifacts: [{ card: 'the-colosseum', counters: { glory: 5 } }], amber: 6 })
    expect([five.omni('the-colosseum').seat(0).keys, five.card('the-colosseum').counters]).toMatchObject([[], { glory: 5 }])
  })

  test('triumph: without enemies all are exalted, and six of them forge a key', () => {
    const six = ['krump', 'bumpsy', 'troll', 'umbra', 'dextre', 'batdrone']
    const t = saurian({ hand: ['triumph'], battleline: six })
    t.play('triumph').choose({ color: 'red' })
    expect([t.seat(0).keys, t.card('krump').amber, t.seat(0).amber]).toEqual([['red'], 1, 1])
    const five = saurian({ hand: ['triumph'], battleline: six.slice(1) })
    expect([five.play('triumph').seat(0).keys, five.card('troll').amber, five.idle]).toEqual([[], 1, true])
    const met = saurian({ hand: ['triumph'], battleline: six }, { battleline: ['valdr'] })
    expect([met.play('triumph').card('krump').amber, met.idle]).toEqual([0, true])
  })
})

describe('other effects', () => {
  test('the-golden-spiral exalts, readies and uses a friendly creature', () => {
    const t = saurian({ artifacts: ['the-golden-spiral'], battleline: [{ card: 'krump', exhausted: true }] })
    t.action('the-golden-spiral').target('krump').choose({ verb: 'reap' })
    expect([t.card('krump').amber, t.seat(0).amber, t.card('krump').exhausted]).toEqual([1, 1, true])
  })

  test('exile gives a friendly creature away, on a flank that you choose', () => {
    const t = saurian({ hand: ['exile'], battleline: ['krump', 'umbra'] }, { battleline: ['troll', 'dextre'] })
    t.play('exile')
    expect(t.targets).toEqual(['krump', 'umbra'])
    t.target('umbra')
    while (!t.idle) t.choose({ verb: 'flank', place: 'left' })
    expect([t.card('umbra').controller, t.seat(1).battleline]).toEqual([1, ['umbra', 'troll', 'dextre']])
  })

  test('orator-hissaro readies and exalts its neighbors, who are Saurians for the turn', () => {
    const t = saurian({ hand: ['orator-hissaro'], battleline: [{ card: 'krump', exhausted: true }, 'troll', 'umbra'] })
    t.play('orator-hissaro', { place: 1 })
    expect(['krump', 'troll', 'umbra'].map((id) => [t.card(id).amber, t.card(id).houses])).toEqual([
      [1, ['saurian']],
      [1, ['saurian']],
      [0, ['shadows']],
    ])
    expect([t.can({ verb: 'reap', card: 'krump' }), t.can({ verb: 'reap', card: 'umbra' })]).toEqual([true, false])
  })

  test('philophosaurus: of the top three one to the archives, one to the hand, one away', () => {
    const t = saurian({ battleline: ['philophosaurus'], deck: ['punch', 'anger', 'tribute', 'imperium'] })
    t.reap('philophosaurus').yes().target('anger')
    expect(t.targets).toEqual(['punch', 'tribute'])
    t.target('tribute')
    expect(t.seat(0)).toMatchObject({ archives: ['anger'], hand: ['tribute'], discard: ['punch'], deck: ['imperium'] })
    expect(t.idle).toBe(true)
    const short = saurian({ battleline: ['philophosaurus'], deck: ['punch', 'anger'] })
    short.reap('philophosaurus').yes().target('anger').target('punch')
    expect([short.seat(0).archives, short.seat(0).hand, short.seat(0).discard]).toEqual([['anger'], ['punch'], []])
  })

  test('diplo-macy: until your next turn whoever fights is exalted before, on both sides; alpha', () => {
    const t = saurian({ hand: ['diplo-macy', 'tribute'], battleline: ['thero-centurion'] }, { battleline: ['krump'] })
    t.play('diplo-macy').endTurn().house('brobnar').fight('krump', 'thero-centurion')
    expect(t.card('thero-centurion').amber).toBe(0)
    expect([t.card('krump').zone, t.seat(0).amber]).toEqual(['discard', 2])
    const late = saurian({ hand: ['diplo-macy', 'tribute'] })
    expect(late.play('tribute').can({ verb: 'play', card: 'diplo-macy' })).toBe(false)
  })

  test('favor-of-rex resolves a Play ability of any creature, seen from your side (kf.control.5)', () => {
    const t = saurian({ hand: ['favor-of-rex'], battleline: ['krump'] }, { battleline: ['grimlocus-dux', 'thero-centurion'], amber: 2 })
    t.play('favor-of-rex')
    // of a creature without such an ability there is nothing to resolve
    expect(t.targets).toEqual(['grimlocus-dux', 'thero-centurion'])
    t.target('thero-centurion')
    expect([t.card('thero-centurion').amber, t.seat(1).amber, t.idle]).toEqual([1, 1, true])
    expect(saurian({ hand: ['favor-of-rex'], battleline: ['krump'] }).play('favor-of-rex').idle).toBe(true)
  })

  test('imperial-forge: eight more, less what lies on friendly creatures', () => {
    const t = saurian(
      {
        hand: ['imperial-forge'],
        battleline: [
          { card: 'krump', amber: 5 },
          { card: 'bumpsy', amber: 2 },
        ],
        amber: 6,
      },
      { battleline: [{ card: 'troll', amber: 4 }] },
    )
    // its own icon makes 7: the key costs 6 + 8 − 7
    t.play('imperial-forge').choose({ color: 'red' })
    expect([t.seat(0).keys, t.seat(0).amber]).toEqual([['red'], 0])
    const poor = saurian({ hand: ['imperial-forge'], battleline: [{ card: 'krump', amber: 1 }], amber: 6 })
    expect([poor.play('imperial-forge').seat(0).keys, poor.idle]).toEqual([[], true])
  })

  test('sow-salt: nobody reaps until your next turn begins, creatures that come later neither', () => {
    const t = saurian({ hand: ['sow-salt'], battleline: ['thero-centurion'] }, { battleline: ['krump'] })
    t.play('sow-salt')
    expect(t.can({ verb: 'reap', card: 'thero-centurion' })).toBe(false)
    t.endTurn().house('brobnar')
    expect(t.can({ verb: 'reap', card: 'krump' })).toBe(false)
    t.endTurn().house('saurian')
    expect(t.can({ verb: 'reap', card: 'thero-centurion' })).toBe(true)
  })

  test('imperial-road plays a Saurian of any turn, stunned before its Play ability', () => {
    const t = table({
      seats: [{ house: 'brobnar', artifacts: ['imperial-road'], hand: ['thero-centurion', 'tribute', 'krump'] }, { amber: 2 }],
    })
    t.omni('imperial-road')
    expect(t.targets).toEqual(['thero-centurion'])
    t.target('thero-centurion')
    expect([t.card('thero-centurion').stunned, t.card('thero-centurion').amber, t.idle]).toEqual([true, 1, true])
    const none = table({ seats: [{ house: 'brobnar', artifacts: ['imperial-road'], hand: ['krump'] }, {}] })
    expect(none.omni('imperial-road').idle).toBe(true)
    expect(none.play('krump').card('krump').stunned).toBe(false)
  })

  test('imperial-road offers no Saurian that cannot be played, and leaves nothing behind', () => {
    const seat = { house: 'saurian', artifacts: ['imperial-road'], hand: ['crassosaurus', 'thero-centurion'] } as const
    const t = table({ seats: [{ ...seat, battleline: ['kaupe-evil-twin'] }, {}] })
    t.play('thero-centurion', { left: true })
    // one creature a turn
    expect(t.omni('imperial-road').idle).toBe(true)
  })

  test('crassosaurus takes 10 from both pools as you divide them; with less it is purged (kf.capture.5)', () => {
    const t = saurian({ hand: ['crassosaurus'], amber: 6 }, { amber: 7 })
    t.play('crassosaurus')
    expect(t.options.map(({ amount }) => amount)).toEqual([3, 4, 5, 6])
    t.choose({ amount: 4 })
    expect([t.seat(0).amber, t.seat(1).amber, t.card('crassosaurus').amber, t.card('crassosaurus').zone]).toEqual([2, 1, 10, 'battleline'])
    const poor = saurian({ hand: ['crassosaurus'], amber: 2 }, { amber: 3 })
    poor.play('crassosaurus').choose({ amount: 2 })
    // what lay on it goes to the opponent (kf.leaves.3)
    expect([poor.card('crassosaurus').zone, poor.seat(0).amber, poor.seat(1).amber]).toEqual(['purged', 0, 5])
    const empty = saurian({ hand: ['crassosaurus'] })
    expect([empty.play('crassosaurus').card('crassosaurus').zone, empty.idle]).toEqual(['purged', true])
  })

  test('kompsos-haruspex: Play effects of friendly creatures resolve after reaping too, once where they do already (kf.triggers.2)', () => {
    const t = saurian({ battleline: ['kompsos-haruspex', 'thero-centurion', 'centurion-stenopius'] }, { amber: 5, battleline: ['krump'] })
    t.reap('thero-centurion')
    expect([t.card('thero-centurion').amber, t.idle]).toEqual([1, true])
    t.reap('centurion-stenopius').yes()
    expect([t.card('centurion-stenopius').amber, t.idle]).toEqual([1, true])
    const gone = saurian({ battleline: ['thero-centurion'] }, { amber: 5, battleline: ['kompsos-haruspex'] })
    expect([gone.reap('thero-centurion').card('thero-centurion').amber, gone.idle]).toEqual([0, true])
  })

  test('livia-the-elder: for the turn, what follows fights follows reaps, and the other way round', () => {
    const t = saurian({ battleline: ['livia-the-elder', 'thero-centurion', 'primus-unguis'] }, { amber: 5, battleline: ['umbra'] })
    exalting(t.reap('livia-the-elder'), 'livia-the-elder')
    t.reap('thero-centurion')
    expect(t.card('thero-centurion').amber).toBe(1)
    t.fight('primus-unguis', 'umbra')
    expect([t.card('primus-unguis').amber, t.idle]).toEqual([1, true])
    t.endTurn().house('shadows').endTurn().house('saurian').reap('thero-centurion')
    expect([t.card('thero-centurion').amber, t.idle]).toEqual([1, true])
  })
})

describe('large and strange', () => {
  test('gargantodon enters stunned and deals 4; what anybody would steal is captured by creatures of the active player (kf.capture.6)', () => {
    const t = saurian({ hand: ['gargantodon'] })
    expect(t.play('gargantodon').card('gargantodon').stunned).toBe(true)
    const fight = saurian({ battleline: ['gargantodon'] }, { battleline: ['troll'] })
    expect(fight.fight('gargantodon', 'troll').card('troll').damage).toBe(4)
    // its owner is robbed: the thief's creatures capture
    const robbed = table({
      active: 1,
      seats: [
        { battleline: ['gargantodon'], amber: 3 },
        { house: 'shadows', hand: ['nerve-blast'], battleline: ['umbra', 'krump'] },
      ],
    })
    robbed.play('nerve-blast')
    expect(robbed.targets).toEqual(['krump', 'umbra'])
    robbed.target('krump')
    expect([robbed.card('krump').amber, robbed.seat(0).amber, robbed.seat(1).amber]).toEqual([1, 2, 0])
    expect(robbed.idle).toBe(true)
    // without creatures nothing is taken
    const alone = table({
      active: 1,
      seats: [
        { battleline: ['gargantodon'], amber: 3 },
        { house: 'shadows', hand: ['nerve-blast'] },
      ],
    })
    alone.play('nerve-blast')
    expect([alone.seat(0).amber, alone.seat(1).amber, alone.idle]).toEqual([3, 0, true])
    // one by one, by different creatures, no more than there is
    const two = table({
      active: 1,
      seats: [
        { battleline: ['gargantodon'], amber: 5 },
        { house: 'shadows', hand: ['ghostly-hand', 'bait-and-switch'], battleline: ['umbra', 'krump'], amber: 0 },
      ],
    })
    two.play('bait-and-switch').target('umbra').target('krump')
    expect([two.card('umbra').amber, two.card('krump').amber, two.seat(0).amber]).toEqual([1, 1, 3])
  })

  test('auto-legionary joins the line as a creature of power 5 that any house may use; leaving, it is an artifact again', () => {
    const t = saurian({ artifacts: ['auto-legionary'], battleline: ['krump', 'troll'] }, { battleline: ['bumpsy'] })
    t.action('auto-legionary').choose({ verb: 'flank', place: 'left' })
    expect([t.seat(0).battleline, t.seat(0).artifacts, t.card('auto-legionary').power]).toEqual([
      ['auto-legionary', 'krump', 'troll'],
      [],
      5,
    ])
    expect([t.card('auto-legionary').exhausted, t.idle]).toEqual([true, true])
    t.endTurn().house('brobnar').endTurn().house('brobnar')
    // it keeps its Action, which brings it to either flank
    t.action('auto-legionary').choose({ verb: 'flank', place: 'right' })
    expect([t.seat(0).battleline, t.card('auto-legionary').exhausted, t.idle]).toEqual([['krump', 'troll', 'auto-legionary'], true, true])
    t.set('auto-legionary', { exhausted: false }).fight('auto-legionary', 'bumpsy')
    expect([t.card('auto-legionary').zone, t.card('bumpsy').zone]).toEqual(['discard', 'discard'])
    const back = saurian({ artifacts: ['auto-legionary', 'library-of-polliasaurus'] })
    back.action('auto-legionary')
    expect([back.seat(0).battleline, back.seat(0).artifacts, back.idle]).toEqual([['auto-legionary'], ['library-of-polliasaurus'], true])
  })
})
