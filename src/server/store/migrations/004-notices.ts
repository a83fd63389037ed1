// Where players are told that a game waits for them while they are away, and the key by which the server shows that it is the one that tells.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const notices: Migration = {
  name: 'notices',
  statements: [
    sql`create table own_keys (
      name text primary key,
      secret text not null
    )`,
    sql`create table subscriptions (
      endpoint text primary key,
      token_hash text not null references tokens on delete cascade,
      player_id text not null references players on delete cascade,
      public_key text not null,
      secret text not null,
      created bigint not null
    )`,
    sql`create index subscriptions_by_player on subscriptions (player_id)`,
    sql`create index subscriptions_by_token on subscriptions (token_hash)`,
  ],
}
