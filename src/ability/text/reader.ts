import type { Language } from '../language.ts'
import type { Kind, Node } from '../tree.ts'

/** The words of a game that are not grammar: houses, traits, keywords, card names. */
export interface Terms {
  /** The term in the reader's language, such as `('house', 'shadows')`. */
  term(kind: string, id: string): string
}

/** Where the phrases of a word are found: the vocabulary of a game. */
export interface Phrasebook {
  get(node: Node): Readonly<Record<Language, unknown>>
}

/**
 * Reads trees aloud: finds each word's phrase in its record. One subclass a language adds that language's grammar.
 * A reader remembers what "this card" and "it" are, so each reading has one of its own.
 */
export class Reader<Phrases extends { [kind in Kind]: unknown }> {
  private readonly phrasebook: Phrasebook
  private readonly language: Language
  private readonly terms: Terms
  /** What "this card" is called. */
  self: string
  /** The card that is read, while an ability is read that it gives to others: then "this card" is one of those. Else empty. */
  giver = ''

  constructor(phrasebook: Phrasebook, language: Language, terms: Terms, self = '') {
    this.phrasebook = phrasebook
    this.language = language
    this.terms = terms
    this.self = self
  }

  read<K extends Kind>(node: Node<K>): Phrases[K] {
    const phrase = this.phrasebook.get(node)[this.language] as (t: this, ...args: readonly unknown[]) => Phrases[K]
    return phrase(this, ...node.args)
  }

  term(kind: string, id: string): string {
    return this.terms.term(kind, id)
  }

  /** Reads what another card is given; `name` is what "this card" is called there. */
  given<T>(name: string, read: () => T): T {
    const card = this.self
    this.giver = card
    this.self = name
    const text = read()
    this.self = card
    this.giver = ''
    return text
  }
}
