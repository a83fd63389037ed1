// Jobs in a queue: the same comes of them as on one core, whoever does them, and with some who do them killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { projectRoot } from './input.ts'
import type { Workers } from './crew.ts'
import { runProgram } from './program.ts'
import { scriptedTerminal } from './terminal.ts'
import { openQueue } from './worker.ts'

const url = inject('postgres')
if (url === '') console.warn('\nLEFT OUT: jobs for workers, as there is no PostgreSQL.\n')

test('without a database it is said what is missing', async () => {
  const terminal = scriptedTerminal([])
  const before = process.env.DATABASE_URL
  delete process.env.DATABASE_URL
  try {
    const code = await runProgram(['simulate', 'riftblade', '--queue'], terminal, undefined, {
      open: openQueue,
      work: async () => undefined,
    })
    expect([code, terminal.warned]).toEqual([2, [expect.stringContaining('set DATABASE_URL')]])
    await expect(openQueue(undefined, { DATABASE_URL: 'nonsense:x' })).rejects.toThrow('DATABASE_URL must be an address like')
  } finally {
    if (before !== undefined) process.env.DATABASE_URL = before
  }
})

describe.skipIf(url === '')('with PostgreSQL', () => {
  const schema = `catena_test_${Date.now()}_jobs`
  const environment = { ...process.env, DATABASE_URL: url, JOBS_SCHEMA: schema }
  const children: ChildProcess[] = []
  /** Seconds after which a job of a dead worker is somebody else's. */
  const PATIENCE = 6

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.end()
  })

  /** A worker of one thread, as a process of its own; `jobs` is told each time that it has done one. */
  async function startWorker(jobs: () => void = () => undefined): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'src/cli/worker-main.ts', 'worker', '--threads', '1'], {
      cwd: projectRoot(),
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    createInterface({ input: child.stderr! }).on('line', (line) => {
      if (/done, the last/.test(line)) jobs()
    })
    for await (const line of createInterface({ input: child.stdout! })) if (/wait for jobs/.test(line)) return child
    throw new Error('the worker did not begin')
  }

  const workers: Workers = {
    open: () => openQueue(PATIENCE, environment),
    work: async () => undefined,
  }

  async function run(words: readonly string[], queued: boolean): Promise<Record<string, unknown>> {
    const terminal = scriptedTerminal([])
    // what was played in one way must not be taken for the other
    const own = words[0] === 'balance' ? ['--folder', mkdtempSync(path.join(tmpdir(), 'catena-worker-'))] : []
    const code = await runProgram([...words, '--json', ...own, ...(queued ? ['--queue'] : [])], terminal, undefined, workers)
    expect(code, terminal.warned.join('\n')).toBe(0)
    const { work: _time, ...result } = JSON.parse(terminal.printed.join('\n')) as Record<string, unknown>
    return result
  }

  test('simulate, arena, rate, balance and analyse give the same as on one core', async () => {
    await Promise.all([startWorker(), startWorker()])
    const records = mkdtempSync(path.join(tmpdir(), 'catena-worker-'))
    await run(['simulate', 'riftblade', '--games', '1', '--seed', '12', '--records', records], false)
    for (const words of [
      ['simulate', 'nightfall', '--games', '450', '--seed', '5'],
      ['simulate', 'crystal-clans', '--games', '120', '--clans', 'random', '--seed', '6'],
      ['arena', 'riftblade', 'greedy', 'random', '--games', '60', '--seed', '7', '--sprt'],
      ['rate', 'default:1', 'random:2', '--games', '60', '--agent', 'random', '--chains', '--seed', '8'],
      ['balance', 'riftblade', '--games', '12', '--table', 'teams', '--level', 'random', '--seed', '9'],
      ['analyse', path.join(records, 'riftblade-1.txt'), '--iterations', '8'],
    ])
      expect(await run(words, true), words.join(' ')).toEqual(await run(words, false))
  })

  test('what was done is not done again, and what a dead worker had is done by others', async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    const words = ['simulate', 'riftblade', '--games', '1200', '--seed', '11']
    const alone = await run(words, false)
    let done = 0
    const first = await startWorker(() => {
      // in the middle of the next one
      if (++done === 3) first.kill('SIGKILL')
    })
    const result = run(words, true)
    await new Promise((resolve) => first.once('exit', resolve))
    await startWorker(() => void done++)
    expect(await result).toEqual(alone)
    const before = done
    expect(await run(words, true)).toEqual(alone)
    expect(done).toBe(before)
  })
})
