import { describe, expect, test } from 'vitest'
import { defaultDecks, keyforge } from '../src/games/keyforge/index.ts'
import { table } from '../src/games/keyforge/scenario/index.ts'
import { seedOf } from '../src/kernel/random.ts'
import { loadSamples } from './sample-cards.ts'

loadSamples()
const plain = 'sample-plain'

/** The rulebook, paragraph by paragraph; numbers are those of docs/rules/keyforge.md. */

describe('set-up', () => {
  const start = (chains?: [number, number]) => {
    const started = keyforge.start({ seats: 2, decks: defaultDecks, first: 0, ...(chains ? { chains } : {}) }, seedOf(5))
    if (!started.ok) throw new Error(started.error.message)
    return started.value
  }

  test('seven cards for the first player, six for the other (kf.setup.6), then one mulligan each, first player first (kf.mulligan.1)', () => {
    const p = start()
    expect([keyforge.observe(p, 0).seats[0].handCount, keyforge.observe(p, 0).seats[1].handCount]).toEqual([7, 6])
    expect(keyforge.decision(p)).toMatchObject({ kind: 'mulligan', seat: 0 })
    keyforge.choose(p, keyforge.parseOption(p, 'mulligan'))
    expect(keyforge.observe(p, 0).seats[0]).toMatchObject({ handCount: 6, deckCount: 30 })
    expect(keyforge.decision(p)).toMatchObject({ kind: 'mulligan', seat: 1 })
    keyforge.choose(p, keyforge.parseOption(p, 'keep'))
    // kf.mulligan.2: the new hand is kept; the first turn begins with the house
    expect(keyforge.decision(p)).toMatchObject({ kind: 'house', seat: 0 })
  })

  test('handicap chains reduce the first hand and one is shed (kf.chains.6, kf.handicap.1)', () => {
    const p = start([7, 1])
    const { seats } = keyforge.observe(p, 0)
    expect(seats.map(({ handCount, chains }) => [handCount, chains])).toEqual([
      [5, 6],
      [5, 0],
    ])
    // a mulligan sheds no further chain (kf.chains.7 speaks of the most, kf.mulligan.2 of this)
    keyforge.choose(p, keyforge.parseOption(p, 'mulligan'))
    expect(keyforge.observe(p, 0).seats[0]).toMatchObject({ handCount: 4, chains: 6 })
  })

  test('in the very first turn one card may be played or discarded from hand; uses are free (kf.firstturn.1, kf.firstturn.2, kf.firstturn.3)', () => {
    const t = table({
      turn: 1,
      step: 'main',
      seats: [{ house: 'brobnar', hand: [plain, 'sample-icons', 'sample-alpha'], battleline: ['sample-big'] }, {}],
    })
    t.discard('sample-alpha')
    expect(t.can({ verb: 'play', card: plain })).toBe(false)
    expect(t.can({ verb: 'discard', card: plain })).toBe(false)
    expect(t.can({ verb: 'reap', card: 'sample-big' })).toBe(true)
    expect(t.why({ verb: 'play', card: plain })[0].rule).toBe('kf.firstturn.1')
  })
})

describe('forging', () => {
  test('with enough amber a key must be forged, one a turn, in a color chosen (kf.forge.1, kf.forge.3, kf.forge.7)', () => {
    const t = table({ step: 'forge', seats: [{ amber: 13, houses: ['brobnar', 'dis', 'mars'] }, {}] })
    expect(t.options.map((option) => option.color)).toEqual(['red', 'yellow', 'blue'])
    t.choose({ verb: 'forge', color: 'yellow' })
    expect(t.seat(0)).toMatchObject({ amber: 7, keys: ['yellow'] })
    expect(t.decision?.kind).toBe('house')
  })

  test('five amber forge nothing; cards change the cost (kf.forge.2, kf.cost.1)', () => {
    expect(table({ step: 'forge', seats: [{ amber: 5, houses: ['brobnar'] }, {}] }).decision?.kind).toBe('house')
    const dear = table({ step: 'forge', seats: [{ amber: 7, houses: ['brobnar'] }, { battleline: ['grabber-jammer', 'murmook'] }] })
    expect(dear.seat(0).keyCost).toBe(8)
    expect(dear.decision?.kind).toBe('house')
  })

  test('the third key wins at once (kf.win.1)', () => {
    const t = table({ step: 'forge', seats: [{ amber: 6, keys: ['red', 'blue'], houses: ['brobnar'] }, {}] })
    t.choose({ verb: 'forge', color: 'yellow' })
    expect(t.outcome).toEqual({ shares: [1, 0], reason: 'keys' })
    expect(t.decision).toBeUndefined()
    expect(t.options).toEqual([])
  })

  test('amber on cards that allow it counts, and the payer divides the cost (kf.forge.6)', () => {
    const t = table({ step: 'forge', seats: [{ amber: 4, artifacts: [{ card: 'safe-place', amber: 3 }], houses: ['shadows'] }, {}] })
    expect(t.decision?.kind).toBe('pay')
    expect(t.options.map((option) => option.amount)).toEqual([2, 3])
    t.choose({ amount: 3 }).choose({ verb: 'forge', color: 'red' })
    expect([t.seat(0).amber, t.card('safe-place').amber]).toEqual([1, 0])
  })

  test('an effect forges outside the step, also at a reduced cost, if one wants (kf.forge.8, kf.may.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-forge'], amber: 4 }, {}] })
    t.play('sample-forge').yes().choose({ color: 'blue' })
    expect(t.seat(0)).toMatchObject({ keys: ['blue'], amber: 0 })
    const poor = table({ seats: [{ house: 'brobnar', hand: ['sample-forge'], amber: 3 }, {}] })
    expect(poor.play('sample-forge').idle).toBe(true)
  })

  test('unforging turns one key back, the active player says which (kf.unforge.1, kf.unforge.2)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-unforge'] }, { keys: ['red', 'blue'] }] })
    t.play('sample-unforge')
    expect(t.decision).toMatchObject({ kind: 'unforge', seat: 0 })
    t.choose({ color: 'blue' })
    expect(t.seat(1).keys).toEqual(['red'])
  })

  test('check is called when the next forge step would forge (kf.check.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', amber: 6 }, {}] })
    expect(keyforge.observe(t.position, 1).seats[0].check).toBe(true)
    t.endTurn()
    expect(t.log.some((event) => event.kind === 'check')).toBe(true)
  })
})

describe('houses and archives', () => {
  test('one of three houses, or that of a controlled card (kf.house.1, kf.house.3)', () => {
    const t = table({ step: 'house', seats: [{ houses: ['brobnar', 'dis', 'mars'], battleline: [{ card: 'umbra', owner: 1 }] }, {}] })
    expect(t.options.map((option) => option.house).sort()).toEqual(['brobnar', 'dis', 'mars', 'shadows'])
  })

  test('cannot goes before must (kf.cannot.1, kf.must.1)', () => {
    const t = table({
      seats: [
        { house: 'dis', hand: ['restringuntus'] },
        { houses: ['dis', 'brobnar', 'mars'], battleline: ['pitlord'] },
      ],
    })
    t.play('restringuntus').house('dis').endTurn()
    expect(t.options.map((option) => option.house).sort()).toEqual(['brobnar', 'mars'])
  })

  test('archives may be taken after the house is chosen, all or none (kf.archives.2, kf.archives.3)', () => {
    const t = table({ step: 'house', seats: [{ houses: ['brobnar', 'dis', 'mars'], archives: [plain, 'sample-big'] }, {}] })
    t.house('brobnar')
    expect(t.decision?.kind).toBe('archives')
    t.choose({ verb: 'take' })
    expect(t.seat(0)).toMatchObject({ hand: ['sample-big', plain], archives: [] })
    expect(t.idle).toBe(true)
  })

  test('an archived card of the opponent goes to its owner’s hand when it leaves (kf.archives.6)', () => {
    const t = table({
      step: 'house',
      seats: [{ houses: ['mars', 'dis', 'brobnar'], archives: [{ card: plain, owner: 1 }, 'sample-big'] }, {}],
    })
    t.house('mars').choose({ verb: 'take' })
    expect([t.seat(0).hand, t.seat(1).hand]).toEqual([['sample-big'], [plain]])
  })

  test('only cards of the active house are played, discarded and used (kf.play.1, kf.discard.1, kf.use.2)', () => {
    const t = table({
      seats: [{ houses: ['brobnar', 'dis', 'mars'], house: 'dis', hand: [plain, 'dust-imp'], battleline: ['sample-big'] }, {}],
    })
    expect(t.options.map(({ verb, card }) => [verb, card])).toEqual([
      ['play', t.find('dust-imp')],
      ['discard', t.find('dust-imp')],
      ['end', undefined],
    ])
    expect(t.why({ verb: 'reap', card: 'sample-big' })[0]).toMatchObject({ rule: 'kf.use.2', facts: { house: 'dis' } })
  })
})

describe('playing', () => {
  test('bonus icons resolve in printed order before anything else (kf.bonus.1, kf.bonus.3, kf.play.5)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['sample-icons', 'sample-ward'], battleline: [plain], deck: ['sample-omega'] },
        { battleline: ['sample-big'], amber: 2 },
      ],
    })
    t.play('sample-icons')
    expect(t.seat(0).amber).toBe(1)
    expect(t.targets).toEqual([plain])
    t.target(plain)
    expect([t.card(plain).amber, t.seat(1).amber]).toEqual([1, 1])
    expect(t.targets).toEqual(['sample-big', plain])
    t.target('sample-big')
    expect(t.seat(0).hand).toEqual(['sample-ward', 'sample-omega'])
    t.target('sample-ward')
    expect(t.seat(0)).toMatchObject({ hand: ['sample-omega'], discard: ['sample-icons', 'sample-ward'] })
    expect(t.idle).toBe(true)
  })

  test('creatures enter exhausted on a flank chosen, artifacts exhausted (kf.creature.1, kf.artifact.1, kf.flank.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: [plain, 'cannon'], battleline: ['sample-big', 'sample-taunt'] }, {}] })
    t.choose({ verb: 'play', card: plain })
    expect(t.options.map((option) => option.place)).toEqual(['left', 'right'])
    t.choose({ place: 'left' }).play('cannon')
    expect(t.seat(0).battleline).toEqual([plain, 'sample-big', 'sample-taunt'])
    expect([t.card(plain).exhausted, t.card('cannon').exhausted]).toEqual([true, true])
  })

  test('deploy enters anywhere (kf.deploy.1), treachery under the opponent’s control (kf.treachery.1)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['sample-deploy', 'sample-treachery'], battleline: ['sample-big', 'sample-taunt'] },
        { battleline: [plain] },
      ],
    })
    t.choose({ verb: 'play', card: 'sample-deploy' })
    expect(t.options).toHaveLength(3)
    t.choose({ place: 1 })
    expect(t.seat(0).battleline).toEqual(['sample-big', 'sample-deploy', 'sample-taunt'])
    t.play('sample-treachery', { left: true })
    expect(t.seat(1).battleline).toEqual(['sample-treachery', plain])
    expect(t.card('sample-treachery')).toMatchObject({ controller: 1, seat: 0 })
  })

  test('alpha only as the first thing of the step (kf.alpha.1); omega ends it (kf.omega.1)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['sample-alpha', 'sample-omega', plain], battleline: ['sample-big'] },
        { houses: ['dis', 'mars', 'logos'] },
      ],
    })
    expect(t.can({ verb: 'play', card: 'sample-alpha' })).toBe(true)
    t.reap('sample-big')
    expect(t.why({ verb: 'play', card: 'sample-alpha' })[0].rule).toBe('kf.alpha.1')
    t.play('sample-omega')
    // the step is over: cards are readied, the hand is filled, the other seat is asked for its house
    expect(t.decision).toMatchObject({ kind: 'house', seat: 1 })
    expect(t.card('sample-big').exhausted).toBe(false)
  })

  test('an action resolves, then goes to its owner’s discard pile (kf.action.1, kf.action.2)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['sample-modes'] },
        { amber: 1, battleline: [plain] },
      ],
    })
    t.play('sample-modes')
    expect(t.card('sample-modes').zone).toBe('limbo')
    expect(t.options.map(({ mode, text }) => [mode, text])).toEqual([
      [0, 'Steal 1 Æmber.'],
      [1, 'Destroy an enemy creature.'],
      [2, 'Gain 1 Æmber.'],
    ])
    t.choose({ mode: 1 }).target(plain)
    expect(t.card('sample-modes').zone).toBe('discard')
  })

  test('repeat goes on until its condition fails (kf.repeat.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-again'], amber: 1 }, {}] })
    expect(t.play('sample-again').seat(0).amber).toBe(4)
  })

  test('a graft and a facedown card lie under their card and go to the discard pile with it (kf.graft.1, kf.graft.2, kf.graft.3)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-shelf', 'sample-chest', plain, 'sample-big'] }, {}] })
    t.play('sample-shelf').target(plain).play('sample-chest').target('sample-big')
    expect([t.card('sample-shelf').under, t.card(plain).zone, t.card('sample-chest').under]).toEqual([[plain], 'under', ['sample-big']])
    t.move('sample-shelf', 'discard')
    expect([t.card(plain).zone, t.card('sample-big').zone]).toEqual(['discard', 'under'])
  })

  test('the rule of six counts plays and uses of one name (kf.six.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [plain], hand: Array.from({ length: 7 }, () => 'sample-ready') }, {}] })
    for (let i = 1; i <= 6; i++) {
      t.reap(plain)
      if (i < 6) t.play({ card: 'sample-ready', copy: i })
    }
    expect(t.seat(0).amber).toBe(6)
    t.play({ card: 'sample-ready', copy: 6 })
    expect(t.card(plain).exhausted).toBe(false)
    expect(t.why({ verb: 'reap', card: plain })[0].rule).toBe('kf.six.1')
    expect(t.can({ verb: 'play', card: { card: 'sample-ready', copy: 7 } })).toBe(false)
  })
})

describe('fighting', () => {
  test('both deal their power together; damage stays (kf.fight.3, kf.damage.1, kf.damage.4)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [plain] }, { battleline: ['sample-big'] }] })
    t.fight(plain, 'sample-big')
    expect(t.card(plain).zone).toBe('discard')
    expect(t.card('sample-big').damage).toBe(4)
  })

  test('armor prevents so much each turn (kf.armor.1, kf.armor.2)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['sample-skirmish', plain] }, { battleline: ['sample-armored'] }] })
    t.fight('sample-skirmish', 'sample-armored')
    expect(t.card('sample-armored')).toMatchObject({ damage: 1, armorLeft: 0, armor: 2 })
    t.fight(plain, 'sample-armored')
    expect(t.card('sample-armored').zone).toBe('discard')
  })

  test('skirmish takes no damage back (kf.skirmish.1), but hazardous still hits (kf.skirmish.2, kf.hazardous.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['sample-skirmish'] }, { battleline: ['sample-big', 'sample-hazardous'] }] })
    t.fight('sample-skirmish', 'sample-big')
    expect(t.card('sample-skirmish')).toMatchObject({ zone: 'battleline', damage: 0 })
    expect(t.card('sample-big').damage).toBe(3)
    const h = table({ seats: [{ house: 'brobnar', battleline: ['sample-skirmish'] }, { battleline: ['sample-hazardous'] }] })
    h.fight('sample-skirmish', 'sample-hazardous')
    expect([h.card('sample-skirmish').zone, h.card('sample-hazardous').damage]).toEqual(['discard', 0])
  })

  test('assault and hazardous: the active player says which first, and a death ends the fight (kf.assault.1, kf.assault.2, kf.hazardous.3)', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['sample-assault'] }, { battleline: [{ card: 'sample-hazardous', damage: 1 }] }],
    })
    t.fight('sample-assault', 'sample-hazardous')
    expect(t.decision?.kind).toBe('order')
    t.choose({ verb: 'order', card: 'sample-assault' })
    expect([t.card('sample-hazardous').zone, t.card('sample-assault').damage]).toEqual(['discard', 0])
    expect(t.idle).toBe(true)
  })

  test('splash-attack hits the neighbors of the foe (kf.splash.2)', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: ['sample-splash'] }, { battleline: [plain, 'sample-big', 'sample-armored', 'sample-taunt'] }],
    })
    // the neighbor of the taunt creature is protected, the others are not
    t.fight('sample-splash', 'sample-big')
    expect([plain, 'sample-big', 'sample-armored', 'sample-taunt'].map((id) => t.card(id).damage)).toEqual([2, 5, 0, 0])
  })

  test('poison destroys whatever its power damages (kf.poison.1), not when armor takes it all (kf.poison.2)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['sample-poison'] }, { battleline: ['sample-big'] }] })
    t.fight('sample-poison', 'sample-big')
    expect([t.card('sample-big').zone, t.card('sample-poison').zone]).toEqual(['discard', 'discard'])
    const armored = table({ seats: [{ house: 'brobnar', battleline: ['sample-poison'] }, { battleline: ['sample-armored'] }] })
    armored.fight('sample-poison', 'sample-armored')
    expect(armored.card('sample-armored').zone).toBe('battleline')
  })

  test('elusive: the first attack of a turn deals nothing either way (kf.elusive.1, kf.elusive.2)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [plain, 'sample-big'] }, { battleline: ['sample-elusive'] }] })
    t.fight(plain, 'sample-elusive')
    expect([t.card(plain).damage, t.card('sample-elusive').damage]).toEqual([0, 0])
    t.fight('sample-big', 'sample-elusive')
    expect(t.card('sample-elusive').zone).toBe('discard')
  })

  test('taunt protects its neighbors without taunt (kf.taunt.1)', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: [plain] }, { battleline: ['sample-big', 'sample-taunt', 'sample-armored', 'sample-poison'] }],
    })
    t.choose({ verb: 'fight', card: plain })
    expect(t.targets).toEqual(['sample-poison', 'sample-taunt'])
    expect(t.why({ card: plain, target: 'sample-big' })[0].rule).toBe('kf.taunt.1')
  })

  test('invulnerable takes no damage and cannot be destroyed (kf.invulnerable.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [plain], hand: ['sample-wipe'] }, { battleline: ['sample-invulnerable'] }] })
    t.fight(plain, 'sample-invulnerable')
    expect(t.card('sample-invulnerable').damage).toBe(0)
    t.play('sample-wipe').choose({ targets: [plain, 'sample-invulnerable'] })
    expect([t.card(plain).zone, t.card('sample-invulnerable').zone]).toEqual(['discard', 'battleline'])
  })

  test('a stunned creature only loses its stun when used, and strikes back all the same (kf.stun.2, kf.stun.4)', () => {
    const t = table({
      seats: [{ house: 'brobnar', battleline: [{ card: plain, stunned: true }] }, { battleline: [{ card: 'sample-big', stunned: true }] }],
    })
    expect(t.can({ verb: 'reap', card: plain })).toBe(false)
    t.unstun(plain)
    expect(t.card(plain)).toMatchObject({ stunned: false, exhausted: true })
    expect(t.seat(0).amber).toBe(0)
    const attacked = table({ seats: [{ house: 'brobnar', battleline: [plain] }, { battleline: [{ card: 'sample-big', stunned: true }] }] })
    attacked.fight(plain, 'sample-big')
    expect(attacked.card(plain).zone).toBe('discard')
  })

  test('an enraged creature must fight if it can; the counter goes with the fight (kf.enrage.2, kf.enrage.3, kf.enrage.4)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['sample-big'], hand: ['sample-enrage'] }, { battleline: [plain] }] })
    t.play('sample-enrage').target('sample-big')
    expect(t.why({ verb: 'reap', card: 'sample-big' })[0].rule).toBe('kf.enrage.2')
    t.fight('sample-big', plain)
    expect(t.card('sample-big').enraged).toBe(false)
    const nobody = table({ seats: [{ house: 'brobnar', battleline: [{ card: 'sample-big', enraged: true }] }, {}] })
    expect(nobody.can({ verb: 'reap', card: 'sample-big' })).toBe(true)
  })

  test('a ward is lost instead of damage and instead of leaving play (kf.ward.2)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['sample-big'], hand: ['sample-ward', 'sample-wipe'] },
        { battleline: [{ card: plain, warded: true }] },
      ],
    })
    t.fight('sample-big', plain)
    expect(t.card(plain)).toMatchObject({ zone: 'battleline', damage: 0, warded: false })
    t.play('sample-ward').target(plain)
    t.play('sample-wipe').choose({ targets: [plain] })
    expect(t.card(plain)).toMatchObject({ zone: 'battleline', warded: false })
  })
})

describe('leaving play', () => {
  test('destroyed abilities resolve before leaving, in the order chosen; leaving drops the rest (kf.destroyed.4, kf.destroyed.5, kf.destroyed.6)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['sample-martyr'], hand: ['sample-wipe'] }, {}] })
    t.play('sample-wipe').choose({ targets: ['sample-martyr'] })
    const [first] = t.options.filter(({ text }) => text?.includes('hand'))
    t.choose({ verb: 'order', ability: first.ability })
    expect([t.card('sample-martyr').zone, t.seat(0).amber]).toEqual(['hand', 0])
  })

  test('cards destroyed together leave together; what they destroy joins later (kf.destroyed.8, kf.destroyed.9)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', battleline: ['sample-bomb', 'sample-taunt'], hand: ['sample-wipe'] },
        { battleline: ['sample-poison', 'sample-big'] },
      ],
    })
    t.play('sample-wipe').choose({ targets: ['sample-bomb', 'sample-taunt'] })
    expect([t.seat(0).battleline, t.seat(1).battleline, t.card('sample-big').damage]).toEqual([[], ['sample-big'], 2])
    expect(t.idle).toBe(true)
  })

  test('the order on discard piles is asked when the setup says so (kf.destroyed.10, kf.discardpile.3)', () => {
    const t = table({ orderPiles: true, seats: [{ house: 'brobnar', battleline: [plain, 'sample-big'], hand: ['sample-wipe'] }, {}] })
    t.play('sample-wipe').choose({ targets: [plain, 'sample-big'] })
    expect(t.decision).toMatchObject({ kind: 'order', rule: 'kf.discardpile.3' })
    t.choose({ verb: 'order', target: 'sample-big' })
    expect(t.seat(0).discard).toEqual(['sample-wipe', plain, 'sample-big'])
    // upgrades come to the piles at the same moment, and so do the cards of a group that is discarded
    const both = table({
      orderPiles: true,
      seats: [
        {
          house: 'brobnar',
          battleline: [{ card: plain, upgrades: ['blood-of-titans', { card: 'duskrunner', owner: 1 }] }],
          hand: ['sample-wipe'],
        },
        { hand: ['krump', 'punch', 'troll'] },
      ],
    })
    both.play('sample-wipe').choose({ targets: [plain] })
    expect(both.decision?.rule).toBe('kf.discardpile.3')
    both.choose({ verb: 'order', target: plain })
    expect([both.seat(0).discard, both.seat(1).discard]).toEqual([['sample-wipe', 'blood-of-titans', plain], ['duskrunner']])
    const probed = table({ orderPiles: true, seats: [{ house: 'mars', hand: ['deep-probe'] }, { hand: ['krump', 'punch', 'troll'] }] })
    probed.play('deep-probe').house('brobnar').choose({ verb: 'order', target: 'troll' })
    expect(probed.seat(1)).toMatchObject({ discard: ['krump', 'troll'], hand: ['punch'] })
    expect(probed.idle).toBe(true)
  })

  test('amber on a creature goes to the opponent of its controller; markers and upgrades go (kf.leaves.5, kf.leaves.3, kf.upgrade.4)', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          battleline: [{ card: plain, amber: 3, damage: 1, stunned: true, upgrades: ['blood-of-titans'] }],
          hand: ['sample-wipe'],
        },
        {},
      ],
    })
    t.play('sample-wipe').choose({ targets: [plain] })
    expect(t.seat(1).amber).toBe(3)
    expect(t.card(plain)).toMatchObject({ zone: 'discard', amber: 0, damage: 0, stunned: false })
    expect(t.card('blood-of-titans').zone).toBe('discard')
  })

  test('an exalt places amber from the supply (kf.exalt.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [plain], hand: ['sample-exalt'] }, { amber: 1 }] })
    t.play('sample-exalt').target(plain)
    expect([t.card(plain).amber, t.seat(1).amber]).toEqual([1, 1])
  })

  test('token creatures: the top card facedown, a copy of the reference card, and itself again when it leaves (kf.token.1, kf.token.2, kf.token.4, kf.token.7)', () => {
    const t = table({
      seats: [{ house: 'brobnar', token: 'sample-token', hand: ['sample-tokens', 'sample-wipe'], deck: ['sample-big'] }, {}],
    })
    t.play('sample-tokens')
    expect(t.seat(0)).toMatchObject({ battleline: ['sample-token'], deck: [] })
    expect(t.card('sample-token')).toMatchObject({ power: 1, exhausted: true, traits: ['goblin'], token: true })
    // the hidden card is unknown to the opponent
    expect(JSON.stringify(keyforge.observe(t.position, 1))).not.toContain('sample-big')
    t.play('sample-wipe').choose({ targets: ['sample-token'] })
    expect(t.seat(0)).toMatchObject({ battleline: [], discard: ['sample-wipe', 'sample-big', 'sample-tokens'] })
    expect(keyforge.invariant(t.position)).toMatch(/cards$/)
  })

  test('without a reference card no token is made (kf.token.6)', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['sample-tokens'] }, {}] })
    expect(t.play('sample-tokens').seat(0).battleline).toEqual([])
  })
})

describe('the end of the turn', () => {
  test('everything is readied, the hand is filled to six (kf.ready.1, kf.draw.1, kf.hand.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [{ card: plain, exhausted: true }], hand: ['sample-ward'] }, {}] })
    t.endTurn()
    expect(t.card(plain).exhausted).toBe(false)
    expect(t.seat(0).hand).toHaveLength(6)
    const full = table({ seats: [{ house: 'brobnar', hand: Array.from({ length: 8 }, () => 'sample-ward') }, {}] })
    expect(full.endTurn().seat(0).hand).toHaveLength(8)
  })

  test('chains: fewer cards by level, one shed when they cost a card (kf.chains.2, kf.chains.3)', () => {
    for (const [chains, drawn] of [
      [1, 5],
      [6, 5],
      [7, 4],
      [13, 3],
      [19, 2],
      [24, 2],
    ]) {
      const t = table({ seats: [{ house: 'brobnar', chains }, {}] })
      t.endTurn()
      expect([t.seat(0).hand.length, t.seat(0).chains]).toEqual([drawn, chains - 1])
    }
    const none = table({ seats: [{ house: 'brobnar', chains: 3, hand: Array.from({ length: 6 }, () => 'sample-ward') }, {}] })
    expect(none.endTurn().seat(0).chains).toBe(3)
  })

  test('drawing from an empty deck makes a new one of the discard pile and goes on (kf.deck.1, kf.deck.2)', () => {
    const t = table({
      seats: [{ house: 'brobnar', deck: [plain], discard: ['sample-big', 'sample-ward'], battleline: ['sample-reaper'] }, {}],
      rolls: [0],
    })
    t.endTurn()
    expect(t.seat(0).hand.sort()).toEqual(['sample-big', plain, 'sample-ward'])
    expect(t.seat(0)).toMatchObject({ deck: [], discard: [] })
  })

  test('simultaneous triggers are ordered by the active player (kf.triggers.1, kf.simultaneous.1)', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['sample-reaper'] }, {}] })
    t.reap('sample-reaper')
    expect(t.decision).toMatchObject({ kind: 'order', seat: 0 })
    expect(t.options.map(({ text }) => text)).toEqual(['After Reap: Draw a card.', 'After Reap: Gain 1 Æmber.'])
    t.choose({ verb: 'order', ability: t.options[1].ability })
    expect(t.seat(0).amber).toBe(2)
    expect(t.seat(0).hand).toHaveLength(1)
  })
})
