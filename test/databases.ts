// Databases for tests of the store: each test file has one of its own of each kind, so that none meets another.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import lock from '../package-lock.json'
import { cache } from '../scripts/root.mjs'
import { openPglite } from '../src/server/store/pglite.ts'
import { extent } from './extent.ts'

/** A database of one kind with nothing in it. */
export interface TestDatabase {
  readonly kind: 'PGlite' | 'PostgreSQL'
  /** What `openStore` needs to find it. */
  readonly wishes: { readonly folder: string; readonly url?: string; readonly version: string }
  remove(): Promise<void>
}

export interface DatabaseKind {
  readonly kind: TestDatabase['kind']
  make(): Promise<TestDatabase>
}

/** Both kinds, or PGlite alone where no PostgreSQL answers (which is said before the tests); the quicker one alone with `npm test`. */
export function databaseKinds(): readonly DatabaseKind[] {
  const url = inject('postgres')
  const kinds: DatabaseKind[] = [
    { kind: 'PGlite', make: makeFolder },
    ...(url === '' ? [] : [{ kind: 'PostgreSQL' as const, make: () => makeSchema(url) }]),
  ]
  return extent(kinds.slice(-1), kinds)
}

/** The quicker kind that there is, for tests whose matter is not the database: PGlite takes a second to open, and as long to copy. */
export const anyDatabase = (): DatabaseKind => databaseKinds().at(-1)!

/** Making a database from nothing takes seconds, so it is done once for each version of PGlite and copied. */
async function makeFolder(): Promise<TestDatabase> {
  const template = path.join(cache, `pglite-${lock.packages['node_modules/@electric-sql/pglite'].version}`)
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true })
    const draft = mkdtempSync(`${template}.`)
    const engine = openPglite(path.join(draft, 'database'))
    ;(await engine.connect()).release(false)
    await engine.close()
    // another run may have made it meanwhile
    if (existsSync(template)) rmSync(draft, { recursive: true })
    else renameSync(draft, template)
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'catena-store-'))
  cpSync(template, folder, { recursive: true })
  return { kind: 'PGlite', wishes: { folder, version: 'test' }, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function makeSchema(url: string): Promise<TestDatabase> {
  const name = `catena_test_${Date.now()}_${Math.trunc(Math.random() * 1e9)}`
  await ask(url, `create schema ${name}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${name}`)
  // by which its lines can be told from those of others
  own.searchParams.set('application_name', name)
  return {
    kind: 'PostgreSQL',
    wishes: { folder: '', url: own.href, version: 'test' },
    remove: () => ask(url, `drop schema ${name} cascade`),
  }
}

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
