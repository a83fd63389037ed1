// Tables are found by who opened them.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const openers: Migration = {
  name: 'openers',
  statements: [sql`create index tables_by_opener on tables ((facts->>'opener'))`],
}
