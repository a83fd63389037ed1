// Before all tests: is there a PostgreSQL to test with? It is the one of DATABASE_URL, or one that answers on this machine.
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { postgresUrl } from '../scripts/services.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL for tests, empty when there is none. */
    postgres: string
  }
}

export default async function findPostgres(project: TestProject): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl(), connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // what tests that were killed have left behind
    const { rows } = await client.query(`select nspname from pg_namespace where nspname ~ '^catena_test_[0-9]+_'`)
    for (const { nspname } of rows)
      if (Number(nspname.split('_')[2]) < Date.now() - 7_200_000) await client.query(`drop schema if exists ${nspname} cascade`)
    project.provide('postgres', postgresUrl())
  } catch (problem) {
    // Named by DATABASE_URL it is wanted; otherwise it is only welcome.
    if (process.env.DATABASE_URL) throw new Error(`The PostgreSQL of DATABASE_URL does not answer: ${(problem as Error).message}`)
    project.provide('postgres', '')
    console.warn('\nPOSTGRESQL DOES NOT ANSWER on 127.0.0.1:5432 and DATABASE_URL is not set: tests of the store run on PGlite only.\n')
  } finally {
    await client.end().catch(() => undefined)
  }
}
