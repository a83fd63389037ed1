/** What is wrong with a deck that came from outside. */
export type DeckFaultCode =
  | 'bad-bonus'
  | 'bad-card'
  | 'bad-count'
  | 'bad-house'
  | 'bad-line'
  | 'bad-name'
  | 'no-cards'
  | 'no-deck'
  | 'no-json'
  | 'too-large'
  | 'unknown-card'
  | 'unknown-house'
  | 'unknown-set'
  | 'wrong-count'
  | 'wrong-house'
  | 'wrong-type'

/** One fault: the thing, and what would make it right. Safe to print: what it quotes is cut short and shows hidden characters. */
export interface DeckFault {
  readonly code: DeckFaultCode
  readonly message: string
  /** The card as it was given, when the fault is one card's. */
  readonly card?: string
  /** The set as it was given, when a card is not known. */
  readonly set?: string
  /** The line of a list, from 1. */
  readonly line?: number
}

/** Control, format, private and unassigned characters, and the two separators that act as line ends. */
const HIDDEN = /[\p{C}\u2028\u2029]/u
const ALL_HIDDEN = /[\p{C}\u2028\u2029]/gu
const LONGEST_QUOTE = 60
const LONGEST_NAME = 200

export function hasHidden(text: string): boolean {
  return HIDDEN.test(text)
}

/** What was given, for a message: text in quotes, shortened, with nothing in it that a terminal or a page would obey. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `"${shorten(value)}"`
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  return value === undefined ? 'nothing' : String(value)
}

export function shorten(text: string): string {
  const letters = Array.from(text.slice(0, LONGEST_QUOTE * 2))
  const cut = letters.length > LONGEST_QUOTE || text.length > LONGEST_QUOTE * 2 ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : text
  return cut.replace(ALL_HIDDEN, (letter) => `\\u{${(letter.codePointAt(0) as number).toString(16)}}`)
}

/** What is wrong with the name of a deck; undefined when nothing is. A name is shown to other people, so it is plain text. */
export function faultOfName(name: unknown): DeckFault | undefined {
  const fault = (message: string): DeckFault => ({ code: 'bad-name', message })
  if (typeof name !== 'string') return fault(`the name of the deck must be text, not ${quote(name)}`)
  if (name.trim() === '') return fault('the deck has no name; give it one')
  if (name.length > LONGEST_NAME) return fault(`the name of the deck is ${name.length} characters long, it may have ${LONGEST_NAME}`)
  const hidden = HIDDEN.exec(name)
  if (hidden !== null) return fault(`the name of the deck, ${quote(name)}, has the hidden character ${quote(hidden[0])}; take it out`)
  if (/[<>]/.test(name)) return fault(`the name of the deck, ${quote(name)}, must be plain text without "<" and ">"`)
  return undefined
}
