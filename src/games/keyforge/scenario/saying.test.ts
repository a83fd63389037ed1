import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from './index.ts'
import { table } from './index.ts'

/** Ways of naming cards and of saying what is chosen, as whoever drives a table from outside may say it. */

const at = (mine: ScenarioSeat, theirs: ScenarioSeat = {}, more: { auto?: boolean } = {}) => table({ seats: [mine, theirs], ...more })

describe('naming', () => {
  test('a card that is face down as a token creature is meant by its own name too, and by the number that it had (kf.token.10)', () => {
    const t = table({
      seats: [
        { house: 'ekwidon', token: 'trader', hand: ['hire-on'], deck: ['troll'], battleline: [{ card: 'krump', token: true }] },
        { battleline: ['bumpsy'], amber: 3 },
      ],
      auto: true,
    })
    const [troll] = t.seat(0).cards.deck
    const [krump] = t.seat(0).cards.battleline
    t.play('hire-on').choose({ place: 'left' })
    expect(t.card('troll')).toMatchObject({ name: 'Trader', zone: 'battleline', token: true, faceDown: true, under: ['troll'] })
    expect(t.card(troll)).toEqual(t.card('troll'))
    expect(t.can({ verb: 'action', card: 'troll' })).toBe(false)
    t.set(troll, { exhausted: false }).action('troll').action('krump')
    expect([t.card('troll').zone, t.card(troll).zone, t.card(krump).name, t.card(krump).zone]).toEqual([
      'discard',
      'discard',
      'Krump',
      'discard',
    ])
    expect(t.seat(0).amber).toBe(2)
  })

  test('the name of a card that is face down means another one of that name that is not, unless it is said which', () => {
    const t = at(
      { house: 'brobnar', token: 'grunt', hand: ['punch'], battleline: [{ card: 'troll', token: true }] },
      { battleline: ['troll'] },
    ).play('punch')
    expect([t.can({ target: { card: 'troll', seat: 0 } }), t.can({ target: { card: 'troll', copy: 1 } })]).toEqual([true, true])
    expect([t.target('troll').card({ card: 'troll', seat: 1 }).damage, t.idle]).toEqual([3, true])
  })

  test('a card is moved to a place of a zone as that is asked for, from the top in a pile', () => {
    const t = table({ seats: [{ hand: ['punch', 'anger', 'krump', 'troll'], deck: ['bumpsy', 'smaaash'] }, {}] })
    t.move('punch', 'deck', 0, 0).move('anger', 'deck', 0, 2).move('krump', 'deck')
    expect(t.seat(0).deck).toEqual(['krump', 'punch', 'bumpsy', 'anger', 'smaaash'])
    expect([t.card('anger').index, t.card('punch').index]).toEqual([3, 1])
    t.move('krump', 'battleline').move('troll', 'battleline', 0, 0)
    expect(t.seat(0).battleline).toEqual(['troll', 'krump'])
    expect(() => t.move('punch', 'battleline', 0, 3)).toThrow('is no creature')
    expect(() => t.move('bumpsy', 'battleline', 0, 3)).toThrow('the index must be a whole number from 0 to 2')
    expect(t.card('bumpsy').zone).toBe('deck')
  })
})

test('a gigantic creature in play is meant by the name and the number of either half', () => {
  const t = at({ house: 'logos', hand: ['ultra-gravitron', 'ultra-gravitron2', 'twin-bolt-emission'] }, { battleline: ['krump'] })
  const [first, second] = t.seat(0).cards.hand
  t.play('ultra-gravitron')
    .play('twin-bolt-emission')
    .choose({ targets: ['ultra-gravitron2', 'krump'] })
  expect(t.card('ultra-gravitron2')).toMatchObject({ zone: 'battleline', power: 10, faceDown: false, under: ['ultra-gravitron2'] })
  expect(t.card(second)).toEqual(t.card(first))
  t.move('ultra-gravitron2', 'hand')
  expect([t.card('ultra-gravitron2').id, t.card(second).zone, t.card(first).zone]).toEqual(['ultra-gravitron2', 'hand', 'hand'])
})

describe('places', () => {
  test('a flank has a number of creatures to its left as well', () => {
    const line = { house: 'brobnar', hand: ['bumpsy'], battleline: ['krump', 'troll'] } as const
    expect(at(line).play('bumpsy', { place: 0 }).seat(0).battleline).toEqual(['bumpsy', 'krump', 'troll'])
    expect(at(line).play('bumpsy', { place: 2 }).seat(0).battleline).toEqual(['krump', 'troll', 'bumpsy'])
    expect(at(line).play('bumpsy').can({ place: 1 })).toBe(false)
    const deploy = { house: 'sanctum', hand: ['lion-bautrem'], battleline: ['krump', 'troll'] } as const
    for (const place of [0, 1, 2]) expect(at(deploy).play('lion-bautrem', { place }).card('lion-bautrem').index).toBe(place)
    expect(at(deploy).play('lion-bautrem').can({ place: 3 })).toBe(false)
  })

  test('in the line where it comes: of the other player with treachery, or when control changes', () => {
    const caper = at({ house: 'shadows', hand: ['scowly-caper'], battleline: ['urchin'] }, { battleline: ['troll', 'krump'] }).play(
      'scowly-caper',
    )
    expect([caper.can({ place: 1 }), caper.can({ place: 2 })]).toEqual([false, true])
    const exile = at({ house: 'saurian', hand: ['exile'], battleline: ['urchin'] }, { battleline: ['troll', 'krump'] })
      .play('exile')
      .target('urchin')
    expect([exile.can({ place: 1 }), exile.choose({ place: 2 }).seat(1).battleline]).toEqual([false, ['troll', 'krump', 'urchin']])
    const moved = at({ house: 'sanctum', hand: ['shifting-battlefield'], battleline: ['urchin', 'troll', 'krump'] })
      .play('shifting-battlefield')
      .target('urchin')
    expect([moved.can({ place: 3 }), moved.choose({ place: 2 }).seat(0).battleline]).toEqual([false, ['troll', 'krump', 'urchin']])
    const greking = at({ house: 'dis', battleline: ['overlord-greking'] }, { battleline: ['bumpsy', 'krump', 'troll'] }).fight(
      'overlord-greking',
      'bumpsy',
    )
    expect(greking.choose({ place: 1 }).seat(0).battleline).toEqual(['overlord-greking', 'bumpsy'])
  })
})

describe('acts', () => {
  const fighters = [
    { house: 'brobnar', battleline: ['troll', 'krump'], hand: ['punch', 'bumpsy'] },
    { battleline: ['smaaash', 'valdr'] },
  ] as const

  test('an act may be described with what is asked next', () => {
    const t = at(...fighters)
    expect([t.can({ verb: 'fight', card: 'troll', target: 'valdr' }), t.can({ verb: 'fight', card: 'troll', target: 'krump' })]).toEqual([
      true,
      false,
    ])
    t.choose({ verb: 'fight', card: 'troll', target: 'smaaash' })
    expect(t.card('troll').damage).toBe(5)
    t.choose({ verb: 'play', card: 'bumpsy', place: 'left' }).choose({ verb: 'play', card: 'punch', target: 'valdr' })
    expect([t.seat(0).battleline, t.card('valdr').damage]).toEqual([['bumpsy', 'troll', 'krump'], 3])
  })

  test('what cannot follow refuses the act as well', () => {
    const t = at(...fighters)
    expect(() => t.choose({ verb: 'fight', card: 'troll', target: 'krump' })).toThrow('no option matches')
    expect([t.idle, t.card('troll').exhausted]).toEqual([true, false])
  })

  test('a place and a foe that are said before they are asked are kept until then', () => {
    const gel = at({ house: 'logos', hand: ['mimic-gel'], battleline: ['dextre'] }, { battleline: ['bumpsy', 'urchin'] })
    expect(gel.play('mimic-gel', { left: true }).target('urchin').seat(0).battleline).toEqual(['urchin', 'dextre'])
    const brutodon = at({ house: 'saurian', battleline: ['rampaging-brutodon', 'troll'] }, { battleline: ['krump', 'bumpsy'] })
    brutodon.fight('rampaging-brutodon', 'krump').target('troll')
    expect([brutodon.card('krump').zone, brutodon.card('bumpsy').damage, brutodon.idle]).toEqual(['discard', 0, true])
  })

  test('a taunting neighbor keeps a foe from being named', () => {
    const t = at({ house: 'brobnar', battleline: ['troll'] }, { battleline: ['urchin', 'champion-anaphiel'] }, { auto: true })
    expect(t.can({ verb: 'fight', card: 'troll', target: 'urchin' })).toBe(false)
    expect(t.choose({ verb: 'fight', card: 'troll', target: 'champion-anaphiel' }).card('troll').damage).toBe(6)
  })
})

describe('what has been said', () => {
  test('a set that closed by itself may be closed once more', () => {
    const own = { house: 'shadows', hand: ['lights-out'] } as const
    const enemies = { battleline: ['krump', 'troll', 'bumpsy'] } as const
    for (const t of [
      at(own, enemies).play('lights-out').target('troll').target('krump'),
      at(own, enemies)
        .play('lights-out')
        .choose({ targets: ['troll', 'krump'] }),
    ]) {
      expect(t.done().seat(1).battleline).toEqual(['bumpsy'])
      expect(() => t.done()).toThrow('no option matches')
    }
    const auto = at(own, { battleline: ['krump', 'troll'] }, { auto: true }).play('lights-out')
    expect(auto.target('troll').target('krump').done().idle).toBe(true)
    expect(() => auto.done()).toThrow('no option matches')
  })

  test('cards of two sets that are asked one after the other may be given together, in any order', () => {
    const quark = { house: 'logos', hand: ['bouncing-deathquark'], battleline: ['dextre', 'doc-bookton'] } as const
    const t = at(quark, { battleline: ['troll', 'bumpsy'] }).play('bouncing-deathquark')
    t.choose({ targets: ['dextre', 'troll'] }).done()
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['doc-bookton'], ['bumpsy'], true])
    const both = at(quark, { battleline: ['troll', 'bumpsy'] }).play('bouncing-deathquark')
    expect(() => both.choose({ targets: ['dextre', 'doc-bookton'] })).toThrow('cannot be in the set')
    expect(both.seat(0).battleline).toEqual(['dextre', 'doc-bookton'])
  })

  test('done may be said after any card that was chosen, where nothing is left to be closed', () => {
    const hive = { house: 'mars', hand: ['sample-collection'] } as const
    const t = at(hive, { keys: ['red', 'blue'], battleline: ['krump', 'troll', 'bumpsy'] }).play('sample-collection')
    t.target('troll').target('bumpsy').done()
    expect([t.idle, t.seat(0).archives]).toEqual([true, ['troll', 'bumpsy']])
    expect(() => t.done()).toThrow('no option matches')
  })

  test('cards that were named one after the other come in that order, where what follows the first of them is said', () => {
    const own = { house: 'untamed', hand: ['scout'], battleline: ['troll', 'krump', 'bumpsy'] } as const
    const t = at(own, { battleline: ['smaaash', 'valdr'] })
      .play('scout')
      .target('bumpsy')
      .target('krump')
      .done()
    expect(t.decision?.kind).toBe('order')
    t.target('valdr')
    expect([t.card('valdr').damage, t.decision?.source]).toEqual([5, t.find('krump')])
    t.target('smaaash')
    expect([t.card('smaaash').zone, t.idle]).toEqual(['discard', true])
  })

  test('abilities that may all be declined are declined together; a yes may name the card that asks', () => {
    const own = { house: 'saurian', battleline: [{ card: 'questor-jarta', upgrades: ['stunner'] }] } as const
    const t = at(own, { battleline: ['krump'] }).reap('questor-jarta')
    expect(t.decision?.kind).toBe('order')
    expect([t.done().idle, t.seat(0).amber, t.card('questor-jarta').amber]).toEqual([true, 1, 0])
    const jarta = at({ house: 'saurian', battleline: ['questor-jarta'] }).reap('questor-jarta')
    expect([jarta.can({ card: 'questor-jarta' }), jarta.choose({ card: 'questor-jarta' }).seat(0).amber]).toEqual([true, 2])
    const lent = at({ house: 'brobnar', battleline: [{ card: 'valdr', upgrades: ['stunner'] }] }, { battleline: ['krump', 'troll'] })
    lent.reap('valdr').choose({ card: 'valdr' }).target('troll')
    expect([lent.card('troll').stunned, lent.idle]).toEqual([true, true])
  })

  test('an option is chosen by all that it says of itself', () => {
    const t = at({ house: 'dis' }, { houses: ['mars'], battleline: ['grondal', 'liam-say', 'krump'] }).endTurn()
    const [, { verb, card, target, as, ability }] = t.options
    const said = { verb, card, target, as, ability }
    expect([t.decision?.kind, target, t.can(said)]).toEqual(['order', -1, true])
    expect(t.choose(said).decision?.source).toBe(card)
  })

  test('what auto has answered can be chosen until it is said', () => {
    const t = at({ house: 'dis', hand: ['fear'] }, { battleline: ['krump'] }, { auto: true }).play('fear')
    expect([t.can({ target: 'krump' }), t.can({ target: 'fear' })]).toEqual([true, false])
    expect(t.target('krump').can({ target: 'krump' })).toBe(false)
  })

  test('of what auto does in full up to an amount, less may be said right after', () => {
    const demon = () =>
      at({ house: 'dis', battleline: ['guardian-demon', { card: 'troll', damage: 3 }] }, { battleline: ['krump'] }, { auto: true })
        .reap('guardian-demon')
        .target('troll')
    const t = demon()
    const events = t.log.length
    expect([t.can({ amount: 1 }), t.can({ amount: 3 })]).toEqual([true, false])
    t.choose({ amount: 1 })
    expect([t.card('troll').damage, t.log.length, t.target('krump').card('krump').damage]).toEqual([2, events, 1])
    expect(demon().choose({ amount: 2 }).target('krump').card('krump').damage).toBe(2)
    expect(() => demon().target('krump').choose({ amount: 1 })).toThrow('no option matches')
  })

  test('a card is named by its id or by what it is called', () => {
    const t = at({ house: 'dis', hand: ['etan-s-jar'] }, { hand: ['bad-penny'] }).play('etan-s-jar')
    expect([t.can({ name: 'bad-penny' }), t.can({ name: 'Bad Penny' }), t.can({ name: 'Urchin' })]).toEqual([true, true, false])
    t.choose({ name: 'Bad Penny' })
    expect(t.idle).toBe(true)
  })

  test('where abilities are ordered, a card that none of them is about is the one whose ability comes next', () => {
    const t = at({ house: 'shadows', artifacts: ['autocannon'], hand: ['urchin'] }, { amber: 3 }).play('urchin')
    expect(t.decision?.kind).toBe('order')
    t.target('autocannon')
    expect(t.card('urchin').zone).toBe('discard')
  })
})
