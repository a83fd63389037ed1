import { expect, test } from 'vitest'
import { areNamed, joinChanges, seatsOf } from './counter.ts'
import { partnerIn } from './voice.ts'

const life = (seat: number, from: number, to: number) => ({ what: 'life', seat, from, to })

test('what two partners have together is told once, as that of both (rb.team.1)', () => {
  const partnerOf = partnerIn({ seats: 4, teams: true })
  const [change, ...more] = joinChanges([life(0, 20, 18), life(2, 20, 18), life(0, 18, 17), life(2, 18, 17)], partnerOf)
  expect(more).toEqual([])
  expect(change).toEqual({ ...life(0, 20, 17), partner: 2 })
  expect(seatsOf(change)).toEqual([0, 2])
  expect([2, 0, 1].map((acting) => areNamed([change], acting))).toEqual([false, false, true])
})

test('what changes for one of two partners, or for both otherwise, stays apart', () => {
  const partnerOf = partnerIn({ seats: 4, teams: true })
  expect(joinChanges([life(0, 20, 18), life(2, 20, 17), life(1, 3, 4)], partnerOf)).toHaveLength(3)
  expect(joinChanges([life(0, 20, 18), life(2, 20, 18)])).toHaveLength(2)
})
