// Work in jobs of seconds, done by any number of workers with the same database: each once, and known by its key for some hours afterwards.
import { createHash } from 'node:crypto'
import pg from 'pg'
import PgBoss from 'pg-boss'

export interface QueueWishes {
  readonly url: string
  /** Jobs of one name are done alike wherever they are done: it says by which sources. */
  readonly name: string
  /** Where the queue lies in the database. */
  readonly schema?: string
  /** Seconds after which a job is given to another worker, as the one that had it is dead or hangs. */
  readonly patience?: number
}

interface JobRow {
  readonly id: string
  readonly state: string
  readonly output: { readonly done?: unknown; readonly message?: string } | null
}

const SCHEMA = 'catena_jobs'
const PATIENCE = 120
/** Seconds between two looks for jobs whose worker is dead. */
const LOOK = 5
/** How often a job is given to another worker before it is given up. */
const TRIES = 10
/** Milliseconds between two looks for what is done, and for something to do. */
const POLL = 200
/** How often it is tried to open the queue. */
const OPENINGS = 4
/** Jobs in one statement. */
const MOST = 500

export class Queue {
  private constructor(
    private readonly boss: PgBoss,
    private readonly pool: pg.Pool,
    private readonly wishes: Required<QueueWishes>,
  ) {}

  static async open({ url, name, schema = SCHEMA, patience = PATIENCE }: QueueWishes): Promise<Queue> {
    const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'catena jobs' })
    // the next question says what is wrong
    pool.on('error', () => undefined)
    const boss = new PgBoss({
      db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
      schema,
      schedule: false,
      maintenanceIntervalSeconds: Math.min(LOOK, patience),
    })
    boss.on('error', () => undefined)
    for (let tries = 1; ; tries++) {
      try {
        await boss.start()
        await boss.createQueue(name)
        break
      } catch (problem) {
        // others may make the same at the same moment: then it is there the next time
        if (tries < OPENINGS) await new Promise((resolve) => setTimeout(resolve, POLL * tries))
        else {
          await boss.stop({ graceful: false, wait: false }).catch(() => undefined)
          await pool.end()
          throw problem
        }
      }
    }
    return new Queue(boss, pool, { url, name, schema, patience })
  }

  /**
   * Has the jobs done; `each` is told of every one, in any order. What is there already is not done again: neither what another run has
   * asked for, nor what this one had asked for when it was ended. Rejects when a job has failed.
   */
  async do<Job, Done>(jobs: readonly Job[], each: (done: Done, job: Job) => void): Promise<void> {
    const waiting = new Map(jobs.map((job) => [this.keyOf(job), job]))
    await this.ask(waiting)
    while (waiting.size > 0) {
      const rows = await this.find([...waiting.keys()])
      for (const { id, state, output } of rows) {
        const job = waiting.get(id) as Job
        if (state !== 'completed') throw new Error(output?.message ?? 'A job was given up.')
        waiting.delete(id)
        each(output?.done as Done, job)
      }
      // what was kept too long is gone, and asked for anew
      if (rows.length === 0) await this.ask(waiting)
      if (waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, POLL))
    }
  }

  /** Does jobs, one after the other, until the signal. */
  async serve(work: (job: unknown) => Promise<unknown>, signal: AbortSignal): Promise<void> {
    const { boss } = this
    const { name } = this.wishes
    while (!signal.aborted) {
      const [job] = await boss.fetch<object>(name)
      if (job === undefined) await new Promise((resolve) => setTimeout(resolve, POLL))
      else
        await work(job.data).then(
          (done) => boss.complete(name, job.id, { done } as object),
          (problem: unknown) => boss.fail(name, job.id, { message: problem instanceof Error ? problem.message : String(problem) }),
        )
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, wait: false })
    await this.pool.end()
  }

  private async ask<Job>(jobs: ReadonlyMap<string, Job>): Promise<void> {
    const { name, patience, schema } = this.wishes
    const ids = [...jobs.keys()]
    // what was given up once may go well now
    await this.pool.query(`delete from ${schema}.job where name = $1 and id = any($2) and state in ('failed', 'cancelled')`, [name, ids])
    for (let from = 0; from < ids.length; from += MOST)
      await this.boss.insert(
        ids.slice(from, from + MOST).map((id) => ({
          id,
          name,
          data: jobs.get(id) as object,
          retryLimit: TRIES,
          expireInSeconds: patience,
        })),
      )
  }

  private async find(ids: readonly string[]): Promise<readonly JobRow[]> {
    const { name, schema } = this.wishes
    const { rows } = await this.pool.query<JobRow>(
      `select id, state, output from ${schema}.job where name = $1 and id = any($2) and state in ('completed', 'failed', 'cancelled')`,
      [name, ids],
    )
    return rows
  }

  /** The same job has the same key wherever and whenever it is asked for. */
  private keyOf(job: unknown): string {
    const digest = createHash('sha256')
      .update(`${this.wishes.name}\n${JSON.stringify(job)}`)
      .digest('hex')
    return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  }
}
