import { describe, expect, test } from 'vitest'
import type { ScenarioSeat } from '../../scenario/index.ts'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Logos. Seat 0 is in the main step of an ordinary turn. */

describe('archimedes', () => {
  test('archives its neighbors of any house when they are destroyed, nobody else and not itself', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['punch', 'lava-ball', 'krump'], battleline: ['bumpsy', 'headhunter', 'archimedes', 'smaaash'] },
        { battleline: ['troll'] },
      ],
    })
    t.set('headhunter', { damage: 4 }).play('punch').target('headhunter')
    expect([t.seat(0).battleline, t.seat(0).archives, t.idle]).toEqual([['bumpsy', 'archimedes', 'smaaash'], ['headhunter'], true])
    // another one is its neighbor now; itself it does not archive
    t.set('bumpsy', { damage: 1 }).set('archimedes', { damage: 1 }).play('lava-ball').target('bumpsy')
    expect([t.seat(0).battleline, t.seat(0).archives, t.seat(0).discard]).toEqual([
      ['smaaash'],
      ['headhunter', 'bumpsy'],
      ['lava-ball', 'archimedes', 'punch'],
    ])
  })

  test('archives neighbors that are destroyed together with it: all were in play (kf.destroyed.5, kf.destroyed.8)', () => {
    const t = table({
      seats: [
        { house: 'dis', hand: ['gateway-to-dis'], battleline: ['charette', 'dust-imp', 'archimedes', 'shooler'] },
        { battleline: ['troll'] },
      ],
    })
    t.play('gateway-to-dis')
    // the imp has two destroyed abilities, in an order that the active player chooses
    expect(t.options.map(({ card, verb }) => [verb, t.card(card!).id])).toEqual([
      ['order', 'dust-imp'],
      ['order', 'dust-imp'],
      ['order', 'shooler'],
    ])
    t.choose({ verb: 'order', card: 'shooler' })
    expect(t.card('shooler').zone).toBe('archives')
    const own = t.options.find(({ text }) => text?.includes('Gain'))!
    t.choose({ card: 'dust-imp', ability: own.ability })
    expect([t.seat(0).archives.sort(), t.seat(0).discard, t.seat(0).amber, t.seat(1).discard, t.idle]).toEqual([
      ['dust-imp', 'shooler'],
      ['gateway-to-dis', 'archimedes', 'charette'],
      2,
      ['troll'],
      true,
    ])
  })

  test('a neighbor that leaves for the archives first does not resolve what else it has (kf.destroyed.6)', () => {
    const t = table({ seats: [{ house: 'dis', hand: ['gateway-to-dis'], battleline: ['dust-imp', 'archimedes'] }, {}] })
    t.play('gateway-to-dis')
    const archiving = t.options.find(({ text }) => text?.includes('Archive'))!
    t.choose({ card: 'dust-imp', ability: archiving.ability })
    expect([t.seat(0).archives, t.seat(0).amber, t.idle]).toEqual([['dust-imp'], 0, true])
  })

  test('a ward saves a neighbor, and nothing is archived (kf.ward.2)', () => {
    const t = table({
      seats: [{ house: 'dis', hand: ['gateway-to-dis'], battleline: [{ card: 'charette', warded: true }, 'archimedes', 'shooler'] }, {}],
    })
    t.play('gateway-to-dis')
    expect([t.seat(0).battleline, t.seat(0).archives, t.seat(0).discard]).toEqual([
      ['charette'],
      ['shooler'],
      ['gateway-to-dis', 'archimedes'],
    ])
  })

  test('a neighbor of another owner goes to that owner’s archives; its amber and upgrades go their ways (kf.leaves.5)', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          hand: ['punch'],
          battleline: ['archimedes', { card: 'bumpsy', owner: 1, damage: 4, amber: 2, upgrades: ['blood-of-titans'] }],
        },
        {},
      ],
    })
    t.set('bumpsy', { damage: 9 }).play('punch').target('bumpsy')
    expect([t.seat(0).archives, t.seat(1).archives, t.seat(1).amber, t.seat(0).discard]).toEqual([
      [],
      ['bumpsy'],
      2,
      ['punch', 'blood-of-titans'],
    ])
  })

  test('it is elusive, its neighbors are not, and an enemy creature that is destroyed is not archived', () => {
    const t = table({ seats: [{ house: 'brobnar', battleline: ['troll', 'krump'] }, { battleline: ['batdrone', 'archimedes', 'dextre'] }] })
    t.fight('troll', 'archimedes')
    expect([t.card('archimedes').damage, t.card('troll').damage]).toEqual([0, 0])
    t.fight('krump', 'batdrone')
    expect([t.seat(1).archives, t.seat(0).archives, t.idle]).toEqual([['batdrone'], [], true])
  })

  test('is archived instead of purged by what would replace the discard pile only (kf.destroyed.6)', () => {
    const t = table({
      seats: [
        {
          house: 'brobnar',
          hand: ['punch'],
          battleline: ['archimedes', { card: 'bumpsy', damage: 4 }],
          artifacts: ['annihilation-ritual'],
        },
        {},
      ],
    })
    t.play('punch').target('bumpsy')
    expect([t.seat(0).archives, t.seat(0).purged]).toEqual([['bumpsy'], []])
  })

  test('what it archives was destroyed all the same: all who look for that see it (kf.destroyed.6)', () => {
    const enemy = { battleline: ['tocsin', 'archimedes'], hand: ['anger'] }
    const dis = (own: ScenarioSeat) => table({ seats: [{ house: 'dis', ...own }, enemy] })
    const gongoozle = dis({ hand: ['gongoozle'] })
      .play('gongoozle')
      .target('tocsin')
    expect([gongoozle.seat(1).archives, gongoozle.seat(1).hand]).toEqual([['tocsin'], ['anger']])
    const snatcher = dis({ artifacts: ['soul-snatcher'], battleline: ['shooler'] }).fight('shooler', 'tocsin')
    expect([snatcher.seat(1).archives, snatcher.seat(1).amber]).toEqual([['tocsin'], 1])
    const hecatomb = dis({ hand: ['hecatomb'], battleline: ['charette'] }).play('hecatomb')
    expect([hecatomb.seat(0).amber, hecatomb.seat(1).amber, hecatomb.seat(1).archives]).toEqual([2, 1, ['tocsin']])
    const chest = table({ seats: [{ house: 'brobnar', battleline: ['troll'], artifacts: ['the-warchest'] }, enemy] })
    expect(chest.fight('troll', 'tocsin').action('the-warchest').seat(0).amber).toBe(1)
  })

  test('in the archives it is out of reach for those who defeated it (kf.leaves.7)', () => {
    const enemy = { battleline: ['tocsin', 'archimedes'] }
    const stealer = table({ seats: [{ house: 'dis', battleline: ['stealer-of-souls'] }, enemy] }).fight('stealer-of-souls', 'tocsin')
    expect([stealer.seat(1).archives, stealer.seat(1).purged, stealer.seat(0).amber, stealer.idle]).toEqual([['tocsin'], [], 1, true])
    const greking = table({ seats: [{ house: 'dis', battleline: ['overlord-greking'] }, enemy] }).fight('overlord-greking', 'tocsin')
    expect([greking.seat(1).archives, greking.seat(0).battleline, greking.idle]).toEqual([['tocsin'], ['overlord-greking'], true])
  })

  test('a neighbor that is purged, returned or discarded from elsewhere is not archived (kf.purge.2)', () => {
    const t = table({
      seats: [{ house: 'dis', artifacts: ['sacrificial-altar'], hand: ['hysteria'], battleline: ['dextre', 'archimedes', 'shooler'] }, {}],
    })
    t.action('sacrificial-altar').target('dextre').play('hysteria')
    expect([t.seat(0).purged, t.seat(0).archives, t.seat(0).hand, t.idle]).toEqual([['dextre'], [], ['archimedes', 'shooler'], true])
  })

  test('two of them side by side archive each other', () => {
    const t = table({ seats: [{ house: 'dis', hand: ['gateway-to-dis'], battleline: ['archimedes', 'archimedes'] }, {}] })
    t.play('gateway-to-dis').choose({ card: { card: 'archimedes', copy: 2 } })
    expect([t.seat(0).archives, t.idle]).toEqual([['archimedes', 'archimedes'], true])
  })
})

describe('helper-bot', () => {
  test('lets one card that is not Logos be played this turn', () => {
    const t = table({
      seats: [{ house: 'logos', hand: ['helper-bot', 'dextre', 'bumpsy', 'shooler'], houses: ['logos', 'dis', 'brobnar'] }, { amber: 1 }],
    })
    expect(t.can({ verb: 'play', card: 'bumpsy' })).toBe(false)
    t.play('helper-bot')
    expect([t.can({ verb: 'play', card: 'bumpsy' }), t.can({ verb: 'discard', card: 'bumpsy' })]).toEqual([true, false])
    // a Logos card does not use it up
    t.play('dextre', { right: true })
    expect(t.can({ verb: 'play', card: 'bumpsy' })).toBe(true)
    t.play('bumpsy', { right: true })
    expect([t.can({ verb: 'play', card: 'shooler' }), t.idle]).toEqual([false, true])
  })

  test('two of them allow two cards; unused, it is over with the turn', () => {
    const bots = {
      house: 'logos',
      hand: ['helper-bot', 'helper-bot', 'krump', 'bumpsy', 'shooler'],
      houses: ['logos', 'dis', 'brobnar'],
    } as const
    const t = table({ seats: [bots, { houses: ['dis'] }] })
    t.play({ card: 'helper-bot', copy: 1 }).play({ card: 'helper-bot', copy: 2 }, { right: true })
    t.play('krump', { right: true }).play('bumpsy', { right: true })
    expect(t.can({ verb: 'play', card: 'shooler' })).toBe(false)
    const later = table({ seats: [bots, { houses: ['dis'] }] })
    later.play({ card: 'helper-bot', copy: 1 }).endTurn().house('dis').endTurn().house('logos')
    expect(later.can({ verb: 'play', card: 'krump' })).toBe(false)
  })
})

test('pip-pip stuns an enemy creature that reaps, not a friendly one', () => {
  const t = table({ active: 1, seats: [{ battleline: ['pip-pip'] }, { house: 'brobnar', battleline: ['troll'] }] })
  expect([t.reap('troll').choose({ verb: 'order', card: 'pip-pip' }).card('troll').stunned, t.idle]).toEqual([true, true])
  const own = table({ seats: [{ house: 'logos', battleline: ['pip-pip', 'dextre'] }, {}] })
  expect(own.reap('dextre').card('dextre').stunned).toBe(false)
})

test('professor-sutterkin draws a card for each friendly Logos creature, itself among them', () => {
  const t = table({ seats: [{ house: 'logos', battleline: ['professor-sutterkin', 'dextre', 'troll'] }, { battleline: ['mother'] }] })
  expect([t.reap('professor-sutterkin').seat(0).hand.length, t.idle]).toEqual([2, true])
})
