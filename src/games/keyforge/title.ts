import type { Language } from '../../ability/language.ts'
import type { Face, Title } from '../title.ts'
import { facts } from './facts.ts'
import { addLanguage, cardName, cardText, faces, hasLanguage, keyforge, speakKeyforge, termOf, vocabulary } from './index.ts'
import type { CardFace, KeyforgePosition, KeyforgeObservation } from './index.ts'
import { ACTIVE, TURN } from './rules/index.ts'

export interface KeyforgeFace extends Face {
  readonly type: 'action' | 'artifact' | 'creature' | 'upgrade'
  readonly house: CardFace['house']
  readonly power: number
  readonly armor: number
  readonly traits: readonly string[]
  /** The traits in the reader's language, joined. */
  readonly traitText: string
  readonly keywords: readonly { readonly keyword: string; readonly amount: number }[]
  readonly bonus: CardFace['bonus']
  readonly set: string
  readonly number: string
}

const packs = {
  en: undefined,
  de: () => import('./speech/languages/de.ts'),
  it: () => import('./speech/languages/it.ts'),
} as const

const byId = new Map(faces.map((face) => [face.id, face]))

export const title: Title<KeyforgePosition, KeyforgeObservation> = {
  facts,
  game: keyforge as Title<KeyforgePosition, KeyforgeObservation>['game'],
  faces,
  words: [...vocabulary.words.values()],
  verbs: ['play', 'discard', 'reap', 'fight', 'action', 'omni', 'unstun'],
  speak: speakKeyforge,
  async bringLanguage(language) {
    const load = packs[language]
    if (load !== undefined && !hasLanguage(language)) addLanguage(language, (await load()).pack)
  },
  cardName: (id, language) => cardName(id, language) ?? id,
  cardText: (id, language) => cardText(id, language).map(({ trigger, text }) => (trigger === undefined ? text : `${trigger}: ${text}`)),
  face: showFace,
  moment: ({ state }) => ({ turn: state[TURN], active: [state[ACTIVE]] }),
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
    name: title.cardName(id, language),
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
