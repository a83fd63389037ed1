// The page's end of the wire to the worker that knows decks.
import type { Answered, Wire, WireName } from './wire.ts'

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (problem: Error) => void
}

/** A worker that answers; `close` ends it, also in the middle of its work. */
export class Desk {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.problem === undefined) waiting?.resolve(data.answer as never)
      else waiting?.reject(new Error(data.problem))
    })
    this.worker.addEventListener('error', ({ message }) => this.fail(message))
  }

  ask<K extends WireName>(name: K, ask: Wire[K]['ask']): Promise<Wire[K]['answer']> {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, name, ask })
    })
  }

  close(): void {
    this.worker.terminate()
    this.fail('closed')
  }

  private fail(message: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(message))
    this.waiting.clear()
  }
}

let shared: Desk | undefined

/** The desk that all of the page shares; it is opened when it is first needed. */
export function openDesk(): Desk {
  shared ??= new Desk()
  return shared
}
