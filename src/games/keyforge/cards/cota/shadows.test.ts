import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** House Shadows: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Shadows is active. */
const shadows = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'shadows', ...mine }, theirs] })

/** Ends the turn of seat 0 and begins the main step of seat 1 with this house. */
const passTo = (t: ReturnType<typeof table>, house: 'brobnar' | 'shadows' | 'untamed') => t.endTurn().house(house)

describe('actions', () => {
  test('bait-and-switch steals one, and once more while the opponent still has more (kf.repeat.2)', () => {
    for (const [mine, theirs, after] of [
      [0, 7, [2, 5]],
      [0, 2, [1, 1]],
      [1, 6, [3, 4]],
      [3, 3, [3, 3]],
    ] as const) {
      const t = shadows({ hand: ['bait-and-switch'], amber: mine }, { amber: theirs })
      expect(t.play('bait-and-switch').idle).toBe(true)
      expect([t.seat(0).amber, t.seat(1).amber]).toEqual(after)
    }
  })

  test('bait-and-switch: what is captured on its way, and what cannot be stolen (kf.cannot.2)', () => {
    const captured = shadows({ hand: ['bait-and-switch'], amber: 1 }, { battleline: ['ether-spider'], amber: 4 })
    captured.play('bait-and-switch')
    expect([captured.seat(0).amber, captured.seat(1).amber, captured.card('ether-spider').amber]).toEqual([1, 2, 2])
    const kept = shadows({ hand: ['bait-and-switch'] }, { battleline: ['the-vaultkeeper'], amber: 4 })
    expect(kept.play('bait-and-switch').idle).toBe(true)
    expect(kept.seat(1).amber).toBe(4)
  })

  test('booby-trap hits a creature off the flanks and splashes its neighbors', () => {
    const t = shadows({ battleline: ['umbra'], hand: ['booby-trap'] }, { battleline: ['bumpsy', 'firespitter', 'troll'] })
    t.play('booby-trap')
    expect(t.targets).toEqual(['firespitter'])
    t.target('firespitter')
    expect([t.card('bumpsy').damage, t.card('firespitter').damage, t.card('troll').damage, t.card('umbra').damage]).toEqual([2, 3, 2, 0])
    expect(t.idle).toBe(true)
    const flanksOnly = shadows({ hand: ['booby-trap'] }, { battleline: ['bumpsy', 'troll'] })
    expect(flanksOnly.play('booby-trap').idle).toBe(true)
  })

  test('finishing-blow steals only when a damaged creature was destroyed', () => {
    const t = shadows({ hand: ['finishing-blow'] }, { battleline: [{ card: 'troll', damage: 1 }, 'bumpsy'], amber: 2 })
    t.play('finishing-blow')
    expect(t.targets).toEqual(['troll'])
    t.target('troll')
    expect(t.card('troll').zone).toBe('discard')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
    expect(t.idle).toBe(true)
    const none = shadows({ hand: ['finishing-blow'] }, { battleline: ['bumpsy'], amber: 2 })
    expect(none.play('finishing-blow').idle).toBe(true)
    expect(none.seat(1).amber).toBe(2)
  })

  test('finishing-blow on a warded creature only takes the ward and steals nothing (kf.ward.1)', () => {
    const t = shadows({ hand: ['finishing-blow'] }, { battleline: [{ card: 'troll', damage: 1, warded: true }], amber: 2 })
    t.play('finishing-blow').target('troll')
    expect(t.card('troll')).toMatchObject({ zone: 'battleline', warded: false })
    expect(t.seat(1).amber).toBe(2)
  })

  test('finishing-blow on a creature that goes to hand while it is destroyed steals all the same (kf.destroyed.6)', () => {
    const t = shadows(
      { hand: ['finishing-blow'] },
      { battleline: [{ card: 'bad-penny', upgrades: ['blood-of-titans'], damage: 1 }], amber: 2 },
    )
    t.play('finishing-blow').target('bad-penny')
    expect(t.card('bad-penny').zone).toBe('hand')
    expect(t.seat(1).amber).toBe(1)
  })

  test('ghostly-hand steals only the last amber', () => {
    const one = shadows({ hand: ['ghostly-hand'] }, { amber: 1 }).play('ghostly-hand')
    expect([one.seat(0).amber, one.seat(1).amber]).toEqual([3, 0])
    const two = shadows({ hand: ['ghostly-hand'] }, { amber: 2 }).play('ghostly-hand')
    expect([two.seat(0).amber, two.seat(1).amber]).toEqual([2, 2])
    expect(two.idle).toBe(true)
  })

  test('hidden-stash archives a card from your own hand', () => {
    const t = shadows({ hand: ['hidden-stash', 'umbra', 'punch'] }, { hand: ['troll'] })
    t.play('hidden-stash')
    expect(t.targets).toEqual(['punch', 'umbra'])
    t.target('punch')
    expect(t.seat(0).archives).toEqual(['punch'])
    expect(t.idle).toBe(true)
    expect(shadows({ hand: ['hidden-stash'] }).play('hidden-stash').idle).toBe(true)
  })

  test('imperial-traitor may purge a Sanctum card, and no other, from the enemy hand', () => {
    const hand = ['krump', { card: 'punch', house: 'sanctum' as const }, { card: 'troll', house: 'sanctum' as const }]
    const t = shadows({ hand: ['imperial-traitor'] }, { hand })
    t.play('imperial-traitor').yes()
    expect(t.targets).toEqual(['punch', 'troll'])
    t.target('troll')
    expect(t.seat(1).purged).toEqual(['troll'])
    expect(t.seat(1).hand).toEqual(['krump', 'punch'])
    expect(t.idle).toBe(true)
    const declined = shadows({ hand: ['imperial-traitor'] }, { hand })
      .play('imperial-traitor')
      .no()
    expect(declined.seat(1).purged).toEqual([])
    const none = shadows({ hand: ['imperial-traitor'] }, { hand: ['krump'] }).play('imperial-traitor')
    expect(none.idle).toBe(true)
  })

  test('key-of-darkness costs two more against an empty pool and six more otherwise (kf.forge.8)', () => {
    const empty = shadows({ hand: ['key-of-darkness'], amber: 8 })
    empty.play('key-of-darkness').choose({ color: 'red' })
    expect(empty.seat(0)).toMatchObject({ amber: 0, keys: ['red'] })
    expect(empty.idle).toBe(true)
    const dear = shadows({ hand: ['key-of-darkness'], amber: 11 }, { amber: 1 }).play('key-of-darkness')
    expect(dear.seat(0)).toMatchObject({ amber: 11, keys: [] })
    const paid = shadows({ hand: ['key-of-darkness'], amber: 12 }, { amber: 1 })
      .play('key-of-darkness')
      .choose({ color: 'blue' })
    expect(paid.seat(0)).toMatchObject({ amber: 0, keys: ['blue'] })
    const short = shadows({ hand: ['key-of-darkness'], amber: 7 }).play('key-of-darkness')
    expect(short.seat(0)).toMatchObject({ amber: 7, keys: [] })
  })

  test('lights-out returns two enemy creatures, or the only one (kf.upto.2)', () => {
    const t = shadows({ battleline: ['umbra'], hand: ['lights-out'] }, { battleline: ['bumpsy', 'krump', 'troll'] })
    t.play('lights-out')
    expect(t.targets).toEqual(['bumpsy', 'krump', 'troll'])
    t.choose({ targets: ['bumpsy', 'troll'] })
    expect(t.seat(1).hand.sort()).toEqual(['bumpsy', 'troll'])
    expect(t.idle).toBe(true)
    const single = shadows({ hand: ['lights-out'] }, { battleline: [{ card: 'troll', warded: true }] })
    single.play('lights-out').target('troll')
    expect(single.card('troll')).toMatchObject({ zone: 'battleline', warded: false })
  })

  test('miasma makes the opponent skip the next forge step, and only that', () => {
    const t = shadows({ hand: ['miasma'] }, { house: 'brobnar', amber: 7 })
    t.play('miasma').endTurn()
    expect(t.decision?.kind).toBe('house')
    expect(t.seat(1)).toMatchObject({ amber: 7, keys: [] })
    t.house('brobnar').endTurn().house('shadows').endTurn()
    expect(t.decision?.kind).toBe('forge')
  })

  test('nerve-blast damages only after it stole', () => {
    const t = shadows({ battleline: ['dodger'], hand: ['nerve-blast'] }, { battleline: ['bumpsy'], amber: 1 })
    t.play('nerve-blast')
    expect(t.targets).toEqual(['bumpsy', 'dodger'])
    t.target('bumpsy')
    expect(t.card('bumpsy').damage).toBe(2)
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
    const poor = shadows({ hand: ['nerve-blast'] }, { battleline: ['bumpsy'] }).play('nerve-blast')
    expect(poor.idle).toBe(true)
    expect(poor.card('bumpsy').damage).toBe(0)
  })

  test('one-last-job purges friendly Shadows creatures and steals for those that went (kf.thisway.1)', () => {
    const t = shadows(
      { battleline: ['umbra', 'dodger', { card: 'urchin', warded: true }, 'krump'], hand: ['one-last-job'] },
      { battleline: ['noddy-the-thief'], amber: 5 },
    )
    t.play('one-last-job')
    expect(t.seat(0).purged.sort()).toEqual(['dodger', 'umbra'])
    expect(t.seat(0).battleline).toEqual(['urchin', 'krump'])
    expect(t.card('noddy-the-thief').zone).toBe('battleline')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([3, 3])
    expect(t.idle).toBe(true)
  })

  test('oubliette purges a creature with power three or less, without any destruction', () => {
    const t = shadows({ battleline: ['bad-penny'], hand: ['oubliette'] }, { battleline: ['wardrummer', 'bumpsy'] })
    t.play('oubliette')
    expect(t.targets).toEqual(['bad-penny', 'wardrummer'])
    t.target('bad-penny')
    expect(t.seat(0).purged).toEqual(['bad-penny'])
    expect(t.idle).toBe(true)
    expect(shadows({ hand: ['oubliette'] }, { battleline: ['bumpsy'] }).play('oubliette').idle).toBe(true)
  })

  test('pawn-sacrifice needs the sacrifice and then hits two different creatures', () => {
    const t = shadows({ battleline: ['urchin', 'dodger'], hand: ['pawn-sacrifice'] }, { battleline: ['bumpsy', 'troll'] })
    t.play('pawn-sacrifice')
    expect(t.targets).toEqual(['dodger', 'urchin'])
    t.target('urchin')
    expect(t.targets).toEqual(['bumpsy', 'dodger', 'troll'])
    t.choose({ targets: ['bumpsy', 'troll'] })
    expect([t.card('bumpsy').damage, t.card('troll').damage, t.card('dodger').damage]).toEqual([3, 3, 0])
    expect(t.idle).toBe(true)
    const warded = shadows(
      { battleline: [{ card: 'urchin', warded: true }], hand: ['pawn-sacrifice'] },
      { battleline: ['bumpsy', 'troll'] },
    )
    warded.play('pawn-sacrifice').target('urchin')
    expect(warded.idle).toBe(true)
    expect(warded.card('bumpsy').damage).toBe(0)
  })

  test('poison-wave deals two to each creature, armor prevents', () => {
    const t = shadows({ battleline: ['umbra'], hand: ['poison-wave'] }, { battleline: ['firespitter', 'bumpsy'] })
    t.play('poison-wave')
    expect(t.card('umbra').zone).toBe('discard')
    expect([t.card('firespitter').damage, t.card('bumpsy').damage]).toEqual([1, 2])
    expect(t.idle).toBe(true)
  })

  test('relentless-whispers steals when its damage destroys, and not otherwise', () => {
    const t = shadows({ hand: ['relentless-whispers'] }, { battleline: ['grenade-snib', 'bumpsy'], amber: 5 })
    const start = t.save()
    t.play('relentless-whispers').target('grenade-snib')
    // the goblin's own destroyed ability takes the bonus amber before the theft
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 4])
    t.restore(start)
    t.play('relentless-whispers').target('bumpsy')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 5])
    expect(t.idle).toBe(true)
  })

  test('routine-job steals once more for each copy in your own discard pile', () => {
    const t = shadows({ hand: ['routine-job'], discard: ['routine-job', 'umbra', 'routine-job'] }, { discard: ['routine-job'], amber: 6 })
    t.choose({ verb: 'play' })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([3, 3])
    expect(t.idle).toBe(true)
  })

  test('too-much-to-protect leaves six', () => {
    const t = shadows({ hand: ['too-much-to-protect'] }, { amber: 9 }).play('too-much-to-protect')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([4, 6])
    const few = shadows({ hand: ['too-much-to-protect'] }, { amber: 5 }).play('too-much-to-protect')
    expect([few.seat(0).amber, few.seat(1).amber]).toEqual([1, 5])
    expect(few.idle).toBe(true)
  })

  test('treasure-map gains three as the first card and ends playing for the turn (kf.cannot.1)', () => {
    const t = shadows({ battleline: ['dodger'], hand: ['treasure-map', 'umbra'] }).play('treasure-map')
    expect(t.seat(0).amber).toBe(4)
    expect(t.can({ verb: 'play', card: 'umbra' })).toBe(false)
    expect(t.can({ verb: 'discard', card: 'umbra' })).toBe(true)
    expect(t.can({ verb: 'reap', card: 'dodger' })).toBe(true)
    const second = shadows({ hand: ['treasure-map', 'silvertooth'] })
      .play('silvertooth')
      .play('treasure-map')
    expect(second.seat(0).amber).toBe(1)
    expect(second.idle).toBe(true)
  })
})

describe('artifacts', () => {
  test('customs-office makes the opponent pay for an artifact and nobody else', () => {
    const t = table({
      active: 1,
      seats: [{ artifacts: ['customs-office'] }, { house: 'brobnar', hand: ['screechbomb', 'krump'], amber: 1 }],
    })
    t.play('krump').play('screechbomb')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
    const poor = table({ active: 1, seats: [{ artifacts: ['customs-office'] }, { house: 'brobnar', hand: ['screechbomb'] }] })
    expect(poor.can({ verb: 'play', card: 'screechbomb' })).toBe(false)
    const own = shadows({ artifacts: ['customs-office'], hand: ['skeleton-key'] }).play('skeleton-key')
    expect(own.seat(0).artifacts).toEqual(['customs-office', 'skeleton-key'])
  })

  test('customs-office itself is free for its controller, and costs one against the other side’s office', () => {
    const free = shadows({ hand: ['customs-office'] }).play('customs-office')
    expect([free.seat(0).artifacts, free.seat(0).amber, free.seat(1).amber]).toEqual([['customs-office'], 0, 0])
    const rich = shadows({ hand: ['customs-office'], amber: 2 }).play('customs-office')
    expect([rich.seat(0).amber, rich.seat(1).amber]).toEqual([2, 0])
    const taxed = shadows({ hand: ['customs-office'], amber: 1 }, { artifacts: ['customs-office'] })
    taxed.play({ card: 'customs-office', seat: 0 })
    expect([taxed.seat(0).amber, taxed.seat(1).amber]).toEqual([0, 1])
  })

  test('evasion-sigil discards the top card of the fighter’s deck and stops the fight on the active house', () => {
    const t = shadows({ battleline: ['dodger'], artifacts: ['evasion-sigil'], deck: ['umbra', '…'] }, { battleline: ['bumpsy'], amber: 1 })
    t.fight('dodger', 'bumpsy')
    expect(t.seat(0).discard).toEqual(['umbra'])
    expect(t.card('dodger')).toMatchObject({ exhausted: true, damage: 0 })
    expect(t.card('bumpsy').damage).toBe(0)
    expect(t.seat(1).amber).toBe(1)
    expect(t.idle).toBe(true)
    const other = shadows({ battleline: ['dodger'], artifacts: ['evasion-sigil'], deck: ['punch', '…'] }, { battleline: ['bumpsy'] })
    other.fight('dodger', 'bumpsy')
    expect(other.card('bumpsy').zone).toBe('discard')
    const empty = shadows({ battleline: ['dodger'], artifacts: ['evasion-sigil'], deck: [] }, { battleline: ['bumpsy'] })
    empty.fight('dodger', 'bumpsy')
    expect(empty.card('bumpsy').zone).toBe('discard')
  })

  test('longfused-mines destroys itself and hits enemy creatures off the flanks, out of house too (kf.omni.1)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['krump', 'troll', 'headhunter'], artifacts: ['longfused-mines'] },
        { battleline: ['bumpsy', 'smaaash', 'wardrummer', 'mugwump'] },
      ],
    })
    t.omni('longfused-mines')
    expect(t.seat(0).discard).toEqual(['longfused-mines'])
    expect([t.card('bumpsy').damage, t.card('smaaash').damage, t.card('mugwump').damage, t.card('troll').damage]).toEqual([0, 3, 0, 0])
    expect(t.card('wardrummer').zone).toBe('discard')
    expect(t.idle).toBe(true)
  })

  test('masterplan hides a card and plays it later, of any house (kf.use.5)', () => {
    const t = shadows({ hand: ['masterplan', 'punch', 'umbra'] }, { battleline: ['bumpsy'] })
    t.play('masterplan')
    expect(t.targets).toEqual(['punch', 'umbra'])
    t.target('punch')
    expect(t.card('masterplan').under).toEqual(['punch'])
    t.set('masterplan', { exhausted: false })
    t.omni('masterplan').target('bumpsy')
    expect(t.card('bumpsy').damage).toBe(3)
    expect(t.seat(0).amber).toBe(2)
    expect(t.seat(0).discard.sort()).toEqual(['masterplan', 'punch'])
    expect(t.idle).toBe(true)
  })

  test('masterplan: of several cards under it one is played, and the rest is discarded with it', () => {
    const t = shadows({ artifacts: [{ card: 'masterplan', under: ['umbra', 'krump'] }] })
    t.omni('masterplan')
    expect(t.targets).toEqual(['krump', 'umbra'])
    t.target('krump')
    expect([t.seat(0).battleline, t.seat(0).discard.sort(), t.idle]).toEqual([['krump'], ['masterplan', 'umbra'], true])
  })

  test('masterplan plays only its own card, and a card that cannot be played is discarded with it', () => {
    const t = shadows({
      artifacts: [
        { card: 'masterplan', under: ['umbra'] },
        { card: 'masterplan', under: ['silent-dagger'] },
      ],
    })
    t.omni({ card: 'masterplan', copy: 2 })
    expect(t.seat(0).discard.sort()).toEqual(['masterplan', 'silent-dagger'])
    expect(t.card('umbra').zone).toBe('under')
    t.omni('masterplan')
    expect(t.card('umbra')).toMatchObject({ zone: 'battleline', exhausted: true })
    expect(t.idle).toBe(true)
  })

  test('safe-place stores amber that pays for keys (kf.forge.5)', () => {
    const t = shadows({ artifacts: [{ card: 'safe-place', amber: 2 }], amber: 4 }, { house: 'brobnar' })
    t.action('safe-place')
    expect(t.seat(0).amber).toBe(3)
    expect(t.card('safe-place').amber).toBe(3)
    passTo(t, 'brobnar').endTurn()
    t.choose({ card: 'safe-place', amount: 3 }).choose({ color: 'yellow' })
    expect(t.seat(0)).toMatchObject({ amber: 0, keys: ['yellow'] })
    const empty = shadows({ artifacts: ['safe-place'] }).action('safe-place')
    expect(empty.card('safe-place')).toMatchObject({ amber: 0, exhausted: true })
  })

  test('safe-place takes its amber to the supply when it leaves play (kf.leaves.4)', () => {
    const t = table({
      seats: [{ house: 'untamed', hand: ['grasping-vines'], amber: 0 }, { artifacts: [{ card: 'safe-place', amber: 4 }] }],
    })
    t.play('grasping-vines').choose({ targets: ['safe-place'] })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
  })

  test('seeker-needle gains only for a kill', () => {
    const t = shadows({ battleline: ['urchin'], artifacts: ['seeker-needle'] }, { battleline: ['bumpsy'] })
    const start = t.save()
    t.action('seeker-needle')
    expect(t.targets).toEqual(['bumpsy', 'urchin'])
    t.target('urchin')
    expect(t.seat(0)).toMatchObject({ amber: 1, discard: ['urchin'] })
    t.restore(start).action('seeker-needle').target('bumpsy')
    expect(t.seat(0).amber).toBe(0)
    expect(t.card('bumpsy').damage).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('skeleton-key lets a friendly creature capture', () => {
    const t = shadows({ battleline: ['urchin', 'dodger'], artifacts: ['skeleton-key'] }, { battleline: ['bumpsy'], amber: 2 })
    t.action('skeleton-key')
    expect(t.targets).toEqual(['dodger', 'urchin'])
    t.target('dodger')
    expect(t.card('dodger').amber).toBe(1)
    expect(t.seat(1).amber).toBe(1)
    expect(shadows({ artifacts: ['skeleton-key'] }, { amber: 2 }).action('skeleton-key').idle).toBe(true)
  })

  test('special-delivery purges the flank creature that it destroys', () => {
    const t = shadows({ artifacts: ['special-delivery'] }, { battleline: ['wardrummer', 'troll', 'bumpsy'] })
    const start = t.save()
    t.omni('special-delivery')
    expect(t.targets).toEqual(['bumpsy', 'wardrummer'])
    t.target('wardrummer')
    expect(t.seat(1).purged).toEqual(['wardrummer'])
    expect(t.seat(0).discard).toEqual(['special-delivery'])
    t.restore(start).omni('special-delivery').target('bumpsy')
    expect(t.card('bumpsy')).toMatchObject({ zone: 'battleline', damage: 3 })
    expect(t.idle).toBe(true)
  })

  test('special-delivery loses a creature that went to a hand while it was destroyed (kf.leaves.7)', () => {
    const t = shadows({ artifacts: ['special-delivery'] }, { battleline: ['bad-penny'] })
    t.omni('special-delivery').target('bad-penny')
    expect(t.card('bad-penny').zone).toBe('hand')
    expect(t.idle).toBe(true)
  })

  test('speed-sigil readies the first creature played each turn, for either player', () => {
    const t = shadows({ artifacts: ['speed-sigil'], hand: ['dodger', 'umbra'] }, { house: 'brobnar', hand: ['krump'] })
    t.play('dodger').play('umbra', { right: true })
    expect([t.card('dodger').exhausted, t.card('umbra').exhausted]).toEqual([false, true])
    passTo(t, 'brobnar').play('krump')
    expect(t.card('krump').exhausted).toBe(false)
  })

  test('speed-sigil played after a creature is too late for this turn', () => {
    const t = shadows({ hand: ['dodger', 'speed-sigil', 'umbra'] })
    t.play('dodger').play('speed-sigil').play('umbra', { left: true })
    expect([t.card('dodger').exhausted, t.card('umbra').exhausted]).toEqual([true, true])
  })

  test('subtle-maul discards a random card of the enemy hand', () => {
    const t = table({ rolls: [1], seats: [{ house: 'shadows', artifacts: ['subtle-maul'] }, { hand: ['krump', 'troll', 'punch'] }] })
    t.action('subtle-maul')
    expect(t.seat(1).discard).toEqual(['troll'])
    expect(t.idle).toBe(true)
    expect(
      shadows({ artifacts: ['subtle-maul'], hand: ['umbra'] })
        .action('subtle-maul')
        .seat(0).hand,
    ).toEqual(['umbra'])
  })

  test('the-sting twice gets the amber once', () => {
    const t = shadows({ artifacts: ['the-sting', 'the-sting'] }, { house: 'brobnar', amber: 6 })
    t.endTurn().choose({ color: 'red' })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([6, 0])
  })

  test('the-sting skips your forging and gets what the opponent’s key cost', () => {
    const t = shadows({ artifacts: ['the-sting'], amber: 7 }, { house: 'brobnar', amber: 8 })
    t.endTurn().choose({ color: 'red' })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([13, 2])
    t.house('brobnar').endTurn()
    expect(t.decision?.kind).toBe('house')
    expect(t.seat(0).keys).toEqual([])
    t.house('shadows').action('the-sting')
    expect(t.card('the-sting').zone).toBe('discard')
    expect(t.idle).toBe(true)
  })
})

describe('creatures', () => {
  test('bad-penny goes to its owner’s hand instead of lying in the discard pile', () => {
    const t = shadows({ battleline: ['bad-penny'] }, { battleline: ['bumpsy'] })
    t.fight('bad-penny', 'bumpsy')
    expect(t.seat(0).hand).toEqual(['bad-penny'])
    expect(t.card('bumpsy').damage).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('bad-penny was destroyed all the same: others see it (kf.destroyed.6)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['krump'], hand: ['loot-the-bodies'] }, { battleline: ['bad-penny'] }] })
    t.play('loot-the-bodies').fight('krump', 'bad-penny')
    if (!t.idle) t.choose({ verb: 'order', card: 'krump' })
    expect(t.card('bad-penny').zone).toBe('hand')
    expect(t.seat(0).amber).toBe(1)
  })

  test('bulleteye destroys a flank creature after reaping, itself among the candidates', () => {
    const t = shadows({ battleline: ['bulleteye'] }, { battleline: ['bumpsy', 'troll', { card: 'krump', warded: true }] })
    t.reap('bulleteye')
    expect(t.targets).toEqual(['bulleteye', 'bumpsy', 'krump'])
    t.target('krump')
    expect(t.card('krump')).toMatchObject({ zone: 'battleline', warded: false })
    expect(t.seat(0).amber).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('bulleteye is elusive: the first attack deals no damage, the second does (kf.elusive.1)', () => {
    const t = table({ active: 1, seats: [{ battleline: ['bulleteye'] }, { house: 'brobnar', battleline: ['bumpsy', 'smaaash'] }] })
    t.fight('bumpsy', 'bulleteye')
    expect([t.card('bulleteye').damage, t.card('bumpsy').damage]).toEqual([0, 0])
    t.fight('smaaash', 'bulleteye')
    expect(t.card('bulleteye').zone).toBe('discard')
    expect(t.card('smaaash').damage).toBe(2)
  })

  test('carlo-phantom steals for each artifact that you play', () => {
    const t = shadows(
      { battleline: ['carlo-phantom'], hand: ['skeleton-key', 'urchin'] },
      { house: 'brobnar', hand: ['screechbomb'], amber: 4 },
    )
    t.play('skeleton-key')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 3])
    passTo(t, 'brobnar').play('screechbomb')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 3])
  })

  test('deipno-spymaster lets one friendly creature of any house be used', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['deipno-spymaster', 'dodger', 'noddy-the-thief'] }, { battleline: ['bumpsy'] }],
    })
    expect(t.can({ verb: 'reap', card: 'dodger' })).toBe(false)
    t.omni('deipno-spymaster')
    expect(t.targets).toEqual(['deipno-spymaster', 'dodger', 'noddy-the-thief'])
    t.target('dodger')
    expect([t.can({ verb: 'reap', card: 'dodger' }), t.can({ verb: 'reap', card: 'noddy-the-thief' })]).toEqual([true, false])
    t.reap('dodger')
    expect(t.seat(0).amber).toBe(1)
  })

  test('faygin returns an Urchin from play or from your discard pile', () => {
    const t = shadows({ battleline: ['faygin', 'urchin'], discard: ['urchin', 'umbra'] }, { battleline: ['urchin'], discard: ['urchin'] })
    t.reap('faygin')
    expect(t.targets).toEqual(['urchin', 'urchin', 'urchin'])
    expect(t.can({ target: { card: 'urchin', seat: 1, copy: 2 } })).toBe(false)
    t.choose({ target: { card: 'urchin', seat: 0, copy: 2 } })
    expect(t.seat(0).hand).toEqual(['urchin'])
    expect(t.seat(0).discard).toEqual(['umbra'])
    expect(t.idle).toBe(true)
    expect(shadows({ battleline: ['faygin'] }).reap('faygin').idle).toBe(true)
  })

  test('macis-asp poisons what it fights and takes nothing back (kf.poison.1, kf.skirmish.1)', () => {
    const t = shadows({ battleline: ['macis-asp'] }, { battleline: ['troll'] }).fight('macis-asp', 'troll')
    expect(t.card('troll').zone).toBe('discard')
    expect(t.card('macis-asp').damage).toBe(0)
    expect(t.idle).toBe(true)
  })

  test('mack-the-knife may be used in every house and gains for a kill (kf.versatile.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['mack-the-knife'] }, { battleline: ['urchin', 'bumpsy'] }] })
    t.action('mack-the-knife')
    expect(t.targets).toEqual(['bumpsy', 'mack-the-knife', 'urchin'])
    t.target('urchin')
    expect(t.seat(0).amber).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('magda-the-rat steals two when played and gives two back when she leaves in any way', () => {
    const t = shadows({ hand: ['magda-the-rat', 'one-last-job'] }, { amber: 5 }).play('magda-the-rat')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 3])
    t.play('one-last-job')
    // she leaves (two back) before the theft for her (one)
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 4])
    expect(t.seat(0).purged).toEqual(['magda-the-rat'])
    const slain = shadows({ battleline: ['dodger'], amber: 1 }, { battleline: [{ card: 'magda-the-rat', damage: 2 }], amber: 4 })
    slain.position.attacked[slain.find('magda-the-rat')] = 1
    slain.fight('dodger', 'magda-the-rat')
    expect([slain.seat(0).amber, slain.seat(1).amber]).toEqual([4, 1])
    expect(slain.idle).toBe(true)
  })

  test('mooncurser kills by poison and steals after the fight', () => {
    const t = shadows({ battleline: ['mooncurser'] }, { battleline: ['troll'], amber: 1 }).fight('mooncurser', 'troll')
    expect(t.card('troll').zone).toBe('discard')
    expect(t.seat(0).amber).toBe(1)
    const armored = shadows({ battleline: ['mooncurser'] }, { battleline: ['firespitter'], amber: 1 }).fight('mooncurser', 'firespitter')
    // all its damage was prevented: no poison (kf.poison.2)
    expect(armored.card('firespitter')).toMatchObject({ zone: 'battleline', damage: 0 })
    expect(armored.seat(0).amber).toBe(1)
  })

  test('nexus uses an enemy artifact as if it were yours (kf.control.5)', () => {
    const t = shadows(
      { battleline: ['nexus', 'dodger'], artifacts: ['subtle-maul'] },
      { artifacts: ['skeleton-key', 'mighty-javelin'], amber: 2 },
    )
    t.reap('nexus')
    expect(t.targets).toEqual(['mighty-javelin', 'skeleton-key'])
    t.target('skeleton-key').choose({ verb: 'action' })
    expect(t.targets).toEqual(['dodger', 'nexus'])
    t.target('dodger')
    expect(t.card('skeleton-key')).toMatchObject({ controller: 1, exhausted: true })
    expect(t.card('dodger').amber).toBe(1)
    expect(t.idle).toBe(true)
    const used = shadows({ battleline: ['nexus'] }, { artifacts: [{ card: 'skeleton-key', exhausted: true }], amber: 2 }).reap('nexus')
    expect(used.idle).toBe(true)
    expect(used.seat(1).amber).toBe(2)
  })

  test('noddy-the-thief steals by his action; stunned he only loses the stun (kf.stun.2)', () => {
    const t = shadows({ battleline: ['noddy-the-thief'] }, { amber: 1 }).action('noddy-the-thief')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
    const stunned = shadows({ battleline: [{ card: 'noddy-the-thief', stunned: true }] }, { amber: 1 })
    expect(stunned.can({ verb: 'action', card: 'noddy-the-thief' })).toBe(false)
    stunned.unstun('noddy-the-thief')
    expect(stunned.seat(1).amber).toBe(1)
  })

  test('old-bruno captures three, or what there is; it goes back when he leaves (kf.leaves.3)', () => {
    const t = shadows({ hand: ['old-bruno', 'oubliette'] }, { amber: 2 }).play('old-bruno')
    expect(t.card('old-bruno').amber).toBe(2)
    expect(t.seat(1).amber).toBe(0)
    t.play('oubliette').target('old-bruno')
    expect(t.seat(1).amber).toBe(2)
    expect(t.idle).toBe(true)
  })

  test('dodger steals after a fight that he survives', () => {
    const t = shadows({ battleline: ['dodger'] }, { battleline: ['wardrummer', 'troll'], amber: 3 })
    const start = t.save()
    t.fight('dodger', 'wardrummer')
    expect(t.seat(0).amber).toBe(1)
    t.restore(start).fight('dodger', 'troll')
    expect(t.card('dodger').zone).toBe('discard')
    expect(t.seat(0).amber).toBe(0)
  })

  test('selwyn-the-fence moves amber from a friendly card to your pool', () => {
    const t = shadows(
      { battleline: ['selwyn-the-fence', { card: 'dodger', amber: 2 }], artifacts: ['skeleton-key', { card: 'safe-place', amber: 1 }] },
      { battleline: [{ card: 'grenade-snib', amber: 1 }] },
    )
    const start = t.save()
    t.reap('selwyn-the-fence')
    // only from a card that has some
    expect(t.targets).toEqual(['dodger', 'safe-place'])
    t.target('dodger')
    expect(t.seat(0).amber).toBe(2)
    expect(t.card('dodger').amber).toBe(1)
    t.restore(start).fight('selwyn-the-fence', 'grenade-snib').target('dodger')
    // one from the goblin that left play, one moved
    expect(t.seat(0).amber).toBe(2)
    expect(t.idle).toBe(true)
    expect(shadows({ battleline: ['selwyn-the-fence'] }).reap('selwyn-the-fence').idle).toBe(true)
  })

  test('shadow-self deals no damage and takes what its neighbors would take', () => {
    const t = table({
      active: 1,
      seats: [
        { battleline: ['umbra', 'shadow-self', 'dodger', 'silvertooth'] },
        { house: 'brobnar', battleline: ['bumpsy', 'krump', 'headhunter'] },
      ],
    })
    t.fight('bumpsy', 'umbra')
    expect([t.card('umbra').damage, t.card('shadow-self').damage, t.card('bumpsy').damage]).toEqual([0, 5, 2])
    t.fight('headhunter', 'silvertooth')
    expect(t.card('silvertooth').zone).toBe('discard')
    t.fight('krump', 'dodger')
    expect(t.card('shadow-self').zone).toBe('discard')
    expect(t.card('dodger')).toMatchObject({ zone: 'battleline', damage: 0 })
    const attack = shadows({ battleline: ['shadow-self'] }, { battleline: ['bumpsy'] }).fight('shadow-self', 'bumpsy')
    expect([attack.card('shadow-self').damage, attack.card('bumpsy').damage]).toEqual([5, 0])
  })

  test('shadow-self on both sides: the active player says which one takes the damage (kf.replacement.3)', () => {
    const t = table({
      active: 1,
      seats: [{ battleline: ['shadow-self', 'dodger', 'shadow-self'] }, { house: 'brobnar', battleline: ['bumpsy'] }],
    })
    t.fight('bumpsy', 'dodger')
    expect(t.decision?.seat).toBe(1)
    expect(t.targets).toEqual(['shadow-self', 'shadow-self'])
    t.choose({ target: { card: 'shadow-self', copy: 2 } })
    expect([
      t.card({ card: 'shadow-self', copy: 1 }).damage,
      t.card({ card: 'shadow-self', copy: 2 }).damage,
      t.card('dodger').damage,
    ]).toEqual([0, 5, 0])
    // the damage of the other creature of the fight is not redirected
    expect(t.card('bumpsy').zone).toBe('discard')
  })

  test('shadow-self does not protect another Specter', () => {
    const t = table({ active: 1, seats: [{ battleline: ['shadow-self', 'shadow-self'] }, { house: 'brobnar', battleline: ['bumpsy'] }] })
    t.fight('bumpsy', { card: 'shadow-self', copy: 1 })
    expect(t.card({ card: 'shadow-self', copy: 1 }).damage).toBe(5)
    expect(t.card({ card: 'shadow-self', copy: 2 }).damage).toBe(0)
  })

  test('silvertooth enters play ready', () => {
    const t = shadows({ hand: ['silvertooth'] }).play('silvertooth')
    expect(t.card('silvertooth').exhausted).toBe(false)
    expect(t.can({ verb: 'reap', card: 'silvertooth' })).toBe(true)
  })

  test('smiling-ruth takes an enemy flank creature only in a turn in which you forged (kf.control.2)', () => {
    const theirs = { battleline: ['bumpsy', 'troll', 'krump'] }
    const t = table({ step: 'start', seats: [{ houses: ['shadows'], battleline: ['smiling-ruth'], amber: 6 }, theirs] })
    t.choose({ color: 'red' }).house('shadows').reap('smiling-ruth')
    expect(t.targets).toEqual(['bumpsy', 'krump'])
    t.target('krump').choose({ place: 'left' })
    expect(t.seat(0).battleline).toEqual(['krump', 'smiling-ruth'])
    expect(t.idle).toBe(true)
    const without = shadows({ battleline: ['smiling-ruth'] }, theirs).reap('smiling-ruth')
    expect(without.idle).toBe(true)
    expect(without.seat(1).battleline).toHaveLength(3)
  })

  test('sneklifter steals an artifact, which becomes Shadows when no house of yours fits', () => {
    const t = shadows(
      { houses: ['shadows', 'untamed', 'dis'], hand: ['sneklifter'] },
      { artifacts: ['cannon', 'ritual-of-balance'], battleline: ['bumpsy'] },
    )
    const start = t.save()
    t.play('sneklifter')
    expect(t.targets).toEqual(['cannon', 'ritual-of-balance'])
    t.target('cannon')
    expect(t.card('cannon')).toMatchObject({ controller: 0, houses: ['shadows'] })
    t.action('cannon').target('bumpsy')
    expect(t.card('bumpsy').damage).toBe(2)
    t.restore(start).play('sneklifter').target('ritual-of-balance')
    expect(t.card('ritual-of-balance')).toMatchObject({ controller: 0, houses: ['untamed'] })
    expect(t.idle).toBe(true)
    expect(shadows({ hand: ['sneklifter'], artifacts: ['skeleton-key'] }).play('sneklifter').idle).toBe(true)
  })

  test('sneklifter: the printed house of the stolen artifact does not become choosable (kf.house.3)', () => {
    const t = shadows({ houses: ['shadows', 'untamed', 'dis'], hand: ['sneklifter'] }, { house: 'brobnar', artifacts: ['cannon'] })
    t.play('sneklifter').target('cannon')
    passTo(t, 'brobnar').endTurn()
    expect(t.options.map((option) => option.house)).toEqual(['dis', 'shadows', 'untamed'])
  })

  test('umbra attacks without harm and steals', () => {
    const t = shadows({ battleline: ['umbra'] }, { battleline: ['bumpsy'], amber: 1 }).fight('umbra', 'bumpsy')
    expect([t.card('umbra').damage, t.card('bumpsy').damage, t.seat(0).amber, t.seat(1).amber]).toEqual([0, 2, 1, 0])
    expect(t.idle).toBe(true)
  })

  test('urchin steals one when played; with nothing to steal nothing happens', () => {
    const t = shadows({ hand: ['urchin'] }, { amber: 2 }).play('urchin')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
    expect(
      shadows({ hand: ['urchin'] })
        .play('urchin')
        .seat(0).amber,
    ).toBe(0)
  })
})

describe('upgrades', () => {
  test('duskrunner lets the creature steal after reaping, for whoever controls it', () => {
    const t = shadows({ battleline: ['dodger'], hand: ['duskrunner'] }, { battleline: ['bumpsy'], amber: 2 })
    t.play('duskrunner')
    expect(t.options.map((option) => option.target)).toEqual([t.find('dodger'), t.find('bumpsy')])
    t.target('dodger').reap('dodger')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
    expect(t.idle).toBe(true)
    const alone = shadows({ hand: ['duskrunner'] })
    expect(alone.can({ verb: 'play', card: 'duskrunner' })).toBe(false)
  })

  test('ring-of-invisibility gives elusive and skirmish', () => {
    const t = shadows({ battleline: ['dodger'], hand: ['ring-of-invisibility'] }, { battleline: ['bumpsy'] })
    t.play('ring-of-invisibility', { onto: 'dodger' })
    expect(t.card('dodger').keywords).toEqual({ elusive: 1, skirmish: 1 })
    t.fight('dodger', 'bumpsy')
    expect(t.card('dodger').damage).toBe(0)
    expect(t.seat(0).amber).toBe(1)
  })

  test('silent-dagger deals four to a flank creature after reaping', () => {
    const t = shadows(
      { battleline: ['umbra', { card: 'dodger', upgrades: ['silent-dagger'] }, 'silvertooth'] },
      { battleline: ['bumpsy', 'troll', 'krump'] },
    )
    t.reap('dodger')
    expect(t.targets).toEqual(['bumpsy', 'krump', 'silvertooth', 'umbra'])
    t.target('krump')
    expect(t.card('krump').damage).toBe(4)
    expect(t.idle).toBe(true)
  })
})

describe('limits', () => {
  test('nexus chooses no artifact that cannot be used (kf.use.6)', () => {
    const t = shadows(
      { battleline: ['nexus'] },
      { artifacts: ['customs-office', { card: 'cannon', exhausted: true }, 'skeleton-key'], amber: 1 },
    )
    expect(t.reap('nexus').targets).toEqual(['skeleton-key'])
    expect(shadows({ battleline: ['nexus'] }, { artifacts: ['customs-office'] }).reap('nexus').idle).toBe(true)
    expect(shadows({ battleline: ['nexus'], artifacts: ['skeleton-key'] }).reap('nexus').idle).toBe(true)
  })

  test('nexus: friends and foes are those of the one who uses the artifact; control does not change (kf.control.5)', () => {
    const t = shadows(
      { battleline: ['nexus', { card: 'dodger', damage: 4 }] },
      { artifacts: ['safe-place', 'potion-of-invulnerability', 'skeleton-key'], battleline: ['krump'], amber: 2 },
    )
    const before = t.reap('nexus').save()
    t.target('skeleton-key').choose({ verb: 'action' })
    expect(t.targets).toEqual(['dodger', 'nexus'])
    t.target('dodger')
    expect([t.card('dodger').amber, t.seat(1).amber, t.card('skeleton-key').controller]).toEqual([1, 1, 1])
    expect(t.card('skeleton-key').exhausted).toBe(true)
    // the amber of the user goes onto the card of the other
    t.restore(before).target('safe-place').choose({ verb: 'action' })
    expect([t.seat(0).amber, t.card('safe-place').amber]).toEqual([0, 1])
    t.restore(before).target('potion-of-invulnerability').choose({ verb: 'omni' }).fight('dodger', 'krump')
    expect([t.card('dodger').zone, t.card('krump').damage, t.seat(1).discard]).toEqual(['battleline', 5, ['potion-of-invulnerability']])
  })

  test('nexus with masterplan plays the hidden card as the user’s; it stays its owner’s (kf.play.2)', () => {
    const t = shadows({ battleline: ['nexus'] }, { artifacts: [{ card: 'masterplan', under: ['krump'] }] })
    t.reap('nexus').target('masterplan').choose({ verb: 'omni' }).choose({ place: 'right' })
    expect(t.seat(0).battleline).toEqual(['nexus', 'krump'])
    expect(t.card('krump')).toMatchObject({ seat: 1, controller: 0, exhausted: true })
    expect(t.seat(1).discard).toEqual(['masterplan'])
    expect(t.idle).toBe(true)
  })

  test('masterplan with an empty hand hides nothing, and is destroyed all the same when it is used', () => {
    const t = shadows({ hand: ['masterplan'] }).play('masterplan')
    expect([t.idle, t.card('masterplan').under]).toEqual([true, []])
    expect(t.set('masterplan', { exhausted: false }).omni('masterplan').seat(0).discard).toEqual(['masterplan'])
  })

  test('evasion-sigil: two of them discard one card each, an empty deck stops nothing (kf.reveal.2)', () => {
    const t = shadows(
      { battleline: ['dodger'], artifacts: ['evasion-sigil'], deck: ['krump', 'umbra'] },
      { battleline: ['krump'], artifacts: ['evasion-sigil'], amber: 1 },
    )
    t.fight('dodger', { card: 'krump', seat: 1 })
    expect(t.decision?.kind).toBe('order')
    t.choose({ card: { card: 'evasion-sigil', seat: 1 } })
    expect([t.seat(0).discard, t.card('dodger').exhausted, t.card('dodger').damage, t.seat(1).amber]).toEqual([
      ['umbra', 'krump'],
      true,
      0,
      1,
    ])
    expect(t.idle).toBe(true)
    const empty = shadows({ battleline: ['dodger'], artifacts: ['evasion-sigil'], deck: [] }, { battleline: ['urchin'], amber: 1 })
    // the elusive urchin is not hurt, and the fight took place
    expect(empty.fight('dodger', 'urchin').seat(0).amber).toBe(1)
  })

  test('two upgrades that answer to a reap are told apart by their names', () => {
    const t = shadows({ battleline: [{ card: 'umbra', upgrades: ['duskrunner', 'silent-dagger'] }] }, { battleline: ['krump'], amber: 3 })
    t.reap('umbra')
    expect(t.options.map(({ text }) => text)).toEqual(['After Reap: Steal 1 Æmber.', 'After Reap: Deal 4 damage to a flank creature.'])
    t.choose({ source: 'silent-dagger' }).target('umbra')
    // it is gone, so the rest of its abilities does not resolve (kf.ability.1)
    expect([t.seat(0).amber, t.seat(0).discard.sort(), t.idle]).toEqual([1, ['duskrunner', 'silent-dagger', 'umbra'], true])
  })

  test('shadow-self takes the splash for its neighbor and its own', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['lava-ball'] }, { battleline: ['krump', 'shadow-self', 'troll'] }] })
    t.play('lava-ball').target('krump')
    expect([t.card('krump').damage, t.card('shadow-self').damage, t.card('troll').damage]).toEqual([0, 6, 0])
  })

  test('magda-the-rat under enemy control steals for the other when she leaves (kf.your.1)', () => {
    const t = shadows({ battleline: [{ card: 'magda-the-rat', owner: 1 }, 'bulleteye'], amber: 3 }, { amber: 3 })
    t.reap('bulleteye').target('magda-the-rat')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(1).discard]).toEqual([2, 5, ['magda-the-rat']])
    expect(t.idle).toBe(true)
  })

  test('customs-office: what cannot be paid cannot be played, two of them cost two (kf.pay.2)', () => {
    for (const [amber, offices, possible] of [
      [0, 1, false],
      [1, 1, true],
      [1, 2, false],
      [2, 2, true],
    ] as const) {
      const t = shadows({ hand: ['skeleton-key'], amber }, { artifacts: Array.from({ length: offices }, () => 'customs-office') })
      expect(t.can({ verb: 'play', card: 'skeleton-key' })).toBe(possible)
      if (possible) expect(t.play('skeleton-key').seat(1).amber).toBe(offices)
      else expect(t.why({ verb: 'play', card: 'skeleton-key' })[0].rule).toBe('kf.pay.2')
    }
  })

  test('sneklifter gone, the artifact stays and keeps its house; returned to its owner it has its own again', () => {
    const t = table({
      seats: [
        { house: 'shadows', houses: ['shadows', 'dis', 'mars'], hand: ['sneklifter', { card: 'whispering-reliquary', house: 'shadows' }] },
        { artifacts: ['cannon'], battleline: ['krump'] },
      ],
    })
    t.play('whispering-reliquary').play('sneklifter').target('cannon').move('sneklifter', 'discard')
    expect(t.card('cannon')).toMatchObject({ controller: 0, houses: ['shadows'] })
    t.action('cannon').target('krump').set('whispering-reliquary', { exhausted: false }).action('whispering-reliquary').target('cannon')
    expect(t.seat(1).hand).toEqual(['cannon'])
    expect(t.card('cannon').houses).toEqual(['brobnar'])
  })

  test('effects without a card to act on leave nothing pending', () => {
    for (const id of [
      'lights-out',
      'oubliette',
      'pawn-sacrifice',
      'finishing-blow',
      'booby-trap',
      'one-last-job',
      'hidden-stash',
      'imperial-traitor',
      'nerve-blast',
      'relentless-whispers',
    ]) {
      const t = shadows({ hand: [id] })
      expect([id, t.play(id).idle, t.seat(0).discard]).toEqual([id, true, [id]])
    }
    for (const id of ['skeleton-key', 'seeker-needle', 'subtle-maul']) {
      const t = shadows({ artifacts: [id] })
      expect([id, t.action(id).idle, t.card(id).exhausted]).toEqual([id, true, true])
    }
  })
})
