// Accounts: a guest who wants to be known on other devices too. The player stays the same, and so do the games.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { clearCookie, LIFETIME, setCookie, tokenOf } from '../identity.ts'
import { Limiter } from '../limit.ts'
import { readShown, siteOf } from '../passkeys.ts'
import { requireProof } from '../proof.ts'
import { Refused } from '../refusal.ts'
import { accountWishes, codeWishes, recoveryCodes, signedIn, signing } from '../schema/account.ts'
import type { Store } from '../store/store.ts'
import { passkeyRoutes } from './passkeys.ts'
import { makeRoute } from './route.ts'

/** From one address: each costs a tenth of a second of a core, and a school may sign in at once. */
const SIGNINGS = { atOnce: 40, perSecond: 1 / 5 }

export function accountRoutes() {
  const signings = new Limiter(SIGNINGS)

  return [
    ...passkeyRoutes(signings),
    makeRoute({
      method: 'POST',
      path: '/api/1/account',
      about: 'Makes an account of the guest who asks, or changes login and password of an account. Every other device is signed out.',
      asker: 'player',
      body: accountWishes,
      answer: recoveryCodes,
      async answers({ server, player, body: { login, password, ...proof }, request }) {
        server.slowDown(signings, request.ip)
        const { accounts, players } = server.store()
        await requireProof({ server, player, request }, proof)
        if (!(await accounts.register(player.id, login, password))) throw new Refused(409, 'login-taken', undefined, 'login')
        await players.revokeTokens(player.id, tokenOf(request))
        return { codes: await accounts.makeRecoveryCodes(player.id) }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/account/codes',
      about: 'New recovery codes; older ones are void.',
      asker: 'known',
      body: codeWishes,
      answer: recoveryCodes,
      async answers({ server, player, body, request }) {
        server.slowDown(signings, request.ip)
        const { accounts } = server.store()
        // a code stands for a password
        if ((await accounts.of(player.id)).login === null) throw new Refused(409, 'no-account')
        await requireProof({ server, player, request }, body)
        return { codes: await accounts.makeRecoveryCodes(player.id) }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/session',
      about: 'Signs in: by a password, by a recovery code with a new password, or by a passkey. Pages also get the token as a cookie.',
      asker: 'anybody',
      body: signing,
      answer: signedIn,
      async answers({ server, body, request, reply }): Promise<z.infer<typeof signedIn>> {
        server.slowDown(signings, request.ip)
        const store = server.store()
        const id = await identifyBy(store, body, request, server.config.publicUrl)
        const player = id === undefined ? undefined : await store.players.find(id)
        if (player === undefined) throw new Refused(403, 'wrong-password')
        const token = await store.players.issueToken(player.id, { kind: 'page', lifetime: LIFETIME.page })
        setCookie(reply, token, server.isSecure(request))
        return { player: { id: player.id, name: player.name, guest: false }, token }
      },
    }),
    makeRoute({
      method: 'DELETE',
      path: '/api/1/session',
      about: 'Signs out: the token that is shown is one no longer. A guest who does that is gone for good.',
      asker: 'known',
      answer: z.strictObject({}),
      async answers({ server, request, reply }) {
        await server.store().players.revokeToken(tokenOf(request)!)
        clearCookie(reply, server.isSecure(request))
        return {}
      },
    }),
  ]
}

/** Whose login, code or passkey it is. */
async function identifyBy(
  store: Store,
  body: z.output<typeof signing>,
  request: FastifyRequest,
  publicUrl: string | undefined,
): Promise<string | undefined> {
  if ('passkey' in body) return readShown(store, siteOf(request, publicUrl), body.passkey)
  return 'code' in body ? recover(store, body) : store.accounts.ofPassword(body.login, body.password)
}

/** Whoever has lost a password also loses the devices that knew it. */
async function recover(
  { accounts, players }: Store,
  { login, code, password }: { readonly login: string; readonly code: string; readonly password: string },
): Promise<string | undefined> {
  const id = await accounts.ofRecoveryCode(login, code)
  if (id === undefined) return undefined
  await accounts.register(id, login, password)
  await players.revokeTokens(id)
  return id
}
