import { describe, expect, test } from 'vitest'
import { table } from '../../scenario/index.ts'

/** House Sanctum: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Sanctum is active unless said. */

describe('actions', () => {
  test('begone destroys every creature of the house Dis, or gains one', () => {
    const seats = () =>
      [
        { house: 'sanctum', battleline: [{ card: 'krump', house: 'dis' }, 'sequis'], hand: ['begone'] },
        { battleline: [{ card: 'troll', house: 'dis' }, 'bumpsy'] },
      ] as const
    const t = table({ seats: seats() })
    t.play('begone').choose({ mode: 0 })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).amber]).toEqual([['sequis'], ['bumpsy'], 0])
    const gain = table({ seats: seats() })
    expect(gain.play('begone').choose({ mode: 1 }).seat(0).amber).toBe(1)
    expect(gain.seat(1).battleline).toEqual(['troll', 'bumpsy'])
    expect(gain.idle).toBe(true)
  })

  test('blinding-light stuns every creature of the chosen house, on both sides', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['krump', 'sequis'], hand: ['blinding-light'] }, { battleline: ['troll', 'zorg'] }],
    })
    t.play('blinding-light').house('brobnar')
    expect(['krump', 'sequis', 'troll', 'zorg'].map((id) => t.card(id).stunned)).toEqual([true, false, true, false])
    expect(t.idle).toBe(true)
  })

  test('charge gives each creature played this turn a play ability', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['krump'], hand: ['charge', 'sequis', 'raiding-knight', 'round-table'] },
        { battleline: ['troll', 'bumpsy'], amber: 2 },
      ],
    })
    t.play('charge').play('sequis', { right: true })
    expect(t.targets).toEqual(['bumpsy', 'troll'])
    t.choose({ target: 'troll' })
    expect(t.play('round-table').idle).toBe(true)
    // with its own play ability the order is the player's (kf.triggers.1)
    t.play('raiding-knight', { right: true }).choose({ option: t.options[0].option })
    while (!t.idle) t.choose({ target: 'troll' })
    expect([t.card('troll').damage, t.card('raiding-knight').amber]).toEqual([4, 1])
  })

  test('charge without an enemy creature does nothing', () => {
    const t = table({ seats: [{ house: 'sanctum', hand: ['charge', 'sequis'] }, {}] })
    expect(t.play('charge').play('sequis').idle).toBe(true)
  })

  test('cleansing-wave heals one from each creature and gains one for each healed (kf.heal.2)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: [{ card: 'sequis', damage: 1 }, 'krump'], hand: ['cleansing-wave'] },
        { battleline: [{ card: 'troll', damage: 3 }, 'bumpsy'] },
      ],
    })
    t.play('cleansing-wave')
    expect([t.card('sequis').damage, t.card('troll').damage, t.seat(0).amber]).toEqual([0, 2, 2])
  })

  test('clear-mind unstuns friendly creatures only', () => {
    const t = table({
      seats: [
        {
          house: 'sanctum',
          battleline: [
            { card: 'sequis', stunned: true },
            { card: 'krump', stunned: true },
          ],
          hand: ['clear-mind'],
        },
        { battleline: [{ card: 'troll', stunned: true }] },
      ],
    })
    t.play('clear-mind')
    expect(['sequis', 'krump', 'troll'].map((id) => t.card(id).stunned)).toEqual([false, false, true])
    expect(t.card('sequis').exhausted).toBe(false)
  })

  test('doorstep-to-heaven leaves five to each player with six or more', () => {
    for (const [own, theirs, left] of [
      [9, 6, [5, 5]],
      [2, 12, [3, 5]],
      [5, 5, [5, 5]],
    ] as const) {
      const t = table({ seats: [{ house: 'sanctum', hand: ['doorstep-to-heaven'], amber: own }, { amber: theirs }] })
      t.play('doorstep-to-heaven')
      expect([t.seat(0).amber, t.seat(1).amber]).toEqual(left)
    }
  })

  test('glorious-few gains one for each creature that the opponent has more', () => {
    for (const [battleline, amber] of [
      [['krump', 'troll', 'bumpsy'], 2],
      [['krump'], 0],
      [[], 0],
    ] as const) {
      const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis'], hand: ['glorious-few'] }, { battleline }] })
      expect(t.play('glorious-few').seat(0).amber).toBe(amber)
    }
  })

  test('honorable-claim: each friendly Knight captures one', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', 'krump', 'bulwark'], hand: ['honorable-claim'] },
        { battleline: ['francus'], amber: 5 },
      ],
    })
    t.play('honorable-claim')
    expect(['sequis', 'krump', 'bulwark', 'francus'].map((id) => t.card(id).amber)).toEqual([1, 0, 1, 0])
    expect(t.seat(1).amber).toBe(3)
    expect(t.idle).toBe(true)
  })

  test('honorable-claim with too little amber: the active player says which Knights capture (kf.capture.3)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['sequis', 'bulwark', 'francus'], hand: ['honorable-claim'] }, { amber: 2 }],
    })
    t.play('honorable-claim')
    expect(t.targets).toEqual(['bulwark', 'francus', 'sequis'])
    t.choose({ target: 'francus' })
    expect(t.targets).toEqual(['bulwark', 'sequis'])
    t.choose({ target: 'sequis' })
    expect(['sequis', 'bulwark', 'francus'].map((id) => t.card(id).amber)).toEqual([1, 0, 1])
    expect(t.idle).toBe(true)
    const none = table({ seats: [{ house: 'sanctum', battleline: ['sequis', 'bulwark'], hand: ['honorable-claim'] }, {}] })
    expect(none.play('honorable-claim').idle).toBe(true)
  })

  test('inspiration readies and uses a friendly creature of any house (kf.use.5)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', { card: 'krump', exhausted: true }], hand: ['inspiration'] },
        { battleline: ['bumpsy'] },
      ],
    })
    t.play('inspiration')
    expect(t.targets).toEqual(['krump', 'sequis'])
    t.choose({ target: 'krump' })
    expect([t.can({ verb: 'reap' }), t.can({ verb: 'fight' }), t.can({ verb: 'action' })]).toEqual([true, true, false])
    t.choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.card('krump').exhausted]).toEqual([1, true])
    expect(t.idle).toBe(true)
  })

  test('inspiration on a stunned creature removes the stun (kf.stun.4)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: [{ card: 'krump', exhausted: true, stunned: true }], hand: ['inspiration'] }, {}],
    })
    t.play('inspiration').choose({ target: 'krump' }).choose({ verb: 'unstun' })
    expect(t.card('krump')).toMatchObject({ stunned: false, exhausted: true })
  })

  test('mighty-lance hits a creature and one neighbor of it, also when the first is destroyed', () => {
    const t = table({ seats: [{ house: 'sanctum', hand: ['mighty-lance'] }, { battleline: ['krump', 'grenade-snib', 'troll', 'bumpsy'] }] })
    t.play('mighty-lance').choose({ target: 'grenade-snib' })
    expect(t.targets).toEqual(['krump', 'troll'])
    t.choose({ target: 'troll' })
    expect([t.card('grenade-snib').zone, t.card('troll').damage, t.card('krump').damage]).toEqual(['discard', 3, 0])
    expect(t.idle).toBe(true)
    // both are chosen before any damage is dealt, and hit at once (kf.simultaneous.1): what heals one comes too late
    const martyr = table({
      seats: [{ house: 'sanctum', hand: ['mighty-lance'] }, { battleline: ['duma-the-martyr', { card: 'krump', damage: 3 }] }],
    })
    martyr.play('mighty-lance').choose({ target: 'duma-the-martyr' })
    expect(martyr.card('duma-the-martyr').damage).toBe(0)
    martyr.choose({ target: 'krump' })
    expect(martyr.seat(1).discard.sort()).toEqual(['duma-the-martyr', 'krump'])
    const alone = table({ seats: [{ house: 'sanctum', hand: ['mighty-lance'] }, { battleline: ['krump'] }] })
    expect(alone.play('mighty-lance').choose({ target: 'krump' }).idle).toBe(true)
    expect(alone.card('krump').damage).toBe(3)
  })

  test('oath-of-poverty destroys the own artifacts for two amber each', () => {
    const t = table({
      seats: [{ house: 'sanctum', artifacts: ['cannon', 'round-table'], hand: ['oath-of-poverty'] }, { artifacts: ['commpod'] }],
    })
    t.play('oath-of-poverty')
    expect(t.seat(0)).toMatchObject({ artifacts: [], amber: 5 })
    expect(t.seat(1).artifacts).toEqual(['commpod'])
    const none = table({ seats: [{ house: 'sanctum', hand: ['oath-of-poverty'] }, {}] })
    expect(none.play('oath-of-poverty').seat(0).amber).toBe(1)
  })

  test('one-stood-against-many fights three different creatures', () => {
    const t = table({
      seats: [
        {
          house: 'sanctum',
          battleline: [{ card: 'troll', exhausted: true, counters: { power: 20 } }, 'sequis'],
          hand: ['one-stood-against-many'],
        },
        { battleline: ['looter-goblin', 'krump', 'bumpsy', 'smaaash'] },
      ],
    })
    t.play('one-stood-against-many').choose({ target: 'troll' })
    // elusive: it survives, but it cannot be fought again (kf.elusive.1)
    t.choose({ target: 'looter-goblin' })
    expect(t.targets).toEqual(['bumpsy', 'krump', 'smaaash'])
    t.choose({ target: 'krump' })
    expect(t.targets).toEqual(['bumpsy', 'smaaash'])
    t.choose({ target: 'bumpsy' })
    expect(t.seat(1).battleline).toEqual(['looter-goblin', 'smaaash'])
    expect(t.card('troll')).toMatchObject({ exhausted: true, damage: 11 })
    expect(t.idle).toBe(true)
  })

  test('one-stood-against-many with nobody left to fight only readies (kf.ready.4)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: [{ card: 'troll', exhausted: true }], hand: ['one-stood-against-many'] },
        { battleline: ['looter-goblin'] },
      ],
    })
    t.play('one-stood-against-many').choose({ target: 'troll' }).choose({ target: 'looter-goblin' })
    expect(t.idle).toBe(true)
    expect(t.card('troll').exhausted).toBe(false)
  })

  test('one-stood-against-many: a stun costs one of the three times, and an earlier foe may be fought (kf.stun.4)', () => {
    const t = table({
      seats: [
        {
          house: 'sanctum',
          battleline: ['troll', { card: 'francus', stunned: true, counters: { power: 20 } }],
          hand: ['one-stood-against-many'],
        },
        { battleline: [{ card: 'tireless-crocag', counters: { power: 9 } }, 'krump'] },
      ],
    })
    t.set('troll', { house: 'sanctum' }).fight('troll', 'tireless-crocag')
    t.play('one-stood-against-many').choose({ target: 'francus' })
    expect(t.card('francus').stunned).toBe(false)
    expect(t.targets).toEqual(['krump', 'tireless-crocag'])
    t.choose({ target: 'tireless-crocag' }).choose({ target: 'krump' })
    expect(t.idle).toBe(true)
  })

  test('radiant-truth stuns enemy creatures that are not on a flank (kf.flank.1)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', 'bulwark', 'francus'], hand: ['radiant-truth'] },
        { battleline: ['krump', 'troll', 'bumpsy', 'smaaash'] },
      ],
    })
    t.play('radiant-truth')
    expect(['bulwark', 'krump', 'troll', 'bumpsy', 'smaaash'].map((id) => t.card(id).stunned)).toEqual([false, false, true, true, false])
  })

  test('shield-of-justice: friendly creatures are dealt no damage this turn, later ones included (kf.cannot.2)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: [{ card: 'sequis', warded: true }], hand: ['shield-of-justice', 'lady-maxena'] },
        { battleline: ['troll'] },
      ],
    })
    t.play('shield-of-justice').fight('sequis', 'troll')
    // prevented damage costs no ward (kf.ward.4)
    expect(t.card('sequis')).toMatchObject({ damage: 0, warded: true })
    expect(t.card('troll').damage).toBe(4)
    t.play('lady-maxena', { left: true }).choose({ target: 'troll' })
    t.set('lady-maxena', { exhausted: false }).fight('lady-maxena', 'troll')
    expect([t.card('lady-maxena').damage, t.card('troll').zone]).toEqual([0, 'discard'])
  })

  test('take-hostages: a friendly creature that fights and survives captures one', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['francus', 'grey-monk'], hand: ['take-hostages'] },
        { battleline: ['troll', 'looter-goblin'], amber: 3 },
      ],
    })
    t.play('take-hostages').fight('francus', 'looter-goblin')
    expect([t.card('francus').amber, t.seat(1).amber]).toEqual([1, 2])
    t.fight('grey-monk', 'troll')
    expect([t.card('grey-monk').zone, t.seat(1).amber, t.seat(0).amber]).toEqual(['discard', 2, 1])
    expect(t.idle).toBe(true)
  })

  test('terms-of-redress: a friendly creature captures two', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['francus', 'krump'], hand: ['terms-of-redress'] },
        { battleline: ['troll'], amber: 5 },
      ],
    })
    t.play('terms-of-redress')
    expect(t.targets).toEqual(['francus', 'krump'])
    t.choose({ target: 'krump' })
    expect([t.card('krump').amber, t.seat(1).amber]).toEqual([2, 3])
    const none = table({ seats: [{ house: 'sanctum', hand: ['terms-of-redress'] }, { amber: 5 }] })
    expect(none.play('terms-of-redress').seat(1).amber).toBe(5)
  })

  test('the-harder-they-come purges a creature by its current power, damage aside (kf.most.1, kf.damage.3)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', { card: 'grey-monk', counters: { power: 2 } }], hand: ['the-harder-they-come'] },
        { battleline: [{ card: 'troll', damage: 7 }, 'grenade-snib'] },
      ],
    })
    t.play('the-harder-they-come')
    expect(t.targets).toEqual(['grey-monk', 'troll'])
    t.choose({ target: 'troll' })
    expect(t.seat(1).purged).toEqual(['troll'])
  })

  test('the-spirit-s-way destroys every creature with power three or more', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', 'john-smyth'], hand: ['the-spirit-s-way'] },
        { battleline: ['wardrummer', 'grenade-snib', { card: 'troll', warded: true }] },
      ],
    })
    t.play('the-spirit-s-way')
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['john-smyth'], ['grenade-snib', 'troll']])
    expect(t.card('troll').warded).toBe(false)
  })

  test('virtuous-works has three amber icons (kf.bonus.3)', () => {
    const t = table({ seats: [{ house: 'sanctum', hand: ['virtuous-works'] }, {}] })
    expect(t.play('virtuous-works').seat(0)).toMatchObject({ amber: 3, discard: ['virtuous-works'] })
  })
})

describe('artifacts', () => {
  test('epic-quest archives the friendly Knights when it is played', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', 'krump', { card: 'bulwark', warded: true }], hand: ['epic-quest'] },
        { battleline: ['francus'] },
      ],
    })
    t.play('epic-quest')
    expect(t.seat(0)).toMatchObject({ archives: ['sequis'], battleline: ['krump', 'bulwark'] })
    expect(t.seat(1).battleline).toEqual(['francus'])
  })

  test('epic-quest forges for free after seven Sanctum cards were played this turn', () => {
    const hand = [
      'virtuous-works',
      'clear-mind',
      'cleansing-wave',
      'glorious-few',
      'honorable-claim',
      'radiant-truth',
      'doorstep-to-heaven',
    ] as const
    const t = table({ seats: [{ house: 'sanctum', artifacts: ['epic-quest'], hand }, {}] })
    for (const card of hand.slice(0, 6)) t.play(card)
    const six = t.save()
    t.omni('epic-quest')
    expect([t.card('epic-quest').zone, t.idle]).toEqual(['artifacts', true])
    t.restore(six).play(hand[6]).omni('epic-quest')
    const amber = t.seat(0).amber
    t.choose({ color: 'blue' })
    expect(t.seat(0)).toMatchObject({ keys: ['blue'], artifacts: [], amber })
    expect(t.idle).toBe(true)
  })

  test('gorm-of-omm destroys itself and an artifact, in any house (kf.omni.1)', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['krump'], artifacts: ['gorm-of-omm', 'round-table'] }, { artifacts: ['commpod'] }],
    })
    t.omni('gorm-of-omm')
    expect(t.targets).toEqual(['commpod', 'round-table'])
    t.choose({ target: 'commpod' })
    expect([t.seat(0).discard, t.seat(1).discard]).toEqual([['gorm-of-omm'], ['commpod']])
    expect(t.idle).toBe(true)
  })

  test('hallowed-blaster heals three from any creature', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: [{ card: 'sequis', damage: 2 }], artifacts: ['hallowed-blaster'] },
        { battleline: [{ card: 'troll', damage: 4, stunned: true }] },
      ],
    })
    t.action('hallowed-blaster')
    expect(t.targets).toEqual(['sequis', 'troll'])
    t.choose({ target: 'troll' })
    expect(t.card('troll')).toMatchObject({ damage: 1, stunned: true })
  })

  test('potion-of-invulnerability is destroyed to keep friendly creatures from damage this turn', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['sequis'], artifacts: ['potion-of-invulnerability'] }, { battleline: ['troll'] }],
    })
    t.omni('potion-of-invulnerability').fight('sequis', 'troll')
    expect([t.card('sequis').damage, t.card('troll').damage, t.seat(0).artifacts.length]).toEqual([0, 4, 0])
    t.endTurn()
    while (t.active === 1 && t.step !== 'main') t.choose({ house: 'brobnar' })
    t.fight('troll', 'sequis')
    expect(t.card('sequis').zone).toBe('discard')
  })

  test('round-table gives friendly Knights power and taunt; without it a hurt one dies (kf.damage.2)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', 'krump'], artifacts: ['round-table'], hand: ['oath-of-poverty'] },
        { battleline: ['francus'] },
      ],
    })
    expect(t.card('sequis')).toMatchObject({ power: 5, keywords: { taunt: 1 } })
    expect([t.card('krump').power, t.card('krump').keywords.taunt, t.card('francus').power]).toEqual([6, undefined, 6])
    t.set('sequis', { damage: 4 }).play('oath-of-poverty')
    expect(t.card('sequis').zone).toBe('discard')
  })

  test('sigil-of-brotherhood lets friendly Sanctum creatures be used in any house this turn', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['sequis', 'zorg', { card: 'bulwark', stunned: true }], artifacts: ['sigil-of-brotherhood'] },
        { amber: 2 },
      ],
    })
    expect(t.can({ verb: 'reap', card: 'sequis' })).toBe(false)
    t.omni('sigil-of-brotherhood')
    expect([
      t.can({ verb: 'reap', card: 'sequis' }),
      t.can({ verb: 'reap', card: 'zorg' }),
      t.can({ verb: 'unstun', card: 'bulwark' }),
    ]).toEqual([true, false, true])
    t.reap('sequis')
    expect([t.seat(0).amber, t.card('sequis').amber]).toEqual([1, 1])
  })

  test('whispering-reliquary returns an artifact to its owner’s hand', () => {
    const t = table({
      seats: [{ house: 'sanctum', artifacts: ['whispering-reliquary', { card: 'cannon', owner: 1 }] }, { artifacts: ['commpod'] }],
    })
    t.action('whispering-reliquary')
    expect(t.targets).toEqual(['cannon', 'commpod', 'whispering-reliquary'])
    expect(t.choose({ target: 'cannon' }).seat(1).hand).toEqual(['cannon'])
  })
})

describe('creatures', () => {
  test('bulwark gives its neighbors two armor', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['krump', 'bulwark', 'sequis', 'troll'] }, { battleline: ['bumpsy'] }] })
    expect(['krump', 'bulwark', 'sequis', 'troll'].map((id) => t.card(id).armor)).toEqual([2, 2, 4, 0])
    // armor lost later does not bring damage back (kf.armor.5)
    t.set('krump', { house: 'sanctum' }).fight('krump', 'bumpsy')
    expect(t.card('krump')).toMatchObject({ damage: 3, armor: 2, armorLeft: 0 })
    expect(t.move('bulwark', 'discard').card('krump')).toMatchObject({ damage: 3, armor: 0 })
  })

  test('champion-anaphiel protects its neighbors (kf.taunt.1)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['sequis'] }, { battleline: ['krump', 'champion-anaphiel', 'protectrix', 'bumpsy'] }],
    })
    t.choose({ verb: 'fight', card: 'sequis' })
    expect(t.targets).toEqual(['bumpsy', 'champion-anaphiel'])
  })

  test('champion-tabris captures after a fight it survives (kf.fight.8)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['champion-tabris'] },
        { battleline: ['bumpsy', 'troll'], amber: 3 },
      ],
    })
    t.fight('champion-tabris', 'bumpsy')
    expect(t.card('champion-tabris')).toMatchObject({ amber: 1, damage: 3 })
    t.set('champion-tabris', { exhausted: false, amber: 0 }).fight('champion-tabris', 'troll')
    expect([t.card('champion-tabris').zone, t.seat(1).amber]).toEqual(['discard', 2])
  })

  test('commander-remiel uses a friendly creature of another house', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['commander-remiel', 'sequis', 'mindwarper', 'krump'] },
        { battleline: ['troll'], amber: 2 },
      ],
    })
    t.reap('commander-remiel')
    expect(t.targets).toEqual(['krump', 'mindwarper'])
    t.choose({ target: 'mindwarper' }).choose({ verb: 'action' }).choose({ target: 'troll' })
    expect([t.card('troll').amber, t.card('mindwarper').exhausted, t.seat(0).amber]).toEqual([1, true, 1])
    expect(t.idle).toBe(true)
    const alone = table({ seats: [{ house: 'sanctum', battleline: ['commander-remiel'] }, {}] })
    expect(alone.reap('commander-remiel').idle).toBe(true)
  })

  test('duma-the-martyr heals the others and draws two when destroyed; creatures dying with it die all the same (kf.destroyed.8)', () => {
    const t = table({
      seats: [
        {
          house: 'sanctum',
          battleline: [
            { card: 'duma-the-martyr', damage: 2 },
            { card: 'francus', damage: 5 },
            { card: 'grey-monk', damage: 2, stunned: true },
          ],
        },
        { battleline: ['troll'] },
      ],
    })
    t.fight('duma-the-martyr', 'troll')
    expect([t.card('francus').damage, t.card('grey-monk').damage, t.card('troll').damage]).toEqual([0, 0, 3])
    expect(t.seat(0).hand.length).toBe(2)
    expect(t.idle).toBe(true)
    const together = table({ seats: [{ house: 'mars', battleline: ['duma-the-martyr', 'wardrummer'], hand: ['ammonia-clouds'] }, {}] })
    together.play('ammonia-clouds')
    expect(together.seat(0).battleline).toEqual([])
  })

  test('francus captures for a foe destroyed in its fight, attacking or attacked (kf.fight.10)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['francus'] },
        { battleline: ['bumpsy', 'troll'], amber: 3 },
      ],
    })
    t.fight('francus', 'bumpsy')
    expect(t.card('francus').amber).toBe(1)
    const attacked = table({ seats: [{ house: 'brobnar', battleline: ['bumpsy'], amber: 2 }, { battleline: ['francus'] }] })
    attacked.fight('bumpsy', 'francus')
    expect([attacked.card('francus').amber, attacked.seat(0).amber]).toEqual([1, 1])
  })

  test('grey-monk gives all friendly creatures armor and heals', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['grey-monk', 'sequis', 'krump'] }, { battleline: [{ card: 'troll', damage: 3 }] }],
    })
    expect(['grey-monk', 'sequis', 'krump', 'troll'].map((id) => t.card(id).armor)).toEqual([1, 3, 1, 0])
    t.reap('grey-monk')
    expect(t.targets).toEqual(['grey-monk', 'krump', 'sequis', 'troll'])
    expect(t.choose({ target: 'troll' }).card('troll').damage).toBe(1)
  })

  test('hayyel-the-merchant gains one for each artifact its controller plays', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['hayyel-the-merchant'], hand: ['gorm-of-omm', 'hallowed-blaster', 'clear-mind'] }, {}],
    })
    t.play('gorm-of-omm').play('hallowed-blaster')
    expect(t.seat(0).amber).toBe(2)
    expect(t.play('clear-mind').seat(0).amber).toBe(3)
    const theirs = table({ seats: [{ house: 'sanctum', hand: ['gorm-of-omm'] }, { battleline: ['hayyel-the-merchant'] }] })
    expect(theirs.play('gorm-of-omm').seat(1).amber).toBe(0)
  })

  test('horseman-of-death returns every Horseman from the own discard pile', () => {
    const t = table({
      seats: [
        { house: 'sanctum', hand: ['horseman-of-death'], discard: ['horseman-of-war', 'krump', 'horseman-of-famine'] },
        { discard: ['horseman-of-pestilence'] },
      ],
    })
    t.play('horseman-of-death')
    expect(t.seat(0).hand.sort()).toEqual(['horseman-of-famine', 'horseman-of-war'])
    expect([t.seat(0).discard, t.seat(1).discard]).toEqual([['krump'], ['horseman-of-pestilence']])
  })

  test('horseman-of-famine destroys the least powerful creature, its controller’s choice among equals (kf.most.2)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['grenade-snib'], hand: ['horseman-of-famine'] }, { battleline: ['looter-goblin', 'krump'] }],
    })
    t.play('horseman-of-famine', { left: true })
    expect(t.targets).toEqual(['grenade-snib', 'looter-goblin'])
    t.choose({ target: 'looter-goblin' })
    t.set('horseman-of-famine', { exhausted: false }).reap('horseman-of-famine').choose({ target: 'grenade-snib' })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['horseman-of-famine'], ['krump']])
    t.set('horseman-of-famine', { exhausted: false }).reap('horseman-of-famine')
    // alone with stronger ones it is the weakest itself
    expect(t.targets).toEqual(['horseman-of-famine'])
    t.choose({ target: 'horseman-of-famine' })
    expect(t.seat(0).battleline).toEqual([])
  })

  test('horseman-of-pestilence deals one to every creature that is no Horseman', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['horseman-of-death', 'sequis'], hand: ['horseman-of-pestilence'] },
        { battleline: ['krump', 'bumpsy'] },
      ],
    })
    t.play('horseman-of-pestilence', { left: true })
    expect(['horseman-of-death', 'sequis', 'krump', 'horseman-of-pestilence'].map((id) => t.card(id).damage)).toEqual([0, 0, 1, 0])
    t.set('horseman-of-pestilence', { exhausted: false }).reap('horseman-of-pestilence')
    t.set('horseman-of-pestilence', { exhausted: false, counters: { power: 1 } }).fight('horseman-of-pestilence', 'bumpsy')
    expect([t.card('krump').damage, t.card('bumpsy').zone]).toEqual([3, 'discard'])
  })

  test('horseman-of-war: friendly creatures of any house can be used this turn, but only to fight (kf.stun.6)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', 'krump', 'mindwarper', { card: 'troll', stunned: true }], hand: ['horseman-of-war'] },
        { battleline: ['bumpsy', 'looter-goblin'] },
      ],
    })
    expect([t.can({ verb: 'fight', card: 'krump' }), t.can({ verb: 'unstun', card: 'troll' })]).toEqual([false, false])
    t.play('horseman-of-war', { left: true })
    expect(['sequis', 'krump', 'mindwarper'].map((card) => t.can({ verb: 'fight', card }))).toEqual([true, true, true])
    expect(['sequis', 'krump', 'mindwarper'].map((card) => t.can({ verb: 'reap', card }))).toEqual([false, false, false])
    expect([t.can({ verb: 'action', card: 'mindwarper' }), t.can({ verb: 'unstun', card: 'troll' })]).toEqual([false, true])
    t.fight('krump', 'bumpsy')
    expect(t.card('bumpsy').zone).toBe('discard')
  })

  test('jehu-the-bureaucrat gains two when its controller chooses Sanctum', () => {
    const seats = () => [{ battleline: ['jehu-the-bureaucrat', 'krump'] }, { battleline: ['jehu-the-bureaucrat'] }] as const
    expect(table({ seats: seats(), step: 'house' }).house('sanctum').seat(0).amber).toBe(2)
    const other = table({ seats: seats(), step: 'house' }).house('brobnar')
    expect([other.seat(0).amber, other.seat(1).amber]).toEqual([0, 0])
  })

  test('lady-maxena stuns when played and returns to hand', () => {
    const t = table({ seats: [{ house: 'sanctum', hand: ['lady-maxena'] }, { battleline: ['troll'] }] })
    t.play('lady-maxena')
    expect(t.targets).toEqual(['lady-maxena', 'troll'])
    t.choose({ target: 'troll' })
    expect(t.card('troll').stunned).toBe(true)
    t.set('lady-maxena', { exhausted: false }).action('lady-maxena')
    expect(t.seat(0)).toMatchObject({ hand: ['lady-maxena'], battleline: [] })
  })

  test('lord-golgotha deals three to each neighbor of its foe before the fight (kf.fight.4)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['lord-golgotha'] }, { battleline: ['grenade-snib', 'krump', 'firespitter', 'troll'] }],
    })
    t.fight('lord-golgotha', 'krump')
    expect([t.card('grenade-snib').zone, t.card('firespitter').damage, t.card('troll').damage]).toEqual(['discard', 2, 0])
    expect([t.card('krump').damage, t.card('lord-golgotha').damage]).toEqual([5, 4])
    expect(t.idle).toBe(true)
  })

  test('numquid-the-fair destroys until the opponent controls no more creatures (kf.repeat.1)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis'], hand: ['numquid-the-fair'] },
        { battleline: ['krump', 'troll', 'bumpsy', 'smaaash'] },
      ],
    })
    t.play('numquid-the-fair', { right: true }).choose({ target: 'krump' })
    expect(t.targets).toEqual(['bumpsy', 'smaaash', 'troll'])
    t.choose({ target: 'troll' })
    expect([t.seat(1).battleline, t.idle]).toEqual([['bumpsy', 'smaaash'], true])
    const none = table({ seats: [{ house: 'sanctum', hand: ['numquid-the-fair'] }, {}] })
    expect(none.play('numquid-the-fair').idle).toBe(true)
  })

  test('protectrix protects the creature that it healed (kf.heal.2)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['protectrix', { card: 'sequis', damage: 3 }] }, { battleline: ['troll'] }] })
    const before = t.save()
    t.reap('protectrix').yes().choose({ target: 'sequis' }).fight('sequis', 'troll')
    expect(t.card('sequis').damage).toBe(0)
    // an undamaged creature is not healed, so it is not protected either
    t.restore(before).reap('protectrix').yes().choose({ target: 'protectrix' })
    t.set('protectrix', { exhausted: false }).fight('protectrix', 'troll')
    expect(t.card('protectrix').zone).toBe('discard')
    expect(t.restore(before).reap('protectrix').no().idle).toBe(true)
  })

  test('raiding-knight captures when played, as much as there is (kf.capture.3)', () => {
    for (const [amber, captured] of [
      [3, 1],
      [0, 0],
    ]) {
      const t = table({ seats: [{ house: 'sanctum', hand: ['raiding-knight'] }, { amber }] })
      expect(t.play('raiding-knight').card('raiding-knight').amber).toBe(captured)
    }
  })

  test('sanctum-guardian changes places with another friendly creature (kf.swap.2)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', 'krump', 'sanctum-guardian'] }, { battleline: ['troll'] }] })
    t.reap('sanctum-guardian')
    expect(t.targets).toEqual(['krump', 'sequis'])
    t.choose({ target: 'sequis' })
    expect(t.seat(0).battleline).toEqual(['sanctum-guardian', 'krump', 'sequis'])
    expect(t.idle).toBe(true)
    const alone = table({ seats: [{ house: 'sanctum', battleline: ['sanctum-guardian'] }, {}] })
    expect(alone.reap('sanctum-guardian').idle).toBe(true)
  })

  test('sequis captures after a reap', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis'] }, { amber: 1 }] })
    t.reap('sequis')
    expect([t.seat(0).amber, t.seat(1).amber, t.card('sequis').amber]).toEqual([1, 0, 1])
  })

  test('sergeant-zakiel may ready a neighbor and fight with it', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['sequis', { card: 'krump', exhausted: true }], hand: ['sergeant-zakiel'] },
        { battleline: ['bumpsy'] },
      ],
    })
    const before = t.save()
    t.play('sergeant-zakiel', { right: true }).yes()
    expect(t.targets).toEqual(['krump'])
    t.choose({ target: 'krump' }).choose({ target: 'bumpsy' })
    expect([t.card('bumpsy').zone, t.card('krump').exhausted]).toEqual(['discard', true])
    expect(t.restore(before).play('sergeant-zakiel', { right: true }).no().card('krump').exhausted).toBe(true)
    const alone = table({ seats: [{ house: 'sanctum', hand: ['sergeant-zakiel'] }, { battleline: ['bumpsy'] }] })
    expect(alone.play('sergeant-zakiel').idle).toBe(true)
  })

  test('staunch-knight has two more power on a flank and may die when it leaves it (kf.damage.2)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', { card: 'staunch-knight', damage: 5 }], hand: ['francus'] }, {}] })
    expect(t.card('staunch-knight').power).toBe(6)
    t.play('francus', { right: true })
    expect(t.card('staunch-knight').zone).toBe('discard')
  })

  test('gatekeeper captures all but five from a player with seven or more', () => {
    for (const [amber, captured] of [
      [9, 4],
      [7, 2],
      [6, 0],
    ]) {
      const t = table({ seats: [{ house: 'sanctum', hand: ['gatekeeper'] }, { amber }] })
      expect(t.play('gatekeeper').card('gatekeeper').amber).toBe(captured)
      expect(t.seat(1).amber).toBe(amber - captured)
    }
  })

  test('the-vaultkeeper keeps amber from being stolen, not from being captured or lost (kf.cannot.2)', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: ['zorg', 'grabber-jammer'], hand: ['psychic-network'] },
        { battleline: ['the-vaultkeeper'], amber: 4 },
      ],
    })
    t.play('psychic-network')
    expect([t.seat(0).amber, t.seat(1).amber]).toEqual([0, 4])
    t.reap('grabber-jammer')
    expect(t.seat(1).amber).toBe(3)
  })

  test('veemos-lightbringer destroys every elusive creature', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['mindwarper', 'sequis'], hand: ['veemos-lightbringer'] },
        { battleline: ['looter-goblin', 'krump'] },
      ],
    })
    t.play('veemos-lightbringer', { right: true })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([['sequis', 'veemos-lightbringer'], ['krump']])
  })
})

describe('upgrades', () => {
  test('armageddon-cloak: hazardous, and destroyed instead of its creature (kf.hazardous.1, kf.replacement.1)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['francus'] },
        { battleline: [{ card: 'bumpsy', damage: 2, upgrades: ['armageddon-cloak'], amber: 1 }], amber: 3 },
      ],
    })
    expect(t.card('bumpsy').keywords.hazardous).toBe(2)
    t.fight('francus', 'bumpsy')
    // two of hazardous and five of the fight, one of them prevented; the foe was not destroyed, so nothing is captured
    expect(t.card('francus')).toMatchObject({ amber: 0, zone: 'discard' })
    expect(t.card('bumpsy')).toMatchObject({ damage: 0, upgrades: [], zone: 'battleline', amber: 1 })
    expect(t.card('armageddon-cloak').zone).toBe('discard')
    expect(t.idle).toBe(true)
  })

  test('armageddon-cloak saves from a destroying effect, not from being purged (kf.purge.2)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', hand: ['the-spirit-s-way', 'the-harder-they-come'] },
        { battleline: [{ card: 'krump', damage: 3, upgrades: ['armageddon-cloak', 'jammer-pack'] }] },
      ],
    })
    const before = t.save()
    expect(t.play('the-spirit-s-way').idle).toBe(true)
    expect(t.card('krump')).toMatchObject({ zone: 'battleline', damage: 0, upgrades: ['jammer-pack'] })
    expect(t.seat(1).discard).toEqual(['armageddon-cloak'])
    t.restore(before).play('the-harder-they-come').choose({ target: 'krump' })
    expect(t.seat(1).purged).toEqual(['krump'])
    expect(t.idle).toBe(true)
  })

  test('armageddon-cloak does not save for long who has no power left (kf.damage.2, kf.replacement.1)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['king-of-the-crag'], battleline: ['krump'] },
        { battleline: [{ card: 'pingle-who-annoys', upgrades: ['armageddon-cloak'] }] },
      ],
    })
    t.play('king-of-the-crag', { left: true })
    expect(t.seat(1).discard).toEqual(['pingle-who-annoys', 'armageddon-cloak'])
    expect(t.idle).toBe(true)
  })

  test('mantle-of-the-zealot makes its creature versatile (kf.versatile.1)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['krump', 'troll'], hand: ['mantle-of-the-zealot'] }, {}] })
    expect(t.can({ verb: 'reap', card: 'krump' })).toBe(false)
    t.play('mantle-of-the-zealot', { onto: 'krump' })
    expect([t.can({ verb: 'reap', card: 'krump' }), t.can({ verb: 'reap', card: 'troll' })]).toEqual([true, false])
    expect(t.card('krump')).toMatchObject({ houses: ['brobnar'], keywords: { versatile: 1 } })
  })

  test('protect-the-weak gives armor and taunt', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis'], hand: ['protect-the-weak'] }, { battleline: ['krump'] }] })
    t.play('protect-the-weak', { onto: 'sequis' })
    expect(t.card('sequis')).toMatchObject({ armor: 3, keywords: { taunt: 1 }, upgrades: ['protect-the-weak'] })
    expect(t.seat(0).amber).toBe(1)
  })

  test('shoulder-armor gives armor and power on a flank only (kf.flank.1)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['krump', { card: 'sequis', upgrades: ['shoulder-armor'] }], hand: ['francus'] }, {}],
    })
    expect(t.card('sequis')).toMatchObject({ armor: 4, power: 6 })
    t.play('francus', { right: true })
    expect(t.card('sequis')).toMatchObject({ armor: 2, power: 4 })
  })
})

describe('limits', () => {
  test('begone offers the destruction only where there is a Dis creature', () => {
    const none = table({ seats: [{ house: 'sanctum', hand: ['begone'] }, { battleline: ['krump'] }] })
    none.play('begone')
    expect(none.options.map(({ mode, text }) => [mode, text])).toEqual([[1, 'Gain 1 Æmber.']])
    expect(none.choose({ mode: 1 }).seat(0).amber).toBe(1)
    const dis = table({ seats: [{ house: 'sanctum', hand: ['begone'], battleline: ['charette'] }, { battleline: ['krump', 'shooler'] }] })
    dis.play('begone').choose({ mode: 0 })
    expect([dis.seat(0).battleline, dis.seat(1).battleline, dis.idle]).toEqual([[], ['krump'], true])
  })

  test('charge and a play ability of the creature itself: the active player orders them (kf.triggers.1)', () => {
    const t = table({
      seats: [
        { house: 'sanctum', hand: ['charge', 'raiding-knight'] },
        { battleline: ['krump', 'troll'], amber: 3 },
      ],
    })
    t.play('charge').play('raiding-knight')
    expect(t.options.map(({ text }) => text)).toEqual(['Play: Capture 1 Æmber.', 'Play: Deal 2 damage to an enemy creature.'])
    t.choose({ verb: 'order', source: 'charge' })
    expect(t.targets).toEqual(['krump', 'troll'])
    t.target('troll')
    expect([t.card('troll').damage, t.card('raiding-knight').amber, t.idle]).toEqual([2, 1, true])
  })

  test('numquid-the-fair: a ward is lost and the effect goes on; without an enemy creature it does nothing', () => {
    const t = table({
      seats: [{ house: 'sanctum', hand: ['numquid-the-fair'] }, { battleline: [{ card: 'krump', warded: true }, 'troll'] }],
    })
    t.play('numquid-the-fair').target('krump')
    expect(t.card('krump')).toMatchObject({ zone: 'battleline', warded: false })
    t.target('troll')
    expect([t.seat(1).battleline, t.idle]).toEqual([['krump'], true])
    const alone = table({ seats: [{ house: 'sanctum', hand: ['numquid-the-fair'] }, {}] })
    expect(alone.play('numquid-the-fair').idle).toBe(true)
  })

  test('take-hostages and an own ability after the fight resolve in one window, in the order chosen', () => {
    const t = table({
      seats: [
        { house: 'sanctum', battleline: ['champion-tabris'], hand: ['take-hostages'] },
        { battleline: ['krump'], amber: 3 },
      ],
    })
    t.play('take-hostages').fight('champion-tabris', 'krump')
    expect(t.decision).toMatchObject({ kind: 'order', rule: 'kf.triggers.1' })
    t.choose({ source: 'take-hostages' })
    expect([t.card('champion-tabris').amber, t.seat(1).amber, t.idle]).toEqual([2, 1, true])
  })

  test('lord-golgotha kills a neighbor whose destroyed ability heals the foe before the fight', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['lord-golgotha'] }, { battleline: [{ card: 'troll', damage: 5 }, 'duma-the-martyr'] }],
    })
    t.fight('lord-golgotha', 'troll')
    expect(t.card('duma-the-martyr').zone).toBe('discard')
    expect([t.card('troll').damage, t.card('lord-golgotha').zone, t.idle]).toEqual([5, 'discard', true])
  })

  test('gorm-of-omm and whispering-reliquary: what else there is, of either side', () => {
    const t = table({ seats: [{ house: 'sanctum', artifacts: ['gorm-of-omm', 'whispering-reliquary'] }, { artifacts: ['cannon'] }] })
    const before = t.save()
    t.omni('gorm-of-omm')
    expect(t.targets).toEqual(['cannon', 'whispering-reliquary'])
    expect(t.target('cannon').seat(1).discard).toEqual(['cannon'])
    t.restore(before).action('whispering-reliquary')
    // it may return itself
    expect(t.targets).toEqual(['cannon', 'gorm-of-omm', 'whispering-reliquary'])
    expect(t.target('whispering-reliquary').seat(0).hand).toEqual(['whispering-reliquary'])
    const alone = table({ seats: [{ house: 'dis', artifacts: ['gorm-of-omm'] }, {}] })
    expect([alone.omni('gorm-of-omm').idle, alone.seat(0).discard]).toEqual([true, ['gorm-of-omm']])
  })

  test('lady-maxena alone stuns herself; she returns to her owner, what is on her goes (kf.leaves.2, kf.leaves.5)', () => {
    const alone = table({ seats: [{ house: 'sanctum', hand: ['lady-maxena'] }, {}] })
    alone.play('lady-maxena')
    expect(alone.targets).toEqual(['lady-maxena'])
    expect(alone.target('lady-maxena').card('lady-maxena').stunned).toBe(true)
    const t = table({
      seats: [{ house: 'sanctum', battleline: [{ card: 'lady-maxena', owner: 1, amber: 1, upgrades: ['protect-the-weak'] }] }, {}],
    })
    t.action('lady-maxena')
    expect(t.seat(0)).toMatchObject({ battleline: [], hand: [], discard: ['protect-the-weak'] })
    expect(t.seat(1)).toMatchObject({ hand: ['lady-maxena'], amber: 1 })
    expect(t.idle).toBe(true)
  })

  test('protectrix: declined, or on an undamaged creature, nobody is protected (kf.heal.2, kf.ifyoudo.1)', () => {
    const seats = () =>
      [{ house: 'sanctum', battleline: ['protectrix', { card: 'sequis', damage: 1 }] }, { battleline: ['krump'] }] as const
    const no = table({ seats: seats() }).reap('protectrix').no()
    expect([no.idle, no.card('sequis').damage]).toEqual([true, 1])
    const whole = table({ seats: seats() }).reap('protectrix')
    expect(whole.targets).toEqual(['krump', 'protectrix', 'sequis'])
    whole.target('krump').fight('sequis', 'krump')
    expect(whole.card('krump').damage).toBe(4)
  })

  test('effects on friendly creatures do nothing without one, and the card is played', () => {
    for (const id of ['terms-of-redress', 'inspiration', 'honorable-claim', 'one-stood-against-many', 'clear-mind', 'take-hostages']) {
      const t = table({
        seats: [
          { house: 'sanctum', hand: [id] },
          { battleline: ['krump'], amber: 3 },
        ],
      })
      expect([id, t.play(id).idle, t.seat(0).discard, t.seat(1).amber]).toEqual([id, true, [id], 3])
    }
  })

  test('grey-monk gone, used armor is not given back (kf.armor.6)', () => {
    const t = table({
      seats: [{ house: 'shadows', hand: ['poison-wave', { card: 'punch', house: 'shadows' }] }, { battleline: ['grey-monk', 'sequis'] }],
    })
    t.play('poison-wave')
    expect([t.card('grey-monk').damage, t.card('sequis').damage, t.card('sequis').armorLeft]).toEqual([1, 0, 1])
    t.play('punch').target('grey-monk')
    expect(t.card('sequis')).toMatchObject({ armor: 2, armorLeft: 1, damage: 0 })
  })
})
