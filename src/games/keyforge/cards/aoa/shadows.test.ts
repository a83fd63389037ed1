import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

/** Age of Ascension, house Shadows. Seat 0 is in the main step of an ordinary turn. */

describe('lamindra', () => {
  test('enters anywhere in the line (kf.deploy.1)', () => {
    const own = { house: 'shadows', hand: ['lamindra'], battleline: ['troll', 'krump'] } as const
    const t = table({ seats: [own, {}] })
    t.play('lamindra')
    expect(t.options.map(({ place }) => place)).toEqual(['left', 1, 'right'])
    t.choose({ place: 1 })
    expect([t.seat(0).battleline, t.idle]).toEqual([['troll', 'lamindra', 'krump'], true])
    expect(
      table({ seats: [own, {}] })
        .play('lamindra', { left: true })
        .seat(0).battleline,
    ).toEqual(['lamindra', 'troll', 'krump'])
    expect(
      table({ seats: [own, {}] })
        .play('lamindra', { right: true })
        .seat(0).battleline,
    ).toEqual(['troll', 'krump', 'lamindra'])
  })

  test('makes its neighbors elusive while they are neighbors (kf.elusive.1)', () => {
    const t = table({
      seats: [
        { house: 'brobnar', hand: ['punch'], battleline: ['troll', 'krump', 'headhunter'] },
        { battleline: ['bumpsy', 'smaaash', 'lamindra', 'valdr'] },
      ],
    })
    expect(['bumpsy', 'smaaash', 'lamindra', 'valdr'].map((id) => 'elusive' in t.card(id).keywords)).toEqual([false, true, true, true])
    t.fight('troll', 'smaaash')
    expect([t.card('smaaash').damage, t.card('troll').damage]).toEqual([0, 0])
    t.play('punch').target('lamindra')
    t.fight('krump', 'valdr')
    expect([t.card('valdr').zone, t.card('krump').zone, t.idle]).toEqual(['discard', 'discard', true])
  })
})
