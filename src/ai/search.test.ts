import { expect, test } from 'vitest'
import { pile } from '../../test/pile.ts'
import { hashPosition } from '../kernel/position.ts'
import type { Seen } from '../kernel/game.ts'
import { seedOf } from '../kernel/random.ts'
import { thoughts } from './chance.ts'
import { RandomAgent } from './random.ts'
import { isLevel, LEVELS, makeOpponent } from './levels.ts'
import { playMatch } from './match.ts'
import { SearchAgent } from './search-agent.ts'
import { Search } from './search.ts'
import { Sight } from './sight.ts'

function start(seed: number, seats = 2) {
  const started = pile.start({ seats }, seedOf(seed))
  if (!started.ok) throw new Error(started.error.message)
  return started.value
}

test('a search is the same for the same iterations and seed, in whatever steps they come', () => {
  for (let seed = 0; seed < 5; seed++) {
    const p = start(seed)
    const sight = new Sight(pile, p).look(p)
    const results = [[100], [1, 9, 40, 50]].map((steps) => {
      const search = new Search(pile)
      search.begin(sight, thoughts(seed))
      for (const iterations of steps) search.step(iterations)
      return [
        search.best(),
        ...Array.from(sight.options.subarray(0, sight.count), (option) => [search.visits(option), search.value(option)]),
      ]
    })
    expect(results[0], `seed ${seed}`).toEqual(results[1])
  }
})

test('a search that has decided before decides as a new one', () => {
  const used = new Search(pile)
  const p = start(7)
  for (let decision = 0; decision < 12 && pile.seatToDecide(p) >= 0; decision++) {
    const sight = new Sight(pile, p).look(p)
    const [again, fresh] = [used, new Search(pile)].map((search) => {
      search.begin(sight, thoughts(decision))
      search.step(60)
      return [
        search.best(),
        ...Array.from(sight.options.subarray(0, sight.count), (option) => [search.visits(option), search.value(option)]),
      ]
    })
    expect(again, `decision ${decision}`).toEqual(fresh)
    pile.choose(p, again[0] as number)
  }
})

test('every iteration visits one option, and the position stays as it is', () => {
  const p = start(3)
  const before = hashPosition(p)
  const sight = new Sight(pile, p).look(p)
  const search = new Search(pile)
  search.begin(sight, thoughts(3))
  expect(() => search.best()).toThrow('first step')
  search.step(200)
  const options = Array.from(sight.options.subarray(0, sight.count))
  expect(options.map((option) => search.visits(option)).reduce((a, b) => a + b)).toBe(200)
  expect(options).toContain(search.best())
  expect(search.visits(999)).toBe(0)
  expect(hashPosition(p)).toBe(before)
})

test('it goes on trying what it has tried little', () => {
  for (let seed = 0; seed < 5; seed++) {
    const sight = new Sight(pile, start(seed)).look(start(seed))
    const search = new Search(pile)
    search.begin(sight, thoughts(seed))
    search.step(400)
    for (const option of sight.options.subarray(0, sight.count))
      expect(search.visits(option), `seed ${seed}, option ${option}`).toBeGreaterThan(1)
  }
})

test('each iteration is dealt anew', () => {
  const p = start(4)
  const sight = new Sight(pile, p).look(p)
  let deals = 0
  const counted: Seen<unknown, typeof p> = {
    observation: undefined,
    options: sight.options,
    count: sight.count,
    sample(random) {
      deals++
      return sight.sample(random)
    },
  }
  const search = new Search(pile)
  search.begin(counted, thoughts(4))
  search.step(37)
  expect(deals).toBe(37)
})

test('a step without a decision says what is missing', () => {
  expect(() => new Search(pile).step(1)).toThrow('call begin first')
})

test('a full tree still has a result', () => {
  const p = start(5)
  const sight = new Sight(pile, p).look(p)
  const search = new Search(pile, { capacity: 6 })
  search.begin(sight, thoughts(5))
  search.step(300)
  expect(Array.from(sight.options.subarray(0, sight.count))).toContain(search.best())
})

test('a caller can stop it', () => {
  const p = start(6)
  const asked: number[] = []
  const agent = new SearchAgent('stopped', pile, { iterations: 1_000_000, enough: (made) => asked.push(made) === 3 })
  agent.decide(new Sight(pile, p).look(p), thoughts(6))
  expect(asked).toHaveLength(3)
})

test('it finds the card that does not lose, with two seats and with more', () => {
  for (const seats of [2, 3]) {
    let won = 0
    const games = 60
    for (let seed = 0; seed < games; seed++) {
      const seat = seed % seats
      const agents = Array.from({ length: seats }, (_, s) =>
        s === seat ? new SearchAgent('search', pile, { iterations: 60 }) : new RandomAgent<ReturnType<typeof start>>(),
      )
      won += playMatch(pile, start(seed, seats), agents, thoughts(seed)).outcome?.shares[seat] ?? 0
    }
    console.log(`search won ${won.toFixed(1)} of ${games} games of pile with ${seats} seats against random (seeds 0 to ${games - 1})`)
    expect(won / games).toBeGreaterThan(1 / seats + 0.12)
  }
})

test('the horizon counts turns of the game, not changes of who decides', () => {
  // a turn in which that many seats lay a card
  const reach = (seats: number, horizon: number) => {
    let farthest = 0
    const game: typeof pile = {
      ...pile,
      lap: (p) => Math.floor(pile.lap(p) / seats),
      apply(p, option) {
        pile.apply(p, option)
        farthest = Math.max(farthest, pile.lap(p))
      },
    }
    const p = start(7)
    const search = new Search(game, { horizon })
    search.begin(new Sight(game, p).look(p), thoughts(7))
    search.step(40)
    return farthest
  }
  expect([reach(1, 1), reach(1, 2), reach(2, 1), reach(3, 2)]).toEqual([1, 2, 2, 6])
})

test('levels have names', () => {
  expect(LEVELS.every(isLevel)).toBe(true)
  expect(isLevel('greedy')).toBe(false)
  for (const level of LEVELS) expect(makeOpponent(level, pile).name).toBe(level)
})
