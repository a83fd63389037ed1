// Who keeps a table. A lease has an epoch that rises whenever the table changes hands; entries of an older one are not stored.
import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface Lease {
  readonly table: string
  readonly epoch: number
  /** The number of the last entry. */
  readonly last: number
}

/** The server that keeps a table. */
export interface Keeper {
  readonly keeper: string
}

/** A server that has not been heard of for so many milliseconds keeps nothing any more. */
export const LEASE = 5_000

/** By the clock of the database: those of several machines differ. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export class Leases {
  constructor(
    private readonly database: Database,
    /** The id of this server, another one at each start. */
    readonly node: string,
    private readonly version: string,
  ) {}

  /** Keeps a table here from now on, with a new epoch; undefined when there is no such table, or who keeps it. */
  async take(table: string): Promise<Lease | Keeper | undefined> {
    const lease = await this.database
      .updateTable('leases')
      .set((row) => ({ node_id: this.node, epoch: row('epoch', '+', 1) }))
      .where('table_id', '=', table)
      .where((row) =>
        row.or([
          row('node_id', 'is', null),
          row('node_id', '=', this.node),
          row.not(row.exists(row.selectFrom('nodes').select('id').whereRef('id', '=', 'leases.node_id').where('until', '>', NOW))),
        ]),
      )
      .returning(['epoch', 'last'])
      .executeTakeFirst()
    if (lease !== undefined) return { table, ...lease }
    const row = await this.database.selectFrom('leases').select('node_id').where('table_id', '=', table).executeTakeFirst()
    if (row === undefined) return undefined
    // given back between the two questions
    return row.node_id === null ? this.take(table) : { keeper: row.node_id }
  }

  /** Who keeps these tables and is alive; what nobody keeps is not among them. */
  async keepersOf(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tables.length === 0) return new Map()
    const rows = await this.database
      .selectFrom('leases')
      .innerJoin('nodes', 'nodes.id', 'leases.node_id')
      .select(['leases.table_id', 'nodes.id'])
      .where('leases.table_id', 'in', tables)
      .where('until', '>', NOW)
      .execute()
    return new Map(rows.map(({ table_id, id }) => [table_id, id]))
  }

  /** Gives a table back, for whoever is asked next. */
  async release({ table, epoch }: Pick<Lease, 'table' | 'epoch'>): Promise<void> {
    await this.database
      .updateTable('leases')
      .set({ node_id: null })
      .where('table_id', '=', table)
      .where('epoch', '=', epoch)
      .where('node_id', '=', this.node)
      .execute()
  }

  /** Gives all tables back, for whoever is asked next; this server lives on. */
  async releaseAll(): Promise<void> {
    await this.database.updateTable('leases').set({ node_id: null }).where('node_id', '=', this.node).execute()
  }

  /** Until when some server is known to have kept tables: the last one that ended, or told something. */
  async keptUntil(): Promise<number> {
    const { rows } = await sql<{ until: number }>`select greatest(
      (select max(least(until, ${NOW})) from nodes), (select max(changed) from tables), 0)::bigint as until`.execute(this.database)
    return rows[0].until
  }

  /** Shows that this server lives: one row for all its tables, however many they are. Writing it also shows that the database can write. */
  async beat(database = this.database): Promise<void> {
    const until = sql<number>`${NOW} + ${sql.lit(LEASE)}`
    await database
      .insertInto('nodes')
      .values({ id: this.node, version: this.version, started: NOW, until })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ until }))
      .execute()
  }

  /** The servers that live. */
  async nodes(): Promise<{ id: string; version: string; started: number }[]> {
    return this.database.selectFrom('nodes').select(['id', 'version', 'started']).where('until', '>', NOW).orderBy('started').execute()
  }

  /** Forgets servers that have died long ago; `all` others when there can be none. */
  async forget(all: boolean): Promise<void> {
    await this.database
      .deleteFrom('nodes')
      .where('id', '!=', this.node)
      .where('until', '<', all ? Number.MAX_SAFE_INTEGER : sql<number>`${NOW} - 86400000`)
      .execute()
  }

  /** Gives everything back: the server ends. */
  async end(): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('leases').set({ node_id: null }).where('node_id', '=', this.node).execute()
      // until when it has kept them is known to whoever begins next
      await transaction.updateTable('nodes').set({ until: NOW }).where('id', '=', this.node).execute()
    })
  }
}
