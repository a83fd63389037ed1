import type { Language } from '../../../ability/language.ts'
import { joinNames } from '../../speech/frame.ts'
import type { SpeechContext } from '../../speech/frame.ts'
import type { Phrases } from './phrases.ts'

/** The side of a seat in a sentence: the seat itself, or the team of two. */
export function nameSide(language: Language, context: SpeechContext, phrases: Phrases, seat: number): string {
  const partner = context.partnerOf?.(seat)
  if (partner === undefined) return context.seatName(seat)
  if (seat === context.viewer || partner === context.viewer) return phrases.ownTeam
  return phrases.team(joinNames(language, [seat, partner].sort((a, b) => a - b).map(context.seatName)))
}
