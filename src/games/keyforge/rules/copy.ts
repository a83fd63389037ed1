import { usedFrames } from '../../../kernel/program.ts'
import { COUNTER_COUNT, COUNTER_WORDS, LASTING_COUNT, LASTING_WORDS, LOG_COUNT, LOG_WORDS, QUEUED, QUEUE_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/**
 * Copies a whole position into another. Columns that hold what the worst game needs lie at the end and are copied as far as either uses
 * them; what lies beyond is zero.
 */
export function copy(to: KeyforgePosition, from: KeyforgePosition): void {
  const had = to.state
  const has = from.state
  copyEntries(to.lasting, had[LASTING_COUNT], from.lasting, has[LASTING_COUNT], LASTING_WORDS)
  copyEntries(to.queue, had[QUEUED], from.queue, has[QUEUED], QUEUE_WORDS)
  copyEntries(to.log, had[LOG_COUNT], from.log, has[LOG_COUNT], LOG_WORDS)
  copyEntries(to.counters, had[COUNTER_COUNT], from.counters, has[COUNTER_COUNT], COUNTER_WORDS)
  // last, as it overwrites what was asked of `to`: a piece that holds the frames in use, and with them all that lies before
  const frames = Math.max(usedFrames(to), usedFrames(from))
  to.bytes.set(from.pieces[32 - Math.clz32(frames >> 5)])
}

function copyEntries(to: Int16Array | Int32Array, had: number, from: Int16Array | Int32Array, has: number, words: number): void {
  for (let i = 0; i < has * words; i++) to[i] = from[i]
  for (let i = has * words; i < had * words; i++) to[i] = 0
}
