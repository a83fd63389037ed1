// The database is brought to the newest form, step by step and forward only.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from './database.ts'

export interface Migration {
  readonly name: string
  readonly statements: readonly RawBuilder<unknown>[]
}

/** Any number that nothing else in the database locks. */
const LOCK = 4_021_706_155

/** The database has been used by a newer version of this program. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'
}

/** Takes the steps that are missing, all or none; of several servers that start at once, one does it and the others wait. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction)
    await sql`create table if not exists migrations (number int primary key, name text not null, at bigint not null)`.execute(transaction)
    const { rows } = await sql<{ number: number; name: string }>`select number, name from migrations order by number`.execute(transaction)
    const strange = rows.find(({ number, name }) => migrations[number - 1]?.name !== name)
    if (strange !== undefined)
      throw new NewerDatabase(
        `The database has been through step ${strange.number} (${strange.name}), which this version does not know. Start the newer version again, or bring back the backup from before.`,
      )
    for (let number = rows.length + 1; number <= migrations.length; number++) {
      const { name, statements } = migrations[number - 1]
      for (const statement of statements) await statement.execute(transaction)
      await sql`insert into migrations values (${number}, ${name}, ${Date.now()})`.execute(transaction)
    }
  })
}
