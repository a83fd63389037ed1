// How players get along: mute and block among themselves, reports to the host, bans by the host.
import type { Database } from './database.ts'
import type { AversionKind } from './schema.ts'

export interface Aversion {
  readonly other: string
  readonly kind: AversionKind
  readonly since: number
}

export interface NewReport {
  readonly player: string
  readonly reporter: string
  readonly table?: string
  /** The entry that is meant, such as something said. */
  readonly entry?: number
  readonly reason: string
  readonly words: string
}

export interface Report {
  readonly id: number
  readonly player: string
  /** Null when the reporter is no player any more. */
  readonly reporter: string | null
  readonly table: string | null
  readonly entry: number | null
  readonly reason: string
  readonly words: string
  readonly at: number
  readonly handled: number | null
  readonly verdict: string | null
}

export interface Ban {
  readonly id: number
  readonly player: string
  readonly since: number
  /** Null for good. */
  readonly until: number | null
  readonly reason: string
}

const BAN = ['id', 'player_id as player', 'since', 'until', 'reason'] as const

export class Conduct {
  constructor(private readonly database: Database) {}

  async avoid(player: string, other: string, kind: AversionKind): Promise<void> {
    await this.database
      .insertInto('aversions')
      .values({ player_id: player, other_id: other, kind, since: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async forgive(player: string, other: string, kind: AversionKind): Promise<void> {
    await this.database
      .deleteFrom('aversions')
      .where('player_id', '=', player)
      .where('other_id', '=', other)
      .where('kind', '=', kind)
      .execute()
  }

  aversions(player: string): Promise<Aversion[]> {
    return this.database
      .selectFrom('aversions')
      .select(['other_id as other', 'kind', 'since'])
      .where('player_id', '=', player)
      .orderBy('since')
      .orderBy('other_id')
      .execute()
  }

  /** Whether one of them has blocked the other. */
  async areApart(one: string, other: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('aversions')
      .select('kind')
      .where('kind', '=', 'block')
      .where((row) =>
        row.or([
          row.and([row('player_id', '=', one), row('other_id', '=', other)]),
          row.and([row('player_id', '=', other), row('other_id', '=', one)]),
        ]),
      )
      .executeTakeFirst()
    return row !== undefined
  }

  async report({ player, reporter, table, entry, reason, words }: NewReport): Promise<number> {
    const { id } = await this.database
      .insertInto('reports')
      .values({ player_id: player, reporter_id: reporter, table_id: table ?? null, entry: entry ?? null, reason, words, at: Date.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Reports that nobody has handled, oldest first; or all of a player, by whom or about whom they are. */
  reports(of?: string): Promise<Report[]> {
    const question = this.database
      .selectFrom('reports')
      .select([
        'id',
        'player_id as player',
        'reporter_id as reporter',
        'table_id as table',
        'entry',
        'reason',
        'words',
        'at',
        'handled',
        'verdict',
      ])
      .orderBy('id')
    return (
      of === undefined
        ? question.where('handled', 'is', null)
        : question.where((row) => row.or([row('player_id', '=', of), row('reporter_id', '=', of)]))
    ).execute()
  }

  async handle(report: number, verdict: string): Promise<void> {
    await this.database.updateTable('reports').set({ handled: Date.now(), verdict }).where('id', '=', report).execute()
  }

  /** Bans a player, for good without `until`; nobody who is banned plays or speaks. */
  async ban(player: string, reason: string, until: number | null = null): Promise<Ban> {
    return this.database
      .insertInto('bans')
      .values({ player_id: player, since: Date.now(), until, reason })
      .returning(BAN)
      .executeTakeFirstOrThrow()
  }

  async lift(player: string): Promise<void> {
    const now = Date.now()
    await this.database
      .updateTable('bans')
      .set({ until: now })
      .where('player_id', '=', player)
      .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
      .execute()
  }

  /** The ban that keeps a player out now. */
  banOf(player: string): Promise<Ban | undefined> {
    return this.current().where('player_id', '=', player).executeTakeFirst()
  }

  /** Everybody who is banned now. */
  bans(): Promise<Ban[]> {
    return this.current().execute()
  }

  private current() {
    return this.database
      .selectFrom('bans')
      .select(BAN)
      .where((row) => row.or([row('until', 'is', null), row('until', '>', Date.now())]))
      .orderBy('id', 'desc')
  }
}
