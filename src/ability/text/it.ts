import { behind, lying } from './behind.ts'
import type { Behind } from './behind.ts'
import { capital } from './capital.ts'
import type { Amount, Condition, Effect, Filter, Node, Noun, Who } from '../tree.ts'
import { isNode } from '../tree.ts'
import { onIt, Reader, states } from './reader.ts'
import type { Said, Statement } from './reader.ts'

export { states }
export type { Statement }

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
}

export interface NounPhrase {
  readonly text: string
  /** None of them, where all are meant: "nessuna creatura amica". */
  readonly none?: NounPhrase
  /** Behind "per ogni", where all are meant: "creatura amica". */
  readonly each?: string
  readonly plural: boolean
  readonly gender: Gender
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
}

/** An event as it happens, looking back where it is recorded, and as a proposal where it can be replaced. */
export interface EventPhrase {
  readonly now: string
  readonly counted?: (number: string, one: boolean, when: string) => string
  readonly each?: (when: string) => string
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
export class Italian extends Reader<Phrase> {
  /** Whom "tu" means, where another player is told to act. */
  you: Persona = YOU
  /** Gender of the noun read last: that of "it". */
  gender: Gender = 'f'
  protected readonly sentence = sentence
  effects(nodes: readonly Effect[]): VerbPhrase {
    const all = nodes.map((node) => this.effect(node))
    const commands = all.map((x) => x.command)
    const joinAll = (parts: readonly string[]) => join(parts, ' e ')
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
  sentences(nodes: readonly Effect[]): string {
    const texts: string[] = []
    for (let i = 0; i < nodes.length; i++) {
      const one = this.areOne(nodes[i], nodes[i + 1])
      texts.push(sentence(this.effects(one ? [nodes[i], onIt(nodes[i + 1])] : [nodes[i]]).command))
      if (one) i++
    }
    return texts.join(' ')
  }
  override noun(node: Noun): NounPhrase {
    const phrase = this.read(node)
    this.gender = phrase.gender
    return phrase
  }
  /** The effects of somebody who is not the reader; a condition is said of its subject: "ogni giocatore che ha …". */
  as(who: Persona, relative: string, effects: readonly Effect[]): VerbPhrase {
    const before = this.you
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

const vowel = (word: string) => /^[aeiouàèéìòùæ]/i.test(word)
const impure = (word: string) => /^(s[^aeiou]|z|gn|ps|x|y)/i.test(word)

export function indefinite(word: string, gender: Gender): string {
  if (gender === 'f') return vowel(word) ? `un’${word}` : `una ${word}`
  return impure(word) ? `uno ${word}` : `un ${word}`
}

/** Definite article with its space or apostrophe. */
export function article(word: string, gender: Gender, plural: boolean): string {
  if (gender === 'f') return plural ? 'le ' : vowel(word) ? 'l’' : 'la '
  if (plural) return vowel(word) || impure(word) ? 'gli ' : 'i '
  return vowel(word) ? 'l’' : impure(word) ? 'lo ' : 'il '
}

const JOINED: Partial<Record<Preposition, string>> = { di: 'de', a: 'a', da: 'da', su: 'su', in: 'ne' }

/** "di" and "la creatura" make "della creatura". */
export function joined(preposition: Preposition, art: string, rest: string): string {
  const start = JOINED[preposition]
  if (start === undefined) return `${preposition} ${art}${rest}`
  const endings: Record<string, string> = {
    'il ': 'l ',
    'lo ': 'llo ',
    'la ': 'lla ',
    'l’': 'll’',
    'i ': 'i ',
    'gli ': 'gli ',
    'le ': 'lle ',
  }
  return `${start}${endings[art]}${rest}`
}

/** Joins a preposition to a phrase that may start with its article. */
export function contracted(preposition: Preposition, text: string): string {
  const found = /^(il |lo |la |l’|i |gli |le )(.*)$/.exec(text)
  return found === null ? `${preposition} ${text}` : joined(preposition, found[1], found[2])
}

function withAdjectives({ one, many, gender, adjectives, close = [], first = [], after }: Stem, plural: boolean): string {
  return [
    ...first.map((word) => word(gender, plural)),
    plural ? many : one,
    ...close.map((word) => word(gender, plural)),
    ...adjectives.map((word) => word(gender, plural)),
    ...after.map((words) => behind(words)),
  ].join(' ')
}

export function fixed(text: string, gender: Gender = 'f', plural = false): NounPhrase {
  return { text, gender, plural, with: (preposition) => `${preposition} ${text}` }
}

/** Both nouns of a choice, each with its own article. */
function both(first: NounPhrase, word: 'o' | 'e', second: NounPhrase | undefined): NounPhrase {
  if (second === undefined) return first
  return {
    ...first,
    text: `${first.text} ${word} ${second.text}`,
    with: (preposition) => `${first.with(preposition)} ${word} ${second.with(preposition)}`,
  }
}

export function a(stem: Stem): NounPhrase {
  return both(fixed(indefinite(withAdjectives(stem, false), stem.gender), stem.gender), 'o', stem.or && a(stem.or))
}

export function each(stem: Stem): NounPhrase {
  const one = withAdjectives(stem, false)
  const all = both(fixed(`ogni ${one}`, stem.gender), 'e', stem.or && each(stem.or))
  return { ...all, none: no(stem), each: stem.or === undefined ? one : `${one} e ${each(stem.or).text}` }
}

export function several(stem: Stem, number: string): NounPhrase {
  return both(fixed(`${number} ${withAdjectives(stem, true)}`, stem.gender, true), 'o', stem.or && bare(stem.or))
}

export function bare(stem: Stem, plural = true): NounPhrase {
  return both(fixed(withAdjectives(stem, plural), stem.gender, plural), 'o', stem.or && bare(stem.or, plural))
}

/** "nessuna creatura amica" */
export function no(stem: Stem): NounPhrase {
  const words = withAdjectives(stem, false)
  const none = stem.gender === 'm' ? (impure(words) ? 'nessuno ' : 'nessun ') : vowel(words) ? 'nessun’' : 'nessuna '
  return both(fixed(none + words, stem.gender), 'o', stem.or && no(stem.or))
}

/** "la creatura amica"; joins with prepositions. */
export function the(stem: Stem, plural = false): NounPhrase {
  return both(definite(withAdjectives(stem, plural), stem.gender, plural), 'o', stem.or && the(stem.or, plural))
}

export function definite(words: string, gender: Gender, plural = false): NounPhrase {
  const art = article(words, gender, plural)
  return { text: art + words, gender, plural, with: (preposition) => joined(preposition, art, words) }
}

export function questo(stem: Stem): NounPhrase {
  const words = withAdjectives(stem, false)
  return fixed(`${stem.gender === 'f' ? 'questa' : 'questo'} ${words}`, stem.gender)
}

export function stem(oneWord: string, manyWord: string, gender: Gender): Stem {
  return { one: oneWord, many: manyWord, gender, adjectives: [], after: [] }
}

/** Adjective of the pattern amico, amica, amici, amiche is given by its four forms; most by their stem and -o/-a or -e. */
export function agree(masculine: string): Adjective {
  if (masculine.endsWith('e')) return (_gender, plural) => (plural ? `${masculine.slice(0, -1)}i` : masculine)
  const root = masculine.slice(0, -1)
  return (gender, plural) => root + (gender === 'f' ? (plural ? 'e' : 'a') : plural ? 'i' : 'o')
}

export function forms(ms: string, fs: string, mp: string, fp: string): Adjective {
  return (gender, plural) => (gender === 'm' ? (plural ? mp : ms) : plural ? fp : fs)
}

export function adjective(s: Stem, word: Adjective): Stem {
  return { ...s, adjectives: [...s.adjectives, word], ...(s.or && { or: adjective(s.or, word) }) }
}

/** An adjective that stands before its noun. */
export function before(s: Stem, word: Adjective): Stem {
  return { ...s, first: [word, ...(s.first ?? [])], ...(s.or && { or: before(s.or, word) }) }
}

/** A house or a trait, and behind it whose side it is on: "creatura Marte amica pronta". */
export function attribute(s: Stem, word: Adjective): Stem {
  return { ...s, close: [...(s.close ?? []), word], ...(s.or && { or: attribute(s.or, word) }) }
}

/** Words that stand right behind the noun, before where it comes from. */
export function closer(s: Stem, words: string): Stem {
  return { ...s, after: [words, ...s.after] }
}

export function modifier(s: Stem, words: Behind): Stem {
  return s.or ? { ...s, or: modifier(s.or, words) } : { ...s, after: [...s.after, words] }
}

/** "dalla tua mano", where it lies "nella tua mano" */
export function taken(...places: readonly NounPhrase[]): Behind {
  const all = (preposition: Preposition) => places.map((place) => place.with(preposition)).join(' o ')
  return { text: all('da'), lying: all('in') }
}

/** "che condivide la Casa con …" */
export function doing(deed: string): Behind {
  return { text: `che ${deed}`, deed }
}

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
  const found = /^(essa|esso|esse|essi)( .*)?$/.exec(objects)
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
export const LUI: Persona = persona('', 'del tuo avversario', 'gli')

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
