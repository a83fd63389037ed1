import { expect, test } from 'vitest'
import { joinChanges, totalsOf } from './counter.ts'

const life = (seat: number, from: number, to: number) => ({ what: 'life', seat, from, to })

test('what two partners have together is told once, as that of both (rb.team.1)', () => {
  const changes = joinChanges([life(0, 20, 18), life(2, 20, 18), life(0, 18, 17), life(2, 18, 17)])
  for (const acting of [0, 1, 2]) expect(totalsOf(changes, acting)).toEqual([{ what: 'life', whose: [0, 2], from: 20, to: 17 }])
})

test('what changes otherwise stays apart, and whose it is is said where it is not only that of who acted', () => {
  const totals = totalsOf([life(0, 20, 18), life(2, 20, 17), life(1, 3, 4)], 0)
  expect(totals.map(({ whose }) => whose)).toEqual([[0], [2], [1]])
  expect(totalsOf([life(0, 20, 18)], 0)).toEqual([{ what: 'life', whose: [], from: 20, to: 18 }])
  expect(totalsOf([life(0, 20, 18)], 1)[0].whose).toEqual([0])
  expect(totalsOf([life(0, 3, 2), life(1, 3, 2)], 0)[0].whose).toEqual([0, 1])
})
