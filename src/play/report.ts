import type { Session } from './session.ts'
import { recordOf } from './story.ts'

/** What a person sends when the rules failed: version, fault, and the record up to there. Undefined while nothing failed. */
export function reportFault(session: Session, version: string): string | undefined {
  const { fault } = session
  if (fault === undefined) return undefined
  const { seat, move, where, message } = fault
  const lines = [
    `Catena ${version}: ${session.match.title.facts.title} could not go on`,
    `in ${where}`,
    `for seat ${seat}${move === '' ? '' : `, who chose "${move}"`}, after ${session.moves.length} choices`,
    `error: ${message}`,
  ]
  return `${lines.join('\n')}\n\n${recordOf(session.match, session.moves)}`
}
