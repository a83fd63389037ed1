import type { Language } from '../language.ts'
import type { Ability, Amount, Condition, Effect, EventPattern, Filter, Kind, Node, Noun, Who } from '../tree.ts'
import { isNode } from '../tree.ts'
import { type TextLine, writeLine } from './line.ts'

/** The words of a game that are not grammar: houses, traits, keywords, card names. */
export interface Terms {
  /** The term in the reader's language, such as `('house', 'shadows')`. */
  term(kind: string, id: string): string
}

/** What a verb did, as "this way" says of its cards ("purged this way") and of its amount ("the damage healed this way"). */
export interface Done {
  readonly en: string
  readonly de: string
  /** Masculine singular. */
  readonly it: string
  readonly unit?: 'damage' | 'amber' | 'counters'
}

/** What a word says of its phrases besides them, see `Meaning`. */
export interface Manners {
  readonly done?: Done
  readonly ofYours?: boolean
  readonly transitive?: unknown
}

/** What an ability states, in parts: its subject may be said once for several, or stand behind its verb. */
export interface Statement {
  readonly subject: string
  readonly verb: string
  readonly rest: string
}

/** An ability under a head of its own: "Play", and the sentences that follow. */
export interface Headed {
  readonly head: string
  readonly text: string
}

/** How a word says an ability, without the large letter and the period of a sentence; in parts where these are joined otherwise. */
export type Said = string | Statement | Headed

export function states(subject: string, verb: string, rest: string): Statement {
  return { subject, verb, rest }
}

export function headed(head: string, text: string): Headed {
  return { head, text }
}

/** Where the phrases of a word are found: the vocabulary of a game. */
export interface Phrasebook {
  get(node: Node): Readonly<Record<Language, unknown>> & Manners
}

/**
 * Reads trees aloud: finds each word's phrase in its record. One subclass a language adds that language's grammar.
 * A reader remembers what "this card" and "it" are, so each reading has one of its own.
 */
export abstract class Reader<Phrases extends { [kind in Kind]: unknown } & { ability: Said | object }> {
  /** What the verb read last did. */
  done: Done | undefined
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

  /** Does "it" come from a pile of yours? */
  yours = false
  /** Was the opponent named in this sentence? Then the second mention is a pronoun. */
  opponentNamed = false

  /** The ability that is read, and those whose text tells what a word means; a phrase may be read several times. */
  private line: Ability | undefined
  private readonly explained = new Map<string, Ability | undefined>()

  /** What a word means, told by the first ability with it: "siphon 1 (1 damage and 1 life for you)", then "siphon 2". */
  explain(word: string, said: string, meaning: string): string {
    if (!this.explained.has(word)) this.explained.set(word, this.line)
    return this.explained.get(word) === this.line ? `${said} (${meaning})` : said
  }

  /** Was what this is about named just before ("this squad")? Then it is a pronoun. */
  named = false

  /** Reads what stands behind such a name. */
  behindName<T>(read: () => T): T {
    this.named = true
    const text = read()
    this.named = false
    return text
  }

  /** Reads what follows something that may name the opponent as its subject. */
  afterNaming<T>(node: Node, read: () => T): T {
    const before = this.opponentNamed
    this.opponentNamed = before || namesOpponent(node)
    const text = read()
    this.opponentNamed = before
    return text
  }

  /** Reads what follows a player: behind both of them a pronoun would be either's. */
  behind<T>(who: Who, read: () => T): T {
    const before = this.opponentNamed
    if (who.word === 'eachPlayer') this.opponentNamed = false
    const text = read()
    this.opponentNamed = before
    return text
  }

  /** Can another effect share its object, if that is one of these nouns? */
  isTransitive(effect: Node, ...objects: readonly string[]): boolean {
    const object = effect.args.find((arg) => isNode(arg)) as Node | undefined
    if (object === undefined || (objects.length > 0 && !objects.includes(object.word))) return false
    const { transitive } = this.phrasebook.get(effect) as { transitive?(...args: readonly unknown[]): boolean }
    return transitive?.(...effect.args) === true
  }

  /** Does the second effect act on what the first one chose, so that both are one sentence? */
  protected areOne(first: Node, second: Node | undefined): boolean {
    if (second === undefined || !this.isTransitive(first)) return false
    const object = first.args.find((arg) => isNode(arg)) as Node
    if (object.word === 'it' || object.word === 'them') return false
    const same = object.word === 'self' || object.word === 'host' ? [object.word] : []
    return this.isTransitive(second, 'it', 'them', ...same)
  }

  /**
   * Texts of effects as parts of one sentence. Where one says what others do and the next one speaks to the reader again, a semicolon stands
   * between them. `subjectOf`: the player of a seat, or a card, as it stands in front of what it does.
   */
  protected joinActs(
    nodes: readonly Effect[],
    texts: readonly string[],
    join: (parts: readonly string[]) => string,
    subjectOf: (arg: Node) => string,
  ): string {
    const isStatement = (i: number) =>
      this.tellsOfOther(nodes[i]) ||
      nodes[i].args.some((arg) => isNode(arg) && (arg.is === 'seat' || arg.is === 'noun') && texts[i].startsWith(`${subjectOf(arg)} `))
    const sentences: string[][] = [[]]
    texts.forEach((text, i) => {
      if (i > 0 && ((isStatement(i - 1) && !isStatement(i)) || this.beginsAnew(nodes[i]))) sentences.push([])
      sentences[sentences.length - 1].push(text)
    })
    return sentences.map(join).join('; ')
  }

  /** Does it say what a player named before does, whose sentence ends before the reader is told what to do? */
  protected tellsOfOther(_effect: Effect): boolean {
    return false
  }

  /** "…; if there are none, …": what is done under a condition. */
  protected beginsAnew(effect: Effect): boolean {
    return effect.word === 'when'
  }

  read<K extends Kind>(node: Node<K>): Phrases[K] {
    const word = this.phrasebook.get(node)
    const phrase = (word[this.language] as (t: this, ...args: readonly unknown[]) => Phrases[K])(this, ...node.args)
    if (word.done !== undefined) this.done = word.done
    if (word.ofYours && !node.args.some((arg) => isNode(arg) && namesOpponent(arg))) this.yours = true
    return phrase
  }

  effect(node: Effect): Phrases['effect'] {
    if (this.awaited?.node === node) this.awaited.meet()
    return this.read(node)
  }

  /** An effect that something else is to be said of when it is met. */
  private awaited: { readonly node: Effect; meet(): void } | undefined

  /** Says something of an effect as it would stand in its text, where "it" is what was named before; `read` reads that text. */
  within(read: () => unknown, node: Effect, say: () => string): string {
    let said: string | undefined
    const meet = () => {
      this.awaited = undefined
      said = say()
    }
    this.awaited = { node, meet }
    read()
    this.awaited = undefined
    return said ?? say()
  }

  /** What somebody does who may: "draw a card", in a form that stands behind "may" or as a question. */
  abstract act(nodes: readonly Effect[]): string
  /** Effects as sentences. */
  abstract sentences(nodes: readonly Effect[]): string
  noun(node: Noun): Phrases['noun'] {
    return this.read(node)
  }
  filter(node: Filter): Phrases['filter'] {
    return this.read(node)
  }
  amount(node: Amount): Phrases['amount'] {
    return typeof node === 'number' ? { text: String(node), digits: node } : this.read(node)
  }
  condition(node: Condition): Phrases['condition'] {
    return this.read(node)
  }
  seat(node: Who): Phrases['seat'] {
    return this.read(node)
  }
  event(node: EventPattern): Phrases['event'] {
    return this.read(node)
  }
  /** An ability as a sentence of its own. */
  ability(node: Ability): string {
    this.line = node
    return this.sentence(this.clause(node))
  }
  /** An ability as a line of a card, its head apart. */
  lineOf(node: Ability): TextLine {
    this.line = node
    const said = this.headed(node)
    return said === undefined ? { text: this.ability(node) } : { trigger: said.head, text: said.text }
  }
  /** An ability as a part of a sentence. */
  clause(node: Ability): string {
    const said = this.read(node) as Said
    if (typeof said === 'string') return said
    return 'head' in said
      ? writeLine({ trigger: said.head, text: said.text })
      : [said.subject, said.verb, said.rest].filter(Boolean).join(' ')
  }
  /** What an ability states, in parts; undefined where it says something else. */
  statement(node: Ability): Statement | undefined {
    return this.inParts(node, 'verb')
  }
  /** The head of an ability and what stands under it; undefined where it has none. */
  headed(node: Ability): Headed | undefined {
    return this.inParts(node, 'head')
  }
  private inParts<T extends Exclude<Said, string>>(node: Ability, part: keyof T): T | undefined {
    const said: unknown = this.read(node)
    return typeof said === 'object' && part in (said as T) ? (said as T) : undefined
  }
  /** Its first letter large, and a period at its end. */
  protected abstract readonly sentence: (text: string) => string

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

/** A player stands first in what is said of them. */
function namesOpponent(node: Node): boolean {
  if (node.is === 'seat') return node.word === 'opponent'
  const first = node.args.find((arg) => isNode(arg))
  return first !== undefined && namesOpponent(first as Node)
}

/** The second of two effects on one card: there the card is "it", and so are all of them where they were named in the singular. */
export function onIt(effect: Effect, one = false): Effect {
  const it: Node = { is: 'noun', word: 'it', args: [] }
  const isIt = (word: string) => word === 'self' || word === 'host' || (one && word === 'them')
  return { ...effect, args: effect.args.map((arg) => (isNode(arg) && isIt(arg.word) ? it : arg)) }
}
