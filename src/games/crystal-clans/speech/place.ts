import type { Language } from '../../../ability/language.ts'
import type { SpeechContext } from '../../speech.ts'
import { PLACES } from '../board.ts'
import type { Phrases } from './phrases.ts'
import { PLACE_NAMES } from './places.ts'

/** A zone as the reader calls it: homes by their owner. */
export function namePlace(language: Language, context: SpeechContext, phrases: Phrases, id: string): string {
  const owner = PLACES.find((place) => place.id === id)?.owner
  return owner === undefined ? PLACE_NAMES[language][id] : phrases.home(context.seatName(owner), context.viewer === owner)
}
