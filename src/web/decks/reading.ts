// Reads what people bring: one deck in any form, or a collection that was exported. Nothing is dropped without a word.
import { capital } from '../../ability/text/capital.ts'
import { identityOf, readDeckObject, readDeckText, sayFault, separateDecks, type DeckFault } from '../../games/keyforge/index.ts'
import { LANGUAGES, type Language } from '../protocol.ts'
import { parseCollection } from './collection.ts'
import type { FaultLine, ReadDeck, Reading, Refusal } from './view.ts'
import { deckWords } from './words.ts'

export function readText(text: string): Reading {
  const collection = parseCollection(text)
  if (collection === undefined) return readSeveral(text)
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

function readSeveral(text: string): Reading {
  const decks: ReadDeck[] = []
  const refused: Refusal[] = []
  const parts = separateDecks(text)
  for (const part of parts) {
    const read = readDeckText(part.text)
    if (!read.ok) {
      const name = parts.length > 1 ? nameIn(part.text) : undefined
      refused.push({ ...(name && { name }), faults: tellFaults(read.error, part.line - 1) })
      continue
    }
    const { deck, set, legacies, skipped } = read.value
    decks.push({ id: identityOf(deck), deck, ...(set && { set }), ...(legacies && { legacies }), skipped })
  }
  return { decks, refused }
}

/** What a deck that was refused seems to be called, to be told from others. */
function nameIn(text: string): string | undefined {
  return (/^\s*(?:name|nome)\s*:\s*(.+)$/im.exec(text) ?? /"name"\s*:\s*"([^"]+)"/.exec(text))?.[1].trim()
}

/** `before`: so many lines stand above the text of the deck. */
export function tellFaults(faults: readonly DeckFault[], before = 0): FaultLine[] {
  return faults.map((fault) => ({
    text: inAll((language) => sentence(sayFault(fault, language))),
    ...(fault.line && { line: fault.line + before }),
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
