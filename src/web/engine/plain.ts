// A door for a game whose table is told in words.
import type { Game } from '../../kernel/game.ts'
import { speakPlainly } from '../../games/plain.ts'
import type { Language } from '../protocol.ts'
import type { Door } from './door.ts'

interface Cards {
  readonly faces: readonly { readonly id: string }[]
  cardName(id: string, language: Language): string | undefined
  cardText(id: string, language: Language): readonly string[]
}

export function plainDoor<O extends { readonly turn: number; readonly active: number }>(
  game: Game,
  { faces, cardName, cardText }: Cards,
): Door {
  const ids = new Set(faces.map((face) => face.id))
  return {
    game,
    speak: speakPlainly,
    bringLanguage: async () => {},
    nameCard: (id, language) => (ids.has(id) ? (cardName(id, language) ?? id) : id),
    nameFact: () => undefined,
    face: (id, language) =>
      ids.has(id) ? { id, name: cardName(id, language) ?? id, lines: cardText(id, language).map((text) => ({ text })) } : undefined,
    moment(observation) {
      const { turn, active } = observation as O
      return { turn, active: [active] }
    },
    shown: (observation) => shownCards(observation, new Set()),
    revealing: ['draw', 'reveal', 'look', 'roll', 'shuffle'],
    silent: [],
    outlined: true,
    asked: ['main', 'pass', 'house', 'mulligan'],
  }
}

/** Every card that stands anywhere in the observation with its number and its id. */
function shownCards(value: unknown, found: Set<number>): Set<number> {
  if (Array.isArray(value)) for (const item of value) shownCards(item, found)
  else if (typeof value === 'object' && value !== null) {
    if ('card' in value && 'id' in value && typeof value.card === 'number') found.add(value.card)
    for (const item of Object.values(value)) if (typeof item === 'object') shownCards(item, found)
  }
  return found
}
