// Who asks: by the cookie of a page, or by the token that a program sends.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from './refusal.ts'
import type { Player, Store } from './store/store.ts'

const COOKIE = 'catena'
/** Milliseconds that a token of a page lasts without being renewed, and one of a program. */
export const LIFETIME = { page: 400 * 86_400_000, program: 400 * 86_400_000 } as const

/** The token that a request shows. A program's comes first: it means what it says. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return bearerOf(request) ?? cookieOf(request)
}

export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([\w-]{20,100})$/i.exec(headers.authorization ?? '')?.[1]
}

export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim())
  return parts.map((part) => /^catena=([\w-]{20,100})$/.exec(part)?.[1]).find((token) => token !== undefined)
}

/** Lets the page be known again. Where there is no TLS, as in a home network, the cookie has to do without it. */
export function setCookie(reply: FastifyReply, token: string, secure: boolean): void {
  const words = [
    `${COOKIE}=${token}`,
    'Path=/',
    `Max-Age=${LIFETIME.page / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ]
  reply.header('Set-Cookie', words.join('; '))
}

export function clearCookie(reply: FastifyReply, secure: boolean): void {
  reply.header('Set-Cookie', [`${COOKIE}=`, 'Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; '))
}

/** The player who asks. */
export function requirePlayer(store: Store, request: Pick<FastifyRequest, 'headers'>): Promise<Player> {
  return identify(store, tokenOf(request))
}

/** Whose token it is. */
export async function identify(store: Store, token: string | undefined): Promise<Player> {
  const player = token === undefined ? undefined : await store.players.ofToken(token)
  if (player === undefined) throw new Refused(401, 'unknown-player')
  return player
}

/** Nobody who is banned plays or speaks. */
export async function refuseBanned(store: Store, player: Player): Promise<void> {
  const ban = await store.conduct.banOf(player.id)
  if (ban !== undefined) throw new Refused(403, 'banned')
}

/**
 * Whether a page of another site asks. Such a page could otherwise act for whoever is known here by a cookie: browsers name the page at every
 * write and every socket, and a request that shows a cookie without being named is not one of a browser.
 */
export function isForeign({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string | undefined): boolean {
  const { origin, host } = headers
  if (origin === undefined)
    return headers.cookie !== undefined && cookieOf({ headers }) !== undefined && bearerOf({ headers }) === undefined
  if (origin === publicUrl) return false
  // the usual port of a page's address stands in neither or in one of both
  const own = `${origin.split(':', 1)[0]}://${host}`
  return !(URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host)
}
