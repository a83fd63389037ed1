import { expect, test } from 'vitest'
import { keyforge } from '../games/keyforge/index.ts'
import { Generator, type Random, seedOf } from '../kernel/random.ts'
import { makeAgent } from './agent.ts'
import { chanceOf, thoughts } from './chance.ts'
import type { playMatch } from './match.ts'
import { Search } from './search.ts'
import { Sight } from './sight.ts'

const GAMES = 60

/** In how many games is the first world that an agent imagines at the first decision the true one, as to the other hand? */
function countTrueHands(chance: (seed: string) => Random): number {
  let found = 0
  for (let game = 0; game < GAMES; game++) {
    const seed = seedOf(game)
    const started = keyforge.start(keyforge.defaultSetup(2), seed)
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const seat = keyforge.seatToDecide(p)
    const handIn = (world: typeof p) => JSON.stringify(keyforge.observe(world, 1 - seat).seats[1 - seat].hand)
    const world = new Sight(keyforge, p).look(p).sample(chance(seed))
    if (handIn(world) === handIn(p)) found++
  }
  return found
}

test('the worlds that agents imagine are independent of the deal', () => {
  // one hand of six or seven of 36 cards is right once in millions
  expect(countTrueHands(() => thoughts())).toBe(0)
  for (let step = 0; step < GAMES; step++) expect(countTrueHands(() => thoughts(step))).toBe(0)
  // not even from the seed of the game itself
  expect(countTrueHands((seed) => chanceOf(seed))).toBe(0)
})

test('no other generator can be given to those who think', () => {
  const started = keyforge.start(keyforge.defaultSetup(2), seedOf(5))
  if (!started.ok) throw new Error(started.error.message)
  const seen = new Sight(keyforge, started.value).look(started.value)
  const [agent, search, match] = [makeAgent('random', keyforge), new Search(keyforge), [] as unknown as Parameters<typeof playMatch>]
  const random = new Generator(seedOf(5))
  // @ts-expect-error: it may be that of the game
  agent.decide(seen, random)
  // @ts-expect-error: it may be that of the game
  search.begin(seen, random)
  // @ts-expect-error: it may be that of the game
  match[3] = random
  expect(agent.decide(seen, thoughts(5))).toBeLessThan(keyforge.maxOptions)
})

test('the chance of thoughts is never that of a game with a small seed', () => {
  for (let number = 0; number < 100; number++) {
    expect(thoughts(number).seed()).not.toBe(new Generator(seedOf(number)).seed())
    expect(thoughts(number).seed()).toBe(thoughts(number).seed())
  }
})

test('an agent that was asked before decides like one that is asked for the first time', () => {
  const started = keyforge.start(keyforge.defaultSetup(2), seedOf(5))
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const sight = new Sight(keyforge, p)
  const used = makeAgent('casual', keyforge)
  for (let step = 0; step < 250 && keyforge.seatToDecide(p) >= 0; step++) {
    const option = used.decide(sight.look(p), thoughts(step))
    expect(makeAgent('casual', keyforge).decide(new Sight(keyforge, p).look(p), thoughts(step)), `decision ${step}`).toBe(option)
    keyforge.choose(p, option)
  }
})
