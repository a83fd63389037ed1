// Tables, their entries, and who keeps them.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const tables: Migration = {
  name: 'tables',
  statements: [
    sql`create table nodes (
      id text primary key,
      version text not null,
      started bigint not null,
      until bigint not null
    )`,
    sql`create table tables (
      id text primary key,
      game text not null,
      access text not null,
      rated boolean not null,
      state text not null,
      opened bigint not null,
      changed bigint not null,
      ended bigint,
      facts json not null
    )`,
    sql`create index tables_by_state on tables (state, opened desc, id desc)`,
    sql`create index tables_by_game on tables (game, state, opened desc, id desc)`,
    // with room beside each row, so that a new last entry needs no new place in an index
    sql`create table leases (
      table_id text primary key references tables on delete cascade,
      node_id text,
      epoch bigint not null,
      last int not null
    ) with (fillfactor = 70)`,
    sql`create index leases_by_node on leases (node_id)`,
    // belongs to a table through its lease, which every insert looks at
    sql`create table entries (
      table_id text not null,
      number int not null,
      at bigint not null,
      seat smallint not null,
      who text not null,
      kind text not null,
      body json not null,
      epoch bigint not null,
      primary key (table_id, number)
    )`,
    sql`create index entries_said on entries (who) where kind = 'say'`,
    sql`create table snapshots (
      table_id text primary key references tables on delete cascade,
      number int not null,
      engine text not null,
      body text not null
    )`,
    sql`create table sitters (
      table_id text not null references tables on delete cascade,
      player_id text not null,
      seat smallint,
      waits boolean not null,
      primary key (table_id, player_id)
    )`,
    sql`create index sitters_by_player on sitters (player_id, table_id)`,
    sql`create index sitters_waited_for on sitters (player_id) where waits`,
  ],
}
