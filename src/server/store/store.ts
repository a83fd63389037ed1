// What the server keeps: on PostgreSQL when there is one, in a folder beside the program otherwise. The same queries do for both.
import path from 'node:path'
import { CompiledQuery } from 'kysely'
import { Accounts } from './accounts.ts'
import { Conduct } from './conduct.ts'
import { makeDatabase } from './database.ts'
import type { Engine } from './database.ts'
import { Dossiers } from './dossier.ts'
import { Entries } from './entries.ts'
import { lockFolder } from './folder-lock.ts'
import { Health } from './health.ts'
import type { State } from './health.ts'
import { LEASE, Leases } from './leases.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openPglite } from './pglite.ts'
import { Players } from './players.ts'
import { openPostgres } from './postgres.ts'
import { Ratings } from './ratings.ts'
import { newId } from './secret.ts'
import { Subscriptions } from './subscriptions.ts'
import { Tables } from './tables.ts'

export type { Challenge, OwnPasskey, Passkey } from './accounts.ts'
export type { Aversion, Ban, NewReport, Report } from './conduct.ts'
export type { Dossier } from './dossier.ts'
export type { Listing, Sitter, Snapshot, Story } from './entries.ts'
export { Superseded, Unavailable } from './fault.ts'
export type { State } from './health.ts'
export type { Keeper, Lease } from './leases.ts'
export type { NewToken, Player, Token } from './players.ts'
export type { PlayerRating, RatedGame, Rating, RatingChange } from './ratings.ts'
export type { AversionKind, PlayerKind, TableState, TokenKind } from './schema.ts'
export { newId, newTableId } from './secret.ts'
export type { Subscription } from './subscriptions.ts'
export type { Awaited, Cursor, Declined, ListedTable, NewTable, TableFilter } from './tables.ts'

export interface StoreWishes {
  /** Where PostgreSQL is. Without it the database lies in `folder`. */
  readonly url?: string
  readonly folder: string
  /** The version of this program, for those who look which servers run. */
  readonly version: string
  /** Milliseconds after which PostgreSQL is given up where it does not answer a statement; 5,000 where none are given. */
  readonly patience?: number
}

export interface Store {
  readonly kind: 'PostgreSQL' | 'PGlite'
  /** The id of this server among those with the same database. */
  readonly node: string
  /** Until when tables are known to have been kept before this server began. */
  readonly keptUntil: number
  readonly entries: Entries
  readonly leases: Leases
  readonly tables: Tables
  readonly players: Players
  readonly accounts: Accounts
  readonly ratings: Ratings
  readonly conduct: Conduct
  readonly subscriptions: Subscriptions
  readonly dossiers: Dossiers
  /** For what lives in the same database beside the store, such as a queue of work. */
  ask(text: string, values?: readonly unknown[]): Promise<readonly unknown[]>
  /** Whether it takes entries now, and if not, why. While it is not ready, all else rejects with `Unavailable` at once. */
  health(): State
  /** Calls back at each change. */
  onHealth(listener: (state: State) => void): void
  /** Finishes what is being stored, gives all tables back and lets go of the database. */
  close(): Promise<void>
}

/** Lines to PostgreSQL for all but entries, which have one of their own. */
const LINES = 8
const PATIENCE = 5_000
/** How often a server of several shows that it lives. */
const BEAT = LEASE / 4

/** Opens the database and brings it to the newest form. Rejects with `Unavailable` when it cannot be reached. */
export async function openStore({ url, folder, version, patience = PATIENCE }: StoreWishes): Promise<Store> {
  const node = newId()
  const health = new Health(() => leases.beat(makeDatabase(engine)))
  const broke = (problem: unknown) => health.broke(problem)

  const lost = (message: string): void => {
    health.end(message)
    void engine.close(true)
  }
  const lock = url === undefined ? lockFolder(path.resolve(folder), lost) : undefined
  const engine =
    url === undefined ? openPglite(path.join(path.resolve(folder), 'database')) : openPostgres(url, { size: LINES, patience, broke })
  const writing = url === undefined ? engine : openPostgres(url, { size: 1, patience, broke })
  const database = makeDatabase(engine, health)
  const leases = new Leases(database, node, version)
  const entries = new Entries(database, makeDatabase(writing, health))

  let keptUntil: number
  try {
    await bringUp(url === undefined ? engine : openPostgres(url, { size: 1, patience: 0 }), url !== undefined)
    keptUntil = await leases.keptUntil()
    await leases.beat(makeDatabase(engine))
    // nobody else has the folder: what the last one kept is free
    await leases.forget(url === undefined)
  } catch (problem) {
    health.end('The store is closed.')
    await engine.close()
    if (writing !== engine) await writing.close()
    lock?.release()
    throw problem
  }
  // in a folder there is nobody to show it to, and a disk may sleep
  const pulse = url === undefined ? undefined : setInterval(() => void leases.beat().catch(() => undefined), BEAT)

  return {
    kind: url === undefined ? 'PGlite' : 'PostgreSQL',
    node,
    keptUntil,
    entries,
    leases,
    tables: new Tables(database, node),
    players: new Players(database),
    accounts: new Accounts(database),
    ratings: new Ratings(database),
    conduct: new Conduct(database),
    subscriptions: new Subscriptions(database),
    dossiers: new Dossiers(database),
    ask: async (text, values = []) => (await database.executeQuery(CompiledQuery.raw(text, [...values]))).rows,
    health: () => health.state,
    onHealth: (listener) => health.listen(listener),
    async close() {
      clearInterval(pulse)
      await entries.settle()
      // the tables of a server that cannot say so are free when its lease is over
      await leases.end().catch(() => undefined)
      health.end('The store is closed.')
      await engine.close()
      if (writing !== engine) await writing.close()
      lock?.release()
    },
  }
}

async function bringUp(engine: Engine, closes: boolean): Promise<void> {
  try {
    await migrate(makeDatabase(engine), migrations)
  } finally {
    if (closes) await engine.close()
  }
}
