// Tables as lists show them. What a table is follows from its entries; here is what is asked without reading those.
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
