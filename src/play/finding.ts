// Cards that somebody asks about by name.
import type { Language } from '../ability/language.ts'
import type { Printed, Title } from '../games/title.ts'
import { findNamed } from './command.ts'

type Naming = Pick<Title, 'cardName'>

/** Faces whose id or name fits the words: an exact fit alone, else all that contain them. */
export function findFaces<T extends Printed>(title: Naming, faces: readonly T[], words: string, language: Language): T[] {
  return findNamed(faces, words, (face) => namesOf(title, face, language))
}

/** How a card may be called: its English name is how others may do. */
export function namesOf(title: Naming, { id }: Printed, language: Language): string[] {
  return [id, title.cardName(id, language), title.cardName(id, 'en')]
}

/** Every card whose identity an observation shows. */
export function knownCards(observation: unknown, known = new Map<number, string>()): Map<number, string> {
  if (observation === null || typeof observation !== 'object') return known
  const { card, id } = observation as { card?: unknown; id?: unknown }
  if (typeof card === 'number' && typeof id === 'string') known.set(card, id)
  for (const part of Object.values(observation)) knownCards(part, known)
  return known
}
