import { lying } from './behind.ts'
import type { Behind } from './behind.ts'
import { DER, each, bare, ending, dieser, stem } from './de-nouns.ts'
import { capital } from './capital.ts'
import type { Ability, Amount, Condition, Effect, Filter, Node, Noun, Who } from '../tree.ts'
import { isNode } from '../tree.ts'
import { GenderedReader } from './gendered.ts'
import { states } from './reader.ts'
import type { Said, Statement } from './reader.ts'

export { states }
export type { Statement }

export * from './de-nouns.ts'

export type Case = 'nom' | 'acc' | 'dat' | 'gen'
export type Gender = 'm' | 'f' | 'n'

/** A noun with adjective stems ("befreundet"), before article, number and case. */
export interface Stem {
  readonly one: string
  readonly many: string
  readonly gender: Gender
  readonly adjectives: readonly string[]
  /** What follows: "mit Stärke 3 oder weniger". */
  readonly after: readonly Behind[]
  /** The noun that it is compounded of, and what stands before it: "Kreatur" and "Mars-". */
  readonly head?: Head
  /** One of several that are named in the genitive: "einer ihrer Nachbarn". */
  readonly partitive?: boolean
  /** The other noun that is allowed: "eine Kreatur oder ein Artefakt". */
  readonly or?: Stem
  /** The adjective, where it can stand alone: "betäubt ist". */
  readonly state?: string
}

export interface Head {
  readonly one: string
  readonly many: string
  readonly front: string
}

/** A noun phrase in all cases, with its pronoun. */
export interface NounPhrase {
  in(kase: Case): string
  /** None of them, where all are meant: "keine befreundete Kreatur". */
  readonly none?: NounPhrase
  readonly plural: boolean
  readonly gender: Gender
  /** Does it name two kinds already: "eine Kreatur oder ein Artefakt"? */
  readonly isPair?: boolean
}

/** What is done, as a command and as an infinitive ("füge … zu", "… zufügen"). */
export interface VerbPhrase {
  readonly command: string
  readonly infinitive: string
  /** After something that stands first, the verb before its subject; a command has it there already. */
  readonly inverted?: string
  /** With an adverb behind the verb: "füge ihr stattdessen … zu". */
  readonly along?: (adverb: string) => VerbPhrase
}

export interface AmountPhrase {
  readonly text: string
  /** "der Anzahl …", which something is equal to. */
  readonly dat?: string
  /** "von deinem Æmber", for parts of it. */
  readonly of?: string
  readonly digits?: number
  /** What stands before the unit where digits would. */
  readonly number?: string
  /** Such a number in parts: 1, and "(3 if …)" behind it. */
  readonly parts?: readonly [digits: number | undefined, besides: string]
  readonly each?: string
  readonly factor?: number
  /** One of what was done this way, where it is counted in another unit: a card “for each Æmber lost this way”. */
  readonly piece?: string
  /** It names its unit itself, in the genitive: "des auf diese Weise geheilten Schadens". */
  readonly whole?: string
  readonly counted?: (number: string, one: boolean) => string
}

/** A subordinate clause (verb last) and its denial. */
export interface Clause {
  readonly yes: string
  readonly no: string
}

export interface Persona {
  readonly nom: string
  /** None of them, where all are meant: "kein Spieler". */
  readonly none?: string
  readonly dat: string
  readonly acc: string
  /** "deine", "die … deines Gegners": possessive before a noun stem. */
  possessive(noun: string, gender: Gender, kase: Case, plural?: boolean): string
  readonly you: boolean
  /** Who is told to act in a sentence about them, and is not the reader. */
  readonly told?: true
}

/** An event as it happens, looking back where it is recorded, and as a proposal where it can be replaced. */
export interface EventPhrase {
  /** The player who acts, or a pronoun: stands first, before a time too. */
  readonly who?: string
  /** What happens, behind that player. */
  readonly now: string
  readonly counted?: (number: string, one: boolean, when: string) => string
  readonly each?: (when: string) => string
  readonly past?: (when: string) => string
  readonly would?: string
}

export interface Phrase {
  effect: VerbPhrase
  noun: NounPhrase
  filter: Stem
  amount: AmountPhrase
  condition: Clause
  seat: Persona
  event: EventPhrase
  ability: Said | Watch
}

/** An ability that waits for something: the clause that says so, perhaps with the time in which it counts, and what is done then. */
export interface Watch {
  readonly clause: (when?: string) => string
  readonly then: string
}

/** Reads trees in German. */
export class German extends GenderedReader<Phrase> {
  /** Whom "du" means, where another player is told to act. */
  you: Persona = YOU
  gender: Gender = 'f'
  protected readonly sentence = sentence
  act(nodes: readonly Effect[]): string {
    const who = this.you
    this.you = { ...who, you: true }
    const { infinitive } = this.effects(nodes)
    this.you = who
    return infinitive
  }
  effects(nodes: readonly Effect[]): VerbPhrase {
    return this.joined(
      nodes,
      nodes.map((node) => this.effect(node)),
    )
  }
  private joined(nodes: readonly Effect[], all: readonly VerbPhrase[]): VerbPhrase {
    const commands = all.map((x) => x.command)
    const joinAll = (parts: readonly string[]) => join(withSharedStates(parts), ' und ')
    const { gender } = this
    const subjectOf = (arg: Node) => (arg.is === 'seat' ? this.seat(arg as Who).nom : this.noun(arg as Noun).in('nom'))
    const command = this.joinActs(nodes, commands, joinAll, subjectOf)
    this.gender = gender
    return {
      inverted: all.length === 0 ? '' : inverted(all[0]) + command.slice(commands[0].length),
      command,
      infinitive: joinAll(all.map((x) => x.infinitive)),
      ...(all.length > 0 && { along: (adverb) => this.joined(nodes, [along(all[0], adverb), ...all.slice(1)]) }),
    }
  }
  override clause(node: Ability): string {
    const watch = this.watch(node)
    return watch === undefined ? super.clause(node) : `${watch.clause()}, ${watch.then}`
  }
  /** What an ability waits for, and what it does then; undefined where it does not wait. */
  watch(node: Ability): Watch | undefined {
    const said = this.read(node)
    return typeof said === 'object' && 'then' in said ? said : undefined
  }
  /** What an ability calls its card that many may have. */
  readonly thisCreature = dieser(stem('Kreatur', 'Kreaturen', 'f'))
  /** "This card" in a case; a name stands as it is. */
  selfIn(kase: Case): string {
    return this.self === this.thisCreature.in('nom') ? this.thisCreature.in(kase) : this.self
  }
  /** The effects of somebody who is not the reader; a condition is said of its subject: "jeder Spieler, der …, verliert". */
  as(player: Persona, relative: string, effects: readonly Effect[]): VerbPhrase {
    const before = this.you
    const who: Persona = { ...player, told: true }
    const [first] = effects
    let done: VerbPhrase
    if (effects.length === 1 && first.word === 'when') {
      this.you = { ...who, nom: relative }
      const start = `${who.nom}${this.condition(first.args[0] as Condition).yes}, `
      this.you = { ...who, nom: '' }
      done = whole(start + this.effects(first.args.slice(1) as Effect[]).command.trim())
    } else {
      this.you = who
      const { command, inverted } = this.effects(effects)
      done = { ...whole(command), inverted }
    }
    this.you = before
    return done
  }
  /** What is counted: "jede befreundete Kreatur" and "die Anzahl befreundeter Kreaturen". */
  counted(node: Noun | Filter): { each: string; text: string; dat: string } {
    const stem = isNode(node) && node.is === 'filter' ? lying(this.filter(node as Filter)) : undefined
    const noun = stem === undefined ? this.noun(node as Noun) : bare(stem)
    const all = noun.in('gen')
    return { each: (stem === undefined ? noun : each(stem)).in('acc'), text: `die Anzahl ${all}`, dat: `der Anzahl ${all}` }
  }
  quantity(node: Amount, unit: string): string {
    const amount = this.amount(node)
    if (amount.each !== undefined) return `${amount.factor ?? 1} ${unit} für ${amount.each}`
    if (amount.digits !== undefined) return `${amount.digits} ${unit}`
    if (amount.number !== undefined) return `${amount.number} ${unit}`
    if (amount.whole !== undefined) return amount.factor === undefined ? `${unit} in Höhe ${amount.whole}` : amount.text
    return `so ${/^(Karten|Ketten)$/.test(unit) ? 'viele' : 'viel'} ${unit} wie ${amount.text}`
  }
}

/** "mache eine Kreatur spielbereit" and "mache sie wütend" are one: "mache eine Kreatur spielbereit und wütend"; so with infinitives. */
function withSharedStates(parts: readonly string[]): readonly string[] {
  const shared: string[] = []
  for (const part of parts) {
    const both = shareState(shared[shared.length - 1] ?? '', part)
    if (both === undefined) shared.push(part)
    else shared[shared.length - 1] = both
  }
  return shared
}

function shareState(one: string, other: string): string | undefined {
  for (const form of [
    /^(?<made>mache (?<whom>.+)) (?<state>[a-zäöü]+)(?<end>)$/,
    /^(?<made>(?<whom>.+)) (?<state>[a-zäöü]+)(?<end> machen)$/,
  ]) {
    const [first, second] = [form.exec(one)?.groups, form.exec(other)?.groups]
    if (first !== undefined && second !== undefined && [first.whom, 'sie', 'es', 'ihn'].includes(second.whom))
      return `${first.made} ${first.state} und ${second.state}${first.end}`
  }
  return undefined
}

/** What a card does: "sie" stands before a time as a player does. */
export function doing(noun: NounPhrase, now: string): EventPhrase {
  const who = noun.in('nom')
  return isPronoun(who) ? { who, now } : { now: `${who} ${now}` }
}

/** "du in diesem Zug eine Karte spielst": the player who acts stands before the time, anything else behind it. */
export function happens({ who = '', now }: EventPhrase, when = ''): string {
  return [who, when, now].filter(Boolean).join(' ')
}

/** "du in diesem Zug Æmber erhalten würdest" */
export function wouldHappen({ who = '', would = '' }: EventPhrase, when = ''): string {
  return [who, when, would].filter(Boolean).join(' ')
}

/** A preposition and a phrase that may start with its article: "im nächsten Zug", "vom Deck". */
export function contracted(preposition: 'in' | 'von', text: string): string {
  return text.startsWith('dem ') ? `${preposition === 'in' ? 'im' : 'vom'} ${text.slice(4)}` : `${preposition} ${text}`
}

/** "für jede Kreatur, die …,": a relative clause at its end is closed by a comma where the sentence goes on. */
export function forEach(each: string): string {
  return `für ${each}${each.includes(', ') ? ',' : ''}`
}

/** A clause with a subject of its own: alike as command and as infinitive. */
export function whole(text: string): VerbPhrase {
  return { command: text, infinitive: text }
}

/** "füge einer Kreatur 3 Schaden zu" and "einer Kreatur 3 Schaden zufügen". */
export function does(command: string, objects: string, infinitive: string, particle = ''): VerbPhrase {
  return {
    command: [command, particle === '' ? objects : closed(objects), particle].filter(Boolean).join(' '),
    infinitive: [closed(objects), infinitive].filter(Boolean).join(' '),
    along: (adverb) => does(command, withAdverb(objects, adverb), infinitive, particle),
  }
}

/** "handle sie ab, als hättest du sie gespielt", "sie abhandeln, als hättest du sie gespielt" */
export function asIf(verb: VerbPhrase, clause: string): VerbPhrase {
  return {
    command: `${verb.command}, als ${clause}`,
    infinitive: `${verb.infinitive}, als ${clause}`,
    along: (adverb) => asIf(along(verb, adverb), clause),
  }
}

/** An adverb stands before the objects, but behind a pronoun: "heile sie stattdessen vollständig". */
function withAdverb(objects: string, adverb: string): string {
  const [first, ...rest] = objects.split(' ')
  return isPronoun(first) ? [first, adverb, ...rest].join(' ') : `${adverb} ${objects}`
}
const PRONOUNS = new Set(['er', 'sie', 'es', 'ihn', 'ihm', 'ihr', 'ihnen'])

export function isPronoun(text: string): boolean {
  return PRONOUNS.has(text)
}

/** "stiehl stattdessen 1 Æmber" */
export function along(verb: VerbPhrase, adverb: string): VerbPhrase {
  return verb.along?.(adverb) ?? { command: `${verb.command} ${adverb}`, infinitive: `${adverb} ${verb.infinitive}` }
}

/** A relative clause or participle at the end is closed by a comma where the sentence goes on. */
function closed(objects: string): string {
  return /, (?:die|der|das|den|dem|deren|dessen|verringert) [^,.:“)]*$/.test(objects) ? `${objects},` : objects
}

/** What somebody does: a command to the reader, a statement about others ("lege … ab", "jeder Spieler legt … ab"). */
export function acts(who: Persona, command: string, objects: string, infinitive: string, particle = ''): VerbPhrase {
  if (who.you) return does(command, objects, infinitive, particle)
  const all = [objects, particle].filter(Boolean).join(' ')
  return statement(who.nom, command.replace(/e?$/, 't').replace(/lasst$/, 'lässt'), all, `${who.acc} ${objects} ${infinitive} lassen`)
}

/** The main clause after a clause or "andernfalls": the verb comes first. Commands have it there already. */
export function inverted(verb: VerbPhrase): string {
  return verb.inverted ?? verb.command
}

/** "eine Kreatur erbeutet 1 Æmber": a statement about somebody. */
export function statement(subject: string, verb: string, objects: string, infinitive: string): VerbPhrase {
  const join = (...words: readonly string[]) => words.filter(Boolean).join(' ')
  return {
    command: join(subject, verb, objects),
    infinitive,
    inverted: join(verb, subject, objects),
    along: (adverb) => statement(subject, verb, withAdverb(objects, adverb), `${adverb} ${infinitive}`),
  }
}

export const YOU: Persona = {
  nom: 'du',
  dat: 'dir',
  acc: 'dich',
  you: true,
  possessive: (noun, gender, kase, plural = false) => `dein${ending(gender, kase, plural)} ${noun}`,
}

/** The opponent, named before. */
export const ER: Persona = {
  nom: 'er',
  dat: 'ihm',
  acc: 'ihn',
  you: false,
  possessive: (noun, gender, kase, plural = false) => `sein${ending(gender, kase, plural)} ${noun}`,
}

/** A player who acts: what is theirs is "sein". */
export function of(who: Persona): Persona {
  return { ...who, possessive: ER.possessive }
}

export const OPPONENT: Persona = {
  nom: 'dein Gegner',
  dat: 'deinem Gegner',
  acc: 'deinen Gegner',
  you: false,
  possessive: (noun, gender, kase, plural = false) => `${DER[plural ? 'p' : gender][kase]} ${noun} deines Gegners`,
}

export function persona(nom: string, dat: string, acc: string, gen: string): Persona {
  return {
    nom,
    dat,
    acc,
    you: false,
    possessive: (noun, gender, kase, plural = false) => `${DER[plural ? 'p' : gender][kase]} ${noun} ${gen}`,
  }
}

/** "jeder Spieler ohne geschmiedeten Schlüssel", and none of them. */
export function eachPlayer(which = ''): Persona {
  const all = ['Spieler', which].filter(Boolean).join(' ')
  const genitive = ['Spielers', which].filter(Boolean).join(' ')
  return { ...persona(`jeder ${all}`, `jedem ${all}`, `jeden ${all}`, `jedes ${genitive}`), none: `kein ${all}` }
}

export function join(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts[parts.length - 1]}`
}

export function sentence(text: string): string {
  return capital(ended(text))
}

/** With a period at its end, unless it has one. */
export function ended(text: string): string {
  return /(:|\.“*)$/.test(text) ? text : `${text}.`
}
