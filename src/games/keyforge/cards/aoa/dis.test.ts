import { expect, test } from 'vitest'
import { table } from '../../scenario/index.ts'

/** Age of Ascension, house Dis. Seat 0 is in the main step of an ordinary turn. */

test('gub is strong and has taunt between two creatures, and dies when it comes to a flank with damage', () => {
  const t = table({
    seats: [{ house: 'brobnar', battleline: ['troll'], hand: ['punch'] }, { battleline: ['krump', { card: 'gub', damage: 3 }, 'dextre'] }],
  })
  expect(t.card('gub')).toMatchObject({ power: 6, keywords: { taunt: 1 } })
  t.choose({ verb: 'fight', card: 'troll' })
  expect(t.targets).toEqual(['gub'])
  t.target('gub')
  const flank = table({ seats: [{ house: 'brobnar', hand: ['punch'] }, { battleline: ['krump', { card: 'gub', damage: 3 }, 'dextre'] }] })
  flank.play('punch').target('dextre')
  expect([flank.card('gub').zone, flank.card('gub').keywords, flank.idle]).toEqual(['discard', {}, true])
})

test('skullion destroys a friendly creature, itself if there is no other', () => {
  const t = table({ seats: [{ house: 'dis', hand: ['skullion'], battleline: ['dust-imp'] }, { battleline: ['troll'] }] })
  t.play('skullion', { left: true })
  expect(t.targets).toEqual(['dust-imp', 'skullion'])
  expect([t.target('dust-imp').seat(0).amber, t.idle]).toEqual([2, true])
  const alone = table({ seats: [{ house: 'dis', hand: ['skullion'] }, {}] })
  expect(alone.play('skullion').target('skullion').seat(0).battleline).toEqual([])
})

test('neffru: the owner of each destroyed creature gains one; its own destruction pays nothing (kf.destroyed.9)', () => {
  const t = table({
    seats: [{ house: 'brobnar', hand: ['punch', 'coward-s-end'], battleline: ['neffru'] }, { battleline: ['dextre', 'troll'] }],
  })
  t.play('punch').target('dextre')
  expect([t.seat(0).amber, t.seat(1).amber]).toEqual([1, 1])
  t.play('coward-s-end')
  expect([t.seat(0).amber, t.seat(1).amber, t.idle]).toEqual([1, 1, true])
})
