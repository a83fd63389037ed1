// Tables as lists show them. What a table is follows from its entries; here is what is asked without reading those.
import { sql } from 'kysely'
import type { Entry } from '../../play/table/entry.ts'
import type { Database } from './database.ts'
import type { Listing } from './entries.ts'
import type { Lease } from './leases.ts'
import type { TableState } from './schema.ts'

export interface NewTable {
  readonly id: string
  readonly game: string
  /** `anyone`, `link` or `named`; only tables for anyone are listed. */
  readonly access: string
  readonly rated: boolean
  readonly listing: Listing
  /** The first ones, from number 1. */
  readonly entries: readonly Entry[]
}

export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly access: string
  readonly rated: boolean
  readonly state: TableState
  readonly opened: number
  readonly changed: number
  readonly ended: number | null
  readonly facts: unknown
}

/** A table at which somebody was waited for. */
export interface Awaited {
  readonly game: string
  readonly facts: unknown
  readonly opened: number
  /** When another one sat down than who had opened it; null as long as nobody has. */
  readonly came: number | null
  /** When it was closed without that. */
  readonly closed: number | null
}

/** Somebody was named at a table, and did not want to come. */
export interface Declined {
  readonly table: string
  readonly state: TableState
  readonly opener: string
  readonly player: string
  readonly at: number
}

/** Where a page ends; the next one begins after it. */
export interface Cursor {
  readonly opened: number
  readonly id: string
}

export interface TableFilter {
  readonly state?: TableState
  readonly game?: string
  readonly after?: Cursor
  readonly limit: number
}

/** Only tables that wait for the player, at which the player has not left the seat, that anyone may find. */
interface OfPlayer {
  readonly waiting?: boolean
  readonly seated?: boolean
  readonly open?: boolean
}

/** Among so many entries the one is looked for with which somebody sat down. */
const FIRST = 50

/** Of one opener, at once. */
const MOST_WAITING = 1000

const COLUMNS = ['id', 'game', 'access', 'rated', 'state', 'opened', 'changed', 'ended', 'facts'] as const

export class Tables {
  constructor(
    private readonly database: Database,
    private readonly node: string,
  ) {}

  /** A new table, kept here. Rejects when there is one with this id. */
  async open({ id, game, access, rated, listing, entries }: NewTable): Promise<Lease> {
    const { at, number: last } = entries[entries.length - 1]
    const epoch = 1
    await this.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('tables')
        .values({ id, game, access, rated, state: listing.state, opened: at, changed: at, facts: JSON.stringify(listing.facts) })
        .execute()
      await transaction.insertInto('leases').values({ table_id: id, node_id: this.node, epoch, last }).execute()
      await transaction
        .insertInto('entries')
        .values(entries.map((entry) => ({ ...entry, body: JSON.stringify(entry.body), table_id: id, epoch })))
        .execute()
      if (listing.sitters.length > 0)
        await transaction
          .insertInto('sitters')
          .values(listing.sitters.map(({ player, seat, waits }) => ({ table_id: id, player_id: player, seat, waits })))
          .execute()
    })
    return { table: id, epoch, last }
  }

  find(id: string): Promise<ListedTable | undefined> {
    return this.database.selectFrom('tables').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  }

  /** Tables that anyone may find, newest first. */
  list(filter: TableFilter): Promise<ListedTable[]> {
    return this.page(filter).where('access', '=', 'anyone').execute()
  }

  /** Tables at which a player sits or sat, newest first. */
  ofPlayer(player: string, { waiting = false, seated = false, open = false, ...filter }: TableFilter & OfPlayer): Promise<ListedTable[]> {
    let question = this.page(filter).innerJoin('sitters', 'sitters.table_id', 'tables.id').where('sitters.player_id', '=', player)
    if (waiting) question = question.where('sitters.waits', '=', true)
    if (seated) question = question.where('sitters.seat', 'is not', null)
    if (open) question = question.where('tables.access', '=', 'anyone')
    return question.execute()
  }

  /** The newest table of each player that anyone may find, where it has not ended and the player has not left the seat. */
  async newestOf(players: readonly string[]): Promise<ReadonlyMap<string, ListedTable>> {
    if (players.length === 0) return new Map()
    const rows = await this.database
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select(['sitters.player_id', ...COLUMNS.map((column) => `tables.${column}` as const)])
      .distinctOn('sitters.player_id')
      .where('sitters.player_id', 'in', players)
      .where('sitters.seat', 'is not', null)
      .where('tables.access', '=', 'anyone')
      .where('tables.state', '!=', 'ended')
      .orderBy('sitters.player_id')
      .orderBy('tables.opened', 'desc')
      .execute()
    return new Map(rows.map(({ player_id, ...table }) => [player_id, table]))
  }

  /** The player looks at a game that has ended: it waits for him no longer. */
  async noteSeen(id: string, player: string): Promise<void> {
    await this.database
      .updateTable('sitters')
      .set({ waits: false })
      .where('table_id', '=', id)
      .where('player_id', '=', player)
      .where('waits', '=', true)
      .execute()
  }

  /** Tables that a player has opened and that have not begun, newest first. */
  waitingOf(opener: string): Promise<ListedTable[]> {
    return this.page({ state: 'open', limit: MOST_WAITING }).where(sql`facts->>'opener'`, '=', opener).execute()
  }

  /** Open tables whose id has a hash (MD5) that begins so. */
  async openByHash(begins: readonly string[]): Promise<string[]> {
    const rows = await this.database
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'open')
      .where(sql<string>`left(md5(id), ${sql.lit(begins[0].length)})`, 'in', begins)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Games with clocks that no living server keeps. */
  async unkept(limit: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select tables.id from tables join leases on table_id = tables.id left join nodes on nodes.id = node_id
      where state = 'live' and facts->'clock'->>'kind' <> 'none' and coalesce(until, 0) < (extract(epoch from clock_timestamp()) * 1000)::bigint
      order by tables.id limit ${limit}`.execute(this.database)
    return rows.map(({ id }) => id)
  }

  /** Open tables for those who are named, of whom the player is one and does not sit there, newest first; and whether they were declined. */
  inviting(player: string, limit: number): Promise<(ListedTable & { readonly declined: boolean })[]> {
    return this.page({ state: 'open', limit })
      .where('access', '=', 'named')
      .where(sql`facts->>'opener'`, '<>', player)
      .where(
        sql<boolean>`exists (select from entries where table_id = tables.id and number = 1 and body::jsonb->'invited' ? ${player}::text)`,
      )
      .where(sql<boolean>`not exists (select from sitters where table_id = tables.id and player_id = ${player} and seat is not null)`)
      .select(sql<boolean>`exists (select from entries where table_id = tables.id and kind = 'decline' and who = ${player})`.as('declined'))
      .execute()
  }

  /** What was declined since then and has not been thought better of: by these players, or of what this opener has asked for. */
  async declined(since: number, { players, opener }: { players?: readonly string[]; opener?: string }): Promise<Declined[]> {
    const whose = [
      ...(players === undefined ? [] : [sql`who = any(${players}::text[])`]),
      ...(opener === undefined ? [] : [sql`facts->>'opener' = ${opener}`]),
    ]
    const { rows } = await sql<Declined>`
      select table_id as table, state, facts->>'opener' as opener, who as player, at from entries join tables on tables.id = table_id
      where kind = 'decline' and at > ${since}
        and ${sql.join(whose, sql` and `)}
        and not exists (
          select from entries as later
          where later.table_id = entries.table_id and later.number > entries.number and later.kind = 'sit' and later.who = entries.who
        )
      order by at desc`.execute(this.database)
    return rows
  }

  /** The newest tables that anybody could sit down at without an account, since then. */
  async awaited(since: number, limit: number): Promise<Awaited[]> {
    const { rows } = await sql<Awaited>`
      select game, facts, opened, came, case when state = 'ended' and came is null then changed end as closed
      from (select * from tables where access = 'anyone' and not rated and opened >= ${since} order by opened desc limit ${limit}) as newest
      left join lateral (
        select at as came from entries
        where table_id = newest.id and number <= ${FIRST} and kind = 'sit' and who <> newest.facts->>'opener' order by number limit 1
      ) as sat on true`.execute(this.database)
    return rows
  }

  /** How many tables there are of each state. */
  async count(): Promise<Readonly<Record<TableState, number>>> {
    const rows = await this.database
      .selectFrom('tables')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute()
    const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    return { open: 0, live: 0, ended: 0, ...found }
  }

  private page({ state, game, after, limit }: TableFilter) {
    let question = this.database
      .selectFrom('tables')
      .select(COLUMNS.map((column) => `tables.${column}` as const))
      .orderBy('opened', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
    if (state !== undefined) question = question.where('state', '=', state)
    if (game !== undefined) question = question.where('game', '=', game)
    if (after !== undefined)
      question = question.where(({ eb, refTuple, tuple }) => eb(refTuple('opened', 'id'), '<', tuple(after.opened, after.id)))
    return question
  }
}
