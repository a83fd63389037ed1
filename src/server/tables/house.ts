// What keepers of tables need of the server they are in.
import type { Table } from '../../play/table/state.ts'
import type { Engines } from '../engines.ts'
import type { Store } from '../store/store.ts'
import type { Computers } from './computers.ts'
import type { Herald } from './herald.ts'
import type { Keeper } from './keeper.ts'
import type { Neighbours } from './neighbours.ts'

export interface House {
  readonly engines: Engines
  readonly computers: Computers
  /** Whether anything is taken now. */
  readonly ready: boolean
  /** Other servers with the same database; undefined for one that is alone. */
  readonly neighbours: Neighbours | undefined
  /** Tells those who are not here that a table waits for them. */
  readonly herald: Herald | undefined
  store(): Store
  /** Changes ratings, where the game that has ended counts. */
  rate(table: Table): Promise<void>
  /** Opens the next game of those who have agreed on one. */
  openNext(table: Table): Promise<void>
  /** Nobody needs the table in memory any more. */
  forget(keeper: Keeper): void
  /** Something that must not happen has happened, and is mended as well as it can be. */
  report(problem: unknown, table: string): void
}
