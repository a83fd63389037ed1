// The page's end of hints: asks the worker, and keeps the answer for as long as the question stands.
import type { HintRequest } from './find.ts'
import { type Hint, noHint } from './hint.ts'

class Hinting {
  hint = $state.raw<Hint | undefined>(undefined)
  /** The record that is thought about. */
  asked = $state('')
  private worker: Worker | undefined

  ask(request: HintRequest): void {
    this.asked = request.record
    this.hint = undefined
    if (this.worker === undefined) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      this.worker.addEventListener('message', ({ data }: MessageEvent<Hint>) => {
        if (data.record === this.asked) this.hint = data
      })
      this.worker.addEventListener('error', () => {
        this.hint = noHint(this.asked)
      })
    }
    this.worker.postMessage(request)
  }
}

export const hinting = new Hinting()
