import type { Language } from '../../ability/language.ts'
import { beside as de } from './de.ts'
import { beside as en } from './en.ts'
import { beside as it } from './it.ts'

/** What every client says beside options and lines of the log. */
export interface BesideWords {
  /** It is certain that an option changes nothing. */
  readonly nothing: string
  /** What depends on the answer to the question that follows. */
  readonly asChosen: (text: string) => string
  /** What may come of an option. */
  readonly perhaps: (text: string) => string
  /** What everybody counts, in a log and at the end. */
  readonly counts: Readonly<Record<string, string>>
}

/** For who has all languages at hand. */
export const BESIDE_WORDS: Readonly<Record<Language, BesideWords>> = { en, de, it }
