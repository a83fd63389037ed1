import type { Ability, Amount, Condition, Effect, EventPattern, Filter, Noun, Who } from '../tree.ts'
import { isNode } from '../tree.ts'
import { Reader } from './reader.ts'

/** A noun with its adjectives, before it is counted: "friendly flank creature with power 3 or less". */
export interface Stem {
  readonly one: string
  readonly many: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export interface NounPhrase {
  readonly text: string
  readonly plural: boolean
}

/** A number in words: digits, or so many for each of something, or a phrase. */
export interface AmountPhrase {
  readonly text: string
  readonly digits?: number
  /** "for each …": what is counted, and how many for each. */
  readonly each?: string
  readonly factor?: number
}

/** A statement and its denial, without "if". */
export interface Clause {
  readonly yes: string
  readonly no: string
}

export interface Persona {
  readonly subject: string
  readonly possessive: string
  readonly you: boolean
}

/** An event as it happens, looking back where it is recorded, and as a proposal where it can be replaced. */
export interface EventPhrase {
  readonly now: string
  /** The cards it was about, counted. */
  readonly cards?: string
  readonly past?: string
  readonly would?: string
}

export interface Phrase {
  effect: string
  noun: NounPhrase
  filter: Stem
  amount: AmountPhrase
  condition: Clause
  seat: Persona
  event: EventPhrase
  ability: string
}

/** Reads trees in English. */
export class English extends Reader<Phrase> {
  effect(node: Effect): string {
    return this.read(node)
  }
  effects(nodes: readonly Effect[], and = ' and '): string {
    return join(
      nodes.map((node) => this.effect(node)),
      and,
    )
  }
  /** Effects as sentences, the first letter large. */
  sentences(nodes: readonly Effect[]): string {
    return nodes.map((node) => sentence(this.effect(node))).join(' ')
  }
  noun(node: Noun): NounPhrase {
    return this.read(node)
  }
  filter(node: Filter): Stem {
    return this.read(node)
  }
  amount(node: Amount): AmountPhrase {
    return typeof node === 'number' ? { text: String(node), digits: node } : this.read(node)
  }
  condition(node: Condition): Clause {
    return this.read(node)
  }
  seat(node: Who): Persona {
    return this.read(node)
  }
  event(node: EventPattern): EventPhrase {
    return this.read(node)
  }
  ability(node: Ability): string {
    return this.read(node)
  }
  /** What is counted: a filter or a noun, in the plural. */
  counted(node: Noun | Filter): { one: string; many: string } {
    if (isNode(node) && node.is === 'filter') {
      const stem = lying(this.filter(node as Filter))
      return { one: one(stem), many: many(stem) }
    }
    const { text } = this.noun(node as Noun)
    return { one: text, many: text }
  }
  /** "3 Æmber", "1 Æmber for each friendly creature", "Æmber equal to …". */
  quantity(node: Amount, unit: string): string {
    const amount = this.amount(node)
    if (amount.each !== undefined) return `${amount.factor ?? 1} ${unit} for each ${amount.each}`
    if (amount.digits !== undefined) return `${amount.digits} ${unit}`
    return `${unit} equal to ${amount.text}`
  }
}

export function one({ before, one: word, after }: Stem): string {
  return [...before, word, ...after].join(' ')
}

export function many({ before, many: word, after }: Stem): string {
  return [...before, word, ...after].join(' ')
}

export function adjective(stem: Stem, word: string): Stem {
  return { ...stem, before: [word, ...stem.before] }
}

/** An adjective that stands close to the noun: a house, a trait. */
export function attribute(stem: Stem, word: string): Stem {
  return { ...stem, before: [...stem.before, word] }
}

export function modifier(stem: Stem, words: string): Stem {
  return { ...stem, after: [...stem.after, words] }
}

/** What is counted stays where it is: "in your hand", not "from". */
function lying(stem: Stem): Stem {
  return { ...stem, after: stem.after.map((words) => words.replace(/^from /, 'in ')) }
}

export function withArticle(text: string): string {
  if (text.startsWith('other ')) return `an${text}`
  return `${/^[aeiouæ]/i.test(text) && !/^(uni|use|one)/i.test(text) ? 'an' : 'a'} ${text}`
}

export function join(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts[parts.length - 1]}`
}

export function sentence(text: string): string {
  const large = text.charAt(0).toUpperCase() + text.slice(1)
  return /(:|\.”?)$/.test(large) ? large : `${large}.`
}
