import type { Language } from '../ability/language.ts'
import { defaultDecks, generateDeck, houseOfName, readDeckText, sayFault } from '../games/keyforge/index.ts'
import type { DeckFault, DeckReading, Pod } from '../games/keyforge/index.ts'
import type { Result } from '../kernel/game.ts'
import { Failure } from './failure.ts'
import { readText } from './files.ts'
import { readSeed } from './input.ts'

const LINE: Readonly<Record<Language, string>> = { en: 'line', de: 'Zeile', it: 'riga' }

/** The set that decks named by a seed alone are of, `random:wc:7` names another. */
const SET = 'cota'

/** Reads a KeyForge deck from a file of any known form; `default:1` is the first of those always there, `random:7` is made from a seed. */
export function readDeckFile(file: string): Result<DeckReading, DeckFault[]> {
  const [, source, which] = /^(default|random):(.*)$/.exec(file) ?? []
  if (source === 'default') {
    const deck = /^[1-9]$/.test(which) ? defaultDecks[Number(which) - 1] : undefined
    if (deck !== undefined) return { ok: true, value: { deck, set: SET, skipped: [] } }
    throw new Failure(`There is no deck "${file}". The decks always there are default:1 to default:${defaultDecks.length}.`)
  }
  if (source === 'random') {
    const [, set = SET, seed] = /^(?:([a-z][a-z0-9]*):)?(.*)$/.exec(which) as RegExpExecArray
    const made = generateDeck(set, readSeed(seed))
    return made.ok ? { ok: true, value: { deck: made.value, set, skipped: [] } } : { ok: false, error: [made.error] }
  }
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
  throw new Failure(`${tellFault(file, read.error[0], 'en')}${rest}`)
}

/** A pod as it is named: a deck and a house of it, such as `mine.txt:dis` or `random:woe:7:mars`. */
export function readPod(text: string): Pod {
  const at = text.lastIndexOf(':')
  const house = houseOfName(text.slice(at + 1))
  if (at < 1 || house === undefined)
    throw new Failure(`"${text}" is no pod: name a deck and one of its houses, such as mine.txt:dis or default:1:mars.`)
  return { deck: requireDeck(text.slice(0, at)), house }
}

/** A fault as one line that names the file. */
export function tellFault(file: string, fault: DeckFault, language: Language): string {
  const said = sayFault(fault, language)
  return `${file}${fault.line === undefined ? '' : `, ${LINE[language]} ${fault.line}`}: ${said}${said.endsWith('?') ? '' : '.'}`
}
