import type { Position } from '../../kernel/position.ts'
import type { Language, Vocabulary } from '../language.ts'
import type { Kind, Node } from '../tree.ts'

/** The words of a game that are not grammar: houses, traits, keywords, card names. */
export interface Terms {
  /** The term in the reader's language, such as `('house', 'shadows')`. */
  term(kind: string, id: string): string
}

/** Reads trees aloud: finds each word's phrase in its record. One subclass a language adds that language's grammar. */
export class Reader<Phrases extends { [kind in Kind]: unknown }> {
  private readonly vocabulary: Vocabulary<Position>
  private readonly language: Language
  private readonly terms: Terms
  /** What "this card" is called: set by the card that is read. */
  self = ''
  /** Is the card that is read a creature, artifact, upgrade or action? Pronouns depend on it. */
  selfType = 'creature'
  /** The card that is read, while an ability is read that it gives to others: then "this card" is one of those. Else empty. */
  giver = ''

  constructor(vocabulary: Vocabulary<Position>, language: Language, terms: Terms) {
    this.vocabulary = vocabulary
    this.language = language
    this.terms = terms
  }

  read<K extends Kind>(node: Node<K>): Phrases[K] {
    const word = this.vocabulary.get(node) as unknown as Record<Language, (t: unknown, ...args: unknown[]) => Phrases[K]>
    return word[this.language](this, ...node.args)
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
