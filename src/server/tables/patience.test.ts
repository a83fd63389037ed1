import { expect, test } from 'vitest'
import type { Awaited } from '../store/store.ts'
import { usualWaits } from './patience.ts'

const NOW = 10_000_000
const clock = { kind: 'increment', base: 600_000, increment: 15_000 }

/** A table opened at 0, to which somebody came, or nobody until it was closed; or that still waits. */
function table({ came, closed, ...facts }: { came?: number; closed?: number; [fact: string]: unknown }): Awaited {
  const seats = [{ player: 'a', ready: false }, { ready: false }]
  return { game: 'riftblade', opened: 0, came: came ?? null, closed: closed ?? null, facts: { seats, clock, ...facts } }
}

const waitsOf = (tables: readonly Awaited[]) => usualWaits(tables, NOW).map(({ milliseconds }) => milliseconds)
const came = (...times: number[]) => times.map((time) => table({ came: time }))

test('half of those who waited had somebody by then; less than five who had say nothing', () => {
  expect(waitsOf(came(10, 20, 30, 40))).toEqual([])
  expect(usualWaits(came(50, 10, 40, 20, 30), NOW)).toEqual([{ game: 'riftblade', clock, milliseconds: 30 }])
})

test('who gave up would have waited longer, and who still waits does', () => {
  const five = came(10, 20, 30, 40, 50)
  // gone at once: that says nothing of those who stayed
  expect(waitsOf([...five, table({ closed: 1 }), table({ closed: 2 })])).toEqual([30])
  expect(waitsOf([...five, ...Array.from({ length: 5 }, () => table({ closed: 25 }))])).toEqual([40])
  expect(waitsOf([...five, table({}), table({}), table({})])).toEqual([40])
  // most have waited in vain
  expect(waitsOf([...five, ...Array.from({ length: 6 }, () => table({ closed: 500 }))])).toEqual([])
})

test('each game and clock by itself, and only tables that one press opens', () => {
  const days = { kind: 'days', days: 1 }
  const seats = [
    { player: 'a', ready: false },
    { computer: 'skilled', ready: true },
  ]
  const others = [{ seats }, { seats: [...seats, { ready: false }] }, { series: { of: 3, game: 1, wins: [0, 0] } }, { format: 'strange' }]
  const tables = [
    ...came(10, 20, 30, 40),
    // somebody came, and gave up later
    table({
      came: 50,
      seats: [
        { player: 'a', ready: true },
        { player: 'b', ready: true, out: 'concede', computer: 'casual' },
      ],
    }),
    ...[100, 200, 300, 400, 500].map((time) => table({ came: time, clock: days })),
    ...others.flatMap((facts) => Array.from({ length: 9 }, () => table({ came: 1, ...facts }))),
  ]
  expect(usualWaits(tables, NOW).map(({ clock, milliseconds }) => [clock.kind, milliseconds])).toEqual([
    ['increment', 30],
    ['days', 300],
  ])
})
