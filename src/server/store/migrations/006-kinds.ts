// Which browsers tell kinds of messages apart: those that asked before there was more than one take each for the same.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const kinds: Migration = {
  name: 'kinds',
  statements: [sql`alter table subscriptions add column kinds boolean not null default false`],
}
