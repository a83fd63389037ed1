import {
  addLanguage,
  cardName,
  cardText,
  faces,
  hasLanguage,
  keyforge,
  type KeyforgePosition,
  type KeyforgeObservation,
  speakKeyforge,
  termOf,
} from '../../games/keyforge/index.ts'
import type { KeyforgeFace } from '../keyforge/view.ts'
import type { Language } from '../protocol.ts'
import type { Door } from './door.ts'

const packs = {
  en: undefined,
  de: () => import('../../games/keyforge/speech/languages/de.ts'),
  it: () => import('../../games/keyforge/speech/languages/it.ts'),
} as const

const byId = new Map(faces.map((face) => [face.id, face]))

export const door: Door<KeyforgePosition, KeyforgeObservation> = {
  game: keyforge as Door<KeyforgePosition, KeyforgeObservation>['game'],
  speak: speakKeyforge,
  async bringLanguage(language) {
    const load = packs[language]
    if (load !== undefined && !hasLanguage(language)) addLanguage(language, (await load()).pack)
  },
  nameCard: (id, language) => cardName(id, language) ?? id,
  face: showFace,
  moment: ({ turn, active }) => ({ turn, active: [active] }),
  shown: showCards,
  revealing: ['draw', 'reveal', 'look', 'search', 'shuffle', 'mulligan', 'abduct'],
  silent: ['turn', 'step'],
  asked: ['main', 'house', 'mulligan', 'archives'],
}

function showFace(id: string, language: Language): KeyforgeFace | undefined {
  const face = byId.get(id)
  if (face === undefined) return undefined
  const { type, house, power, armor, traits, keywords, bonus, set, number } = face
  return {
    id,
    name: door.nameCard(id, language),
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

function showCards(table: KeyforgeObservation): Set<number> {
  const cards = new Set<number>()
  for (const { card } of table.shown) cards.add(card)
  for (const seat of table.seats) {
    for (const pile of [seat.hand, seat.archives, seat.discard, seat.purged, seat.limbo]) for (const { card } of pile ?? []) cards.add(card)
    for (const view of [...seat.battleline, ...seat.artifacts]) {
      cards.add(view.card)
      for (const upgrade of view.upgrades) cards.add(upgrade.card)
    }
  }
  return cards
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
