// The computers at all tables: they think in threads of their own, one question after the other.
import { Worker } from 'node:worker_threads'
import type { Thought } from './thread.ts'
import { type Question, think } from './thought.ts'

interface Job {
  readonly question: Question
  readonly resolve: (move: string) => void
  readonly reject: (problem: Error) => void
}

export interface ThreadWishes {
  /** The file of `thread.ts` as one program. Without it computers think in this very thread. */
  readonly program?: string | undefined
  readonly threads: number
}

export class Computers {
  private readonly free: Worker[] = []
  private readonly all = new Set<Worker>()
  private readonly busy = new Map<Worker, Job>()
  private waiting: Job[] = []

  constructor(private readonly wishes: ThreadWishes) {}

  /** The choice in notation. Rejects when the computer fails. */
  decide(question: Question): Promise<string> {
    // drawing lots takes no longer than asking somebody to
    if (this.wishes.program === undefined || question.level === 'random') return think(question)
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject })
      this.next()
    })
  }

  /** How many questions wait. */
  get queue(): number {
    return this.waiting.length
  }

  async end(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new Error('The server ends.'))
    await Promise.all([...this.all].map((worker) => worker.terminate()))
  }

  private next(): void {
    while (this.waiting.length > 0) {
      const worker = this.free.pop() ?? (this.all.size < this.wishes.threads ? this.start() : undefined)
      if (worker === undefined) return
      const job = this.waiting.shift() as Job
      this.busy.set(worker, job)
      worker.postMessage(job.question)
    }
  }

  private start(): Worker {
    const worker = new Worker(this.wishes.program as string)
    this.all.add(worker)
    worker.on('message', (thought: Thought) => {
      const job = this.busy.get(worker)
      this.busy.delete(worker)
      this.free.push(worker)
      if ('move' in thought) job?.resolve(thought.move)
      else job?.reject(new Error(thought.problem))
      this.next()
    })
    let problem = new Error('The thread of a computer ended.')
    worker.on('error', (fault) => {
      problem = fault instanceof Error ? fault : problem
    })
    worker.on('exit', () => {
      this.all.delete(worker)
      const at = this.free.indexOf(worker)
      if (at >= 0) this.free.splice(at, 1)
      this.busy.get(worker)?.reject(problem)
      this.busy.delete(worker)
      this.next()
    })
    return worker
  }
}
