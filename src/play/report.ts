import { type GameRecord, makeRecord, parseRecord } from '../kernel/record.ts'
import type { Match } from './match.ts'
import type { Fault } from './session.ts'
import { recordOf } from './story.ts'
import type { TableFacts } from './table/facts.ts'

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
  const lines = [
    ...tellFault(match.title.facts.title, version, fault, moves.length),
    ...(shorter === undefined ? [] : [`the record is cut to ${shorter.length} choices, the last of which fails`]),
  ]
  return `${lines.join('\n')}\n\n${recordOf(match, shorter ?? moves)}`
}

/** The same of a game at a table of a server, which gives its record; `title`: what the game is called. */
export function reportTable(title: string, version: string, { fault, made }: Pick<TableFacts, 'fault' | 'made'>, record: string): string {
  return fault === undefined ? '' : `${tellFault(title, version, fault, made).join('\n')}\n\n${record}`
}

function tellFault(title: string, version: string, { seat, move, where, message }: Fault, made: number): string[] {
  return [
    `Catena ${version}: ${title} could not go on`,
    `in ${where}`,
    `for seat ${seat}${move === '' ? '' : `, who chose "${move}"`}, after ${made} choices`,
    `error: ${message}`,
  ]
}

/**
 * What a person sends of a game that goes on and looks wrong: version and record, and the step where it does. Who looks at a step of a
 * replay sees nothing of what comes later: the record ends there.
 */
export function reportLook(
  version: string,
  record: string,
  step?: number,
): { readonly report: string; readonly record: string; readonly step: number } {
  const read = parseRecord(record)
  const shown = read.ok && step !== undefined ? cutRecord(read.value, step) : record
  return { report: `${version}\n\n${shown}`, record: shown, step: step ?? (read.ok ? read.value.moves.length : 0) }
}

/** How it ended is no part of its beginning. */
function cutRecord({ hash, result, moves, ...start }: GameRecord, step: number): string {
  const isWhole = step >= moves.length
  return makeRecord({ ...start, moves: moves.slice(0, step), ...(isWhole ? { hash, result } : {}) })
}

/** The record in a report; any other text as it is. */
export function recordIn(report: string): string {
  return report.slice(Math.max(0, report.search(/^catena record \d/m)))
}
