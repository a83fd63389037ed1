import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** House Brobnar: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Brobnar is active. */

describe('actions', () => {
  test('anger readies and fights with one friendly creature', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['krump', { card: 'troll', exhausted: true, damage: 3 }], hand: ['anger'] },
        { battleline: ['bumpsy', 'smaaash'] },
      ],
    })
    t.play('anger')
    expect(t.targets).toEqual(['krump', 'troll'])
    expect(t.seat(0).amber).toBe(1)
    t.choose({ target: 'troll' })
    expect(t.targets).toEqual(['bumpsy', 'smaaash'])
    t.choose({ target: 'bumpsy' })
    // three damage before and five in the fight: both are destroyed together
    expect([t.card('troll').zone, t.card('bumpsy').zone]).toEqual(['discard', 'discard'])
    expect(t.seat(0).discard).toEqual(['anger', 'troll'])
    expect(t.idle).toBe(true)
  })

  test('anger without a friendly creature does nothing; without a foe it only readies (kf.ability.3)', () => {
    const none = table({ seats: [{ house: 'brobnar', hand: ['anger'] }, { battleline: ['bumpsy'] }] })
    expect(none.play('anger').idle).toBe(true)
    const alone = table({ seats: [{ house: 'brobnar', battleline: [{ card: 'krump', exhausted: true }], hand: ['anger'] }, {}] })
    alone.play('anger').choose({ target: 'krump' })
    expect(alone.card('krump').exhausted).toBe(false)
    expect(alone.idle).toBe(true)
  })

  test('anger on a stunned creature only removes the stun (kf.stun.3)', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: [{ card: 'krump', stunned: true }], hand: ['anger'] }, { battleline: ['bumpsy'] }],
    })
    t.play('anger').choose({ target: 'krump' })
    expect(t.card('krump')).toMatchObject({ stunned: false, exhausted: true, damage: 0 })
    expect(t.card('bumpsy').damage).toBe(0)
    expect(t.idle).toBe(true)
  })

  test('barehanded puts every artifact on top of its owner’s deck, in an order chosen', () => {
    const t = table({
      seats: [{ house: 'brobnar', artifacts: ['cannon', 'autocannon'], hand: ['barehanded'] }, { artifacts: ['iron-obelisk'] }],
    })
    t.play('barehanded').choose({ verb: 'order', target: 'cannon' }).choose({ verb: 'order', target: 'autocannon' })
    t.choose({ verb: 'order', target: 'iron-obelisk' })
    expect(t.seat(0).deck.slice(0, 2)).toEqual(['autocannon', 'cannon'])
    expect(t.seat(1).deck[0]).toBe('iron-obelisk')
    expect(t.idle).toBe(true)
  })

  test('blood-money places two amber from the supply on an enemy creature', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['krump'], hand: ['blood-money'] },
        { battleline: ['bumpsy', 'troll'], amber: 3 },
      ],
    })
    t.play('blood-money')
    expect(t.targets).toEqual(['bumpsy', 'troll'])
    t.choose({ target: 'bumpsy' })
    expect(t.card('bumpsy').amber).toBe(2)
    expect(t.seat(1).amber).toBe(3)
  })

  test('brothers-in-battle lets creatures of the chosen house fight, and only fight', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          houses: ['brobnar', 'dis', 'mars'],
          battleline: [
            { card: 'krump', house: 'dis' },
            { card: 'troll', house: 'mars' },
          ],
          hand: ['brothers-in-battle'],
        },
        { battleline: ['bumpsy'] },
      ],
    })
    expect(t.can({ verb: 'fight', card: 'krump' })).toBe(false)
    t.play('brothers-in-battle').house('dis')
    expect(t.can({ verb: 'fight', card: 'krump' })).toBe(true)
    expect(t.can({ verb: 'reap', card: 'krump' })).toBe(false)
    expect(t.can({ verb: 'fight', card: 'troll' })).toBe(false)
  })

  test('burn-the-stockpile: four amber only from a player with seven or more', () => {
    for (const [before, after] of [
      [7, 3],
      [6, 6],
      [9, 5],
    ]) {
      const t = table({ seats: [{ house: 'brobnar', hand: ['burn-the-stockpile'] }, { amber: before }] })
      expect(t.play('burn-the-stockpile').seat(1).amber).toBe(after)
    }
  })

  test('champion-s-challenge leaves the strongest of each side, then the friendly one fights', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['bumpsy', 'troll'], hand: ['champion-s-challenge'] },
        { battleline: ['krump', 'smaaash', 'hebe-the-huge'] },
      ],
    })
    t.play('champion-s-challenge')
    // two enemies share the highest power: the active player says which remains (kf.most.2)
    expect(t.targets).toEqual(['hebe-the-huge', 'krump'])
    t.choose({ target: 'krump' })
    expect(t.seat(1).battleline).toEqual(['krump'])
    t.choose({ target: 'troll' })
    expect(t.seat(0).battleline).toEqual(['troll'])
    t.choose({ target: 'troll' }).choose({ target: 'krump' })
    expect(t.seat(1).battleline).toEqual([])
    expect(t.card('troll').damage).toBe(6)
    expect(t.idle).toBe(true)
  })

  test('coward-s-end destroys every undamaged creature and brings three chains', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['krump', { card: 'troll', damage: 1 }], hand: ['coward-s-end'] },
        { battleline: [{ card: 'bumpsy', warded: true }, 'smaaash'] },
      ],
    })
    t.play('coward-s-end')
    expect(t.seat(0)).toMatchObject({ battleline: ['troll'], chains: 3 })
    // the ward is lost instead (kf.ward.2)
    expect(t.seat(1).battleline).toEqual(['bumpsy'])
    expect(t.card('bumpsy').warded).toBe(false)
  })

  test('follow-the-leader lets every friendly creature fight this turn', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          houses: ['brobnar', 'dis', 'mars'],
          battleline: [{ card: 'krump', house: 'dis' }],
          hand: ['follow-the-leader'],
        },
        { battleline: ['bumpsy'] },
      ],
    })
    t.play('follow-the-leader')
    expect(t.can({ verb: 'reap', card: 'krump' })).toBe(false)
    t.fight('krump', 'bumpsy')
    expect(t.card('bumpsy').zone).toBe('discard')
  })

  test('lava-ball deals four with two splash to both neighbors', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['lava-ball'] }, { battleline: ['krump', 'troll', { card: 'firespitter' }] }] })
    t.play('lava-ball').choose({ target: 'troll' })
    expect([t.card('krump').damage, t.card('troll').damage, t.card('firespitter').damage]).toEqual([2, 4, 1])
  })

  test('loot-the-bodies pays for each enemy creature destroyed this turn', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['grenade-snib'], hand: ['loot-the-bodies', 'coward-s-end'] },
        { battleline: ['krump', 'bumpsy'] },
      ],
    })
    t.play('loot-the-bodies').play('coward-s-end')
    expect(t.seat(0).amber).toBe(2)
    expect(t.idle).toBe(true)
  })

  test('take-that-smartypants steals two from a player with three logos cards in play', () => {
    const logos = { house: 'logos' } as const
    const enough = table({
      seats: [
        { house: 'brobnar', hand: ['take-that-smartypants'] },
        {
          battleline: [
            { card: 'krump', ...logos },
            { card: 'troll', ...logos },
          ],
          artifacts: [{ card: 'cannon', ...logos }],
          amber: 5,
        },
      ],
    })
    enough.play('take-that-smartypants')
    expect([enough.seat(0).amber, enough.seat(1).amber]).toEqual([3, 3])
    const few = table({
      seats: [
        { house: 'brobnar', hand: ['take-that-smartypants'] },
        { battleline: [{ card: 'krump', ...logos }], amber: 5 },
      ],
    })
    expect(few.play('take-that-smartypants').seat(1).amber).toBe(5)
  })

  test('punch deals three to any creature; armor prevents, an elusive creature is hit (kf.elusive.3)', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['krump'], hand: ['punch'] }, { battleline: ['firespitter', 'looter-goblin'] }],
    })
    t.play('punch')
    expect(t.targets).toEqual(['firespitter', 'krump', 'looter-goblin'])
    t.choose({ target: 'firespitter' })
    expect(t.card('firespitter')).toMatchObject({ damage: 2, armorLeft: 0 })
    expect(t.seat(0).amber).toBe(1)
  })

  test('relentless-assault: after each fight the next of up to three different creatures is chosen, or no more', () => {
    const seats = () =>
      [
        {
          house: 'brobnar',
          battleline: [{ card: 'krump', exhausted: true }, 'troll', { card: 'valdr', exhausted: true }],
          hand: ['relentless-assault'],
        },
        { battleline: ['hebe-the-huge', 'bumpsy'] },
      ] as const
    const t = table({ seats: seats() })
    t.play('relentless-assault')
    expect(t.targets).toEqual(['krump', 'troll', 'valdr'])
    t.target('troll').target('hebe-the-huge')
    expect(t.card('hebe-the-huge').zone).toBe('discard')
    // whether to go on, and with whom, is asked after the fight; nobody fights twice
    expect(t.targets).toEqual(['krump', 'valdr'])
    expect(t.can({ verb: 'done' })).toBe(true)
    t.target('krump').target('bumpsy')
    expect(t.card('krump')).toMatchObject({ exhausted: true, damage: 5 })
    // nobody is left to fight: valdr would only be readied
    t.target('valdr')
    expect(t.card('valdr').exhausted).toBe(false)
    expect(t.idle).toBe(true)
    const one = table({ seats: seats() })
    one.play('relentless-assault').target('troll').target('hebe-the-huge').done()
    expect(one.idle).toBe(true)
    expect(one.card('krump').exhausted).toBe(true)
    const nobody = table({ seats: [{ house: 'brobnar', battleline: ['krump'], hand: ['relentless-assault'] }, { battleline: ['bumpsy'] }] })
    expect(nobody.play('relentless-assault').done().idle).toBe(true)
  })

  test('smith pays only when you control more creatures', () => {
    const more = table({ seats: [{ house: 'brobnar', battleline: ['krump'], hand: ['smith'] }, {}] })
    expect(more.play('smith').seat(0).amber).toBe(3)
    const even = table({ seats: [{ house: 'brobnar', battleline: ['krump'], hand: ['smith'] }, { battleline: ['bumpsy'] }] })
    expect(even.play('smith').seat(0).amber).toBe(1)
  })

  test('sound-the-horns discards down to a brobnar creature and takes it', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sound-the-horns'], deck: ['punch', 'cannon', 'krump', 'troll'] }, {}] })
    t.play('sound-the-horns')
    expect(t.seat(0)).toMatchObject({ hand: ['krump'], deck: ['troll'], discard: ['sound-the-horns', 'cannon', 'punch'] })
    const empty = table({ seats: [{ house: 'brobnar', hand: ['sound-the-horns'], deck: ['punch'] }, {}] })
    expect(empty.play('sound-the-horns').seat(0)).toMatchObject({ hand: [], deck: [] })
  })

  test('tremor stuns a creature and its neighbors', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['tremor'] }, { battleline: ['krump', 'troll', 'bumpsy', 'valdr'] }] })
    t.play('tremor').choose({ target: 'troll' })
    expect(['krump', 'troll', 'bumpsy', 'valdr'].map((id) => t.card(id).stunned)).toEqual([true, true, true, false])
  })

  test('unguarded-camp: one capture for each creature in excess, each by another creature', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['krump', 'troll', 'valdr'], hand: ['unguarded-camp'] },
        { battleline: ['bumpsy'], amber: 5 },
      ],
    })
    t.play('unguarded-camp')
    expect(t.decision).toMatchObject({ min: 2, max: 2 })
    t.choose({ targets: ['krump', 'valdr'] })
    expect([t.card('krump').amber, t.card('troll').amber, t.card('valdr').amber, t.seat(1).amber]).toEqual([1, 0, 1, 3])
    // with an empty pool nobody is asked who captures
    t.move('unguarded-camp', 'hand').setAmber(1, 0).play('unguarded-camp')
    expect(t.idle).toBe(true)
  })

  test('warsong pays for each fight of a friendly creature, also when it dies', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['krump', 'grenade-snib'], hand: ['warsong'] }, { battleline: ['troll', 'valdr'] }],
    })
    t.play('warsong').fight('krump', 'troll').fight('grenade-snib', 'valdr')
    expect(t.seat(0).amber).toBe(2)
  })
})

describe('artifacts', () => {
  test('autocannon hits every creature that enters, yours too', () => {
    const t = table({ seats: [{ house: 'brobnar', artifacts: ['autocannon'], hand: ['krump', 'grenade-snib'] }, {}] })
    t.play('krump')
    expect(t.card('krump').damage).toBe(1)
    t.play('grenade-snib', { left: true })
    expect(t.card('grenade-snib')).toMatchObject({ zone: 'battleline', damage: 1, index: 0 })
  })

  test('banner-of-battle gives friendly creatures power; without it the damaged die', () => {
    const t = table({
      seats: [
        { house: 'brobnar', artifacts: ['banner-of-battle'], battleline: [{ card: 'grenade-snib', damage: 2 }] },
        { battleline: ['krump'], amber: 2 },
      ],
    })
    expect(t.card('grenade-snib').power).toBe(3)
    expect(t.card('krump').power).toBe(6)
    t.move('banner-of-battle', 'discard')
    t.endTurn()
    expect(t.card('grenade-snib').zone).toBe('discard')
    expect(t.seat(1).amber).toBe(0)
  })

  test('cannon deals two', () => {
    const t = table({ seats: [{ house: 'brobnar', artifacts: ['cannon'] }, { battleline: ['krump'] }] })
    t.action('cannon').choose({ target: 'krump' })
    expect(t.card('krump').damage).toBe(2)
    expect(t.card('cannon').exhausted).toBe(true)
    expect(t.can({ verb: 'action', card: 'cannon' })).toBe(false)
  })

  test('gauntlet-of-command readies and fights', () => {
    const t = table({
      seats: [
        { house: 'brobnar', artifacts: ['gauntlet-of-command'], battleline: [{ card: 'troll', exhausted: true }] },
        { battleline: ['krump'] },
      ],
    })
    t.action('gauntlet-of-command').choose({ target: 'troll' }).choose({ target: 'krump' })
    expect(t.card('krump').zone).toBe('discard')
  })

  test('iron-obelisk raises the cost for each damaged friendly brobnar creature', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          artifacts: ['iron-obelisk'],
          battleline: [{ card: 'krump', damage: 1 }, 'troll', { card: 'valdr', damage: 2, house: 'dis' }],
        },
        {},
      ],
    })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 7])
  })

  test('mighty-javelin is destroyed for four damage, whatever the house (kf.omni.1)', () => {
    const t = table({
      seats: [{ houses: ['brobnar', 'dis', 'mars'], house: 'dis', artifacts: ['mighty-javelin'] }, { battleline: ['krump'] }],
    })
    t.omni('mighty-javelin').choose({ target: 'krump' })
    expect(t.card('mighty-javelin').zone).toBe('discard')
    expect(t.card('krump').damage).toBe(4)
  })

  test('pile-of-skulls captures for enemies destroyed on your turn only', () => {
    const t = table({
      seats: [
        { house: 'brobnar', artifacts: ['pile-of-skulls'], battleline: ['troll', 'valdr'] },
        { battleline: ['grenade-snib', 'krump'], amber: 4 },
      ],
    })
    t.fight('troll', 'grenade-snib').choose({ target: 'valdr' })
    expect(t.card('valdr').amber).toBe(1)
    t.endTurn().house('brobnar')
    t.fight('krump', 'valdr')
    expect(t.card('krump').zone).toBe('discard')
    expect(t.idle).toBe(true)
  })

  test('screechbomb: sacrificed for two amber', () => {
    const t = table({ seats: [{ house: 'brobnar', artifacts: ['screechbomb'] }, { amber: 3 }] })
    t.omni('screechbomb')
    expect([t.seat(0).discard, t.seat(1).amber]).toEqual([['screechbomb'], 1])
  })

  test('the-warchest counts enemies destroyed in fights this turn', () => {
    const t = table({
      seats: [
        { house: 'brobnar', artifacts: ['the-warchest'], battleline: ['troll'], hand: ['punch'] },
        { battleline: ['grenade-snib', 'looter-goblin'] },
      ],
    })
    t.fight('troll', 'grenade-snib').play('punch').choose({ target: 'looter-goblin' })
    t.action('the-warchest')
    expect(t.seat(0).amber).toBe(2)
  })
})

describe('creatures', () => {
  test('bilgum-avalanche burns the enemy line when you forge', () => {
    const t = table({
      step: 'forge',
      seats: [
        { amber: 6, battleline: ['bilgum-avalanche'] },
        { battleline: ['krump', 'grenade-snib'], amber: 5 },
      ],
    })
    t.choose({ verb: 'forge', color: 'red' })
    expect(t.card('krump').damage).toBe(2)
    expect(t.card('grenade-snib').zone).toBe('discard')
    expect(t.seat(0)).toMatchObject({ amber: 0, keys: ['red'] })
  })

  test('valdr deals two more to a flank creature it attacks', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['valdr'] }, { battleline: ['troll', 'kelifi-dragon', 'krump'] }] })
    t.fight('valdr', 'troll')
    expect(t.card('troll').zone).toBe('discard')
    const centre = table({ seats: [{ house: 'brobnar', battleline: ['valdr'] }, { battleline: ['krump', 'kelifi-dragon', 'troll'] }] })
    centre.fight('valdr', 'kelifi-dragon')
    expect(centre.card('kelifi-dragon').damage).toBe(6)
  })

  test('bumpsy takes one amber away', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['bumpsy'] }, { amber: 2 }] })
    expect(t.play('bumpsy').seat(1).amber).toBe(1)
    expect(t.card('bumpsy')).toMatchObject({ exhausted: true, flank: 'both' })
  })

  test('earthshaker destroys power three or less on both sides', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['wardrummer', 'krump'], hand: ['earthshaker'] }, { battleline: ['grenade-snib', 'troll'] }],
    })
    t.play('earthshaker', { right: true })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['krump', 'earthshaker'], ['troll']])
  })

  test('firespitter strikes the whole line before the fight', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['firespitter'] }, { battleline: ['krump', 'bumpsy'] }] })
    t.fight('firespitter', 'krump')
    expect([t.card('krump').damage, t.card('bumpsy').damage]).toEqual([0, 1])
    expect(t.card('krump').zone).toBe('discard')
  })

  test('ganger-chieftain may ready and fight with a neighbor', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          battleline: [
            { card: 'krump', exhausted: true },
            { card: 'troll', exhausted: true },
          ],
          hand: ['ganger-chieftain'],
        },
        { battleline: ['bumpsy'] },
      ],
    })
    t.play('ganger-chieftain', { right: true }).yes()
    expect(t.targets).toEqual(['troll'])
    t.choose({ target: 'troll' }).choose({ target: 'bumpsy' })
    expect(t.card('bumpsy').zone).toBe('discard')
    const alone = table({ seats: [{ house: 'brobnar', hand: ['ganger-chieftain'] }, { battleline: ['bumpsy'] }] })
    expect(alone.play('ganger-chieftain').idle).toBe(true)
  })

  test('grenade-snib takes two amber away as it is destroyed', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['grenade-snib'] },
        { battleline: ['troll'], amber: 3 },
      ],
    })
    t.fight('grenade-snib', 'troll')
    expect(t.seat(1).amber).toBe(1)
    expect(t.card('grenade-snib').zone).toBe('discard')
  })

  test('headhunter gains after a fight that it survives', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['headhunter'] }, { battleline: ['grenade-snib'] }] })
    expect(t.fight('headhunter', 'grenade-snib').seat(0).amber).toBe(1)
    const dead = table({ seats: [{ house: 'brobnar', battleline: ['headhunter'] }, { battleline: ['troll'] }] })
    expect(dead.fight('headhunter', 'troll').seat(0).amber).toBe(0)
  })

  test('hebe-the-huge hits every other undamaged creature', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['krump'], hand: ['hebe-the-huge'] },
        { battleline: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
      ],
    })
    t.play('hebe-the-huge', { left: true })
    expect(['krump', 'troll', 'bumpsy', 'hebe-the-huge'].map((id) => t.card(id).damage)).toEqual([2, 1, 2, 0])
  })

  test('kelifi-dragon needs seven amber to be played', () => {
    const poor = table({ seats: [{ house: 'brobnar', hand: ['kelifi-dragon'], amber: 6 }, {}] })
    expect(poor.can({ verb: 'play', card: 'kelifi-dragon' })).toBe(false)
    expect(poor.why({ verb: 'play', card: 'kelifi-dragon' })[0].rule).toBe('kf.cannot.1')
    const rich = table({ seats: [{ house: 'brobnar', hand: ['kelifi-dragon'], amber: 7 }, {}] })
    expect(rich.play('kelifi-dragon').card('kelifi-dragon').zone).toBe('battleline')
    const t = table({ seats: [{ house: 'brobnar', battleline: ['kelifi-dragon'] }, { battleline: ['krump'] }] })
    t.reap('kelifi-dragon').choose({ target: 'krump' })
    expect([t.seat(0).amber, t.card('krump').damage]).toEqual([2, 5])
  })

  test('king-of-the-crag weakens enemy brobnar creatures to death', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['king-of-the-crag'] },
        { battleline: ['grenade-snib', 'krump', { card: 'troll', house: 'dis' }], amber: 0 },
      ],
    })
    t.play('king-of-the-crag')
    expect(t.card('grenade-snib').zone).toBe('discard')
    expect([t.card('krump').power, t.card('troll').power]).toEqual([4, 8])
  })

  test('krump takes amber for a creature destroyed fighting it, on defense too', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['grenade-snib'], amber: 3 },
        { battleline: ['krump'], amber: 3 },
      ],
    })
    t.fight('grenade-snib', 'krump')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  })

  test('krump sees the destruction with all who look for one, before what follows the fight (kf.after.3, kf.fight.10)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['krump'], hand: ['warsong'] },
        { battleline: ['dextre'], artifacts: ['soul-snatcher'] },
      ],
    })
    t.play('warsong').fight('krump', 'dextre')
    // warsong pays after the fight, so it is not among them
    expect(t.options.map(({ card }) => t.card(card!).id).sort()).toEqual(['krump', 'soul-snatcher'])
    t.choose({ verb: 'order', card: 'soul-snatcher' })
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 0, true])
    const other = table({
      seats: [
        { house: 'brobnar', battleline: ['krump'] },
        { battleline: ['dextre'], artifacts: ['soul-snatcher'] },
      ],
    })
    other.fight('krump', 'dextre').choose({ verb: 'order', card: 'krump' })
    expect(other.seat(1).amber).toBe(1)
  })

  test('lomir-flamefist needs seven amber over there', () => {
    for (const [before, after] of [
      [7, 5],
      [6, 6],
    ]) {
      const t = table({ seats: [{ house: 'brobnar', hand: ['lomir-flamefist'] }, { amber: before }] })
      expect(t.play('lomir-flamefist').seat(1).amber).toBe(after)
    }
  })

  test('looter-goblin pays after reaping; the first attack on it deals nothing (kf.elusive.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['looter-goblin', 'troll'] }, { battleline: ['wardrummer', 'krump'] }] })
    t.reap('looter-goblin').fight('troll', 'wardrummer')
    expect(t.seat(0).amber).toBe(2)
    t.endTurn().house('brobnar').fight('krump', 'looter-goblin')
    expect([t.card('looter-goblin').damage, t.card('krump').damage]).toEqual([0, 0])
  })

  test('mugwump heals and grows when it defeats a creature', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [{ card: 'mugwump', damage: 1 }] }, { battleline: ['grenade-snib'] }] })
    t.fight('mugwump', 'grenade-snib')
    expect(t.card('mugwump')).toMatchObject({ damage: 0, power: 7, counters: { power: 1 } })
  })

  test('pingle-who-annoys hits enemies that enter', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['krump'] }, { battleline: ['pingle-who-annoys'] }] })
    expect(t.play('krump').card('krump').damage).toBe(1)
    const own = table({ seats: [{ house: 'brobnar', battleline: ['pingle-who-annoys'], hand: ['krump'] }, {}] })
    expect(own.play('krump', { right: true }).card('krump').damage).toBe(0)
  })

  test('rock-hurling-giant may throw when you discard a brobnar card in your turn', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['rock-hurling-giant'], hand: ['punch', 'anger'] }, { battleline: ['krump'] }],
    })
    t.discard('punch').yes()
    expect(t.targets).toEqual(['krump', 'rock-hurling-giant'])
    t.choose({ target: 'krump' })
    expect(t.card('krump').damage).toBe(4)
    t.discard('anger').no()
    expect(t.idle).toBe(true)
  })

  test('rogue-ogre heals and captures after a turn with exactly one card played', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: [{ card: 'rogue-ogre', damage: 3 }], hand: ['smith', 'anger'] }, { amber: 2 }],
    })
    t.play('smith').endTurn()
    expect(t.card('rogue-ogre')).toMatchObject({ damage: 1, amber: 1 })
    const none = table({ seats: [{ house: 'brobnar', battleline: [{ card: 'rogue-ogre', damage: 3 }] }, { amber: 2 }] })
    none.endTurn()
    expect(none.card('rogue-ogre')).toMatchObject({ damage: 3, amber: 0 })
  })

  test('smaaash stuns a creature, itself if it is alone', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['smaaash'] }, {}] })
    t.play('smaaash').choose({ target: 'smaaash' })
    expect(t.card('smaaash').stunned).toBe(true)
  })

  test('tireless-crocag is versatile, cannot reap, and dies without enemies', () => {
    const t = table({
      seats: [{ houses: ['brobnar', 'dis', 'mars'], house: 'dis', battleline: ['tireless-crocag'] }, { battleline: ['grenade-snib'] }],
    })
    expect(t.can({ verb: 'reap', card: 'tireless-crocag' })).toBe(false)
    t.fight('tireless-crocag', 'grenade-snib')
    expect(t.card('tireless-crocag').zone).toBe('discard')
    expect(t.idle).toBe(true)
  })

  test('troll heals three after reaping', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [{ card: 'troll', damage: 5 }] }, {}] })
    expect(t.reap('troll').card('troll').damage).toBe(2)
  })

  test('wardrummer takes the other friendly brobnar creatures back to hand', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['krump', { card: 'troll', house: 'dis' }, { card: 'valdr', warded: true }], hand: ['wardrummer'] },
        { battleline: ['bumpsy'] },
      ],
    })
    t.play('wardrummer', { right: true })
    expect(t.seat(0)).toMatchObject({ battleline: ['troll', 'valdr', 'wardrummer'], hand: ['krump'] })
    expect(t.card('valdr').warded).toBe(false)
  })
})

describe('upgrades', () => {
  test('blood-of-titans gives five power to any creature', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['krump'], hand: ['blood-of-titans'] }, { battleline: ['bumpsy'] }] })
    t.choose({ verb: 'play', card: 'blood-of-titans' })
    expect(t.targets).toEqual(['bumpsy', 'krump'])
    t.choose({ target: 'krump' })
    expect(t.card('krump')).toMatchObject({ power: 11, upgrades: ['blood-of-titans'] })
    expect(t.card('blood-of-titans')).toMatchObject({ zone: 'upgrade', host: 'krump' })
  })

  test('an upgrade cannot be played without a creature (kf.upgrade.6)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['blood-of-titans'] }, {}] })
    expect(t.can({ verb: 'play', card: 'blood-of-titans' })).toBe(false)
  })

  test('phoenix-heart: destroyed, the creature goes to hand and burns all', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: [{ card: 'grenade-snib', upgrades: ['phoenix-heart'] }, 'krump'] },
        { battleline: ['troll'], amber: 4 },
      ],
    })
    t.fight('grenade-snib', 'troll')
    // two destroyed abilities of one card: the active player orders them; leaving play drops the other (kf.destroyed.5)
    const ours = t.options.filter((option) => option.verb === 'order')
    expect(ours).toHaveLength(2)
    t.choose({ option: ours.find(({ text }) => text?.includes('Æmber'))?.option })
    expect(t.card('grenade-snib').zone).toBe('hand')
    expect(t.seat(1).amber).toBe(2)
    expect([t.card('krump').damage, t.card('troll').damage]).toEqual([3, 5])
    expect(t.card('phoenix-heart').zone).toBe('discard')
    expect(t.idle).toBe(true)
  })

  test('yo-mama-mastery heals and gives taunt', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: [{ card: 'krump', damage: 3 }, 'troll'], hand: ['yo-mama-mastery'] },
        { battleline: ['bumpsy'] },
      ],
    })
    t.play('yo-mama-mastery', { onto: 'krump' })
    expect(t.card('krump')).toMatchObject({ damage: 0, keywords: { taunt: 1 } })
    t.endTurn().house('brobnar').choose({ verb: 'fight', card: 'bumpsy' })
    expect(t.targets).toEqual(['krump'])
  })
})

describe('limits', () => {
  const brobnar = (own: ScenarioSeat, other: ScenarioSeat = {}) => table({ seats: [{ house: 'brobnar', ...own }, other] })

  test('lava-ball: a ward saves its creature alone, the splash goes on (kf.splash.1, kf.ward.2)', () => {
    const t = brobnar({ hand: ['lava-ball'] }, { battleline: ['krump', { card: 'troll', warded: true }, 'bumpsy'] })
    t.play('lava-ball').target('troll')
    expect(['krump', 'troll', 'bumpsy'].map((id) => t.card(id).damage)).toEqual([2, 0, 2])
    expect([t.card('troll').warded, t.idle]).toEqual([false, true])
    expect(brobnar({ hand: ['lava-ball'] }).play('lava-ball').idle).toBe(true)
  })

  test('loot-the-bodies: the controller counts, not the owner; one’s own creatures pay nothing, nor the next turn', () => {
    const t = brobnar(
      { hand: ['loot-the-bodies', 'punch', 'punch'], battleline: [{ card: 'dextre', owner: 1 }] },
      { battleline: [{ card: 'bumpsy', owner: 0, damage: 3 }] },
    )
    t.play('loot-the-bodies').play({ card: 'punch', copy: 1 }).target('bumpsy')
    expect(t.seat(0).amber).toBe(2)
    t.play({ card: 'punch', copy: 2 }).target('dextre')
    expect([t.seat(0).amber, t.idle]).toEqual([3, true])
    const later = table({
      seats: [
        { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
        { houses: ['dis'], battleline: ['dextre'] },
      ],
    })
    later.play('loot-the-bodies').endTurn().house('dis').endTurn().house('brobnar').play('punch').target('dextre')
    expect(later.seat(0).amber).toBe(1)
  })

  test('looter-goblin: what it promised lasts the turn, also when it is gone', () => {
    const t = brobnar({ battleline: ['looter-goblin', 'troll'], hand: ['punch'] }, { battleline: ['dextre'] })
    t.reap('looter-goblin').play('punch').target('looter-goblin').fight('troll', 'dextre')
    expect([t.seat(0).amber, t.card('looter-goblin').zone, t.idle]).toEqual([3, 'discard', true])
  })

  test('unguarded-camp: nothing without an excess; with a pool too small the active player says who captures', () => {
    const even = brobnar({ hand: ['unguarded-camp'], battleline: ['krump'] }, { battleline: ['troll'], amber: 3 })
    expect([even.play('unguarded-camp').idle, even.seat(1).amber]).toEqual([true, 3])
    const t = brobnar({ hand: ['unguarded-camp'], battleline: ['troll', 'krump'] }, { amber: 1 })
    t.play('unguarded-camp').choose({ targets: ['krump', 'troll'] })
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('krump')
    expect([t.card('krump').amber, t.card('troll').amber, t.seat(1).amber, t.idle]).toEqual([1, 0, 0, true])
  })

  test('tremor: on a flank one neighbor, on one’s own side too; without a creature nothing', () => {
    const t = brobnar({ hand: ['tremor'], battleline: ['krump', 'troll', 'valdr'] }, { battleline: ['bumpsy'] })
    t.play('tremor').target('krump')
    expect(['krump', 'troll', 'valdr', 'bumpsy'].map((id) => t.card(id).stunned)).toEqual([true, true, false, false])
    expect(brobnar({ hand: ['tremor'] }).play('tremor').idle).toBe(true)
  })

  test('autocannon and a play ability come at the same moment; a creature that is gone resolves none (kf.triggers.1, kf.ability.1)', () => {
    const cards = { house: 'dis', hand: ['restringuntus'], artifacts: ['autocannon'] } as const
    const t = table({ seats: [cards, {}] })
    t.play('restringuntus')
    expect(t.options.map(({ card }) => t.card(card!).id).sort()).toEqual(['autocannon', 'restringuntus'])
    t.choose({ verb: 'order', card: 'autocannon' })
    expect([t.card('restringuntus').zone, t.idle]).toEqual(['discard', true])
    const other = table({ seats: [cards, { houses: ['dis', 'mars'] }] })
    other.play('restringuntus').choose({ verb: 'order', card: 'restringuntus' }).house('mars')
    // it has left play again: the ban is over
    expect([other.card('restringuntus').zone, other.endTurn().can({ house: 'mars' })]).toEqual(['discard', true])
  })

  test('pile-of-skulls: the creature that captures is chosen each time, a friendly one; without one nothing is asked', () => {
    const t = brobnar(
      { artifacts: ['pile-of-skulls'], battleline: ['krump', 'troll'], hand: ['punch'] },
      { battleline: ['dextre'], amber: 2 },
    )
    t.play('punch').target('dextre')
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll')
    expect([t.card('troll').amber, t.seat(1).amber, t.idle]).toEqual([1, 1, true])
    const alone = brobnar({ artifacts: ['pile-of-skulls'], hand: ['punch'] }, { battleline: ['dextre'], amber: 2 })
    expect([alone.play('punch').target('dextre').idle, alone.seat(1).amber]).toEqual([true, 2])
  })

  test('screechbomb takes what there is (kf.lose.2), and works in a turn of any house (kf.omni.1)', () => {
    const t = table({ seats: [{ house: 'logos', artifacts: ['screechbomb'] }, { amber: 1 }] })
    t.omni('screechbomb')
    expect([t.seat(1).amber, t.seat(0).discard, t.idle]).toEqual([0, ['screechbomb'], true])
  })

  test('the-warchest: what dies before the fight or by another card does not count, friendly ones neither', () => {
    const t = brobnar(
      { artifacts: ['the-warchest'], battleline: ['firespitter', 'grenade-snib'], hand: ['punch'] },
      { battleline: [{ card: 'dextre', damage: 2 }, 'bumpsy', 'dust-imp', 'troll'] },
    )
    t.play('punch').target('dust-imp')
    // dextre dies before the fight, bumpsy in it
    t.set('bumpsy', { damage: 3 }).fight('firespitter', 'bumpsy').fight('grenade-snib', 'troll')
    const before = t.seat(0).amber
    expect(t.action('the-warchest').seat(0).amber - before).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('the-warchest: what assault destroys died before the fight (kf.assault.1)', () => {
    const set = (upgrades: string[]) =>
      brobnar({ artifacts: ['the-warchest'], battleline: [{ card: 'krump', upgrades }] }, { battleline: ['umbra'] })
    expect(set(['way-of-the-bear']).fight('krump', 'umbra').action('the-warchest').seat(0).amber).toBe(0)
    expect(set([]).fight('krump', 'umbra').action('the-warchest').seat(0).amber).toBe(1)
  })

  test('valdr: a lone creature is on a flank; attacked, valdr deals its power only (kf.flank.1)', () => {
    const t = brobnar({ battleline: ['valdr'] }, { battleline: ['kelifi-dragon'] })
    expect(t.fight('valdr', 'kelifi-dragon').card('kelifi-dragon').damage).toBe(8)
    const attacked = table({ active: 1, seats: [{ battleline: ['valdr'] }, { house: 'brobnar', battleline: ['kelifi-dragon'] }] })
    expect(attacked.fight('kelifi-dragon', 'valdr').card('kelifi-dragon').damage).toBe(6)
  })

  test('firespitter: a foe that dies before the fight leaves no fight (kf.fight.5)', () => {
    const t = brobnar({ battleline: ['firespitter'], hand: ['warsong'] }, { battleline: [{ card: 'krump', damage: 5 }] })
    t.play('warsong').fight('firespitter', 'krump')
    expect([t.card('krump').zone, t.card('firespitter').damage, t.card('firespitter').exhausted, t.seat(0).amber]).toEqual([
      'discard',
      0,
      true,
      0,
    ])
    expect(t.idle).toBe(true)
  })

  test('kelifi-dragon may burn itself; it deals the damage after a fight that it survives', () => {
    const t = brobnar({ battleline: ['kelifi-dragon'] }, { battleline: ['krump'] })
    t.fight('kelifi-dragon', 'krump')
    expect(t.targets).toEqual(['kelifi-dragon'])
    t.target('kelifi-dragon')
    expect([t.card('kelifi-dragon').damage, t.seat(0).amber, t.idle]).toEqual([11, 1, true])
  })

  test('mugwump that dies with its foe gets nothing (kf.fight.10)', () => {
    const t = brobnar({ battleline: ['mugwump'] }, { battleline: ['krump'], amber: 1 })
    t.fight('mugwump', 'krump')
    // nor does krump
    expect([t.card('mugwump').zone, t.card('krump').zone, t.seat(1).amber, t.idle]).toEqual(['discard', 'discard', 1, true])
  })

  test('rock-hurling-giant sees a discard forced by your own effect in your turn, none in the opponent’s (kf.discard.5)', () => {
    const t = table({
      seats: [{ house: 'logos', battleline: ['rock-hurling-giant'], hand: ['mother', 'sloppy-labwork', 'anger'] }, {}],
    })
    t.play('sloppy-labwork').target('mother').target('anger')
    expect(t.decision?.kind).toBe('may')
    expect(t.done().idle).toBe(true)
    const theirs = table({
      active: 1,
      seats: [
        { battleline: ['rock-hurling-giant'], hand: ['punch'] },
        { house: 'dis', hand: ['mind-barb'] },
      ],
    })
    expect(theirs.play('mind-barb').idle).toBe(true)
    expect(theirs.seat(0).discard).toEqual(['punch'])
  })

  test('rogue-ogre: two cards are too many', () => {
    const t = brobnar({ battleline: [{ card: 'rogue-ogre', damage: 3 }], hand: ['smith', 'bumpsy'] }, { amber: 3 })
    t.play('smith').play('bumpsy', { left: true }).endTurn()
    expect(t.card('rogue-ogre')).toMatchObject({ damage: 3, amber: 0 })
  })

  test('tireless-crocag dies at once when it enters against nobody; a ward only delays that (kf.ward.2)', () => {
    const t = brobnar({ hand: ['tireless-crocag'] })
    t.play('tireless-crocag')
    expect([t.card('tireless-crocag').zone, t.idle]).toEqual(['discard', true])
    const warded = brobnar({ battleline: [{ card: 'tireless-crocag', warded: true }], hand: ['punch'] }, { battleline: ['dextre'] })
    warded.play('punch').target('dextre')
    expect([warded.card('tireless-crocag').zone, warded.idle]).toEqual(['discard', true])
  })

  test('wardrummer returns a creature to its owner’s hand, and its amber to the opponent (kf.leaves.3, kf.leaves.5)', () => {
    const t = brobnar({ battleline: [{ card: 'krump', owner: 1, amber: 2 }], hand: ['wardrummer'] })
    t.play('wardrummer', { left: true })
    expect([t.seat(0).hand, t.seat(1).hand, t.seat(1).amber, t.seat(0).battleline, t.idle]).toEqual([
      [],
      ['krump'],
      2,
      ['wardrummer'],
      true,
    ])
  })

  test('phoenix-heart does nothing when a ward saves the creature; a creature that is not destroyed keeps it', () => {
    const t = brobnar(
      { battleline: [{ card: 'krump', warded: true, upgrades: ['phoenix-heart'] }], hand: ['coward-s-end'] },
      { battleline: ['troll'] },
    )
    t.play('coward-s-end')
    expect(t.card('krump')).toMatchObject({ zone: 'battleline', warded: false, upgrades: ['phoenix-heart'] })
    expect([t.card('troll').zone, t.idle]).toEqual(['discard', true])
  })

  test('brothers-in-battle names any house; stunned creatures do not lose the stun by it (kf.stun.5)', () => {
    const t = brobnar(
      { hand: ['brothers-in-battle'], battleline: ['dextre', { card: 'batdrone', stunned: true }] },
      { battleline: ['krump'] },
    )
    t.play('brothers-in-battle')
    expect(t.options.map(({ house }) => house)).toEqual([
      'brobnar',
      'dis',
      'ekwidon',
      'logos',
      'mars',
      'sanctum',
      'saurian',
      'shadows',
      'staralliance',
      'unfathomable',
      'untamed',
    ])
    t.house('logos')
    expect([t.can({ verb: 'fight', card: 'dextre' }), t.can({ card: 'batdrone' }), t.can({ verb: 'reap', card: 'dextre' })]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('iron-obelisk counts damaged friendly Brobnar creatures only, and lets go when they are healed', () => {
    const t = brobnar(
      { artifacts: ['iron-obelisk'], battleline: [{ card: 'troll', damage: 3 }, { card: 'dextre', damage: 1 }, 'krump'] },
      { battleline: [{ card: 'bumpsy', damage: 1 }] },
    )
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([6, 7])
    expect(t.reap('troll').seat(1).keyCost).toBe(6)
  })
})
