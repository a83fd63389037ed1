import { readDeckText } from '../games/keyforge/index.ts'
import type { DeckFault, DeckReading } from '../games/keyforge/index.ts'
import type { Result } from '../kernel/game.ts'
import { Failure } from './failure.ts'
import { readText } from './input.ts'

/** Reads a KeyForge deck from a file of any known form. */
export function readDeckFile(file: string): Result<DeckReading, DeckFault[]> {
  if (/^https?:\/\//i.test(file))
    throw new Failure(`"${file}" is an address; decks are read from files only. Save the deck’s JSON in a file and give its path.`)
  return readDeckText(readText(file, 'The deck'))
}

/** The deck of a file for another command: a bad one is refused in one line. */
export function requireDeck(file: string): DeckReading {
  const read = readDeckFile(file)
  if (read.ok) return read.value
  const more = read.error.length - 1
  const rest = more === 0 ? '' : ` ${more === 1 ? 'One more fault is' : `${more} more faults are`} told by "catena deck check".`
  throw new Failure(`${tellFault(file, read.error[0])}${rest}`)
}

/** A fault as one line that names the file. */
export function tellFault(file: string, { line, message }: DeckFault): string {
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${message}${message.endsWith('?') ? '' : '.'}`
}
