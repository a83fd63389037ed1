import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** House Dis: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Dis is active unless said. */

const dis = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'dis', ...own }, other] })

describe('actions', () => {
  test('a-fair-game: the discarded card’s house counts in the revealed hand, first for you, then the other way round', () => {
    const t = dis(
      { hand: ['a-fair-game', 'fear', 'punch'], deck: ['gateway-to-dis', '…'] },
      { hand: ['troll', 'krump', 'zorg', 'dust-imp'], deck: ['bumpsy', '…'] },
    )
    t.play('a-fair-game')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
    expect([t.seat(0).discard, t.seat(1).discard]).toEqual([['a-fair-game', 'gateway-to-dis'], ['bumpsy']])
    expect(t.log.filter((event) => event.kind === 'reveal').map(({ cards }) => cards.length)).toEqual([4, 2])
    expect(t.idle).toBe(true)
    // without a card to discard no house is named (kf.deck.3, kf.reveal.2)
    const empty = dis({ hand: ['a-fair-game', 'fear'], deck: [] }, { hand: ['troll'], deck: [] })
    expect(empty.play('a-fair-game').idle).toBe(true)
    expect([empty.seat(0).amber, empty.seat(1).amber]).toEqual([0, 0])
  })

  test('arise returns the creatures of the chosen house from your discard pile and costs a chain', () => {
    const t = dis({ hand: ['arise'], discard: ['troll', 'charette', 'fear', 'dust-imp'] }, { discard: ['pitlord'] })
    t.play('arise').house('dis')
    expect(t.seat(0)).toMatchObject({ discard: ['arise', 'troll', 'fear'], chains: 1 })
    expect(t.seat(0).hand.sort()).toEqual(['charette', 'dust-imp'])
    expect(t.seat(1).discard).toEqual(['pitlord'])
    expect(t.idle).toBe(true)
  })

  test('control-the-weak: the opponent must choose that house, in the next turn only (kf.must.1)', () => {
    const t = dis({ hand: ['control-the-weak'] }, { houses: ['brobnar', 'mars', 'logos'] })
    t.play('control-the-weak')
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar', 'logos', 'mars'])
    t.house('mars').endTurn()
    expect(t.options.map(({ house }) => house)).toEqual(['mars'])
    t.house('mars').endTurn()
    t.house('dis').endTurn()
    expect(t.options.length).toBe(3)
  })

  test('control-the-weak: of two demands the opponent follows one (kf.house.5)', () => {
    const houses = ['brobnar', 'mars', 'logos'] as const
    const t = dis({ hand: [{ card: 'control-the-weak' }, { card: 'control-the-weak' }] }, { houses })
    t.play({ card: 'control-the-weak', copy: 1 }).house('mars').play({ card: 'control-the-weak', copy: 2 }).house('logos').endTurn()
    expect(t.options.map(({ house }) => house)).toEqual(['logos', 'mars'])
  })

  test('creeping-oblivion purges up to two cards of one discard pile (kf.upto.1)', () => {
    const set = () => dis({ hand: ['creeping-oblivion'], discard: ['fear', 'troll'] }, { discard: ['punch', 'krump', 'bumpsy'] })
    const t = set()
    t.play('creeping-oblivion')
    expect(t.targets).toEqual(['bumpsy', 'fear', 'krump', 'punch', 'troll'])
    t.choose({ target: 'punch' })
    expect(t.targets).toEqual(['bumpsy', 'krump', 'punch'])
    t.choose({ target: 'bumpsy' })
    expect([t.seat(1).purged.sort(), t.seat(1).discard, t.seat(0).discard]).toEqual([
      ['bumpsy', 'punch'],
      ['krump'],
      ['creeping-oblivion', 'fear', 'troll'],
    ])
    expect(t.idle).toBe(true)
    expect(set().play('creeping-oblivion').done().seat(1).purged).toEqual([])
    expect(dis({ hand: ['creeping-oblivion'] }).play('creeping-oblivion').idle).toBe(true)
  })

  test('dance-of-doom destroys every creature whose current power is the number (kf.simultaneous.1)', () => {
    const t = dis(
      { hand: ['dance-of-doom'], battleline: ['charette', { card: 'dust-imp', counters: { power: 2 } }, 'pitlord'] },
      {
        battleline: [
          { card: 'pit-demon', damage: 1 },
          { card: 'eater-of-the-dead', warded: true },
        ],
      },
    )
    t.play('dance-of-doom').choose({ amount: 4 })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['pitlord'], ['pit-demon', 'eater-of-the-dead']])
    expect(t.card('eater-of-the-dead').warded).toBe(false)
    expect(t.seat(0).amber).toBe(2)
    expect(t.idle).toBe(true)
    const none = dis({ hand: ['dance-of-doom'], battleline: ['charette'] })
    expect(none.play('dance-of-doom').choose({ amount: 0 }).card('charette').zone).toBe('battleline')
  })

  test('dance-of-doom offers a number above twenty when a creature is that strong', () => {
    const t = dis({ hand: ['dance-of-doom'] }, { battleline: [{ card: 'pitlord', counters: { power: 13 } }] })
    expect(t.play('dance-of-doom').choose({ amount: 22 }).card('pitlord').zone).toBe('discard')
  })

  test('fear returns an enemy creature, and only an enemy one', () => {
    const t = dis({ hand: ['fear'], battleline: ['charette'] }, { battleline: [{ card: 'troll', upgrades: ['flame-wreathed'] }, 'krump'] })
    t.play('fear')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll')
    expect([t.seat(1).hand, t.seat(1).discard]).toEqual([['troll'], ['flame-wreathed']])
    expect(t.idle).toBe(true)
    expect(dis({ hand: ['fear'], battleline: ['charette'] }).play('fear').idle).toBe(true)
    const warded = dis({ hand: ['fear'] }, { battleline: [{ card: 'troll', warded: true }] })
    expect(warded.play('fear').target('troll').card('troll')).toMatchObject({ zone: 'battleline', warded: false })
  })

  test('gateway-to-dis destroys every creature; Destroyed abilities resolve while all are in play (kf.destroyed.8)', () => {
    const t = dis({ hand: ['gateway-to-dis'], battleline: ['dust-imp', 'charette'] }, { battleline: ['truebaru'], artifacts: ['cannon'] })
    t.play('gateway-to-dis')
    expect(t.decision).toMatchObject({ kind: 'order', seat: 0 })
    t.choose({ card: 'truebaru' })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(1).artifacts]).toEqual([[], [], ['cannon']])
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).chains]).toEqual([2, 5, 3])
    expect(t.idle).toBe(true)
  })

  test('gongoozle: a creature that survives costs its owner a random card', () => {
    const t = dis({ hand: ['gongoozle', 'fear'] }, { battleline: ['troll', 'dust-imp'], hand: ['punch', 'anger'] })
    t.play('gongoozle').target('troll')
    expect(t.card('troll').damage).toBe(3)
    expect([t.seat(1).hand.length, t.seat(0).hand]).toEqual([1, ['fear']])
    expect(t.idle).toBe(true)
    const killed = dis({ hand: ['gongoozle'] }, { battleline: ['troll', 'dust-imp'], hand: ['punch'] })
    expect(killed.play('gongoozle').target('dust-imp').seat(1).hand).toEqual(['punch'])
  })

  test('gongoozle: the owner discards, not the controller; a ward saves the creature and costs a card (kf.ward.3)', () => {
    const t = dis({ hand: ['gongoozle', 'fear'] }, { battleline: [{ card: 'troll', owner: 0, warded: true }], hand: ['punch'] })
    t.play('gongoozle').target('troll')
    expect(t.card('troll')).toMatchObject({ damage: 0, warded: false })
    expect([t.seat(0).hand, t.seat(1).hand]).toEqual([[], ['punch']])
    expect(t.idle).toBe(true)
  })

  test('guilty-hearts destroys each creature with amber on it; the amber goes over (kf.leaves.3)', () => {
    const t = dis(
      { hand: ['guilty-hearts'], battleline: [{ card: 'charette', amber: 2 }, 'pitlord'] },
      { battleline: [{ card: 'troll', amber: 1 }, 'krump'] },
    )
    t.play('guilty-hearts')
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['pitlord'], ['krump']])
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 2])
    expect(t.idle).toBe(true)
  })

  test('hand-of-dis destroys a creature that is not on a flank (kf.flank.1)', () => {
    const t = dis(
      { hand: ['hand-of-dis'], battleline: ['charette', 'dust-imp', 'pitlord'] },
      { battleline: ['troll', 'krump', 'bumpsy', 'zorg'] },
    )
    t.play('hand-of-dis')
    expect(t.targets).toEqual(['bumpsy', 'dust-imp', 'krump'])
    t.target('bumpsy')
    expect(t.seat(1).battleline).toEqual(['troll', 'krump', 'zorg'])
    expect(t.idle).toBe(true)
    const none = dis({ hand: ['hand-of-dis'], battleline: ['charette'] }, { battleline: ['troll', 'krump'] })
    expect(none.play('hand-of-dis').idle).toBe(true)
  })

  test('hecatomb destroys each Dis creature; each player gains one for each that they controlled', () => {
    const t = dis(
      { hand: ['hecatomb'], battleline: ['charette', 'pitlord', 'troll'] },
      { battleline: [{ card: 'pit-demon', owner: 0 }, { card: 'shooler', warded: true }, 'krump'] },
    )
    t.play('hecatomb')
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['troll'], ['shooler', 'krump']])
    // one from the bonus icon
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([3, 1])
    expect(t.seat(0).discard).toContain('pit-demon')
    expect(t.idle).toBe(true)
  })

  test('tendrils-of-pain deals one, or four when the opponent forged in the turn before', () => {
    const board = { hand: ['tendrils-of-pain'], battleline: ['pitlord'], house: 'dis' } as const
    const t = table({ active: 1, step: 'forge', seats: [board, { battleline: ['troll'], amber: 6 }] })
    t.choose({ color: 'red' }).house('brobnar').endTurn().house('dis')
    t.play('tendrils-of-pain')
    expect([t.card('pitlord').damage, t.card('troll').damage]).toEqual([4, 4])
    const calm = dis(board, { battleline: ['troll'], keys: ['red'] })
    calm.play('tendrils-of-pain')
    expect([calm.card('pitlord').damage, calm.card('troll').damage]).toEqual([1, 1])
    expect(calm.idle).toBe(true)
  })

  test('tendrils-of-pain: the four are one damage, so that a ward or armor meets them once (kf.ward.2, kf.armor.1)', () => {
    const board = { hand: ['tendrils-of-pain'], house: 'dis' } as const
    const t = table({
      active: 1,
      step: 'forge',
      seats: [board, { battleline: [{ card: 'troll', warded: true }, 'firespitter'], amber: 6 }],
    })
    t.choose({ color: 'red' }).house('brobnar').endTurn().house('dis').play('tendrils-of-pain')
    expect([t.card('troll').damage, t.card('firespitter').damage]).toEqual([0, 3])
    expect(t.card('troll').warded).toBe(false)
  })

  test('hysteria returns every creature to its owner’s hand (kf.leaves.5)', () => {
    const t = dis(
      { hand: ['hysteria'], battleline: ['dust-imp', { card: 'troll', owner: 1 }] },
      { battleline: [{ card: 'krump', amber: 1 }] },
    )
    expect(t.play('hysteria').idle).toBe(true)
    expect([t.seat(0).hand, t.seat(1).hand.sort()]).toEqual([['dust-imp'], ['krump', 'troll']])
    // nothing was destroyed; amber goes over
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
  })

  test('key-hammer turns back the key that was forged in the turn before; the opponent gains six in any case', () => {
    const board = { hand: ['key-hammer'], house: 'dis' } as const
    const t = table({ active: 1, step: 'forge', seats: [board, { amber: 6, keys: ['blue'], houses: ['brobnar'] }] })
    t.choose({ color: 'red' }).house('brobnar').endTurn().house('dis').play('key-hammer')
    expect(t.options.map(({ color }) => color)).toEqual(['red'])
    t.choose({ color: 'red' })
    expect(t.seat(1)).toMatchObject({ keys: ['blue'], amber: 6 })
    expect(t.idle).toBe(true)
    const calm = dis(board, { keys: ['blue'] })
    expect(calm.play('key-hammer').idle).toBe(true)
    expect(calm.seat(1)).toMatchObject({ keys: ['blue'], amber: 6 })
  })

  test('mind-barb discards one random card of the opponent', () => {
    const t = dis({ hand: ['mind-barb', 'fear'] }, { hand: ['punch', 'anger', 'troll'] })
    expect(t.play('mind-barb').idle).toBe(true)
    expect([t.seat(1).hand.length, t.seat(1).discard.length, t.seat(0).hand]).toEqual([2, 1, ['fear']])
    expect(dis({ hand: ['mind-barb'] }).play('mind-barb').idle).toBe(true)
  })

  test('pandemonium: each undamaged creature captures one from its opponent (kf.capture.1)', () => {
    const t = dis(
      { hand: ['pandemonium'], battleline: ['charette', { card: 'pitlord', damage: 1 }], amber: 2 },
      { battleline: ['troll'], amber: 3 },
    )
    t.play('pandemonium')
    expect([t.card('charette').amber, t.card('pitlord').amber, t.card('troll').amber]).toEqual([1, 0, 1])
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 2])
    expect(t.idle).toBe(true)
  })

  test('poltergeist uses any artifact as if it were yours and destroys it (kf.control.5)', () => {
    const t = dis(
      { hand: ['poltergeist'], artifacts: ['dominator-bauble'], battleline: ['charette'] },
      { artifacts: ['library-of-babble'], hand: [] },
    )
    t.play('poltergeist')
    expect(t.targets).toEqual(['dominator-bauble', 'library-of-babble'])
    t.target('library-of-babble').choose({ verb: 'action' })
    expect(t.card('library-of-babble').zone).toBe('discard')
    // you draw
    expect([t.seat(0).hand.length, t.seat(1).hand.length]).toEqual([1, 0])
    expect(t.idle).toBe(true)
  })

  test('poltergeist: an exhausted artifact is not used, but destroyed (kf.use.6, kf.ability.3)', () => {
    const t = dis({ hand: ['poltergeist'], deck: ['…'] }, { artifacts: [{ card: 'library-of-babble', exhausted: true }] })
    t.play('poltergeist').target('library-of-babble')
    expect([t.card('library-of-babble').zone, t.seat(0).hand]).toEqual(['discard', []])
    expect(t.idle).toBe(true)
    const omni = dis({ hand: ['poltergeist'], battleline: ['charette'] }, { artifacts: ['key-to-dis'], battleline: ['troll'] })
    omni.play('poltergeist').target('key-to-dis').choose({ verb: 'omni' })
    expect([omni.seat(0).battleline, omni.seat(1).battleline, omni.seat(1).discard.sort()]).toEqual([[], [], ['key-to-dis', 'troll']])
    expect(omni.idle).toBe(true)
  })

  test('red-hot-armor: each enemy creature with armor loses it and is dealt that much damage (kf.armor.6)', () => {
    const t = dis(
      { hand: ['red-hot-armor', 'gongoozle'], battleline: [{ card: 'firespitter' }] },
      { battleline: ['bulwark', { card: 'grey-monk', warded: true }, 'troll'] },
    )
    const before = { bulwark: t.card('bulwark').armor, monk: t.card('grey-monk').armor, own: t.card('firespitter').armor }
    expect([before.bulwark > 0, before.monk > 0, before.own > 0]).toEqual([true, true, true])
    t.play('red-hot-armor')
    expect(t.card('bulwark')).toMatchObject({ armor: 0, damage: before.bulwark })
    expect(t.card('grey-monk')).toMatchObject({ armor: 0, damage: 0, warded: false })
    expect(t.card('troll').damage).toBe(before.monk > 0 ? t.card('troll').damage : 0)
    expect(t.card('firespitter')).toMatchObject({ armor: before.own, damage: 0 })
    // the armor is back in the next turn
    expect(t.idle).toBe(true)
    t.endTurn()
    expect(t.card('bulwark').armor).toBe(before.bulwark)
  })

  test('three-fates destroys the three most powerful creatures, ties as the active player says (kf.most.3)', () => {
    const t = dis({ hand: ['three-fates'], battleline: ['pitlord', 'charette'] }, { battleline: ['krump', 'valdr', 'troll', 'dust-imp'] })
    t.play('three-fates')
    t.choose({ targets: ['pitlord', 'troll', 'valdr'] })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['charette'], ['krump', 'dust-imp']])
    expect(t.idle).toBe(true)
    const few = dis({ hand: ['three-fates'], battleline: ['charette'] }, { battleline: ['troll'] })
    few.play('three-fates').choose({ targets: ['charette', 'troll'] })
    expect([few.seat(0).battleline, few.seat(1).battleline]).toEqual([[], []])
  })
})

describe('artifacts', () => {
  test('annihilation-ritual purges creatures that would go from play to a discard pile; they were destroyed all the same', () => {
    const t = dis(
      { hand: ['gateway-to-dis', 'fear'], artifacts: ['annihilation-ritual'], battleline: ['dust-imp'] },
      { battleline: ['troll'], hand: ['krump'] },
    )
    t.play('gateway-to-dis')
    expect([t.seat(0).purged, t.seat(1).purged]).toEqual([['dust-imp'], ['troll']])
    expect([t.seat(0).discard, t.seat(1).discard, t.seat(0).amber]).toEqual([['gateway-to-dis'], [], 2])
    expect(t.idle).toBe(true)
    // cards that are no creatures, and creatures that were not in play, are discarded as usual
    const hand = dis({ hand: ['mind-barb'], artifacts: ['annihilation-ritual', 'key-to-dis'] }, { hand: ['krump'] })
    hand.play('mind-barb').omni('key-to-dis')
    expect([hand.seat(1).discard, hand.seat(0).discard.sort()]).toEqual([['krump'], ['key-to-dis', 'mind-barb']])
  })

  test('annihilation-ritual that is destroyed together with creatures still purges them (kf.destroyed.8)', () => {
    const t = table({
      step: 'forge',
      seats: [{ artifacts: ['annihilation-ritual', 'strange-gizmo'], battleline: ['charette'], amber: 6 }, { battleline: ['troll'] }],
    })
    t.choose({ color: 'red' })
    expect([t.seat(0).purged, t.seat(1).purged]).toEqual([['charette'], ['troll']])
    expect(t.seat(0).discard.sort()).toEqual(['annihilation-ritual', 'strange-gizmo'])
  })

  test('dominator-bauble uses a friendly creature of any house (kf.use.5)', () => {
    const t = dis(
      { artifacts: ['dominator-bauble'], battleline: ['troll', { card: 'krump', exhausted: true }] },
      { battleline: ['bumpsy'] },
    )
    t.action('dominator-bauble')
    expect(t.targets).toEqual(['troll'])
    t.target('troll')
    expect(t.options.map(({ verb }) => verb)).toEqual(['reap', 'fight'])
    t.choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.card('troll').exhausted, t.card('dominator-bauble').exhausted]).toEqual([1, true, true])
    expect(t.idle).toBe(true)
    // an exhausted one cannot be used (kf.use.6); a stunned one loses its stun (kf.stun.4)
    const tired = dis({ artifacts: ['dominator-bauble'], battleline: [{ card: 'krump', exhausted: true }] })
    expect(tired.action('dominator-bauble').idle).toBe(true)
    const stunned = dis({ artifacts: ['dominator-bauble'], battleline: [{ card: 'krump', stunned: true }] })
    stunned.action('dominator-bauble').target('krump')
    expect(stunned.options.map(({ verb }) => verb)).toEqual(['unstun'])
    expect(stunned.choose({ verb: 'unstun' }).card('krump')).toMatchObject({ stunned: false, exhausted: true })
  })

  test('key-to-dis is sacrificed for the destruction of every creature, in a turn of any house (kf.omni.1)', () => {
    const t = table({
      seats: [{ house: 'brobnar', artifacts: ['key-to-dis'], battleline: ['troll'] }, { battleline: ['krump', 'dust-imp'] }],
    })
    t.omni('key-to-dis')
    expect([t.seat(0).discard.sort(), t.seat(1).discard.sort(), t.seat(1).amber]).toEqual([
      ['key-to-dis', 'troll'],
      ['dust-imp', 'krump'],
      2,
    ])
    expect(t.idle).toBe(true)
  })

  test('lash-of-broken-dreams: keys cost three more in the opponent’s next turn, for both', () => {
    const t = dis({ artifacts: ['lash-of-broken-dreams'] }, { amber: 8, houses: ['brobnar'] })
    t.action('lash-of-broken-dreams')
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
    t.endTurn()
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([9, 9])
    expect(t.seat(1)).toMatchObject({ keys: [], amber: 8 })
    t.house('brobnar').endTurn()
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
  })

  test('library-of-the-damned archives a card from your hand, of any house', () => {
    const t = dis({ artifacts: ['library-of-the-damned'], hand: ['punch', 'fear'] })
    t.action('library-of-the-damned')
    expect(t.targets).toEqual(['fear', 'punch'])
    expect(t.target('punch').seat(0)).toMatchObject({ hand: ['fear'], archives: ['punch'] })
    expect(t.idle).toBe(true)
    expect(dis({ artifacts: ['library-of-the-damned'] }).action('library-of-the-damned').idle).toBe(true)
  })

  test('lifeward: no creatures from the opponent in the next turn, but everything else', () => {
    const t = dis(
      { artifacts: ['lifeward'], battleline: ['charette'] },
      { hand: ['troll', 'punch', 'cannon', 'krump'], houses: ['brobnar'] },
    )
    t.omni('lifeward')
    expect(t.card('lifeward').zone).toBe('discard')
    t.endTurn().house('brobnar')
    expect(['troll', 'punch', 'cannon'].map((card) => t.can({ verb: 'play', card }))).toEqual([false, true, true])
    expect(t.can({ verb: 'discard', card: 'troll' })).toBe(true)
    t.endTurn().house('dis').endTurn().house('brobnar')
    expect(t.can({ verb: 'play', card: 'troll' })).toBe(true)
  })

  test('sacrificial-altar purges a friendly Human and plays a creature from your discard pile (kf.ifyoudo.1)', () => {
    const t = dis(
      { artifacts: ['sacrificial-altar'], battleline: ['dextre', 'charette'], discard: ['shooler', 'fear'] },
      { battleline: ['doc-bookton'], amber: 4 },
    )
    t.action('sacrificial-altar')
    expect(t.targets).toEqual(['dextre'])
    t.target('dextre')
    expect(t.targets).toEqual(['shooler'])
    t.target('shooler').choose({ place: 'left' })
    expect(t.seat(0)).toMatchObject({ battleline: ['shooler', 'charette'], purged: ['dextre'], amber: 1 })
    expect(t.card('shooler').exhausted).toBe(true)
    expect(t.idle).toBe(true)
    // a ward stops the purging, and what follows (kf.ward.3)
    const warded = dis({ artifacts: ['sacrificial-altar'], battleline: [{ card: 'dextre', warded: true }], discard: ['shooler'] })
    expect(warded.action('sacrificial-altar').target('dextre').idle).toBe(true)
    expect(warded.card('dextre').zone).toBe('battleline')
    expect(warded.card('shooler').zone).toBe('discard')
    const none = dis({ artifacts: ['sacrificial-altar'], battleline: ['charette'], discard: ['shooler'] })
    expect(none.action('sacrificial-altar').idle).toBe(true)
  })

  test('screaming-cave shuffles your hand and your discard pile into your deck', () => {
    const t = dis({ artifacts: ['screaming-cave'], hand: ['punch', 'fear'], discard: ['troll'], deck: ['krump'] }, { hand: ['anger'] })
    t.action('screaming-cave')
    expect(t.seat(0)).toMatchObject({ hand: [], discard: [] })
    expect(t.seat(0).deck.sort()).toEqual(['fear', 'krump', 'punch', 'troll'])
    expect(t.seat(1).hand).toEqual(['anger'])
    expect(t.idle).toBe(true)
    // told between open cards, a hidden one would be known by its place among them
    expect(t.log.filter(({ kind }) => kind === 'toDeck').map(({ from }) => from)).toEqual(['discard', 'hand', 'hand'])
  })

  test('soul-snatcher: the owner of each destroyed creature gains one', () => {
    const t = dis(
      { artifacts: ['soul-snatcher'], hand: ['gateway-to-dis'], battleline: ['charette', { card: 'krump', owner: 1 }] },
      { battleline: ['troll', { card: 'bumpsy', warded: true }] },
    )
    // three gains from the supply do not need an order
    expect(t.play('gateway-to-dis').idle).toBe(true)
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 2])
  })
})

describe('creatures', () => {
  test('charette captures three when played, or what is there (kf.capture.3)', () => {
    const t = dis({ hand: ['charette'] }, { amber: 4 })
    expect(t.play('charette').card('charette')).toMatchObject({ amber: 3, exhausted: true })
    expect([t.seat(1).amber, t.idle]).toEqual([1, true])
    expect(
      dis({ hand: ['charette'] }, { amber: 2 })
        .play('charette')
        .card('charette').amber,
    ).toBe(2)
  })

  test('drumble captures all of seven or more', () => {
    const t = dis({ hand: ['drumble'] }, { amber: 9 })
    expect(t.play('drumble').card('drumble').amber).toBe(9)
    expect([t.seat(1).amber, t.card('drumble').keywords]).toEqual([0, { elusive: 1 }])
    const few = dis({ hand: ['drumble'] }, { amber: 6 })
    expect(few.play('drumble').card('drumble').amber).toBe(0)
    expect(few.idle).toBe(true)
  })

  test('dust-imp gives its controller two when destroyed, not when it leaves otherwise', () => {
    const t = dis({ battleline: ['pitlord'] }, { battleline: [{ card: 'dust-imp', owner: 0 }] })
    t.fight('pitlord', 'dust-imp')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).discard]).toEqual([0, 2, ['dust-imp']])
    const returned = dis({ hand: ['fear'] }, { battleline: ['dust-imp'] })
    expect(returned.play('fear').target('dust-imp').seat(1).amber).toBe(0)
  })

  test('eater-of-the-dead purges a creature from any discard pile for a counter (kf.ifyoudo.1)', () => {
    const t = dis({ battleline: ['eater-of-the-dead'], discard: ['troll', 'punch'] }, { discard: ['krump'] })
    t.reap('eater-of-the-dead')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('krump')
    expect(t.card('eater-of-the-dead')).toMatchObject({ power: 5, counters: { power: 1 } })
    expect([t.seat(1).purged, t.idle]).toEqual([['krump'], true])
    const fight = dis({ battleline: ['eater-of-the-dead'] }, { battleline: ['dust-imp'] })
    fight.fight('eater-of-the-dead', 'dust-imp')
    expect(fight.target('dust-imp').card('eater-of-the-dead').power).toBe(5)
    const none = dis({ battleline: ['eater-of-the-dead'], discard: ['punch'] })
    expect(none.reap('eater-of-the-dead').card('eater-of-the-dead').power).toBe(4)
    expect(none.idle).toBe(true)
  })

  test('ember-imp: the opponent plays at most two cards a turn, by effects too', () => {
    const t = table({
      active: 1,
      seats: [
        { battleline: ['ember-imp'] },
        { house: 'logos', hand: ['labwork', 'wild-wormhole', 'mother', 'dextre'], deck: ['batdrone', '…'] },
      ],
    })
    t.play('labwork').target('mother').play('wild-wormhole')
    expect(t.card('batdrone').zone).toBe('deck')
    expect(t.can({ verb: 'play', card: 'dextre' })).toBe(false)
    expect(t.can({ verb: 'discard', card: 'dextre' })).toBe(true)
    t.endTurn()
    expect(t.active).toBe(0)
  })

  test('ember-imp: two of them forbid no less than one', () => {
    const t = table({
      active: 1,
      seats: [{ battleline: ['ember-imp', 'ember-imp'] }, { house: 'logos', hand: ['mother', 'dextre', 'batdrone'] }],
    })
    t.play('mother').play('dextre', { left: true })
    expect(t.can({ verb: 'play', card: 'batdrone' })).toBe(false)
    const own = dis({ battleline: ['ember-imp'], hand: ['charette', 'shooler', 'fear'] })
    own.play('charette', { left: true }).play('shooler', { left: true })
    expect(own.can({ verb: 'play', card: 'fear' })).toBe(true)
  })

  test('gabos-longarms deals its damage to another creature, and takes that of its foe', () => {
    const t = dis({ battleline: ['gabos-longarms', 'pitlord'] }, { battleline: ['troll', 'krump', 'dust-imp'] })
    t.fight('gabos-longarms', 'dust-imp')
    expect(t.targets).toEqual(['dust-imp', 'gabos-longarms', 'krump', 'pitlord', 'troll'])
    t.target('krump')
    expect([t.card('krump').damage, t.card('dust-imp').damage, t.card('gabos-longarms').damage]).toEqual([5, 0, 2])
    expect(t.idle).toBe(true)
  })

  test('gabos-longarms finds whom it chose among more cards than two decks have', () => {
    const many = (id: string) => Array.from({ length: 48 }, () => id)
    const t = dis({ battleline: ['gabos-longarms'], deck: many('fear'), discard: many('fear') }, { battleline: ['dust-imp', 'krump'] })
    t.fight('gabos-longarms', 'dust-imp').target('krump')
    expect(t.card('krump').damage).toBe(5)
  })

  test('gabos-longarms: the choice counts for one fight; an elusive foe is not hurt and does not strike back, the other is hurt (kf.elusive.1)', () => {
    const t = dis({ battleline: ['gabos-longarms'] }, { battleline: ['drumble', 'krump', 'troll'] })
    t.fight('gabos-longarms', 'drumble').target('krump')
    expect([t.card('krump').damage, t.card('gabos-longarms').damage]).toEqual([5, 0])
    t.set('gabos-longarms', { exhausted: false }).fight('gabos-longarms', 'drumble').target('troll')
    expect([t.card('krump').damage, t.card('troll').damage, t.card('drumble').damage]).toEqual([5, 5, 0])
    expect(t.idle).toBe(true)
    // as the defender it deals its damage to the attacker
    const defends = dis({ battleline: ['pitlord'] }, { battleline: ['gabos-longarms'] })
    expect(defends.fight('pitlord', 'gabos-longarms').card('pitlord').damage).toBe(5)
  })

  test('gabos-longarms: when the chosen creature is gone before the fight, nobody is dealt the damage', () => {
    const t = dis(
      { battleline: ['gabos-longarms', { card: 'dust-imp', damage: 1 }] },
      { battleline: [{ card: 'krump', upgrades: ['flame-wreathed'] }, 'firespitter'] },
    )
    t.set('gabos-longarms', { warded: true })
    t.fight('gabos-longarms', 'krump')
    // hazardous and the choice are ordered by the active player
    t.choose({ card: 'gabos-longarms' }).target('dust-imp')
    expect(t.card('dust-imp').zone).toBe('discard')
    expect(t.card('krump').damage).toBe(0)
    expect(t.idle).toBe(true)
  })

  test('overlord-greking puts a creature that it destroyed in a fight into play under your control (kf.putinto.1)', () => {
    const t = dis({ battleline: ['overlord-greking', 'charette'] }, { battleline: ['shooler', 'troll'], amber: 4 })
    t.fight('overlord-greking', 'shooler').choose({ place: 'right' })
    expect(t.seat(0).battleline).toEqual(['overlord-greking', 'charette', 'shooler'])
    expect(t.card('shooler')).toMatchObject({ controller: 0, seat: 1, exhausted: true, damage: 0 })
    // it was not played
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([0, 4, true])
  })

  test('overlord-greking: also when it is attacked; not a creature that went to a hidden zone (kf.fight.10, kf.leaves.7)', () => {
    const t = table({ active: 1, seats: [{ battleline: ['overlord-greking'] }, { house: 'brobnar', battleline: ['bumpsy'] }] })
    t.fight('bumpsy', 'overlord-greking').choose({ place: 'left' })
    expect(t.seat(0).battleline).toEqual(['bumpsy', 'overlord-greking'])
    expect(t.idle).toBe(true)
    const hidden = dis({ battleline: ['overlord-greking'] }, { battleline: ['bad-penny'] })
    expect(hidden.fight('overlord-greking', 'bad-penny').idle).toBe(true)
    expect([hidden.seat(0).battleline, hidden.seat(1).hand]).toEqual([['overlord-greking'], ['bad-penny']])
    const ritual = dis({ battleline: ['overlord-greking'], artifacts: ['annihilation-ritual'] }, { battleline: ['shooler'] })
    expect(ritual.fight('overlord-greking', 'shooler').choose({ place: 'right' }).seat(0).battleline).toEqual([
      'overlord-greking',
      'shooler',
    ])
    const both = dis({ battleline: [{ card: 'overlord-greking', damage: 2 }] }, { battleline: ['headhunter'] })
    expect(both.fight('overlord-greking', 'headhunter').idle).toBe(true)
    expect(both.card('headhunter').zone).toBe('discard')
  })

  test('guardian-demon heals up to two and deals that much to another creature', () => {
    const t = dis({ hand: ['guardian-demon'], battleline: [{ card: 'pitlord', damage: 3 }] }, { battleline: ['troll'] })
    t.play('guardian-demon', { left: true }).target('pitlord')
    expect(t.options.map(({ amount }) => amount)).toEqual([0, 1, 2])
    t.choose({ amount: 2 })
    expect(t.targets).toEqual(['guardian-demon', 'troll'])
    t.target('troll')
    expect([t.card('pitlord').damage, t.card('troll').damage]).toEqual([1, 2])
    expect(t.idle).toBe(true)
    // an undamaged creature may be chosen, but is not healed (kf.heal.2)
    const whole = dis({ battleline: ['guardian-demon'] }, { battleline: ['troll'] })
    expect(whole.reap('guardian-demon').target('troll').idle).toBe(true)
    const fight = dis({ battleline: ['guardian-demon'] }, { battleline: ['dust-imp', 'troll'] })
    fight.fight('guardian-demon', 'dust-imp').target('guardian-demon').choose({ amount: 1 }).target('troll')
    expect([fight.card('guardian-demon').damage, fight.card('troll').damage]).toEqual([1, 1])
  })

  test.each([
    ['master-of-1', 'tolas'],
    ['master-of-2', 'dust-imp'],
    ['master-of-3', 'tocsin'],
  ])('%s may destroy a creature with exactly that power', (master, victim) => {
    const t = dis({ battleline: [master] }, { battleline: ['tolas', 'dust-imp', 'tocsin', 'pitlord'] })
    t.reap(master)
    expect(t.can({ verb: 'decline' })).toBe(true)
    t.yes()
    expect(t.targets).toEqual([victim])
    expect(t.target(victim).card(victim).zone).toBe('discard')
    const other = dis({ battleline: [master] }, { battleline: ['tolas', 'dust-imp', 'tocsin'] })
    expect(other.reap(master).no().seat(1).battleline).toEqual(['tolas', 'dust-imp', 'tocsin'])
    expect(dis({ battleline: [master] }, { battleline: ['pitlord'] }).reap(master).idle).toBe(true)
  })

  test('pit-demon steals one by its action', () => {
    const t = dis({ battleline: ['pit-demon'] }, { amber: 2 })
    expect(t.action('pit-demon').card('pit-demon').exhausted).toBe(true)
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 1, true])
    const safe = dis({ battleline: ['pit-demon'] }, { amber: 2, battleline: ['the-vaultkeeper'] })
    expect(safe.action('pit-demon').seat(1).amber).toBe(2)
  })

  test('pitlord: you must choose Dis; what cannot be chosen is not (kf.cannot.1)', () => {
    const houses = ['dis', 'logos', 'mars'] as const
    const t = table({ step: 'house', seats: [{ battleline: ['pitlord'], houses }, { houses: ['brobnar', 'logos', 'mars'] }] })
    expect(t.options.map(({ house }) => house)).toEqual(['dis'])
    expect(t.card('pitlord').keywords).toEqual({ taunt: 1 })
    // under the opponent's control it binds the opponent, who may choose its house (kf.house.3)
    const other = table({
      step: 'house',
      seats: [{ houses: ['brobnar', 'logos', 'mars'], battleline: [{ card: 'pitlord', owner: 1 }] }, {}],
    })
    expect(other.options.map(({ house }) => house)).toEqual(['dis'])
    const banned = table({
      active: 1,
      seats: [
        { battleline: ['pitlord'], houses },
        { house: 'dis', hand: ['restringuntus'], houses: ['dis'] },
      ],
    })
    banned.play('restringuntus').house('dis').endTurn()
    expect(banned.options.map(({ house }) => house)).toEqual(['logos', 'mars'])
  })

  test('pitlord brings two amber when played', () => {
    expect(
      dis({ hand: ['pitlord'] })
        .play('pitlord')
        .seat(0).amber,
    ).toBe(2)
  })

  test('restringuntus: the opponent cannot choose the house until it leaves play', () => {
    const t = dis({ hand: ['restringuntus'] }, { houses: ['brobnar', 'logos', 'mars'], hand: ['punch'] })
    t.play('restringuntus').house('logos').endTurn()
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar', 'mars'])
    t.house('brobnar').endTurn().house('dis').endTurn()
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar', 'mars'])
    t.house('brobnar').play('punch').target('restringuntus').endTurn().house('dis').endTurn()
    expect(t.options.length).toBe(3)
  })

  test('shaffles takes one from the opponent at the end of your turn', () => {
    const t = dis({ battleline: ['shaffles'], amber: 2 }, { amber: 2, houses: ['brobnar'] })
    t.endTurn()
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
    t.house('brobnar').endTurn()
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  })

  test('shooler steals one from four or more', () => {
    const t = dis({ hand: ['shooler'] }, { amber: 4 })
    t.play('shooler')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 3, true])
    expect(
      dis({ hand: ['shooler'] }, { amber: 3 })
        .play('shooler')
        .seat(1).amber,
    ).toBe(3)
  })

  test('snudge returns an artifact or a flank creature of either side', () => {
    const t = dis(
      { battleline: ['snudge', 'charette', 'pitlord'], artifacts: ['lifeward'] },
      { battleline: ['troll', 'krump', 'bumpsy'], artifacts: ['cannon'] },
    )
    t.reap('snudge')
    expect(t.targets).toEqual(['bumpsy', 'cannon', 'lifeward', 'pitlord', 'snudge', 'troll'])
    expect(t.target('cannon').seat(1).hand).toEqual(['cannon'])
    expect(t.idle).toBe(true)
    const fight = dis({ battleline: ['snudge'] }, { battleline: ['dust-imp'] })
    fight.fight('snudge', 'dust-imp')
    expect(fight.targets).toEqual(['snudge'])
    expect(fight.target('snudge').seat(0).hand).toEqual(['snudge'])
  })

  test('stealer-of-souls purges what it destroyed in a fight and gains one', () => {
    const t = dis({ battleline: ['stealer-of-souls'] }, { battleline: ['dust-imp'] })
    t.fight('stealer-of-souls', 'dust-imp')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(1).purged]).toEqual([1, 2, ['dust-imp']])
    expect(t.idle).toBe(true)
    // a creature in a hidden zone is lost to the effect, the gain is not (kf.leaves.7)
    const hidden = dis({ battleline: ['stealer-of-souls'] }, { battleline: ['bad-penny'] })
    hidden.fight('stealer-of-souls', 'bad-penny')
    expect([hidden.seat(0).amber, hidden.seat(1).hand]).toEqual([1, ['bad-penny']])
    const dead = dis({ battleline: [{ card: 'stealer-of-souls', damage: 5 }] }, { battleline: ['dust-imp'] })
    expect(dead.fight('stealer-of-souls', 'dust-imp').seat(0).amber).toBe(0)
    const survived = dis({ battleline: ['stealer-of-souls'] }, { battleline: ['troll'] })
    expect(survived.fight('stealer-of-souls', 'troll').seat(0).amber).toBe(0)
  })

  test('succubus: the opponent refills to one card fewer', () => {
    const t = table({ active: 1, seats: [{ battleline: ['succubus'] }, { house: 'brobnar', hand: ['punch'], deck: ['…'] }] })
    expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([6, 5])
    expect(t.endTurn().seat(1).hand.length).toBe(5)
  })

  test('tentacus: the opponent pays you one to use an artifact, or cannot use it (kf.ifyoudo.1)', () => {
    const seats = (amber: number) =>
      table({ active: 1, seats: [{ battleline: ['tentacus'] }, { house: 'brobnar', artifacts: ['cannon'], battleline: ['troll'], amber }] })
    const t = seats(1)
    t.action('cannon').target('tentacus')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('tentacus').damage]).toEqual([1, 0, 2])
    const poor = seats(0)
    expect(poor.can({ verb: 'action', card: 'cannon' })).toBe(false)
    expect(poor.can({ verb: 'reap', card: 'troll' })).toBe(true)
    const own = dis({ battleline: ['tentacus'], artifacts: ['lash-of-broken-dreams'] })
    expect(own.action('lash-of-broken-dreams').idle).toBe(true)
  })

  test('the-terror gains two when the opponent has no amber', () => {
    const t = dis({ hand: ['the-terror'] }, { amber: 0 })
    expect(t.play('the-terror').seat(0).amber).toBe(2)
    expect(t.idle).toBe(true)
    expect(
      dis({ hand: ['the-terror'] }, { amber: 1 })
        .play('the-terror')
        .seat(0).amber,
    ).toBe(0)
  })

  test('tocsin makes the opponent discard a random card after reaping', () => {
    const t = dis({ battleline: ['tocsin'] }, { hand: ['punch', 'anger'] })
    t.reap('tocsin')
    expect([t.seat(1).hand.length, t.seat(1).discard.length, t.seat(0).amber, t.idle]).toEqual([1, 1, 1, true])
  })

  test('tolas: the opponent of a destroyed creature’s controller gains one', () => {
    const t = dis({ hand: ['hecatomb'], battleline: ['troll'] }, { battleline: ['tolas', { card: 'krump', owner: 0 }], amber: 0 })
    t.play('hecatomb')
    // tolas does not see its own destruction (kf.destroyed.9): the bonus icon, and its controller's gain
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
    const sees = dis({ hand: ['hand-of-dis'], battleline: ['charette', 'dust-imp', 'pitlord'] }, { battleline: ['tolas'] })
    sees.play('hand-of-dis').target('dust-imp')
    expect([sees.seat(0).amber, sees.seat(1).amber]).toEqual([2, 1])
    const borrowed = dis({ hand: ['hand-of-dis'] }, { battleline: ['tolas', { card: 'krump', owner: 0 }, 'troll'] })
    borrowed.play('hand-of-dis').target('krump')
    expect([borrowed.seat(0).amber, borrowed.seat(1).amber, borrowed.idle]).toEqual([1, 0, true])
  })

  test('truebaru costs three amber to play and gives five when destroyed', () => {
    const t = dis({ hand: ['truebaru', 'gateway-to-dis'], amber: 4 })
    t.play('truebaru')
    expect([t.seat(0).amber, t.card('truebaru').keywords]).toEqual([1, { taunt: 1 }])
    expect(t.play('gateway-to-dis').seat(0).amber).toBe(6)
    const poor = dis({ hand: ['truebaru'], amber: 2 })
    expect(poor.can({ verb: 'play', card: 'truebaru' })).toBe(false)
    expect(poor.can({ verb: 'discard', card: 'truebaru' })).toBe(true)
  })

  test('truebaru protects its neighbors from attacks (kf.taunt.1)', () => {
    const t = dis({ battleline: ['pitlord'] }, { battleline: ['dust-imp', 'truebaru', 'shooler', 'krump'] })
    t.choose({ verb: 'fight', card: 'pitlord' })
    expect(t.targets).toEqual(['krump', 'truebaru'])
  })
})

describe('upgrades', () => {
  test('collar-of-subordination: you control the creature while it wears it (kf.control.2)', () => {
    const t = dis({ hand: ['collar-of-subordination', 'fear'], battleline: ['charette', 'pitlord'] }, { battleline: ['shooler', 'troll'] })
    t.play('collar-of-subordination', { onto: 'shooler' }).choose({ place: 'left' })
    expect(t.seat(0).battleline).toEqual(['shooler', 'charette', 'pitlord'])
    expect(t.card('shooler')).toMatchObject({ controller: 0, seat: 1, exhausted: false, upgrades: ['collar-of-subordination'] })
    // ready and of the active house: it may be used at once (kf.control.3)
    expect(t.reap('shooler').seat(0).amber).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('collar-of-subordination: of two effects on control the latest wins (kf.control.4)', () => {
    const t = table({
      active: 1,
      step: 'forge',
      seats: [
        { battleline: [{ card: 'shooler', owner: 1, upgrades: ['collar-of-subordination'] }, 'charette'] },
        { battleline: ['smiling-ruth'], houses: ['shadows'], amber: 6 },
      ],
    })
    t.choose({ color: 'red' }).house('shadows').reap('smiling-ruth').target('shooler').choose({ place: 'right' })
    expect(t.seat(1).battleline).toEqual(['smiling-ruth', 'shooler'])
    expect([t.card('shooler').upgrades, t.idle]).toEqual([['collar-of-subordination'], true])
  })

  test('collar-of-subordination: without the collar the creature goes back', () => {
    const t = dis({ hand: ['collar-of-subordination', 'fear'], battleline: ['charette'] }, { battleline: ['shooler', 'troll', 'krump'] })
    t.play('collar-of-subordination', { onto: 'shooler' }).choose({ place: 'right' })
    t.move('collar-of-subordination', 'discard').play('fear').choose({ place: 'left' }).target('troll')
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['charette'], ['shooler', 'krump']])
    expect(t.idle).toBe(true)
  })

  test('flame-wreathed gives two power and hazardous 2 (kf.hazardous.1)', () => {
    const t = dis({ hand: ['flame-wreathed'], battleline: ['charette'] })
    t.play('flame-wreathed', { onto: 'charette' })
    expect(t.card('charette')).toMatchObject({ power: 6, keywords: { hazardous: 2 } })
    expect([t.seat(0).amber, t.idle]).toEqual([1, true])
    const attacked = dis({ battleline: ['dust-imp'] }, { battleline: [{ card: 'troll', upgrades: ['flame-wreathed'] }] })
    attacked.fight('dust-imp', 'troll')
    expect([attacked.card('dust-imp').zone, attacked.card('troll').damage]).toEqual(['discard', 0])
  })
})

describe('limits', () => {
  test('a-fair-game: a side without a deck discards nothing and nobody gains for it (kf.reveal.2)', () => {
    const t = dis({ hand: ['a-fair-game', 'fear'], deck: ['dust-imp'] }, { hand: ['troll'], deck: [] })
    t.play('a-fair-game')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).discard, t.idle]).toEqual([0, 1, ['a-fair-game', 'dust-imp'], true])
  })

  test('arise names any house, also one without a creature in the pile; the chain comes all the same', () => {
    const t = dis({ hand: ['arise'], discard: ['dust-imp', 'fear', 'troll'] })
    t.play('arise').house('sanctum')
    expect([t.seat(0).hand, t.seat(0).chains, t.idle]).toEqual([[], 1, true])
  })

  test('cards without a target do nothing and are played all the same (kf.ability.3)', () => {
    for (const id of [
      'fear',
      'gateway-to-dis',
      'gongoozle',
      'guilty-hearts',
      'hand-of-dis',
      'hysteria',
      'pandemonium',
      'poltergeist',
      'red-hot-armor',
      'three-fates',
    ]) {
      const t = dis({ hand: [id, 'charette'] }, { hand: ['troll'], amber: 1 })
      expect([id, t.play(id).idle, t.seat(0).discard, t.seat(1).hand]).toEqual([id, true, [id], ['troll']])
    }
  })

  test('creeping-oblivion: the first card decides the pile, either seat’s (kf.upto.1)', () => {
    const t = dis({ hand: ['creeping-oblivion'], discard: ['troll', 'krump'] }, { discard: ['bumpsy'] })
    t.play('creeping-oblivion').target('bumpsy')
    // nothing more lies there
    expect([t.seat(1).purged, t.idle]).toEqual([['bumpsy'], true])
    const mixed = dis({ hand: ['creeping-oblivion'], discard: ['troll', 'krump'] }, { discard: ['bumpsy'] })
    expect(() => mixed.play('creeping-oblivion').choose({ targets: ['troll', 'bumpsy'] })).toThrow('cannot be')
  })

  test('hecatomb counts by control, not by owner; a warded creature does not count (kf.ward.3)', () => {
    const t = dis(
      { hand: ['hecatomb'], battleline: ['charette', { card: 'shooler', owner: 1 }, { card: 'tocsin', warded: true }] },
      { battleline: ['snudge', 'troll'] },
    )
    t.play('hecatomb')
    // one from the bonus icon
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).battleline, t.seat(1).battleline]).toEqual([3, 1, ['tocsin'], ['troll']])
    expect([t.seat(1).discard, t.idle]).toEqual([['shooler', 'snudge'].sort().reverse(), true])
  })

  test('lash-of-broken-dreams used by the opponent raises the cost in the turn after that one', () => {
    const t = table({
      seats: [
        { house: 'logos', hand: ['remote-access'], houses: ['logos', 'dis', 'mars'] },
        { artifacts: ['lash-of-broken-dreams'], houses: ['dis'] },
      ],
    })
    t.play('remote-access').target('lash-of-broken-dreams').choose({ verb: 'action' })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
    t.endTurn()
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([9, 9])
    t.house('dis').endTurn()
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 6])
  })

  test('lifeward stops creatures that effects would play; they stay where they are (kf.cannot.2)', () => {
    const t = dis({ artifacts: ['lifeward'] }, { houses: ['logos'], hand: ['wild-wormhole'], deck: ['troll'] })
    t.omni('lifeward').endTurn().house('logos').play('wild-wormhole')
    expect([t.seat(1).deck, t.seat(1).battleline, t.idle]).toEqual([['troll'], [], true])
  })

  test('ember-imp: cards played by effects count, and cards played before it came', () => {
    const t = table({
      active: 1,
      seats: [{ battleline: ['ember-imp'] }, { house: 'logos', hand: ['dextre', 'wild-wormhole'], deck: ['troll'] }],
    })
    t.play('wild-wormhole')
    expect([t.seat(1).battleline, t.can({ verb: 'play', card: 'dextre' }), t.can({ verb: 'discard', card: 'dextre' })]).toEqual([
      ['troll'],
      false,
      true,
    ])
  })

  test('tentacus: your artifact used by the opponent costs nothing to you; the price is asked for Omni too', () => {
    const t = dis({ artifacts: ['key-to-dis', 'dominator-bauble'], battleline: ['charette'] }, { battleline: ['tentacus'] })
    expect([t.can({ card: 'key-to-dis' }), t.can({ card: 'dominator-bauble' })]).toEqual([false, false])
    expect(t.why({ verb: 'omni', card: 'key-to-dis' })[0].rule).toBe('kf.pay.2')
    const theirs = table({
      active: 1,
      seats: [{ artifacts: ['library-of-babble'] }, { house: 'dis', hand: ['poltergeist'], battleline: ['tentacus'] }],
    })
    theirs.play('poltergeist').target('library-of-babble').choose({ verb: 'action' })
    expect([theirs.seat(1).hand.length, theirs.seat(0).discard, theirs.seat(0).amber, theirs.idle]).toEqual([
      1,
      ['library-of-babble'],
      0,
      true,
    ])
  })

  test('tolas and a creature destroyed with it: nobody is paid (kf.destroyed.9)', () => {
    const t = dis({ hand: ['gateway-to-dis'], battleline: ['tolas', 'charette'] }, { battleline: ['troll'] })
    expect([t.play('gateway-to-dis').seat(0).amber, t.seat(1).amber, t.idle]).toEqual([0, 0, true])
  })

  test('pitlord: its controller must choose Dis even without the house; what is forbidden is stronger (kf.house.3, kf.cannot.1)', () => {
    const t = table({ step: 'house', seats: [{ houses: ['logos', 'mars', 'untamed'], battleline: ['pitlord'] }, {}] })
    expect(t.options.map(({ house }) => house)).toEqual(['dis'])
    const both = dis({ hand: ['restringuntus'] }, { houses: ['logos', 'mars', 'dis'], battleline: ['pitlord'] })
    both.play('restringuntus').house('dis').endTurn()
    expect(both.options.map(({ house }) => house)).toEqual(['logos', 'mars'])
  })

  test('eater-of-the-dead: only creatures of the piles may be chosen; without one no counter (kf.ifyoudo.1)', () => {
    const t = dis({ battleline: ['eater-of-the-dead'], discard: ['fear', 'troll'] }, { discard: ['anger', 'krump'] })
    t.reap('eater-of-the-dead')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('krump')
    expect([t.seat(1).purged, t.card('eater-of-the-dead').power, t.idle]).toEqual([['krump'], 5, true])
    const none = dis({ battleline: ['eater-of-the-dead'], discard: ['fear'] })
    expect([none.reap('eater-of-the-dead').idle, none.card('eater-of-the-dead').power]).toEqual([true, 4])
  })

  test('snudge: itself, either flank of either side, any artifact; no creature between', () => {
    const t = dis(
      { battleline: ['snudge', 'charette', 'shooler'], artifacts: ['soul-snatcher'] },
      { battleline: ['troll', 'krump', 'bumpsy'], artifacts: ['cannon'] },
    )
    t.reap('snudge')
    expect(t.targets).toEqual(['bumpsy', 'cannon', 'shooler', 'snudge', 'soul-snatcher', 'troll'])
    expect(t.target('snudge').seat(0)).toMatchObject({ hand: ['snudge'], battleline: ['charette', 'shooler'] })
    expect(t.idle).toBe(true)
  })

  test('gabos-longarms: the fight destroys another creature, and nobody has defeated the foe (kf.fight.10)', () => {
    const t = dis({ battleline: ['gabos-longarms'] }, { battleline: ['krump', 'dextre'], amber: 2 })
    t.fight('gabos-longarms', 'krump')
    expect(t.targets).toEqual(['dextre', 'gabos-longarms', 'krump'])
    t.target('dextre')
    // krump defeated it
    expect([t.card('gabos-longarms').zone, t.card('dextre').zone, t.card('krump').damage, t.seat(1).amber]).toEqual([
      'discard',
      'deck',
      0,
      2,
    ])
    expect([t.seat(0).amber, t.idle]).toEqual([0, true])
  })

  test('overlord-greking: the creature enters exhausted and unhurt, on a flank chosen, and goes to its owner later', () => {
    const t = dis({ battleline: ['overlord-greking'], hand: ['hysteria'] }, { battleline: [{ card: 'charette', damage: 1, amber: 1 }] })
    t.fight('overlord-greking', 'charette')
    expect(t.options.map(({ place }) => place)).toEqual(['left', 'right'])
    t.choose({ place: 'left' })
    // put into play, not played: it captures nothing
    expect(t.card('charette')).toMatchObject({ controller: 0, exhausted: true, damage: 0, amber: 0 })
    t.play('hysteria')
    expect([t.seat(1).hand, t.seat(0).hand, t.idle]).toEqual([['charette'], ['overlord-greking'], true])
  })
})
