import { expect, test } from 'vitest'
import { pile } from '../../test/pile.ts'
import { hashPosition } from '../kernel/position.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { thoughts } from './chance.ts'
import { isAgentName, makeAgent } from './agent.ts'
import { playMatch } from './match.ts'
import { Playout } from './playout.ts'
import { Pool } from './pool.ts'
import { Sight } from './sight.ts'

function start(seed: number) {
  const started = pile.start(pile.defaultSetup(2), seedOf(seed))
  if (!started.ok) throw new Error(started.error.message)
  return started.value
}

test('agents play legal games, the same for the same seed', () => {
  for (const name of ['random', 'greedy', 'beginner', 'casual', 'skilled'] as const) {
    for (let seed = 0; seed < 10; seed++) {
      const ends = [0, 1].map(() => {
        const p = start(seed)
        // who plays well only ever rolls and declines: such a game of pile has no end
        playMatch(pile, p, [makeAgent(name, pile), makeAgent(name, pile)], thoughts(seed), 60)
        return hashPosition(p)
      })
      expect(ends[0], `${name}, seed ${seed}`).toBe(ends[1])
    }
  }
  expect(isAgentName('greedy')).toBe(true)
  expect(isAgentName('Greedy')).toBe(false)
})

test('greedy beats random', () => {
  let won = 0
  const games = 200
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % 2
    const agents = [0, 1].map((s) => makeAgent(s === seat ? 'greedy' : 'random', pile))
    won += playMatch(pile, start(seed), agents, thoughts(seed)).outcome?.shares[seat] ?? 0
  }
  console.log(`greedy won ${won} of ${games} games of pile against random (seeds 0 to ${games - 1})`)
  expect(won / games).toBeGreaterThan(0.7)
})

test('a match ends at its limit', () => {
  const agents = [makeAgent('random', pile), makeAgent('random', pile)]
  expect(playMatch(pile, start(1), agents, thoughts(1), 3)).toEqual({ outcome: undefined, decisions: 3 })
})

test('an agent cannot reach the position, and its samples agree with what it sees', () => {
  const p = start(5)
  const sight = new Sight(pile, p).look(p)
  const before = hashPosition(p)
  const random = new Generator(seedOf(5))
  expect(Object.values(sight)).not.toContain(p)
  expect(JSON.stringify(sight)).not.toContain(String(p.random[0]))
  const worlds = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const world = sight.sample(random)
    expect(pile.observe(world, sight.seat)).toEqual(sight.observation)
    worlds.add(hashPosition(world))
    pile.apply(world, sight.options[0])
  }
  expect(worlds.size).toBeGreaterThan(15)
  expect(hashPosition(p)).toBe(before)
})

test('a sight of a game that is over says so', () => {
  const p = start(1)
  new Playout(pile).run(p, new Generator(seedOf(1)), 1000)
  expect(() => new Sight(pile, p).look(p)).toThrow('pile is over')
})

test('a playout ends the game, or stops at its limit', () => {
  const playout = new Playout(pile)
  const p = start(2)
  expect(playout.run(p, new Generator(seedOf(2)), 3)).toBe(3)
  expect(pile.outcome(p)).toBeUndefined()
  expect(playout.run(p, new Generator(seedOf(2)), 1000)).toBeGreaterThan(0)
  expect(pile.outcome(p)).toBeDefined()
})

test('a pool gives copies and uses them again', () => {
  const pool = new Pool(pile)
  const p = start(3)
  const copy = pool.take(p)
  expect(hashPosition(copy)).toBe(hashPosition(p))
  pile.apply(copy, 64)
  expect(hashPosition(copy)).not.toBe(hashPosition(p))
  pool.give(copy)
  expect(pool.take(p)).toBe(copy)
  expect(pool.take(p)).not.toBe(copy)
})

test('greedy judges by its yardstick and search by the evaluation', () => {
  const never = () => {
    throw new Error('the other judgement was asked')
  }
  const judgements = { greedy: { ...pile, evaluate: never }, casual: { ...pile, yardstick: never } }
  for (const [name, game] of Object.entries(judgements)) {
    const p = start(2)
    const agents = [makeAgent(name as 'greedy' | 'casual', game), makeAgent('random', game)]
    expect(() => playMatch(game, p, agents, thoughts(2), 40), name).not.toThrow()
  }
})
