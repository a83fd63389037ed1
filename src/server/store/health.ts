// Whether the store takes entries now. Told to whoever asks, and shut at the first sign of trouble: a move is refused, not lost.
import type { Gate } from './database.ts'
import { sayProblem, Unavailable } from './fault.ts'

export type State = { readonly ready: true } | { readonly ready: false; readonly since: number; readonly reason: string }

/** How often it is tried whether the trouble is over, in milliseconds. */
const AGAIN = 500

export class Health implements Gate {
  private now: State = { ready: true }
  private timer: NodeJS.Timeout | undefined
  private readonly listeners: ((state: State) => void)[] = []
  private ended = false

  /** `probe` writes something, past this gate; it rejects as long as that is not possible. */
  constructor(private readonly probe: () => Promise<void>) {}

  get state(): State {
    return this.now
  }

  /** Tells every change. */
  listen(listener: (state: State) => void): void {
    this.listeners.push(listener)
  }

  pass(): void {
    if (!this.now.ready) throw new Unavailable(this.now.reason)
  }

  broke(problem: unknown): void {
    if (!this.now.ready || this.ended) return
    this.change({ ready: false, since: Date.now(), reason: sayProblem(problem) })
    this.tryAgain()
  }

  /** Not ready, and never again. */
  end(reason: string): void {
    this.ended = true
    clearTimeout(this.timer)
    this.change({ ready: false, since: Date.now(), reason })
  }

  private tryAgain(): void {
    this.timer = setTimeout(() => {
      this.probe().then(
        () => {
          if (!this.ended) this.change({ ready: true })
        },
        () => {
          if (!this.ended) this.tryAgain()
        },
      )
    }, AGAIN)
    this.timer.unref()
  }

  private change(state: State): void {
    this.now = state
    for (const listener of this.listeners) listener(state)
  }
}
