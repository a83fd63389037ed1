// Passkeys: signing in without a name or a password, by what a device has made for this site.
import { z } from 'zod'
import { tokenOf } from '../identity.ts'
import type { Limiter } from '../limit.ts'
import { askToMake, askToProve, askToShow, readMade, siteOf } from '../passkeys.ts'
import { requireProof } from '../proof.ts'
import { Refused } from '../refusal.ts'
import { passkeyWishes } from '../schema/account.ts'
import { passkeyParams, passkeyQuestion } from '../schema/passkey.ts'
import { isDouble } from '../store/fault.ts'
import { makeRoute } from './route.ts'

/** Of one player. */
const MOST = 20

/** `signings`: how often somebody may try, in whatever way. */
export function passkeyRoutes(signings: Limiter) {
  return [
    makeRoute({
      method: 'POST',
      path: '/api/1/account/passkey/question',
      about: 'What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`), for five minutes.',
      asker: 'player',
      answer: passkeyQuestion,
      async answers({ server, player, request }) {
        server.slowDown(signings, request.ip)
        const store = server.store()
        const [{ login }, known] = await Promise.all([store.accounts.of(player.id), store.accounts.passkeys(player.id)])
        if (known.length >= MOST) throw new Refused(409, 'bad-request', `A player has at most ${MOST} passkeys.`)
        const question = await askToMake(store, siteOf(request, server.config.publicUrl), player, login, known)
        return { ...question }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/account/passkey',
      about: 'Adds the passkey that the browser has made, by which the player who asks signs in from then on; a guest becomes an account.',
      asker: 'player',
      body: passkeyWishes,
      answer: z.strictObject({}),
      async answers({ server, player, body: { passkey, label, ...proof }, request }) {
        server.slowDown(signings, request.ip)
        const store = server.store()
        await requireProof({ server, player, request }, proof)
        const made = await readMade(store, siteOf(request, server.config.publicUrl), player.id, passkey)
        try {
          await store.accounts.addPasskey(player.id, { ...made, label })
        } catch (problem) {
          if (isDouble(problem)) throw new Refused(403, 'wrong-passkey')
          throw problem
        }
        return {}
      },
    }),
    makeRoute({
      method: 'DELETE',
      path: '/api/1/account/passkey/:passkey',
      about: 'Takes a passkey away, and signs out every other device; the last one only from an account with a password.',
      asker: 'known',
      params: passkeyParams,
      answer: z.strictObject({}),
      async answers({ server, player, params, request }) {
        const { accounts, players } = server.store()
        if (!(await accounts.removePasskey(player.id, params.passkey))) throw new Refused(409, 'last-passkey')
        // it may have been that of a device that is lost
        await players.revokeTokens(player.id, tokenOf(request))
        return {}
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/account/question',
      about:
        'What a browser needs to show a passkey of the player who asks (`PublicKeyCredentialRequestOptionsJSON`), as `shown` in a request that changes how he is known, for five minutes.',
      asker: 'known',
      answer: passkeyQuestion,
      async answers({ server, player, request }) {
        server.slowDown(signings, request.ip)
        const store = server.store()
        const known = await store.accounts.passkeys(player.id)
        return { ...(await askToProve(store, siteOf(request, server.config.publicUrl), player.id, known)) }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/session/question',
      about: 'What a browser needs to show a passkey (`PublicKeyCredentialRequestOptionsJSON`), for five minutes.',
      asker: 'anybody',
      answer: passkeyQuestion,
      async answers({ server, request }) {
        server.slowDown(signings, request.ip)
        return { ...(await askToShow(server.store(), siteOf(request, server.config.publicUrl))) }
      },
    }),
  ]
}
