import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Worlds Collide, house Brobnar: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Brobnar is active. */

const brobnar = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...own }, other] })
type Table = ReturnType<typeof table>
const damageOf = (t: Table, ...ids: string[]) => ids.map((id) => t.card(id).damage)

describe('actions', () => {
  test.each([
    'alaka-s-brew',
    'chieftain-s-brew',
    'cowfyne-s-brew',
    'groke-s-brew',
    'gron-s-brew',
    'mogghunter-s-brew',
    'narp-s-brew',
    'shorty-s-brew',
  ])('%s puts two counters on any creature', (id) => {
    const t = brobnar({ hand: [id], battleline: ['krump'] }, { battleline: ['troll'] })
    t.play(id)
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll')
    expect([t.card('troll').power, t.card('krump').power, t.seat(0).amber, t.idle]).toEqual([10, 6, 1, true])
    expect(brobnar({ hand: [id] }).play(id).idle).toBe(true)
  })

  test('ballcano deals four to each creature, for two chains', () => {
    const t = brobnar({ hand: ['ballcano'], battleline: ['krump', 'alaka'] }, { battleline: [{ card: 'umbra', warded: true }, 'brammo'] })
    t.play('ballcano')
    expect([damageOf(t, 'krump', 'umbra', 'brammo'), t.card('umbra').warded]).toEqual([[4, 0, 3], false])
    expect([t.card('alaka').zone, t.seat(0).chains, t.seat(0).amber, t.idle]).toEqual(['discard', 2, 0, true])
    expect(
      brobnar({ hand: ['ballcano'] })
        .play('ballcano')
        .seat(0).chains,
    ).toBe(2)
  })

  test('barn-razing costs the opponent one each time a friendly creature fights this turn', () => {
    const own = { hand: ['barn-razing'], battleline: ['troll', 'valdr', 'gron-nine-toes'] }
    const t = brobnar(own, { battleline: ['bumpsy', 'alaka'], amber: 3, houses: ['brobnar', 'dis', 'mars'] })
    t.play('barn-razing').fight('troll', 'alaka')
    expect([t.seat(1).amber, t.seat(0).amber]).toEqual([2, 0])
    t.reap('gron-nine-toes')
    expect(t.seat(1).amber).toBe(2)
    t.fight('valdr', 'bumpsy')
    expect([t.seat(1).amber, t.idle]).toEqual([1, true])
    t.endTurn().house('brobnar').endTurn()
    expect(t.seat(1).amber).toBe(1)
  })

  test('barn-razing and ragnarok count a creature that falls in its fight, but none whose fight was cut short (kf.fight.5)', () => {
    const fallen = brobnar({ hand: ['barn-razing'], battleline: ['bumpsy'] }, { battleline: ['troll'], amber: 3 })
    fallen.play('barn-razing').fight('bumpsy', 'troll')
    expect([fallen.card('bumpsy').zone, fallen.seat(1).amber]).toEqual(['discard', 2])
    const short = brobnar({ hand: ['barn-razing'], battleline: ['shorty'] }, { battleline: ['dust-pixie'], amber: 3 })
    short.play('barn-razing').fight('shorty', 'dust-pixie')
    expect([short.card('dust-pixie').zone, short.seat(1).amber]).toEqual(['discard', 3])
    const last = brobnar({ hand: ['ragnarok'], battleline: ['bumpsy'] }, { battleline: ['troll'] })
    expect(last.play('ragnarok').fight('bumpsy', 'troll').seat(0).amber).toBe(1)
  })

  test('berserker-slam hits a flank creature, and its controller pays for a death', () => {
    const t = brobnar({ hand: ['berserker-slam'], battleline: ['krump'], amber: 2 }, { battleline: ['bumpsy', 'troll', 'alaka'], amber: 2 })
    t.play('berserker-slam')
    expect(t.targets).toEqual(['alaka', 'bumpsy', 'krump'])
    t.target('alaka')
    expect([t.card('alaka').zone, t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual(['discard', 3, 1, true])
    const strong = brobnar({ hand: ['berserker-slam'] }, { battleline: ['bumpsy'], amber: 2 })
      .play('berserker-slam')
      .target('bumpsy')
    expect([strong.card('bumpsy').damage, strong.seat(1).amber]).toEqual([4, 2])
    const own = brobnar({ hand: ['berserker-slam'], battleline: ['alaka'] }, { amber: 2 })
      .play('berserker-slam')
      .target('alaka')
    expect([own.seat(0).amber, own.seat(1).amber, own.idle]).toEqual([0, 2, true])
  })

  test('overrun counts enemy creatures destroyed this turn, by anything', () => {
    const own = { hand: ['overrun', 'ballcano'], battleline: ['troll'] }
    const two = brobnar(own, { battleline: ['umbra', 'alaka'], amber: 3 })
      .play('ballcano')
      .play('overrun')
    expect([two.seat(1).amber, two.seat(0).amber, two.idle]).toEqual([3, 1, true])
    const three = brobnar(own, { battleline: ['umbra', 'alaka', 'brammo'], amber: 3 })
      .fight('troll', 'brammo')
      .play('ballcano')
      .play('overrun')
    expect([three.seat(1).amber, three.idle]).toEqual([1, true])
  })

  test('power-of-fire: each player loses half of the power of what was sacrificed, rounded down', () => {
    const own = { hand: ['power-of-fire'], battleline: ['bumpsy', { card: 'krump', counters: { power: 1 } }], amber: 4 }
    const t = brobnar(own, { battleline: ['troll'], amber: 2 })
    t.play('power-of-fire')
    expect(t.targets).toEqual(['bumpsy', 'krump'])
    t.target('krump')
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).chains, t.idle]).toEqual([1, 0, 1, true])
    const none = brobnar({ hand: ['power-of-fire'], amber: 4 }, { amber: 2 }).play('power-of-fire')
    expect([none.seat(0).amber, none.seat(1).amber, none.seat(0).chains, none.idle]).toEqual([4, 2, 1, true])
  })

  test('power-of-fire: a ward keeps the creature, so nobody loses anything (kf.ifyoudo.1)', () => {
    const t = brobnar({ hand: ['power-of-fire'], battleline: [{ card: 'krump', warded: true }], amber: 4 }, { amber: 2 })
    t.play('power-of-fire').target('krump')
    expect([t.card('krump').zone, t.card('krump').warded, t.seat(0).amber, t.seat(1).amber]).toEqual(['battleline', false, 4, 2])
    expect([t.seat(0).chains, t.idle]).toEqual([1, true])
  })

  test('ragnarok is alpha, keeps all from reaping, pays for fights, and destroys each creature at the end of the turn', () => {
    const own = { hand: ['ragnarok', 'alaka'], battleline: ['troll', 'krump'] }
    const t = brobnar(own, { battleline: ['headhunter', { card: 'bumpsy', warded: true }], houses: ['brobnar', 'dis', 'mars'] })
    t.play('ragnarok')
    expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'fight', card: 'troll' })]).toEqual([false, true])
    t.fight('troll', 'headhunter').play('alaka', { left: true })
    expect([t.seat(0).amber, t.card('alaka').exhausted]).toEqual([1, false])
    t.endTurn()
    // a ward saves once
    expect([t.seat(0).battleline, t.seat(1).battleline, t.card('bumpsy').warded]).toEqual([[], ['bumpsy'], false])
    t.house('brobnar').reap('bumpsy').endTurn()
    expect([t.seat(1).amber, t.card('bumpsy').zone]).toEqual([1, 'battleline'])
    const late = brobnar({ hand: ['ragnarok', 'alaka'] }).play('alaka')
    expect(late.why({ verb: 'play', card: 'ragnarok' })[0].rule).toBe('kf.alpha.1')
  })

  test('warriors--refrain stuns each creature of power 3 or lower, friend and foe', () => {
    const own = { hand: ['warriors--refrain'], battleline: ['sköll', 'alaka'] }
    const t = brobnar(own, { battleline: ['umbra', { card: 'stilt-kin', counters: { power: 2 } }] }).play('warriors--refrain')
    expect(['sköll', 'alaka', 'umbra', 'stilt-kin'].map((id) => t.card(id).stunned)).toEqual([true, false, true, false])
    expect([t.seat(0).amber, t.idle]).toEqual([1, true])
  })
})

describe('artifacts and upgrades', () => {
  test('irestaff enrages a creature and puts a counter on it', () => {
    const t = brobnar({ artifacts: ['irestaff'], battleline: ['krump'] }, { battleline: [{ card: 'troll', enraged: true }] })
    t.action('irestaff')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll')
    expect([t.card('troll').enraged, t.card('troll').power, t.card('krump').enraged, t.idle]).toEqual([true, 9, false, true])
    expect(brobnar({ artifacts: ['irestaff'] }).action('irestaff').idle).toBe(true)
  })

  test('fyre-breath: three power, and two to each neighbor of what its creature fights', () => {
    const own = { hand: ['fyre-breath'], battleline: ['krump'] }
    const t = brobnar(own, { battleline: ['troll', 'bumpsy', 'headhunter', 'valdr'] })
    t.play('fyre-breath', { onto: 'krump' })
    expect([t.card('krump').power, t.seat(0).amber]).toEqual([9, 1])
    t.fight('krump', 'bumpsy')
    expect([damageOf(t, 'troll', 'headhunter', 'valdr'), t.card('bumpsy').zone, t.idle]).toEqual([[2, 2, 0], 'discard', true])
  })

  test('ragwarg deals two to the first creature that reaps in a turn, on both sides', () => {
    const own = { artifacts: ['ragwarg'], battleline: ['valdr', 'krump'], houses: ['brobnar', 'dis', 'mars'] } as const
    const t = brobnar(own, { battleline: ['umbra', 'bumpsy'], houses: ['brobnar', 'shadows', 'mars'] })
    t.reap('valdr').reap('krump')
    expect([damageOf(t, 'valdr', 'krump'), t.idle]).toEqual([[2, 0], true])
    t.endTurn().house('brobnar').reap('bumpsy')
    expect(t.card('bumpsy').damage).toBe(2)
  })

  test('shattered-throne: whatever is used to fight captures one, what is attacked does not', () => {
    const own = { artifacts: ['shattered-throne'], battleline: ['troll', 'alaka'], amber: 2, houses: ['brobnar', 'dis', 'mars'] } as const
    const t = brobnar(own, { battleline: ['bumpsy', 'valdr'], amber: 2, houses: ['brobnar', 'dis', 'mars'] })
    t.fight('troll', 'bumpsy').reap('alaka')
    expect([t.card('troll').amber, t.card('alaka').amber, t.seat(1).amber, t.seat(0).amber]).toEqual([1, 0, 1, 3])
    t.endTurn().house('brobnar').fight('valdr', 'alaka')
    expect([t.card('valdr').amber, t.seat(0).amber, t.idle]).toEqual([1, 2, true])
  })

  test('shattered-throne: a creature that died in its fight captures nothing', () => {
    const t = brobnar({ artifacts: ['shattered-throne'], battleline: ['alaka'] }, { battleline: ['troll'], amber: 2 })
    t.fight('alaka', 'troll')
    expect([t.card('alaka').zone, t.seat(1).amber, t.idle]).toEqual(['discard', 2, true])
  })

  test('the-big-one: the tenth creature that is played blows up creatures and artifacts, itself too', () => {
    const own = { artifacts: [{ card: 'the-big-one', counters: { fuse: 8 } }, 'irestaff'], hand: ['alaka', 'krump'] }
    const t = brobnar(own, { battleline: ['troll', { card: 'umbra', warded: true }], artifacts: ['cannon'] })
    t.play('alaka')
    expect([t.card('the-big-one').counters.fuse, t.card('troll').zone]).toEqual([9, 'battleline'])
    t.play('krump', { left: true })
    expect([t.seat(0).battleline, t.seat(0).artifacts, t.seat(1).battleline, t.seat(1).artifacts]).toEqual([[], [], ['umbra'], []])
    expect(t.idle).toBe(true)
  })

  test('the-floor-is-lava deals one to a friendly and one to an enemy creature at the start of your turn', () => {
    const start = (own: ScenarioSeat, other: ScenarioSeat) =>
      table({ seats: [{ artifacts: ['the-floor-is-lava'], houses: ['brobnar', 'dis', 'mars'], ...own }, other], step: 'start' })
    const t = start({ battleline: ['krump', 'alaka'] }, { battleline: ['troll', 'bumpsy'] })
    expect(t.targets).toEqual(['alaka', 'krump'])
    t.target('alaka')
    expect(t.targets).toEqual(['bumpsy', 'troll'])
    t.target('troll')
    expect([damageOf(t, 'krump', 'alaka', 'troll', 'bumpsy'), t.decision?.kind]).toEqual([[0, 1, 1, 0], 'house'])
    const alone = start({}, { battleline: ['troll'] }).target('troll')
    expect([alone.card('troll').damage, alone.decision?.kind]).toEqual([1, 'house'])
    expect(start({}, {}).decision?.kind).toBe('house')
  })
})

describe('creatures', () => {
  test.each(['alaka', 'mega-alaka'])('%s enters play ready after a creature was used to fight this turn', (id) => {
    const own = { hand: [id], battleline: ['troll', { card: 'krump', stunned: true }] }
    expect(
      brobnar(own, { battleline: ['bumpsy'] })
        .play(id, { left: true })
        .card(id).exhausted,
    ).toBe(true)
    const t = brobnar(own, { battleline: ['bumpsy'] })
      .fight('troll', 'bumpsy')
      .play(id, { left: true })
    expect([t.card(id).exhausted, t.idle]).toEqual([false, true])
    // losing a stun is no fight, nor is reaping
    const other = brobnar(own, { battleline: ['bumpsy'] })
      .unstun('krump')
      .reap('troll')
      .play(id, { left: true })
    expect(other.card(id).exhausted).toBe(true)
  })

  test('alaka: the opponent’s fight in the turn before does not count', () => {
    const t = table({
      active: 1,
      seats: [
        { hand: ['alaka'], battleline: ['troll'], houses: ['brobnar', 'dis', 'mars'] },
        { house: 'brobnar', battleline: ['krump'] },
      ],
    })
      .fight('krump', 'troll')
      .endTurn()
      .house('brobnar')
    expect(t.play('alaka', { left: true }).card('alaka').exhausted).toBe(true)
  })

  test.each([
    ['gron-nine-toes', 5],
    ['mega-gron-nine-toes', 7],
  ])('%s gets four power while damaged, if it survives the damage', (id, printed) => {
    const t = brobnar({ battleline: [{ card: id, damage: 1 }], hand: ['punch'] }, {})
    expect(t.card(id).power).toBe(printed + 4)
    t.play('punch').target(id)
    expect([t.card(id).damage, t.card(id).power]).toEqual([4, printed + 4])
    t.set(id, { damage: 0 })
    expect(t.card(id).power).toBe(printed)
    const dead = brobnar({ battleline: [id], hand: ['ballcano', 'ballcano'] })
    dead.play({ card: 'ballcano', copy: 1 })
    expect(dead.card(id).zone).toBe('battleline')
  })

  test('gron-nine-toes dies of five at once (kf.damage.6)', () => {
    const t = brobnar({ battleline: ['gron-nine-toes'] }, { battleline: ['bumpsy'] }).fight('gron-nine-toes', 'bumpsy')
    expect([t.card('gron-nine-toes').zone, t.card('bumpsy').zone]).toEqual(['discard', 'discard'])
  })

  test.each(['mogghunter', 'mega-mogghunter'])('%s deals two to a flank creature after it fights', (id) => {
    const t = brobnar({ battleline: [id, 'krump', 'troll'] }, { battleline: ['alaka', 'bumpsy', 'valdr'] }).fight(id, 'alaka')
    // the line has closed
    expect(t.targets).toEqual(['bumpsy', id, 'troll', 'valdr'].sort())
    t.target('bumpsy')
    expect([t.card('bumpsy').damage, t.idle]).toEqual([2, true])
  })

  test.each(['narp', 'mega-narp'])('%s keeps its neighbors from reaping, and only them', (id) => {
    const t = brobnar({ battleline: ['krump', id, 'troll', 'bumpsy'] }, { battleline: ['alaka'] })
    expect(['krump', id, 'troll', 'bumpsy'].map((card) => t.can({ verb: 'reap', card }))).toEqual([false, true, false, true])
    expect(t.can({ verb: 'fight', card: 'krump' })).toBe(true)
    expect(t.why({ verb: 'reap', card: 'troll' })[0].rule).toBe('kf.cannot.1')
  })

  test.each(['shorty', 'mega-shorty'])('%s has assault 4 and is enraged by reaping', (id) => {
    const t = brobnar({ battleline: [id] }, { battleline: ['alaka', 'troll'] }).reap(id)
    expect([t.card(id).enraged, t.card(id).keywords.assault]).toEqual([true, 4])
    t.set(id, { exhausted: false })
    expect([t.can({ verb: 'reap', card: id }), t.can({ verb: 'fight', card: id })]).toEqual([false, true])
    t.fight(id, 'alaka')
    expect([t.card('alaka').zone, t.card(id).damage, t.card(id).enraged, t.idle]).toEqual(['discard', 0, false, true])
  })

  test('stilt-kin readies and fights after a Giant is played beside it', () => {
    const own = { hand: ['krump', 'slimy-jark', 'alaka'], battleline: [{ card: 'stilt-kin', exhausted: true }, 'troll'] }
    const t = brobnar(own, { battleline: ['umbra'] })
    t.play('slimy-jark', { left: true })
    expect([t.card('stilt-kin').exhausted, t.idle]).toEqual([true, true])
    t.set('slimy-jark', { damage: 0 }).move('slimy-jark', 'discard')
    t.play('krump', { left: true }).target('umbra')
    expect([t.card('umbra').zone, t.card('stilt-kin').exhausted, t.card('stilt-kin').damage, t.idle]).toEqual(['discard', true, 0, true])
    // nobody to fight: it is readied all the same (kf.ready.4)
    const alone = brobnar(own, {}).play('krump', { left: true })
    expect([alone.card('stilt-kin').exhausted, alone.idle]).toEqual([false, true])
    const far = brobnar(own, { battleline: ['umbra'] }).play('krump', { right: true })
    expect([far.card('stilt-kin').exhausted, far.idle]).toEqual([true, true])
  })

  test('gravelguts gets two counters for each creature destroyed fighting it, also when attacked', () => {
    const t = brobnar({ battleline: ['gravelguts'] }, { battleline: ['alaka', 'troll'] }).fight('gravelguts', 'alaka')
    expect([t.card('gravelguts').power, t.card('gravelguts').damage, t.idle]).toEqual([7, 4, true])
    const attacked = table({ active: 1, seats: [{ battleline: ['gravelguts'] }, { house: 'brobnar', battleline: ['alaka'] }] })
    expect(attacked.fight('alaka', 'gravelguts').card('gravelguts').power).toBe(7)
    const dead = brobnar({ battleline: ['gravelguts'] }, { battleline: ['bumpsy'] }).fight('gravelguts', 'bumpsy')
    expect([dead.card('gravelguts').zone, dead.idle]).toEqual(['discard', true])
  })

  test('sköll gives a counter when its assault destroys, and not when the fight does', () => {
    const t = brobnar({ battleline: ['sköll', 'krump'] }, { battleline: ['umbra', 'troll'] }).fight('sköll', 'umbra')
    expect(t.targets).toEqual(['krump', 'sköll'])
    t.target('krump')
    expect([t.card('krump').power, t.card('sköll').damage, t.idle]).toEqual([7, 0, true])
    const fight = brobnar({ battleline: [{ card: 'sköll', counters: { power: 4 } }] }, { battleline: ['bumpsy'] }).fight('sköll', 'bumpsy')
    expect([fight.card('bumpsy').zone, fight.card('sköll').power, fight.idle]).toEqual(['discard', 7, true])
    const warded = brobnar({ battleline: ['sköll'] }, { battleline: [{ card: 'umbra', warded: true }] }).fight('sköll', 'umbra')
    expect([warded.card('umbra').warded, warded.card('sköll').power]).toEqual([false, 3])
  })

  test('slimy-jark enrages what it fights, if that is still there', () => {
    const t = brobnar({ battleline: ['slimy-jark'] }, { battleline: ['troll', 'krump'] }).fight('slimy-jark', 'troll')
    expect([t.card('troll').enraged, t.card('krump').enraged, t.card('slimy-jark').damage, t.idle]).toEqual([true, false, 0, true])
    const dead = brobnar({ battleline: ['slimy-jark'] }, { battleline: [{ card: 'troll', damage: 7 }] }).fight('slimy-jark', 'troll')
    expect([dead.card('troll').zone, dead.idle]).toEqual(['discard', true])
  })

  test('guji-dinosaur-hunter deals two, and six to a Dinosaur or a creature with Æmber on it', () => {
    const own = { battleline: ['guji-dinosaur-hunter', 'krump'] }
    const other = { battleline: [{ card: 'troll', amber: 1 }, 'bumpsy'] }
    const t = brobnar(own, other).action('guji-dinosaur-hunter')
    expect(t.targets).toEqual(['bumpsy', 'guji-dinosaur-hunter', 'krump', 'troll'])
    t.target('troll')
    expect([damageOf(t, 'troll', 'bumpsy'), t.idle]).toEqual([[6, 0], true])
    expect(brobnar(own, other).action('guji-dinosaur-hunter').target('bumpsy').card('bumpsy').damage).toBe(2)
  })

  test('igon-the-green is purged when destroyed, and brings an Igon the Terrible back to hand', () => {
    const own = { battleline: ['igon-the-green'], hand: ['punch', 'punch'], discard: ['igon-the-terrible', 'igon-the-terrible', 'smith'] }
    const t = brobnar({ ...own, battleline: [{ card: 'igon-the-green', damage: 1 }] }, {})
    t.play({ card: 'punch', copy: 1 }).target('igon-the-green')
    expect([t.card('igon-the-green').zone, t.targets]).toEqual(['purged', ['igon-the-terrible', 'igon-the-terrible']])
    t.target({ card: 'igon-the-terrible', copy: 1 })
    expect([t.seat(0).hand, t.idle]).toEqual([['punch', 'igon-the-terrible'], true])
    const none = brobnar({ hand: ['punch'], battleline: [{ card: 'igon-the-green', damage: 1 }] })
      .play('punch')
      .target('igon-the-green')
    expect([none.seat(0).purged, none.idle]).toEqual([['igon-the-green'], true])
  })

  test('igon-the-terrible dies when played before Igon the Green was purged, by either player; it steals after a fight', () => {
    const t = brobnar({ hand: ['igon-the-terrible'] }).play('igon-the-terrible')
    expect([t.card('igon-the-terrible').zone, t.idle]).toEqual(['discard', true])
    const own = brobnar({ hand: ['igon-the-terrible'], purged: ['igon-the-green'] }).play('igon-the-terrible')
    expect(own.card('igon-the-terrible').zone).toBe('battleline')
    const theirs = brobnar({ hand: ['igon-the-terrible'] }, { purged: ['igon-the-green'] }).play('igon-the-terrible')
    expect(theirs.card('igon-the-terrible').zone).toBe('battleline')
    const fight = brobnar({ battleline: ['igon-the-terrible'] }, { battleline: ['krump'], amber: 1 }).fight('igon-the-terrible', 'krump')
    expect([fight.seat(0).amber, fight.seat(1).amber, fight.idle]).toEqual([1, 0, true])
  })

  test('kaloch-stonefather: in the center each friendly creature has skirmish (kf.center.1)', () => {
    const t = brobnar({ battleline: ['krump', 'kaloch-stonefather', 'troll'], hand: ['alaka'] }, { battleline: ['bumpsy', 'valdr'] })
    expect(['krump', 'kaloch-stonefather', 'troll', 'bumpsy'].map((id) => t.card(id).keywords.skirmish ?? 0)).toEqual([1, 1, 1, 0])
    t.fight('krump', 'bumpsy')
    expect([t.card('krump').damage, t.card('bumpsy').zone]).toEqual([0, 'discard'])
    t.play('alaka', { left: true }).fight('troll', 'valdr')
    expect(t.card('troll').damage).toBe(6)
  })

  test('nogi-smartfist draws two and discards two at random after a fight', () => {
    const own = { battleline: ['nogi-smartfist'], hand: ['punch'], deck: ['smith', 'anger', 'troll'] }
    const t = brobnar(own, { battleline: ['alaka'] }).fight('nogi-smartfist', 'alaka')
    expect([t.seat(0).hand.length, t.seat(0).discard.length, t.seat(0).deck, t.idle]).toEqual([1, 2, ['troll'], true])
    const empty = brobnar({ ...own, hand: [], deck: [] }, { battleline: ['alaka'] }).fight('nogi-smartfist', 'alaka')
    expect([empty.seat(0).hand, empty.idle]).toEqual([[], true])
  })

  test('old-boomy goes on until a Brobnar card blows up; all that was revealed is archived', () => {
    const own = { battleline: ['old-boomy'], deck: ['umbra', 'dextre', 'krump', 'troll'] }
    const t = brobnar(own).reap('old-boomy')
    t.yes().yes()
    expect([t.card('old-boomy').zone, t.seat(0).archives.slice().sort(), t.seat(0).deck]).toEqual([
      'discard',
      ['dextre', 'krump', 'umbra'],
      ['troll'],
    ])
    expect(t.idle).toBe(true)
    const stopped = brobnar(own).reap('old-boomy').yes().no()
    expect([stopped.card('old-boomy').damage, stopped.seat(0).archives.slice().sort(), stopped.idle]).toEqual([
      0,
      ['dextre', 'umbra'],
      true,
    ])
  })

  test('old-boomy: the first card is always revealed, the last one ends it, and an empty deck gives nothing', () => {
    const bad = brobnar({ battleline: [{ card: 'old-boomy', warded: true }], deck: ['krump', 'umbra'] }).reap('old-boomy')
    expect([bad.seat(0).archives, bad.card('old-boomy').warded, bad.card('old-boomy').zone, bad.idle]).toEqual([
      ['krump'],
      false,
      'battleline',
      true,
    ])
    const last = brobnar({ battleline: ['old-boomy'], deck: ['umbra'] }).reap('old-boomy')
    expect([last.seat(0).archives, last.card('old-boomy').damage, last.idle]).toEqual([['umbra'], 0, true])
    expect(brobnar({ battleline: ['old-boomy'], deck: [] }).reap('old-boomy').idle).toBe(true)
  })

  test('mega-cowfyne deals two to each neighbor of what it fights', () => {
    const t = brobnar({ battleline: ['mega-cowfyne'] }, { battleline: ['troll', 'alaka', 'krump', 'bumpsy'] }).fight(
      'mega-cowfyne',
      'alaka',
    )
    expect([damageOf(t, 'troll', 'krump', 'bumpsy', 'mega-cowfyne'), t.idle]).toEqual([[2, 2, 0, 4], true])
  })

  test('mega-ganger-chieftain may ready and fight with a neighbor', () => {
    const own = { hand: ['mega-ganger-chieftain'], battleline: [{ card: 'troll', exhausted: true }, 'krump'] }
    const t = brobnar(own, { battleline: ['alaka'] }).play('mega-ganger-chieftain', { left: true })
    expect(t.targets).toEqual(['troll'])
    t.target('troll').target('alaka')
    expect([t.card('alaka').zone, t.card('troll').exhausted, t.idle]).toEqual(['discard', true, true])
    expect(
      brobnar(own, { battleline: ['alaka'] })
        .play('mega-ganger-chieftain', { left: true })
        .no().idle,
    ).toBe(true)
    expect(brobnar({ hand: ['mega-ganger-chieftain'] }).play('mega-ganger-chieftain').idle).toBe(true)
  })

  test('mega-groke costs the opponent one after each of its fights', () => {
    const t = brobnar({ battleline: ['mega-groke'] }, { battleline: ['alaka'], amber: 2 }).fight('mega-groke', 'alaka')
    expect([t.seat(1).amber, t.seat(0).amber, t.idle]).toEqual([1, 0, true])
    expect(brobnar({ battleline: ['mega-groke'] }, { battleline: ['alaka'] }).fight('mega-groke', 'alaka').idle).toBe(true)
  })
})
