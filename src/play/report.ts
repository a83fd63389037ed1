import type { Match } from './match.ts'
import type { Fault } from './session.ts'
import { recordOf } from './story.ts'

/** A game that could not go on, or could not be shown; a session is one. */
export interface Failing {
  readonly match: Match
  readonly moves: readonly string[]
  readonly fault: Fault | undefined
}

/**
 * What a person sends when the rules failed: version, fault, and the record up to there, or a shorter one that fails alike. Undefined while
 * nothing failed.
 */
export function reportFault({ match, moves, fault }: Failing, version: string, shorter?: readonly string[]): string | undefined {
  if (fault === undefined) return undefined
  const { seat, move, where, message } = fault
  const lines = [
    `Catena ${version}: ${match.title.facts.title} could not go on`,
    `in ${where}`,
    `for seat ${seat}${move === '' ? '' : `, who chose "${move}"`}, after ${moves.length} choices`,
    `error: ${message}`,
    ...(shorter === undefined ? [] : [`the record is cut to ${shorter.length} choices, the last of which fails`]),
  ]
  return `${lines.join('\n')}\n\n${recordOf(match, shorter ?? moves)}`
}

/** The record in a report. */
export function recordIn(report: string): string {
  return report.slice(Math.max(0, report.indexOf('catena record')))
}
