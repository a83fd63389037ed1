import { describe, expect, test } from 'vitest'
import { table } from '../../scenario/index.ts'

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

test('ronnie-wristclocks steals one, or two from seven or more', () => {
  for (const [before, after] of [
    [6, 5],
    [7, 5],
    [0, 0],
  ]) {
    const t = table({ seats: [{ house: 'shadows', hand: ['ronnie-wristclocks'] }, { amber: before }] })
    expect([t.play('ronnie-wristclocks').seat(1).amber, t.seat(0).amber, t.idle]).toEqual([after, before - after, true])
  }
})

test('yantzee-gang steals one by its action', () => {
  const t = table({ seats: [{ house: 'shadows', battleline: ['yantzee-gang'] }, { amber: 2 }] })
  expect([t.action('yantzee-gang').seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 1, true])
})

test('brend-the-fanatic pays the opponent when played, and steals three when destroyed', () => {
  const t = table({ seats: [{ house: 'shadows', hand: ['brend-the-fanatic'] }, { amber: 1 }] })
  expect([t.play('brend-the-fanatic').seat(1).amber, t.seat(0).amber]).toEqual([2, 0])
  const dies = table({
    seats: [
      { house: 'brobnar', hand: ['punch'] },
      { battleline: ['brend-the-fanatic'], amber: 1 },
    ],
  })
  dies.setAmber(0, 4).play('punch').target('brend-the-fanatic')
  // one of five came from the bonus icon
  expect([dies.seat(0).amber, dies.seat(1).amber, dies.idle]).toEqual([2, 4, true])
})

test('scowly-caper enters under the opponent’s control, is used in any house, and destroys a neighbor at the end of that turn (kf.treachery.1)', () => {
  const t = table({ seats: [{ house: 'shadows', hand: ['scowly-caper'] }, { battleline: ['troll', 'krump'] }] })
  t.play('scowly-caper', { right: true })
  expect([t.card('scowly-caper').controller, t.seat(1).battleline]).toEqual([1, ['troll', 'krump', 'scowly-caper']])
  t.endTurn().house('brobnar').set('scowly-caper', { exhausted: false })
  expect(t.can({ verb: 'reap', card: 'scowly-caper' })).toBe(true)
  t.endTurn()
  if (t.targets.length > 0) t.target('krump')
  expect(t.seat(1).battleline).toEqual(['troll', 'scowly-caper'])
})
