// Players who want to be told when a game waits for them, while no page is open.
import { z } from 'zod'
import { tokenOf } from '../identity.ts'
import { Refused } from '../refusal.ts'
import { pushFacts, subscribing, unsubscribing } from '../schema/push.ts'
import { makeRoute } from './route.ts'

export function pushRoutes() {
  return [
    makeRoute({
      method: 'GET',
      path: '/api/1/me/push',
      about: 'What a browser needs to be told when a game waits, and which browsers of the player who asks are.',
      asker: 'known',
      answer: pushFacts,
      async answers({ server, player }): Promise<z.infer<typeof pushFacts>> {
        const browsers = await server.store().subscriptions.of(player.id)
        const endpoints = (all: typeof browsers) => all.map(({ endpoint }) => endpoint)
        return {
          key: await server.push.publicKey(),
          endpoints: endpoints(browsers),
          kinds: endpoints(browsers.filter(({ kinds }) => kinds)),
        }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/me/push',
      about:
        'From now on this browser is told when a game with days for a turn begins to wait for the player who asks, or ends while he is not there: `{"kind", "table", "title", "others"}` with the kind `turn` or `over`, encrypted. Of a kind that it does not know a browser says that there is news at the table. It ends with the token.',
      asker: 'player',
      body: subscribing,
      answer: z.strictObject({}),
      async answers({ server, player, body: { endpoint, keys, kinds = false }, request }) {
        if (!server.push.mayReach(endpoint)) throw new Refused(400, 'push-service', undefined, 'endpoint')
        const subscription = { endpoint, publicKey: keys.p256dh, secret: keys.auth, kinds }
        await server.store().subscriptions.add(player.id, tokenOf(request)!, subscription)
        return {}
      },
    }),
    makeRoute({
      method: 'DELETE',
      path: '/api/1/me/push',
      about: 'This browser is told nothing any more.',
      asker: 'known',
      body: unsubscribing,
      answer: z.strictObject({}),
      async answers({ server, player, body }) {
        await server.store().subscriptions.remove(body.endpoint, player.id)
        return {}
      },
    }),
  ]
}
