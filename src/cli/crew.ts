import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { Job } from './job.ts'

/** Whoever does jobs: threads of this program, or workers of a database. Jobs and what comes of them are plain data. */
export interface Hands<Base = Job> {
  /** Does all jobs; `each` is told of every one as soon as it is done, in any order. Rejects when one fails. */
  do<J extends Base, Done>(jobs: readonly J[], each: (done: Done, job: J) => void): Promise<void>
  end(): Promise<void>
}

/** Threads to be had. */
export interface Threads {
  /** The file of the running program; its main module must call `serve` where it is not the main thread. */
  readonly program: string
  readonly size: number
}

/** Workers of a database, and how one becomes one of them. */
export interface Workers {
  open(): Promise<Hands>
  work(threads: number | undefined): Promise<void>
}

/** Threads that run this very program. */
export class Crew<Base = Job> implements Hands<Base> {
  private readonly workers: Worker[] = []

  constructor(private readonly threads: Threads) {}

  async do<J extends Base, Done>(jobs: readonly J[], each: (done: Done, job: J) => void): Promise<void> {
    const waiting = jobs.values()
    while (this.workers.length < Math.min(this.threads.size, jobs.length)) this.workers.push(new Worker(this.threads.program))
    await Promise.all(
      this.workers.map(async (worker) => {
        for (const job of waiting) each(await ask<Done>(worker, job), job)
      }),
    )
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
}

/** Jobs done one after the other in this very thread. */
export function handsHere(work: (job: Job) => unknown): Hands {
  return {
    async do<J extends Job, Done>(jobs: readonly J[], each: (done: Done, job: J) => void): Promise<void> {
      for (const job of jobs) each((await work(job)) as Done, job)
    },
    end: async () => undefined,
  }
}

/** Does the jobs that the crew's owner sends. False in the main thread, which then has to go on by itself. */
export function serve<J = Job>(work: (job: J) => unknown): boolean {
  if (isMainThread || parentPort === null) return false
  const port = parentPort
  port.on('message', async (job: J) => port.postMessage(await work(job)))
  return true
}

function ask<Done>(worker: Worker, job: unknown): Promise<Done> {
  return new Promise((resolve, reject) => {
    const told = (done: Done) => {
      worker.off('error', reject)
      resolve(done)
    }
    worker.once('message', told)
    worker.once('error', reject)
    worker.postMessage(job)
  })
}
