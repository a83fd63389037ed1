// What is asked of the server over HTTP. Whoever is not known there yet becomes a guest on the way.
import type { GameName } from '../../games/register.ts'
import type { Opponent } from '../../play/company.ts'
import type { Access, Clock } from '../../play/table/entry.ts'
import type { Language } from '../protocol.ts'
import { peopleWords } from './words.ts'

/** A table as lists tell it (docs/protocol.md). */
export interface Listed {
  readonly table: string
  readonly game: GameName
  readonly access: Access
  readonly state: 'open' | 'live' | 'ended'
  readonly opener: string
  readonly seats: readonly { readonly player?: string; readonly computer?: Opponent; readonly ready: boolean }[]
  readonly format?: string
  readonly clock: Clock
  readonly spectators: { readonly delay: number } | null
  readonly turn: number
}

export interface Person {
  readonly id: string
  readonly name: string
}

export interface TablePage {
  readonly tables: readonly Listed[]
  readonly players: readonly Person[]
  readonly cursor?: string
}

/** What a new table is opened with. */
export interface Opening {
  readonly game: GameName
  readonly seats: number
  readonly format?: string
  readonly setup?: unknown
  readonly clock: Clock
  readonly access: Access
  readonly spectators: { readonly delay: number } | null
  readonly computers: readonly (Opponent | null)[]
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

/** Makes a guest of whoever uses this browser; the server keeps him known by a cookie. */
export async function becomeGuest(name: string): Promise<Person> {
  return ((await ask('POST', 'guest', name === '' ? {} : { name })) as { readonly player: Person }).player
}

/** Does a server for play over the network answer where this page comes from? */
export async function findServer(): Promise<void> {
  await ask('GET', 'games')
}

export const listTables = (state: Listed['state'], game?: GameName): Promise<TablePage> =>
  ask('GET', `tables?state=${state}&limit=50${game === undefined ? '' : `&game=${game}`}`) as Promise<TablePage>

export const readTable = (table: string): Promise<Listed & { readonly players: readonly Person[] }> =>
  ask('GET', `tables/${encodeURIComponent(table)}`) as Promise<Listed & { readonly players: readonly Person[] }>

export async function openTable(opening: Opening, name: string): Promise<string> {
  return ((await askAsPlayer('tables', opening, name)) as { readonly table: string }).table
}

export async function sitDown(table: string, wishes: { readonly seat?: number; readonly deck?: unknown }, name: string): Promise<void> {
  await askAsPlayer(`tables/${table}/seat`, wishes, name)
}

/** The record of a game that has ended. */
export async function readRecord(table: string): Promise<string> {
  const response = await reach('GET', `tables/${table}/record`)
  return response.text()
}

/** What players of a table are called. Names are an extra: without an answer they go without. */
export async function readPlayers(table: string, ids: readonly string[]): Promise<readonly Person[]> {
  try {
    const { players } = await readTable(table)
    const others = ids.filter((id) => !players.some((player) => player.id === id))
    const found = await Promise.all(others.map((id) => ask('GET', `players/${id}`).catch(() => ({ id, name: '' })) as Promise<Person>))
    return [...players, ...found]
  } catch {
    return []
  }
}

/** What somebody is called who may have no name. */
export const nameOf = (name: string | undefined, language: Language): string => name || peopleWords(language).guest

/** The cookie may have gone: then it is a new guest who asks. */
async function askAsPlayer(path: string, body: unknown, name: string): Promise<unknown> {
  try {
    return await ask('POST', path, body)
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== 'unknown-player') throw problem
    await becomeGuest(name)
    return ask('POST', path, body)
  }
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const response = await reach(method, path, body)
  // a folder of files answers everything with a page
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) throw new Refusal('unreachable', '')
  return response.json()
}

async function reach(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined ? { method } : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api/1/${path}`, init).catch(() => undefined)
  if (response === undefined) throw new Refusal('unreachable', '')
  if (response.ok) return response
  const { error } = (await response.json().catch(() => ({}))) as { readonly error?: { code: string; message: string; after?: number } }
  throw error === undefined ? new Refusal('unreachable', '') : new Refusal(error.code, error.message, error.after)
}
