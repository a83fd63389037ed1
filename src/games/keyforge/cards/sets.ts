import type { CardFace } from '../rules/index.ts'
import { aoa } from './aoa/index.ts'
import { printings as aoaPrintings } from './aoa/printings.ts'
import { decks as cotaDecks } from './cota/decks.ts'
import { cota } from './cota/index.ts'
import { printings as cotaPrintings } from './cota/printings.ts'
import type { Printing, SetRarities } from './printing.ts'

/** The table that joins the sets; the cards themselves lie in the folders beside it, as data. */

/** A set of cards as it was sold. */
export interface CardSet {
  readonly slug: string
  readonly name: string
  /** The number by which the Master Vault knows it. */
  readonly expansion: number
  /** The cards that this set brought first, by house, in number order. */
  readonly cards?: readonly CardFace[]
  /** Every card of the set that is here, reprints too. */
  readonly printings?: readonly Printing[]
  /** How its decks are made up; without it, such as when cards are missing, none are made. */
  readonly decks?: SetRarities
}

/**
 * All sets, in the order of their appearance: the one place that names them. A definition's number is its place, so that new sets stand
 * below those whose cards are here. That a set is in the list does not say that its cards are known.
 */
export const SETS: readonly CardSet[] = [
  { slug: 'cota', name: 'Call of the Archons', expansion: 341, cards: cota, printings: cotaPrintings, decks: cotaDecks },
  { slug: 'aoa', name: 'Age of Ascension', expansion: 435, cards: aoa, printings: aoaPrintings },
  { slug: 'wc', name: 'Worlds Collide', expansion: 452 },
  { slug: 'anomaly', name: 'Anomalies', expansion: 453 },
  { slug: 'mm', name: 'Mass Mutation', expansion: 479 },
  { slug: 'dt', name: 'Dark Tidings', expansion: 496 },
  { slug: 'woe', name: 'Winds of Exchange', expansion: 600 },
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
