import type { Language } from '../../../ability/language.ts'
import { shorten } from '../../../kernel/excerpt.ts'
import { FAULT_WORDS } from './fault-words.ts'
import type { FaultWords, Given } from './fault-words.ts'

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
  | 'bad-tide'
  | 'unknown-card'
  | 'unknown-field'
  | 'unknown-house'
  | 'unknown-set'
  | 'wrong-count'
  | 'wrong-house'
  | 'wrong-type'

/** A sentence about a fault, and what it is filled with: plain data, said in any language by `sayFault`. */
export type FaultSentence = { [K in keyof FaultWords]: readonly [sentence: K, ...facts: Parameters<FaultWords[K]>] }[keyof FaultWords]

/** One fault: the thing, and what would make it right. Safe to print: what it quotes is cut short and shows hidden characters. */
export interface DeckFault extends FaultPlace {
  readonly code: DeckFaultCode
  readonly says: FaultSentence
  /** The sentence in English. */
  readonly message: string
}

export interface FaultPlace {
  /** The card as it was given, when the fault is one card's. */
  readonly card?: string
  /** The set as it was given, when a card is not known. */
  readonly set?: string
  /** The line of a list, from 1. */
  readonly line?: number
}

export function faultOf(code: DeckFaultCode, says: FaultSentence, place: FaultPlace = {}): DeckFault {
  return { code, says, message: saySentence(says, 'en'), ...place }
}

/** The fault in words, without a capital and a full stop. */
export function sayFault({ says }: DeckFault, language: Language): string {
  return saySentence(says, language)
}

function saySentence([sentence, ...facts]: FaultSentence, language: Language): string {
  // the type of a sentence holds its facts; the compiler does not follow them through the table
  return (FAULT_WORDS[language][sentence] as (...facts: readonly unknown[]) => string)(...facts)
}

/** Control, format, private and unassigned characters, and the two separators that act as line ends. */
const HIDDEN = /[\p{C}\u2028\u2029]/u
const LONGEST_NAME = 200

export function hasHidden(text: string): boolean {
  return HIDDEN.test(text)
}

/** What was given, for a message: text is shortened, with nothing in it that a terminal or a page would obey. */
export function quote(value: unknown): Given {
  if (typeof value === 'string') return { text: shorten(value) }
  if (Array.isArray(value)) return { kind: 'list' }
  if (value === undefined) return { kind: 'nothing' }
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? { value: String(value) } : { kind: 'object' }
}

/** What is wrong with the name of a deck; undefined when nothing is. A name is shown to other people, so it is plain text. */
export function faultOfName(name: unknown): DeckFault | undefined {
  const fault = (...says: FaultSentence): DeckFault => faultOf('bad-name', says)
  if (typeof name !== 'string') return fault('nameNotText', quote(name))
  if (name.trim() === '') return fault('noName')
  if (name.length > LONGEST_NAME) return fault('longName', name.length, LONGEST_NAME)
  const hidden = HIDDEN.exec(name)
  if (hidden !== null) return fault('hiddenInName', quote(name), quote(hidden[0]))
  return /[<>]/.test(name) ? fault('markupInName', quote(name)) : undefined
}
