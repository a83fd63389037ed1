// What the page of own cards and its worker say to each other.
import type { GameName } from '../../games/register.ts'
import type { Setup } from '../../kernel/game.ts'
import type { Language } from '../protocol.ts'

export interface OwnQuestion {
  readonly game: GameName
  readonly language: Language
  /** A file to be checked; without one, the file with all designed values is wanted. */
  readonly text: string | undefined
  readonly seats: number
}

export interface OwnRow {
  readonly id: string
  readonly name: string
  readonly facts: string
  readonly text: readonly string[]
}

export type OwnAnswer =
  | { readonly is: 'file'; readonly text: string }
  | { readonly is: 'faults'; readonly faults: readonly string[] }
  | {
      readonly is: 'cards'
      readonly name: string
      /** Cards with a value of their own; of some, such as the faces of a stone, there is no row. */
      readonly changed: number
      readonly cards: readonly OwnRow[]
      /** A game with them, of so many seats. */
      readonly setup: Setup
    }

export function askOwn(question: OwnQuestion): Promise<OwnAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new Promise<OwnAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OwnAnswer>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
