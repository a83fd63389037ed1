// The three words of a table: bits of a hash of its id, which the database can make too.
import { createHash } from 'node:crypto'
import { LIST, WORDS } from '../../play/table/spoken.ts'

/** So many bits choose a word: the list has 1,024. */
const BITS = 10
/** Of the hash; what of it no word says may be anything. */
const DIGITS = 8
const FREE = 4 * DIGITS - BITS * WORDS

/** Of an id that nobody can guess: they hide nothing of it that could be found out, so that any hash is good enough. */
export function wordsOf(table: string): string {
  const hash = Number.parseInt(createHash('md5').update(table).digest('hex').slice(0, DIGITS), 16)
  return Array.from({ length: WORDS }, (_, i) => LIST[(hash >>> (FREE + BITS * (WORDS - 1 - i))) % LIST.length]).join('-')
}

/** How the hash of the id begins, in as many ways as there are. */
export function hashesOf(words: readonly string[]): readonly string[] {
  const first = words.reduce((sum, word) => sum * LIST.length + LIST.indexOf(word), 0) * 2 ** FREE
  return Array.from({ length: 2 ** FREE }, (_, i) => (first + i).toString(16).padStart(DIGITS, '0'))
}
