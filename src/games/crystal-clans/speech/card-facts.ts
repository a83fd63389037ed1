import type { Language } from '../../../ability/language.ts'
import type { Clan, Role } from '../face.ts'
import { faces } from '../faces.ts'
import * as german from '../glossary/de.ts'
import * as english from '../glossary/en.ts'
import * as italian from '../glossary/it.ts'
import { packOf } from './language-pack.ts'
import { traitName } from './terms.ts'

interface Words {
  readonly crystal: string
  readonly clans: Readonly<Record<Clan, string>>
  readonly roles: Readonly<Record<Role, string>>
  copies(count: number): string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    crystal: 'crystal',
    clans: english.clans,
    roles: { hero: 'hero', common: 'unit' },
    copies: (count) => `${count} in the deck`,
  },
  de: {
    crystal: 'Kristall',
    clans: german.clans,
    roles: { hero: 'Held', common: 'Einheit' },
    copies: (count) => `${count} im Deck`,
  },
  it: {
    crystal: 'cristallo',
    clans: italian.clans,
    roles: { hero: 'eroe', common: 'unità' },
    copies: (count) => `${count} nel mazzo`,
  },
}

/** What a card prints besides its text, in one line: clan, role, traits, cost, figures, and how often a deck has it. */
export function cardFacts(id: string, language: Language): string {
  const face = faces.find((one) => one.id === id)
  if (face === undefined) return ''
  const words = WORDS[language]
  const { cost, figures } = packOf(language).phrases.table
  if (face.type === 'crystal') return `${words.crystal}, ${cost(face.cost)}`
  const traits = face.traits.map((trait) => traitName(trait, language))
  const parts = [words.clans[face.clan], words.roles[face.role], ...traits, cost(face.cost)]
  return [...parts, figures(face.attack, face.defense, face.activation), words.copies(face.copies)].join(', ')
}
