import { expect, test } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { titles } from './index.ts'
import { luckByTurn, Tally } from './luck.ts'
import type { Luck } from './luck.ts'

/** Luck of a game in which every seat chooses at random. */
function followAtRandom(name: string, seed: number): readonly Luck[] {
  const title = titles.get(name)
  if (title?.followLuck === undefined) throw new Error(`${name} has no report of luck`)
  const game: Game = title.game
  const started = game.start(game.defaultSetup(), seedOf(seed))
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const report = title.followLuck(p)
  game.listen(p, (event) => report.hear(event))
  const options = new Int16Array(game.maxOptions)
  const random = new Generator(seedOf(seed))
  while (game.seatToDecide(p) >= 0) game.choose(p, options[random.below(game.options(p, options))])
  return report.read()
}

test('a tally tells how far it is from the average, and how rare that is', () => {
  const tally = new Tally()
  for (let i = 0; i < 36; i++) tally.add(i < 24 ? 1 : 0, [0, 1])
  const { sum, expected, deviation, rarity } = tally.read('dice', 0)
  expect([sum, expected, deviation]).toEqual([24, 18, 3])
  // two deviations
  expect(rarity).toBeCloseTo(0.02275, 4)
  expect(new Tally().read('draws', 1)).toMatchObject({ seat: 1, count: 0, rarity: 0.5 })
})

test('the luck of turns is what each added, and all turns of a seat make up its whole luck', () => {
  const [dice, draws] = [new Tally(), new Tally()]
  dice.add(1, [0, 1])
  const first = [dice.read('dice', 0), draws.read('draws', 0), new Tally().read('draws', 1)]
  dice.add(0, [0, 1])
  dice.add(0, [0, 1])
  draws.add(4, [0, 4])
  const end = [dice.read('dice', 0), draws.read('draws', 0), new Tally().read('draws', 1)]
  const [mine, theirs] = luckByTurn([first, first, end])
  const deviation = Math.sqrt(3) / 2
  expect(mine[0]).toBeCloseTo(0.5 / deviation)
  expect(mine[1]).toBe(0)
  expect(mine[2]).toBeCloseTo(-1 / deviation + 1)
  expect(theirs).toEqual([0, 0, 0])
  expect(luckByTurn([[], []])).toEqual([])
})

test('over many games, the luck of each seat comes to nothing', () => {
  for (const [name, { followLuck }] of titles) {
    if (followLuck === undefined) continue
    const apart = new Map<string, number[]>()
    for (let seed = 0; seed < 60; seed++) {
      for (const { kind, seat, sum, expected, deviation, count } of followAtRandom(name, seed)) {
        expect(count, `${name}, seed ${seed}`).toBeGreaterThan(3)
        const key = `${kind} of seat ${seat}`
        apart.set(key, [...(apart.get(key) ?? []), deviation === 0 ? 0 : (sum - expected) / deviation])
      }
    }
    expect([...apart.keys()].length).toBe(name === 'riftblade' ? 4 : 2)
    for (const [key, values] of apart) {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const square = values.reduce((sum, value) => sum + value * value, 0) / values.length
      // the mean of 60 has a deviation of 0.13
      expect(Math.abs(mean), `${name}, ${key}`).toBeLessThan(0.45)
      expect(square, `${name}, ${key}`).toBeGreaterThan(0.5)
      expect(square, `${name}, ${key}`).toBeLessThan(1.7)
    }
  }
})

test('every stone counts once: rolls of Riftblade are the sum of their faces', () => {
  for (const { kind, count, faces } of followAtRandom('riftblade', 3)) {
    if (kind !== 'dice') continue
    expect(faces.reduce((sum, { rolled }) => sum + rolled, 0)).toBe(count)
    expect(faces.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(count)
  }
})
