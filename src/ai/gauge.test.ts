import { expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { gauge, gaugeOf } from './gauge.ts'

test('equals begin with equal shares, partners share theirs, and more is better', () => {
  for (const name of [...games.keys(), 'a game that nobody fitted']) {
    expect(gauge(gaugeOf(name, { seats: 2 }), 0), name).toBeCloseTo(1 / 2)
    expect(gauge(gaugeOf(name, { seats: 3 }), 0), name).toBeCloseTo(1 / 3)
    expect(gauge(gaugeOf(name, { seats: 5 }), 0), name).toBeCloseTo(1 / 5)
    expect(gauge(gaugeOf(name, { seats: 4, teams: true }), 0), name).toBeCloseTo(1 / 2)
    const duel = gaugeOf(name, { seats: 2 })
    expect(gauge(duel, 5)).toBeGreaterThan(gauge(duel, 2))
    expect(gauge(duel, 7) + gauge(duel, -7)).toBeCloseTo(1)
    expect(gauge(duel, 1000)).toBeCloseTo(1)
  }
})
