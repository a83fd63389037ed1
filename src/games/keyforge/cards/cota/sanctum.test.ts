import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

/** House Sanctum: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Sanctum is active unless said. */

describe('actions', () => {
  test('begone destroys every creature of the house Dis, or gains one', () => {
    const seats = () => [{ house: 'sanctum', battleline: [{ card: 'krump', house: 'dis' }, 'sequis'], hand: ['begone'] }, { battleline: [{ card: 'troll', house: 'dis' }, 'bumpsy'] }] as const
    const t = table({ seats: seats() })
    t.play('begone').choose({ mode: 0 })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.seat(0).amber]).toEqual([['sequis'], ['bumpsy'], 0])
    const gain = table({ seats: seats() })
    expect(gain.play('begone').choose({ mode: 1 }).seat(0).amber).toBe(1)
    expect(gain.seat(1).battleline).toEqual(['troll', 'bumpsy'])
    expect(gain.idle).toBe(true)
  })

  test('blinding-light stuns every creature of the chosen house, on both sides', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['krump', 'sequis'], hand: ['blinding-light'] }, { battleline: ['troll', 'zorg'] }] })
    t.play('blinding-light').house('brobnar')
    expect(['krump', 'sequis', 'troll', 'zorg'].map((id) => t.card(id).stunned)).toEqual([true, false, true, false])
    expect(t.idle).toBe(true)
  })

  test('charge gives each creature played this turn a play ability', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['krump'], hand: ['charge', 'sequis', 'raiding-knight', 'round-table'] }, { battleline: ['troll', 'bumpsy'], amber: 2 }] })
    t.play('charge').play('sequis', { right: true })
    expect(t.targets).toEqual(['bumpsy', 'troll'])
    t.choose({ target: 'troll' })
    expect(t.play('round-table').idle).toBe(true)
    // with its own play ability the order is the player's (kf.triggers.1)
    t.play('raiding-knight', { right: true }).choose({ verb: 'order', ability: t.options[0].ability })
    while (!t.idle) t.choose({ target: 'troll' })
    expect([t.card('troll').damage, t.card('raiding-knight').amber]).toEqual([4, 1])
  })

  test('charge without an enemy creature does nothing', () => {
    const t = table({ seats: [{ house: 'sanctum', hand: ['charge', 'sequis'] }, {}] })
    expect(t.play('charge').play('sequis').idle).toBe(true)
  })

  test('cleansing-wave heals one from each creature and gains one for each healed (kf.heal.2)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: [{ card: 'sequis', damage: 1 }, 'krump'], hand: ['cleansing-wave'] }, { battleline: [{ card: 'troll', damage: 3 }, 'bumpsy'] }],
    })
    t.play('cleansing-wave')
    expect([t.card('sequis').damage, t.card('troll').damage, t.seat(0).amber]).toEqual([0, 2, 2])
  })

  test('clear-mind unstuns friendly creatures only', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: [{ card: 'sequis', stunned: true }, { card: 'krump', stunned: true }], hand: ['clear-mind'] }, { battleline: [{ card: 'troll', stunned: true }] }] })
    t.play('clear-mind')
    expect(['sequis', 'krump', 'troll'].map((id) => t.card(id).stunned)).toEqual([false, false, true])
    expect(t.card('sequis').exhausted).toBe(false)
  })

  test('doorstep-to-heaven leaves five to each player with six or more', () => {
    for (const [own, theirs, left] of [[9, 6, [5, 5]], [2, 12, [3, 5]], [5, 5, [5, 5]]] as const) {
      const t = table({ seats: [{ house: 'sanctum', hand: ['doorstep-to-heaven'], amber: own }, { amber: theirs }] })
      t.play('doorstep-to-heaven')
      expect([t.seat(0).amber, t.seat(1).amber]).toEqual(left)
    }
  })

  test('glorious-few gains one for each creature that the opponent has more', () => {
    for (const [battleline, amber] of [[['krump', 'troll', 'bumpsy'], 2], [['krump'], 0], [[], 0]] as const) {
      const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis'], hand: ['glorious-few'] }, { battleline }] })
      expect(t.play('glorious-few').seat(0).amber).toBe(amber)
    }
  })

  test('honorable-claim: each friendly Knight captures one', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', 'krump', 'bulwark'], hand: ['honorable-claim'] }, { battleline: ['francus'], amber: 5 }] })
    t.play('honorable-claim')
    expect(['sequis', 'krump', 'bulwark', 'francus'].map((id) => t.card(id).amber)).toEqual([1, 0, 1, 0])
    expect(t.seat(1).amber).toBe(3)
    expect(t.idle).toBe(true)
  })

  test('honorable-claim with too little amber: the active player says which Knights capture (kf.capture.3)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', 'bulwark', 'francus'], hand: ['honorable-claim'] }, { amber: 2 }] })
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
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', { card: 'krump', exhausted: true }], hand: ['inspiration'] }, { battleline: ['bumpsy'] }] })
    t.play('inspiration')
    expect(t.targets).toEqual(['krump', 'sequis'])
    t.choose({ target: 'krump' })
    expect([t.can({ verb: 'reap' }), t.can({ verb: 'fight' }), t.can({ verb: 'action' })]).toEqual([true, true, false])
    t.choose({ verb: 'reap' })
    expect([t.seat(0).amber, t.card('krump').exhausted]).toEqual([1, true])
    expect(t.idle).toBe(true)
  })

  test('inspiration on a stunned creature removes the stun (kf.stun.4)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: [{ card: 'krump', exhausted: true, stunned: true }], hand: ['inspiration'] }, {}] })
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
    const alone = table({ seats: [{ house: 'sanctum', hand: ['mighty-lance'] }, { battleline: ['krump'] }] })
    expect(alone.play('mighty-lance').choose({ target: 'krump' }).idle).toBe(true)
    expect(alone.card('krump').damage).toBe(3)
  })

  test('oath-of-poverty destroys the own artifacts for two amber each', () => {
    const t = table({ seats: [{ house: 'sanctum', artifacts: ['cannon', 'round-table'], hand: ['oath-of-poverty'] }, { artifacts: ['commpod'] }] })
    t.play('oath-of-poverty')
    expect(t.seat(0)).toMatchObject({ artifacts: [], amber: 5 })
    expect(t.seat(1).artifacts).toEqual(['commpod'])
    const none = table({ seats: [{ house: 'sanctum', hand: ['oath-of-poverty'] }, {}] })
    expect(none.play('oath-of-poverty').seat(0).amber).toBe(1)
  })

  test('one-stood-against-many fights three different creatures', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: [{ card: 'troll', exhausted: true, counters: { power: 20 } }, 'sequis'], hand: ['one-stood-against-many'] }, { battleline: ['looter-goblin', 'krump', 'bumpsy', 'smaaash'] }],
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
    const t = table({ seats: [{ house: 'sanctum', battleline: [{ card: 'troll', exhausted: true }], hand: ['one-stood-against-many'] }, { battleline: ['looter-goblin'] }] })
    t.play('one-stood-against-many').choose({ target: 'troll' }).choose({ target: 'looter-goblin' })
    expect(t.idle).toBe(true)
    expect(t.card('troll').exhausted).toBe(false)
  })

  test('one-stood-against-many: a stun costs one of the three times, and an earlier foe may be fought (kf.stun.4)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['troll', { card: 'francus', stunned: true, counters: { power: 9 } }], hand: ['one-stood-against-many'] }, { battleline: [{ card: 'tireless-crocag', counters: { power: 9 } }, 'krump'] }],
    })
    t.set('troll', { house: 'sanctum' }).fight('troll', 'tireless-crocag')
    t.play('one-stood-against-many').choose({ target: 'francus' })
    expect(t.card('francus').stunned).toBe(false)
    expect(t.targets).toEqual(['krump', 'tireless-crocag'])
    t.choose({ target: 'tireless-crocag' }).choose({ target: 'krump' })
    expect(t.idle).toBe(true)
  })

  test('radiant-truth stuns enemy creatures that are not on a flank (kf.flank.1)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', 'bulwark', 'francus'], hand: ['radiant-truth'] }, { battleline: ['krump', 'troll', 'bumpsy', 'smaaash'] }] })
    t.play('radiant-truth')
    expect(['bulwark', 'krump', 'troll', 'bumpsy', 'smaaash'].map((id) => t.card(id).stunned)).toEqual([false, false, true, true, false])
  })

  test('shield-of-justice: friendly creatures are dealt no damage this turn, later ones included (kf.cannot.2)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: [{ card: 'sequis', warded: true }], hand: ['shield-of-justice', 'lady-maxena'] }, { battleline: ['troll'] }] })
    t.play('shield-of-justice').fight('sequis', 'troll')
    // prevented damage costs no ward (kf.ward.4)
    expect(t.card('sequis')).toMatchObject({ damage: 0, warded: true })
    expect(t.card('troll').damage).toBe(4)
    t.play('lady-maxena', { left: true }).choose({ target: 'troll' })
    t.set('lady-maxena', { exhausted: false }).fight('lady-maxena', 'troll')
    expect([t.card('lady-maxena').damage, t.card('troll').zone]).toEqual([0, 'discard'])
  })

  test('take-hostages: a friendly creature that fights and survives captures one', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['francus', 'grey-monk'], hand: ['take-hostages'] }, { battleline: ['troll', 'looter-goblin'], amber: 3 }] })
    t.play('take-hostages').fight('francus', 'looter-goblin')
    expect([t.card('francus').amber, t.seat(1).amber]).toEqual([1, 2])
    t.fight('grey-monk', 'troll')
    expect([t.card('grey-monk').zone, t.seat(1).amber, t.seat(0).amber]).toEqual(['discard', 2, 1])
    expect(t.idle).toBe(true)
  })

  test('terms-of-redress: a friendly creature captures two', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['francus', 'krump'], hand: ['terms-of-redress'] }, { battleline: ['troll'], amber: 5 }] })
    t.play('terms-of-redress')
    expect(t.targets).toEqual(['francus', 'krump'])
    t.choose({ target: 'krump' })
    expect([t.card('krump').amber, t.seat(1).amber]).toEqual([2, 3])
    const none = table({ seats: [{ house: 'sanctum', hand: ['terms-of-redress'] }, { amber: 5 }] })
    expect(none.play('terms-of-redress').seat(1).amber).toBe(5)
  })

  test('the-harder-they-come purges a creature by its current power, damage aside (kf.most.1, kf.damage.3)', () => {
    const t = table({
      seats: [{ house: 'sanctum', battleline: ['sequis', { card: 'grey-monk', counters: { power: 2 } }], hand: ['the-harder-they-come'] }, { battleline: [{ card: 'troll', damage: 7 }, 'grenade-snib'] }],
    })
    t.play('the-harder-they-come')
    expect(t.targets).toEqual(['grey-monk', 'troll'])
    t.choose({ target: 'troll' })
    expect(t.seat(1).purged).toEqual(['troll'])
  })

  test('the-spirit-s-way destroys every creature with power three or more', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', 'john-smyth'], hand: ['the-spirit-s-way'] }, { battleline: ['wardrummer', 'grenade-snib', { card: 'troll', warded: true }] }] })
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
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', 'krump', { card: 'bulwark', warded: true }], hand: ['epic-quest'] }, { battleline: ['francus'] }] })
    t.play('epic-quest')
    expect(t.seat(0)).toMatchObject({ archives: ['sequis'], battleline: ['krump', 'bulwark'] })
    expect(t.seat(1).battleline).toEqual(['francus'])
  })

  test('epic-quest forges for free after seven Sanctum cards were played this turn', () => {
    const hand = ['virtuous-works', 'clear-mind', 'cleansing-wave', 'glorious-few', 'honorable-claim', 'radiant-truth', 'doorstep-to-heaven'] as const
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
    const t = table({ seats: [{ house: 'brobnar', battleline: ['krump'], artifacts: ['gorm-of-omm', 'round-table'] }, { artifacts: ['commpod'] }] })
    t.omni('gorm-of-omm')
    expect(t.targets).toEqual(['commpod', 'round-table'])
    t.choose({ target: 'commpod' })
    expect([t.seat(0).discard, t.seat(1).discard]).toEqual([['gorm-of-omm'], ['commpod']])
    expect(t.idle).toBe(true)
  })

  test('hallowed-blaster heals three from any creature', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: [{ card: 'sequis', damage: 2 }], artifacts: ['hallowed-blaster'] }, { battleline: [{ card: 'troll', damage: 4, stunned: true }] }] })
    t.action('hallowed-blaster')
    expect(t.targets).toEqual(['sequis', 'troll'])
    t.choose({ target: 'troll' })
    expect(t.card('troll')).toMatchObject({ damage: 1, stunned: true })
  })

  test('potion-of-invulnerability is destroyed to keep friendly creatures from damage this turn', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis'], artifacts: ['potion-of-invulnerability'] }, { battleline: ['troll'] }] })
    t.omni('potion-of-invulnerability').fight('sequis', 'troll')
    expect([t.card('sequis').damage, t.card('troll').damage, t.seat(0).artifacts.length]).toEqual([0, 4, 0])
    t.endTurn()
    while (t.active === 1 && t.step !== 'main') t.choose({ house: 'brobnar' })
    t.fight('troll', 'sequis')
    expect(t.card('sequis').zone).toBe('discard')
  })

  test('round-table gives friendly Knights power and taunt; without it a hurt one dies (kf.damage.2)', () => {
    const t = table({ seats: [{ house: 'sanctum', battleline: ['sequis', 'krump'], artifacts: ['round-table'], hand: ['oath-of-poverty'] }, { battleline: ['francus'] }] })
    expect(t.card('sequis')).toMatchObject({ power: 5, keywords: { taunt: 1 } })
    expect([t.card('krump').power, t.card('krump').keywords.taunt, t.card('francus').power]).toEqual([6, undefined, 6])
    t.set('sequis', { damage: 4 }).play('oath-of-poverty')
    expect(t.card('sequis').zone).toBe('discard')
  })

  test('sigil-of-brotherhood lets friendly Sanctum creatures be used in any house this turn', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['sequis', 'zorg', { card: 'bulwark', stunned: true }], artifacts: ['sigil-of-brotherhood'] }, { amber: 2 }] })
    expect(t.can({ verb: 'reap', card: 'sequis' })).toBe(false)
    t.omni('sigil-of-brotherhood')
    expect([t.can({ verb: 'reap', card: 'sequis' }), t.can({ verb: 'reap', card: 'zorg' }), t.can({ verb: 'unstun', card: 'bulwark' })]).toEqual([true, false, true])
    t.reap('sequis')
    expect([t.seat(0).amber, t.card('sequis').amber]).toEqual([1, 1])
  })

  test('whispering-reliquary returns an artifact to its owner’s hand', () => {
    const t = table({ seats: [{ house: 'sanctum', artifacts: ['whispering-reliquary', { card: 'cannon', owner: 1 }] }, { artifacts: ['commpod'] }] })
    t.action('whispering-reliquary')
    expect(t.targets).toEqual(['cannon', 'commpod', 'whispering-reliquary'])
    expect(t.choose({ target: 'cannon' }).seat(1).hand).toEqual(['cannon'])
  })
})
