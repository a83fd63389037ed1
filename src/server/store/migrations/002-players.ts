// Who plays: guests and accounts, how they show that it is them, and what they have won.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const players: Migration = {
  name: 'players',
  statements: [
    sql`create table players (
      id text primary key,
      name text not null,
      kind text not null,
      created bigint not null,
      seen bigint not null
    )`,
    sql`create table tokens (
      hash text primary key,
      player_id text not null references players on delete cascade,
      kind text not null,
      label text not null,
      created bigint not null,
      used bigint not null,
      expires bigint not null
    )`,
    sql`create index tokens_by_player on tokens (player_id)`,
    sql`create table passwords (
      player_id text primary key references players on delete cascade,
      login text not null unique,
      hash text not null,
      changed bigint not null
    )`,
    sql`create table recovery_codes (
      player_id text not null references players on delete cascade,
      hash text not null,
      primary key (player_id, hash)
    )`,
    sql`create table passkeys (
      id text primary key,
      player_id text not null references players on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports json not null,
      label text not null,
      created bigint not null,
      used bigint not null
    )`,
    sql`create index passkeys_by_player on passkeys (player_id)`,
    sql`create table challenges (
      challenge text primary key,
      player_id text references players on delete cascade,
      purpose text not null,
      expires bigint not null
    )`,
    sql`create table ratings (
      player_id text not null references players on delete cascade,
      game text not null,
      format text not null,
      mu double precision not null,
      sigma double precision not null,
      games int not null,
      changed bigint not null,
      primary key (player_id, game, format)
    )`,
    sql`create index ratings_by_game on ratings (game, format)`,
    sql`create table rating_changes (
      table_id text not null,
      player_id text not null references players on delete cascade,
      game text not null,
      format text not null,
      mu_before double precision not null,
      sigma_before double precision not null,
      mu double precision not null,
      sigma double precision not null,
      at bigint not null,
      primary key (table_id, player_id)
    )`,
    sql`create index rating_changes_by_player on rating_changes (player_id, at)`,
  ],
}
