// How strong players are, by game and format. How a rating changes is not known here, only that a table changes it once.
import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface Rating {
  readonly mu: number
  readonly sigma: number
}

export interface PlayerRating extends Rating {
  readonly player: string
  readonly game: string
  readonly format: string
  readonly games: number
  readonly changed: number
}

export interface RatingChange extends Rating {
  readonly table: string
  readonly player: string
  readonly game: string
  readonly format: string
  readonly before: Rating
  readonly at: number
}

/** A game that counts, and who played it. */
export interface RatedGame {
  readonly table: string
  readonly game: string
  readonly format: string
  readonly players: readonly string[]
  readonly at: number
}

export class Ratings {
  constructor(private readonly database: Database) {}

  of(player: string): Promise<PlayerRating[]> {
    return this.rows().where('player_id', '=', player).orderBy('game').orderBy('format').execute()
  }

  /** All ratings of these players. */
  async among(players: readonly string[]): Promise<PlayerRating[]> {
    return players.length === 0 ? [] : this.rows().where('player_id', 'in', players).execute()
  }

  /** What these tables have changed, for all who played there. */
  async changes(tables: readonly string[]): Promise<RatingChange[]> {
    if (tables.length === 0) return []
    const rows = await this.database.selectFrom('rating_changes').selectAll().where('table_id', 'in', tables).execute()
    return rows.map(({ table_id: table, player_id: player, game, format, mu_before, sigma_before, mu, sigma, at }) => ({
      table,
      player,
      game,
      format,
      before: { mu: mu_before, sigma: sigma_before },
      mu,
      sigma,
      at,
    }))
  }

  /**
   * Changes the ratings of those who played: `judge` gets those they had, undefined for a first game, in their order. Once for each table,
   * however often it is asked, and one table after the other for each player. False when the table has been counted already.
   */
  async count(
    { table, game, format, players, at }: RatedGame,
    start: Rating,
    judge: (before: Rating[]) => readonly Rating[],
  ): Promise<boolean> {
    return this.database.transaction().execute(async (transaction) => {
      // also locks them, in one order for all
      const rows = await transaction
        .insertInto('ratings')
        .values([...players].sort().map((player_id) => ({ player_id, game, format, ...start, games: 0, changed: at })))
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'game', 'format']).doUpdateSet((row) => ({ games: row.ref('ratings.games') })),
        )
        .returning(['player_id', 'mu', 'sigma', 'games'])
        .execute()
      const found = new Map(rows.map((row) => [row.player_id, row]))
      const before = players.map((player) => {
        const { mu, sigma } = found.get(player)!
        return { mu, sigma }
      })
      const after = judge(before)
      const written = await transaction
        .insertInto('rating_changes')
        .values(
          players.map((player_id, k) => ({
            table_id: table,
            player_id,
            game,
            format,
            mu_before: before[k].mu,
            sigma_before: before[k].sigma,
            mu: after[k].mu,
            sigma: after[k].sigma,
            at,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('player_id')
        .execute()
      if (written.length === 0) return false
      for (const [k, player] of players.entries())
        await transaction
          .updateTable('ratings')
          .set({ mu: after[k].mu, sigma: after[k].sigma, games: found.get(player)!.games + 1, changed: at })
          .where('player_id', '=', player)
          .where('game', '=', game)
          .where('format', '=', format)
          .execute()
      return true
    })
  }

  /** Rated tables that have ended since then with a result, and were not counted. */
  async left(since: number): Promise<string[]> {
    const rows = await this.database
      .selectFrom('tables')
      .select('id')
      .where('rated', '=', true)
      .where('state', '=', 'ended')
      .where('ended', '>=', since)
      .where(sql<boolean>`facts->'result'->>'shares' is not null`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('rating_changes').select('table_id').whereRef('rating_changes.table_id', '=', 'tables.id'))),
      )
      .execute()
    return rows.map(({ id }) => id)
  }

  private rows() {
    return this.database.selectFrom('ratings').select(['player_id as player', 'game', 'format', 'mu', 'sigma', 'games', 'changed'])
  }
}
