import type { Language } from '../../../ability/language.ts'
import type { CardFace, House } from '../rules/index.ts'

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
  /** The cards that this set brought first, by house, in number order; in lots, the first of which is enough for the ready decks. */
  readonly lots: readonly (() => Promise<readonly CardFace[]>)[]
  /** Names of its cards by id. */
  readonly names: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly names: Readonly<Record<string, string>> }>>>
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
      lots: [
        () => import('../cards/cota/index.ts').then(({ cota }) => cota),
        () => import('../cards/cota/mars.ts').then(({ marsCards }) => marsCards),
      ],
      names: {
        de: () => import('../cards/cota/names.de.ts'),
        it: () => import('../cards/cota/names.it.ts'),
      },
    },
  },
  {
    slug: 'aoa',
    name: 'Age of Ascension',
    expansion: 435,
    brings: {
      houses: ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'],
      lots: [() => import('../cards/aoa/index.ts').then(({ aoa }) => aoa)],
      names: {
        de: () => import('../cards/aoa/names.de.ts'),
        it: () => import('../cards/aoa/names.it.ts'),
      },
    },
  },
  {
    slug: 'wc',
    name: 'Worlds Collide',
    expansion: 452,
    brings: {
      houses: ['brobnar', 'dis', 'logos', 'saurian', 'shadows', 'staralliance', 'untamed'],
      lots: [() => import('../cards/wc/index.ts').then(({ wc }) => wc)],
      names: {
        de: () => import('../cards/wc/names.de.ts'),
        it: () => import('../cards/wc/names.it.ts'),
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
      lots: [() => import('../cards/anomaly/anomalies.ts').then(({ anomalies }) => anomalies)],
      names: {
        de: () => import('../cards/anomaly/names.de.ts'),
        it: () => import('../cards/anomaly/names.it.ts'),
      },
    },
  },
  {
    slug: 'mm',
    name: 'Mass Mutation',
    expansion: 479,
    brings: {
      houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'staralliance', 'untamed'],
      lots: [() => import('../cards/mm/index.ts').then(({ mm }) => mm)],
      names: {
        de: () => import('../cards/mm/names.de.ts'),
        it: () => import('../cards/mm/names.it.ts'),
      },
    },
  },
  {
    slug: 'dt',
    name: 'Dark Tidings',
    expansion: 496,
    brings: {
      houses: ['logos', 'sanctum', 'saurian', 'shadows', 'staralliance', 'unfathomable', 'untamed'],
      lots: [() => import('../cards/dt/index.ts').then(({ dt }) => dt)],
      names: {
        de: () => import('../cards/dt/names.de.ts'),
        it: () => import('../cards/dt/names.it.ts'),
      },
    },
  },
  {
    slug: 'woe',
    name: 'Winds of Exchange',
    expansion: 600,
    brings: {
      houses: ['brobnar', 'ekwidon', 'mars', 'sanctum', 'saurian', 'staralliance', 'unfathomable'],
      lots: [() => import('../cards/woe/index.ts').then(({ woe }) => woe)],
      names: {
        de: () => import('../cards/woe/names.de.ts'),
        it: () => import('../cards/woe/names.it.ts'),
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
