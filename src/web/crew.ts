// Several searches of one decision at once, each in a worker of its own.
import { bestOf } from '../ai/search-tally.ts'
import type { Task, Thought } from './thinker.ts'

/** Where a task goes and its thought comes from: a worker, or something like it. */
export interface Desk {
  postMessage(task: Task): void
  addEventListener(type: 'message', take: (message: { readonly data: Thought }) => void): void
  /** It cannot work at all. */
  onerror?: ((event: ErrorEvent) => void) | null
  terminate(): void
}

const LEFT = 'the crew has left'

export class Crew {
  private readonly desks: readonly Desk[]
  private id = 0
  private take: ((thought: Thought) => void) | undefined
  /** Ends what is being thought about. */
  private stop: ((why: string) => void) | undefined
  private hasLeft = false

  constructor(desks: readonly Desk[]) {
    this.desks = desks
    for (const desk of desks) {
      desk.addEventListener('message', ({ data }) => this.take?.(data))
      desk.onerror = ({ message }) => this.stop?.(message)
    }
  }

  /**
   * The option that all searches together tried most often. The iterations are shared out; the decision must leave a choice. Fails when
   * one of them does, and when the crew leaves.
   */
  async decide(task: Omit<Task, 'id' | 'chance'>, chance: () => string): Promise<number> {
    if (this.hasLeft) throw new Error(LEFT)
    const id = ++this.id
    const thoughts: Thought[] = []
    const iterations = Math.ceil(task.iterations / this.desks.length)
    return new Promise((decided, failed) => {
      this.stop = (why) => failed(new Error(why))
      this.take = (thought) => {
        if (thought.id !== id) return
        if (thought.problem !== undefined) return failed(new Error(thought.problem))
        thoughts.push(thought)
        if (thoughts.length === this.desks.length) decided(bestOf(thoughts.map(({ tallies }) => tallies)))
      }
      for (const desk of this.desks) desk.postMessage({ ...task, id, iterations, chance: chance() })
    })
  }

  leave(): void {
    this.hasLeft = true
    for (const desk of this.desks) desk.terminate()
    this.stop?.(LEFT)
  }
}

/** Workers to spare on this machine, for opponents that think long: one core stays with the page, one with the game. */
export function spareCores(cores: number): number {
  return Math.max(0, Math.min(4, cores - 2))
}

export function hireCrew(size: number): Crew {
  return new Crew(Array.from({ length: size }, () => new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' }) as Desk))
}
