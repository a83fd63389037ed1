// What is asked of a server over HTTP before one sits at a table (docs/protocol.md): who one is, which tables there are, and a seat.
import type { GameName } from '../games/register.ts'
import type { Opponent } from './company.ts'
import type { Access, Clock, EndReason } from './table/entry.ts'

/** A table as lists tell it. */
export interface Listed {
  readonly table: string
  readonly game: GameName
  readonly access: Access
  /** It changes ratings. */
  readonly rated: boolean
  readonly state: 'open' | 'live' | 'ended'
  readonly opener: string
  readonly seats: readonly { readonly player?: string; readonly computer?: Opponent; readonly ready: boolean }[]
  readonly format?: string
  readonly clock: Clock
  readonly spectators: { readonly delay: number } | null
  readonly turn: number
  readonly ended: number | null
  readonly result?: { readonly reason: EndReason; readonly shares: readonly number[] | null }
  readonly next?: string
}

export interface Person {
  readonly id: string
  readonly name: string
}

/** How strong somebody is held to be, and how unsure that is. */
export interface Strength {
  readonly mu: number
  readonly sigma: number
}

/** The strength of a player in one game and format. */
export interface PlayerRating extends Strength {
  readonly player: string
  readonly game: GameName
  readonly format: string
  readonly games: number
}

export interface RatingChange {
  readonly table: string
  readonly player: string
  readonly before: Strength
  readonly after: Strength
}

export interface Profile extends Person {
  readonly kind: 'guest' | 'account' | 'bot'
  readonly ratings: readonly Omit<PlayerRating, 'player'>[]
}

/** A table as it is told to one who asks for it. */
export interface ToldTable extends Listed {
  readonly players: readonly Person[]
  readonly ratings: readonly PlayerRating[]
  readonly changes: readonly RatingChange[]
}

export interface TablePage {
  readonly tables: readonly Listed[]
  readonly players: readonly Person[]
  readonly ratings: readonly PlayerRating[]
  readonly cursor?: string
}

/** What a new table is opened with; all but the game has a default. */
export interface Opening {
  readonly game: GameName
  readonly seats?: number
  readonly format?: string
  readonly setup?: unknown
  /** 3 or 5 games; left out for one. */
  readonly bestOf?: number
  readonly clock?: Clock
  readonly access?: Access
  readonly rated?: boolean
  readonly spectators?: { readonly delay: number } | null
  readonly computers?: readonly (Opponent | null)[]
}

/** Why the server did not do it, by the code of its protocol; `unreachable` when nothing answers there. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly after?: number,
  ) {
    super(message)
  }
}

export type Method = 'GET' | 'POST' | 'DELETE'

/** An answer over HTTP, as every platform has it. */
interface HttpAnswer {
  readonly ok: boolean
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** How the device reaches the server; undefined when nothing answers. */
export interface Way {
  reach(method: Method, path: string, body?: unknown): Promise<HttpAnswer | undefined>
  wait(milliseconds: number): Promise<void>
}

/** A server that has just begun opens its store for a moment: it is asked again so often, after so many milliseconds. */
const OPENING = { tries: 12, wait: 500 }

export class Lobby {
  constructor(private readonly way: Way) {}

  /** A new guest. Pages get the token as a cookie too. */
  async becomeGuest(name: string): Promise<Person & { readonly token: string }> {
    const { player, token } = (await this.ask('POST', 'guest', name === '' ? {} : { name })) as { player: Person; token: string }
    return { ...player, token }
  }

  /** A new bot account. */
  async becomeBot(name: string): Promise<Person & { readonly token: string }> {
    const { player, token } = (await this.ask('POST', 'bot', { name })) as { player: Person; token: string }
    return { ...player, token }
  }

  /** A player as everybody may know him. */
  readPlayer(id: string): Promise<Profile> {
    return this.ask('GET', `players/${id}`) as Promise<Profile>
  }

  /** Tables at which whoever asks sits, and whose game has not ended. */
  async ownTables(): Promise<readonly Listed[]> {
    const pages = await Promise.all(['open', 'live'].map((state) => this.ask('GET', `me/tables?state=${state}`)))
    return pages.flatMap((page) => (page as { readonly tables: readonly Listed[] }).tables)
  }

  /** Does a server for play over the network answer there? */
  async find(): Promise<void> {
    await this.ask('GET', 'games')
  }

  listTables(state: Listed['state'], game?: GameName): Promise<TablePage> {
    return this.ask('GET', `tables?state=${state}&limit=50${game === undefined ? '' : `&game=${game}`}`) as Promise<TablePage>
  }

  readTable(table: string): Promise<ToldTable> {
    return this.ask('GET', `tables/${encodeURIComponent(table)}`) as Promise<ToldTable>
  }

  openTable(opening: Opening): Promise<{ readonly table: string; readonly url: string }> {
    return this.ask('POST', 'tables', opening) as Promise<{ readonly table: string; readonly url: string }>
  }

  async sitDown(table: string, wishes: { readonly seat?: number; readonly deck?: unknown }): Promise<void> {
    await this.ask('POST', `tables/${encodeURIComponent(table)}/seat`, wishes)
  }

  /** The record of a game that has ended. */
  async readRecord(table: string): Promise<string> {
    return (await this.reach('GET', `tables/${encodeURIComponent(table)}/record`)).text()
  }

  /** What players of a table are called. Names are an extra: without an answer they go without. */
  async readPlayers(table: string, ids: readonly string[]): Promise<readonly Person[]> {
    try {
      const { players } = await this.readTable(table)
      const others = ids.filter((id) => !players.some((player) => player.id === id))
      const found = await Promise.all(
        others.map((id) => this.ask('GET', `players/${id}`).catch(() => ({ id, name: '' })) as Promise<Person>),
      )
      return [...players, ...found]
    } catch {
      return []
    }
  }

  async ask(method: Method, path: string, body?: unknown): Promise<unknown> {
    const response = await this.reach(method, path, body)
    // a folder of files answers everything with a page
    if (response.headers.get('content-type')?.startsWith('application/json') !== true) throw new Refusal('unreachable', '')
    return JSON.parse(await response.text()) as unknown
  }

  /** What only reads is asked again for a while by a server that cannot answer yet; what was perhaps done is not done twice. */
  private async reach(method: Method, path: string, body?: unknown): Promise<HttpAnswer> {
    for (let tries = 1; ; tries++) {
      const response = await this.way.reach(method, path, body)
      if (response === undefined) throw new Refusal('unreachable', '')
      if (response.ok) return response
      const refusal = readRefusal(await response.text().catch(() => ''))
      const patient = refusal.code === 'unavailable' && (method === 'GET' || path === 'guest' || path === 'bot') && tries < OPENING.tries
      if (!patient) throw refusal
      await this.way.wait(OPENING.wait)
    }
  }
}

function readRefusal(text: string): Refusal {
  try {
    const { code, message, after } = (JSON.parse(text) as { error: { code: string; message: string; after?: number } }).error
    return new Refusal(code, message, after)
  } catch {
    return new Refusal('unreachable', '')
  }
}
