import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Shadows. Seat 0 is in the main step of an ordinary turn. */

describe('lamindra', () => {
  test('enters anywhere in the line (kf.deploy.1)', () => {
    const own = { house: 'shadows', hand: ['lamindra'], battleline: ['troll', 'krump'] } as const
    const t = table({ seats: [own, {}] })
    t.play('lamindra')
    expect(t.options.map(({ place }) => place)).toEqual(['left', 1, 'right'])
    t.choose({ place: 1 })
    expect([t.seat(0).battleline, t.idle]).toEqual([['troll', 'lamindra', 'krump'], true])
    expect(
      table({ seats: [own, {}] })
        .play('lamindra', { left: true })
        .seat(0).battleline,
    ).toEqual(['lamindra', 'troll', 'krump'])
    expect(
      table({ seats: [own, {}] })
        .play('lamindra', { right: true })
        .seat(0).battleline,
    ).toEqual(['troll', 'krump', 'lamindra'])
  })

  test('makes its neighbors elusive while they are neighbors (kf.elusive.1)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['punch'], battleline: ['troll', 'krump', 'headhunter'] },
        { battleline: ['bumpsy', 'smaaash', 'lamindra', 'valdr'] },
      ],
    })
    expect(['bumpsy', 'smaaash', 'lamindra', 'valdr'].map((id) => 'elusive' in t.card(id).keywords)).toEqual([false, true, true, true])
    t.fight('troll', 'smaaash')
    expect([t.card('smaaash').damage, t.card('troll').damage]).toEqual([0, 0])
    t.play('punch').target('lamindra')
    t.fight('krump', 'valdr')
    expect([t.card('valdr').zone, t.card('krump').zone, t.idle]).toEqual(['discard', 'discard', true])
  })
})

test('ronnie-wristclocks steals one, or two from seven or more', () => {
  for (const [before, after] of [
    [6, 5],
    [7, 5],
    [0, 0],
  ]) {
    const t = table({ seats: [{ house: 'shadows', hand: ['ronnie-wristclocks'] }, { amber: before }] })
    expect([t.play('ronnie-wristclocks').seat(1).amber, t.seat(0).amber, t.idle]).toEqual([after, before - after, true])
  }
})

test('yantzee-gang steals one by its action', () => {
  const t = table({ seats: [{ house: 'shadows', battleline: ['yantzee-gang'] }, { amber: 2 }] })
  expect([t.action('yantzee-gang').seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 1, true])
})

test('brend-the-fanatic pays the opponent when played, and steals three when destroyed', () => {
  const t = table({ seats: [{ house: 'shadows', hand: ['brend-the-fanatic'] }, { amber: 1 }] })
  expect([t.play('brend-the-fanatic').seat(1).amber, t.seat(0).amber]).toEqual([2, 0])
  const dies = table({
    seats: [
      { house: 'brobnar', hand: ['punch'] },
      { battleline: ['brend-the-fanatic'], amber: 1 },
    ],
  })
  dies.setAmber(0, 4).play('punch').target('brend-the-fanatic')
  // one of five came from the bonus icon
  expect([dies.seat(0).amber, dies.seat(1).amber, dies.idle]).toEqual([2, 4, true])
})

test('scowly-caper enters under the opponent’s control, is used in any house, and destroys a neighbor at the end of that turn (kf.treachery.1)', () => {
  const t = table({ seats: [{ house: 'shadows', hand: ['scowly-caper'] }, { battleline: ['troll', 'krump'] }] })
  t.play('scowly-caper', { right: true })
  expect([t.card('scowly-caper').controller, t.seat(1).battleline]).toEqual([1, ['troll', 'krump', 'scowly-caper']])
  t.endTurn().house('brobnar').set('scowly-caper', { exhausted: false })
  expect(t.can({ verb: 'reap', card: 'scowly-caper' })).toBe(true)
  t.endTurn()
  if (t.targets.length > 0) t.target('krump')
  expect(t.seat(1).battleline).toEqual(['troll', 'scowly-caper'])
})

const shadows = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'shadows', ...own }, other] })
/** The other seat is active: what Shadows has stands on the side that waits. */
const waiting = (own: ScenarioSeat, other: ScenarioSeat) => table({ active: 1, seats: [{ house: 'shadows', ...own }, other] })
const houses = ['shadows', 'brobnar', 'dis'] as const

describe('actions and Æmber', () => {
  test('dusk-chronicles draws when the opponent has more, archives when you have, its icon counted', () => {
    const play = (amber: number) => shadows({ hand: ['dusk-chronicles', 'anger'], deck: ['smith', '…'] }, { amber }).play('dusk-chronicles')
    expect(play(2).seat(0)).toMatchObject({ hand: ['anger', 'smith'], archives: [] })
    expect([play(1).seat(0).hand, play(1).idle]).toEqual([['anger'], true])
    expect(play(0).target('anger').seat(0)).toMatchObject({ hand: [], archives: ['anger'] })
  })

  test('furtive-investors gains one for each key of an opponent who has more Æmber', () => {
    const play = (amber: number) =>
      shadows({ hand: ['furtive-investors'], keys: ['red'] }, { amber, keys: ['red', 'blue'] })
        .play('furtive-investors')
        .seat(0).amber
    // the icon makes it even
    expect([play(1), play(2)]).toEqual([1, 3])
  })

  test('heist-night steals one for each friendly Thief creature, and is alpha', () => {
    const t = shadows({ hand: ['heist-night'], battleline: ['gamgee', 'troll', 'umbra'] }, { amber: 5, battleline: ['redlock'] })
    expect([t.play('heist-night').seat(0).amber, t.seat(1).amber, t.idle]).toEqual([2, 3, true])
    const late = shadows({ hand: ['heist-night', 'whistling-darts'], battleline: ['gamgee'] }, { amber: 5 }).play('whistling-darts')
    expect(late.why({ verb: 'play', card: 'heist-night' })).toMatchObject([{ rule: 'kf.alpha.1' }])
  })

  test('swindle steals three as the first card of the step, and ends it (kf.omega.1)', () => {
    const t = shadows({ hand: ['swindle', 'gamgee'], houses }, { amber: 2, houses })
    expect([t.play('swindle').seat(0).amber, t.seat(1).amber, t.active, t.decision?.kind]).toEqual([2, 0, 1, 'house'])
    const late = shadows({ hand: ['swindle', 'gamgee'] }, { amber: 2 }).play('gamgee')
    expect(late.can({ verb: 'play', card: 'swindle' })).toBe(false)
  })

  test('nightforge may forge a key for four more, in a turn without one', () => {
    const own = { hand: ['nightforge'], amber: 9 }
    const t = shadows(own).play('nightforge').yes().choose({ color: 'red' })
    expect([t.seat(0).keys, t.seat(0).amber, t.idle]).toEqual([['red'], 0, true])
    expect(shadows(own).play('nightforge').no().seat(0)).toMatchObject({ keys: [], amber: 10 })
    const poor = shadows({ hand: ['nightforge'], amber: 8 }).play('nightforge')
    expect([poor.seat(0).keys, poor.idle]).toEqual([[], true])
    const forged = table({ step: 'forge', seats: [{ hand: ['nightforge'], amber: 20, houses }, {}] }).choose({ color: 'blue' })
    forged.house('shadows').play('nightforge')
    expect([forged.seat(0).keys, forged.seat(0).amber, forged.idle]).toEqual([['blue'], 15, true])
  })

  test('perplexing-sophistry: with more Æmber you draw and the opponent discards at random', () => {
    const own = { hand: ['perplexing-sophistry'], deck: ['smith', '…'] }
    const t = shadows({ ...own, amber: 1 }, { amber: 1, hand: ['punch', 'anger'] }).play('perplexing-sophistry')
    expect([t.seat(0).hand, t.seat(1).hand.length, t.seat(1).discard.length, t.idle]).toEqual([['smith'], 1, 1, true])
    const even = shadows(own, { amber: 1, hand: ['punch'] }).play('perplexing-sophistry')
    expect([even.seat(0).hand, even.seat(1).hand, even.idle]).toEqual([[], ['punch'], true])
    expect(
      shadows({ ...own, amber: 1 })
        .play('perplexing-sophistry')
        .seat(0).hand,
    ).toEqual(['smith'])
  })

  test('rigged-lottery: each player discards five from the deck and gains for the Shadows cards among them', () => {
    const t = shadows(
      { hand: ['rigged-lottery'], deck: ['gamgee', 'punch', 'redlock', 'anger', 'smith', 'murkens'] },
      { deck: ['umbra', 'troll'], amber: 1 },
    ).play('rigged-lottery')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).deck, t.seat(1).deck]).toEqual([3, 2, ['murkens'], []])
    expect([t.seat(0).discard.length, t.seat(1).discard.length, t.idle]).toEqual([6, 2, true])
  })
})

describe('actions and damage', () => {
  test('life-for-a-life deals six to a creature if a friendly one was destroyed', () => {
    const t = shadows({ hand: ['life-for-a-life'], battleline: ['umbra', 'gamgee'] }, { battleline: ['troll', 'krump'] })
    t.play('life-for-a-life')
    expect(t.targets).toEqual(['gamgee', 'umbra'])
    t.target('umbra')
    expect(t.targets).toEqual(['gamgee', 'krump', 'troll'])
    expect([t.target('krump').card('krump').zone, t.seat(0).discard, t.idle]).toEqual(['discard', ['life-for-a-life', 'umbra'], true])
  })

  test('life-for-a-life: a ward keeps the first half from happening, and so the second (kf.ifyoudo.1, kf.ward.3)', () => {
    const own = { hand: ['life-for-a-life'], battleline: [{ card: 'umbra', warded: true }] }
    const t = shadows(own, { battleline: ['troll'] })
      .play('life-for-a-life')
      .target('umbra')
    expect([t.card('umbra').warded, t.card('troll').damage, t.idle]).toEqual([false, 0, true])
    expect(
      shadows({ hand: ['life-for-a-life'] }, { battleline: ['troll'] })
        .play('life-for-a-life')
        .card('troll').damage,
    ).toBe(0)
  })

  test('lethal-distraction adds two whenever damage comes to the creature this turn, of an attack too', () => {
    const hand = ['lethal-distraction', 'whistling-darts']
    const t = shadows({ hand, battleline: ['redlock'], houses }, { battleline: ['troll', 'krump'], houses })
    t.play('lethal-distraction').target('troll').play('whistling-darts')
    expect(['troll', 'krump'].map((id) => t.card(id).damage)).toEqual([3, 1])
    t.set('troll', { damage: 0 }).fight('redlock', 'troll')
    expect(t.card('troll').damage).toBe(5)
    // over with the turn
    t.endTurn().house('brobnar').endTurn().house('shadows').set('troll', { damage: 0 }).fight('redlock', 'troll')
    expect(t.card('troll').damage).toBe(3)
  })

  test('lethal-distraction twice makes one damage five, as published; it is one batch, so one ward stops it', () => {
    const hand = ['lethal-distraction', 'lethal-distraction', 'whistling-darts']
    const both = (warded: boolean) => {
      const t = shadows({ hand }, { battleline: [{ card: 'troll', warded }] })
      t.play({ card: 'lethal-distraction', copy: 1 }).target('troll').play({ card: 'lethal-distraction', copy: 2 }).target('troll')
      return t.play('whistling-darts').card('troll')
    }
    expect([both(false).damage, both(true).damage, both(true).warded]).toEqual([5, 0, false])
  })

  test('lethal-distraction: damage that armor prevents was not taken, and the two more pass by armor', () => {
    const t = shadows({ hand: ['lethal-distraction', 'whistling-darts', 'throwing-stars'] }, { battleline: ['raiding-knight'] })
    t.play('lethal-distraction').target('raiding-knight').play('whistling-darts')
    expect([t.card('raiding-knight').damage, t.card('raiding-knight').armorLeft]).toEqual([0, 1])
    t.set('raiding-knight', { damage: 0 })
      .play('throwing-stars')
      .choose({ targets: ['raiding-knight'] })
    expect([t.card('raiding-knight').damage, t.card('raiding-knight').armorLeft]).toEqual([0, 0])
  })

  test('sucker-punch archives itself if its two damage destroys the enemy, and is alpha', () => {
    const t = shadows({ hand: ['sucker-punch'], battleline: ['gamgee'] }, { battleline: ['umbra', 'troll'] }).play('sucker-punch')
    expect(t.targets).toEqual(['troll', 'umbra'])
    expect([t.target('umbra').seat(0).archives, t.seat(0).discard, t.idle]).toEqual([['sucker-punch'], [], true])
    const lives = shadows({ hand: ['sucker-punch'] }, { battleline: ['troll'] })
      .play('sucker-punch')
      .target('troll')
    expect([lives.seat(0).archives, lives.seat(0).discard, lives.card('troll').damage]).toEqual([[], ['sucker-punch'], 2])
    expect(
      shadows({ hand: ['sucker-punch', 'gamgee'] })
        .play('gamgee')
        .can({ verb: 'play', card: 'sucker-punch' }),
    ).toBe(false)
    expect(
      shadows({ hand: ['sucker-punch'] })
        .play('sucker-punch')
        .seat(0).discard,
    ).toEqual(['sucker-punch'])
  })

  test('throwing-stars deals one to at most three creatures and gains for each that it destroys', () => {
    const enemies = { battleline: ['fila-the-researcher', 'troll', { card: 'dust-imp', damage: 1 }, 'krump'] }
    const t = shadows({ hand: ['throwing-stars'], battleline: ['gamgee'] }, enemies).play('throwing-stars')
    expect(t.decision).toMatchObject({ min: 0, max: 3 })
    t.choose({ targets: ['fila-the-researcher', 'troll', 'gamgee'] })
    expect([t.card('fila-the-researcher').zone, t.card('troll').damage, t.card('gamgee').damage, t.seat(0).amber]).toEqual([
      'discard',
      1,
      1,
      1,
    ])
    const none = shadows({ hand: ['throwing-stars'] }, enemies)
      .play('throwing-stars')
      .done()
    expect([none.seat(0).amber, none.idle]).toEqual([0, true])
  })

  test('whistling-darts deals one to each enemy, friends are spared', () => {
    const t = shadows(
      { hand: ['whistling-darts'], battleline: ['gamgee'] },
      { battleline: ['fila-the-researcher', 'troll', 'raiding-knight'] },
    )
    t.play('whistling-darts')
    expect([t.seat(1).battleline, t.card('troll').damage, t.card('raiding-knight').armorLeft, t.card('gamgee').damage]).toEqual([
      ['troll', 'raiding-knight'],
      1,
      1,
      0,
    ])
    expect(t.idle).toBe(true)
  })

  test('sack-of-coins divides as much damage as you have Æmber, its icon counted, point by point', () => {
    const t = shadows({ hand: ['sack-of-coins'], battleline: ['gamgee'], amber: 2 }, { battleline: ['troll', 'umbra'] }).play(
      'sack-of-coins',
    )
    expect(t.targets).toEqual(['gamgee', 'troll', 'umbra'])
    t.target('umbra').target('troll').target('umbra')
    expect([t.card('umbra').zone, t.card('troll').damage, t.seat(0).amber, t.idle]).toEqual(['discard', 1, 3, true])
    expect(shadows({ hand: ['sack-of-coins'] }).play('sack-of-coins').idle).toBe(true)
  })
})

describe('creatures', () => {
  test('gamgee steals one after reaping if the opponent has more then', () => {
    // the reaped Æmber counts already
    for (const [amber, mine] of [
      [1, 1],
      [2, 2],
    ]) {
      const t = shadows({ battleline: ['gamgee'] }, { amber }).reap('gamgee')
      expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([mine, 1, true])
    }
  })

  test('knuckles-bolton is elusive when attacked and takes no damage in return when attacking (kf.elusive.1, kf.skirmish.1)', () => {
    const t = waiting({ battleline: ['knuckles-bolton'], houses }, { house: 'brobnar', battleline: ['troll', 'krump'] })
    t.fight('troll', 'knuckles-bolton')
    expect([t.card('knuckles-bolton').damage, t.card('troll').damage]).toEqual([0, 0])
    t.fight('krump', 'knuckles-bolton')
    expect([t.card('knuckles-bolton').zone, t.card('krump').damage]).toEqual(['discard', 3])
    const own = shadows({ battleline: ['knuckles-bolton'] }, { battleline: ['troll'] }).fight('knuckles-bolton', 'troll')
    expect([own.card('knuckles-bolton').damage, own.card('troll').damage]).toEqual([0, 3])
  })

  test('little-niff steals after a neighbor fights, attacked too, also when the neighbor dies of it', () => {
    const t = shadows({ battleline: ['gamgee', 'little-niff', 'redlock', 'yantzee-gang'] }, { battleline: ['troll'], amber: 5 })
    t.fight('yantzee-gang', 'troll')
    expect(t.seat(0).amber).toBe(0)
    t.fight('gamgee', 'troll')
    // it died, and Niff steals all the same, as published
    expect([t.card('gamgee').zone, t.seat(0).amber]).toEqual(['discard', 1])
    t.fight('redlock', 'troll')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([2, 3, true])
    const own = shadows({ battleline: ['little-niff', 'gamgee'] }, { battleline: ['troll'], amber: 5 }).fight('little-niff', 'troll')
    expect(own.seat(0).amber).toBe(0)
    // the one that is attacked fights too (kf.fight.3)
    const attacked = waiting({ battleline: ['little-niff', 'yantzee-gang'] }, { house: 'brobnar', battleline: ['krump'], amber: 2 })
    expect(attacked.fight('krump', 'yantzee-gang').seat(0).amber).toBe(1)
  })

  test('little-niff enters anywhere, and ends the step (kf.deploy.1, kf.omega.1)', () => {
    const t = shadows({ hand: ['little-niff'], battleline: ['gamgee', 'umbra'], houses }, { houses }).play('little-niff', { place: 1 })
    expect([t.seat(0).battleline, t.active]).toEqual([['gamgee', 'little-niff', 'umbra'], 1])
  })

  test('murkens plays a card of the opponent’s archives at random, or the top one of that deck, as yours', () => {
    const enemy = { archives: ['troll'], deck: ['punch', 'smith'], battleline: ['krump'] }
    const t = shadows({ hand: ['murkens'] }, enemy)
      .play('murkens')
      .choose({ mode: 0 })
      .choose({ place: 'left' })
    expect([t.seat(0).battleline, t.card('troll').seat, t.seat(1).archives, t.idle]).toEqual([['troll', 'murkens'], 1, [], true])
    const deck = shadows({ hand: ['murkens'] }, enemy)
      .play('murkens')
      .choose({ mode: 1 })
      .target('krump')
    expect([deck.card('krump').damage, deck.seat(0).amber, deck.seat(1).discard, deck.seat(1).deck]).toEqual([3, 1, ['punch'], ['smith']])
    const bare = shadows({ hand: ['murkens'] }, { deck: ['smith'] }).play('murkens')
    expect(bare.can({ mode: 0 })).toBe(false)
  })

  test('murkens: your own card that the opponent abducted comes back to your hand and is not played (kf.archives.6)', () => {
    const t = shadows({ hand: ['murkens'] }, { archives: [{ card: 'krump', owner: 0 }], deck: [] }).play('murkens')
    if (t.decision?.kind === 'mode') t.choose({ mode: 0 })
    expect([t.seat(0).hand, t.seat(0).battleline, t.idle]).toEqual([['krump'], ['murkens'], true])
  })

  test('murkens: a card that cannot be played stays where it was', () => {
    const t = shadows({ hand: ['murkens'] }, { deck: ['kelifi-dragon', 'smith'] }).play('murkens')
    if (t.decision?.kind === 'mode') t.choose({ mode: 1 })
    expect([t.seat(1).deck, t.seat(0).battleline, t.idle]).toEqual([['kelifi-dragon', 'smith'], ['murkens'], true])
  })

  test('plague-rat: one damage for each Rat in play to each creature that is none, all at once', () => {
    const enemies = { battleline: ['fila-the-researcher', { card: 'troll', warded: true }, 'plague-rat'] }
    const t = shadows({ hand: ['plague-rat'], battleline: ['gamgee'] }, enemies).play({ card: 'plague-rat', seat: 0 }, { right: true })
    // all of it takes the ward (kf.ward.8)
    expect([t.card('troll').warded, t.card('troll').damage, t.card('gamgee').zone, t.card('fila-the-researcher').zone]).toEqual([
      false,
      0,
      'discard',
      'discard',
    ])
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['plague-rat'], ['troll', 'plague-rat'], true])
  })

  test('redlock gains one at the end of a turn in which you played no creature', () => {
    const t = shadows({ battleline: ['redlock'], hand: ['whistling-darts', 'gamgee'] }, { houses })
    t.play('whistling-darts').endTurn()
    expect(t.seat(0).amber).toBe(2)
    const played = shadows({ battleline: ['redlock'], hand: ['gamgee'] }, { houses, battleline: ['redlock'] }).play('gamgee', {
      left: true,
    })
    expect([played.endTurn().seat(0).amber, played.seat(1).amber]).toEqual([0, 0])
  })
})

describe('artifacts and upgrades', () => {
  test('bonerot-venom deals two to its creature after each use, to one that is only attacked nothing', () => {
    const t = shadows({ hand: ['bonerot-venom'], houses }, { battleline: ['troll', 'krump'], houses }).play('bonerot-venom', {
      onto: 'krump',
    })
    t.endTurn().house('brobnar').reap('krump')
    expect([t.card('krump').damage, t.seat(1).amber]).toEqual([2, 1])
    const stunned = table({
      active: 1,
      seats: [{}, { house: 'brobnar', battleline: [{ card: 'troll', stunned: true, upgrades: ['bonerot-venom'] }] }],
    })
    expect(stunned.unstun('troll').card('troll').damage).toBe(2)
    const attacked = shadows({ battleline: ['gamgee'] }, { battleline: [{ card: 'troll', upgrades: ['bonerot-venom'] }] }).fight(
      'gamgee',
      'troll',
    )
    expect(attacked.card('troll').damage).toBe(2)
  })

  test('guard-disguise: destroyed in any case, it steals three from an opponent with three or fewer', () => {
    const at = (amber: number) => shadows({ artifacts: ['guard-disguise'] }, { amber }).action('guard-disguise')
    expect([at(3).seat(0).amber, at(2).seat(0).amber, at(4).seat(0).amber]).toEqual([3, 2, 0])
    expect([at(4).card('guard-disguise').zone, at(4).idle]).toEqual(['discard', true])
  })

  test('hideaway-hole: sacrificed, it makes your creatures elusive until your next turn, those that come later too', () => {
    const t = table({
      seats: [
        { house: 'brobnar', artifacts: ['hideaway-hole'], battleline: ['troll'], hand: ['krump'], houses },
        { battleline: ['bumpsy', 'smaaash'], houses },
      ],
    })
    t.omni('hideaway-hole').play('krump', { right: true })
    expect(['troll', 'krump', 'bumpsy'].map((id) => 'elusive' in t.card(id).keywords)).toEqual([true, true, false])
    t.endTurn().house('brobnar').fight('bumpsy', 'krump')
    expect([t.card('krump').damage, t.card('bumpsy').damage, t.card('hideaway-hole').zone]).toEqual([0, 0, 'discard'])
    t.endTurn()
    expect('elusive' in t.card('troll').keywords).toBe(false)
  })

  test('shard-of-greed gains for each friendly Shard, itself among them', () => {
    const t = shadows({ artifacts: ['shard-of-greed', 'shard-of-life'] }, { artifacts: ['shard-of-knowledge'] }).action('shard-of-greed')
    expect([t.seat(0).amber, t.idle]).toEqual([2, true])
  })
})
