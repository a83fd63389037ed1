// The queue by itself: what becomes of a job that fails, and of servers that make the same queue at once.
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { Queue } from './queue.ts'

const url = inject('postgres')

describe.skipIf(url === '')('with PostgreSQL', () => {
  const schema = `catena_test_${Date.now()}_queue`

  afterAll(async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.end()
  })

  test('several open the same queue at the same moment', async () => {
    const queues = await Promise.all([1, 2, 3].map(() => Queue.open({ url, name: 'together', schema })))
    for (const queue of queues) await queue.close()
  })

  test('a job that fails says why, and may go well the next time', async () => {
    const queue = await Queue.open({ url, name: 'failing', schema, patience: 6 })
    const ending = new AbortController()
    let tries = 0
    const serving = queue.serve(async (job) => {
      tries++
      if (tries <= 11) throw new Error('the well is dry')
      return job
    }, ending.signal)
    await expect(queue.do([{ water: 1 }], () => undefined)).rejects.toThrow('the well is dry')
    const done: unknown[] = []
    await queue.do([{ water: 1 }], (one) => done.push(one))
    expect(done).toEqual([{ water: 1 }])
    ending.abort()
    await serving
    await queue.close()
  })
})
