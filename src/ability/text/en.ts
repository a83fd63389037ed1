import { behind, lying, placed } from './behind.ts'
import type { Behind, Forms } from './behind.ts'
import { capital } from './capital.ts'
import type { Amount, Condition, Effect, Filter, Noun, Who } from '../tree.ts'
import { isNode } from '../tree.ts'
import { Reader, states } from './reader.ts'
import type { Said, Statement } from './reader.ts'

export { states }
export type { Statement }

/** A noun with its adjectives, before it is counted: "friendly flank creature with power 3 or less". */
export interface Stem {
  readonly one: string
  readonly many: string
  /** Of two kinds, both: "creature and artifact". */
  readonly all?: string
  readonly before: readonly string[]
  readonly after: readonly Behind[]
  /** Is the noun the title of a card? */
  readonly title?: boolean
  /** The adjective, where it can stand alone: "it is stunned", but "it is a flank creature". */
  readonly state?: string
}

export interface NounPhrase {
  readonly text: string
  /** None of them, where all are meant: "no friendly creature". */
  readonly none?: string
  readonly plural: boolean
}

/** A number in words: digits, or so many for each of something, or a phrase. */
export interface AmountPhrase {
  readonly text: string
  readonly digits?: number
  /** What stands before the unit where digits would. */
  readonly number?: string
  /** Such a number in parts: 1, and "(3 if …)" behind it. */
  readonly parts?: readonly [digits: number | undefined, besides: string]
  /** "for each …": what is counted, and how many for each. */
  readonly each?: string
  readonly factor?: number
  /** One of what was done this way, where it is counted in another unit: a card “for each Æmber lost this way”. */
  readonly piece?: string
  /** It names its unit itself: "the damage healed this way". */
  readonly whole?: boolean
  /** A clause of its own: "you have played 7 or more cards this turn", from what stands before the cards. */
  readonly counted?: (number: string, one: boolean) => string
}

/** A statement and its denial, without "if". */
export interface Clause {
  readonly yes: string
  readonly no: string
  /** The card that it states something of: its subject, which stands first. */
  readonly about?: string
}

export interface Persona {
  readonly subject: string
  /** None of them, where all are meant: "no player". */
  readonly none?: string
  readonly possessive: string
  readonly you: boolean
  /** In front of what they are made to do: "have your opponent". */
  readonly made?: string
  /** "they lose", not "they loses" */
  readonly plural: boolean
  /** Who is told to act in a sentence about them, and is not the reader. */
  readonly told?: true
}

/** An event as it happens, looking back where it is recorded, and as a proposal where it can be replaced. */
export interface EventPhrase {
  readonly now: string
  /** How often it happened in that turn: "you have played 7 or more cards this turn". */
  readonly counted?: (number: string, one: boolean, when: string) => string
  /** The cards it happened to in that turn: "creature destroyed this turn". */
  readonly each?: (when: string, many?: boolean) => string
  readonly past?: string
  readonly perfect?: string
  readonly notPerfect?: string
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
  ability: Said
}

/** A time stands first, between commas: “and, for the remainder of the turn, …”. */
const OPENED = /^(for the|during)[^“]*, /

/** Reads trees in English. */
export class English extends Reader<Phrase> {
  /** Whom "you" means, where another player is told to act. */
  you: Persona = YOU
  protected readonly sentence = sentence
  /** Whoever may do it may do all of it. */
  protected override beginsAnew(effect: Effect): boolean {
    return !this.lets && super.beginsAnew(effect)
  }
  effects(nodes: readonly Effect[], and = ' and '): string {
    const texts = this.shared(nodes)
    const joinAll = (parts: readonly string[]) => join(parts, OPENED.test(parts[parts.length - 1] ?? '') ? `${and.trimEnd()}, ` : and)
    if (texts.length < nodes.length) return joinAll(texts)
    // behind what somebody else does the reader is named: "that player chooses a house and you reveal a card"
    const named = texts.map((text, i) => (nodes[i - 1]?.word === 'thatPlayerDoes' && this.you.you ? `${this.you.subject} ${text}` : text))
    return this.joinActs(nodes, named, joinAll, (arg) => (arg.is === 'seat' ? this.seat(arg as Who).subject : this.noun(arg as Noun).text))
  }
  /** The effects' phrases; where one acts on what the one before chose, both verbs share the object: "ready and fight with a creature". */
  private shared(nodes: readonly Effect[]): string[] {
    const texts: string[] = []
    for (let i = 0; i < nodes.length; i++) {
      const object = this.areOne(nodes[i], nodes[i + 1]) ? this.noun(nodes[i].args.find((arg) => isNode(arg)) as Noun).text : undefined
      if (object === undefined) texts.push(this.effect(nodes[i]))
      else texts.push(`${this.verbOf(nodes[i])} and ${this.verbOf(nodes[++i])} ${object}`)
    }
    return texts
  }
  act(nodes: readonly Effect[]): string {
    const who = this.you
    this.you = { ...who, subject: who.you ? 'you' : 'they', you: true, plural: true }
    this.lets = true
    const text = this.effects(nodes)
    this.lets = false
    this.you = who
    return text
  }
  /** The verb of a transitive effect: its phrase is a verb and the object. */
  verbOf(effect: Effect): string {
    this.unsaid = true
    const verb = this.effect(effect).trimEnd()
    this.unsaid = false
    return verb
  }
  /** Is what the opponent does something that one may have done: "have your opponent gain"? */
  lets = false
  /** Is the object of a verb left out? */
  private unsaid = false
  /** It may be met where the verb of a shared object is read. */
  override within(read: () => unknown, node: Effect, say: () => string): string {
    return super.within(read, node, () => {
      const { unsaid } = this
      this.unsaid = false
      const text = say()
      this.unsaid = unsaid
      return text
    })
  }
  override noun(node: Noun): NounPhrase {
    return this.unsaid ? { text: '', plural: false } : super.noun(node)
  }
  /** Effects as sentences, the first letter large. */
  sentences(nodes: readonly Effect[]): string {
    return this.shared(nodes).map(sentence).join(' ')
  }
  /** The effects of somebody who is not the reader, as a statement; a condition stands with its subject: "each player who has …". */
  as(player: Persona, relative: string, effects: readonly Effect[]): string {
    const before = this.you
    const who: Persona = { ...player, told: true }
    const [first] = effects
    let start = ''
    if (effects.length === 1 && first.word === 'when') {
      this.you = { ...who, subject: relative }
      start = `${who.subject} ${this.condition(first.args[0] as Condition).yes} `
      this.you = { ...who, subject: '' }
      start += this.effects(first.args.slice(1) as Effect[]).trim()
    } else {
      this.you = who
      start = this.effects(effects)
    }
    this.you = before
    return start
  }
  /** A noun that does something: "they", where "them" is what something is done to. */
  subjectOf(noun: Noun): string {
    return noun.word === 'them' ? 'they' : this.noun(noun).text
  }
  /** "each friendly creature belongs to …", "they belong to …" */
  states(noun: Noun, verb: string, rest: string): Statement {
    return states(this.subjectOf(noun), noun.word === 'them' ? verb : third(verb), rest)
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
    if (amount.number !== undefined) return `${amount.number} ${unit}`
    if (amount.whole && amount.factor !== undefined) return amount.text
    return `${unit} equal to ${amount.text}`
  }
}

export const YOU: Persona = { subject: 'you', possessive: 'your', you: true, plural: true }
export const THEY: Persona = { subject: 'they', possessive: 'their', you: false, plural: true }

export function persona(subject: string, possessive: string): Persona {
  return { subject, possessive, you: false, plural: false }
}

/** "each player with no forged key", and none of them; what is theirs is "their" unless it is said otherwise. */
export function eachPlayer(which = '', possessive = 'their'): Persona {
  const all = ['player', which].filter(Boolean).join(' ')
  return { ...persona(`each ${all}`, possessive), none: `no ${all}` }
}

/** "each friendly creature" */
export function each(stem: Stem): NounPhrase {
  return { text: `each ${every(stem)}`, none: no(stem), plural: false }
}

/** "no friendly creature" */
export function no(stem: Stem): string {
  return `no ${one(stem)}`
}

/** What somebody cannot do, or can where the subject says that it is nobody: this is said each time. */
export function cannot({ text, none }: { readonly text: string; readonly none?: string }, act: string): Said {
  return none === undefined ? states(text, 'cannot', act) : `${none} can ${act}`
}

const IRREGULAR: Record<string, string> = { have: 'has', do: 'does', were: 'was', are: 'is' }

/** "gains" */
function third(verb: string): string {
  return IRREGULAR[verb] ?? `${verb}${/(s|sh|ch)$/.test(verb) ? 'es' : 's'}`
}

/** "you have", "they have", "your opponent has" */
export function says({ subject, plural, made }: Persona, verb: string): string {
  if (made !== undefined) return `${made} ${verb}`
  const [word, ...rest] = verb.split(' ')
  return [subject, plural ? word : third(word), ...rest].join(' ')
}

/** A command to you, a statement about others. */
export function does(who: Persona, verb: string): string {
  return who.you ? verb : says(who, verb)
}

export function one({ before, one: word, after }: Stem): string {
  return [...before, word, ...after.map((words) => behind(words))].join(' ')
}

export function every({ before, one: word, all, after }: Stem): string {
  return [...before, all ?? word, ...after.map((words) => behind(words, 'each'))].join(' ')
}

export function many({ before, many: word, after }: Stem): string {
  return [...before, word, ...after.map((words) => behind(words, 'many'))].join(' ')
}

export function adjective(stem: Stem, word: string): Stem {
  return { ...stem, before: [word, ...stem.before] }
}

/** An adjective that can stand alone, too. */
export function state(stem: Stem, word: string): Stem {
  return { ...adjective(stem, word), state: word }
}

/** An adjective that stands close to the noun: a house, a trait. */
export function attribute(stem: Stem, word: string): Stem {
  return { ...stem, before: [...stem.before, word] }
}

export function modifier(stem: Stem, words: Behind): Stem {
  return { ...stem, after: placed(stem.after, words) }
}

/** "from your hand", where it lies "in your hand" */
export function taken(place: string): Forms {
  return { text: `from ${place}`, lying: `in ${place}` }
}

/** "that shares a house with …" */
export function doing(deed: string): Behind {
  return { text: `that ${deed}`, deed, clause: true }
}

export function withArticle(text: string): string {
  // of two kinds that differ in more than a word each has its own
  const kinds = text.split(/ or (?!in )/)
  if (kinds.length > 1 && text.includes(' in play or ')) return kinds.map(withArticle).join(' or ')
  if (text.startsWith('other ')) return `an${text}`
  return `${/^[aeiouæ]/i.test(text) && !/^(uni|use|one)/i.test(text) ? 'an' : 'a'} ${text}`
}

export function join(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts[parts.length - 1]}`
}

export function sentence(text: string): string {
  return capital(ended(text))
}

/** With a period at its end, unless it has one. */
export function ended(text: string): string {
  return /(:|\.”*)$/.test(text) ? text : `${text}.`
}
