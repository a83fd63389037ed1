// The page's end of hints: asks the worker, and keeps the answer for as long as the question stands.
import type { HintRequest } from '../../play/hint/find.ts'
import { type Hint, NO_HINT } from '../../play/hint/hint.ts'
import { client } from '../client.svelte.ts'
import { namePlayers } from '../player-names.ts'
import { settings } from '../settings.svelte.ts'
import { wordsOf } from '../words.ts'

interface Found {
  readonly record: string
  readonly hint: Hint
}

class Hinting {
  found = $state.raw<Found | undefined>(undefined)
  /** The record that is thought about. */
  asked = $state('')
  private worker: Worker | undefined

  /** Against a beginner, who is there to be learned with, and never in a lesson, a puzzle, a replay or with people. */
  get offered(): boolean {
    const { isPlaying, record, snapshot } = client
    return (
      isPlaying &&
      record !== '' &&
      snapshot?.prompt !== undefined &&
      snapshot.options.length > 1 &&
      snapshot.players.includes('beginner') &&
      snapshot.players.filter((player) => player === 'person').length === 1
    )
  }

  /** About the question that is put, once. */
  ask(): void {
    const { record, snapshot } = client
    if (this.asked === record) return
    const { language } = settings
    this.send({ record, language, names: namePlayers(wordsOf(language), snapshot!.players) })
  }

  private send(request: HintRequest): void {
    this.asked = request.record
    this.found = undefined
    if (this.worker === undefined) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      this.worker.addEventListener('message', ({ data }: MessageEvent<Found>) => {
        if (data.record === this.asked) this.found = data
      })
      this.worker.addEventListener('error', () => {
        this.found = { record: this.asked, hint: NO_HINT }
      })
    }
    this.worker.postMessage(request)
  }
}

export const hinting = new Hinting()
