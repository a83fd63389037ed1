import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Ability, Arg, Node, Noun, Who } from '../../../ability/tree.ts'
import { isNode, visit } from '../../../ability/tree.ts'
import { after } from './abilities.ts'
import { BOLD_END } from './bold.ts'

/** Abilities as parts of one sentence: how several are joined, and how they stand after a duration or a condition. */

const firstNode = (ability: Ability) => ability.args.find((arg) => isNode(arg)) as Node | undefined
/** Words whose sentence says what their noun is, gets or does. */
const ABOUT_NOUN = new Set([
  'alsoBelongs',
  'areCopies',
  'staysExhausted',
  'considered',
  'power',
  'armor',
  'gains',
  'loses',
  'belongs',
  'countsAsFlank',
  'entersPlay',
  'cannot',
  'gainsText',
  'takesDouble',
])
const ABOUT_SEAT = new Set(['mustChooseHouse', 'skip', 'cannot'])

/** What the sentence of a static clause is about, as a node. */
export function subjectOf(ability: Ability): Node | undefined {
  if (!ABOUT_NOUN.has(ability.word) && !ABOUT_SEAT.has(ability.word)) return undefined
  return ability.args.find((arg) => isNode(arg) && ((arg as Node).is === 'noun' || (arg as Node).is === 'seat')) as Node | undefined
}

const same = (a: Node | undefined, b: Node | undefined) => a !== undefined && JSON.stringify(a) === JSON.stringify(b)
const bare = (text: string) => text.replace(BOLD_END, '').replace(/\.$/, '')
/** In the middle of a sentence, unless the card's own name starts it. */
const small = (text: string, self: string) => (text.startsWith(self) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** The sentences with their subject said once, and a verb that stays the same too: "gets +1 power and gains taunt". */
function once(list: readonly Ability[], texts: readonly string[], subjectText: (node: Node) => string): string[] {
  return texts.map((text, i) => {
    const subject = i === 0 ? undefined : subjectOf(list[i])
    if (!same(subject, i === 0 ? undefined : subjectOf(list[i - 1]))) return text
    const start = `${subjectText(subject as Node)} `
    if (!text.startsWith(start)) return text
    const rest = text.slice(start.length)
    const [verb] = rest.split(' ')
    return texts[i - 1].startsWith(`${start}${verb} `) ? rest.slice(verb.length + 1) : rest
  })
}

const mentionsIt = (effects: readonly Arg[]) => {
  let found = false
  visit(effects as Arg, ({ word }) => {
    found ||= word === 'it'
  })
  return found
}

// ---- English

function enSubject(t: en.English, node: Node): string {
  return node.is === 'seat' ? t.seat(node as Who).subject : t.noun(node as Noun).text
}

/** "each friendly creature gets +1 power and gains taunt" */
export function enClauses(t: en.English, list: readonly Ability[], joint = ' and '): string {
  const texts = list.map((one) => small(bare(t.ability(one)), t.self))
  return en.join(
    once(list, texts, (node) => small(enSubject(t, node), t.self)),
    joint,
  )
}

/** What holds for a time: "for the remainder of the turn, gain 1 Æmber each time a friendly creature fights". */
export function enDuring(t: en.English, start: string, list: readonly Ability[], player?: Who): string {
  const [one] = list
  // what has its moment needs no duration
  if (list.length === 1 && one.word === 'at') return small(bare(t.ability(one)), t.self)
  const read = (): string => {
    const only = list.length === 1 ? after.argsOf(list[0]) : undefined
    if (only === undefined) return enClauses(t, list)
    const [event, ...effects] = only
    const { now } = t.event(event)
    if (mentionsIt(effects)) return `each time ${now}, ${t.effects(effects)}`
    return `${t.effects(effects)} each time ${now}`
  }
  return `${start}, ${player === undefined ? read() : t.afterNaming(player, read)}`
}

// ---- German

/** A clause after something that stands first: its verb comes before its subject. */
function deInverted(t: de.German, ability: Ability): string {
  const parts = t.statement(ability)
  return parts === undefined ? `gilt: ${bare(t.ability(ability))}` : `${parts.verb} ${parts.subject} ${parts.rest}`
}

/** Several of them; what comes after the same verb and subject follows without these. */
function deAllInverted(t: de.German, list: readonly Ability[]): string[] {
  return list.map((ability, i) => {
    const parts = t.statement(ability)
    const before = i === 0 ? undefined : t.statement(list[i - 1])
    if (parts !== undefined && parts.verb === before?.verb && parts.subject === before.subject) return parts.rest
    return ability.word === 'after' ? bare(small(t.ability(ability), t.self)) : deInverted(t, ability)
  })
}

/** "im nächsten Zug deines Gegners kann keine feindliche Kreatur …", "jedes Mal, wenn in diesem Zug …, erhalte …" */
export function deDuring(t: de.German, start: string, when: string, list: readonly Ability[], player?: Who): de.VerbPhrase {
  const [one] = list
  if (list.length === 1 && (one.word === 'after' || one.word === 'wouldBe' || one.word === 'takesMore')) {
    const text = bare(small(deTimed(t, one, when), t.self))
    return { command: text, infinitive: text }
  }
  if (list.length === 1 && one.word === 'at') {
    const text = small(bare(t.ability(one)), t.self)
    return { command: text, infinitive: text, inverted: text }
  }
  const read = () => deAllInverted(t, list)
  const command = `${start} ${de.join(player === undefined ? read() : t.afterNaming(player, read), ' und ')}`
  const parts = list.length === 1 ? t.statement(one) : undefined
  if (parts === undefined) return { command, infinitive: command }
  const { verb, subject, rest } = parts
  const time = start.endsWith(',') ? `, ${start}` : ` ${start}`
  const inverted = /^(du|sie|er|es|ihr|ihm|ihnen)$/.test(subject)
    ? `${verb} ${subject}${time} ${rest}`
    : `${verb}${time} ${subject} ${rest}`
  return { command, infinitive: command, inverted }
}

/** A watching or replacing ability with its time: behind a player who acts, else before all. */
export function deTimed(t: de.German, ability: Ability, when: string): string {
  const text = t.ability(ability)
  if (when === '') return text
  return text.replace(
    /^(Jedes Mal, wenn|Falls) (du |er |sie |dein Gegner )?/,
    (_all, start: string, player = '') => `${start} ${player}${when} `,
  )
}

/** "solange du am Zug bist, …" */
export function deWhile(t: de.German, condition: string, list: readonly Ability[]): string {
  const [one] = list
  // what is watched comes first, then when it is: "jedes Mal, wenn …, während …, …"
  if (list.length === 1 && (one.word === 'after' || one.word === 'afterDefeating' || one.word === 'wouldBe'))
    return t.ability(one).replace(/^(Jedes Mal, wenn [^,]+|Nachdem [^,]+|Falls [^,]+), /, `$1, während ${condition}, `)
  return de.sentence(`Solange ${condition}, ${de.join(deAllInverted(t, list), ' und ')}`)
}

// ---- Italian

function itSubject(t: it.Italian, node: Node): string {
  return node.is === 'seat' ? t.seat(node as Who).subject : t.noun(node as Noun).text
}

export function itClauses(t: it.Italian, list: readonly Ability[]): string {
  const texts = list.map((one) => small(bare(t.ability(one)), t.self))
  return it.join(
    once(list, texts, (node) => itSubject(t, node)),
    ' e ',
  )
}

export function itDuring(t: it.Italian, start: string, list: readonly Ability[], player?: Who): string {
  if (list.length === 1 && list[0].word === 'at') return small(bare(t.ability(list[0])), t.self)
  const read = () => itClauses(t, list)
  return `${start}, ${player === undefined ? read() : t.afterNaming(player, read)}`
}

/** May both be said in one sentence: what the same cards get and gain? */
export function isJoint(a: Ability, b: Ability): boolean {
  const plain = (ability: Ability) =>
    ability.word === 'power' ||
    ability.word === 'armor' ||
    (ability.word === 'gains' && ability.args.every((arg) => (arg as Node).is === 'noun' || (arg as Node).word === 'keyword'))
  return plain(a) && plain(b) && same(subjectOf(a), subjectOf(b)) && firstNode(a) !== undefined
}

/** "jede andere befreundete Kreatur erhält +1 Stärke und gewinnt „Gift“" */
export function deClauses(t: de.German, list: readonly Ability[]): string {
  const said = list.map((ability) => t.statement(ability))
  const texts = said.map((one, i) => {
    if (one === undefined) return bare(t.ability(list[i]))
    const before = i === 0 ? undefined : said[i - 1]
    if (before?.subject !== one.subject) return `${one.subject} ${one.verb} ${one.rest}`
    return before.verb === one.verb ? one.rest : `${one.verb} ${one.rest}`
  })
  return de.join(texts, ' und ')
}
