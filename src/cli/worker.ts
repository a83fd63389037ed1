// Jobs beyond this machine: asked for by commands with --queue, and done by `catena worker` wherever the database can be reached.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { version } from '../../package.json'
import { ConfigError, readConfig } from '../server/config.ts'
import { Queue } from '../server/jobs/queue.ts'
import { Crew, type Hands, type Threads } from './crew.ts'
import { Failure } from './failure.ts'
import { projectRoot } from './input.ts'
import type { Job } from './job.ts'
import type { Terminal } from './terminal.ts'

/** What decides what comes of a job. */
const SOURCES = ['src/kernel', 'src/ability', 'src/games', 'src/ai', 'src/cli']

/** The workers of the database of `DATABASE_URL`. */
export async function openQueue(
  patience?: number,
  { DATABASE_URL: url, JOBS_SCHEMA: schema }: NodeJS.ProcessEnv = process.env,
): Promise<Hands & { readonly queue: Queue }> {
  if (!url)
    throw new Failure('Jobs lie in a PostgreSQL that workers share: set DATABASE_URL, such as postgres://user:password@host:5432/database.')
  try {
    readConfig({ DATABASE_URL: url })
  } catch (problem) {
    throw problem instanceof ConfigError ? new Failure(problem.message) : problem
  }
  const queue = await Queue.open({
    ...{ url, name: nameSources() },
    ...(schema ? { schema } : {}),
    ...(patience === undefined ? {} : { patience }),
  }).catch((problem: Error) => {
    throw new Failure(`The database of DATABASE_URL does not answer: ${problem.message || problem.name}.`)
  })
  return { queue, do: (jobs, each) => queue.do(jobs, each), end: () => queue.close() }
}

/** Does jobs with so many threads until it is told to end; what is being done then is left to others. */
export async function runWorker(threads: Threads, terminal: Terminal, signal: AbortSignal): Promise<void> {
  const { queue } = await openQueue()
  const crews = Array.from({ length: threads.size }, () => new Crew({ ...threads, size: 1 }))
  let done = 0
  terminal.print(`${threads.size} threads wait for jobs of ${nameSources()}. Ctrl+C ends it.`)
  const work = (crew: Crew) => async (job: unknown) => {
    let result: unknown
    await crew.do([job as Job], (one) => {
      result = one
    })
    done++
    terminal.warn(`${done} done, the last: ${(job as Job).kind}`)
    return result
  }
  await Promise.race([
    Promise.all(crews.map((crew) => queue.serve(work(crew), signal))),
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  ])
  await Promise.all(crews.map((crew) => crew.end()))
  await queue.close()
}

/** The same sources have the same name: workers with others leave their jobs alone, as something else could come of them. */
function nameSources(): string {
  const root = projectRoot()
  const files = SOURCES.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  ).sort()
  const digest = createHash('sha256')
  for (const file of files) digest.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return `catena-${version.replaceAll('.', '-')}-${digest.digest('hex').slice(0, 12)}`
}
