import { lying } from './behind.ts'
import type { Behind } from './behind.ts'
import { capital } from './capital.ts'
import { bare, contracted, definite } from './it-nouns.ts'
import type { Amount, Condition, Effect, Filter, Node, Noun, Who } from '../tree.ts'
import { isNode } from '../tree.ts'
import { GenderedReader } from './gendered.ts'
import { states } from './reader.ts'
import type { Said, Statement } from './reader.ts'

export { states }
export type { Statement }

export * from './it-nouns.ts'

export type Gender = 'm' | 'f'
/** An adjective that agrees with its noun. */
export type Adjective = (gender: Gender, plural: boolean) => string
export type Preposition = 'di' | 'a' | 'da' | 'su' | 'in' | 'con' | 'per'

export interface Stem {
  readonly one: string
  readonly many: string
  readonly gender: Gender
  readonly adjectives: readonly Adjective[]
  /** What stands close to the noun: a house, a trait, whose side. */
  readonly close?: readonly Adjective[]
  /** What stands before the noun: "altra". */
  readonly first?: readonly Adjective[]
  readonly after: readonly Behind[]
  /** The other noun that is allowed: "una creatura o un artefatto". */
  readonly or?: Stem
  /** The adjective, where it can stand alone: "è stordita". */
  readonly state?: Adjective
}

export interface NounPhrase {
  readonly text: string
  /** None of them, where all are meant: "nessuna creatura amica". */
  readonly none?: NounPhrase
  /** Behind "per ogni", where all are meant: "creatura amica". */
  readonly each?: string
  readonly plural: boolean
  readonly gender: Gender
  /** Does it name two kinds already: "una creatura o un artefatto"? */
  readonly isPair?: boolean
  /** With a preposition, joined with the article where Italian joins them: "della creatura". */
  with(preposition: Preposition): string
}

export interface VerbPhrase {
  readonly command: string
  readonly infinitive: string
}

export interface AmountPhrase {
  readonly text: string
  readonly digits?: number
  /** What stands before the unit where digits would. */
  readonly number?: string
  /** Such a number in parts: 1, and "(3 if …)" behind it. */
  readonly parts?: readonly [digits: number | undefined, besides: string]
  readonly each?: string
  readonly factor?: number
  /** One of what was done this way, where it is counted in another unit: a card “for each Æmber lost this way”. */
  readonly piece?: string
  readonly plural?: boolean
  readonly counted?: (number: string, one: boolean) => string
}

export interface Clause {
  readonly yes: string
  readonly no: string
  /** The card that it states something of: its subject, which stands first. */
  readonly about?: string
}

export interface Persona {
  readonly subject: string
  /** None of them, where all are meant: "nessun giocatore". */
  readonly none?: string
  /** "la tua mano", "la mano del tuo avversario" */
  possessive(noun: string, gender: Gender, plural?: boolean): NounPhrase
  /** "a te", "al tuo avversario" */
  readonly to: string
  readonly you: boolean
  /** Who is told to act in a sentence about them, and is not the reader. */
  readonly told?: true
}

/** An event as it happens, looking back where it is recorded, and as a proposal where it can be replaced. */
export interface EventPhrase {
  readonly now: string
  readonly counted?: (number: string, one: boolean, when: string) => string
  readonly each?: (when: string, many?: boolean) => string
  readonly past?: string
  /** In the subjunctive, after “se” and after “prima che”. */
  readonly would?: string
  readonly before?: string
}

export interface Phrase {
  effect: VerbPhrase
  noun: NounPhrase
  filter: Stem
  amount: AmountPhrase
  condition: Clause
  seat: Persona
  event: EventPhrase
  ability: Said
}

/** Reads trees in Italian. */
export class Italian extends GenderedReader<Phrase> {
  /** Whom "tu" means, where another player is told to act. */
  you: Persona = YOU
  gender: Gender = 'f'
  protected readonly sentence = sentence
  /** What an ability calls its card that many may have. */
  readonly thisCreature = 'questa creatura'
  /** The card itself where the verb agrees with it, whatever its name. */
  get thisCard(): string {
    return this.self === this.thisCreature ? this.self : 'questa carta'
  }
  act(nodes: readonly Effect[]): string {
    const who = this.you
    this.you = { ...who, you: true }
    const { infinitive } = this.effects(nodes)
    this.you = who
    return infinitive
  }
  effects(nodes: readonly Effect[]): VerbPhrase {
    const all = nodes.map((node) => this.effect(node))
    const commands = all.map((x) => x.command)
    const joinAll = (parts: readonly string[]) => join(parts, OPENED.test(parts[parts.length - 1] ?? '') ? ' e, ' : ' e ')
    const { gender } = this
    const subjectOf = (arg: Node) => (arg.is === 'seat' ? this.seat(arg as Who).subject : this.noun(arg as Noun).text)
    const command = this.joinActs(nodes, commands, joinAll, subjectOf)
    this.gender = gender
    return {
      command,
      infinitive: join(
        all.map((x) => x.infinitive),
        ' e ',
      ),
    }
  }
  /** The effects of somebody who is not the reader; a condition is said of its subject: "ogni giocatore che ha …". */
  as(player: Persona, relative: string, effects: readonly Effect[]): VerbPhrase {
    const before = this.you
    const who: Persona = { ...player, told: true }
    const [first] = effects
    let text = ''
    if (effects.length === 1 && first.word === 'when') {
      this.you = { ...who, subject: relative }
      text = `${who.subject} ${this.condition(first.args[0] as Condition).yes} `
      this.you = { ...who, subject: '' }
      text += this.effects(first.args.slice(1) as Effect[]).command.trim()
    } else {
      this.you = who
      text = this.effects(effects).command
    }
    this.you = before
    return { command: text, infinitive: text }
  }
  counted(node: Noun | Filter): { each: string; number: string } {
    if (isNode(node) && node.is === 'filter') {
      const s = lying(this.filter(node as Filter))
      return { each: bare(s, false).text, number: `il numero ${bare(s).with('di')}` }
    }
    const noun = this.noun(node as Noun)
    return { each: noun.each ?? noun.text, number: `il numero ${noun.with('di')}` }
  }
  quantity(node: Amount, unit: string): string {
    const amount = this.amount(node)
    if (amount.each !== undefined) return `${amount.factor ?? 1} ${unit} per ogni ${amount.each}`
    if (amount.digits !== undefined) return `${amount.digits} ${unit}`
    if (amount.number !== undefined) return `${amount.number} ${unit}`
    if (amount.plural && amount.factor !== undefined) return amount.text
    return `${unit} pari ${contracted('a', amount.text)}`
  }
}

/** A time stands first, between commas: “e, per il resto del turno, …”. */
const OPENED = /^(per il resto del turno|durante|fino a)[^“]*, /

/** A subject; a pronoun is unsaid, the verb says it. */
export function spoken(text: string): string {
  return text in CLITICS ? '' : text
}

/** A subject with its space. */
export function subject(text: string): string {
  return spoken(text) === '' ? '' : `${text} `
}

/** "controlli una creatura", "la controlli" */
export function holds(verb: string, text: string): string {
  return text in CLITICS ? `${CLITICS[text]} ${verb}` : `${verb} ${text}`
}

const CLITICS: Record<string, string> = { essa: 'la', esso: 'lo', esse: 'le', essi: 'li' }

/** A clause with a subject of its own: alike as command and as infinitive. */
export function whole(text: string): VerbPhrase {
  return { command: text, infinitive: text }
}

/** "distruggi una creatura", "distruggila", "distruggerla". */
export function does(command: string, infinitive: string, objects: string): VerbPhrase {
  // beside another object the pronoun stands by itself: "riporta essa e ogni miglioria"
  const found = /^(essa|esso|esse|essi)((?! e ) .*)?$/.exec(objects)
  if (found !== null && !command.includes(' ')) {
    const rest = found[2] ?? ''
    return { command: `${command}${CLITICS[found[1]]}${rest}`, infinitive: `${infinitive.slice(0, -1)}${CLITICS[found[1]]}${rest}` }
  }
  return { command: [command, objects].filter(Boolean).join(' '), infinitive: [infinitive, objects].filter(Boolean).join(' ') }
}

/** Whoever does it, with a space: who was named before is said again where the verb alone would be a command (“scarta”). */
export function doer(who: Persona, third: string, command: string): string {
  return who.subject === '' && third === command ? 'lui ' : subject(who.subject)
}

/** What somebody does: a command to the reader, a statement about others ("distruggi …", "ogni giocatore distrugge …"). */
export function acts(who: Persona, command: string, infinitive: string, objects: string): VerbPhrase {
  if (who.you) return does(command, infinitive, objects)
  const third = command.replace(/(gl)?i$/, (_end, gl = '') => (gl === '' ? 'e' : 'glie'))
  return {
    command: `${doer(who, third, command)}${third} ${objects}`,
    infinitive: `far ${infinitive} ${objects} ${who.to}`,
  }
}

export const YOU: Persona = {
  subject: 'tu',
  to: 'a te',
  you: true,
  possessive: (noun, gender, plural = false) =>
    definite(`${gender === 'f' ? (plural ? 'tue' : 'tua') : plural ? 'tuoi' : 'tuo'} ${noun}`, gender, plural),
}

export function persona(subject: string, of: string, to: string): Persona {
  return { subject, to, you: false, possessive: (noun, gender, plural = false) => definite(`${noun} ${of}`, gender, plural) }
}

/** "ogni giocatore senza chiavi forgiate", and none of them. */
export function eachPlayer(which = ''): Persona {
  const all = ['giocatore', which].filter(Boolean).join(' ')
  return { ...persona(`ogni ${all}`, `di ogni ${all}`, `a ogni ${all}`), none: `nessun ${all}` }
}

/** "non puoi …", "il tuo avversario non può …", "nessun giocatore può …" */
export function cannot({ you, subject: who, none }: Persona, act: string): Said {
  if (you) return states('', 'non puoi', act)
  return none === undefined ? states(spoken(who), 'non può', act) : `${none} può ${act}`
}

/** The opponent, named before: the verb alone says who. */
export const LUI: Persona = /* @__PURE__ */ of(persona('', 'del tuo avversario', 'gli'))

/** A player who acts: what is theirs is "suo". */
export function of(who: Persona): Persona {
  return {
    ...who,
    possessive: (noun, gender, plural = false) =>
      definite(`${gender === 'f' ? (plural ? 'sue' : 'sua') : plural ? 'suoi' : 'suo'} ${noun}`, gender, plural),
  }
}

export const OPPONENT = persona('il tuo avversario', 'del tuo avversario', 'al tuo avversario')

export function join(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('')
  const last = parts[parts.length - 1]
  return `${parts.slice(0, -1).join(', ')}${and === ' e ' && /^e/i.test(last) ? ' ed ' : and}${last}`
}

export function sentence(text: string): string {
  return capital(ended(text))
}

/** With a period at its end, unless it has one. */
export function ended(text: string): string {
  return /(:|\.”*)$/.test(text) ? text : `${text}.`
}
