// The worker's one door to KeyForge.
import { addLanguage, cardName, cardText, faces, hasLanguage, keyforge, speakKeyforge, termOf } from '../games/keyforge/index.ts'
import type { Observation } from './game.ts'
import type { FaceView, Language } from './protocol.ts'

export type Place = ReturnType<typeof keyforge.blank>
export type Table = Observation
export type Speaker = ReturnType<typeof speakKeyforge>

export const game = keyforge
export const speak = speakKeyforge

const packs = {
  en: undefined,
  de: () => import('../games/keyforge/languages/de.ts'),
  it: () => import('../games/keyforge/languages/it.ts'),
} as const

/** Loads the sentences and card names of a language; they must be there before anything is said in it. */
export async function bringLanguage(language: Language): Promise<void> {
  const load = packs[language]
  if (load !== undefined && !hasLanguage(language)) addLanguage(language, (await load()).pack)
}

const byId = new Map(faces.map((face) => [face.id, face]))

/** A house or a trait has no card's name: it stands for itself. */
export function nameCard(id: string, language: Language): string {
  return cardName(id, language) ?? id
}

export const nameTerm = termOf

/** A card as it is printed, in the reader's language; undefined for an id that no set has. */
export function cardFace(id: string, language: Language): FaceView | undefined {
  const face = byId.get(id)
  if (face === undefined) return undefined
  const { type, house, power, armor, traits, keywords, bonus, set, number } = face
  return {
    id,
    name: nameCard(id, language),
    type,
    house,
    power,
    armor,
    traits,
    traitText: traits.map((trait) => capital(termOf('trait', trait, language))).join(', '),
    keywords,
    bonus,
    lines: cardText(id, language),
    set,
    number,
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
