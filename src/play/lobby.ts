// What is asked of a server over HTTP before one sits at a table (docs/protocol.md): who one is, which tables there are, and a seat.
import type { GameName } from '../games/register.ts'
import type { Opponent } from './company.ts'
import type { Access, Clock, EndReason, Series, Spectators } from './table/entry.ts'

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
  /** Two against two. */
  readonly teams?: boolean
  readonly clock: Clock
  readonly spectators: Spectators | null
  readonly series?: Series
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
  /** Three words that lead to it, as long as it is open. */
  readonly words?: string
}

/** What those are told who look for a game. */
export interface LobbyNews {
  /** Whether anything is taken now. */
  readonly ready: boolean
  /** How many people are here. */
  readonly here: number
  readonly people: readonly Present[]
  /** After how long half of those had somebody lately who opened such a table; where too few did, nothing is known. */
  readonly waits: readonly { readonly game: GameName; readonly clock: Clock; readonly milliseconds: number }[]
  /** Who wants to play with whoever asks, and with nobody else. */
  readonly asked: readonly Asking[]
  /** The same of those that whoever asks has declined, as long as the tables are open. */
  readonly later: readonly Asking[]
  /** Who does not want to play with whoever asks now, newest first, and until when they are not asked again. */
  readonly declined: readonly { readonly player: Person; readonly table: string; readonly state: Listed['state']; readonly until: number }[]
  /** Whoever asks neither plays nor speaks; `until` is null for good. */
  readonly ban?: Ban
}

/** A table for whoever asks and one who waits there. */
export interface Asking {
  readonly table: string
  readonly game: GameName
  readonly clock: Clock
  readonly by: Person
}

/** Somebody who is here, and the newest table of all where they sit. */
export interface Present {
  readonly player: Person
  readonly at?: { readonly table: string; readonly game: GameName; readonly state: 'open' | 'live'; readonly watched: boolean }
}

export interface Ban {
  readonly until: number | null
  readonly reason: string
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
  /** Who may sit down where only those who are named may. */
  readonly invited?: readonly string[]
  readonly rated?: boolean
  readonly spectators?: Spectators | null
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

  readLobby(): Promise<LobbyNews> {
    return this.ask('GET', 'lobby') as Promise<LobbyNews>
  }

  readTable(table: string): Promise<ToldTable> {
    return this.ask('GET', `tables/${encodeURIComponent(table)}`) as Promise<ToldTable>
  }

  /** The open table that has these words. */
  async readWords(words: readonly string[]): Promise<string> {
    return ((await this.ask('GET', `words/${words.join('-')}`)) as { readonly table: string }).table
  }

  openTable(opening: Opening): Promise<{ readonly table: string; readonly url: string }> {
    return this.ask('POST', 'tables', opening) as Promise<{ readonly table: string; readonly url: string }>
  }

  async sitDown(table: string, wishes: { readonly seat?: number; readonly deck?: unknown }): Promise<void> {
    await this.ask('POST', `tables/${encodeURIComponent(table)}/seat`, wishes)
  }

  /** Not now, to who has opened the table for whoever asks. */
  async decline(table: string): Promise<void> {
    await this.ask('POST', `tables/${encodeURIComponent(table)}/decline`)
  }

  /** A table that one has opened, before the game has begun. */
  async closeTable(table: string): Promise<void> {
    await this.ask('DELETE', `tables/${encodeURIComponent(table)}`)
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
