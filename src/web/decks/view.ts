// What the page knows of decks: types only, so that no engine code reaches it. All counting and reading is done in the worker.
import type { Deck, DeckEstimate, Emblem } from '../../games/keyforge/index.ts'
import type { House, Icon, KeyforgeFace } from '../keyforge/view.ts'
import type { Language } from '../protocol.ts'

export type { Deck, Emblem } from '../../games/keyforge/index.ts'

/** A deck of the collection. */
export interface KeptDeck {
  /** Its identity: the same cards are the same deck, whatever its name. */
  readonly id: string
  readonly deck: Deck
  readonly set?: string
  /** Ids of its cards that were printed for an earlier set. */
  readonly legacies?: readonly string[]
  /** What it was made from, when it was made here. */
  readonly seed?: string
  /** Milliseconds since 1970. */
  readonly added: number
}

/** A fault, told in every language, so that it can be read on after the language was changed. */
export interface FaultLine {
  readonly text: Readonly<Record<Language, string>>
  /** The line of a list, from 1. */
  readonly line?: number
}

/** A deck that may be played, and the titles that lay beside it and were left out. */
export interface ReadDeck extends Omit<KeptDeck, 'added'> {
  readonly added?: number
  readonly skipped: readonly string[]
}

/** A deck that was refused, with all that is wrong with it. */
export interface Refusal {
  readonly name?: string
  readonly faults: readonly FaultLine[]
}

/** What was found in a file or a text: one deck, or a whole collection. */
export interface Reading {
  readonly decks: readonly ReadDeck[]
  readonly refused: readonly Refusal[]
}

export interface SetName {
  readonly slug: string
  readonly name: string
  /** Can decks of it be made here? */
  readonly made: boolean
}

/** What the list of decks shows and is searched by. */
export interface Summary {
  readonly id: string
  readonly emblem: Emblem
  readonly amber: number
  readonly creatures: number
  readonly power: number
  /** Names of its cards in the reader's language. */
  readonly names: readonly string[]
  /** Why it cannot be played here; empty when it can. */
  readonly faults: readonly FaultLine[]
}

export interface SheetRow {
  readonly id: string
  readonly name: string
  /** Such as "Creature, power 3". */
  readonly kind: string
  readonly count: number
  /** Copies of this card in the whole deck. */
  readonly copies: number
  readonly house: House
  /** Said of a copy of another house than printed. */
  readonly maverick?: string
  readonly legacy: boolean
  /** All bonus icons of each of these copies; the last `added` of them were added to it. */
  readonly icons: readonly Icon[]
  readonly added: number
}

/** A named number. */
export interface Count {
  readonly key: string
  readonly name: string
  readonly count: number
}

/** A deck for reading, in the reader's language. */
export interface Sheet {
  readonly identity: string
  readonly emblem: Emblem
  /** The token creature that lies beside it. */
  readonly token?: string
  readonly language: Language
  readonly houses: readonly { readonly house: House; readonly name: string; readonly rows: readonly SheetRow[]; readonly amber: number }[]
  readonly faces: readonly KeyforgeFace[]
  readonly types: readonly Count[]
  readonly rarities: readonly Count[]
  readonly icons: readonly Count[]
  readonly keywords: readonly Count[]
  readonly power: number
  readonly armor: number
  readonly creatures: number
  readonly mavericks: number
  readonly enhanced: number
  /** Creatures by printed power, by house in the order of `houses`. */
  readonly curve: readonly (readonly number[])[]
  /** Chance to have drawn one of 1, 2, … copies by each of the first turns. */
  readonly odds: readonly (readonly number[])[]
  /** What the chances assume. */
  readonly oddsNote: string
  /** What its cards let expect among generated decks of its set, where games between them were played. */
  readonly strength?: DeckEstimate
}

/** Ways to write a deck. */
export type Form = 'list' | 'json' | 'vault'
