// Entries of tables: added in order by the one who keeps the table, and never changed. Those of many tables share a commit.
import type { Entry } from '../../play/table/entry.ts'
import { readEntry } from '../../play/table/stored.ts'
import { askOften, type Database } from './database.ts'
import { isCollision, Superseded, Unavailable } from './fault.ts'
import type { TableState } from './schema.ts'

/** What lists tell of a table from now on. */
export interface Listing {
  readonly state: TableState
  /** Plain JSON that anybody may see: ids of players, but no names and nothing that is secret. */
  readonly facts: unknown
  /** Those who sit, or sat, and are not listed so already. */
  readonly sitters: readonly Sitter[]
}

export interface Sitter {
  readonly player: string
  /** Null after leaving. */
  readonly seat: number | null
  readonly waits: boolean
}

/** The position after an entry, for the version of the engine that made it. */
export interface Snapshot {
  readonly number: number
  readonly body: string
}

export interface Story {
  readonly snapshot?: Snapshot
  /** All, or those after the snapshot. */
  readonly entries: readonly Entry[]
}

/** Entries of one table that stand or fall together. */
interface Run {
  readonly table: string
  readonly epoch: number
  entries: readonly Entry[]
  listing: Listing | undefined
  readonly told: { resolve(): void; reject(problem: unknown): void }[]
}

/**
 * How long the first of several waits for company, in milliseconds: as many as there were tables in the last statement, so that one who is
 * alone does not wait for nobody, and in a crowd the cost of a commit is shared by more. And how many entries go in one statement.
 */
const COMPANY = { least: 1, most: 8 }
const MOST = 2_000

export class Entries {
  private waiting: Run[] = []
  private working: Promise<void> | undefined
  /** Tables in the last statement. */
  private company = 0
  /** How many statements have stored something, and how many entries. */
  readonly stored = { commits: 0, entries: 0 }

  /** `writer` may be lines of its own, so that entries never wait behind long questions. */
  constructor(
    private readonly database: Database,
    private readonly writer: Database,
  ) {}

  /**
   * Stores entries that follow the last one, in order and without a gap, all or none. Done when they are committed: only then may anybody
   * hear of them. Rejects with `Superseded` when somebody else keeps the table or the numbers do not follow, with `Unavailable` when
   * nobody knows whether they are stored. After either the table in memory is not to be trusted: take it anew, and read it.
   */
  append(table: string, epoch: number, entries: readonly Entry[], listing?: Listing): Promise<void> {
    checkEntries(table, entries)
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, epoch, entries, listing, told: [{ resolve, reject }] })
      this.working ??= this.work()
    })
  }

  /** Everything needed to have the table in memory: the newest snapshot of this engine, and what follows it. */
  async read(table: string, engine: string): Promise<Story> {
    const snapshot = await this.database
      .selectFrom('snapshots')
      .select(['number', 'body'])
      .where('table_id', '=', table)
      .where('engine', '=', engine)
      .executeTakeFirst()
    const entries = await this.after(table, snapshot?.number ?? 0)
    return snapshot === undefined ? { entries } : { snapshot, entries }
  }

  /** The entries after a number, at most `limit`. Rejects when one of them is none that this version knows, and names it. */
  async after(table: string, number: number, limit?: number): Promise<Entry[]> {
    const question = this.database
      .selectFrom('entries')
      .select(['number', 'at', 'seat', 'who', 'kind', 'body'])
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
    const rows = await (limit === undefined ? question : question.limit(limit)).execute()
    return rows.map(readEntry)
  }

  /** Keeps the newest snapshot only. It may fail or be late: the entries are what counts. */
  async saveSnapshot(table: string, engine: string, { number, body }: Snapshot): Promise<void> {
    await this.database
      .insertInto('snapshots')
      .values({ table_id: table, number, engine, body })
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet({ number, engine, body })
          .where((row) => row.or([row('snapshots.number', '<', number), row('snapshots.engine', '!=', engine)])),
      )
      .execute()
  }

  /** Done when nothing waits any more. */
  async settle(): Promise<void> {
    while (this.working !== undefined) await this.working
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      const wait = Math.min(COMPANY.most, Math.max(COMPANY.least, this.company))
      await new Promise((resolve) => setTimeout(resolve, wait))
      const runs = this.nextRuns()
      this.company = runs.length
      await this.commit(runs)
    }
    this.working = undefined
  }

  /** One run for each table: what follows it directly joins it, what does not is asked for by itself afterwards. */
  private nextRuns(): Run[] {
    const runs = new Map<string, Run>()
    const later: Run[] = []
    let size = 0
    for (const one of this.waiting) {
      const before = runs.get(one.table)
      if (size >= MOST) later.push(one)
      else if (before === undefined) runs.set(one.table, one)
      else if (
        before.epoch === one.epoch &&
        lastOf(before) + 1 === one.entries[0].number &&
        !later.some(({ table }) => table === one.table)
      ) {
        before.entries = [...before.entries, ...one.entries]
        before.listing = join(before.listing, one.listing)
        before.told.push(...one.told)
      } else {
        later.push(one)
        continue
      }
      size += one.entries.length
    }
    this.waiting = later
    return [...runs.values()]
  }

  private async commit(runs: readonly Run[]): Promise<void> {
    let stored: ReadonlySet<string>
    try {
      stored = await insert(this.writer, runs)
    } catch (problem) {
      if (problem instanceof Unavailable || runs.length === 1) {
        const told = isCollision(problem) ? new Unavailable('Another keeper was at the same tables.', { cause: problem }) : problem
        for (const run of runs) for (const { reject } of run.told) reject(told)
        return
      }
      // one of them the database does not like: the others must not suffer for it
      for (const run of runs) await this.commit([run])
      return
    }
    this.stored.commits++
    for (const run of runs) {
      if (stored.has(run.table)) {
        this.stored.entries += run.entries.length
        for (const { resolve } of run.told) resolve()
      } else {
        const problem = new Superseded(
          `Entry ${run.entries[0].number} of table ${run.table} was not stored: epoch ${run.epoch} is not the newest, or the entry does not follow the last one.`,
        )
        for (const { reject } of run.told) reject(problem)
      }
    }
  }
}

const lastOf = ({ entries }: Run): number => entries[entries.length - 1].number

function join(before: Listing | undefined, after: Listing | undefined): Listing | undefined {
  if (before === undefined || after === undefined) return after ?? before
  return { ...after, sitters: [...before.sitters, ...after.sitters] }
}

function checkEntries(table: string, entries: readonly Entry[]): void {
  if (entries.length === 0) throw new TypeError(`No entries are given for table ${table}.`)
  entries.forEach(({ number }, index) => {
    if (number !== entries[0].number + index || number < 1)
      throw new TypeError(`Entry ${number} of table ${table} is out of order: numbers rise by one, from 1.`)
  })
}

/** Stores what may be stored, in one statement, and says at which tables. */
async function insert(database: Database, runs: readonly Run[]): Promise<ReadonlySet<string>> {
  const entries = runs.flatMap((run) => run.entries.map((entry) => ({ ...entry, table: run.table, epoch: run.epoch })))
  const listed = runs.filter(({ listing }) => listing !== undefined)
  const values = [
    runs.map(({ table }) => table),
    runs.map(({ epoch }) => epoch),
    runs.map((run) => run.entries[0].number),
    runs.map(lastOf),
    entries.map(({ table }) => table),
    entries.map(({ number }) => number),
    entries.map(({ at }) => at),
    entries.map(({ seat }) => seat),
    entries.map(({ who }) => who),
    entries.map(({ kind }) => kind),
    entries.map(({ body }) => JSON.stringify(body)),
    entries.map(({ epoch }) => epoch),
    ...(listed.length === 0 ? [] : listListings(listed)),
  ]
  const { rows } = await database.executeQuery<{ table_id: string }>(askOften(listed.length === 0 ? INSERT : INSERT_AND_LIST, values))
  return new Set(rows.map(({ table_id }) => table_id))
}

/** What lists tell is never older than the last entry. */
function listListings(runs: readonly Run[]): readonly unknown[][] {
  const listings = runs.map((run) => ({ table: run.table, at: run.entries[run.entries.length - 1].at, ...(run.listing as Listing) }))
  const sitters = listings.flatMap(({ table, sitters }) =>
    // who comes twice is as it was last
    [...new Map(sitters.map((sitter) => [sitter.player, sitter])).values()].map((sitter) => ({ table, ...sitter })),
  )
  return [
    listings.map(({ table }) => table),
    listings.map(({ state }) => state),
    listings.map(({ facts }) => JSON.stringify(facts)),
    listings.map(({ at }) => at),
    sitters.map(({ table }) => table),
    sitters.map(({ player }) => player),
    sitters.map(({ seat }) => seat),
    sitters.map(({ waits }) => waits),
  ]
}

/**
 * The lease is looked at and moved on by the very statement that adds the entries: whoever takes the table meanwhile waits for it, or comes
 * first, and then nothing is stored.
 */
const writeInsert = (listing: string): string => `with
  asked as (select * from unnest($1::text[], $2::bigint[], $3::int[], $4::int[]) as asked (table_id, epoch, first, last)),
  mine as (
    update leases set last = asked.last from asked
    where leases.table_id = asked.table_id and leases.epoch = asked.epoch and leases.last = asked.first - 1
    returning leases.table_id
  ),
  ${listing}
  written as (
    insert into entries (table_id, number, at, seat, who, kind, body, epoch)
    select e.table_id, e.number, e.at, e.seat, e.who, e.kind, e.body::json, e.epoch
    from unnest($5::text[], $6::int[], $7::bigint[], $8::smallint[], $9::text[], $10::text[], $11::text[], $12::bigint[])
      as e (table_id, number, at, seat, who, kind, body, epoch)
    join mine using (table_id)
  )
  select table_id from mine`

const INSERT = writeInsert('')
const INSERT_AND_LIST = writeInsert(`listed as (
    update tables set state = l.state, facts = l.facts::json, changed = l.at,
      ended = case when l.state = 'ended' then coalesce(tables.ended, l.at) end
    from unnest($13::text[], $14::text[], $15::text[], $16::bigint[]) as l (table_id, state, facts, at)
    join mine using (table_id)
    where tables.id = l.table_id
  ),
  seated as (
    insert into sitters (table_id, player_id, seat, waits)
    select s.table_id, s.player_id, s.seat, s.waits
    from unnest($17::text[], $18::text[], $19::smallint[], $20::boolean[]) as s (table_id, player_id, seat, waits)
    join mine using (table_id)
    on conflict (table_id, player_id) do update set seat = excluded.seat, waits = excluded.waits
  ),`)
