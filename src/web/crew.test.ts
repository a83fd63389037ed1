import { expect, test } from 'vitest'
import { thoughts } from '../ai/chance.ts'
import { Search } from '../ai/search.ts'
import { bestOf } from '../ai/search-tally.ts'
import { Sight } from '../ai/sight.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { Crew, type Desk, spareCores } from './crew.ts'
import { startMatch } from '../play/match.ts'
import { type Task, type Thought, Thinker } from './thinker.ts'

/** A worker that works here. */
function desk(log: Task[] = []): Desk {
  const thinker = new Thinker()
  let take: (message: { data: Thought }) => void = () => undefined
  return {
    postMessage(task) {
      log.push(task)
      void thinker.think(task).then((data) => take({ data }))
    },
    addEventListener: (_, taker) => {
      take = taker
    },
    terminate: () => undefined,
  }
}

const SEED = 5
const TASK = { game: 'riftblade', seed: seedOf(SEED), setup: { seats: 2 }, moves: [], iterations: 120, patience: 60_000 } as const

test('several searches are counted together', () => {
  const a = [
    { option: 1, visits: 10, value: 9 },
    { option: 2, visits: 12, value: 5 },
  ]
  const b = [
    { option: 1, visits: 9, value: 8 },
    { option: 3, visits: 3, value: 3 },
  ]
  expect(bestOf([a])).toBe(2)
  expect(bestOf([a, b])).toBe(1)
  expect(() => bestOf([])).toThrow('none of the searches')
})

test('a search tells its tallies, and the best of them is its own best', async () => {
  const match = await startMatch('riftblade', String(SEED), { seats: 2 }, 2)
  if (!match.ok) throw new Error(match.error.message)
  const search = new Search(match.value.title.game)
  search.begin(new Sight(match.value.title.game, match.value.p).look(match.value.p), thoughts(SEED))
  search.step(200)
  expect(bestOf([search.tallies()])).toBe(search.best())
})

test('a crew shares the iterations, follows the game, and answers with a legal option at every decision', async () => {
  console.log(`seed ${SEED}`)
  const tasks: Task[] = []
  const crew = new Crew([desk(tasks), desk(tasks), desk(tasks)])
  const match = await startMatch('riftblade', String(SEED), TASK.setup, 2)
  if (!match.ok) throw new Error(match.error.message)
  const { game } = match.value.title
  const random = new Generator(seedOf(SEED))
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  while (tasks.length < 36) {
    const legal = Array.from(options.subarray(0, game.options(match.value.p, options)))
    // what leaves no choice is nothing to think about
    const option =
      legal.length === 1 ? legal[0] : await crew.decide({ ...TASK, seed: match.value.seed, moves: [...moves] }, () => random.seed())
    expect(legal).toContain(option)
    moves.push(game.makeOption(match.value.p, option))
    game.choose(match.value.p, option)
  }
  expect(new Set(tasks.map(({ chance }) => chance)).size).toBe(36)
  expect(tasks.every(({ iterations }) => iterations === 40)).toBe(true)
})

test('when a search fails, the crew fails with its reason instead of waiting for it', async () => {
  const crew = new Crew([desk(), desk()])
  await expect(crew.decide({ ...TASK, moves: ['no such move'] }, () => seedOf(1))).rejects.toThrow('is not possible here')
})

test('a crew that leaves settles what it was thinking about, and takes nothing any more', async () => {
  const asleep: Desk = { postMessage: () => undefined, addEventListener: () => undefined, terminate: () => undefined }
  const crew = new Crew([asleep, asleep])
  const decision = crew.decide({ ...TASK }, () => seedOf(1))
  crew.leave()
  await expect(decision).rejects.toThrow('left')
  await expect(crew.decide({ ...TASK }, () => seedOf(1))).rejects.toThrow('left')
})

test('when a worker cannot work at all, the crew fails with its reason', async () => {
  const broken: Desk = { postMessage: () => undefined, addEventListener: () => undefined, terminate: () => undefined }
  const decision = new Crew([desk(), broken]).decide({ ...TASK }, () => seedOf(1))
  broken.onerror!({ message: 'no script' } as ErrorEvent)
  await expect(decision).rejects.toThrow('no script')
})

test('when something was taken back, the game is followed anew', async () => {
  const thinker = new Thinker()
  const task = { ...TASK, id: 1, chance: seedOf(1), iterations: 8 }
  const options = async (moves: readonly string[]) => (await thinker.think({ ...task, moves })).tallies.map(({ option }) => option).sort()
  const start = await options([])
  const ended = await options(['end'])
  expect(ended).not.toEqual(start)
  expect(await options([])).toEqual(start)
})

test('cores to spare: none on small machines, four at most', () => {
  expect([1, 2, 3, 4, 6, 16].map(spareCores)).toEqual([0, 0, 1, 2, 4, 4])
})
