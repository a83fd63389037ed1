import { usedFrames } from '../../../kernel/program.ts'
import { LASTING_COUNT, LASTING_WORDS, LOG_COUNT, LOG_WORDS, QUEUED, QUEUE_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/**
 * Copies a whole position into another. Columns that hold what the worst game needs are copied as far as either uses them: bench/results.md
 * has the figure (copy/keyforge), against all 30 KB at once.
 */
export function copy(to: KeyforgePosition, from: KeyforgePosition): void {
  const { state } = to
  const lasting = state[LASTING_COUNT] * LASTING_WORDS
  const queue = state[QUEUED] * QUEUE_WORDS
  const log = state[LOG_COUNT] * LOG_WORDS
  const frames = usedFrames(to)
  to.head.set(from.head)
  copyWords(to.lasting, lasting, from.lasting, state[LASTING_COUNT] * LASTING_WORDS)
  copyWords(to.queue, queue, from.queue, state[QUEUED] * QUEUE_WORDS)
  copyWords(to.log, log, from.log, state[LOG_COUNT] * LOG_WORDS)
  copyWords(to.frames, frames, from.frames, usedFrames(from))
}

function copyWords(to: Int16Array | Int32Array, old: number, from: Int16Array | Int32Array, used: number): void {
  for (let i = 0; i < used; i++) to[i] = from[i]
  for (let i = used; i < old; i++) to[i] = 0
}
