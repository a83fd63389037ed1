// Everything that is stored about one player: told to the player, or taken away.
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** All of it, as plain data; hashes of secrets are left out. */
export type Dossier = Readonly<Record<string, unknown>>

/** What began or opened a table tells its secrets, which nobody may know before the end. */
const SECRETIVE = ['open', 'start']

export class Dossiers {
  constructor(private readonly database: Database) {}

  /** Undefined when there is no such player. */
  async export(player: string): Promise<Dossier | undefined> {
    return this.database.transaction().execute(async (transaction) => {
      const person = await transaction.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirst()
      if (person === undefined) return undefined
      return {
        player: person,
        login: await transaction.selectFrom('passwords').select(['login', 'changed']).where('player_id', '=', player).executeTakeFirst(),
        recoveryCodes: (await transaction.selectFrom('recovery_codes').select('hash').where('player_id', '=', player).execute()).length,
        passkeys: await transaction
          .selectFrom('passkeys')
          .select(['id', 'label', 'transports', 'created', 'used'])
          .where('player_id', '=', player)
          .execute(),
        tokens: await transaction
          .selectFrom('tokens')
          .select(['kind', 'label', 'created', 'used', 'expires'])
          .where('player_id', '=', player)
          .execute(),
        subscriptions: await transaction
          .selectFrom('subscriptions')
          .select(['endpoint', 'created'])
          .where('player_id', '=', player)
          .execute(),
        ratings: await transaction.selectFrom('ratings').selectAll().where('player_id', '=', player).execute(),
        ratingChanges: await transaction.selectFrom('rating_changes').selectAll().where('player_id', '=', player).orderBy('at').execute(),
        // others' dislikes are theirs
        aversions: await transaction.selectFrom('aversions').selectAll().where('player_id', '=', player).execute(),
        reportsMade: await transaction.selectFrom('reports').selectAll().where('reporter_id', '=', player).execute(),
        reportsAbout: await transaction
          .selectFrom('reports')
          .select(['table_id', 'entry', 'reason', 'at', 'handled', 'verdict'])
          .where('player_id', '=', player)
          .execute(),
        bans: await transaction.selectFrom('bans').selectAll().where('player_id', '=', player).execute(),
        tables: await transaction
          .selectFrom('sitters')
          .innerJoin('tables', 'tables.id', 'sitters.table_id')
          .select(['tables.id', 'game', 'state', 'opened', 'ended', 'seat'])
          .where('player_id', '=', player)
          .orderBy('opened')
          .execute(),
        entries: await ownEntries(transaction, player),
      }
    })
  }

  /**
   * Takes away all of it, and what the player said. The games of others stay as they were played, with the id of nobody in that seat: they
   * need every choice. Tells the tables at which something was said, as whoever has them in memory must read them again. Whoever still
   * plays has to be taken from those tables before.
   */
  async remove(player: string): Promise<string[]> {
    return this.database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ table_id: string }>`
        update entries set body = json_build_object('room', body->'room', 'text', '') where kind = 'say' and who = ${player}
        returning table_id`.execute(transaction)
      const tables = [...new Set(rows.map(({ table_id }) => table_id))]
      if (tables.length > 0) await transaction.deleteFrom('snapshots').where('table_id', 'in', tables).execute()
      await transaction.updateTable('reports').set({ words: '' }).where('reporter_id', '=', player).execute()
      await transaction.deleteFrom('sitters').where('player_id', '=', player).execute()
      // all else goes with it
      await transaction.deleteFrom('players').where('id', '=', player).execute()
      return tables
    })
  }
}

/** What the player did at the tables where they sat, and said anywhere: entries are found by their table, or as something said. */
async function ownEntries(database: Database, player: string) {
  const sat = database.selectFrom('sitters').select('sitters.table_id').where('player_id', '=', player)
  const own = database
    .selectFrom('entries')
    .innerJoin('tables', 'tables.id', 'entries.table_id')
    .select(['table_id', 'number', 'at', 'seat', 'kind', 'body'])
    .where('who', '=', player)
    .where((row) => row.or([row('state', '=', 'ended'), row('kind', 'not in', SECRETIVE)]))
    .orderBy('table_id')
    .orderBy('number')
  const played = await own.where('table_id', 'in', sat).execute()
  const said = await own.where('kind', '=', 'say').where('table_id', 'not in', sat).execute()
  return [...played, ...said]
}
