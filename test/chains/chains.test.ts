import { expect, test } from 'vitest'
import { seedOf } from '../../src/kernel/random.ts'
import { handsHere } from '../../src/cli/crew.ts'
import { doJob } from '../../src/cli/job.ts'
import { checkChains } from './chains.ts'

test('the advice of a few pairings is tried on other deals', async () => {
  const told: number[] = []
  const wishes = { sets: ['cota'], pairings: 3, games: 8, fresh: 6, agent: 'random', seed: seedOf(5) } as const
  const result = await checkChains(wishes, handsHere(doJob), (done) => told.push(done))
  expect(told).toEqual([1, 2, 3])
  expect(result.games).toBe((3 - result.notEnough) * 6)
  // who is advised chains was the stronger one
  expect(result.before.share).toBeGreaterThanOrEqual(0.5)
  expect(await checkChains(wishes, handsHere(doJob), () => undefined)).toEqual(result)
})
