// Passkeys: keys that a device makes for this site and never gives away. The site itself keeps what only checks them.
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refused } from './refusal.ts'
import type { passkeyMade, passkeyShown } from './schema/passkey.ts'
import type { Challenge, OwnPasskey, Passkey, Player, Store } from './store/store.ts'

/** Milliseconds in which a device has to answer. */
const PATIENCE = 5 * 60_000
const NAME = 'Catena'
/** That the device knows its owner is worth having, but no condition: some have neither finger nor number. */
const CHECKS = { userVerification: 'preferred' } as const

/** The page from which somebody asks, and the name for which a passkey is made. */
interface Site {
  readonly origin: string
  readonly name: string
}

/** Where a page asks from has been checked before: it is a page of this server. */
export function siteOf({ headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>, publicUrl: string | undefined): Site {
  const origin = headers.origin ?? publicUrl ?? `${protocol}://${headers.host}`
  return { origin, name: new URL(origin).hostname }
}

/** What a browser needs to make a passkey for the player; `known` are not made twice on one device. */
export async function askToMake(store: Store, site: Site, player: Player, login: string | null, known: readonly OwnPasskey[]) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const question = await generateRegistrationOptions({
    rpName: NAME,
    rpID: site.name,
    userID: new TextEncoder().encode(player.id),
    userName: login ?? (player.name || NAME),
    userDisplayName: player.name,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: PATIENCE,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    // it signs in without a name being typed
    authenticatorSelection: { residentKey: 'required', ...CHECKS },
  })
  await store.accounts.pose(question.challenge, { player: player.id, purpose: 'make' }, PATIENCE)
  return question
}

/** What a browser needs to show any passkey that it has for this site. */
export function askToShow(store: Store, site: Site) {
  return askFor(store, site, { player: null, purpose: 'show' })
}

/** What a browser needs to show one of the passkeys of this player, who is known already. */
export function askToProve(store: Store, site: Site, player: string, known: readonly OwnPasskey[]) {
  return askFor(store, site, { player, purpose: 'prove' }, known)
}

async function askFor(store: Store, site: Site, challenge: Challenge, known: readonly OwnPasskey[] = []) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const question = await generateAuthenticationOptions({
    rpID: site.name,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: PATIENCE,
    ...namely(known),
    ...CHECKS,
  })
  await store.accounts.pose(question.challenge, challenge, PATIENCE)
  return question
}

/** Left out when any will do. */
function namely(known: readonly OwnPasskey[]) {
  return known.length === 0 ? {} : { allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })) }
}

/** The passkey that was made for this player, when it answers a question that was put to him. */
export async function readMade(
  store: Store,
  site: Site,
  player: string,
  made: z.output<typeof passkeyMade>,
): Promise<Omit<Passkey, 'label'>> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await check(() =>
    verifyRegistrationResponse({
      response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      ...expected(store, site, { player, purpose: 'make' }),
    }),
  )
  const { id, publicKey, counter } = registrationInfo!.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: made.response.transports ?? [] }
}

/** Whose passkey it is that was shown. */
export function readShown(store: Store, site: Site, shown: z.output<typeof passkeyShown>): Promise<string> {
  return readAnswer(store, site, { player: null, purpose: 'show' }, shown)
}

/** Done when a passkey of the player was shown, for a question that was put to him. */
export async function readProof(store: Store, site: Site, player: string, shown: z.output<typeof passkeyShown>): Promise<void> {
  const owner = await readAnswer(store, site, { player, purpose: 'prove' }, shown)
  if (owner !== player) throw new Refused(403, 'wrong-passkey')
}

async function readAnswer(store: Store, site: Site, challenge: Challenge, shown: z.output<typeof passkeyShown>): Promise<string> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const known = await store.accounts.findPasskey(shown.id)
  if (known === undefined) throw new Refused(403, 'wrong-passkey')
  const { id, counter, publicKey } = known
  const { authenticationInfo } = await check(() =>
    verifyAuthenticationResponse({
      response: shown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      ...expected(store, site, challenge),
      credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
    }),
  )
  await store.accounts.usePasskey(id, authenticationInfo.newCounter)
  return known.player
}

/** What an answer must fit: a question that was put for this purpose to this player, and is answered once; and the own page. */
function expected(store: Store, { origin, name }: Site, { player, purpose }: Challenge) {
  const expectedChallenge = async (challenge: string): Promise<boolean> => {
    const posed = await store.accounts.answer(challenge)
    return posed?.purpose === purpose && posed.player === player
  }
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: name, requireUserVerification: false }
}

/** What is not as it must be is refused; a fault of the store stays one. */
async function check<T extends { readonly verified: boolean }>(verify: () => Promise<T>): Promise<T> {
  let checked: T
  try {
    checked = await verify()
  } catch (problem) {
    if (problem instanceof Refused || (problem as Error).name === 'Unavailable') throw problem
    throw new Refused(403, 'wrong-passkey')
  }
  if (!checked.verified) throw new Refused(403, 'wrong-passkey')
  return checked
}
