// Everything that is stored about one player: told to the player, or taken away.
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { newToken } from './secret.ts'

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
          .select(['endpoint', 'created', 'kinds'])
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
          .selectFrom('tables')
          .leftJoin('sitters', (join) => join.onRef('tables.id', '=', 'sitters.table_id').on('player_id', '=', player))
          .select(['tables.id', 'game', 'state', 'opened', 'ended', 'seat'])
          .where('tables.id', 'in', ownTables(transaction, player))
          .orderBy('opened')
          .execute(),
        entries: await ownEntries(transaction, player),
      }
    })
  }

  /**
   * Takes away all of it, and what the player said. The games of others stay as they were played, as they need every choice: in each of them
   * the player becomes another one, whom nobody knows and who is at no other table. Tells at which tables something was changed: whoever has
   * them in memory must read them again, and stores nothing before. Whoever still plays has to be taken from those tables before.
   */
  async remove(player: string): Promise<string[]> {
    // with it goes what would lead from one table to the next
    const salt = newToken()
    const nobody = sql<string>`substr(md5(${salt}::text || table_id), 1, 12)`
    const [own, other] = [sql.lit(`"${player}"`), sql<string>`'"' || ${nobody} || '"'`]
    return this.database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ table_id: string }>`
        select table_id from sitters where player_id = ${player}
        union select id from tables where facts->>'opener' = ${player}
        union select table_id from entries where kind = 'say' and who = ${player}
        union select tables.id from tables join entries on table_id = tables.id and number = 1
          where access = 'named' and body::text like ${`%"${player}"%`}`.execute(transaction)
      const tables = rows.map(({ table_id }) => table_id)
      if (tables.length > 0) {
        const among = sql`table_id = any(${tables}::text[])`
        // whoever keeps one of them finds, at the next entry, that it has to be read again
        await sql`update leases set epoch = epoch + 1, node_id = null where ${among}`.execute(transaction)
        await sql`update entries set body = json_build_object('room', body->'room', 'text', '')
          where kind = 'say' and who = ${player} and ${among}`.execute(transaction)
        await sql`update entries set body = replace(body::text, ${own}, ${other})::json where number = 1 and ${among}`.execute(transaction)
        await sql`update entries set who = ${nobody} where who = ${player} and ${among}`.execute(transaction)
        await sql`update tables set facts = replace(facts::text, ${own}, ${other})::json
          from leases where table_id = tables.id and ${among}`.execute(transaction)
        await transaction.deleteFrom('snapshots').where('table_id', 'in', tables).execute()
      }
      await transaction.updateTable('reports').set({ words: '' }).where('reporter_id', '=', player).execute()
      await transaction.deleteFrom('sitters').where('player_id', '=', player).execute()
      // all else goes with it
      await transaction.deleteFrom('players').where('id', '=', player).execute()
      return tables
    })
  }
}

/** Where the player sat, or which the player opened. */
const ownTables = (database: Database, player: string) =>
  database
    .selectFrom('sitters')
    .select('sitters.table_id')
    .where('player_id', '=', player)
    .union(database.selectFrom('tables').select('tables.id as table_id').where(sql<boolean>`facts->>'opener' = ${player}`))

/** What the player did where they sat, or opened the table, and said or declined anywhere: entries are found by their table, or by such a kind. */
async function ownEntries(database: Database, player: string) {
  const sat = ownTables(database, player)
  const own = database
    .selectFrom('entries')
    .innerJoin('tables', 'tables.id', 'entries.table_id')
    .select(['table_id', 'number', 'at', 'seat', 'kind', 'body'])
    .where('who', '=', player)
    .where((row) => row.or([row('state', '=', 'ended'), row('kind', 'not in', SECRETIVE)]))
    .orderBy('table_id')
    .orderBy('number')
  const played = await own.where('table_id', 'in', sat).execute()
  const apart = own.where('table_id', 'not in', sat)
  const said = await apart.where('kind', '=', 'say').execute()
  const declined = await apart.where('kind', '=', 'decline').execute()
  return [...played, ...said, ...declined]
}
