// Players, and the tokens by which they are known again. A guest is a player with a token and nothing else.
import type { Database } from './database.ts'
import type { PlayerKind, TokenKind } from './schema.ts'
import { hashSecret, newId, newToken } from './secret.ts'

export interface Player {
  readonly id: string
  readonly name: string
  readonly kind: PlayerKind
  readonly created: number
  readonly seen: number
}

/** A token without the secret itself. */
export interface Token {
  readonly kind: TokenKind
  readonly label: string
  readonly created: number
  readonly used: number
  readonly expires: number
}

export interface NewToken {
  readonly kind: TokenKind
  /** What its owner knows it by. */
  readonly label?: string
  /** Milliseconds. */
  readonly lifetime: number
}

const DAY = 86_400_000
const COLUMNS = ['id', 'name', 'kind', 'created', 'seen'] as const

export class Players {
  constructor(private readonly database: Database) {}

  async create(name: string, kind: PlayerKind = 'guest'): Promise<Player> {
    const now = Date.now()
    const player: Player = { id: newId(), name, kind, created: now, seen: now }
    await this.database.insertInto('players').values(player).execute()
    return player
  }

  find(id: string): Promise<Player | undefined> {
    return this.database.selectFrom('players').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  }

  /** Those of the ids that there are. */
  async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Player>> {
    if (ids.length === 0) return new Map()
    const rows = await this.database.selectFrom('players').select(COLUMNS).where('id', 'in', ids).execute()
    return new Map(rows.map((row) => [row.id, row]))
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.updateTable('players').set({ name }).where('id', '=', id).execute()
  }

  /** Gives a player a new token; it is told here and never again. */
  async issueToken(player: string, { kind, label = '', lifetime }: NewToken): Promise<string> {
    const token = newToken()
    const now = Date.now()
    await this.database
      .insertInto('tokens')
      .values({ hash: hashSecret(token), player_id: player, kind, label, created: now, used: now, expires: now + lifetime })
      .execute()
    return token
  }

  /** Whose token it is, as long as it lasts. */
  async ofToken(token: string): Promise<Player | undefined> {
    const now = Date.now()
    const hash = hashSecret(token)
    const row = await this.database
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player_id')
      .select([...COLUMNS.map((column) => `players.${column}` as const), 'tokens.used'])
      .where('hash', '=', hash)
      .where('expires', '>', now)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { used, ...player } = row
    // once a day is enough to know who is gone
    if (now - used > DAY) {
      await this.database.updateTable('tokens').set({ used: now }).where('hash', '=', hash).execute()
      await this.database.updateTable('players').set({ seen: now }).where('id', '=', player.id).execute()
    }
    return player
  }

  /** Those of the tokens that still stand for somebody. */
  async validTokens(tokens: readonly string[]): Promise<Set<string>> {
    const byHash = new Map(tokens.map((token) => [hashSecret(token), token]))
    if (byHash.size === 0) return new Set()
    const rows = await this.database
      .selectFrom('tokens')
      .select('hash')
      .where('hash', 'in', [...byHash.keys()])
      .where('expires', '>', Date.now())
      .execute()
    return new Set(rows.map(({ hash }) => byHash.get(hash)!))
  }

  tokens(player: string): Promise<Token[]> {
    return this.database
      .selectFrom('tokens')
      .select(['kind', 'label', 'created', 'used', 'expires'])
      .where('player_id', '=', player)
      .orderBy('created')
      .execute()
  }

  async revokeToken(token: string): Promise<void> {
    await this.database.deleteFrom('tokens').where('hash', '=', hashSecret(token)).execute()
  }

  /** All tokens of a player, but the one in use. */
  async revokeTokens(player: string, except?: string): Promise<void> {
    let question = this.database.deleteFrom('tokens').where('player_id', '=', player)
    if (except !== undefined) question = question.where('hash', '!=', hashSecret(except))
    await question.execute()
  }
}
