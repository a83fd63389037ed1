// The rows of every table of the database, as the newest migration leaves them. Times are milliseconds since 1970.
import type { Generated, GeneratedAlways } from 'kysely'

export interface Schema {
  readonly nodes: NodeRow
  readonly tables: TableRow
  readonly leases: LeaseRow
  readonly entries: EntryRow
  readonly snapshots: SnapshotRow
  readonly sitters: SitterRow
  readonly players: PlayerRow
  readonly tokens: TokenRow
  readonly passwords: PasswordRow
  readonly recovery_codes: RecoveryCodeRow
  readonly passkeys: PasskeyRow
  readonly challenges: ChallengeRow
  readonly ratings: RatingRow
  readonly rating_changes: RatingChangeRow
  readonly aversions: AversionRow
  readonly reports: ReportRow
  readonly bans: BanRow
  readonly own_keys: OwnKeyRow
  readonly subscriptions: SubscriptionRow
}

export type TableState = 'open' | 'live' | 'ended'
export type PlayerKind = 'guest' | 'account' | 'bot'
/** That of a page lies in a cookie, that of a program in its settings. */
export type TokenKind = 'page' | 'program'
/** Not to hear somebody, or not to meet either. */
export type AversionKind = 'mute' | 'block'

/** A running server. */
interface NodeRow {
  id: string
  version: string
  started: number
  /** Until when the tables that it keeps are its own, by the clock of the database. */
  until: number
}

/** What lists say of a table; what it is follows from its entries. */
interface TableRow {
  id: string
  game: string
  access: string
  rated: boolean
  state: TableState
  opened: number
  changed: number
  ended: Generated<number | null>
  /** JSON */
  facts: unknown
}

interface LeaseRow {
  table_id: string
  node_id: string | null
  epoch: number
  /** The number of the last entry. */
  last: number
}

interface EntryRow {
  table_id: string
  number: number
  at: number
  seat: number
  who: string
  kind: string
  /** JSON */
  body: unknown
  /** Of the keeper that added it. */
  epoch: number
}

interface SnapshotRow {
  table_id: string
  /** The entry after which it was taken. */
  number: number
  /** Another version reads the entries instead. */
  engine: string
  body: string
}

/** Who sits or sat at a table. */
interface SitterRow {
  table_id: string
  player_id: string
  /** Null after leaving. */
  seat: number | null
  /** Whether the table waits for this player. */
  waits: boolean
}

interface PlayerRow {
  id: string
  name: string
  kind: PlayerKind
  created: number
  /** The last day of being here, roughly. */
  seen: number
}

interface TokenRow {
  hash: string
  player_id: string
  kind: TokenKind
  label: string
  created: number
  used: number
  expires: number
}

interface PasswordRow {
  player_id: string
  login: string
  hash: string
  changed: number
}

interface RecoveryCodeRow {
  player_id: string
  hash: string
}

interface PasskeyRow {
  /** As the device calls it. */
  id: string
  player_id: string
  /** base64url */
  public_key: string
  counter: number
  /** JSON: a list of words. */
  transports: unknown
  label: string
  created: number
  used: number
}

interface ChallengeRow {
  challenge: string
  player_id: string | null
  purpose: string
  expires: number
}

interface RatingRow {
  player_id: string
  game: string
  format: string
  mu: number
  sigma: number
  games: number
  changed: number
}

interface RatingChangeRow {
  table_id: string
  player_id: string
  game: string
  format: string
  mu_before: number
  sigma_before: number
  mu: number
  sigma: number
  at: number
}

interface AversionRow {
  player_id: string
  other_id: string
  kind: AversionKind
  since: number
}

interface ReportRow {
  id: GeneratedAlways<number>
  player_id: string
  reporter_id: string | null
  table_id: string | null
  entry: number | null
  reason: string
  words: string
  at: number
  handled: Generated<number | null>
  verdict: Generated<string | null>
}

interface BanRow {
  id: GeneratedAlways<number>
  player_id: string
  since: number
  /** Null for good. */
  until: number | null
  reason: string
}

/** A key of the server itself. */
interface OwnKeyRow {
  name: string
  secret: string
}

interface SubscriptionRow {
  endpoint: string
  /** With which the browser asked; they go together. */
  token_hash: string
  player_id: string
  /** base64url, as the secret. */
  public_key: string
  secret: string
  created: number
  kinds: boolean
}
