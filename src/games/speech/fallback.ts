import type { Language } from '../../ability/language.ts'
import type { Decision, DecisionKind, OptionView } from '../../kernel/decision.ts'
import type { GameEvent } from '../../kernel/event.ts'
import { nameCards, reasonText, withSource } from './frame.ts'
import type { Speaker, SpeechContext } from './frame.ts'
import { german } from './words/de.ts'
import { english } from './words/en.ts'
import { italian } from './words/it.ts'

/** What every game asks and offers alike, and a readable rest for verbs that only one game has. */
export interface Wording {
  readonly prompts: Readonly<Record<DecisionKind, string>>
  readonly verbs: Readonly<Record<string, string>>
  /** What happened, behind who did it. */
  readonly events: Readonly<Record<string, string>>
  /** "(2 to 4, 1 chosen)" */
  picks(decision: Decision): string
  readonly left: string
  readonly right: string
  readonly option: string
  /** Labels of an observation; a name without one is shown as it is. */
  readonly labels: Readonly<Record<string, string>>
  readonly none: string
  readonly yes: string
  readonly no: string
}

const WORDS: Readonly<Record<Language, Wording>> = { en: english, de: german, it: italian }

/** A speaker for a game that has none of its own: verb and names, in three languages. */
export function speakPlainly(language: Language, context: SpeechContext): Speaker {
  const words = WORDS[language]
  return {
    prompt(decision) {
      const { kind, source } = decision
      const sentence =
        kind === 'target' ? `${words.prompts.target}${decision.max > 1 ? ` ${words.picks(decision)}` : ''}.` : words.prompts[kind]
      return withSource(language, context, source, sentence)
    },
    option: (view) => plainOption(language, context, words, view),
    event: (event) => plainEvent(language, context, words, event),
    reason: (reason) => reasonText(language, context, reason),
    table: (observation) => showFacts(words, context, observation, ''),
  }
}

function plainOption(language: Language, context: SpeechContext, words: Wording, view: OptionView): string {
  const { verb, card, target, seat, place, amount, mode } = view
  const parts = [verb === 'mode' ? `${words.option} ${(mode ?? 0) + 1}` : (words.verbs[verb] ?? spaced(verb.replaceAll('-', ' ')))]
  const name = (one: number) => (context.cardId(one) === undefined ? String(one) : nameCards(language, context, [one]))
  if (card !== undefined && card >= 0) parts.push(name(card))
  if (target !== undefined && target >= 0) parts.push(card === undefined ? name(target) : `→ ${name(target)}`)
  if (seat !== undefined) parts.push(context.seatName(seat))
  if (place !== undefined) parts.push(place === 'left' ? words.left : place === 'right' ? words.right : String(place))
  for (const more of [view.house, view.color, view.name, view.trait, view.as]) if (more !== undefined) parts.push(context.cardName(more))
  if (amount !== undefined) parts.push(String(amount))
  if (view.ability !== undefined && view.ability > 0) parts.push(`(${view.ability + 1})`)
  return parts.join(' ')
}

function plainEvent(
  language: Language,
  context: SpeechContext,
  words: Wording,
  { kind, seat, source, cards, amount, name }: GameEvent,
): string {
  const parts = [words.events[kind] ?? spaced(kind).toLowerCase()]
  if (cards.length > 0) parts.push(nameCards(language, context, cards))
  if (name !== undefined) parts.push(name)
  if (amount !== 0) parts.push(String(amount))
  if (source >= 0 && !cards.includes(source)) parts.push(`(${nameCards(language, context, [source])})`)
  return `${seat >= 0 ? `${context.seatName(seat)}: ` : ''}${parts.join(' ')}`
}

/** Any observation as indented lines: numbers and words on one line, things below it. */
function showFacts(words: Wording, context: SpeechContext, facts: unknown, indent: string): string[] {
  if (facts === null || typeof facts !== 'object') return [`${indent}${showValue(words, context, facts)}`]
  const lines: string[] = []
  const short: string[] = []
  for (const [key, value] of Object.entries(facts)) {
    if (value === undefined || key === 'decision') continue
    const label = Array.isArray(facts) ? String(Number(key) + 1) : (words.labels[key] ?? spaced(key).toLowerCase())
    const named = nameOf(context, value)
    if (named !== undefined) short.push(`${label} ${named}`)
    else if (typeof value !== 'object' || value === null) short.push(`${label} ${showValue(words, context, value)}`)
    else if (isFlat(context, value)) {
      const list = Object.values(value).map((item) => nameOf(context, item) ?? showValue(words, context, item))
      lines.push(`${indent}${label}: ${list.length === 0 ? words.none : countAlike(list).join(', ')}`)
    } else lines.push(`${indent}${label}:`, ...showFacts(words, context, value, `${indent}  `))
  }
  return short.length === 0 ? lines : [`${indent}${short.join(', ')}`, ...lines]
}

/** A list of plain values or of cards that are known by nothing but their name. */
function isFlat(context: SpeechContext, value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null || nameOf(context, item) !== undefined)
}

/** Neighbors that are alike as one: "Troll ×3". */
function countAlike(items: readonly string[]): string[] {
  const runs: { item: string; n: number }[] = []
  for (const item of items) {
    const last = runs[runs.length - 1]
    if (last?.item === item) last.n++
    else runs.push({ item, n: 1 })
  }
  return runs.map(({ item, n }) => (n === 1 ? item : `${item} ×${n}`))
}

/** The name of a card reference, with its numbers behind it. */
function nameOf(context: SpeechContext, value: unknown): string | undefined {
  if (value === null || typeof value !== 'object' || !('id' in value) || typeof value.id !== 'string') return undefined
  const details = Object.entries(value)
    .filter(([key, fact]) => key !== 'card' && ((typeof fact === 'number' && fact !== 0) || fact === true))
    .map(([key, fact]) => (fact === true ? spaced(key).toLowerCase() : `${spaced(key).toLowerCase()} ${fact}`))
  return details.length === 0 ? context.cardName(value.id) : `${context.cardName(value.id)} (${details.join(', ')})`
}

function showValue(words: Wording, context: SpeechContext, value: unknown): string {
  if (value === true) return words.yes
  if (value === false) return words.no
  if (typeof value === 'string') return context.cardName(value)
  return value === null || value === undefined ? words.none : String(value)
}

/** "drawCard" as "Draw card". */
function spaced(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
