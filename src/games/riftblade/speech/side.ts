import type { Names } from '../../speech/frame.ts'
import type { Phrases } from './phrases.ts'

/** The side of a seat in a sentence: the seat itself, or the team of two. */
export function nameSide(names: Names, phrases: Phrases, seat: number): string {
  const { viewer, partnerOf } = names.context
  const partner = partnerOf?.(seat)
  if (partner === undefined) return names.seat(seat)
  if (seat === viewer || partner === viewer) return phrases.ownTeam
  return phrases.team(names.join([seat, partner].sort((a, b) => a - b).map((one) => names.seat(one))))
}
