// How a player with an account shows that it is them: a password, a code for when that is lost, or a passkey.
import { hash, verify } from '@node-rs/argon2'
import type { Database } from './database.ts'
import { Limiter } from '../limit.ts'
import { Refused } from '../refusal.ts'
import { isDouble } from './fault.ts'
import { hashSecret, newRecoveryCode } from './secret.ts'

export interface Passkey {
  /** As the device calls it. */
  readonly id: string
  /** base64url */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
}

export interface OwnPasskey extends Passkey {
  readonly player: string
  readonly created: number
  readonly used: number
}

/** What a challenge was made for. */
export interface Challenge {
  /** Null when whoever answers it is not known yet. */
  readonly player: string | null
  readonly purpose: string
}

/** Argon2id with the memory (KiB) and rounds that OWASP names first. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const CODES = 8
/** Tries at one login, with whatever password or code: somebody who has forgotten it, but nobody who goes through a list. */
const TRIES = { atOnce: 10, perSecond: 1 / 60 }
/** Of a login and a password; who stores longer ones wants something else than to be known again. */
const LONGEST = { login: 64, password: 256 }
/** Of no password: who asks for a login that does not exist waits as long as for one that does. */
let nobody: Promise<string> | undefined

export class Accounts {
  private readonly tries = new Limiter(TRIES)

  constructor(private readonly database: Database) {}

  /**
   * Makes an account of a guest. False when another player has this login, in whatever case it is written. Rejects with `Refused` when login or
   * password are none.
   */
  async register(player: string, login: string, password: string): Promise<boolean> {
    checkWords(login, password, 1)
    const words = { login: sameLogin(login), hash: await hash(samePassword(password), ARGON), changed: Date.now() }
    try {
      await this.database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('passwords')
          .values({ player_id: player, ...words })
          .onConflict((conflict) => conflict.column('player_id').doUpdateSet(words))
          .execute()
        await transaction.updateTable('players').set({ kind: 'account' }).where('id', '=', player).where('kind', '=', 'guest').execute()
      })
      return true
    } catch (problem) {
      if (isDouble(problem)) return false
      throw problem
    }
  }

  /** What a player is known by, besides tokens. */
  async of(player: string): Promise<{ readonly login: string | null; readonly codes: number }> {
    const row = await this.database.selectFrom('passwords').select('login').where('player_id', '=', player).executeTakeFirst()
    const codes = await this.database.selectFrom('recovery_codes').select('hash').where('player_id', '=', player).execute()
    return { login: row?.login ?? null, codes: codes.length }
  }

  /** The player with this login and password. Rejects with `Refused` when it was tried too often. */
  async ofPassword(login: string, password: string): Promise<string | undefined> {
    checkWords(login, password)
    this.countTry(login)
    const row = await this.database
      .selectFrom('passwords')
      .select(['player_id', 'hash'])
      .where('login', '=', sameLogin(login))
      .executeTakeFirst()
    nobody ??= hash('', ARGON)
    const right = await verify(row?.hash ?? (await nobody), samePassword(password))
    return right ? row?.player_id : undefined
  }

  /** New recovery codes, told here and never again; older ones are void. */
  async makeRecoveryCodes(player: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newRecoveryCode)
    await this.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('recovery_codes').where('player_id', '=', player).execute()
      await transaction
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ player_id: player, hash: hashSecret(code) })))
        .execute()
    })
    return codes
  }

  /** The player with this login, when the code is one of theirs; it is used up by that. */
  async ofRecoveryCode(login: string, code: string): Promise<string | undefined> {
    checkWords(login, code)
    this.countTry(login)
    const row = await this.database
      .deleteFrom('recovery_codes')
      .using('passwords')
      .whereRef('passwords.player_id', '=', 'recovery_codes.player_id')
      .where('passwords.login', '=', sameLogin(login))
      .where('recovery_codes.hash', '=', hashSecret(code.trim()))
      .returning('recovery_codes.player_id')
      .executeTakeFirst()
    return row?.player_id
  }

  /** Adds a passkey, and makes an account of a guest. */
  async addPasskey(player: string, { id, publicKey, counter, transports, label }: Passkey): Promise<void> {
    const now = Date.now()
    await this.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('passkeys')
        .values({
          id,
          player_id: player,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          label,
          created: now,
          used: now,
        })
        .execute()
      await transaction.updateTable('players').set({ kind: 'account' }).where('id', '=', player).where('kind', '=', 'guest').execute()
    })
  }

  async findPasskey(id: string): Promise<OwnPasskey | undefined> {
    const row = await this.database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readPasskey(row)
  }

  async passkeys(player: string): Promise<OwnPasskey[]> {
    const rows = await this.database.selectFrom('passkeys').selectAll().where('player_id', '=', player).orderBy('created').execute()
    return rows.map(readPasskey)
  }

  private countTry(login: string): void {
    const after = this.tries.take(sameLogin(login))
    if (after > 0) throw new Refused(429, 'too-fast', undefined, 'login', after)
  }

  /** Its counter rises with each use, where the device counts. */
  async usePasskey(id: string, counter: number): Promise<void> {
    await this.database.updateTable('passkeys').set({ counter, used: Date.now() }).where('id', '=', id).execute()
  }

  /** False when it would leave no way in: neither another passkey nor a password. */
  async removePasskey(player: string, id: string): Promise<boolean> {
    return this.database.transaction().execute(async (transaction) => {
      // one after the other, or two at once would each count on the other one
      await transaction.selectFrom('players').select('id').where('id', '=', player).forUpdate().execute()
      const password = await transaction.selectFrom('passwords').select('login').where('player_id', '=', player).executeTakeFirst()
      const known = await transaction.selectFrom('passkeys').select('id').where('player_id', '=', player).execute()
      if (password === undefined && known.every((one) => one.id === id)) return false
      await transaction.deleteFrom('passkeys').where('id', '=', id).where('player_id', '=', player).execute()
      return true
    })
  }

  /** Remembers a challenge for so many milliseconds. */
  async pose(challenge: string, { player, purpose }: Challenge, lifetime: number): Promise<void> {
    const now = Date.now()
    await this.database.deleteFrom('challenges').where('expires', '<', now).execute()
    await this.database
      .insertInto('challenges')
      .values({ challenge, player_id: player, purpose, expires: now + lifetime })
      .execute()
  }

  /** What the challenge was made for, once. */
  async answer(challenge: string): Promise<Challenge | undefined> {
    const row = await this.database.deleteFrom('challenges').where('challenge', '=', challenge).returningAll().executeTakeFirst()
    return row === undefined || row.expires < Date.now() ? undefined : { player: row.player_id, purpose: row.purpose }
  }
}

const sameLogin = (login: string): string => login.normalize('NFKC').trim().toLowerCase()
/** The same keys give the same password on every device. */
const samePassword = (password: string): string => password.normalize('NFKC')

/** A login is words that can be seen; a password, or a code, is anything that keys can write. */
function checkWords(login: string, password: string, least = 0): void {
  if (!/^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(login.trim()) || sameLogin(login).length > LONGEST.login)
    throw new Refused(400, 'bad-request', `A login has 1 to ${LONGEST.login} characters, all of which can be seen.`, 'login')
  if (password.length < least || password.length > LONGEST.password || /[\p{Cs}\0]/u.test(password))
    throw new Refused(400, 'bad-request', `A password has 1 to ${LONGEST.password} characters, and no NUL.`, 'password')
}

function readPasskey(row: {
  id: string
  player_id: string
  public_key: string
  counter: number
  transports: unknown
  label: string
  created: number
  used: number
}): OwnPasskey {
  const { id, player_id: player, public_key: publicKey, counter, transports, label, created, used } = row
  return { id, player, publicKey, counter, transports: transports as string[], label, created, used }
}
