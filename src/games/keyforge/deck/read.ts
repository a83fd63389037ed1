import type { Result } from '../../../kernel/game.ts'
import { isObject, readDeckObject } from './check.ts'
import type { DeckReading } from './check.ts'
import { shorten } from '../../../kernel/excerpt.ts'
import { faultOf } from './fault.ts'
import type { DeckFault } from './fault.ts'
import { findLists, linesOf, readList } from './list.ts'
import { readMasterVault } from './master-vault.ts'

/** The JSON of a deck has some ten thousand characters. */
const LONGEST_TEXT = 2_000_000

/** What is copied from a browser's bar instead of what stands behind it. */
const ADDRESS = /^\s*https?:\/\/\S+\s*$/i

/** Reads a deck from text of any known form: a list, JSON of the Master Vault, or JSON as records hold it. */
export function readDeckText(text: string): Result<DeckReading, DeckFault[]> {
  if (text.length > LONGEST_TEXT) return { ok: false, error: [faultOf('too-large', ['tooLarge', text.length, LONGEST_TEXT])] }
  if (ADDRESS.test(text)) return { ok: false, error: [faultOf('no-deck', ['address'])] }
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (problem) {
    if (!/^\uFEFF?\s*[{[]/.test(text)) return readList(text)
    const detail = shorten(problem instanceof Error ? problem.message.replace(/\s+/g, ' ') : '')
    return { ok: false, error: [faultOf('no-json', ['notJson', detail])] }
  }
  return isObject(value) && 'data' in value ? readMasterVault(value) : readDeckObject(value)
}

/** A deck among others of a text, from a line on. */
export interface DeckText {
  readonly text: string
  /** From 1. */
  readonly line: number
}

/** Parts a text that holds several decks: lists one below the other, or a JSON list of decks. Any other text is one part. */
export function separateDecks(text: string): readonly DeckText[] {
  const whole = { text, line: 1 }
  if (/^\uFEFF?\s*[{[]/.test(text)) {
    const decks = parseDecks(text)
    return decks === undefined ? [whole] : decks.map((deck) => ({ text: JSON.stringify(deck), line: 1 }))
  }
  const lines = linesOf(text)
  const starts = findLists(lines)
  if (starts.length === 1) return [whole]
  return starts.map((start, i) => ({ text: lines.slice(start, starts[i + 1]).join('\n'), line: start + 1 }))
}

/** The decks of a JSON list that holds nothing else. */
function parseDecks(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return Array.isArray(value) && value.length > 0 && value.every(isObject) ? value : undefined
  } catch {
    return undefined
  }
}
