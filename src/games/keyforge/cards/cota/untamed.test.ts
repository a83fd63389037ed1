import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** House Untamed: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Untamed is active. */
const untamed = (mine: ScenarioSeat, theirs: ScenarioSeat = {}) => table({ seats: [{ house: 'untamed', ...mine }, theirs] })

/** Ends the turn of seat 0 and begins the main step of seat 1 with this house. */
const passTo = (t: ReturnType<typeof table>, house: 'brobnar' | 'shadows' | 'untamed') => t.endTurn().house(house)

describe('actions', () => {
  test('cooperative-hunting divides one damage for each friendly creature, and deals it together (kf.simultaneous.1)', () => {
    const t = untamed({ battleline: ['flaxia', 'dust-pixie', 'murmook'], hand: ['cooperative-hunting'] }, { battleline: ['bumpsy'] })
    t.play('cooperative-hunting')
    expect(t.targets).toEqual(['bumpsy', 'dust-pixie', 'flaxia', 'murmook'])
    t.target('dust-pixie').target('bumpsy')
    // nothing is dealt before all of it is divided
    expect([t.card('dust-pixie').zone, t.card('bumpsy').damage]).toEqual(['battleline', 0])
    t.target('bumpsy')
    expect([t.card('dust-pixie').zone, t.card('bumpsy').damage]).toEqual(['discard', 2])
    expect(t.idle).toBe(true)
    expect(untamed({ hand: ['cooperative-hunting'] }, { battleline: ['bumpsy'] }).play('cooperative-hunting').idle).toBe(true)
  })

  test('cooperative-hunting: the share of a creature is one damage, so that a ward stops all of it (kf.ward.2)', () => {
    const t = untamed(
      { battleline: ['flaxia', 'murmook'], hand: ['cooperative-hunting'] },
      { battleline: [{ card: 'bumpsy', warded: true }] },
    )
    t.play('cooperative-hunting').target('bumpsy').target('bumpsy')
    expect(t.card('bumpsy')).toMatchObject({ damage: 0, warded: false })
  })

  test('curiosity destroys Scientists only', () => {
    const t = untamed({ battleline: ['flaxia'], hand: ['curiosity'] }, { battleline: ['bumpsy', 'blypyp'] })
    t.play('curiosity')
    expect([t.card('flaxia').zone, t.card('bumpsy').zone, t.card('blypyp').zone]).toEqual(['battleline', 'battleline', 'discard'])
    expect(t.seat(0).amber).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('fertility-chant has four bonus amber and gives the opponent two', () => {
    const t = untamed({ hand: ['fertility-chant'] }).play('fertility-chant')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([4, 2])
    expect(t.idle).toBe(true)
  })

  test('fogbank keeps enemy creatures from fighting in their next turn only', () => {
    const t = untamed({ battleline: ['flaxia'], hand: ['fogbank'] }, { house: 'brobnar', battleline: ['bumpsy'] })
    t.play('fogbank')
    expect(t.can({ verb: 'fight', card: 'flaxia' })).toBe(true)
    passTo(t, 'brobnar')
    expect(t.can({ verb: 'fight', card: 'bumpsy' })).toBe(false)
    expect(t.can({ verb: 'reap', card: 'bumpsy' })).toBe(true)
    t.endTurn().house('untamed').endTurn().house('brobnar')
    expect(t.can({ verb: 'fight', card: 'bumpsy' })).toBe(true)
  })

  test('full-moon pays for each creature played afterwards, this turn', () => {
    const t = untamed({ hand: ['full-moon', 'flaxia', 'murmook', 'world-tree'] }, { house: 'brobnar', hand: ['krump'] })
    t.play('murmook').play('full-moon').play('world-tree')
    expect(t.seat(0).amber).toBe(0)
    t.choose({ verb: 'play', card: 'flaxia' }).choose({ place: 'left' })
    if (!t.idle) t.choose({ verb: 'order', card: 'flaxia' })
    // one for the moon, two for more creatures
    expect(t.seat(0).amber).toBe(3)
    passTo(t, 'brobnar').play('krump')
    expect(t.seat(0).amber).toBe(3)
  })

  test('grasping-vines returns up to three artifacts of either side, none if you like (kf.upto.1)', () => {
    const t = untamed({ artifacts: ['world-tree'], hand: ['grasping-vines'] }, { artifacts: ['cannon', 'autocannon', 'screechbomb'] })
    const start = t.save()
    t.play('grasping-vines')
    expect(t.targets).toEqual(['autocannon', 'cannon', 'screechbomb', 'world-tree'])
    expect(t.decision).toMatchObject({ min: 0, max: 3 })
    t.choose({ targets: ['world-tree', 'cannon', 'screechbomb'] })
    expect(t.seat(1)).toMatchObject({ artifacts: ['autocannon'] })
    expect(t.seat(1).hand.sort()).toEqual(['cannon', 'screechbomb'])
    expect(t.seat(0).hand).toEqual(['world-tree'])
    expect(t.idle).toBe(true)
    t.restore(start).play('grasping-vines').done()
    expect(t.seat(1).artifacts).toHaveLength(3)
  })

  test('key-charge lets you forge at current cost after losing one', () => {
    const t = untamed({ hand: ['key-charge'], amber: 7 })
    const start = t.save()
    t.play('key-charge').yes().choose({ color: 'red' })
    expect(t.seat(0)).toMatchObject({ amber: 0, keys: ['red'] })
    t.restore(start).play('key-charge').no()
    expect(t.seat(0)).toMatchObject({ amber: 6, keys: [] })
    // without enough for a key nothing is asked (kf.forge.8)
    const short = untamed({ hand: ['key-charge'], amber: 6 }).play('key-charge')
    expect(short.seat(0)).toMatchObject({ amber: 5, keys: [] })
    expect(short.idle).toBe(true)
    const poor = untamed({ hand: ['key-charge'] }).play('key-charge')
    expect(poor.idle).toBe(true)
  })

  test('key-charge wins with the third key (kf.win.1)', () => {
    const t = untamed({ hand: ['key-charge'], amber: 7, keys: ['red', 'blue'] })
    t.play('key-charge').yes().choose({ color: 'yellow' })
    expect(t.outcome).toBeDefined()
    expect(t.decision).toBeUndefined()
  })

  test('lifeweb steals two when the opponent played three creatures in the turn before', () => {
    const play = (cards: string[]) => {
      const t = table({
        active: 1,
        seats: [
          { houses: ['untamed'], hand: ['lifeweb'] },
          { house: 'brobnar', hand: cards, amber: 4 },
        ],
      })
      for (const card of cards) {
        t.choose({ verb: 'play', card })
        if (t.decision?.kind === 'flank') t.choose({ place: 'right' })
        if (t.decision?.kind === 'target') t.choose({ target: 'krump' })
      }
      t.endTurn().house('untamed').play('lifeweb')
      expect(t.idle).toBe(true)
      return [t.seat(0).amber, t.seat(1).amber]
    }
    expect(play(['krump', 'headhunter', 'troll'])).toEqual([3, 2])
    expect(play(['krump', 'headhunter', 'cannon'])).toEqual([1, 4])
  })

  test('lost-in-the-woods shuffles two of each side into their owners’ decks', () => {
    const t = untamed({ battleline: ['flaxia', 'murmook', 'teliga'], hand: ['lost-in-the-woods'] }, { battleline: ['bumpsy'] })
    t.play('lost-in-the-woods')
    expect(t.targets).toEqual(['flaxia', 'murmook', 'teliga'])
    t.choose({ targets: ['flaxia', 'teliga'] })
    expect(t.targets).toEqual(['bumpsy'])
    expect(t.card('flaxia').zone).toBe('battleline')
    t.target('bumpsy')
    expect(t.seat(0).battleline).toEqual(['murmook'])
    expect(t.seat(0).deck).toEqual(expect.arrayContaining(['flaxia', 'teliga']))
    expect(t.seat(1).deck).toContain('bumpsy')
    expect(t.idle).toBe(true)
  })

  test('mimicry is played as an action card of the opponent’s discard pile, bonus icons included', () => {
    const t = untamed({ hand: ['mimicry'] }, { discard: ['punch', 'krump', 'too-much-to-protect'], battleline: ['bumpsy'] })
    t.play('mimicry')
    expect(t.targets).toEqual(['punch', 'too-much-to-protect'])
    t.target('punch').target('bumpsy')
    expect(t.card('bumpsy').damage).toBe(3)
    expect(t.seat(0).amber).toBe(1)
    expect(t.card('mimicry')).toMatchObject({ id: 'mimicry', zone: 'discard', seat: 0 })
    expect(t.seat(1).discard).toEqual(['punch', 'krump', 'too-much-to-protect'])
    expect(t.idle).toBe(true)
    expect(untamed({ hand: ['mimicry'], discard: ['punch'] }, { discard: ['krump'] }).play('mimicry').idle).toBe(true)
  })

  test('mimicry as a copy of another Mimicry does nothing more', () => {
    const t = untamed({ hand: ['mimicry'] }, { discard: ['mimicry', 'fertility-chant'] })
    t.play({ card: 'mimicry', seat: 0 }).target({ card: 'mimicry', seat: 1 })
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, 0])
    expect(t.idle).toBe(true)
  })

  test('nature-s-call returns up to three creatures of either side', () => {
    const t = untamed({ battleline: ['flaxia'], hand: ['nature-s-call'] }, { battleline: ['bumpsy', { card: 'troll', warded: true }] })
    t.play('nature-s-call')
    expect(t.targets).toEqual(['bumpsy', 'flaxia', 'troll'])
    t.choose({ targets: ['bumpsy', 'troll'] })
    expect(t.seat(1)).toMatchObject({ hand: ['bumpsy'], battleline: ['troll'] })
    expect(t.card('troll').warded).toBe(false)
    expect(t.idle).toBe(true)
  })

  test('nocturnal-maneuver exhausts up to three creatures that are not exhausted yet (kf.exhaust.2)', () => {
    const t = untamed(
      { battleline: ['flaxia'], hand: ['nocturnal-maneuver'] },
      { battleline: ['bumpsy', 'troll', 'krump', { card: 'smaaash', exhausted: true }] },
    )
    t.play('nocturnal-maneuver')
    expect(t.targets).toEqual(['bumpsy', 'flaxia', 'krump', 'troll'])
    t.choose({ targets: ['bumpsy', 'krump'] })
    expect([t.card('bumpsy').exhausted, t.card('krump').exhausted, t.card('troll').exhausted]).toEqual([true, true, false])
    expect(t.idle).toBe(true)
  })

  test('perilous-wild destroys elusive creatures, also those that gained it', () => {
    const t = untamed(
      { battleline: ['dew-faerie', 'flaxia'], hand: ['perilous-wild'] },
      { battleline: ['urchin', { card: 'bumpsy', upgrades: ['ring-of-invisibility'] }, 'troll'] },
    )
    t.play('perilous-wild')
    expect(t.seat(0).battleline).toEqual(['flaxia'])
    expect(t.seat(1).battleline).toEqual(['troll'])
    expect(t.idle).toBe(true)
  })

  test('regrowth takes back a creature from your own discard pile', () => {
    const t = untamed({ hand: ['regrowth'], discard: ['flaxia', 'curiosity', 'murmook'] }, { discard: ['krump'] })
    t.play('regrowth')
    expect(t.targets).toEqual(['flaxia', 'murmook'])
    t.target('murmook')
    expect(t.seat(0).hand).toEqual(['murmook'])
    expect(t.idle).toBe(true)
    expect(untamed({ hand: ['regrowth'], discard: ['curiosity'] }).play('regrowth').idle).toBe(true)
  })

  test('save-the-pack destroys the damaged of both sides and gives a chain', () => {
    const t = untamed(
      { battleline: [{ card: 'flaxia', damage: 1 }, 'murmook'], hand: ['save-the-pack'] },
      {
        battleline: [
          { card: 'troll', damage: 1 },
          { card: 'krump', damage: 1, warded: true },
        ],
      },
    )
    t.play('save-the-pack')
    expect(t.seat(0)).toMatchObject({ battleline: ['murmook'], chains: 1 })
    expect(t.seat(1).battleline).toEqual(['krump'])
    expect(t.idle).toBe(true)
  })

  test('scout gives up to two friendly creatures skirmish and fights with them, one at a time', () => {
    const t = untamed(
      { battleline: ['flaxia', { card: 'murmook', exhausted: true }, 'teliga'], hand: ['scout'] },
      { battleline: ['bumpsy', 'wardrummer'] },
    )
    t.play('scout').choose({ targets: ['flaxia', 'teliga'] })
    t.choose({ verb: 'order', target: 'teliga' }).choose({ target: 'wardrummer' })
    expect(t.card('wardrummer').zone).toBe('discard')
    t.choose({ target: 'bumpsy' })
    expect(t.card('bumpsy').damage).toBe(4)
    expect([t.card('flaxia').damage, t.card('teliga').damage]).toEqual([0, 0])
    expect(t.card('flaxia')).toMatchObject({ exhausted: true, keywords: { skirmish: 1 } })
    expect(t.idle).toBe(true)
    t.endTurn()
    expect(t.card('flaxia').keywords).toEqual({})
  })

  test('scout: an exhausted creature does not fight, a stunned one loses its stun (kf.use.6, kf.stun.4)', () => {
    const t = untamed(
      {
        battleline: [
          { card: 'flaxia', exhausted: true },
          { card: 'teliga', stunned: true },
        ],
        hand: ['scout'],
      },
      { battleline: ['bumpsy'] },
    )
    t.play('scout')
      .choose({ targets: ['flaxia', 'teliga'] })
      .choose({ verb: 'order', target: 'flaxia' })
    expect(t.card('bumpsy').damage).toBe(0)
    expect(t.card('teliga')).toMatchObject({ stunned: false, exhausted: true })
    expect(t.idle).toBe(true)
  })

  test('stampede needs three creatures used this turn, a removed stun among them (kf.use.3)', () => {
    const t = untamed({ battleline: ['flaxia', { card: 'murmook', stunned: true }, 'teliga'], hand: ['stampede'] }, { amber: 3 })
    t.reap('flaxia').unstun('murmook')
    const two = t.save()
    t.reap('teliga').play('stampede')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([5, 1])
    t.restore(two).play('stampede')
    expect(t.seat(1).amber).toBe(3)
    t.restore(two).set('flaxia', { exhausted: false }).reap('flaxia').play('stampede')
    // the same creature twice is one creature
    expect(t.seat(1).amber).toBe(3)
    expect(t.idle).toBe(true)
  })

  test('the-common-cold deals one to each creature and may destroy each Mars creature', () => {
    const t = untamed(
      { battleline: ['flaxia', 'dust-pixie'], hand: ['the-common-cold'] },
      { battleline: [{ card: 'troll', house: 'mars' }, 'bumpsy'] },
    )
    const start = t.save()
    t.play('the-common-cold')
    expect(t.card('dust-pixie').zone).toBe('discard')
    expect([t.card('flaxia').damage, t.card('bumpsy').damage]).toEqual([1, 1])
    t.yes()
    expect(t.seat(1).battleline).toEqual(['bumpsy'])
    expect(t.idle).toBe(true)
    t.restore(start).play('the-common-cold').no()
    expect(t.card('troll').damage).toBe(1)
  })

  test('troop-call takes your Niffle creatures from play and from your discard pile', () => {
    const t = untamed(
      { battleline: ['niffle-ape', 'flaxia'], discard: ['niffle-queen', 'ancient-bear'], hand: ['troop-call'] },
      { battleline: ['niffle-ape'], discard: ['niffle-ape'] },
    )
    t.play('troop-call')
    expect(t.seat(0).hand.sort()).toEqual(['niffle-ape', 'niffle-queen'])
    expect(t.seat(0).battleline).toEqual(['flaxia'])
    expect(t.seat(1)).toMatchObject({ battleline: ['niffle-ape'], discard: ['niffle-ape'] })
    expect(t.idle).toBe(true)
  })

  test('vigor heals as much as you say and pays for three', () => {
    const t = untamed({ battleline: [{ card: 'ancient-bear', damage: 4 }], hand: ['vigor'] }, { battleline: ['bumpsy'] })
    const start = t.save()
    t.play('vigor')
    expect(t.targets).toEqual(['ancient-bear', 'bumpsy'])
    t.target('ancient-bear')
    expect(t.options.map((option) => option.amount)).toEqual([0, 1, 2, 3])
    t.choose({ amount: 3 })
    expect(t.card('ancient-bear').damage).toBe(1)
    expect(t.seat(0).amber).toBe(2)
    t.restore(start).play('vigor').target('ancient-bear').choose({ amount: 2 })
    expect(t.seat(0).amber).toBe(1)
    t.restore(start).play('vigor').target('bumpsy')
    expect(t.seat(0).amber).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('word-of-returning damages by amber and takes all of it, from the dead too (kf.leaves.3)', () => {
    const t = untamed(
      { battleline: [{ card: 'flaxia', amber: 2 }], hand: ['word-of-returning'] },
      {
        battleline: [
          { card: 'wardrummer', amber: 3 },
          { card: 'firespitter', amber: 2 },
          'bumpsy',
          { card: 'krump', amber: 1, warded: true },
        ],
      },
    )
    t.play('word-of-returning')
    expect(t.card('wardrummer').zone).toBe('discard')
    expect(t.card('firespitter')).toMatchObject({ damage: 1, amber: 0 })
    expect([t.card('bumpsy').damage, t.card('krump').damage, t.card('flaxia').damage]).toEqual([0, 0, 0])
    expect(t.card('flaxia').amber).toBe(2)
    expect(t.seat(0).amber).toBe(7)
    expect(t.idle).toBe(true)
  })
})

describe('artifacts', () => {
  test('bear-flute heals an Ancient Bear of either side when there is one', () => {
    const t = untamed(
      { artifacts: ['bear-flute'], deck: ['ancient-bear'] },
      {
        battleline: [
          { card: 'ancient-bear', damage: 4 },
          { card: 'krump', damage: 1 },
        ],
      },
    )
    t.action('bear-flute')
    expect(t.targets).toEqual(['ancient-bear'])
    t.choose({ target: { card: 'ancient-bear', seat: 1 } })
    expect(t.card({ card: 'ancient-bear', seat: 1 }).damage).toBe(0)
    expect(t.seat(0).deck).toEqual(['ancient-bear'])
    expect(t.idle).toBe(true)
  })

  test('bear-flute otherwise finds any number of them and shuffles the discard pile in (kf.search.2)', () => {
    const t = untamed(
      { artifacts: ['bear-flute'], deck: ['ancient-bear', 'flaxia', 'ancient-bear'], discard: ['ancient-bear', 'curiosity'] },
      { deck: ['ancient-bear'] },
    )
    const start = t.save()
    t.action('bear-flute')
    expect(t.targets).toEqual(['ancient-bear', 'ancient-bear', 'ancient-bear'])
    t.choose({
      targets: [
        { card: 'ancient-bear', seat: 0, copy: 1 },
        { card: 'ancient-bear', seat: 0, copy: 3 },
      ],
    })
    expect(t.seat(0).hand).toEqual(['ancient-bear', 'ancient-bear'])
    expect(t.seat(0).discard).toEqual([])
    expect(t.seat(0).deck.sort()).toEqual(['ancient-bear', 'curiosity', 'flaxia'])
    expect(t.idle).toBe(true)
    // finding nothing on purpose leaves the discard pile
    t.restore(start).action('bear-flute').done()
    expect(t.seat(0).discard).toEqual(['ancient-bear', 'curiosity'])
    expect(t.idle).toBe(true)
  })

  test('nepenthe-seed returns any card of your discard pile, itself too', () => {
    const t = table({ seats: [{ house: 'brobnar', artifacts: ['nepenthe-seed'], discard: ['punch'] }, { discard: ['krump'] }] })
    t.omni('nepenthe-seed')
    expect(t.targets).toEqual(['nepenthe-seed', 'punch'])
    t.target('punch')
    expect(t.seat(0)).toMatchObject({ hand: ['punch'], discard: ['nepenthe-seed'], artifacts: [] })
    expect(t.idle).toBe(true)
  })

  test('ritual-of-balance steals from six on', () => {
    const t = untamed({ artifacts: ['ritual-of-balance'] }, { amber: 6 }).action('ritual-of-balance')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 5])
    const few = untamed({ artifacts: ['ritual-of-balance'] }, { amber: 5 }).action('ritual-of-balance')
    expect(few.seat(1).amber).toBe(5)
    expect(few.idle).toBe(true)
  })

  test('ritual-of-the-hunt lets friendly Untamed creatures be used in any turn', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['flaxia', 'urchin'], artifacts: ['ritual-of-the-hunt'] }, { battleline: ['bumpsy'] }],
    })
    expect(t.can({ verb: 'reap', card: 'flaxia' })).toBe(false)
    t.omni('ritual-of-the-hunt')
    expect(t.seat(0).discard).toEqual(['ritual-of-the-hunt'])
    expect([
      t.can({ verb: 'reap', card: 'flaxia' }),
      t.can({ verb: 'fight', card: 'flaxia' }),
      t.can({ verb: 'reap', card: 'urchin' }),
    ]).toEqual([true, true, false])
    t.reap('flaxia')
    expect(t.idle).toBe(true)
  })

  test('world-tree puts a creature of your discard pile on top of your deck', () => {
    const t = untamed({ artifacts: ['world-tree'], discard: ['curiosity', 'flaxia'] }, { discard: ['krump'] })
    t.action('world-tree')
    expect(t.targets).toEqual(['flaxia'])
    t.target('flaxia')
    expect(t.seat(0).deck[0]).toBe('flaxia')
    expect(t.idle).toBe(true)
  })
})

describe('creatures', () => {
  test('ancient-bear deals two before the fight (kf.assault.1)', () => {
    const t = untamed({ battleline: ['ancient-bear'] }, { battleline: ['grenade-snib', 'troll'] })
    const start = t.save()
    t.fight('ancient-bear', 'grenade-snib')
    // the goblin is gone before it could strike back
    expect(t.card('ancient-bear').damage).toBe(0)
    t.restore(start).fight('ancient-bear', 'troll')
    expect([t.card('troll').damage, t.card('ancient-bear').zone]).toEqual([7, 'discard'])
    expect(t.idle).toBe(true)
  })

  test('bigtwig fights stunned creatures only; reaping stuns and exhausts', () => {
    const t = untamed({ battleline: ['bigtwig'] }, { battleline: ['bumpsy', { card: 'troll', stunned: true }] })
    const start = t.save()
    t.choose({ verb: 'fight', card: 'bigtwig' })
    expect(t.options.map((option) => option.target)).toEqual([t.find('troll')])
    t.target('troll')
    expect(t.card('troll').damage).toBe(7)
    t.restore(start).reap('bigtwig')
    expect(t.targets).toEqual(['bigtwig', 'bumpsy', 'troll'])
    t.target('bumpsy')
    expect(t.card('bumpsy')).toMatchObject({ stunned: true, exhausted: true })
    expect(t.idle).toBe(true)
    expect(untamed({ battleline: ['bigtwig'] }, { battleline: ['bumpsy'] }).can({ verb: 'fight', card: 'bigtwig' })).toBe(false)
  })

  test('witch-of-the-wilds allows one Untamed card in a turn of another house', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['witch-of-the-wilds'], hand: ['flaxia', 'murmook', 'krump', 'urchin'] }, {}],
    })
    expect([
      t.can({ verb: 'play', card: 'flaxia' }),
      t.can({ verb: 'play', card: 'urchin' }),
      t.can({ verb: 'discard', card: 'flaxia' }),
    ]).toEqual([true, false, false])
    t.play('murmook', { left: true })
    expect(t.can({ verb: 'play', card: 'flaxia' })).toBe(false)
    expect(t.can({ verb: 'play', card: 'krump' })).toBe(true)
    expect(t.idle).toBe(true)
  })

  test('briar-grubbling deals five to its attacker before the fight (kf.hazardous.1)', () => {
    const t = table({ active: 1, seats: [{ battleline: ['briar-grubbling'] }, { house: 'brobnar', battleline: ['bumpsy', 'krump'] }] })
    t.fight('bumpsy', 'briar-grubbling')
    expect(t.card('bumpsy').zone).toBe('discard')
    expect(t.card('briar-grubbling').damage).toBe(0)
    t.fight('krump', 'briar-grubbling')
    // five from hazardous and two in the fight
    expect([t.card('krump').zone, t.card('briar-grubbling').zone]).toEqual(['discard', 'discard'])
  })

  test('chota-hazri may forge at current cost after losing one', () => {
    const t = untamed({ hand: ['chota-hazri'], amber: 8 }, { battleline: ['murmook'] })
    t.play('chota-hazri').yes().choose({ color: 'blue' })
    expect(t.seat(0)).toMatchObject({ amber: 0, keys: ['blue'] })
    expect(t.idle).toBe(true)
    expect(
      untamed({ hand: ['chota-hazri'], amber: 3 })
        .play('chota-hazri')
        .seat(0).amber,
    ).toBe(2)
  })

  test('dew-faerie gains one more when reaping', () => {
    const t = untamed({ battleline: ['dew-faerie'] }).reap('dew-faerie')
    expect(t.seat(0).amber).toBe(2)
    expect(t.card('dew-faerie').keywords).toEqual({ elusive: 1 })
    expect(t.idle).toBe(true)
  })

  test('dust-pixie brings two bonus amber', () => {
    const t = untamed({ hand: ['dust-pixie'] }).play('dust-pixie')
    expect(t.seat(0).amber).toBe(2)
    expect(t.card('dust-pixie')).toMatchObject({ power: 1, exhausted: true })
  })

  test('flaxia gains two when you control more creatures, herself counted', () => {
    expect(
      untamed({ hand: ['flaxia'] })
        .play('flaxia')
        .seat(0).amber,
    ).toBe(2)
    expect(
      untamed({ hand: ['flaxia'] }, { battleline: ['bumpsy'] })
        .play('flaxia')
        .seat(0).amber,
    ).toBe(0)
  })

  test('fuzzy-gruen gives you two and the opponent one', () => {
    const t = untamed({ hand: ['fuzzy-gruen'] }).play('fuzzy-gruen')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([2, 1])
  })

  test('giant-sloth can only be used after an Untamed card was discarded from hand', () => {
    const t = untamed({ battleline: ['giant-sloth'], hand: ['curiosity'] }, { battleline: ['bumpsy'] })
    for (const verb of ['reap', 'fight', 'action']) expect(t.can({ verb, card: 'giant-sloth' })).toBe(false)
    expect(t.why({ verb: 'action', card: 'giant-sloth' })[0].card).toBe(t.find('giant-sloth'))
    t.discard('curiosity').action('giant-sloth')
    expect(t.seat(0).amber).toBe(3)
    expect(t.idle).toBe(true)
    const other = untamed({ battleline: ['giant-sloth', 'witch-of-the-wilds'], hand: [{ card: 'urchin', house: 'shadows' }] })
    expect(other.can({ verb: 'discard', card: 'urchin' })).toBe(false)
    const stunned = untamed({ battleline: [{ card: 'giant-sloth', stunned: true }] })
    expect(stunned.can({ verb: 'unstun', card: 'giant-sloth' })).toBe(false)
  })

  test('halacor gives friendly flank creatures skirmish', () => {
    const t = untamed({ battleline: ['flaxia', 'murmook', 'halacor'] }, { battleline: ['bumpsy'] })
    expect([t.card('flaxia').keywords, t.card('murmook').keywords, t.card('halacor').keywords, t.card('bumpsy').keywords]).toEqual([
      { skirmish: 1 },
      {},
      { skirmish: 1 },
      {},
    ])
    t.fight('flaxia', 'bumpsy')
    expect(t.card('flaxia').damage).toBe(0)
  })

  test('inka-the-spider stuns when played and after reaping; her poison kills', () => {
    const t = untamed({ hand: ['inka-the-spider'] }, { battleline: ['bumpsy', { card: 'troll', stunned: true }] })
    t.play('inka-the-spider')
    expect(t.targets).toEqual(['bumpsy', 'inka-the-spider', 'troll'])
    t.target('bumpsy')
    expect(t.card('bumpsy').stunned).toBe(true)
    expect(t.idle).toBe(true)
    const fight = untamed({ battleline: ['inka-the-spider'] }, { battleline: ['troll'] }).fight('inka-the-spider', 'troll')
    expect([fight.card('troll').zone, fight.card('inka-the-spider').zone]).toEqual(['discard', 'discard'])
    const reap = untamed({ battleline: ['inka-the-spider'] }, { battleline: ['troll'] })
      .reap('inka-the-spider')
      .target('troll')
    expect(reap.card('troll').stunned).toBe(true)
  })

  test('kindrith-longshot deals two after reaping', () => {
    const t = untamed({ battleline: ['kindrith-longshot'] }, { battleline: ['firespitter'] })
    t.reap('kindrith-longshot')
    expect(t.targets).toEqual(['firespitter', 'kindrith-longshot'])
    t.target('firespitter')
    expect(t.card('firespitter').damage).toBe(1)
    expect(t.card('kindrith-longshot').keywords).toEqual({ elusive: 1, skirmish: 1 })
    expect(t.idle).toBe(true)
  })

  test('snufflegator takes no damage when it attacks, but does when it is attacked (kf.skirmish.1)', () => {
    const t = untamed({ battleline: ['snufflegator'] }, { house: 'brobnar', battleline: ['wardrummer', 'headhunter'] })
    t.fight('snufflegator', 'wardrummer')
    expect(t.card('snufflegator').damage).toBe(0)
    passTo(t, 'brobnar').fight('headhunter', 'snufflegator')
    expect(t.card('snufflegator').zone).toBe('discard')
  })

  test('lupo-the-scarred deals two to an enemy creature when played', () => {
    const t = untamed({ battleline: ['flaxia'], hand: ['lupo-the-scarred'] }, { battleline: ['bumpsy', 'troll'] })
    t.play('lupo-the-scarred', { left: true })
    expect(t.targets).toEqual(['bumpsy', 'troll'])
    t.target('troll')
    expect(t.card('troll').damage).toBe(2)
    expect(t.card('lupo-the-scarred').keywords).toEqual({ skirmish: 1 })
    expect(untamed({ hand: ['lupo-the-scarred'] }).play('lupo-the-scarred').idle).toBe(true)
  })

  test('mighty-tiger deals four to an enemy creature when played', () => {
    const t = untamed({ hand: ['mighty-tiger'] }, { battleline: ['bumpsy', { card: 'krump', warded: true }] })
    t.play('mighty-tiger')
    expect(t.targets).toEqual(['bumpsy', 'krump'])
    t.target('krump')
    expect(t.card('krump')).toMatchObject({ damage: 0, warded: false })
    expect(t.idle).toBe(true)
  })

  test('murmook makes the opponent’s keys dearer, each one', () => {
    const t = untamed({ battleline: ['murmook', 'murmook'] }, { battleline: ['murmook'] })
    expect([t.seat(0).keyCost, t.seat(1).keyCost]).toEqual([7, 8])
  })

  test('mushroom-man has three more power for each unforged key', () => {
    expect(untamed({ battleline: ['mushroom-man'] }).card('mushroom-man').power).toBe(11)
    const t = untamed({ battleline: ['mushroom-man'], keys: ['red', 'blue'] }, { keys: [] })
    expect(t.card('mushroom-man').power).toBe(5)
    t.setKeys(0, ['red', 'blue']).set('mushroom-man', { damage: 4 })
    expect(t.card('mushroom-man').zone).toBe('battleline')
  })

  test('niffle-ape ignores taunt and elusive when attacking (kf.taunt.1, kf.elusive.1)', () => {
    const theirs = { battleline: [{ card: 'krump', upgrades: ['yo-mama-mastery'] }, 'urchin'] }
    const t = untamed({ battleline: ['niffle-ape', 'flaxia'] }, theirs)
    t.choose({ verb: 'fight', card: 'flaxia' })
    expect(t.options.map((option) => option.target)).toEqual([t.find('krump')])
    const ape = untamed({ battleline: ['niffle-ape', 'flaxia'] }, theirs).fight('niffle-ape', 'urchin')
    expect(ape.card('urchin').zone).toBe('discard')
    expect(ape.idle).toBe(true)
  })

  test('niffle-queen strengthens other friendly Beasts and Niffles, those that are both twice', () => {
    const t = untamed({ battleline: ['niffle-queen', 'niffle-ape', 'murmook', 'flaxia'] }, { battleline: ['niffle-ape'] })
    expect(['niffle-queen', 'murmook', 'flaxia'].map((id) => t.card(id).power)).toEqual([6, 4, 4])
    expect([t.card({ card: 'niffle-ape', seat: 0 }).power, t.card({ card: 'niffle-ape', seat: 1 }).power]).toEqual([5, 3])
  })

  test('niffle-queen leaving play takes her strength away, which can destroy (kf.damage.1)', () => {
    const t = untamed({ battleline: ['niffle-queen', { card: 'murmook', damage: 3 }], hand: ['nature-s-call'] })
    t.play('nature-s-call').choose({ targets: ['niffle-queen'] })
    expect(t.card('murmook').zone).toBe('discard')
    expect(t.idle).toBe(true)
  })

  test('piranha-monkeys deal two to each other creature, when played and after reaping', () => {
    const t = untamed({ battleline: ['flaxia'], hand: ['piranha-monkeys'] }, { battleline: ['bumpsy', 'grenade-snib'], amber: 0 })
    t.play('piranha-monkeys', { right: true })
    expect([t.card('flaxia').damage, t.card('bumpsy').damage, t.card('piranha-monkeys').damage]).toEqual([2, 2, 0])
    expect(t.card('grenade-snib').zone).toBe('discard')
    t.set('piranha-monkeys', { exhausted: false }).reap('piranha-monkeys')
    expect([t.card('flaxia').zone, t.card('bumpsy').damage]).toEqual(['discard', 4])
    expect(t.idle).toBe(true)
  })

  test('teliga gains when the opponent plays a creature', () => {
    const t = table({
      active: 1,
      seats: [
        { battleline: ['teliga'], hand: [] },
        { house: 'brobnar', hand: ['krump', 'cannon'] },
      ],
    })
    t.play('krump').play('cannon')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 0])
    const own = untamed({ battleline: ['teliga'], hand: ['murmook'] }).play('murmook', { left: true })
    expect(own.seat(0).amber).toBe(0)
    expect(own.idle).toBe(true)
  })

  test('hunting-witch gains for another creature that you play, not for herself', () => {
    const t = untamed({ hand: ['hunting-witch', 'murmook', 'world-tree'] }, { house: 'brobnar', hand: ['krump'] })
    t.play('hunting-witch')
    expect(t.seat(0).amber).toBe(0)
    t.play('murmook', { left: true }).play('world-tree')
    expect(t.seat(0).amber).toBe(1)
    passTo(t, 'brobnar').play('krump')
    expect(t.seat(0).amber).toBe(1)
  })

  test('witch-of-the-eye returns any card of your discard pile after reaping', () => {
    const t = untamed({ battleline: ['witch-of-the-eye'], discard: ['curiosity', 'flaxia'] }, { discard: ['krump'] })
    t.reap('witch-of-the-eye')
    expect(t.targets).toEqual(['curiosity', 'flaxia'])
    t.target('curiosity')
    expect(t.seat(0)).toMatchObject({ hand: ['curiosity'], discard: ['flaxia'], amber: 1 })
    expect(t.idle).toBe(true)
  })
})

describe('upgrades', () => {
  test('way-of-the-bear gives assault two, which adds up (kf.keywords.2)', () => {
    const t = untamed({ battleline: ['ancient-bear'], hand: ['way-of-the-bear'] }, { battleline: ['troll'] })
    t.play('way-of-the-bear', { onto: 'ancient-bear' })
    expect(t.card('ancient-bear').keywords).toEqual({ assault: 4 })
    t.fight('ancient-bear', 'troll')
    // four before the fight, five in it
    expect([t.card('troll').zone, t.card('ancient-bear').zone]).toEqual(['discard', 'discard'])
    expect(t.seat(0).amber).toBe(1)
    expect(t.idle).toBe(true)
  })

  test('way-of-the-wolf gives skirmish to the creature it is on, and goes when the creature goes (kf.upgrade.4)', () => {
    const t = untamed({ battleline: ['flaxia'], hand: ['way-of-the-wolf', 'nature-s-call'] }, { battleline: ['bumpsy'] })
    t.play('way-of-the-wolf', { onto: 'flaxia' }).fight('flaxia', 'bumpsy')
    expect(t.card('flaxia').damage).toBe(0)
    t.play('nature-s-call').choose({ targets: ['flaxia'] })
    expect(t.card('way-of-the-wolf').zone).toBe('discard')
    expect(t.idle).toBe(true)
  })
})

describe('limits', () => {
  test('bigtwig cannot reach a stunned creature behind a taunt, and without a stunned one it does not fight (kf.taunt.1)', () => {
    const t = untamed(
      { battleline: ['bigtwig'] },
      { battleline: [{ card: 'krump', stunned: true }, 'champion-anaphiel', 'troll', { card: 'bumpsy', stunned: true }] },
    )
    t.choose({ verb: 'fight', card: 'bigtwig' })
    expect(t.targets).toEqual(['bumpsy'])
    const none = untamed({ battleline: ['bigtwig'] }, { battleline: ['krump'] })
    expect(none.can({ verb: 'fight', card: 'bigtwig' })).toBe(false)
    expect(none.why({ verb: 'fight', card: 'bigtwig' })[0].rule).toBe('kf.fight.2')
    none.reap('bigtwig')
    expect(none.targets).toEqual(['bigtwig', 'krump'])
  })

  test('witch-of-the-wilds: each of two allows a card, and none in a turn of Untamed more than any', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['witch-of-the-wilds', 'witch-of-the-wilds'], hand: ['dust-pixie', 'murmook', 'dew-faerie'] },
        {},
      ],
    })
    t.play('dust-pixie', { left: true }).play('murmook', { left: true })
    expect(t.can({ verb: 'play', card: 'dew-faerie' })).toBe(false)
    expect(t.can({ verb: 'discard', card: 'dew-faerie' })).toBe(false)
  })

  test('giant-sloth is freed by a discard that an effect forces, of an Untamed card only (kf.discard.5)', () => {
    const t = untamed({
      battleline: ['giant-sloth'],
      artifacts: [{ card: 'feeding-pit', house: 'untamed' }],
      hand: ['dust-pixie', 'krump'],
    })
    const before = t.save()
    t.action('feeding-pit').target('krump')
    expect(t.can({ verb: 'reap', card: 'giant-sloth' })).toBe(false)
    t.restore(before).action('feeding-pit').target('dust-pixie')
    expect(t.action('giant-sloth').seat(0).amber).toBe(4)
  })

  test('mimicry finds action cards only; as routine-job it counts those in your own pile; with none it is just played', () => {
    const t = untamed(
      { hand: ['mimicry'], discard: ['routine-job'] },
      { discard: ['krump', 'routine-job', 'routine-job', 'cannon'], amber: 4 },
    )
    t.play('mimicry')
    expect(t.targets).toEqual(['routine-job', 'routine-job'])
    t.target({ card: 'routine-job', seat: 1, copy: 1 })
    expect([t.seat(0).amber, t.seat(1).amber, t.seat(0).discard]).toEqual([2, 2, ['mimicry', 'routine-job']])
    expect(
      untamed({ hand: ['mimicry'] }, { discard: ['krump'] })
        .play('mimicry')
        .seat(0).discard,
    ).toEqual(['mimicry'])
  })

  test('lost-in-the-woods takes what there is on each side (kf.upto.2)', () => {
    const t = untamed(
      { hand: ['lost-in-the-woods'], battleline: ['murmook'] },
      { battleline: ['krump', 'troll', { card: 'bumpsy', amber: 2 }] },
    )
    t.play('lost-in-the-woods').target('murmook').target('bumpsy').target('krump')
    expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).amber, t.idle]).toEqual([[], ['troll'], 3, true])
    expect(untamed({ hand: ['lost-in-the-woods'] }).play('lost-in-the-woods').idle).toBe(true)
  })

  test('word-of-returning: the amber comes also from a creature whose ward stopped the damage; Ether Spider takes it on the way', () => {
    const t = untamed({ hand: ['word-of-returning'] }, { battleline: [{ card: 'troll', amber: 2, warded: true }, 'bumpsy'] })
    t.play('word-of-returning')
    expect(t.card('troll')).toMatchObject({ amber: 0, damage: 0, warded: false })
    expect([t.seat(0).amber, t.card('bumpsy').damage]).toEqual([3, 0])
    const spider = untamed({ hand: ['word-of-returning'] }, { battleline: [{ card: 'troll', amber: 2 }, 'ether-spider'] })
    spider.play('word-of-returning')
    expect([spider.seat(0).amber, spider.card('ether-spider').amber, spider.card('troll').damage]).toEqual([0, 3, 2])
  })

  test('whoever looks at the play of a creature resolves in one window, whosever it is (kf.triggers.1)', () => {
    const t = untamed({ battleline: ['hunting-witch'], hand: ['full-moon', 'flaxia'] }, { battleline: ['teliga'] })
    t.play('full-moon').play('flaxia', { left: true })
    expect(t.decision).toMatchObject({ kind: 'order', seat: 0 })
    expect(t.options.map(({ card }) => t.card(card as number).id)).toEqual(['flaxia', 'hunting-witch', 'teliga', 'full-moon'])
    t.choose({ card: 'teliga' }).choose({ card: 'flaxia' }).choose({ card: 'full-moon' })
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([4, 1, true])
  })

  test('chota-hazri and key-charge ask only when the key can be paid, at its current cost (kf.forge.8)', () => {
    for (const [amber, kind] of [
      [7, 'main'],
      [8, 'may'],
    ] as const) {
      const t = untamed({ hand: ['chota-hazri'], amber }, { battleline: ['murmook'] })
      expect(t.play('chota-hazri').decision?.kind).toBe(kind)
      expect(t.seat(0).amber).toBe(amber - 1)
    }
    const poor = untamed({ hand: ['key-charge'] })
    expect([poor.play('key-charge').idle, poor.seat(0).amber]).toEqual([true, 0])
  })

  test('effects that find nothing leave nothing pending', () => {
    for (const id of [
      'regrowth',
      'troop-call',
      'scout',
      'vigor',
      'nature-s-call',
      'grasping-vines',
      'nocturnal-maneuver',
      'the-common-cold',
      'save-the-pack',
    ]) {
      const t = untamed({ hand: [id] }, { discard: ['krump'] })
      expect([id, t.play(id).idle, t.seat(0).discard]).toEqual([id, true, [id]])
    }
    const undamaged = untamed({ hand: ['vigor'], battleline: ['murmook'] })
      .play('vigor')
      .target('murmook')
    expect([undamaged.idle, undamaged.seat(0).amber]).toEqual([true, 1])
  })

  test('creatures that must hit an enemy hit none when there is none, and may not hit their own side', () => {
    for (const id of ['mighty-tiger', 'lupo-the-scarred']) {
      expect(untamed({ hand: [id], battleline: ['murmook'] }).play(id, { left: true }).idle).toBe(true)
      const t = untamed({ hand: [id], battleline: ['murmook'] }, { battleline: ['krump', 'troll'] }).play(id, { left: true })
      expect(t.targets).toEqual(['krump', 'troll'])
    }
  })

  test('inka-the-spider and kindrith-longshot may choose any creature, themselves too', () => {
    const t = untamed({ hand: ['inka-the-spider'], battleline: ['kindrith-longshot'] }, { battleline: ['krump'] })
    t.play('inka-the-spider', { left: true })
    expect(t.targets).toEqual(['inka-the-spider', 'kindrith-longshot', 'krump'])
    t.target('krump').reap('kindrith-longshot')
    expect(t.targets).toEqual(['inka-the-spider', 'kindrith-longshot', 'krump'])
    expect(t.target('krump').idle).toBe(true)
  })
})
