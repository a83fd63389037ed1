import type { Gender as GermanGender } from '../../ability/text/de.ts'
import type { Gender as ItalianGender } from '../../ability/text/it.ts'

/**
 * A glossary says how the things of a game are called in one language: the only place where a term is chosen. Cards, prompts, log lines,
 * buttons and the page `docs/glossary.md` take their words from it; `test/glossary` finds one that says it otherwise.
 */

/** One, and several, in English where that does not only add an "s". */
export type EnglishNoun = readonly [one: string, many?: string]
export type GermanNoun = readonly [one: string, many: string, gender: GermanGender]
export type ItalianNoun = readonly [one: string, many: string, gender: ItalianGender]

/** What is told a player, how it is called, and what has been done so, in English where that is irregular; a German particle stands behind its objects. */
export type EnglishAct = readonly [command: string, done?: string]
export type GermanAct = readonly [command: string, infinitive: string, done: string, particle?: string]
/** What has been done is masculine. */
export type ItalianAct = readonly [command: string, infinitive: string, done: string]
