// How players get along: whom one does not want to hear or to meet, what was reported, who is banned.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const conduct: Migration = {
  name: 'conduct',
  statements: [
    sql`create table aversions (
      player_id text not null references players on delete cascade,
      other_id text not null references players on delete cascade,
      kind text not null,
      since bigint not null,
      primary key (player_id, other_id, kind)
    )`,
    sql`create index aversions_by_other on aversions (other_id)`,
    sql`create table reports (
      id bigint generated always as identity primary key,
      player_id text not null references players on delete cascade,
      reporter_id text references players on delete set null,
      table_id text,
      entry int,
      reason text not null,
      words text not null,
      at bigint not null,
      handled bigint,
      verdict text
    )`,
    sql`create index reports_by_player on reports (player_id)`,
    sql`create index reports_by_reporter on reports (reporter_id)`,
    sql`create index reports_unhandled on reports (id) where handled is null`,
    sql`create table bans (
      id bigint generated always as identity primary key,
      player_id text not null references players on delete cascade,
      since bigint not null,
      until bigint,
      reason text not null
    )`,
    sql`create index bans_by_player on bans (player_id)`,
  ],
}
