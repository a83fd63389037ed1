import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Worlds Collide, house Untamed. Seat 0 is in the main step of an ordinary turn. */

const at = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'untamed', ...mine }, theirs] })
const amber = (t: ReturnType<typeof table>) => [t.seat(0).amber, t.seat(1).amber]

test('bramble-lynx enters ready after a friendly creature has reaped this turn', () => {
  const t = at({ hand: ['bramble-lynx', 'dust-pixie'], battleline: ['flaxia'] })
  expect(t.play('bramble-lynx', { right: true }).card('bramble-lynx').exhausted).toBe(true)
  const late = at({ hand: ['bramble-lynx'], battleline: ['flaxia'] })
    .reap('flaxia')
    .play('bramble-lynx', { right: true })
  expect([late.card('bramble-lynx').exhausted, late.can({ verb: 'reap', card: 'bramble-lynx' })]).toEqual([false, true])
  // fighting is not reaping, and neither is the turn before
  const fought = at({ hand: ['bramble-lynx'], battleline: ['flaxia'] }, { battleline: ['umbra'] }).fight('flaxia', 'umbra')
  expect(fought.play('bramble-lynx', { right: true }).card('bramble-lynx').exhausted).toBe(true)
  const theirs = table({
    seats: [
      { house: 'untamed', hand: ['bramble-lynx'], battleline: ['flaxia'] },
      { battleline: ['krump'], houses: ['brobnar', 'dis', 'logos'] },
    ],
    auto: true,
  })
  theirs.endTurn().house('brobnar').reap('krump').endTurn()
  expect(theirs.play('bramble-lynx', { right: true }).card('bramble-lynx').exhausted).toBe(true)
})

test('cauldron-boil doubles the damage of each creature; armor and wards help', () => {
  const t = at(
    { hand: ['cauldron-boil'], battleline: [{ card: 'troll', damage: 3 }, 'flaxia'] },
    {
      battleline: [
        { card: 'krump', damage: 3 },
        { card: 'bumpsy', damage: 2, warded: true },
        { card: 'champion-anaphiel', damage: 2 },
      ],
    },
  ).play('cauldron-boil')
  expect(['troll', 'flaxia', 'bumpsy', 'champion-anaphiel'].map((id) => t.card(id).damage)).toEqual([6, 0, 2, 3])
  expect([t.card('krump').zone, t.card('bumpsy').warded, t.idle]).toEqual(['discard', false, true])
})

test('deepwood-druid heals a neighbor when it comes and when it reaps', () => {
  const t = at({
    hand: ['deepwood-druid'],
    battleline: [
      { card: 'troll', damage: 3 },
      { card: 'flaxia', damage: 1 },
      { card: 'krump', damage: 2 },
    ],
  })
  t.play('deepwood-druid').choose({ place: 1 })
  expect(t.targets).toEqual(['flaxia', 'troll'])
  t.target('troll')
  t.set('deepwood-druid', { exhausted: false }).reap('deepwood-druid').target('flaxia')
  expect([t.card('troll').damage, t.card('flaxia').damage, t.card('krump').damage, t.idle]).toEqual([0, 0, 2, true])
  expect(at({ hand: ['deepwood-druid'] }).play('deepwood-druid').idle).toBe(true)
})

describe('ghosthawk', () => {
  test('may reap with both neighbors, one after the other, of any house', () => {
    const t = at({ hand: ['ghosthawk'], battleline: ['troll', 'flaxia', 'krump'] })
    t.play('ghosthawk').choose({ place: 1 })
    expect(t.decision).toMatchObject({ kind: 'may' })
    t.yes().choose({ target: 'flaxia' })
    expect([t.seat(0).amber, t.card('troll').exhausted, t.card('flaxia').exhausted, t.card('krump').exhausted, t.idle]).toEqual([
      2,
      true,
      true,
      false,
      true,
    ])
    const no = at({ hand: ['ghosthawk'], battleline: ['troll'] })
      .play('ghosthawk', { left: true })
      .no()
    expect([no.seat(0).amber, no.idle]).toEqual([0, true])
  })

  test('an enraged neighbor reaps and stays enraged; stunned and exhausted ones do not', () => {
    const t = at({ hand: ['ghosthawk'], battleline: [{ card: 'troll', enraged: true }] }, { battleline: ['umbra'] })
    t.play('ghosthawk', { left: true }).yes()
    expect([t.seat(0).amber, t.card('troll').enraged, t.idle]).toEqual([1, true, true])
    const stunned = at({ hand: ['ghosthawk'], battleline: [{ card: 'troll', stunned: true }] })
      .play('ghosthawk', { left: true })
      .yes()
    expect([stunned.seat(0).amber, stunned.card('troll').stunned, stunned.card('troll').exhausted]).toEqual([0, false, true])
    const exhausted = at({ hand: ['ghosthawk'], battleline: [{ card: 'troll', exhausted: true }] })
      .play('ghosthawk', { left: true })
      .yes()
    expect([exhausted.seat(0).amber, exhausted.idle]).toEqual([0, true])
  })
})

test('harmonia gains for a creature played while the other line is longer, herself too', () => {
  const t = at({ hand: ['harmonia', 'toad'] }, { battleline: ['krump', 'troll'] })
  t.play('harmonia')
  expect(t.seat(0).amber).toBe(1)
  t.play('toad', { left: true })
  expect([t.seat(0).amber, t.idle]).toEqual([1, true])
  const theirs = table({
    seats: [{ battleline: ['harmonia'] }, { house: 'brobnar', hand: ['troll'], battleline: ['krump', 'bumpsy'] }],
    active: 1,
  })
  expect(theirs.play('troll', { left: true }).seat(0).amber).toBe(0)
})

test('imprinted-murmook makes your keys cheaper, musthic-murmook all of them dearer', () => {
  const t = at({ battleline: ['imprinted-murmook'], hand: ['musthic-murmook'] }, { battleline: ['krump'] })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([5, 6])
  t.play('musthic-murmook', { left: true })
  expect(t.targets).toEqual(['imprinted-murmook', 'krump', 'musthic-murmook'])
  t.target('krump')
  expect([t.card('krump').damage, t.seat(0).keyCost, t.seat(1).keyCost, t.idle]).toEqual([4, 6, 7, true])
})

describe('molephin', () => {
  const steals = (mine: ScenarioSeat, amberOfVictim: number) =>
    table({
      seats: [
        { house: 'shadows', hand: ['swindle', 'pawn-sacrifice'], ...mine },
        { battleline: ['molephin'], amber: amberOfVictim },
      ],
    })

  test('answers a theft with damage for each amber stolen', () => {
    const t = steals({ battleline: ['troll', 'bumpsy'] }, 5).play('swindle')
    expect([t.card('troll').damage, t.card('bumpsy').damage, t.card('molephin').damage, amber(t)]).toEqual([3, 3, 0, [3, 2]])
    const little = steals({ battleline: ['troll'] }, 1).play('swindle')
    expect(little.card('troll').damage).toBe(1)
    expect(
      steals({ battleline: ['troll'] }, 0)
        .play('swindle')
        .card('troll').damage,
    ).toBe(0)
  })

  test('what is lost or captured is not stolen; what the supply pays for is', () => {
    const captured = table({
      seats: [
        { house: 'shadows', hand: ['hugger-mugger'] },
        { battleline: ['molephin'], amber: 2 },
      ],
    })
    expect(captured.play('hugger-mugger').card('hugger-mugger').damage).toBe(0)
    const supply = table({
      seats: [
        { house: 'shadows', hand: ['swindle'], battleline: ['troll'] },
        { battleline: ['molephin', 'po-s-pixies'], amber: 3 },
      ],
    }).play('swindle')
    expect([supply.card('troll').damage, amber(supply)]).toEqual([3, [3, 3]])
  })

  test('a reap that steals answers too, and your own thefts do not', () => {
    const reap = table({
      seats: [
        { house: 'logos', hand: ['dimension-door'], battleline: ['dextre'] },
        { battleline: ['molephin'], amber: 2 },
      ],
    })
    reap.play('dimension-door').reap('dextre')
    expect([reap.card('dextre').damage, reap.idle]).toEqual([1, true])
    const own = at({ battleline: ['molephin', 'umbra'] }, { battleline: ['krump'], amber: 2 })
    own.set('umbra', { house: 'untamed' })
    expect(own.fight('umbra', 'krump').card('krump').damage).toBe(2)
  })
})

test('song-of-the-wild pays for each reap of a friendly creature this turn, one that came later too', () => {
  const t = at({ hand: ['song-of-the-wild', 'bramble-lynx'], battleline: ['flaxia'] }).play('song-of-the-wild')
  t.reap('flaxia').play('bramble-lynx', { left: true }).reap('bramble-lynx')
  expect([t.seat(0).amber, t.idle]).toEqual([4, true])
})

test('the-fittest strengthens each friendly creature', () => {
  const t = at({ hand: ['the-fittest'], battleline: ['flaxia', 'troll'] }, { battleline: ['krump'] }).play('the-fittest')
  expect(['flaxia', 'troll', 'krump'].map((id) => t.card(id).counters.power ?? 0)).toEqual([1, 1, 0])
})

test('unnatural-selection leaves three of each side', () => {
  const t = at(
    { hand: ['unnatural-selection'], battleline: ['flaxia', 'troll'] },
    { battleline: ['krump', 'bumpsy', 'zorg', 'dextre', { card: 'umbra', warded: true }] },
  )
  t.play('unnatural-selection')
  t.choose({ targets: ['flaxia', 'troll'] })
  t.choose({ targets: ['krump', 'zorg', 'dextre'] })
  expect([t.seat(0).battleline, t.seat(1).battleline, t.card('umbra').warded, t.idle]).toEqual([
    ['flaxia', 'troll'],
    ['krump', 'zorg', 'dextre', 'umbra'],
    false,
    true,
  ])
})

test('unsuspecting-prey hurts up to three that are undamaged', () => {
  const t = at(
    { hand: ['unsuspecting-prey'], battleline: ['flaxia'] },
    { battleline: ['krump', { card: 'bumpsy', damage: 1 }, 'zorg', 'valdr'] },
  ).play('unsuspecting-prey')
  expect(t.targets).toEqual(['flaxia', 'krump', 'valdr', 'zorg'])
  t.target('krump').target('valdr').done()
  expect([t.card('krump').damage, t.card('valdr').damage, t.card('zorg').damage, t.idle]).toEqual([2, 2, 0, true])
})

test('fangtooth-cavern destroys the least powerful at the end of your turn; ties are chosen', () => {
  const t = table({
    seats: [
      { house: 'untamed', artifacts: ['fangtooth-cavern'], battleline: ['troll'] },
      { battleline: ['umbra', 'noddy-the-thief', 'krump'], houses: ['shadows', 'brobnar', 'dis'] },
    ],
  })
  t.endTurn()
  expect(t.targets).toEqual(['noddy-the-thief', 'umbra'])
  t.target('umbra')
  expect(t.card('umbra').zone).toBe('discard')
  t.house('dis').endTurn()
  expect([t.card('noddy-the-thief').zone, t.active]).toEqual(['battleline', 0])
})

describe('gebuk', () => {
  const dies = (deck: readonly string[], line: readonly string[] = ['flaxia', 'gebuk', 'troll']) =>
    table({
      seats: [
        { house: 'brobnar', hand: ['punch'] },
        { battleline: line.map((card) => (card === 'gebuk' ? { card, damage: 3 } : card)), deck: [...deck] },
      ],
    })

  test('a creature from the deck takes its place in the line', () => {
    const t = dies(['krump', 'anger']).play('punch').target('gebuk')
    expect([t.seat(1).battleline, t.seat(1).discard, t.card('krump').exhausted, t.idle]).toEqual([
      ['flaxia', 'krump', 'troll'],
      ['gebuk'],
      true,
      true,
    ])
    expect(dies(['krump'], ['gebuk', 'troll']).play('punch').target('gebuk').seat(1).battleline).toEqual(['krump', 'troll'])
    expect(dies(['krump'], ['flaxia', 'gebuk']).play('punch').target('gebuk').seat(1).battleline).toEqual(['flaxia', 'krump'])
    expect(dies(['krump'], ['gebuk']).play('punch').target('gebuk').seat(1).battleline).toEqual(['krump'])
  })

  test('another card stays discarded; an empty deck gives nothing', () => {
    const t = dies(['anger', 'krump']).play('punch').target('gebuk')
    expect([t.seat(1).battleline, t.seat(1).discard.sort(), t.idle]).toEqual([['flaxia', 'troll'], ['anger', 'gebuk'], true])
    expect(dies([]).play('punch').target('gebuk').idle).toBe(true)
  })

  test('the creature was not there to be destroyed with it, and finds the place though neighbors are gone', () => {
    const hurt = (card: string) => ({ card, damage: 1 })
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['coward-s-end'] },
        { battleline: [hurt('troll'), 'umbra', 'gebuk', 'noddy-the-thief', hurt('krump')], deck: ['bumpsy'] },
      ],
    }).play('coward-s-end')
    expect([t.seat(1).battleline, t.idle]).toEqual([['troll', 'bumpsy', 'krump'], true])
  })

  test('a warded one stays, and nothing is discarded', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['punch'] },
        { battleline: [{ card: 'gebuk', damage: 4, warded: true }], deck: ['krump'] },
      ],
    })
    t.play('punch').target('gebuk')
    expect([t.seat(1).battleline, t.seat(1).deck, t.idle]).toEqual([['gebuk'], ['krump'], true])
  })
})

test('instrument-of-silence lets its creature skirmish and pays for its fights', () => {
  const t = at({ battleline: [{ card: 'flaxia', upgrades: ['instrument-of-silence'] }] }, { battleline: ['troll'] }).fight(
    'flaxia',
    'troll',
  )
  expect([t.card('flaxia').damage, t.seat(0).amber, t.idle]).toEqual([0, 1, true])
})

test('kangaphant costs every creature its reap, its own too', () => {
  const t = at({ battleline: ['kangaphant', 'flaxia', { card: 'dew-faerie', warded: true }] })
  t.reap('flaxia').reap('dew-faerie')
  while (!t.idle) t.choose({ option: 0 })
  expect([t.card('flaxia').zone, t.card('dew-faerie').zone, t.card('dew-faerie').warded]).toEqual(['discard', 'battleline', false])
  expect([t.reap('kangaphant').card('kangaphant').zone, t.idle]).toEqual(['discard', true])
})

test('low-dawn counts the creatures of Untamed, then shuffles them in', () => {
  const t = at({ hand: ['low-dawn'], discard: ['flaxia', 'gebuk', 'troll', 'toad', 'regrowth'], deck: [] }).play('low-dawn')
  expect([t.seat(0).amber, t.seat(0).deck.sort(), t.idle]).toEqual([3, ['flaxia', 'gebuk', 'toad'], true])
  const two = at({ hand: ['low-dawn'], discard: ['flaxia', 'gebuk', 'troll'], deck: [] }).play('low-dawn')
  expect([two.seat(0).amber, two.seat(0).deck.length]).toEqual([1, 2])
})

test('mab-the-mad goes back into the deck after each reap', () => {
  const t = at({ battleline: ['mab-the-mad'], deck: [] }).reap('mab-the-mad')
  expect([t.seat(0).amber, t.seat(0).deck, t.idle]).toEqual([1, ['mab-the-mad'], true])
})

test('the-feathered-shaman wards her neighbors', () => {
  const t = at({ battleline: ['flaxia', 'the-feathered-shaman', 'troll', 'krump'] }).reap('the-feathered-shaman')
  expect(['flaxia', 'the-feathered-shaman', 'troll', 'krump'].map((id) => t.card(id).warded)).toEqual([true, false, true, false])
  const fight = at({ battleline: ['flaxia', 'the-feathered-shaman'] }, { battleline: ['dust-pixie'] }).fight(
    'the-feathered-shaman',
    'dust-pixie',
  )
  expect([fight.card('flaxia').warded, fight.idle]).toEqual([true, true])
})

test('wild-spirit lets its creature capture after reaping', () => {
  const t = at({ battleline: [{ card: 'flaxia', upgrades: ['wild-spirit'] }] }, { amber: 2 }).reap('flaxia')
  expect([t.card('flaxia').amber, amber(t), t.idle]).toEqual([1, [1, 1], true])
})

test('creed-of-nature gives skirmish and as much assault as its power now', () => {
  const t = at({ artifacts: ['creed-of-nature'], battleline: [{ card: 'flaxia', counters: { power: 1 } }] }, { battleline: ['troll'] })
  t.omni('creed-of-nature').target('flaxia')
  expect(t.card('flaxia').keywords).toMatchObject({ skirmish: 1, assault: t.card('flaxia').power })
  t.set('flaxia', { counters: { power: 0 } })
  expect(t.card('flaxia').keywords.assault).toBe(t.card('flaxia').power)
  t.fight('flaxia', 'troll')
  expect([t.card('troll').zone, t.card('flaxia').damage, t.card('creed-of-nature').zone]).toEqual(['discard', 0, 'discard'])
})

describe('creed-of-nurture', () => {
  const given = (revealed: string, mine: ScenarioSeat['battleline'], theirs: ScenarioSeat = {}, to = 'flaxia') =>
    at({ artifacts: ['creed-of-nurture'], hand: [revealed, 'regrowth'], battleline: mine }, theirs)
      .omni('creed-of-nurture')
      .target(revealed)
      .target(to)

  test('the creature has the keywords and abilities of the revealed one for the turn', () => {
    const t = given('the-feathered-shaman', ['troll', 'flaxia', 'krump'])
    expect([t.seat(0).hand, t.card('flaxia').keywords]).toEqual([['the-feathered-shaman', 'regrowth'], { elusive: 1 }])
    t.reap('flaxia')
    expect(['troll', 'flaxia', 'krump'].map((id) => t.card(id).warded)).toEqual([true, false, true])
    expect(t.idle).toBe(true)
    t.endTurn()
    expect(t.card('flaxia').keywords).toEqual({})
  })

  test('“this card” in the text is the creature that has it', () => {
    const penny = given('bad-penny', ['flaxia'], { battleline: ['troll'] })
    penny.fight('flaxia', 'troll')
    expect([penny.card('flaxia').zone, penny.seat(0).hand.sort(), penny.idle]).toEqual(['hand', ['bad-penny', 'flaxia', 'regrowth'], true])
  })

  test('it may watch others, grant to neighbors, and change what things cost', () => {
    const molephin = given('breaker-hill', ['troll', 'flaxia'], { amber: 2 })
    expect(molephin.can({ verb: 'action', card: 'troll' })).toBe(false)
    molephin.set('troll', { house: 'untamed' })
    expect(molephin.action('troll').seat(0).amber).toBe(1)
    const cheap = given('imprinted-murmook', ['flaxia'])
    expect([cheap.seat(0).keyCost, cheap.card('flaxia').keywords]).toEqual([5, { elusive: 1 }])
    const harmonia = at(
      { artifacts: ['creed-of-nurture'], hand: ['harmonia', 'dust-pixie'], battleline: ['flaxia'] },
      { battleline: ['troll', 'krump', 'bumpsy'] },
    )
    harmonia.omni('creed-of-nurture').target('harmonia').target('flaxia').play('dust-pixie', { left: true })
    expect(harmonia.seat(0).amber).toBe(3)
  })

  test('an enemy creature may get it; a limit of fight damage comes with the text', () => {
    const t = given('kangaphant', ['flaxia'], { battleline: ['tantadlin'] }, 'tantadlin')
    expect(t.reap('flaxia').card('flaxia').zone).toBe('discard')
    const limited = given('tantadlin', [{ card: 'flaxia', counters: { power: 9 } }], { battleline: ['troll'], archives: ['punch'] }).fight(
      'flaxia',
      'troll',
    )
    expect([limited.card('troll').damage, limited.seat(1).discard]).toEqual([2, ['punch']])
  })

  test('nothing happens without a creature in hand, or in play', () => {
    const t = at({ artifacts: ['creed-of-nurture'], hand: ['regrowth'], battleline: ['flaxia'] }).omni('creed-of-nurture')
    t.target('flaxia')
    expect([t.card('flaxia').keywords, t.card('creed-of-nurture').zone, t.idle]).toEqual([{}, 'discard', true])
    const alone = at({ artifacts: ['creed-of-nurture'], hand: ['flaxia'] })
      .omni('creed-of-nurture')
      .target('flaxia')
    expect(alone.idle).toBe(true)
  })
})

test('eldest-bear is paid before a fight in the center, even if it dies before the blow', () => {
  const t = at({ battleline: ['flaxia', 'eldest-bear', 'troll'] }, { battleline: ['bumpsy'] }).fight('eldest-bear', 'bumpsy')
  while (!t.idle) t.choose({ option: 0 })
  expect([t.seat(0).amber, t.card('bumpsy').zone]).toEqual([2, 'discard'])
  const flank = at({ battleline: ['flaxia', 'eldest-bear'] }, { battleline: ['bumpsy'] }).fight('eldest-bear', 'bumpsy')
  expect([flank.seat(0).amber, flank.idle]).toEqual([0, true])
  const hazard = at({ battleline: [{ card: 'eldest-bear', damage: 2 }] }, { battleline: ['molephin'] }).fight('eldest-bear', 'molephin')
  hazard.choose({ verb: 'order', card: 'eldest-bear', as: 'beforeFight' })
  while (!hazard.idle) hazard.choose({ option: 0 })
  expect(hazard.seat(0).amber).toBe(2)
})

test('giant-gnawbill: whoever chooses a house destroys an artifact of it, of either side', () => {
  for (const active of [0, 1] as const) {
    const t = table({
      seats: [
        { battleline: ['giant-gnawbill'], artifacts: ['autocannon', 'spike-trap'], houses: ['untamed', 'brobnar', 'dis'] },
        { artifacts: ['banner-of-battle'], houses: ['brobnar', 'dis', 'logos'] },
      ],
      step: 'house',
      active,
    }).house('brobnar')
    expect([t.decision?.seat, t.targets]).toEqual([active, ['autocannon', 'banner-of-battle']])
    expect([t.target('autocannon').card('autocannon').zone, t.card('spike-trap').zone]).toEqual(['discard', 'artifacts'])
  }
  const none = table({
    seats: [{ battleline: ['giant-gnawbill'], artifacts: ['spike-trap'], houses: ['untamed', 'brobnar', 'dis'] }, {}],
    step: 'house',
  }).house('dis')
  expect([none.seat(0).artifacts, none.idle]).toEqual([['spike-trap'], true])
})

test('moor-wolf readies the other wolves', () => {
  const wolf = { card: 'moor-wolf', exhausted: true }
  const t = at({ hand: ['moor-wolf'], battleline: [wolf, { card: 'flaxia', exhausted: true }] }).play(
    { card: 'moor-wolf', copy: 2 },
    { left: true },
  )
  expect(t.seat(0).cards.battleline.map((card) => t.card(card).exhausted)).toEqual([true, false, true])
})

test('nepeta-gigantica stuns giants and whoever is strong', () => {
  const t = at(
    { artifacts: ['nepeta-gigantica'], battleline: ['flaxia'] },
    { battleline: ['umbra', 'krump', 'hebe-the-huge', { card: 'dextre', counters: { power: 2 } }] },
  )
  t.action('nepeta-gigantica')
  expect(t.targets).toEqual(['dextre', 'hebe-the-huge', 'krump'])
  expect([t.target('krump').card('krump').stunned, t.idle]).toEqual([true, true])
})

test('vineapple-tree grows dearer keys until one is forged', () => {
  const t = at({ artifacts: [{ card: 'vineapple-tree', counters: { growth: 1 } }], hand: ['key-charge'], amber: 9 })
  expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([7, 7])
  t.action('vineapple-tree')
  expect([t.card('vineapple-tree').counters.growth, t.seat(0).keyCost]).toEqual([2, 8])
  t.play('key-charge').yes().choose({ color: 'red' })
  expect([t.card('vineapple-tree').counters.growth ?? 0, t.seat(1).keyCost, t.idle]).toEqual([0, 6, true])
})

test('xenos-bloodshadow has four keywords', () => {
  expect(at({ battleline: ['xenos-bloodshadow'] }).card('xenos-bloodshadow').keywords).toEqual({
    elusive: 1,
    hazardous: 6,
    poison: 1,
    skirmish: 1,
  })
})

test('toad cannot reap, not even by order; it may fight', () => {
  const t = at({ battleline: ['toad'], hand: ['ghosthawk'] }, { battleline: ['umbra'] })
  expect([t.can({ verb: 'reap', card: 'toad' }), t.can({ verb: 'fight', card: 'toad' })]).toEqual([false, true])
  t.play('ghosthawk', { left: true }).yes()
  expect([t.seat(0).amber, t.card('toad').exhausted, t.idle]).toEqual([0, false, true])
})
