import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

/** House Dis: one test at least for each card. Seat 0 is in the main step of an ordinary turn. */

describe('actions', () => {
  test('(being written)', () => {
    expect(table({ seats: [{}, {}] }).idle).toBe(true)
  })
})
