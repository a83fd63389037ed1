import type { Language } from '../../ability/language.ts'
import type { Decision, OptionView, Reason } from '../../kernel/decision.ts'
import type { GameEvent } from '../../kernel/event.ts'

/** A game's words for people, in one language. Every client shows these and makes up none of its own. */
export interface Speaker {
  /** What is asked, as a sentence. */
  prompt(decision: Decision): string
  /** One option as a short sentence. */
  option(view: OptionView): string
  /** A line of the log; undefined for what nobody wants to read. */
  event(event: GameEvent): string | undefined
  /** Why something is not possible. */
  reason(reason: Reason): string
  /** What a seat sees, as lines of plain text: for terminals and screen readers. */
  table(observation: unknown): string[]
}

/** What the words need to know of the running game. */
export interface SpeechContext {
  /** Id of a card by its index; undefined for one that is hidden or outside the game. */
  cardId(card: number): string | undefined
  /** The name of a card by its id; anything else comes back as it is. */
  cardName(id: string): string
  seatName(seat: number): string
  /** The seat that reads, which is called "you". */
  readonly viewer?: number
  /** The seat on the same side as this one, where two play together. */
  readonly partnerOf?: (seat: number) => number
  /** The text of a rule by its id, when the client has the rules at hand. */
  readonly ruleText?: (id: string) => string | undefined
}

export type Speak = (language: Language, context: SpeechContext) => Speaker

/** A card name in a sentence: quoted where a bare one would want an article. */
export function quoteName(language: Language, name: string): string {
  if (language === 'de') return `„${name}“`
  return language === 'it' ? `“${name}”` : name
}

/** "A", "A and B", "A, B and C". */
export function joinNames(language: Language, names: readonly string[]): string {
  const and = { en: ' and ', de: ' und ', it: ' e ' }[language]
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names[names.length - 1]}`
}

/** The cards by name; those that the reader may not know are counted. */
export function nameCards(language: Language, context: SpeechContext, cards: readonly number[]): string {
  const names: string[] = []
  let hidden = 0
  for (const card of cards) {
    const id = card < 0 ? undefined : context.cardId(card)
    if (id === undefined) hidden++
    else names.push(quoteName(language, context.cardName(id)))
  }
  if (hidden > 0) names.push(countCards(language, hidden))
  return joinNames(language, names)
}

/** "a card", "3 cards". */
export function countCards(language: Language, n: number): string {
  const [one, many] = { en: ['a card', 'cards'], de: ['eine Karte', 'Karten'], it: ['una carta', 'carte'] }[language]
  return n === 1 ? one : `${n} ${many}`
}

/** The source of a sentence in front of it, when a card asks. */
export function withSource(language: Language, context: SpeechContext, source: number, sentence: string): string {
  return source < 0 ? sentence : `${nameCards(language, context, [source])}: ${sentence}`
}

/** A reason in the words of the rules, with the number under which they can be looked up; `details` are its facts in words. */
export function reasonText(language: Language, context: SpeechContext, { rule, card, facts }: Reason, details = named(facts)): string {
  const number = { en: 'rule', de: 'Regel', it: 'regola' }[language]
  const text = context.ruleText?.(rule)
  const cause = card === undefined || card < 0 ? '' : `${nameCards(language, context, [card])}: `
  const detail = details.length === 0 ? '' : ` (${details.join(', ')})`
  return text === undefined ? `${cause}${number} ${rule}${detail}` : `${cause}${text}${detail} [${rule}]`
}

function named(facts: Reason['facts']): string[] {
  return Object.entries(facts ?? {}).map(([name, value]) => `${name} ${value}`)
}

/** Kinds that happen card by card and are told at once. */
const TOGETHER: readonly string[] = ['archive', 'banish', 'deal', 'draw', 'drop', 'march', 'mill', 'ready', 'roll', 'wound']

/** Runs of like events as one, so that a log says "draws 3 cards"; what was rolled is named roll by roll, parted by spaces. */
export function joinEvents(events: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = []
  for (const event of events) {
    const last = joined[joined.length - 1]
    const alike =
      last !== undefined && last.kind === event.kind && last.seat === event.seat && last.source === event.source && last.seen === event.seen
    const rolls = event.kind === 'roll'
    if (alike && TOGETHER.includes(event.kind) && last.rule === event.rule && (rolls || last.name === event.name)) {
      const names = rolls ? { name: `${last.name} ${event.name}` } : {}
      joined[joined.length - 1] = { ...last, ...names, cards: [...last.cards, ...event.cards], amount: last.amount + event.amount }
    } else joined.push(event)
  }
  return joined
}
