// The short form of the measurement under load (test/load/main.ts): it runs, nothing is refused, and all that is asked for is measured.
import { expect, test } from 'vitest'
import { measureLoad } from './load.ts'

test('forty tables of all games, and an echo with the same messages', async () => {
  const report = await measureLoad({ tables: 40, seconds: 4, pause: 800, crowds: 1, database: undefined, seed: 1 })
  console.log(JSON.stringify(report))
  const { server, echo, refused, store } = report
  expect(store).toBe('PGlite')
  expect(refused).toEqual({})
  for (const { moves, p50, p99, cost } of [server, echo]) {
    expect(moves).toBeGreaterThan(40)
    expect(p99).toBeGreaterThanOrEqual(p50)
    expect(cost).toBeGreaterThan(0)
  }
  expect(report.memory).toBeGreaterThan(0)
})
