// The device at which somebody looks at a table of a server: a page, a terminal, a test.
import type { Language } from '../ability/language.ts'
import type { GameName } from '../games/register.ts'
import type { Opponent } from './company.ts'
import type { Surroundings } from './connection.ts'
import type { Voice } from './voice.ts'

export interface Device extends Surroundings {
  /** Milliseconds since 1970. */
  date(): number
  /** By which token the server knows who it is; pages have a cookie instead. */
  readonly token?: () => string
  /** The server does not know who it is, and shall from now on. */
  introduce(): Promise<void>
  /** What those are called who are named by their ids, as far as it can be learned. */
  readPlayers(table: string, ids: readonly string[]): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** Brings what the device says in a language besides the game. */
  bringLanguage(language: Language): Promise<void>
  /** What somebody is called who may have no name, and what a computer. */
  nameOf(name: string | undefined, language: Language): string
  nameComputer(level: Opponent, language: Language): string
  /** Texts of rules by their numbers. */
  readRules(game: GameName): Promise<NonNullable<Voice['ruleText']>>
  /** Events that are not worth a line; without it, those that the tables of the page show by themselves. */
  readonly silent?: readonly string[]
  /** Options say what would come of them: the server is asked for it. */
  readonly foresees?: boolean
}
