import { expect, test } from 'vitest'
import { Generator, seedOf } from '../kernel/random.ts'
import { Cholesky } from './cholesky.ts'
import { drawRound, ELO, fitLadder, placeDeck } from './ladder.ts'
import type { Contents, Meeting } from './ladder.ts'

/** A world of decks whose strengths are known: the sum of what their cards are worth and something of their own. */
function world(seed: number, decks: number, cards: number) {
  const random = new Generator(seedOf(seed))
  const part = () => (random.below(1 << 30) + 0.5) / (1 << 30)
  const normal = () => Math.sqrt(-2 * Math.log(part())) * Math.cos(2 * Math.PI * part())
  const worth = Array.from({ length: cards }, () => 0.15 * normal())
  const make = () => {
    const contents = new Map<string, number>()
    let strength = 0.2 * normal()
    for (let k = 0; k < 12; k++) {
      const card = random.below(cards)
      contents.set(`card ${card}`, (contents.get(`card ${card}`) ?? 0) + 1)
      strength += worth[card]
    }
    return { contents: contents as Contents, strength }
  }
  const all = Array.from({ length: decks }, make)
  const mean = all.reduce((sum, { strength }) => sum + strength, 0) / decks
  const elo = ({ strength }: { strength: number }) => ELO * (strength - mean)
  const game = (a: number, b: number) => (part() < 1 / (1 + Math.exp(b - a)) ? 1 : 0)
  const play = (from: number, rounds: number): Meeting[] =>
    Array.from({ length: rounds }, (_, round) => drawRound(decks, from + round, seedOf(seed))).flatMap((drawn) =>
      drawn.map(([a, b]) => ({
        a,
        b,
        won: game(all[a].strength, all[b].strength) + game(all[a].strength, all[b].strength),
      })),
    )
  return { all, make, elo, play, game }
}

test('in a round every deck meets one other, by a lot that follows from seed and round', () => {
  const drawn = drawRound(8, 3, seedOf(1))
  expect(drawn.flat().sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(drawRound(8, 3, seedOf(1))).toEqual(drawn)
  expect(drawRound(8, 4, seedOf(1))).not.toEqual(drawn)
  expect(drawRound(8, 3, seedOf(2))).not.toEqual(drawn)
  // with an odd number one has no match
  expect(new Set(drawRound(7, 0, seedOf(1)).flat()).size).toBe(6)
})

test('strengths are found as exactly as is told, those of decks that never played too', () => {
  const { all, make, elo, play } = world(11, 240, 60)
  const ladder = fitLadder(
    all.map(({ contents }) => contents),
    play(0, 40),
  )
  const errors = ladder.standings.map((standing, deck) => (standing.elo - elo(all[deck])) / standing.deviation)
  const spread = Math.sqrt(errors.reduce((sum, one) => sum + one * one, 0) / errors.length)
  expect(spread).toBeGreaterThan(0.85)
  expect(spread).toBeLessThan(1.15)
  expect(errors.filter((one) => Math.abs(one) < 1.96).length / errors.length).toBeGreaterThan(0.92)
  // what cards do not tell is found too
  expect(ladder.beyond).toBeGreaterThan(0.6 * 0.2 * ELO)
  expect(ladder.beyond).toBeLessThan(1.4 * 0.2 * ELO)
  // a deck that is not of the ladder is told by what is in it, with the doubt that is told
  const others = Array.from({ length: 300 }, make)
  const guess = (contents: Contents) =>
    [...contents].reduce((sum, [name, count]) => sum + count * (ladder.worth.get(name) ?? 0), ladder.base)
  const misses = others.map((one) => guess(one.contents) - elo(one))
  const miss = Math.sqrt(misses.reduce((sum, one) => sum + one * one, 0) / misses.length)
  expect(miss / ladder.doubt).toBeGreaterThan(0.8)
  expect(miss / ladder.doubt).toBeLessThan(1.25)
  // and better than by nothing
  const plain = Math.sqrt(others.reduce((sum, one) => sum + elo(one) ** 2, 0) / others.length)
  expect(miss).toBeLessThan(0.8 * plain)
})

test('a ladder that goes on from what was seen says what one ladder of all meetings says', () => {
  const { all, play } = world(12, 120, 30)
  const contents = all.map((one) => one.contents)
  const first = play(0, 20)
  const second = play(20, 20)
  const whole = fitLadder(contents, [...first, ...second])
  const parts = fitLadder(contents, second, fitLadder(contents, first).seen)
  for (const [deck, { elo, deviation }] of parts.standings.entries()) {
    expect(Math.abs(elo - whole.standings[deck].elo)).toBeLessThan(whole.standings[deck].deviation / 2)
    expect(deviation / whole.standings[deck].deviation).toBeGreaterThan(0.9)
    expect(deviation / whole.standings[deck].deviation).toBeLessThan(1.1)
  }
})

test('without a meeting nothing is known, and nothing is wrong with that', () => {
  const { all } = world(13, 6, 4)
  const { standings, seen } = fitLadder(
    all.map((one) => one.contents),
    [],
  )
  expect(seen.every(({ deviation }) => deviation === Number.POSITIVE_INFINITY)).toBe(true)
  for (const { elo, deviation } of standings) {
    expect(elo).toBeCloseTo(0, 6)
    expect(Number.isFinite(deviation)).toBe(true)
  }
})

test('a deck is placed by what it wins, the surer the more it plays', () => {
  const before = { elo: 0, deviation: 60 }
  const other = { elo: 0, deviation: 10 }
  const won = (pairs: number, each: number) =>
    placeDeck(
      before,
      Array.from({ length: pairs }, () => ({ other, won: each })),
    )
  expect(won(0, 1)).toEqual(before)
  expect(won(50, 1).elo).toBeCloseTo(0, 6)
  expect(won(50, 1.5).elo).toBeGreaterThan(100)
  // three of four games are 191 Elo
  expect(won(5000, 1.5).elo).toBeCloseTo(191, -1)
  expect(won(50, 1).deviation).toBeLessThan(won(10, 1).deviation)
  expect(won(10, 2).elo).toBeLessThan(won(20, 2).elo)
})

test('equations are solved, and a matrix that cannot be is refused', () => {
  const matrix = () => Float64Array.from([4, 2, 0, 2, 5, 3, 0, 3, 6])
  const system = new Cholesky(matrix(), 3)
  const x = system.solve(Float64Array.from([8, 21, 24]))
  expect([...x].map((value) => Number(value.toFixed(9)))).toEqual([1, 2, 3])
  expect(system.norm(Float64Array.from([8, 21, 24]))).toBeCloseTo(8 + 42 + 72, 9)
  expect(() => new Cholesky(Float64Array.from([1, 2, 2, 1]), 2)).toThrow(RangeError)
})
