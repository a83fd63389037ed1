// What the page knows of the cards: types only, so that no engine code reaches it.
import type { House } from '../../games/keyforge/index.ts'
import type { KeyforgeFace } from '../keyforge/view.ts'
import type { Language } from '../protocol.ts'

export type { CardType, CardWishes, House, KeywordName, Rarity } from '../../games/keyforge/index.ts'

/** A card in the list. */
export interface CardRow {
  readonly id: string
  readonly name: string
  readonly house: House
  /** Such as "Creature, power 3". */
  readonly kind: string
  /** Sets with its number, such as "COTA 012". */
  readonly printed: string
}

/** What a list of cards can be narrowed to. */
export interface Choice {
  readonly key: string
  readonly name: string
}
export type Field = 'set' | 'house' | 'type' | 'rarity' | 'keyword'

/** All cards, in the order of the sets, and what they can be narrowed to. */
export interface CardList {
  readonly language: Language
  readonly rows: readonly CardRow[]
  readonly choices: Readonly<Record<Field, readonly Choice[]>>
}

/** Where and how a card was printed. */
export interface PrintingRow {
  readonly set: string
  readonly number: string
  readonly rarity: string
  readonly house: House
  /** What is otherwise than in the printing before it. */
  readonly changed: readonly ('rarity' | 'house')[]
}

/** A card with all that is told of it, in the reader's language. */
export interface CardPage {
  readonly language: Language
  readonly face: KeyforgeFace
  readonly printings: readonly PrintingRow[]
  /** Rules by number that explain its keywords and what it is. */
  readonly rules: readonly string[]
  /** What it is made of, in the words of the card language. */
  readonly tree: string
}
