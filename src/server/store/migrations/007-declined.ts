// Who has declined lately to come to a table is found by the time.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const declined: Migration = {
  name: 'declined',
  statements: [sql`create index entries_declined on entries (at) where kind = 'decline'`],
}
