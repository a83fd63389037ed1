// Every database that ever was comes to the newest form, with all that is in it.
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { makeDatabase } from './database.ts'
import type { Database, Engine } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** What a database of each state may hold, by the step that made room for it, and what is there of it in the newest form. */
const SAMPLES: Record<string, { fill: string; ask: string; rows: object[] }> = {
  tables: {
    fill: `
      insert into tables (id, game, access, rated, state, opened, changed, facts) values ('t', 'riftblade', 'link', true, 'live', 1, 2, '{"a":1}');
      insert into leases values ('t', null, 3, 1);
      insert into entries values ('t', 1, 5, -1, 'ada', 'open', '{"b":[]}', 2)`,
    ask: 'select number, at, seat, who, kind, body, entries.epoch, facts, last from entries join tables on id = table_id join leases using (table_id)',
    rows: [{ number: 1, at: 5, seat: -1, who: 'ada', kind: 'open', body: { b: [] }, epoch: 2, facts: { a: 1 }, last: 1 }],
  },
  players: {
    fill: `
      insert into players values ('ada', 'Ada', 'account', 1, 2);
      insert into passwords values ('ada', 'ada', 'hash', 3);
      insert into passkeys values ('key', 'ada', 'cHVi', 4, '["usb"]', 'stick', 5, 6);
      insert into ratings values ('ada', 'riftblade', 'duel', 25.5, 8.25, 1, 7)`,
    ask: `select name, login, counter, transports, mu, sigma from players
      join passwords on passwords.player_id = players.id join passkeys on passkeys.player_id = players.id join ratings on ratings.player_id = players.id`,
    rows: [{ name: 'Ada', login: 'ada', counter: 4, transports: ['usb'], mu: 25.5, sigma: 8.25 }],
  },
  conduct: {
    fill: `
      insert into reports (player_id, reporter_id, reason, words, at) values ('ada', null, 'words', 'rude', 1);
      insert into bans (player_id, since, until, reason) values ('ada', 2, null, 'rude')`,
    ask: 'select reports.id, words, verdict, since, until from reports join bans using (player_id)',
    rows: [{ id: 1, words: 'rude', verdict: null, since: 2, until: null }],
  },
  notices: {
    fill: `
      insert into own_keys values ('push', 'secret');
      insert into tokens values ('token', 'ada', 'page', '', 1, 2, 3);
      insert into subscriptions values ('https://push.example/1', 'token', 'ada', 'key', 'secret', 4)`,
    ask: 'select endpoint, token_hash, public_key, created, own_keys.secret from subscriptions join own_keys using (secret)',
    rows: [{ endpoint: 'https://push.example/1', token_hash: 'token', public_key: 'key', created: 4, secret: 'secret' }],
  },
}

describe.each(databaseKinds())('on $kind', ({ make }) => {
  let place: TestDatabase
  let engine: Engine
  let database: Database
  const open = () => (place.wishes.url === undefined ? engine : openPostgres(place.wishes.url, { size: 1, patience: 0 }))
  const run = (text: string) => sql.raw(text).execute(database)

  /** Nothing is in it. */
  async function empty(): Promise<void> {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(
      database,
    )
    for (const { name } of rows) await run(`drop table if exists ${name} cascade`)
  }

  beforeAll(async () => {
    place = await make()
    engine =
      place.wishes.url === undefined
        ? openPglite(path.join(place.wishes.folder, 'database'))
        : openPostgres(place.wishes.url, { size: 2, patience: 0 })
    database = makeDatabase(engine)
  })

  afterAll(async () => {
    await engine.close()
    await place.remove()
  })

  test.each(Array.from({ length: migrations.length + 1 }, (_, state) => state))(
    'from state %i to the newest, with what is in it',
    async (state) => {
      await empty()
      await migrate(database, migrations.slice(0, state))
      const there = migrations.slice(0, state).map(({ name }) => SAMPLES[name])
      for (const sample of there) for (const statement of sample?.fill.split(';\n') ?? []) await run(statement)
      await migrate(database, migrations)
      for (const sample of there) if (sample !== undefined) expect((await run(sample.ask)).rows).toEqual(sample.rows)
      const { rows } = await run('select number, name from migrations order by number')
      expect(rows).toEqual(migrations.map(({ name }, index) => ({ number: index + 1, name })))
      // again changes nothing
      await migrate(database, migrations)
    },
  )

  test('tables are found by who opened them without reading all of them', async () => {
    await empty()
    await migrate(database, migrations)
    await run(`insert into tables (id, game, access, rated, state, opened, changed, facts)
      select 't' || i, 'riftblade', 'anyone', false, 'open', i, i, json_build_object('opener', 'p' || (i % 1000))
      from generate_series(1, 5000) as i`)
    await run('analyze tables')
    const { rows } = await run(
      `explain select id from tables where state = 'open' and facts->>'opener' = 'p7' order by opened desc limit 1000`,
    )
    expect(rows.map((row) => Object.values(row as object)[0]).join('\n')).toContain('tables_by_opener')
  })

  test('of several servers that start at once one does it', async () => {
    await empty()
    const others = [open(), open(), open()]
    await Promise.all(others.map((other) => migrate(makeDatabase(other), migrations)))
    expect((await run('select count(*) as steps from migrations')).rows).toEqual([{ steps: migrations.length }])
    if (place.wishes.url !== undefined) await Promise.all(others.map((other) => other.close()))
  })

  test('a step that fails leaves the database as it was', async () => {
    await empty()
    await migrate(database, migrations)
    const bad = { name: 'bad', statements: [sql`create table half (id int)`, sql`create table half (id int)`] }
    await expect(migrate(database, [...migrations, bad])).rejects.toThrow('already exists')
    expect((await run(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
    await migrate(database, migrations)
  })

  test('a database of a newer version is refused by name', async () => {
    await empty()
    await migrate(database, [...migrations, { name: 'later', statements: [] }])
    await expect(migrate(database, migrations)).rejects.toThrow(
      `The database has been through step ${migrations.length + 1} (later), which this version does not know.`,
    )
  })
})
