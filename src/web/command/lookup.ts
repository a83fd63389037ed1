// The page's end of the wire to whoever knows all cards of a game: a worker for one question.
import type { GameName } from '../../games/register.ts'
import type { Face, Language } from '../protocol.ts'

export interface LookUp {
  readonly game: GameName
  readonly about: string
  readonly language: Language
}

/** All cards of the game that are called so; none where they cannot be loaded. */
export function lookUp(asked: LookUp): Promise<readonly Face[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly Face[]>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Face[]>) => resolve(data))
    worker.addEventListener('error', () => resolve([]))
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}
