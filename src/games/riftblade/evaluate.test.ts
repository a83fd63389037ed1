import { expect, test } from 'vitest'
import { seedOf } from '../../kernel/random.ts'
import { cardAt, move } from '../../kernel/zones.ts'
import { evaluate } from './evaluate.ts'
import { riftblade } from './index.ts'
import type { RiftbladePosition, RiftbladeSetup } from './index.ts'
import { DECK, VOID } from './layout.ts'

function begin(setup: RiftbladeSetup): RiftbladePosition {
  const started = riftblade.start(setup, seedOf(6))
  if (!started.ok) throw new Error(started.error.message)
  return started.value
}

/** How much better the seat stands after the change. */
function gain(p: RiftbladePosition, seat: number, change: () => void): number {
  const before = evaluate(p, seat)
  change()
  return evaluate(p, seat) - before
}

function throwCard(p: RiftbladePosition, seat: number): void {
  move(p.zones, VOID, cardAt(p.zones, DECK + seat, 0))
}

test('of three rivals damage to one is worth less than own life, and more than a third of it', () => {
  const p = begin({ seats: 4, first: 0 })
  // the lowest life on the table tells how long the game goes on: it stays
  p.life[3] = 20
  const lost = -gain(p, 0, () => (p.life[0] -= 6))
  const dealt = gain(p, 0, () => (p.life[1] -= 6))
  expect(dealt).toBeGreaterThan(lost / 3)
  expect(dealt).toBeLessThan(lost)
})

test('that the game grows shorter is nobody’s gain where all decks are alike', () => {
  const p = begin({ seats: 4, first: 0 })
  const first = gain(p, 0, () => (p.life[1] -= 6))
  p.life[1] += 6
  p.life[3] = 20
  const other = gain(p, 0, () => (p.life[1] -= 6))
  expect(Math.abs(first - other)).toBeLessThan(1)
})

test('of several sides, one that throws a card out of a thin deck has less to play; two alone are done before', () => {
  const four = begin({ seats: 4, first: 0 })
  // eight starters of one power each
  expect(gain(four, 1, () => throwCard(four, 1))).toBeLessThan(-1)
  const two = begin({ seats: 2, first: 0 })
  expect(gain(two, 1, () => throwCard(two, 1))).toBeCloseTo(0)
})

test('damage ends no game by itself: a rival that is gone is better than one with a single life', () => {
  const p = begin({ seats: 4, first: 0 })
  p.life[2] = 1
  expect(gain(p, 0, () => (p.life[2] = 0))).toBeGreaterThan(0)
})
