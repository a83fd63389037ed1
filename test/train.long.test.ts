import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Generator, seedOf } from '../src/kernel/random.ts'
import type { Doer } from '../src/cli/blocks.ts'
import { chanceOf } from '../train/gate.ts'
import { train } from '../train/train.ts'
import type { Wishes } from '../train/train.ts'
import { makeWeightsFile } from '../train/weights-file.ts'
import { doJob } from '../train/work.ts'
import type { Job } from '../train/work.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'catena-train-'))
  folders.push(folder)
  return folder
}

function wish(more: Partial<Wishes> = {}): Wishes {
  const table = { seats: 2, teams: false }
  return {
    game: 'riftblade',
    seed: seedOf(5),
    games: 400,
    every: 3,
    teacher: 0,
    hidden: 2,
    epochs: 2,
    rate: 0.01,
    decay: 0.005,
    tables: [table],
    deals: 5,
    iterations: 2,
    folder: openFolder(),
    ...more,
  }
}

/** Does jobs here: in order, or last one first as another number of threads might; it may give up after some. */
class Here implements Doer<Job, Uint8Array> {
  done = 0
  private readonly backwards: boolean
  private readonly most: number

  constructor(backwards = false, most = Number.POSITIVE_INFINITY) {
    this.backwards = backwards
    this.most = most
  }

  async do(jobs: readonly Job[], each: (done: Uint8Array, job: Job) => void): Promise<void> {
    for (const job of this.backwards ? [...jobs].reverse() : jobs) {
      if (this.done === this.most) throw new Error('interrupted')
      each(await Promise.resolve(doJob(job)), job)
      this.done++
    }
  }
}

const silent = () => undefined

test('training gives the same for any order of the work, and goes on where it was interrupted', async () => {
  const wishes = wish()
  const [whole, interrupted] = [await train(wishes, new Here(), silent), { ...wishes, folder: openFolder() }]
  await expect(train(interrupted, new Here(true, 3), silent)).rejects.toThrow('interrupted')
  const rest = new Here(true)
  const resumed = await train(interrupted, rest, silent)
  // four blocks of games, of which three were there, and one of deals
  expect(rest.done).toBe(2)
  expect(resumed.digests).toEqual(whole.digests)
  expect(resumed.weights).toEqual(whole.weights)
  expect(resumed.calibration).toEqual(whole.calibration)
  const other = await train({ ...wishes, seed: seedOf(6) }, new Here(), silent)
  expect(other.digests.data).not.toBe(whole.digests.data)
})

test('what is learned tells who wins in games that were held out, better than who knows nothing', async () => {
  const { calibration } = await train(wish({ games: 1000, deals: 1, iterations: 1, hidden: 0, epochs: 60 }), new Here(), silent)
  expect(calibration.games).toBeGreaterThan(50)
  expect(calibration.loss).toBeLessThan(0.6)
  expect(calibration.loss).toBeGreaterThan(0.2)
})

test('a network that knows nothing is not installed', async () => {
  const { wins, verdicts, weights, calibration } = await train(wish({ hidden: 0, epochs: 0, deals: 20, iterations: 4 }), new Here(), silent)
  for (const row of Object.values(weights.features)) expect(row).toBe('00')
  expect(calibration.loss).toBeCloseTo(Math.log(2), 9)
  expect(verdicts[0].games).toBe(40)
  expect(verdicts[0].share).toBeLessThan(0.5)
  expect(wins).toBe(false)
})

test('how likely equals are so far apart: not at all for nothing, one in 2 to the n for n wins of n, on both sides', () => {
  const random = new Generator(seedOf(1))
  expect(chanceOf([0, 0, 0, 0], random)).toBe(1)
  expect(chanceOf([1, -1, 1, -1], random)).toBe(1)
  const eight = chanceOf(Array<number>(8).fill(1), random)
  expect(eight).toBeGreaterThan(0.005)
  expect(eight).toBeLessThan(0.011)
  expect(chanceOf(Array<number>(8).fill(-1), random)).toBeCloseTo(eight, 2)
})

test('a file of weights is source that says them again', async () => {
  const { weights } = await train(wish({ games: 100, epochs: 1 }), new Here(), silent)
  const text = makeWeightsFile(weights)
  const source = text.slice(text.indexOf('= {') + 2)
  expect(new Function(`return ${source}`)()).toEqual(weights)
  expect(text.length).toBeLessThan(200_000)
})
