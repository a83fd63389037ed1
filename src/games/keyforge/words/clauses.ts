import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Ability, Arg, Node, Who } from '../../../ability/tree.ts'
import { isNode, visit } from '../../../ability/tree.ts'
import type { Statement } from '../../../ability/text/reader.ts'
import { after } from './abilities.ts'

/** Abilities as parts of one sentence: how several are joined, and how they stand after a duration or a condition. */

/**
 * The parts of one sentence: a subject that stays the same is said once, and so is a verb ("gets +1 power and gains taunt").
 * `known`: a subject that was named just before, and what it is called now.
 */
function once(
  t: en.English | de.German | it.Italian,
  list: readonly Ability[],
  known?: readonly [name: string, pronoun: string],
): string[] {
  const said = list.map((ability) => t.statement(ability))
  return said.map((one, i) => {
    if (one === undefined) return t.clause(list[i])
    const before = i === 0 ? undefined : said[i - 1]
    const rest = withoutShared(one, said[i + 1])
    if (before?.subject !== one.subject) return words(one.subject === known?.[0] ? known[1] : one.subject, one.verb, rest)
    return before.verb === one.verb ? rest : words(one.verb, rest)
  })
}

/** What both are counted by is said once, with the last of them: "gets +1 power and +1 armor for each upgrade on it". */
function withoutShared(one: Statement, next: Statement | undefined): string {
  if (next === undefined || next.subject !== one.subject || next.verb !== one.verb) return one.rest
  const counted = / (?:for each|für jede[nrs]?|per ogni) .*$/.exec(one.rest)?.[0]
  return counted !== undefined && next.rest.endsWith(counted) ? one.rest.slice(0, -counted.length) : one.rest
}

const words = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')

const mentionsIt = (effects: readonly Arg[]) => {
  let found = false
  visit(effects as Arg, ({ word }) => {
    found ||= word === 'it'
  })
  return found
}

/** May both be said in one sentence: what the same cards get and gain? */
export function isJoint(a: Ability, b: Ability): boolean {
  const noun = (ability: Ability) => ability.args.find((arg) => isNode(arg) && (arg as Node).is === 'noun')
  const plain = (ability: Ability) =>
    ability.word === 'power' ||
    ability.word === 'armor' ||
    (ability.word === 'gains' && ability.args.every((arg) => (arg as Node).is === 'noun' || (arg as Node).word === 'keyword'))
  return plain(a) && plain(b) && JSON.stringify(noun(a)) === JSON.stringify(noun(b))
}

// ---- English

/** "each friendly creature gets +1 power and gains taunt"; `named` was named just before, here it is "it". */
export function enClauses(t: en.English, list: readonly Ability[], named?: string): string {
  return en.join(once(t, list, named === undefined ? undefined : [named, 'it']), ' and ')
}

/** What holds for a time: "for the remainder of the turn, gain 1 Æmber each time a friendly creature fights"; `named` as in `enClauses`. */
export function enDuring(t: en.English, start: string, list: readonly Ability[], player?: Who, named?: string): string {
  const [one] = list
  // what has its moment needs no duration
  if (list.length === 1 && one.word === 'at') return t.clause(one)
  const read = (): string => {
    const only = list.length === 1 ? after.argsOf(list[0]) : undefined
    if (only === undefined) return enClauses(t, list, named)
    const [event, ...effects] = only
    const { now } = t.event(event)
    if (mentionsIt(effects)) return `each time ${now}, ${t.effects(effects)}`
    return `${t.effects(effects)} each time ${now}`
  }
  return `${start}, ${player === undefined ? read() : t.afterNaming(player, read)}`
}

// ---- German

/** "jede andere befreundete Kreatur erhält +1 Stärke und gewinnt „Gift“" */
export function deClauses(t: de.German, list: readonly Ability[]): string {
  return de.join(once(t, list), ' und ')
}

/** Clauses after something that stands first: the verb before its subject; the same subject and the same verb are said once. */
function deInverted(t: de.German, list: readonly Ability[]): string {
  const said = list.map((ability) => t.statement(ability))
  const parts = said.map((one, i) => {
    if (one === undefined) return t.watch(list[i]) === undefined ? `gilt: ${t.clause(list[i])}` : t.clause(list[i])
    const before = i === 0 ? undefined : said[i - 1]
    if (one.subject !== before?.subject) return words(one.verb, one.subject, one.rest)
    return one.verb === before.verb ? one.rest : words(one.verb, one.rest)
  })
  return de.join(parts, ' und ')
}

/** A time that is a clause is closed by a comma, and has one before it where it does not stand first. */
export interface TimeClause {
  readonly clause: string
}

/** "im nächsten Zug deines Gegners kann keine feindliche Kreatur …", "jedes Mal, wenn in diesem Zug …, erhalte …" */
export function deDuring(t: de.German, time: string | TimeClause, when: string, list: readonly Ability[], player?: Who): de.VerbPhrase {
  const [one] = list
  const watch = list.length === 1 ? t.watch(one) : undefined
  if (watch !== undefined) {
    // behind something that stands first the verb comes before what it waits for: "ziehe 1 Karte jedes Mal, wenn …"
    const clause = watch.clause(when)
    return { ...de.whole(`${clause}, ${watch.then}`), inverted: `${watch.then}${clause.startsWith('jedes Mal') ? '' : ','} ${clause}` }
  }
  if (list.length === 1 && one.word === 'at') return { ...de.whole(t.clause(one)), inverted: t.clause(one) }
  const read = () => deInverted(t, list)
  const start = typeof time === 'string' ? time : `${time.clause},`
  const said = de.whole(`${start} ${player === undefined ? read() : t.afterNaming(player, read)}`)
  const parts = t.statement(one)
  if (parts === undefined) return said
  const { verb, subject, rest } = parts
  const later = typeof time === 'string' ? ` ${start}` : `, ${start}`
  // a player whose turn it is is named before it: "überspringt dein Gegner in seinem nächsten Zug"
  const own = player !== undefined && subject === t.seat(player).nom
  const inverted = own
    ? `${verb} ${subject} ${when} ${rest}`
    : subject === 'du' || de.isPronoun(subject)
      ? `${verb} ${subject}${later} ${rest}`
      : `${verb}${later} ${subject} ${rest}`
  return { ...said, inverted: list.length === 1 ? inverted : `${inverted} und ${deInverted(t, list.slice(1))}` }
}

/** "solange du am Zug bist, …"; what is watched comes before it: "jedes Mal, wenn …, während …, …" */
export function deWhile(t: de.German, since: 'solange' | 'falls', condition: string, list: readonly Ability[]): string {
  const watch = list.length === 1 ? t.watch(list[0]) : undefined
  return watch === undefined ? `${since} ${condition}, ${deInverted(t, list)}` : `${watch.clause()}, während ${condition}, ${watch.then}`
}

// ---- Italian

/** `named` was named just before; here the verb alone says it. */
export function itClauses(t: it.Italian, list: readonly Ability[], named?: string): string {
  return it.join(once(t, list, named === undefined ? undefined : [named, '']), ' e ')
}

export function itDuring(t: it.Italian, start: string, list: readonly Ability[], player?: Who, named?: string): string {
  if (list.length === 1 && list[0].word === 'at') return t.clause(list[0])
  const read = () => itClauses(t, list, named)
  return `${start}, ${player === undefined ? read() : t.afterNaming(player, read)}`
}
