import { expect, test } from 'vitest'
import { Generator, seedOf } from '../kernel/random.ts'
import { pentanomial } from './arena-statistics.ts'
import { addPairs, adviseChains, countPairs, nextHandicaps, shareOfPairs } from './handicap.ts'
import type { Advice, Tally } from './handicap.ts'

/** Decks whose log odds are `odds(handicap)`, rated as pairings are: some games without chains, then eight rounds. */
function study(odds: (handicap: number) => number, pairs: number, random: Generator): Advice {
  const play = (handicap: number, count: number): Tally => {
    const share = 1 / (1 + Math.exp(-odds(handicap)))
    const game = () => (random.below(1_000_000) < share * 1_000_000 ? 1 : 0)
    return { handicap, pairs: pentanomial(Array.from({ length: count }, () => game() + game())) }
  }
  const tallies = [play(0, pairs)]
  for (let round = 0; round < 8; round++) for (const handicap of nextHandicaps(tallies)) tallies.push(play(handicap, Math.ceil(pairs / 16)))
  return adviseChains(tallies)
}

/** Cards forgone until so many chains are shed (kf.chains.3). */
function forgone(chains: number): number {
  let cards = 0
  for (let i = 1; i <= Math.abs(chains); i++) cards += Math.ceil(i / 6)
  return Math.sign(chains) * cards
}

test('a share has the interval of as many games as its pairs are worth', () => {
  const half = ({ interval }: { interval: { low: number; high: number } }) => (interval.high - interval.low) / 2
  const independent = shareOfPairs([250, 0, 500, 0, 250])
  expect(independent.share).toBe(0.5)
  // the usual 0.98 / sqrt(games)
  expect(half(independent)).toBeCloseTo(0.98 / Math.sqrt(2000), 3)
  // a mirror is exactly even, however few games; pairs that always go one way are worth half as much
  expect(half(shareOfPairs([0, 0, 1000, 0, 0]))).toBeLessThan(0.002)
  expect(half(shareOfPairs([500, 0, 0, 0, 500]))).toBeCloseTo(0.98 / Math.sqrt(1000), 3)
  const all = shareOfPairs([0, 0, 0, 0, 10])
  expect([all.share, all.interval.high]).toEqual([1, 1])
  expect(all.interval.low).toBeGreaterThan(0.75)
  expect(all.interval.low).toBeLessThan(0.9)
  expect(shareOfPairs([0, 0, 0, 0, 0])).toEqual({ share: 0.5, interval: { low: 0, high: 1 } })
  expect(countPairs(addPairs([1, 2, 3, 4, 5], [1, 1, 1, 1, 1]))).toBe(20)
})

/** As measured: later chains cost more, the 25th three times the first. */
function burden(chains: number): number {
  return chains * (1 + Math.abs(chains) / 25)
}

test('with the chains that were measured the crossing is found, and lies in its interval 95 times of 100', () => {
  const random = new Generator(seedOf(31))
  for (const [slope, crossing] of [
    [0.12, 7],
    [0.12, -4],
    [0.05, 15],
    [0.25, 1],
    [0.1, 20.4],
    [0.04, -9],
  ]) {
    let [inside, sum, width] = [0, 0, 0]
    const studies = 200
    for (let i = 0; i < studies; i++) {
      const { handicap, handicaps, enough } = study((h) => slope * (burden(crossing) - burden(h)), 500, random)
      if (handicaps.low - 0.5 <= crossing && crossing <= handicaps.high + 0.5) inside++
      expect(enough).toBe(true)
      expect(handicaps.low).toBeLessThanOrEqual(handicap)
      expect(handicaps.high).toBeGreaterThanOrEqual(handicap)
      sum += handicap
      width += handicaps.high - handicaps.low
    }
    const told = `slope ${slope}, crossing ${crossing}: mean ${sum / studies}, inside ${inside}, width ${width / studies}`
    console.log(told)
    expect(inside / studies, told).toBeGreaterThan(0.92)
    expect(Math.abs(sum / studies - crossing), told).toBeLessThan(0.5)
  }
})

test('linear in chains, which is not what the fit believes: the crossing is found within half a chain in the mean', () => {
  const random = new Generator(seedOf(35))
  for (const [slope, crossing] of [
    [0.16, 7],
    [0.08, 15],
    [0.05, -9],
  ]) {
    let sum = 0
    for (let i = 0; i < 200; i++) sum += study((h) => slope * (crossing - h), 500, random).handicap
    console.log(`${slope} a chain, crossing ${crossing}: mean ${sum / 200}`)
    expect(Math.abs(sum / 200 - crossing), `${slope} a chain`).toBeLessThan(0.5)
  }
})

test('linear in the cards forgone, which is not what the fit believes either: the crossing is found all the same', () => {
  const random = new Generator(seedOf(32))
  for (const [perCard, crossing] of [
    [0.024, 22],
    [0.1, 10],
    [0.06, -16],
  ]) {
    let inside = 0
    for (let i = 0; i < 100; i++) {
      const { handicaps } = study((h) => perCard * (forgone(crossing) - forgone(h)), 1000, random)
      if (handicaps.low - 0.5 <= crossing && crossing <= handicaps.high + 0.5) inside++
    }
    console.log(`${perCard} a card, crossing ${crossing}: inside ${inside} of 100`)
    expect(inside, `${perCard} a card, crossing ${crossing}`).toBeGreaterThan(88)
  }
})

test('equal decks are advised no chains, or as few as chance makes of it', () => {
  const random = new Generator(seedOf(33))
  let [contained, none] = [0, 0]
  for (let i = 0; i < 100; i++) {
    const { handicap, handicaps, interval } = study((h) => -0.16 * h, 500, random)
    if (handicaps.low <= 0 && handicaps.high >= 0) contained++
    if (interval.low <= 0.5 && interval.high >= 0.5) none++
    expect(Math.abs(handicap)).toBeLessThan(4)
  }
  expect(contained).toBeGreaterThan(92)
  expect(none).toBeGreaterThan(92)
})

test('a deck that wins with all the chains there are is given them, and it is said that they are not enough', () => {
  const { handicap, handicaps, enough, share } = study((h) => 0.1 * (40 - h), 500, new Generator(seedOf(34)))
  expect({ handicap, enough, high: handicaps.high }).toEqual({ handicap: 24, enough: false, high: 24 })
  expect(share).toBeGreaterThan(0.75)
  expect(study((h) => 0.1 * (-40 - h), 500, new Generator(seedOf(34))).handicap).toBe(-24)
})

test('few games give a wide interval, never none', () => {
  expect(adviseChains([])).toMatchObject({ handicap: 0, handicaps: { low: -24, high: 24 } })
  const few = adviseChains([{ handicap: 0, pairs: [0, 0, 0, 0, 5] }])
  expect(few.handicap).toBeGreaterThan(5)
  expect(few.handicaps.high).toBe(24)
  const one = study(() => 0.5, 16, new Generator(seedOf(35)))
  expect(one.handicaps.high - one.handicaps.low).toBeGreaterThan(4)
})
