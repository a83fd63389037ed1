import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** The scenario interface, as docs/scenario.md describes it; the examples there are tested too. */

describe('setting up and editing', () => {
  test('a card on the other side is listed there with its owner, or with its owner with its controller', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'krump', controller: 1 }], artifacts: [{ card: 'commpod', owner: 1 }] },
        { battleline: ['troll'] },
      ],
    })
    expect([t.seat(0).battleline, t.seat(1).battleline]).toEqual([[], ['krump', 'troll']])
    expect(t.card('krump')).toMatchObject({ seat: 0, controller: 1 })
    expect(t.card('commpod')).toMatchObject({ seat: 1, controller: 0 })
    expect(() => table({ seats: [{ hand: [{ card: 'krump', controller: 1 }] }, {}] })).toThrow('nobody controls it')
  })

  test('a card that is moved out of play by hand leaves everything behind', () => {
    const t = table({
      seats: [
        { house: 'mars', battleline: [{ card: 'krump', damage: 3, amber: 1, stunned: true, upgrades: ['jammer-pack'] }, 'tunk'] },
        { battleline: [{ card: 'troll', owner: 0, damage: 1 }] },
      ],
    })
    t.move('krump', 'hand').move('krump', 'battleline').move('troll', 'discard')
    expect(t.card('krump')).toMatchObject({ damage: 0, amber: 0, stunned: false, upgrades: [] })
    expect(t.seat(0)).toMatchObject({ battleline: ['tunk', 'krump'], discard: ['troll', 'jammer-pack'] })
    // out of play nobody but its owner has to do with it
    expect(t.card('troll')).toMatchObject({ seat: 0, controller: 0 })
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([0, 0, true])
  })

  test('bonus icons can be changed', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['troll'] }] })
    t.set('punch', { bonus: ['amber', 'amber'] })
      .play('punch')
      .target('troll')
    expect(t.seat(0).amber).toBe(3)
  })

  test('a card that is edited out of play is clean, nobody gets its amber, and what was on it is discarded', () => {
    const troll = {
      card: 'troll',
      damage: 3,
      amber: 2,
      exhausted: true,
      stunned: true,
      counters: { power: 2 },
      upgrades: ['blood-of-titans'],
    }
    const t = table({ seats: [{ house: 'brobnar', battleline: [troll, 'krump'] }, {}] })
    t.move('troll', 'hand')
    expect([t.seat(0).hand, t.seat(0).discard, t.seat(1).amber]).toEqual([['troll'], ['blood-of-titans'], 0])
    t.play('troll', { left: true })
    expect(t.card('troll')).toMatchObject({ damage: 0, amber: 0, stunned: false, power: 8, upgrades: [], counters: {} })
  })

  test('cards that leave the game by editing take nothing with them', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: [{ card: 'troll', upgrades: ['blood-of-titans'] }] }, {}] })
    t.setZone(0, 'battleline', ['krump'])
    expect([t.seat(0).battleline, t.seat(0).discard, t.card('krump').power]).toEqual([['krump'], ['blood-of-titans'], 6])
  })
})

describe('choosing', () => {
  test('yes and no answer whatever is asked so: archives are taken or left', () => {
    const seats = () => [{ archives: ['krump'], houses: ['brobnar'] }, {}] as const
    const taken = table({ seats: seats(), step: 'house' }).house('brobnar')
    expect(taken.decision?.kind).toBe('archives')
    expect(taken.yes().seat(0).hand).toEqual(['krump'])
    const left = table({ seats: seats(), step: 'house' }).house('brobnar')
    expect(left.no().seat(0).archives).toEqual(['krump'])
  })

  test('a trigger is told by the card whose text it is, and each says what it does', () => {
    const t = table({
      seats: [{ house: 'mars', hand: ['ammonia-clouds'] }, { battleline: [{ card: 'duma-the-martyr', upgrades: ['armageddon-cloak'] }] }],
    })
    t.play('ammonia-clouds')
    expect(t.options.map(({ text }) => text)).toEqual([
      'Destroyed: Fully heal each other friendly creature. Draw 2 cards.',
      'Destroyed: Instead, fully heal Duma the Martyr and destroy Armageddon Cloak.',
    ])
    t.choose({ verb: 'order', source: 'armageddon-cloak' })
    expect(t.card('duma-the-martyr').zone).toBe('battleline')
    expect(t.idle).toBe(true)
  })

  test('where only cards are ordered, each is named as card or as target', () => {
    const t = table({
      seats: [{ house: 'untamed', battleline: ['snufflegator', 'murmook'], hand: ['scout'] }, { battleline: ['troll'] }],
    })
    t.play('scout').choose({ targets: ['murmook', 'snufflegator'] })
    expect(t.decision?.kind).toBe('order')
    expect([t.can({ card: 'murmook' }), t.can({ target: 'murmook' })]).toEqual([true, true])
    t.choose({ verb: 'order', card: 'murmook' }).target('troll').target('troll')
    expect(t.card('troll').damage).toBe(7)
    expect(t.idle).toBe(true)
  })

  test('the cards of a set are picked in any order; one that needs others is kept until they are named', () => {
    const seats = () => [{ house: 'shadows', hand: ['lights-out'] }, { battleline: ['krump', 'troll', 'bumpsy'] }] as const
    const t = table({ seats: seats() }).play('lights-out')
    expect([t.can({ target: 'bumpsy' }), t.can({ target: 'lights-out' })]).toEqual([true, false])
    t.target('bumpsy')
    expect(t.decision).toMatchObject({ min: 2, max: 2, picked: [t.find('bumpsy')] })
    expect(t.can({ target: 'bumpsy' })).toBe(false)
    t.target('troll')
    expect(t.seat(1)).toMatchObject({ battleline: ['krump'], hand: ['troll', 'bumpsy'] })
    expect(t.idle).toBe(true)
    expect(t.log.filter(({ kind }) => kind === 'toHand').length).toBe(2)
    const refused = table({ seats: seats() }).play('lights-out')
    const before = refused.save()
    expect(() => refused.choose({ targets: ['krump', 'lights-out'] })).toThrow('"lights-out" cannot be in the set')
    expect(() => refused.choose({ targets: ['krump'] })).toThrow('more must be chosen')
    expect(refused.save()).toEqual(before)
  })

  test('where what is forced is answered at once, a set is forced only when all must be in it', () => {
    const t = table({
      auto: true,
      seats: [
        { house: 'untamed', hand: ['lost-in-the-woods'], battleline: ['murmook', 'flaxia', 'halacor'] },
        { battleline: ['krump', 'troll', 'bumpsy'] },
      ],
    })
    t.play('lost-in-the-woods').target('flaxia').target('halacor').target('bumpsy').target('krump')
    expect([t.seat(0).battleline, t.seat(1).battleline, t.idle]).toEqual([['murmook'], ['troll'], true])
    const forced = table({
      auto: true,
      seats: [
        { house: 'shadows', hand: ['lights-out', 'urchin'] },
        { battleline: ['krump', 'troll', 'bumpsy'], amber: 1 },
      ],
    })
    // with three there is a choice for the second card, with two there is none at all
    forced.play('lights-out').target('troll')
    expect(forced.targets).toEqual(['bumpsy', 'krump', 'troll'])
    expect(forced.target('krump').seat(1).hand).toEqual(['krump', 'troll'])
    const all = table({ auto: true, seats: [{ house: 'shadows', hand: ['lights-out'] }, { battleline: ['krump', 'troll'] }] })
    expect(all.play('lights-out').idle).toBe(true)
  })

  test('up to so many in any order, ended by done', () => {
    const t = table({ seats: [{ house: 'untamed', hand: ['nature-s-call'] }, { battleline: ['krump', 'troll', 'bumpsy'] }] })
    t.play('nature-s-call').target('bumpsy').target('krump')
    expect(t.can({ target: 'troll' })).toBe(true)
    expect(t.done().seat(1)).toMatchObject({ battleline: ['troll'], hand: ['krump', 'bumpsy'] })
    expect(t.idle).toBe(true)
  })

  test('every option tells which card asks', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['troll'] }] })
    const [{ source }] = t.play('punch').options
    expect(t.card(source as number).id).toBe('punch')
  })

  test('naming the card of something that may be done says yes, and done says no', () => {
    const line = { house: 'dis', battleline: ['master-of-1', 'troll', 'krump'] } as const
    const t = table({ seats: [line, { battleline: ['tolas', 'bumpsy', 'dextre'], amber: 0 }] })
    const events = t.reap('master-of-1').log.length
    expect([t.decision?.kind, t.targets, t.log.length]).toEqual(['may', ['tolas'], events])
    expect([t.can({ target: 'tolas' }), t.can({ target: 'troll' }), t.can({ targets: ['bumpsy'] })]).toEqual([true, false, false])
    expect(() => t.target('troll')).toThrow('possible: may: decline, accept')
    expect(t.decision?.kind).toBe('may')
    t.target('tolas')
    expect([t.card('tolas').zone, t.idle]).toEqual(['discard', true])
    const other = table({ seats: [line, { battleline: ['tolas'] }] })
    expect(other.reap('master-of-1').done().card('tolas').zone).toBe('battleline')
    expect(other.idle).toBe(true)
  })

  test('naming the card that follows an amount takes the most', () => {
    const t = table({ seats: [{ house: 'dis', hand: ['guardian-demon'] }, { battleline: [{ card: 'troll', damage: 3 }, 'bumpsy'] }] })
    t.play('guardian-demon').target('troll')
    expect([t.decision?.kind, t.targets]).toEqual(['amount', ['bumpsy', 'guardian-demon']])
    t.target('bumpsy')
    expect([t.card('troll').damage, t.card('bumpsy').damage, t.idle]).toEqual([1, 2, true])
  })
})
