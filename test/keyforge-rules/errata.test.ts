import { describe, expect, test } from 'vitest'
import { table } from '../../src/games/keyforge/scenario/index.ts'

/** Cards whose text the publisher corrected after it was printed (kf.errata.1): each by what the correction decides. */

describe('published errata', () => {
  test('library-access: it draws for further cards only, and is purged', () => {
    const t = table({ seats: [{ house: 'logos', hand: ['library-access', 'mother'], deck: ['punch', 'anger'] }, {}] })
    expect(t.play('library-access').seat(0)).toMatchObject({ purged: ['library-access'], hand: ['mother'] })
    expect(t.play('mother').seat(0).hand).toEqual(['punch'])
  })

  test('biomatrix-backup: into the archives without a question', () => {
    const saved = { card: 'wardrummer', damage: 2, upgrades: ['biomatrix-backup'] }
    const t = table({ seats: [{ house: 'brobnar', battleline: ['troll'] }, { battleline: [saved] }] }).fight('troll', 'wardrummer')
    expect([t.seat(1).archives, t.idle]).toEqual([['wardrummer'], true])
  })

  test('bait-and-switch: two at most', () => {
    const t = table({ seats: [{ house: 'shadows', hand: ['bait-and-switch'] }, { amber: 14 }] }).play('bait-and-switch')
    expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([2, 12, true])
  })

  test('drummernaut: it does not return itself', () => {
    const t = table({ seats: [{ house: 'brobnar', hand: ['drummernaut'], battleline: ['umbra'] }, {}] }).play('drummernaut', { left: true })
    expect([t.card('drummernaut').zone, t.idle]).toEqual(['battleline', true])
  })

  test('magda-the-rat: the opponent steals when she leaves by any way, to the hand too', () => {
    const returned = table({
      seats: [
        { house: 'dis', hand: ['fear'] },
        { battleline: ['magda-the-rat'], amber: 3 },
      ],
    })
      .play('fear')
      .target('magda-the-rat')
    expect([returned.seat(1).hand, returned.seat(0).amber, returned.seat(1).amber]).toEqual([['magda-the-rat'], 2, 1])
    const dies = table({
      seats: [
        { house: 'brobnar', battleline: ['troll'] },
        { battleline: ['magda-the-rat'], amber: 3 },
      ],
    })
    dies.position.attacked[dies.find('magda-the-rat')] = 1
    expect([dies.fight('troll', 'magda-the-rat').seat(0).amber, dies.seat(1).amber]).toEqual([2, 1])
  })

  test('yzphyz-knowdrone: only what was purged stuns', () => {
    const t = table({ seats: [{ house: 'mars', hand: ['yzphyz-knowdrone', 'punch'] }, { battleline: ['krump'] }] })
    t.play('yzphyz-knowdrone').target('punch').no()
    expect([t.card('krump').stunned, t.seat(0).archives, t.idle]).toEqual([false, ['punch'], true])
  })

  test('life-for-a-life: a creature that a ward keeps was not destroyed, and nothing is dealt', () => {
    const own = { house: 'shadows', hand: ['life-for-a-life'], battleline: [{ card: 'umbra', warded: true }] } as const
    const t = table({ seats: [own, { battleline: ['troll'] }] })
      .play('life-for-a-life')
      .target('umbra')
    expect([t.card('umbra').zone, t.card('troll').damage, t.idle]).toEqual(['battleline', 0, true])
  })

  test('auto-legionary: on a flank it is a creature of power 5 that any house may use', () => {
    const t = table({ seats: [{ house: 'saurian', artifacts: ['auto-legionary'], houses: ['saurian', 'dis', 'logos'] }, {}] })
    t.action('auto-legionary')
    expect([t.card('auto-legionary').power, t.seat(0).battleline]).toEqual([5, ['auto-legionary']])
    expect(t.endTurn().endTurn().house('dis').can({ verb: 'reap', card: 'auto-legionary' })).toBe(true)
  })

  test('experimental-therapy: usable as if of the active house, without belonging to it', () => {
    const host = { card: 'troll', upgrades: ['experimental-therapy'] }
    const t = table({ seats: [{ house: 'logos', battleline: [host] }, {}] })
    expect([t.can({ verb: 'reap', card: 'troll' }), t.card('troll').houses]).toEqual([true, ['brobnar']])
  })

  test('pain-reaction: the neighbors are hit only if the creature was destroyed', () => {
    const seats = (own: string) => [{ house: 'dis', hand: ['pain-reaction'] }, { battleline: ['krump', own] }] as const
    expect(
      table({ seats: seats('umbra') })
        .play('pain-reaction')
        .target('umbra')
        .card('krump').damage,
    ).toBe(2)
    expect(
      table({ seats: seats('troll') })
        .play('pain-reaction')
        .target('troll')
        .card('krump').damage,
    ).toBe(0)
  })

  test('tendrils-of-pain: four instead of one, so that a ward takes all of it', () => {
    const t = table({
      active: 1,
      step: 'forge',
      seats: [
        { hand: ['tendrils-of-pain'], house: 'dis' },
        { battleline: [{ card: 'troll', warded: true }, 'krump'], amber: 6 },
      ],
    })
    t.choose({ color: 'red' }).house('brobnar').endTurn().house('dis').play('tendrils-of-pain')
    expect([t.card('troll').damage, t.card('troll').warded, t.card('krump').damage]).toEqual([0, false, 4])
  })

  test('custom-virus: it is destroyed first, and others only if a creature was purged', () => {
    const t = table({ seats: [{ house: 'mars', artifacts: ['custom-virus'], battleline: ['krump'], hand: ['troll'] }, {}] })
    t.omni('custom-virus')
    expect(t.card('custom-virus').zone).toBe('discard')
    expect([t.no().seat(0).battleline, t.idle]).toEqual([['krump'], true])
  })

  test('keyforgery: not in a turn of its owner', () => {
    const seats = [
      { artifacts: ['keyforgery'], hand: ['punch'] },
      { house: 'untamed', hand: ['key-charge'], amber: 8 },
    ] as const
    const theirs = table({ active: 1, seats }).play('key-charge').yes()
    expect(theirs.decision?.kind).toBe('house')
    const own = table({ seats: [{ house: 'untamed', artifacts: ['keyforgery'], hand: ['key-charge', 'punch'], amber: 8 }, {}] })
    expect(own.play('key-charge').yes().choose({ color: 'red' }).seat(0).keys).toEqual(['red'])
  })

  test('peace-accord: it ends with the first fight, for which its controller pays too', () => {
    const t = table({
      seats: [{ house: 'brobnar', artifacts: ['peace-accord'], battleline: ['troll'], amber: 5 }, { battleline: ['umbra'] }],
    })
    expect([t.fight('troll', 'umbra').seat(0).amber, t.card('peace-accord').zone]).toEqual([1, 'discard'])
  })
})
