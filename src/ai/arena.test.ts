import { expect, test } from 'vitest'
import { pile } from '../../test/pile.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { makeAgent } from './agent.ts'
import type { Agent } from './agent.ts'
import { bootstrap, eloOf, meanShare, pentanomial, sequentialTest, shareOf } from './arena-statistics.ts'
import { makeContender, playGroup } from './arena.ts'

const clock = () => 0

test('a contender against itself wins exactly its part, with any number of seats', () => {
  for (const name of ['random', 'greedy', 'casual'] as const) {
    for (const seats of [2, 3, 4]) {
      for (let seed = 0; seed < 3; seed++) {
        const [a, b] = [makeContender(makeAgent(name, pile)), makeContender(makeAgent(name, pile))]
        const { share, games, unfinished } = playGroup(pile, { seats }, seedOf(seed), a, b, clock)
        expect(share, `${name}, ${seats} seats, seed ${seed}`).toBeCloseTo(1, 12)
        expect([games, unfinished]).toEqual([seats, 0])
        expect(a.effort.illegal + b.effort.illegal).toBe(0)
      }
    }
  }
})

test('proposals that are not legal are counted, and the first legal option is taken', () => {
  const wrong: Agent = { name: 'wrong', decide: (seen) => seen.options.fill(9)[0] }
  const [a, b] = [makeContender(wrong), makeContender(makeAgent('random', pile))]
  const group = playGroup(pile, { seats: 2 }, seedOf(1), a, b, clock)
  expect(a.effort.illegal).toBe(a.effort.decisions)
  expect(a.effort.illegal).toBeGreaterThan(0)
  expect(b.effort.illegal).toBe(0)
  expect(group.share).toBeGreaterThanOrEqual(0)
})

test('time is counted by contender', () => {
  let now = 0
  const [a, b] = [makeContender(makeAgent('random', pile)), makeContender(makeAgent('random', pile))]
  playGroup(pile, { seats: 2 }, seedOf(2), a, b, () => now++)
  expect(a.effort.milliseconds).toBe(a.effort.decisions)
  expect(b.effort.milliseconds).toBe(b.effort.decisions)
})

test('share and Elo are each other’s inverse', () => {
  expect(eloOf(0.5)).toBe(0)
  expect(eloOf(0.75)).toBeCloseTo(190.85, 2)
  expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY)
  for (const elo of [-300, -10, 0, 10, 300]) expect(eloOf(shareOf(elo))).toBeCloseTo(elo, 8)
})

test('pairs are counted by what was won of them', () => {
  expect(pentanomial([0, 0.5, 1, 1, 1.5, 2, 2, 2])).toEqual([1, 1, 2, 1, 3])
  expect(meanShare([2, 1, 0, 2], 2)).toBe(0.625)
  expect(meanShare([], 2)).toBe(0)
})

test('the interval of pairs that cancel out is narrow, that of games that do not is as wide as theory says', () => {
  const random = () => new Generator(seedOf(5))
  expect(bootstrap(new Array<number>(100).fill(1), 2, random())).toEqual({ low: 0.5, high: 0.5 })
  const groups = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? 0 : 2))
  const { low, high } = bootstrap(groups, 2, random())
  // 1.96 standard deviations of a mean of 400 throws of a coin
  expect(low).toBeGreaterThan(0.43)
  expect(low).toBeLessThan(0.47)
  expect(high - 0.5).toBeCloseTo(0.5 - low, 1)
  expect(bootstrap([], 2, random())).toEqual({ low: 0, high: 1 })
})

test('the sequential test accepts what is plainly so, and nothing too early', () => {
  expect(sequentialTest([0, 0, 1, 0, 1], 0, 20).accepted).toBeUndefined()
  expect(sequentialTest([0, 0, 5, 0, 0], 0, 20).accepted).toBeUndefined()
  expect(sequentialTest([100, 0, 300, 0, 200], 0, 20).accepted).toBe('larger')
  expect(sequentialTest([2000, 0, 6000, 0, 2000], 0, 20).accepted).toBe('smaller')
  expect(sequentialTest([200, 0, 300, 0, 100], 0, 20).accepted).toBe('smaller')
})

test('the sequential test is rarely wrong', () => {
  const random = new Generator(seedOf(11))
  let wrong = 0
  const runs = 100
  for (let run = 0; run < runs; run++) {
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
    let accepted: string | undefined
    // pairs of games won with the share of 100 Elo
    for (let pair = 0; pair < 5000 && accepted === undefined; pair++) {
      const won = [0, 1].filter(() => random.below(1_000_000) < 1_000_000 * shareOf(100)).length
      counts[won * 2]++
      accepted = sequentialTest(counts, 0, 100).accepted
    }
    if (accepted !== 'larger') wrong++
  }
  console.log(`${wrong} of ${runs} sequential tests were wrong (seed 11)`)
  expect(wrong).toBeLessThanOrEqual(10)
})
