// Reads what people bring: one deck in any form, or a collection that was exported. Nothing is dropped without a word.
import { capital } from '../../ability/text/capital.ts'
import { identityOf, readDeckObject, readDeckText, sayFault, type DeckFault } from '../../games/keyforge/index.ts'
import { LANGUAGES, type Language } from '../protocol.ts'
import { parseCollection } from './collection.ts'
import type { FaultLine, ReadDeck, Reading, Refusal } from './view.ts'
import { deckWords } from './words.ts'

export function readText(text: string): Reading {
  const collection = parseCollection(text)
  if (collection === undefined) {
    const read = readDeckText(text)
    if (!read.ok) return { decks: [], refused: [{ faults: tellFaults(read.error) }] }
    const { deck, set, legacies, skipped } = read.value
    return { decks: [{ id: identityOf(deck), deck, ...(set && { set }), ...(legacies && { legacies }), skipped }], refused: [] }
  }
  if (collection.newer !== undefined) return { decks: [], refused: [{ faults: [tellText('newerFile', String(collection.newer))] }] }
  const decks: ReadDeck[] = []
  const refused: Refusal[] = collection.unread.map(() => ({ faults: [tellText('noDeckInFile', '')] }))
  for (const kept of collection.decks) {
    const read = readDeckObject(kept.deck)
    if (read.ok) decks.push({ ...kept, id: identityOf(read.value.deck), deck: read.value.deck, skipped: [] })
    else refused.push({ name: kept.deck.name, faults: tellFaults(read.error) })
  }
  return { decks, refused }
}

export function tellFaults(faults: readonly DeckFault[]): FaultLine[] {
  return faults.map((fault) => ({
    text: inAll((language) => sentence(sayFault(fault, language))),
    ...(fault.line && { line: fault.line }),
  }))
}

/** A fault of what stands around decks, in the words of the page. */
export function tellText(fault: 'badSeed' | 'newerFile' | 'noDeckInFile', given: string): FaultLine {
  return { text: inAll((language) => deckWords(language)[fault](given.slice(0, 40))) }
}

/** What is wrong with a name for a deck; undefined when it may be given. */
export function checkName(name: string): FaultLine | undefined {
  const read = readDeckObject({ name, houses: ['dis', 'logos', 'mars'], cards: [] })
  return read.ok ? undefined : tellFaults(read.error.filter(({ code }) => code === 'bad-name'))[0]
}

function inAll(say: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>
}

function sentence(text: string): string {
  return `${capital(text)}${text.endsWith('?') ? '' : '.'}`
}
