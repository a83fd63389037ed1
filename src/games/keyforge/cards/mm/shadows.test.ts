import { expect, test } from 'vitest'
import { table } from '../../scenario/index.ts'

/** Mass Mutation, house Shadows: one test at least for each card. Seat 0 is in the main step of an ordinary turn, Shadows is active. */

test('sacro-thief is missed by the first attack of a turn and has two armor for the second', () => {
  const t = table({ active: 1, seats: [{ battleline: ['sacro-thief'] }, { house: 'brobnar', battleline: ['bumpsy', 'krump'] }] })
  expect(t.fight('krump', 'sacro-thief').card('sacro-thief').damage).toBe(0)
  expect(t.fight('bumpsy', 'sacro-thief').card('sacro-thief').damage).toBe(3)
})
