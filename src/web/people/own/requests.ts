// What players ask of the server about themselves and about others.
import type { OwnPasskey } from './passkeys.ts'
import { ask, type Ban, type Listed, type Person, type RatingChange, type TablePage } from '../server.ts'

export interface Own extends Person {
  readonly kind: 'guest' | 'account' | 'bot'
  readonly created: number
  readonly login: string | null
  readonly codes: number
  readonly passkeys: readonly OwnPasskey[]
  /** Neither plays nor speaks; `until` is null for good. */
  readonly ban?: Ban
}

/** That the player himself changes how he is known: his password until now, or a passkey that he has just shown. */
export interface Proof {
  readonly current?: string
  readonly shown?: unknown
}

/** A password is asked for by its field; a passkey has to be shown before. */
export const isProven = (me: Own | undefined, { shown }: Proof) => shown !== undefined || me === undefined || me.login !== null

export interface OwnTables extends TablePage {
  /** What rated games that have ended changed for the player. */
  readonly changes: readonly RatingChange[]
  readonly waiting: readonly string[]
  /** Games with days for a turn that have ended while nobody looked, until somebody does. */
  readonly over: readonly Listed[]
}

export type AversionKind = 'mute' | 'block'

export interface Avoided {
  readonly player: Person
  readonly kind: AversionKind
}

export const REASONS = ['insult', 'name', 'stalling', 'cheating', 'other'] as const
export type Reason = (typeof REASONS)[number]

export interface Reported {
  readonly reason: Reason
  readonly words: string
  readonly table?: string
  readonly entry?: number
}

export const readMe = () => ask('GET', 'me') as Promise<Own>

export const readOwnTables = (state: Listed['state'], cursor?: string) =>
  ask('GET', `me/tables?state=${state}&limit=20${cursor === undefined ? '' : `&cursor=${cursor}`}`) as Promise<OwnTables>

export const readAvoided = async () => ((await ask('GET', 'me/avoided')) as { readonly players: readonly Avoided[] }).players

export const avoid = (id: string, kind: AversionKind) => ask('POST', `players/${id}/avoid`, { kind })

export const forgive = (id: string, kind: AversionKind) => ask('DELETE', `players/${id}/avoid?kind=${kind}`)

export const report = (id: string, reported: Reported) => ask('POST', `players/${id}/report`, reported)

/** Makes an account, or changes its login and password; gives new recovery codes. */
export const makeAccount = async (wishes: { readonly login: string; readonly password: string } & Proof) =>
  ((await ask('POST', 'account', wishes)) as { readonly codes: readonly string[] }).codes

export const makeCodes = async (proof: Proof) =>
  ((await ask('POST', 'account/codes', proof)) as { readonly codes: readonly string[] }).codes

/** With a code, the password is a new one. */
export const signIn = async (shown: { readonly login: string; readonly password: string; readonly code?: string }) =>
  ((await ask('POST', 'session', shown)) as { readonly player: Person }).player

export const signOut = () => ask('DELETE', 'session')

/** Everything that is stored about a player. */
export const exportAll = (id: string) => ask('GET', `players/${id}/export`)

export const deleteMe = () => ask('DELETE', 'me')
