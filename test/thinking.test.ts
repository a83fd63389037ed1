// Whoever lets a computer think gives it chance of its own: an agent that draws what the game draws sees what is hidden.
import { afterEach, expect, test, vi } from 'vitest'
import type { Agent } from '../src/ai/agent.ts'
import { chanceOf } from '../src/ai/chance.ts'
import { RandomAgent } from '../src/ai/random.ts'
import { runProgram } from '../src/cli/program.ts'
import { scriptedTerminal } from '../src/cli/terminal.ts'
import { titles } from '../src/games/index.ts'
import { Generator, nextWord, type Random, type Seed, seedOf, seedPosition } from '../src/kernel/random.ts'
import { startMatch } from '../src/play/match.ts'
import { think } from '../src/server/tables/thought.ts'
import { Duties } from '../src/server/tables/duties.ts'
import { Host } from '../src/web/host.ts'
import { NOON, openHost, wishesOf } from './table/host.ts'

const SEED = 12
/** Draws of a game that are looked at. */
const DRAWS = 3000
/** Decisions of an agent that are looked at. */
const DECISIONS = 20
// a worker has one
vi.stubGlobal('navigator', { hardwareConcurrency: 1 })

afterEach(() => vi.restoreAllMocks())

/** Where chance stands: the four words of its generator. */
function stateOf(random: Random): string {
  expect(random, 'agents draw from a generator outside the game').toBeInstanceOf(Generator)
  return (random as unknown as { readonly words: Int32Array }).words.join()
}

/** All that the chance of a game goes through, all generators that are seeded by its draws, and what chance of thoughts its seed gives. */
function statesOf(seed: Seed): ReadonlySet<string> {
  const words = new Int32Array(4)
  seedPosition(words, seed)
  const drawn: number[] = []
  const states = new Set([stateOf(chanceOf(seed))])
  for (let i = 0; i < DRAWS; i++) {
    states.add(words.join())
    drawn.push(nextWord(words) | 0)
    if (i >= 3) states.add(drawn.slice(-4).join())
  }
  return states
}

/** Hears what agents are given to draw from, in all games that begin meanwhile. */
function listen(stop?: () => void): string[] {
  const heard: string[] = []
  const { decide } = RandomAgent.prototype
  vi.spyOn(RandomAgent.prototype, 'decide').mockImplementation(function (this: Agent, seen, random) {
    if (heard.length < DECISIONS) heard.push(stateOf(random))
    else stop?.()
    return decide.call(this, seen, random)
  })
  return heard
}

function expectOwn(heard: readonly string[], seeds: readonly Seed[]): void {
  expect(heard.length).toBeGreaterThan(0)
  expect(seeds.length).toBeGreaterThan(0)
  for (const seed of seeds) {
    const states = statesOf(seed)
    for (const state of heard) expect(states.has(state), 'an agent draws what the game draws').toBe(false)
  }
}

test('the chance of a game is recognized, whether it is shared, begun anew or drawn from', () => {
  const seed = seedOf(SEED)
  const shared = new Generator(seed)
  expect(statesOf(seed).has(stateOf(shared))).toBe(true)
  for (let i = 0; i < 50; i++) shared.below(6)
  expect(statesOf(seed).has(stateOf(shared))).toBe(true)
  expect(statesOf(seed).has(stateOf(new Generator(shared.seed())))).toBe(true)
  expect(statesOf(seed).has(stateOf(chanceOf(seed)))).toBe(true)
  expect(statesOf(seed).has(stateOf(new Generator(seedOf(SEED + 1))))).toBe(false)
})

test('opponents in the browser have chance of their own', async () => {
  const match = await startMatch('riftblade', String(SEED), undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const company = { language: 'en', names: ['A', 'B'], players: ['random', 'random'], pause: 0 } as const
  const host = new Host(match.value, [], company, () => undefined)
  const heard = listen(() => host.leave())
  await host.go()
  expectOwn(heard, [match.value.seed])
})

test('opponents at the terminal have chance of their own', async () => {
  const heard = listen()
  const terminal = scriptedTerminal(new Array<string>(40).fill('1'))
  await runProgram(['play', 'riftblade', '--against', 'random', '--seed', String(SEED)], terminal)
  expectOwn(heard, [seedOf(SEED)])
})

test.each([
  ['simulate', 'riftblade', '--games', '2', '--seed', String(SEED)],
  ['arena', 'riftblade', 'random', 'random', '--games', '2', '--seed', String(SEED)],
])('in %s agents have chance of their own', async (...words) => {
  const heard = listen()
  const begun = vi.spyOn(titles.get('riftblade')!.game, 'start')
  expect(await runProgram(words, scriptedTerminal([]))).toBe(0)
  expectOwn(
    heard,
    begun.mock.calls.map(([, seed]) => seed),
  )
})

test('computers at a table of a server have chance of their own', async () => {
  const host = await openHost(wishesOf('riftblade', 2, { computers: ['random', null] }))
  host.now = NOON
  await host.begin()
  const random = new Generator(seedOf(SEED))
  while (host.table.game!.toDecide !== 0) host.choose(random)
  const heard = listen()
  const asked: Parameters<typeof think>[0][] = []
  const computers = {
    decide(question: (typeof asked)[number]) {
      asked.push(question)
      return think(question)
    },
  }
  const house = { engines: { fileOf: () => undefined }, computers, report: expect.fail } as never
  await new Promise<void>((done) => new Duties('table', house, () => done()).see(host.table))
  expectOwn(heard, [host.table.game!.start.seed])
  expect(heard).toEqual([stateOf(chanceOf(asked[0].chance))])
})
