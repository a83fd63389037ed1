import type { Position } from '../kernel/position.ts'
import type { Compiler } from './compile.ts'
import type { Arg, Filter, Kind, Node } from './tree.ts'
import { isNode, visit } from './tree.ts'
import type { Done } from './text/reader.ts'
import type { English, Phrase as EnglishPhrase } from './text/en.ts'
import type { German, Phrase as GermanPhrase } from './text/de.ts'
import type { Italian, Phrase as ItalianPhrase } from './text/it.ts'

export type Language = 'en' | 'de' | 'it'
export const LANGUAGES: readonly Language[] = ['en', 'de', 'it']

/** A test of one card; `f` is the frame that asks. */
export type Test<P> = (p: P, f: number, card: number) => boolean
export type Count<P> = (p: P, f: number) => number
export type Check<P> = (p: P, f: number) => boolean
/** A set of seats, bit s for seat s. */
export type Seats<P> = (p: P, f: number) => number

/** Which cards a filter means: a union of parts, each a place to look and a test. */
export interface Selection<P> {
  readonly parts: readonly Part<P>[]
  /** What the text says of them, once it is compiled. */
  readonly filter?: Filter
}

export interface Part<P> {
  /** Piles to look in, bits of the game's own numbering. */
  readonly piles: number
  readonly seats: Seats<P>
  readonly test: Test<P>
  /** A card that is meant as if it lay with those seats, -1 for none; only where cards are looked for. */
  readonly also?: Count<P>
  /** The pile belongs to the meaning: a card elsewhere does not match. */
  readonly strict: boolean
}

/** What compiling a word of each kind gives. Nouns give the frame slot of a set; effects emit steps. */
export interface Compiled<P> {
  effect: void
  noun: number
  filter: Selection<P>
  amount: Count<P>
  condition: Check<P>
  seat: Seats<P>
  event: unknown
  ability: unknown
}

/** What a word needs besides its name: its meaning and its phrase in three languages. */
export interface Meaning<P extends Position, K extends Kind, A extends readonly Arg[]> {
  compile(c: Compiler<P>, ...args: A): Compiled<P>[K]
  /** Nouns that may stand in a static clause: does it mean this card? */
  covers?(c: Compiler<P>, ...args: A): Test<P>
  /** Effects that may stand in the place of a proposed event: acts for it and says where it goes, as the game reads it. */
  instead?(c: Compiler<P>, ...args: A): Count<P>
  /** What that leaves to be done later, as an ability. */
  owed?(c: Compiler<P>): Compiled<P>['ability']
  /** Abilities that stand in a duration: fixes what they go by when it begins, and says in which slot; it is what `chosen` means in them. */
  begins?(c: Compiler<P>, ...args: A): number
  /** Effects whose English phrase is a verb and then its object alone, so that two of them can share the object. */
  transitive?(...args: A): boolean
  /** Effects that a later "this way" may point at: what was done. */
  readonly done?: Done
  /** Effects whose "it" comes from a pile of yours. */
  readonly ofYours?: boolean
  readonly en: (t: English, ...args: A) => EnglishPhrase[K]
  readonly de: (t: German, ...args: A) => GermanPhrase[K]
  readonly it: (t: Italian, ...args: A) => ItalianPhrase[K]
}

/** A word of the vocabulary: what it does and how it reads, in one place. */
export interface Word<P extends Position, K extends Kind = Kind, A extends readonly Arg[] = readonly Arg[]> extends Meaning<P, K, A> {
  readonly word: string
  readonly is: K
}

/** Builds the nodes of a word. */
export interface Builder<K extends Kind, A extends readonly Arg[]> {
  (...args: A): Node<K>
  /** The arguments of a node that was built here; undefined for one of another word. */
  argsOf(node: Arg): A | undefined
}

/** All words of one game: those of the core and its own. */
export class Vocabulary<P extends Position> {
  readonly words = new Map<string, Word<P>>()

  /** Adds a word and returns what builds its nodes. */
  add<K extends Kind, A extends readonly Arg[]>(is: K, word: string, meaning: Meaning<P, K, A>): Builder<K, A> {
    if (this.words.has(word)) throw new Error(`the word "${word}" is defined twice`)
    // the register forgets which arguments a word takes; the nodes that it gets were built with the right ones
    this.words.set(word, { word, is, ...meaning } as unknown as Word<P>)
    const build = (...args: A): Node<K> => ({ is, word, args })
    const argsOf = (node: Arg): A | undefined => (isNode(node) && node.word === word ? (node.args as unknown as A) : undefined)
    return Object.assign(build, { argsOf })
  }

  /** The word of a node; `is`, where given, is the part of speech that is needed there. */
  get(node: Arg, is?: Kind): Word<P> {
    if (!isNode(node)) throw new Error(`${JSON.stringify(node)} stands where ${withArticle(is)} is needed`)
    const word = this.words.get(node.word)
    if (word === undefined) throw new Error(`unknown word "${node.word}"`)
    if (word.is !== node.is) throw new Error(`"${node.word}" is a word for ${word.is}, not for ${node.is}`)
    if (is !== undefined && word.is !== is) throw new Error(`the ${word.is} "${node.word}" stands where ${withArticle(is)} is needed`)
    return word
  }

  /** Faults of a tree that came from outside: unknown words, words in the wrong place. Empty when it is sound. */
  check(tree: Arg): string[] {
    const faults: string[] = []
    visit(tree, (node) => {
      const word = this.words.get(node.word)
      if (word === undefined) faults.push(`unknown word "${node.word}"`)
      else if (word.is !== node.is) faults.push(`"${node.word}" is a word for ${word.is}, not for ${node.is}`)
    })
    return faults
  }

  /** How often each word is used in these trees. */
  uses(trees: readonly Arg[]): Map<string, number> {
    const uses = new Map<string, number>()
    for (const word of this.words.keys()) uses.set(word, 0)
    visit(trees as Arg, (node) => uses.set(node.word, (uses.get(node.word) ?? 0) + 1))
    return uses
  }
}

export { isNode }

function withArticle(is: Kind | undefined): string {
  if (is === undefined) return 'a word'
  return /^[aeiou]/.test(is) ? `an ${is}` : `a ${is}`
}
