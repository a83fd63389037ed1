import type { LogLine } from '../protocol.ts'

/** What happens at the end of every turn turns no game. */
const USUAL = ['answered', 'draw', 'ready', 'roll', 'shuffle', 'turn']

/**
 * Lines of the log that say why a choice was the turning point: what counted, where anything did. What came of an answer stands on the line
 * of what had asked.
 */
export function tellTurning(log: readonly LogLine[], step: number): readonly LogLine[] {
  const lines = log.filter(({ kind }) => !USUAL.includes(kind))
  const own = lines.filter((line) => line.step === step)
  const told = own.length > 0 ? own : lines.filter((line) => line.step < step).slice(-1)
  const counted = told.filter(({ changes }) => changes.length > 0)
  return (counted.length > 0 ? counted : told).slice(0, 3)
}
