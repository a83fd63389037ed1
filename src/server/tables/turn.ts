// What is asked of one table is done one after another.
import { Refused } from '../refusal.ts'
import type { House } from './house.ts'

/** Requests that may wait; more is no game. */
const MOST_WAITING = 100

export class Turn {
  /** Done when all before is done. */
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private ended = false

  constructor(private readonly house: Pick<House, 'ready'>) {}

  /** Done when all that was asked before is done. Refused when too much waits, and while nothing is taken. */
  take<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new Refused(429, 'too-fast', undefined, undefined, 1000))
    this.waiting++
    const done = this.last.then(() => {
      if (this.ended) throw new Refused(503, 'unavailable', 'The server ends: come back in a moment.', undefined, 1000)
      if (!this.house.ready) throw new Refused(503, 'unavailable', undefined, undefined, 1000)
      return work()
    })
    this.last = done.then(
      () => void this.waiting--,
      () => void this.waiting--,
    )
    return done
  }

  /** Finishes what is being done, and takes nothing more. */
  async end(): Promise<void> {
    this.ended = true
    await this.last
  }
}
