import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Dis: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Dis is active. */

const dis = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'dis', ...own }, other] })
const HOUSES = ['brobnar', 'dis', 'logos'] as const
type Table = ReturnType<typeof table>
const damageOf = (t: Table, ...ids: string[]) => ids.map((id) => t.card(id).damage)

describe('actions', () => {
  test('banish puts an enemy creature into its owner’s archives; what lay on it is gone (kf.leaves.6)', () => {
    const t = dis(
      { hand: ['banish'], battleline: ['dust-imp'] },
      {
        battleline: [
          { card: 'troll', amber: 2, upgrades: ['blood-of-titans'] },
          { card: 'krump', owner: 0 },
        ],
      },
    )
    t.play('banish')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll')
    expect([t.seat(1).archives, t.seat(0).amber, t.seat(1).discard, t.idle]).toEqual([['troll'], 3, ['blood-of-titans'], true])
    const mine = dis({ hand: ['banish'] }, { battleline: [{ card: 'krump', owner: 0 }] })
    expect([mine.play('banish').target('krump').seat(0).archives, mine.seat(1).archives]).toEqual([['krump'], []])
    expect(dis({ hand: ['banish'], battleline: ['dust-imp'] }).play('banish').idle).toBe(true)
  })

  test('banish only takes the ward off', () => {
    const t = dis({ hand: ['banish'] }, { battleline: [{ card: 'troll', warded: true }] })
    expect(t.play('banish').target('troll').card('troll')).toMatchObject({ zone: 'battleline', warded: false })
  })

  test('binding-irons gives the opponent three chains, at most twenty-four in all (kf.chains.7)', () => {
    expect(
      dis({ hand: ['binding-irons'] }, { chains: 1 })
        .play('binding-irons')
        .seat(1).chains,
    ).toBe(4)
    expect(
      dis({ hand: ['binding-irons'] }, { chains: 23 })
        .play('binding-irons')
        .seat(1).chains,
    ).toBe(24)
  })

  test('cull-the-weak destroys the least powerful enemy creature; of equals the active player chooses (kf.most.1)', () => {
    const t = dis({ hand: ['cull-the-weak'], battleline: ['dust-imp'] }, { battleline: ['troll', 'umbra', 'silvertooth'] })
    t.play('cull-the-weak')
    expect(t.targets).toEqual(['silvertooth', 'umbra'])
    expect([t.target('umbra').seat(1).battleline, t.idle]).toEqual([['troll', 'silvertooth'], true])
    expect(dis({ hand: ['cull-the-weak'], battleline: ['dust-imp'] }).play('cull-the-weak').idle).toBe(true)
  })

  test('exhume plays a creature of any house from the discard pile, if you want (kf.use.5)', () => {
    const t = dis({ hand: ['exhume'], discard: ['bumpsy', 'punch', 'pit-demon'] }, { amber: 2 })
    t.play('exhume').yes()
    expect(t.targets).toEqual(['bumpsy', 'pit-demon'])
    t.target('bumpsy')
    expect([t.card('bumpsy').zone, t.card('bumpsy').exhausted, t.seat(1).amber, t.idle]).toEqual(['battleline', true, 1, true])
    const no = dis({ hand: ['exhume'], discard: ['bumpsy'] })
      .play('exhume')
      .no()
    expect([no.idle, no.card('bumpsy').zone]).toEqual([true, 'discard'])
    const none = dis({ hand: ['exhume'], discard: ['punch'] }, { discard: ['bumpsy'] })
    expect(none.play('exhume').idle).toBe(true)
  })

  test('exhume is too late for an alpha creature, which stays where it is (kf.alpha.3)', () => {
    const t = dis({ hand: ['exhume'], discard: ['glimmer', 'punch'] }).play('exhume')
    expect([t.card('glimmer').zone, t.idle]).toEqual(['discard', true])
  })

  test('misery-exploit gains one for each damaged enemy creature', () => {
    const t = dis(
      { hand: ['misery-exploit'], battleline: [{ card: 'pit-demon', damage: 1 }] },
      { battleline: [{ card: 'troll', damage: 5 }, { card: 'krump', damage: 1 }, 'bumpsy'] },
    )
    expect(t.play('misery-exploit').seat(0).amber).toBe(2)
    expect(
      dis({ hand: ['misery-exploit'] }, { battleline: ['troll'] })
        .play('misery-exploit')
        .seat(0).amber,
    ).toBe(0)
  })

  test('not-finished-with-you shuffles any number of creatures of your discard pile into your deck, none too', () => {
    const t = dis(
      { hand: ['not-finished-with-you'], discard: ['troll', 'punch', 'pit-demon', 'krump'], deck: ['smith'] },
      { discard: ['bumpsy'] },
    )
    t.play('not-finished-with-you')
    expect(t.targets).toEqual(['krump', 'pit-demon', 'troll'])
    t.target('troll').target('krump').done()
    expect(t.seat(0).deck.slice().sort()).toEqual(['krump', 'smith', 'troll'])
    expect([t.card('pit-demon').zone, t.log.some(({ kind }) => kind === 'shuffle'), t.idle]).toEqual(['discard', true, true])
    const none = dis({ hand: ['not-finished-with-you'], discard: ['troll'] })
      .play('not-finished-with-you')
      .done()
    expect([none.card('troll').zone, none.idle]).toEqual(['discard', true])
  })

  test('unlocked-gateway destroys all creatures and ends the step (kf.omega.1)', () => {
    const t = dis(
      { hand: ['unlocked-gateway', 'dust-imp'], battleline: ['pit-demon'], houses: HOUSES },
      { battleline: ['troll', { card: 'krump', warded: true }], houses: HOUSES },
    )
    t.play('unlocked-gateway')
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([[], ['krump']])
    expect([t.active, t.step]).toEqual([1, 'house'])
    expect(t.seat(0).hand).toContain('dust-imp')
  })

  test('pain-reaction deals two to each neighbor of a creature that its damage destroyed', () => {
    const t = dis({ hand: ['pain-reaction'] }, { battleline: ['troll', 'umbra', 'krump', 'bumpsy'] })
    t.play('pain-reaction').target('umbra')
    expect([t.card('umbra').zone, damageOf(t, 'troll', 'krump', 'bumpsy'), t.idle]).toEqual(['discard', [2, 2, 0], true])
    const alive = dis({ hand: ['pain-reaction'] }, { battleline: ['troll', 'krump'] })
    expect(damageOf(alive.play('pain-reaction').target('troll'), 'troll', 'krump')).toEqual([2, 0])
    const warded = dis({ hand: ['pain-reaction'] }, { battleline: ['troll', { card: 'umbra', warded: true }] })
    expect(damageOf(warded.play('pain-reaction').target('umbra'), 'troll', 'umbra')).toEqual([0, 0])
    expect(
      dis({ hand: ['pain-reaction'] })
        .play('pain-reaction')
        .seat(0).amber,
    ).toBe(1)
  })

  test('ortannu-s-binding deals two to a friendly creature', () => {
    const t = dis({ hand: ['ortannu-s-binding'], battleline: ['pit-demon', 'dust-imp'] }, { battleline: ['troll'] })
    t.play('ortannu-s-binding')
    expect(t.targets).toEqual(['dust-imp', 'pit-demon'])
    expect([t.target('pit-demon').card('pit-demon').damage, t.seat(0).amber, t.idle]).toEqual([2, 1, true])
    expect(dis({ hand: ['ortannu-s-binding'] }, { battleline: ['troll'] }).play('ortannu-s-binding').idle).toBe(true)
  })

  test('shadow-of-dis empties the text boxes of enemy creatures until your next turn starts (kf.blank.1)', () => {
    const t = dis(
      { hand: ['shadow-of-dis'], battleline: ['pit-demon', 'drumble'], houses: HOUSES },
      { battleline: ['tolas', { card: 'angwish', damage: 2 }, 'barrister-joya'], artifacts: ['grump-buggy'], houses: HOUSES },
    )
    expect([t.seat(0).keyCost, t.can({ verb: 'reap', card: 'pit-demon' })]).toEqual([10, false])
    t.play('shadow-of-dis')
    // artifacts keep their texts; power and traits stay
    expect([t.seat(0).keyCost, t.card('angwish').power, t.can({ verb: 'reap', card: 'pit-demon' })]).toEqual([8, 6, true])
    t.endTurn().house('dis').endTurn()
    expect([t.active, t.seat(0).keyCost]).toEqual([0, 10])
  })

  test('shadow-of-dis: what enemies play comes without its text, but enters as it says; omega is gone (rulings)', () => {
    const t = dis(
      { hand: ['shadow-of-dis'], houses: HOUSES },
      { hand: ['duskwitch', 'silvertooth', 'bumpsy', 'glimmer'], discard: ['punch'], houses: ['untamed', 'shadows', 'brobnar'] },
    )
    t.play('shadow-of-dis').endTurn().house('untamed').play('duskwitch')
    expect(t.idle).toBe(true)
    // alpha binds in hand all the same
    expect(t.can({ verb: 'play', card: 'glimmer' })).toBe(false)
    const ready = dis(
      { hand: ['shadow-of-dis'], houses: HOUSES },
      { hand: ['silvertooth', 'noddy-the-thief'], houses: ['shadows', 'dis', 'mars'] },
    )
    ready.play('shadow-of-dis').endTurn().house('shadows').play('silvertooth')
    expect([ready.card('silvertooth').exhausted, ready.card('silvertooth').power]).toEqual([false, 2])
    ready.play('noddy-the-thief', { right: true }).set('noddy-the-thief', { exhausted: false })
    expect(ready.can({ verb: 'action', card: 'noddy-the-thief' })).toBe(false)
  })

  test('shadow-of-dis: what other cards give stays, and a creature that changes sides reads again', () => {
    const t = dis(
      { hand: ['shadow-of-dis', 'collar-of-subordination'], houses: HOUSES },
      { battleline: ['lamindra', 'troll', 'culf-the-quiet'], houses: HOUSES },
    )
    t.play('shadow-of-dis')
    expect([t.card('culf-the-quiet').keywords, t.card('troll').keywords]).toEqual([{}, {}])
    t.play('collar-of-subordination', { onto: 'culf-the-quiet' })
    expect([t.card('culf-the-quiet').controller, t.card('culf-the-quiet').keywords]).toEqual([0, { elusive: 1 }])
  })
})

describe('artifacts and upgrades', () => {
  test('soulkeeper: with its creature dies the most powerful enemy creature; of equals the active player chooses', () => {
    const t = dis({ hand: ['soulkeeper'], battleline: ['dust-imp', 'pit-demon'] }, { battleline: ['troll', 'krump', 'valdr'] })
    t.play('soulkeeper', { onto: 'pit-demon' }).set('pit-demon', { damage: 4 })
    t.fight('pit-demon', 'krump')
    expect(t.targets).toEqual(['troll'])
    t.target('troll')
    expect([t.card('pit-demon').zone, t.card('troll').zone, t.card('soulkeeper').zone]).toEqual(['discard', 'discard', 'discard'])
    const equals = dis(
      { battleline: [{ card: 'pit-demon', damage: 4, upgrades: ['soulkeeper'] }] },
      { battleline: ['krump', 'valdr', 'umbra'] },
    )
    equals.fight('pit-demon', 'umbra')
    expect(equals.targets).toEqual(['krump', 'valdr'])
    expect([equals.target('valdr').seat(1).battleline, equals.idle]).toEqual([['krump'], true])
    const none = dis({ hand: ['skullion'], battleline: [{ card: 'pit-demon', upgrades: ['soulkeeper'] }] })
    expect(none.play('skullion', { left: true }).target('pit-demon').idle).toBe(true)
  })

  test('soulkeeper on an enemy creature looks at the enemies of its controller', () => {
    const t = dis(
      { battleline: ['troll', 'pit-demon'], hand: ['pain-reaction'] },
      { battleline: [{ card: 'umbra', upgrades: ['soulkeeper'] }, 'krump'] },
    )
    t.play('pain-reaction').target('umbra').target('troll')
    expect([t.card('troll').zone, t.card('krump').damage, t.idle]).toEqual(['discard', 2, true])
  })

  test('soulkeeper points at a creature that is being destroyed already: the next one lives (ruling with opal-knight)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', hand: ['opal-knight'], battleline: [{ card: 'umbra', upgrades: ['soulkeeper'] }] },
        { battleline: ['krump', 'bumpsy'] },
      ],
    })
    t.play('opal-knight', { left: true })
    expect(t.targets).toEqual(['krump'])
    t.target('krump')
    expect([t.card('umbra').zone, t.card('krump').zone, t.card('bumpsy').zone, t.idle]).toEqual(['discard', 'discard', 'battleline', true])
  })

  test('orb-of-invidius stuns whatever reaps, of either side', () => {
    const t = dis({ artifacts: ['orb-of-invidius'], battleline: ['pit-demon'], houses: HOUSES }, { battleline: ['krump'], houses: HOUSES })
    t.reap('pit-demon')
    expect([t.card('pit-demon').stunned, t.seat(0).amber]).toEqual([true, 1])
    t.endTurn().house('brobnar').reap('krump')
    expect([t.card('krump').stunned, t.idle]).toEqual([true, true])
  })

  test('shard-of-pain deals one to an enemy creature for each friendly Shard, one after the other', () => {
    const t = dis(
      { artifacts: ['shard-of-pain', 'shard-of-hope', 'shard-of-life'] },
      { artifacts: ['shard-of-greed'], battleline: ['umbra', 'troll'] },
    )
    t.action('shard-of-pain')
    expect(t.targets).toEqual(['troll', 'umbra'])
    t.target('umbra').target('umbra')
    // the first two destroyed it, so the last can only go to the other
    expect(t.targets).toEqual(['troll'])
    expect([t.target('troll').card('troll').damage, t.card('umbra').zone, t.idle]).toEqual([1, 'discard', true])
    expect(dis({ artifacts: ['shard-of-pain'] }).action('shard-of-pain').idle).toBe(true)
  })

  test('wretched-doll puts a doom counter, and once there is one it destroys every creature that has one', () => {
    const t = dis(
      { artifacts: ['wretched-doll', { card: 'wretched-doll', exhausted: true }], battleline: ['pit-demon'] },
      { battleline: ['troll', 'krump'] },
    )
    t.action({ card: 'wretched-doll', copy: 1 })
    expect(t.targets).toEqual(['krump', 'pit-demon', 'troll'])
    t.target('troll')
    expect([t.card('troll').counters, t.idle]).toEqual([{ doom: 1 }, true])
    t.set({ card: 'wretched-doll', copy: 2 }, { exhausted: false }).set('pit-demon', { counters: { doom: 1 } })
    t.action({ card: 'wretched-doll', copy: 2 })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([[], ['krump'], true])
    expect(dis({ artifacts: ['wretched-doll'] }).action('wretched-doll').idle).toBe(true)
  })
})

describe('creatures', () => {
  test('æmber-imp stuns whatever reaps, itself too; it is elusive', () => {
    const t = dis({ battleline: ['æmber-imp', 'pit-demon'] })
    t.reap('pit-demon').reap('æmber-imp')
    expect([t.card('pit-demon').stunned, t.card('æmber-imp').stunned, t.seat(0).amber, t.idle]).toEqual([true, true, 2, true])
    const elusive = dis({ battleline: ['pit-demon'] }, { battleline: ['æmber-imp'] }).fight('pit-demon', 'æmber-imp')
    expect(damageOf(elusive, 'pit-demon', 'æmber-imp')).toEqual([0, 0])
  })

  test('gub is strong and has taunt between two creatures, and dies when it comes to a flank with damage', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['troll'], hand: ['punch'] },
        { battleline: ['krump', { card: 'gub', damage: 3 }, 'dextre'] },
      ],
    })
    expect(t.card('gub')).toMatchObject({ power: 6, keywords: { taunt: 1 } })
    t.choose({ verb: 'fight', card: 'troll' })
    expect(t.targets).toEqual(['gub'])
    t.target('gub')
    const flank = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['krump', { card: 'gub', damage: 3 }, 'dextre'] }] })
    flank.play('punch').target('dextre')
    expect([flank.card('gub').zone, flank.card('gub').keywords, flank.idle]).toEqual(['discard', {}, true])
  })

  test('streke between two creatures: the opponent refills to one card less', () => {
    const t = dis({ battleline: ['pit-demon', 'streke', 'dust-imp'], houses: HOUSES }, { hand: ['troll'], houses: HOUSES })
    expect([t.seat(0).handLimit, t.seat(1).handLimit]).toEqual([6, 5])
    t.endTurn().house('dis').endTurn()
    expect(t.seat(1).hand.length).toBe(5)
    expect(dis({ battleline: ['pit-demon', 'streke'] }).seat(1).handLimit).toBe(6)
  })

  test('tezmal keeps the opponent from choosing a house in the next turn only', () => {
    const t = dis({ battleline: ['tezmal'], houses: HOUSES }, { houses: HOUSES })
    t.reap('tezmal').choose({ house: 'logos' }).endTurn()
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar', 'dis'])
    t.house('dis').endTurn()
    // it is their turn alone
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar', 'dis', 'logos'])
    t.house('dis').endTurn()
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar', 'dis', 'logos'])
  })

  test('tezmal beats a house that must be chosen (kf.cannot.1)', () => {
    const t = dis({ battleline: ['tezmal'], houses: HOUSES }, { battleline: ['pitlord'], houses: HOUSES })
    t.reap('tezmal').choose({ house: 'dis' }).endTurn()
    expect(t.options.map(({ house }) => house)).toEqual(['brobnar', 'logos'])
  })

  test('yurk, old-yurk and ancient-yurk discard one, two and three cards that you choose; what there is', () => {
    const hand = ['troll', 'krump', 'punch', 'smith']
    const yurk = dis({ hand: ['yurk', ...hand] }).play('yurk')
    expect(yurk.targets).toEqual(['krump', 'punch', 'smith', 'troll'])
    expect([yurk.target('punch').seat(0).discard, yurk.idle]).toEqual([['punch'], true])
    const old = dis({ hand: ['old-yurk', ...hand] })
      .play('old-yurk')
      .target('punch')
      .target('troll')
    expect([old.seat(0).hand, old.idle]).toEqual([['krump', 'smith'], true])
    const ancient = dis({ hand: ['ancient-yurk', ...hand] })
      .play('ancient-yurk')
      .target('punch')
      .target('troll')
      .target('smith')
    expect([ancient.seat(0).hand, ancient.idle]).toEqual([['krump'], true])
    const few = dis({ hand: ['ancient-yurk', 'troll', 'punch'] })
      .play('ancient-yurk')
      .target('troll')
      .target('punch')
    expect([few.seat(0).hand, few.idle]).toEqual([[], true])
    expect(dis({ hand: ['yurk'] }).play('yurk').idle).toBe(true)
  })

  test('yurk: baron-mengevin sees what is discarded (kf.discard.1)', () => {
    const t = dis({ hand: ['yurk', 'blinding-light'], battleline: ['baron-mengevin'] }, { amber: 2 })
    t.play('yurk', { left: true }).target('blinding-light')
    expect([t.card('baron-mengevin').amber, t.idle]).toEqual([1, true])
  })

  test('angwish makes the keys of the opponent dear by the damage on it', () => {
    const t = dis({ battleline: [{ card: 'angwish', damage: 2 }, 'pit-demon'] }, { battleline: ['umbra'] })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 8])
    t.fight('angwish', 'umbra')
    expect(t.seat(1).keyCost).toBe(10)
    t.set('angwish', { damage: 0 })
    expect(t.seat(1).keyCost).toBe(6)
  })

  test('bloodshard-imp destroys whatever reaps, itself too', () => {
    const t = dis(
      { battleline: ['bloodshard-imp', 'pit-demon'], houses: HOUSES },
      { battleline: ['bumpsy', { card: 'krump', warded: true }], houses: HOUSES },
    )
    t.reap('pit-demon')
    expect([t.card('pit-demon').zone, t.seat(0).amber]).toEqual(['discard', 1])
    t.endTurn().house('brobnar').reap('bumpsy').reap('krump')
    expect([t.seat(1).battleline, t.card('krump').warded, t.idle]).toEqual([['krump'], false, true])
    const own = dis({ battleline: ['bloodshard-imp'] })
    expect(own.reap('bloodshard-imp').seat(0).battleline).toEqual([])
  })

  test('bronze-key-imp, silver-key-imp and gold-key-imp: no player forges the first, second, third key', () => {
    const start = (imp: string, keys: ('red' | 'yellow')[], owner: 0 | 1) =>
      table({
        turn: 3,
        step: 'forge',
        seats: [
          { keys, amber: 6, houses: HOUSES, ...(owner === 0 && { battleline: [imp] }) },
          { ...(owner === 1 && { battleline: [imp] }) },
        ],
      }).decision?.kind === 'forge'
    for (const owner of [0, 1] as const) {
      const at = (imp: string) => [start(imp, [], owner), start(imp, ['red'], owner), start(imp, ['red', 'yellow'], owner)]
      expect(at('bronze-key-imp')).toEqual([false, true, true])
      expect(at('silver-key-imp')).toEqual([true, false, true])
      expect(at('gold-key-imp')).toEqual([true, true, false])
    }
  })

  test('bronze-key-imp also stops a key by an effect; nothing is spent (kf.forge.8)', () => {
    const t = table({ seats: [{ house: 'untamed', hand: ['key-charge'], amber: 9 }, { battleline: ['bronze-key-imp'] }] })
    t.play('key-charge')
    expect([t.seat(0).keys, t.idle]).toEqual([[], true])
  })

  test('skullion destroys a friendly creature, itself if there is no other', () => {
    const t = dis({ hand: ['skullion'], battleline: ['dust-imp'] }, { battleline: ['troll'] })
    t.play('skullion', { left: true })
    expect(t.targets).toEqual(['dust-imp', 'skullion'])
    expect([t.target('dust-imp').seat(0).amber, t.idle]).toEqual([2, true])
    const alone = dis({ hand: ['skullion'] })
    expect(alone.play('skullion').target('skullion').seat(0).battleline).toEqual([])
  })

  test('spyyyder poisons what it attacks on a flank, and nobody when it is attacked (kf.poison.1)', () => {
    const t = dis({ battleline: ['spyyyder', 'spyyyder'] }, { battleline: ['troll', 'krump', 'valdr'] })
    t.fight({ card: 'spyyyder', copy: 1 }, 'troll')
    expect([t.card('troll').zone, t.card({ card: 'spyyyder', copy: 1 }).damage]).toEqual(['discard', 0])
    const middle = dis({ battleline: ['spyyyder'] }, { battleline: ['troll', 'krump', 'valdr'] }).fight('spyyyder', 'krump')
    expect([middle.card('krump').damage, middle.card('spyyyder').damage, middle.idle]).toEqual([2, 0, true])
    const attacked = dis({ battleline: ['pit-demon'] }, { battleline: ['spyyyder'] }).fight('pit-demon', 'spyyyder')
    expect(attacked.card('pit-demon').damage).toBe(2)
    // armor that prevents all of it leaves nothing to poison
    const armored = dis({ battleline: ['spyyyder'] }, { battleline: ['raiding-knight'] }).fight('spyyyder', 'raiding-knight')
    expect(armored.card('raiding-knight')).toMatchObject({ zone: 'battleline', damage: 0 })
  })

  test('neffru: the owner of each destroyed creature gains one; its own destruction pays nothing (kf.destroyed.9)', () => {
    const t = table({
      seats: [{ house: 'brobnar', hand: ['punch', 'coward-s-end'], battleline: ['neffru'] }, { battleline: ['dextre', 'troll'] }],
    })
    t.play('punch').target('dextre')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
    t.play('coward-s-end')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 1, true])
  })

  test('onyx-knight destroys each creature of odd power, as it is now', () => {
    const t = dis(
      { hand: ['onyx-knight'], battleline: ['bumpsy', 'krump'] },
      { battleline: ['headhunter', 'troll', { card: 'valdr', counters: { power: 1 } }] },
    )
    t.play('onyx-knight', { left: true })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['onyx-knight', 'krump'], ['troll'], true])
  })

  test('ortannu-the-chained brings the bindings back and deals two with two splash for each', () => {
    const t = dis(
      { battleline: ['ortannu-the-chained'], discard: ['ortannu-s-binding', 'punch', 'ortannu-s-binding'] },
      { battleline: ['troll', 'krump', 'bumpsy'], discard: ['ortannu-s-binding'] },
    )
    t.reap('ortannu-the-chained')
    expect(t.seat(0).hand).toEqual(['ortannu-s-binding', 'ortannu-s-binding'])
    t.target('krump').target('troll')
    expect([damageOf(t, 'troll', 'krump', 'bumpsy'), t.idle]).toEqual([[4, 4, 2], true])
    const none = dis({ battleline: ['ortannu-the-chained'] }, { battleline: ['troll'] })
    expect([none.reap('ortannu-the-chained').idle, none.card('troll').damage]).toEqual([true, 0])
  })
})
