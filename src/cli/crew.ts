import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** Threads to be had. */
export interface Threads {
  /** The file of the running program; its main module must call `serve` where it is not the main thread. */
  readonly program: string
  readonly size: number
}

/** Threads that run this very program and do jobs of one kind; jobs and what comes of them are plain data. */
export class Crew<Job, Done> {
  private readonly workers: readonly Worker[]

  constructor({ program, size }: Threads) {
    this.workers = Array.from({ length: size }, () => new Worker(program))
  }

  /** Does all jobs; `each` is told of every one as soon as it is done, in any order. Rejects when a thread breaks. */
  async do(jobs: readonly Job[], each: (done: Done, job: Job) => void): Promise<void> {
    const waiting = jobs.values()
    await Promise.all(
      this.workers.map(async (worker) => {
        for (const job of waiting) each(await ask<Job, Done>(worker, job), job)
      }),
    )
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
}

/** Does the jobs that the crew's owner sends. False in the main thread, which then has to go on by itself. */
export function serve<Job, Done>(work: (job: Job) => Done): boolean {
  if (isMainThread || parentPort === null) return false
  const port = parentPort
  port.on('message', (job: Job) => port.postMessage(work(job)))
  return true
}

function ask<Job, Done>(worker: Worker, job: Job): Promise<Done> {
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
