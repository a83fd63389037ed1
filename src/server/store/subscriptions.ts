// Browsers that want to be told when a game waits, each by an address at the push service of its maker.
import type { Database } from './database.ts'
import { hashSecret } from './secret.ts'

export interface Subscription {
  readonly endpoint: string
  /** base64url; what is told is encrypted with both, so that the push service cannot read it. */
  readonly publicKey: string
  readonly secret: string
  /** It tells kinds of messages apart; one of an older version says of each that it is the player's turn. */
  readonly kinds: boolean
}

/** Browsers of one player; the oldest make room. */
const MOST = 10

export class Subscriptions {
  constructor(private readonly database: Database) {}

  /** A browser of the player whose token it is; with the token it goes, so that nothing is told where somebody has signed out. */
  async add(player: string, token: string, { endpoint, publicKey, secret, kinds }: Subscription): Promise<void> {
    const row = { token_hash: hashSecret(token), player_id: player, public_key: publicKey, secret, kinds, created: Date.now() }
    await this.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('subscriptions')
        .values({ endpoint, ...row })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .execute()
      const older = transaction
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('player_id', '=', player)
        .orderBy('created', 'desc')
        .orderBy('endpoint')
        .offset(MOST)
      await transaction.deleteFrom('subscriptions').where('endpoint', 'in', older).execute()
    })
  }

  async of(player: string): Promise<Subscription[]> {
    const rows = await this.database
      .selectFrom('subscriptions')
      .innerJoin('tokens', 'tokens.hash', 'subscriptions.token_hash')
      .select(['endpoint', 'public_key', 'secret', 'kinds'])
      .where('subscriptions.player_id', '=', player)
      .where('expires', '>', Date.now())
      .orderBy('subscriptions.created')
      .execute()
    return rows.map(({ public_key: publicKey, ...others }) => ({ ...others, publicKey }))
  }

  /** Of one player, or whoever has it. */
  async remove(endpoint: string, player?: string): Promise<void> {
    let question = this.database.deleteFrom('subscriptions').where('endpoint', '=', endpoint)
    if (player !== undefined) question = question.where('player_id', '=', player)
    await question.execute()
  }

  /** A key of the server itself, the same for all that share the database; made by the first one that needs it. */
  async ownKey(name: string, make: () => string): Promise<string> {
    const read = () => this.database.selectFrom('own_keys').select('secret').where('name', '=', name).executeTakeFirst()
    const known = await read()
    if (known !== undefined) return known.secret
    await this.database
      .insertInto('own_keys')
      .values({ name, secret: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // another server may have been quicker
    return (await read())!.secret
  }
}
