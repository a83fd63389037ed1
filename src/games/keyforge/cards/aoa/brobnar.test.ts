import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Brobnar: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Brobnar is active. */

const brobnar = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...own }, other] })
type Table = ReturnType<typeof table>
const damageOf = (t: Table, ...ids: string[]) => ids.map((id) => t.card(id).damage)

describe('actions', () => {
  test('1-2-punch stuns an enemy creature, and destroys one that was stunned already', () => {
    const t = brobnar({ hand: ['1-2-punch', '1-2-punch'], battleline: ['krump'] }, { battleline: ['troll', 'bumpsy'] })
    t.play({ card: '1-2-punch', copy: 1 })
    expect(t.targets).toEqual(['bumpsy', 'troll'])
    t.target('troll')
    expect([t.card('troll').stunned, t.idle]).toEqual([true, true])
    t.play('1-2-punch').target('troll')
    expect([t.card('troll').zone, t.card('bumpsy').stunned, t.idle]).toEqual(['discard', false, true])
    expect(brobnar({ hand: ['1-2-punch'], battleline: ['krump'] }).play('1-2-punch').idle).toBe(true)
  })

  test('first-blood deals two for each friendly Brobnar creature, divided at will and dealt together (kf.foreach.1)', () => {
    const own = { hand: ['first-blood'], battleline: ['krump', 'troll', { card: 'bumpsy', house: 'dis' }] } as const
    const t = brobnar(own, { battleline: ['umbra', 'headhunter'] })
    t.play('first-blood')
    expect(t.targets).toEqual(['bumpsy', 'headhunter', 'krump', 'troll', 'umbra'])
    t.target('umbra').target('headhunter').target('umbra').target('headhunter')
    expect([t.card('umbra').zone, t.card('headhunter').damage, t.idle]).toEqual(['discard', 2, true])
    expect(brobnar({ hand: ['first-blood'] }, { battleline: ['troll'] }).play('first-blood').idle).toBe(true)
  })

  test('first-blood is alpha: only as the first card of the step (kf.alpha.1)', () => {
    const t = brobnar({ hand: ['first-blood', 'punch'], battleline: ['krump'] }, { battleline: ['troll'] })
    t.play('punch').target('troll')
    expect(t.can({ verb: 'play', card: 'first-blood' })).toBe(false)
    expect(t.why({ verb: 'play', card: 'first-blood' })[0].rule).toBe('kf.alpha.1')
  })

  test('into-the-fray readies one creature after each of its fights this turn', () => {
    const t = brobnar(
      { hand: ['into-the-fray'], battleline: ['troll', 'krump', { card: 'bumpsy', house: 'dis' }] },
      { battleline: ['umbra', 'grenade-snib', 'headhunter'] },
    )
    t.play('into-the-fray')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll').fight('troll', 'umbra')
    expect(t.card('troll').exhausted).toBe(false)
    t.fight('troll', 'grenade-snib').reap('troll')
    expect([t.card('troll').exhausted, t.seat(0).amber]).toEqual([true, 1])
    t.fight('krump', 'headhunter')
    expect(t.card('krump').exhausted).toBe(true)
    expect(brobnar({ hand: ['into-the-fray'] }).play('into-the-fray').idle).toBe(true)
  })

  test('into-the-fray does not ready a creature that died, nor after the turn', () => {
    const t = brobnar({ hand: ['into-the-fray'], battleline: ['krump'] }, { battleline: ['troll'] })
    t.play('into-the-fray').target('krump').fight('krump', 'troll')
    expect([t.card('krump').zone, t.idle]).toEqual(['discard', true])
  })

  test('pound deals two, and one to each neighbor (kf.splash.1)', () => {
    const t = brobnar({ hand: ['pound'] }, { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] })
    t.play('pound').target('krump')
    expect([damageOf(t, 'troll', 'krump', 'bumpsy', 'valdr'), t.idle]).toEqual([[1, 2, 1, 0], true])
    expect(
      brobnar({ hand: ['pound'] })
        .play('pound')
        .seat(0).amber,
    ).toBe(1)
  })

  test('the-flex exhausts a ready friendly Brobnar creature for half its power, rounded down', () => {
    const t = brobnar(
      {
        hand: ['the-flex'],
        battleline: [
          'bumpsy',
          { card: 'troll', exhausted: true },
          { card: 'krump', house: 'dis' },
          { card: 'valdr', counters: { power: 1 } },
        ],
      },
      { battleline: ['headhunter'] },
    )
    t.play('the-flex')
    expect(t.targets).toEqual(['bumpsy', 'valdr'])
    t.target('valdr')
    expect([t.seat(0).amber, t.card('valdr').exhausted, t.card('bumpsy').exhausted, t.idle]).toEqual([3, true, false, true])
    expect(
      brobnar({ hand: ['the-flex'], battleline: ['bumpsy'] })
        .play('the-flex')
        .target('bumpsy')
        .seat(0).amber,
    ).toBe(2)
    const none = brobnar({ hand: ['the-flex'], battleline: [{ card: 'bumpsy', exhausted: true }] })
    expect([none.play('the-flex').idle, none.seat(0).amber]).toEqual([true, 0])
  })

  test('might-makes-right forges a key at no cost for friendly creatures of 25 power together', () => {
    const battleline = ['troll', 'krump', 'bumpsy', 'valdr', 'headhunter']
    const t = brobnar({ hand: ['might-makes-right'], battleline }, { battleline: ['kelifi-dragon'] })
    t.play('might-makes-right').yes()
    // 8 + 6 + 5 + 6 are just enough
    t.target('troll').target('krump').target('bumpsy').target('valdr').done()
    t.choose({ color: 'red' })
    expect([t.seat(0).keys, t.seat(0).amber, t.seat(0).battleline, t.idle]).toEqual([['red'], 1, ['headhunter'], true])
  })

  test('might-makes-right is not done, or not possible', () => {
    const no = brobnar({ hand: ['might-makes-right'], battleline: ['troll', 'troll', 'troll', 'krump'] })
    expect([no.play('might-makes-right').no().idle, no.seat(0).keys, no.seat(0).battleline.length]).toEqual([true, [], 4])
    const weak = brobnar({ hand: ['might-makes-right'], battleline: ['troll', 'troll', 'troll'] })
    expect([weak.play('might-makes-right').idle, weak.seat(0).battleline.length]).toEqual([true, 3])
    // a set that is not enough cannot be closed
    const t = brobnar({ hand: ['might-makes-right'], battleline: ['troll', 'krump', 'bumpsy', 'valdr'] })
    t.play('might-makes-right').yes().target('troll')
    expect(t.can({ verb: 'done' })).toBe(false)
  })

  test('might-makes-right: a warded creature is not destroyed, so no key (kf.ifyoudo.1)', () => {
    const t = brobnar({ hand: ['might-makes-right'], battleline: [{ card: 'troll', warded: true }, 'krump', 'bumpsy', 'valdr'] })
    t.play('might-makes-right').yes().target('troll').target('krump').target('bumpsy').target('valdr')
    expect([t.seat(0).keys, t.seat(0).battleline, t.card('troll').warded, t.idle]).toEqual([[], ['troll'], false, true])
  })
})

describe('artifacts and upgrades', () => {
  test('flamethrower deals one, and one to each neighbor', () => {
    const t = brobnar({ artifacts: ['flamethrower'] }, { battleline: ['troll', 'krump', 'bumpsy'] })
    t.action('flamethrower').target('troll')
    expect([damageOf(t, 'troll', 'krump', 'bumpsy'), t.card('flamethrower').exhausted, t.idle]).toEqual([[1, 1, 0], true, true])
    expect(brobnar({ artifacts: ['flamethrower'] }).action('flamethrower').idle).toBe(true)
  })

  test('grump-buggy makes keys dear by creatures of power 5 and more of the other side', () => {
    const t = brobnar(
      { artifacts: ['grump-buggy'], battleline: ['troll', 'krump', 'grenade-snib'] },
      { battleline: ['bumpsy', 'headhunter', 'umbra'] },
    )
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([8, 8])
    t.set('umbra', { counters: { power: 3 } }).set('krump', { counters: {} })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([9, 8])
    expect(brobnar({ artifacts: ['grump-buggy'] }).seat(0).keyCost).toBe(6)
  })

  test('shard-of-strength counts friendly Shards, of every kind, and only those', () => {
    const t = brobnar(
      { artifacts: ['shard-of-strength', 'shard-of-greed'], battleline: ['troll', 'krump'] },
      { artifacts: ['shard-of-life'], battleline: ['bumpsy'] },
    )
    t.action('shard-of-strength')
    expect(t.targets).toEqual(['krump', 'troll'])
    // one counter for each, on the same creature or on others (kf.foreach.1)
    t.target('krump')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll')
    expect([t.card('krump').power, t.card('troll').power, t.idle]).toEqual([7, 9, true])
    expect(brobnar({ artifacts: ['shard-of-strength'] }).action('shard-of-strength').idle).toBe(true)
  })

  test('signal-fire lets Brobnar creatures fight in a turn of another house, and nothing else (kf.permission.1)', () => {
    const t = table({
      seats: [
        { house: 'dis', artifacts: ['signal-fire'], battleline: ['troll', 'krump', 'shooler'] },
        { battleline: ['bumpsy', 'headhunter'] },
      ],
    })
    expect(t.can({ verb: 'fight', card: 'troll' })).toBe(false)
    t.omni('signal-fire')
    expect(t.card('signal-fire').zone).toBe('discard')
    expect([t.can({ verb: 'fight', card: 'troll' }), t.can({ verb: 'reap', card: 'troll' })]).toEqual([true, false])
    t.fight('troll', 'bumpsy').fight('krump', 'headhunter')
    expect([t.card('bumpsy').zone, t.card('headhunter').zone, t.idle]).toEqual(['discard', 'discard', true])
  })

  test('cybergiant-rig heals, and puts a counter for each damage healed; one goes at the end of each turn of its creature’s controller', () => {
    const t = brobnar({ hand: ['cybergiant-rig'], battleline: [{ card: 'troll', damage: 3 }], houses: ['brobnar', 'dis', 'mars'] })
    t.play('cybergiant-rig', { onto: 'troll' })
    expect([t.card('troll').damage, t.card('troll').power, t.idle]).toEqual([0, 11, true])
    t.endTurn()
    expect(t.card('troll').power).toBe(10)
    t.endTurn()
    expect(t.card('troll').power).toBe(10)
  })

  test('cybergiant-rig on an enemy creature: at the end of its controller’s turn; nothing to take is no matter', () => {
    const t = brobnar({ hand: ['cybergiant-rig'] }, { battleline: [{ card: 'troll', damage: 1 }], houses: ['brobnar', 'dis', 'mars'] })
    t.play('cybergiant-rig', { onto: 'troll' }).endTurn()
    expect(t.card('troll').power).toBe(9)
    t.house('brobnar').endTurn()
    expect(t.card('troll').power).toBe(8)
    t.house('brobnar').endTurn().house('brobnar').endTurn()
    expect(t.card('troll').power).toBe(8)
  })

  test('cybergiant-rig: what stood on counters dies when they go', () => {
    const t = brobnar({ hand: ['cybergiant-rig'], battleline: [{ card: 'grenade-snib', damage: 1 }] })
    t.play('cybergiant-rig', { onto: 'grenade-snib' }).set('grenade-snib', { damage: 2 })
    expect(t.card('grenade-snib').power).toBe(3)
    t.endTurn()
    expect([t.card('grenade-snib').zone, t.card('cybergiant-rig').zone]).toEqual(['discard', 'discard'])
  })
})

describe('creatures', () => {
  test('bingle-bangbang deals five to each neighbor of what it fights, before the fight', () => {
    const t = brobnar({ battleline: ['bingle-bangbang'] }, { battleline: ['troll', 'umbra', 'headhunter', 'krump'] })
    t.fight('bingle-bangbang', 'umbra')
    expect([damageOf(t, 'troll', 'krump'), t.card('headhunter').zone, t.idle]).toEqual([[5, 0], 'discard', true])
    const lone = brobnar({ battleline: ['bingle-bangbang'] }, { battleline: ['troll'] })
    expect([lone.fight('bingle-bangbang', 'troll').card('troll').damage, lone.idle]).toEqual([2, true])
  })

  test('brammo deals two to each enemy flank creature, to a lone one once', () => {
    const t = brobnar({ hand: ['brammo'], battleline: ['krump'] }, { battleline: ['troll', 'bumpsy', 'valdr'] })
    t.play('brammo', { left: true })
    expect(damageOf(t, 'krump', 'troll', 'bumpsy', 'valdr')).toEqual([0, 2, 0, 2])
    const lone = brobnar({ hand: ['brammo'] }, { battleline: ['troll'] })
    expect([lone.play('brammo').card('troll').damage, lone.idle]).toEqual([2, true])
  })

  test('cowfyne deals two to each neighbor of what it fights; an elusive foe does not stop that (kf.elusive.2)', () => {
    const t = brobnar({ battleline: ['cowfyne'] }, { battleline: ['troll', 'culf-the-quiet', 'krump', 'bumpsy'] })
    t.fight('cowfyne', 'culf-the-quiet')
    expect([damageOf(t, 'troll', 'culf-the-quiet', 'krump', 'bumpsy', 'cowfyne'), t.idle]).toEqual([[2, 0, 2, 0, 0], true])
    const attacked = table({
      active: 1,
      seats: [{ battleline: ['troll', 'cowfyne'] }, { house: 'brobnar', battleline: ['krump', 'bumpsy'] }],
    })
    expect(damageOf(attacked.fight('krump', 'cowfyne'), 'bumpsy', 'troll')).toEqual([0, 0])
  })

  test('drummernaut returns another friendly Giant when it is played, fights and reaps', () => {
    const t = brobnar({ hand: ['drummernaut'], battleline: ['troll', 'pingle-who-annoys'] }, { battleline: ['krump'] })
    t.play('drummernaut', { right: true })
    expect(t.targets).toEqual(['troll'])
    t.target('troll')
    expect([t.seat(0).hand, t.idle]).toEqual([['troll'], true])
    const alone = brobnar({ battleline: ['drummernaut'] }, { battleline: ['umbra'] })
    expect([alone.fight('drummernaut', 'umbra').idle, alone.card('drummernaut').zone]).toEqual([true, 'battleline'])
    const reaps = brobnar({ battleline: ['drummernaut', 'krump'] })
    expect(reaps.reap('drummernaut').target('krump').seat(0).hand).toEqual(['krump'])
  })

  test('foozle gains one more when an enemy creature was destroyed this turn', () => {
    const t = brobnar({ battleline: ['foozle', 'troll'] }, { battleline: ['dextre'] })
    expect(t.fight('troll', 'dextre').reap('foozle').seat(0).amber).toBe(2)
    const own = brobnar({ battleline: ['foozle', 'dextre'], hand: ['punch'] })
    expect(own.play('punch').target('dextre').reap('foozle').seat(0).amber).toBe(2)
    const none = brobnar({ battleline: ['foozle'] })
    expect(none.reap('foozle').seat(0).amber).toBe(1)
  })

  test('groggins can only attack flank creatures, taunt or not (kf.flank.1)', () => {
    const t = brobnar({ battleline: ['groggins', 'troll'] }, { battleline: ['krump', 'bumpsy', 'valdr'] })
    t.choose({ verb: 'fight', card: 'groggins' })
    expect(t.targets).toEqual(['krump', 'valdr'])
    t.target('valdr')
    expect([t.card('valdr').zone, t.card('groggins').damage, t.idle]).toEqual(['discard', 6, true])
    t.choose({ verb: 'fight', card: 'troll' })
    expect(t.targets).toEqual(['bumpsy', 'krump'])
    // a creature in the middle with taunt leaves nobody: its neighbors are the flanks
    const none = brobnar({ battleline: ['groggins'] }, { battleline: ['krump', 'challe-the-safeguard', 'valdr'] })
    expect([none.can({ verb: 'fight', card: 'groggins' }), none.can({ verb: 'reap', card: 'groggins' })]).toEqual([false, true])
  })

  test('groke takes one amber after a fight that it survives', () => {
    const t = brobnar({ battleline: ['groke'] }, { battleline: ['dextre'], amber: 2 })
    expect([t.fight('groke', 'dextre').seat(1).amber, t.idle]).toEqual([1, true])
    const attacked = table({
      active: 1,
      seats: [
        { battleline: ['groke'], amber: 2 },
        { house: 'logos', battleline: ['dextre'], amber: 2 },
      ],
    })
    expect(attacked.fight('dextre', 'groke').seat(1).amber).toBe(2)
  })

  test('lollop-the-titanic deals its damage when it attacks, and none when it is attacked', () => {
    const t = brobnar({ battleline: ['lollop-the-titanic'] }, { battleline: ['troll'] })
    t.fight('lollop-the-titanic', 'troll')
    expect([t.card('troll').zone, t.card('lollop-the-titanic').damage]).toEqual(['discard', 8])
    const other = brobnar({ battleline: ['troll', 'krump'] }, { battleline: ['lollop-the-titanic'] })
    other.fight('troll', 'lollop-the-titanic').fight('krump', 'lollop-the-titanic')
    expect([damageOf(other, 'troll', 'krump'), other.card('lollop-the-titanic').zone]).toEqual([[0, 0], 'discard'])
  })

  test('culf-the-quiet is elusive (kf.elusive.1)', () => {
    const t = brobnar({ battleline: ['troll', 'krump'] }, { battleline: ['culf-the-quiet'] })
    t.fight('troll', 'culf-the-quiet')
    expect(damageOf(t, 'troll', 'culf-the-quiet')).toEqual([0, 0])
    expect(t.fight('krump', 'culf-the-quiet').card('culf-the-quiet').zone).toBe('discard')
  })

  test('flamewake-shaman deals two to any creature, itself if it is alone', () => {
    const t = brobnar({ hand: ['flamewake-shaman'] }, { battleline: ['troll'] })
    t.play('flamewake-shaman')
    expect(t.targets).toEqual(['flamewake-shaman', 'troll'])
    expect(t.target('troll').card('troll').damage).toBe(2)
    const alone = brobnar({ hand: ['flamewake-shaman'] })
    expect(alone.play('flamewake-shaman').target('flamewake-shaman').card('flamewake-shaman').damage).toBe(2)
  })

  test('gargantes-scrapper deals three to an enemy creature if you have three amber; it is alpha (kf.alpha.1)', () => {
    const t = brobnar({ hand: ['gargantes-scrapper'], amber: 3, battleline: ['krump'] }, { battleline: ['troll'] })
    t.play('gargantes-scrapper', { left: true })
    expect(t.targets).toEqual(['troll'])
    expect([t.target('troll').card('troll').damage, t.idle]).toEqual([3, true])
    const poor = brobnar({ hand: ['gargantes-scrapper'], amber: 2 }, { battleline: ['troll'], amber: 9 })
    expect([poor.play('gargantes-scrapper').idle, poor.card('troll').damage]).toEqual([true, 0])
    expect(brobnar({ hand: ['gargantes-scrapper'], amber: 3 }).play('gargantes-scrapper').idle).toBe(true)
    const late = brobnar({ hand: ['gargantes-scrapper'], battleline: ['krump'] }).reap('krump')
    expect(late.can({ verb: 'play', card: 'gargantes-scrapper' })).toBe(false)
  })

  test('little-rapscal: whoever uses a creature fights with it, if it can (kf.must.1)', () => {
    const t = brobnar(
      { battleline: ['troll', 'krump'], artifacts: ['cannon'] },
      { battleline: ['little-rapscal', 'bumpsy'], houses: ['brobnar', 'dis', 'mars'] },
    )
    expect([t.can({ verb: 'reap', card: 'troll' }), t.can({ verb: 'fight', card: 'troll' })]).toEqual([false, true])
    expect(t.why({ verb: 'reap', card: 'troll' })).toEqual([
      { rule: 'kf.must.1', facts: { obstacle: 'mustFight' }, card: t.find('little-rapscal') },
    ])
    expect(t.action('cannon').target('troll').idle).toBe(true)
    // with nobody to fight everything is free; both sides are meant
    const free = brobnar({ battleline: ['little-rapscal'] })
    expect([free.can({ verb: 'fight', card: 'little-rapscal' }), free.reap('little-rapscal').seat(0).amber]).toEqual([false, 1])
    const both = brobnar({ battleline: ['little-rapscal', 'troll'] }, { battleline: ['krump'] })
    expect(['troll', 'little-rapscal'].map((card) => both.can({ verb: 'reap', card }))).toEqual([false, false])
  })

  test('little-rapscal: a stunned creature still only loses its stun, a creature that cannot fight reaps (kf.stun.2)', () => {
    const t = brobnar({ battleline: [{ card: 'troll', stunned: true }, 'little-rapscal'] }, { battleline: ['krump'] })
    expect(t.unstun('troll').card('troll')).toMatchObject({ stunned: false, exhausted: true })
    const meek = brobnar({ battleline: ['little-rapscal', 'groggins'] }, { battleline: ['krump', 'challe-the-safeguard', 'valdr'] })
    expect(meek.can({ verb: 'reap', card: 'groggins' })).toBe(true)
  })

  test('ogopogo may deal two after it attacked and destroyed a creature, not when it is attacked', () => {
    const t = brobnar({ battleline: ['ogopogo'] }, { battleline: ['umbra', 'troll'] })
    t.fight('ogopogo', 'umbra')
    expect(t.decision?.kind).toBe('may')
    t.yes()
    expect(t.targets).toEqual(['ogopogo', 'troll'])
    t.target('troll')
    expect([t.card('troll').damage, t.idle]).toEqual([2, true])
    const no = brobnar({ battleline: ['ogopogo'] }, { battleline: ['umbra', 'troll'] })
    expect([no.fight('ogopogo', 'umbra').no().idle, no.card('troll').damage]).toEqual([true, 0])
    const survived = brobnar({ battleline: ['ogopogo'] }, { battleline: ['lollop-the-titanic'] })
    expect(survived.fight('ogopogo', 'lollop-the-titanic').idle).toBe(true)
    const attacked = table({ active: 1, seats: [{ battleline: ['ogopogo'] }, { house: 'shadows', battleline: ['umbra', 'silvertooth'] }] })
    expect([attacked.fight('silvertooth', 'ogopogo').idle, attacked.card('silvertooth').zone]).toEqual([true, 'discard'])
  })

  test('ogopogo that dies with its foe deals nothing', () => {
    const t = brobnar({ battleline: [{ card: 'ogopogo', damage: 5 }] }, { battleline: ['umbra', 'troll'] })
    t.set('umbra', { damage: 0 }).fight('ogopogo', 'troll')
    expect([t.card('ogopogo').zone, t.idle]).toEqual(['discard', true])
  })

  test('bellowing-patrizate deals one to each creature that enters play while it is ready', () => {
    const t = brobnar({ battleline: ['bellowing-patrizate'], hand: ['troll', 'krump', 'grenade-snib'] }, { amber: 3 })
    t.play('troll', { left: true })
    expect(t.card('troll').damage).toBe(1)
    // its own creatures too, and what dies of it is destroyed
    t.play('grenade-snib', { left: true })
    expect(t.card('grenade-snib').damage).toBe(1)
    t.reap('bellowing-patrizate').play('krump', { left: true })
    expect([t.card('krump').damage, t.idle]).toEqual([0, true])
  })

  test('bellowing-patrizate sees enemy creatures too, and not itself, which enters exhausted', () => {
    const t = brobnar(
      { hand: ['bellowing-patrizate'], battleline: ['troll'], houses: ['brobnar', 'dis', 'mars'] },
      { hand: ['krump'], houses: ['brobnar', 'dis', 'mars'] },
    )
    t.play('bellowing-patrizate', { left: true })
    expect([t.card('bellowing-patrizate').damage, t.card('bellowing-patrizate').exhausted]).toEqual([0, true])
    t.endTurn().house('brobnar').play('krump')
    expect([t.card('krump').damage, t.idle]).toEqual([1, true])
  })

  test('forgemaster-og: whoever forges a key loses the rest', () => {
    const t = table({ turn: 3, step: 'forge', seats: [{ amber: 9 }, { amber: 5, battleline: ['forgemaster-og'] }] })
    t.choose({ color: 'red' })
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).keys]).toEqual([0, 5, ['red']])
    const own = table({ turn: 3, step: 'forge', seats: [{ amber: 8, battleline: ['forgemaster-og'] }, { amber: 5 }] })
    own.choose({ color: 'blue' })
    expect([own.seat(0).amber, own.seat(1).amber]).toEqual([0, 5])
    const key = brobnar({ hand: ['might-makes-right'], amber: 4, battleline: ['troll', 'troll', 'troll', 'krump', 'forgemaster-og'] })
    key.play('might-makes-right').yes()
    for (const copy of [1, 2, 3]) key.target({ card: 'troll', copy })
    key.target('krump').done().choose({ color: 'red' })
    expect([key.seat(0).amber, key.idle]).toEqual([0, true])
  })

  test('forgemaster-og and interdimensional-graft look at the same moment: whoever forges orders them (kf.triggers.1)', () => {
    const start = () => {
      const t = table({
        seats: [
          { house: 'logos', hand: ['interdimensional-graft'], battleline: ['forgemaster-og'] },
          { amber: 8, houses: ['logos', 'dis', 'mars'] },
        ],
      })
      return t.play('interdimensional-graft').endTurn().choose({ color: 'red' })
    }
    const graft = start()
    expect(graft.decision?.kind).toBe('order')
    expect(graft.choose({ verb: 'order', card: 'interdimensional-graft' }).seat(0).amber).toBe(3)
    const smith = start().choose({ verb: 'order', card: 'forgemaster-og' })
    expect([smith.seat(0).amber, smith.seat(1).amber]).toEqual([1, 0])
  })

  test('grumpus-tamer finds a War Grumpus in deck or discard pile; finding none is allowed, the deck is shuffled (kf.search.1)', () => {
    const t = brobnar({ battleline: ['grumpus-tamer'], deck: ['krump', 'war-grumpus', 'punch'], discard: ['war-grumpus', 'smith'] })
    t.reap('grumpus-tamer')
    expect(t.targets).toEqual(['war-grumpus', 'war-grumpus'])
    t.target({ card: 'war-grumpus', copy: 2 })
    expect([t.seat(0).hand, t.log.some(({ kind }) => kind === 'shuffle'), t.idle]).toEqual([['war-grumpus'], true, true])
    const none = brobnar({ battleline: ['grumpus-tamer'], deck: ['krump'] })
    expect([none.reap('grumpus-tamer').idle, none.seat(0).hand]).toEqual([true, []])
  })

  test('war-grumpus readies and fights with a neighboring Giant after it fought or reaped', () => {
    const t = brobnar(
      { battleline: [{ card: 'troll', exhausted: true }, 'war-grumpus', 'pingle-who-annoys', 'krump'] },
      { battleline: ['umbra', 'bumpsy'] },
    )
    t.reap('war-grumpus')
    expect(t.targets).toEqual(['troll'])
    t.target('troll').target('bumpsy')
    expect([t.card('bumpsy').zone, t.card('troll').damage, t.card('troll').exhausted, t.idle]).toEqual(['discard', 5, true, true])
    const fights = brobnar({ battleline: ['war-grumpus', 'troll'] }, { battleline: ['umbra', 'headhunter'] })
    fights.fight('war-grumpus', 'umbra').target('troll').target('headhunter')
    expect([fights.card('headhunter').zone, fights.idle]).toEqual(['discard', true])
    const alone = brobnar({ battleline: ['war-grumpus', 'pingle-who-annoys'] }, { battleline: ['bumpsy'] })
    expect(alone.reap('war-grumpus').idle).toBe(true)
  })
})
