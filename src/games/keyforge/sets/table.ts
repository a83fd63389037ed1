import type { Language } from '../../../ability/language.ts'
import type { CardFace, House } from '../rules/index.ts'
import type { Printing, SetRarities } from './printing.ts'

/** The table that joins the sets: its functions load what lies apart, in the folders of `cards`, when it is wanted. */

/** A set of cards as it was sold. */
export interface CardSet {
  readonly slug: string
  readonly name: string
  /** Printed in front of its numbers. */
  readonly letter?: string
  /** The number by which the Master Vault knows it. */
  readonly expansion: number
  /** What there is of it here. */
  readonly brings?: SetFiles
}

/** What lies in the folder of a set, each loaded by itself. */
export interface SetFiles {
  /** The houses of the cards that this set brought first. */
  readonly houses: readonly House[]
  /** The cards that this set brought first, by house, in number order. */
  readonly cards: () => Promise<readonly CardFace[]>
  /** Every card of the set that is here, reprints too. */
  readonly printings: () => Promise<readonly Printing[]>
  /** How its decks are made up; without it, such as when cards are missing, none are made. */
  readonly decks?: () => Promise<SetRarities>
  /** Names of its cards by id. */
  readonly names: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<string, string>>>>>
}

/**
 * All sets, in the order of their appearance: the one place that names them. A definition's number is its place, so that new sets stand
 * below those whose cards are here. That a set is in the list does not say that its cards are known.
 */
export const SETS: readonly CardSet[] = [
  {
    slug: 'cota',
    name: 'Call of the Archons',
    expansion: 341,
    brings: {
      houses: ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'],
      cards: () => import('../cards/cota/index.ts').then(({ cota }) => cota),
      printings: () => import('../cards/cota/printings.ts').then(({ printings }) => printings),
      decks: () => import('../cards/cota/decks.ts').then(({ decks }) => decks),
      names: {
        de: () => import('../cards/cota/names.de.ts').then(({ names }) => names),
        it: () => import('../cards/cota/names.it.ts').then(({ names }) => names),
      },
    },
  },
  {
    slug: 'aoa',
    name: 'Age of Ascension',
    expansion: 435,
    brings: {
      houses: ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'],
      cards: () => import('../cards/aoa/index.ts').then(({ aoa }) => aoa),
      printings: () => import('../cards/aoa/printings.ts').then(({ printings }) => printings),
      decks: () => import('../cards/aoa/decks.ts').then(({ decks }) => decks),
      names: {
        de: () => import('../cards/aoa/names.de.ts').then(({ names }) => names),
        it: () => import('../cards/aoa/names.it.ts').then(({ names }) => names),
      },
    },
  },
  {
    slug: 'wc',
    name: 'Worlds Collide',
    expansion: 452,
    brings: {
      houses: ['brobnar', 'dis', 'logos', 'saurian', 'shadows', 'staralliance', 'untamed'],
      cards: () => import('../cards/wc/index.ts').then(({ wc }) => wc),
      printings: () => import('../cards/wc/printings.ts').then(({ printings }) => printings),
      decks: () => import('../cards/wc/decks.ts').then(({ decks }) => decks),
      names: {
        de: () => import('../cards/wc/names.de.ts').then(({ names }) => names),
        it: () => import('../cards/wc/names.it.ts').then(({ names }) => names),
      },
    },
  },
  {
    slug: 'anomaly',
    name: 'Anomalies',
    letter: 'A',
    expansion: 453,
    brings: {
      houses: ['brobnar'],
      cards: () => import('../cards/anomaly/anomalies.ts').then(({ anomalies }) => anomalies),
      printings: () => import('../cards/anomaly/printings.ts').then(({ printings }) => printings),
      names: {
        de: () => import('../cards/anomaly/names.de.ts').then(({ names }) => names),
        it: () => import('../cards/anomaly/names.it.ts').then(({ names }) => names),
      },
    },
  },
  {
    slug: 'mm',
    name: 'Mass Mutation',
    expansion: 479,
    brings: {
      houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'staralliance', 'untamed'],
      cards: () => import('../cards/mm/index.ts').then(({ mm }) => mm),
      printings: () => import('../cards/mm/printings.ts').then(({ printings }) => printings),
      decks: () => import('../cards/mm/decks.ts').then(({ decks }) => decks),
      names: {
        de: () => import('../cards/mm/names.de.ts').then(({ names }) => names),
        it: () => import('../cards/mm/names.it.ts').then(({ names }) => names),
      },
    },
  },
  {
    slug: 'dt',
    name: 'Dark Tidings',
    expansion: 496,
    brings: {
      houses: ['logos', 'sanctum', 'saurian', 'shadows', 'staralliance', 'unfathomable', 'untamed'],
      cards: () => import('../cards/dt/index.ts').then(({ dt }) => dt),
      printings: () => import('../cards/dt/printings.ts').then(({ printings }) => printings),
      decks: () => import('../cards/dt/decks.ts').then(({ decks }) => decks),
      names: {
        de: () => import('../cards/dt/names.de.ts').then(({ names }) => names),
        it: () => import('../cards/dt/names.it.ts').then(({ names }) => names),
      },
    },
  },
  {
    slug: 'woe',
    name: 'Winds of Exchange',
    expansion: 600,
    brings: {
      houses: ['brobnar', 'ekwidon', 'mars', 'sanctum', 'saurian', 'staralliance', 'unfathomable'],
      cards: () => import('../cards/woe/index.ts').then(({ woe }) => woe),
      printings: () => import('../cards/woe/printings.ts').then(({ printings }) => printings),
      decks: () => import('../cards/woe/decks.ts').then(({ decks }) => decks),
      names: {
        de: () => import('../cards/woe/names.de.ts').then(({ names }) => names),
        it: () => import('../cards/woe/names.it.ts').then(({ names }) => names),
      },
    },
  },
  { slug: 'gr', name: 'Grim Reminders', expansion: 700 },
  { slug: 'mg24', name: 'Menagerie 2024', expansion: 722 },
  { slug: 'as', name: 'Æmber Skies', expansion: 800 },
  { slug: 'toc', name: 'Tokens of Change', expansion: 855 },
  { slug: 'momu', name: 'More Mutation', expansion: 874 },
  { slug: 'pv', name: 'Prophetic Visions', expansion: 886 },
  { slug: 'cc', name: 'Crucible Clash', expansion: 918 },
  { slug: 'vm25', name: 'Vault Masters 2025', expansion: 939 },
]

export function setOfExpansion(expansion: unknown): CardSet | undefined {
  return SETS.find((set) => set.expansion === expansion)
}

export function setOfSlug(slug: string): CardSet | undefined {
  return SETS.find((set) => set.slug === slug)
}
