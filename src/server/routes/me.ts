// What players ask about themselves.
import { z } from 'zod'
import { clearCookie } from '../identity.ts'
import { me, ownTables, renaming } from '../schema/account.ts'
import { tableFilter } from '../schema/table.ts'
import { tellChanges, tellListed, tellPage, tellPlayers } from './listing.ts'
import { makeRoute } from './route.ts'

/** Games that wait for one player, at most. */
const MOST_WAITING = 100

export function ownRoutes() {
  return [
    makeRoute({
      method: 'GET',
      path: '/api/1/me',
      about: 'The player who asks.',
      asker: 'known',
      answer: me,
      async answers({ server, player }): Promise<z.infer<typeof me>> {
        const { id, name, kind, created } = player
        const { accounts, conduct } = server.store()
        const passkeys = (await accounts.passkeys(id)).map(({ id, label, created, used }) => ({ id, label, created, used }))
        const ban = await conduct.banOf(id)
        const banned = ban && { ban: { until: ban.until, reason: ban.reason } }
        return { id, name, kind, created, ...(await accounts.of(id)), passkeys, ...banned }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/me',
      about: 'Gives the player who asks another name.',
      asker: 'player',
      body: renaming,
      answer: z.strictObject({}),
      async answers({ server, player, body }) {
        await server.store().players.rename(player.id, body.name)
        return {}
      },
    }),
    makeRoute({
      method: 'GET',
      path: '/api/1/me/tables',
      about:
        'A page of tables at which the player who asks sits, newest first, and whatever page it is, which of them wait for a choice and which have ended unseen.',
      asker: 'known',
      query: tableFilter,
      answer: ownTables,
      async answers({ server, player, query }): Promise<z.infer<typeof ownTables>> {
        const store = server.store()
        const page = await tellPage(store, query, (filter) => store.tables.ofPlayer(player.id, { ...filter, seated: true }))
        const waiting = await store.tables.ofPlayer(player.id, { waiting: true, limit: MOST_WAITING })
        const live = waiting.filter(({ state }) => state === 'live').map(({ id }) => id)
        const over = waiting.filter(({ state }) => state === 'ended').map(tellListed)
        const changes = await tellChanges(store, page.tables, player.id)
        const players = await tellPlayers(store, [...page.tables, ...over])
        return { ...page, players, changes, waiting: live, over }
      },
    }),
    makeRoute({
      method: 'DELETE',
      path: '/api/1/me',
      about: 'Deletes the player who asks, and all that was stored about him: he leaves his tables, and his games stay as those of nobody.',
      asker: 'known',
      answer: z.strictObject({}),
      async answers({ server, player, request, reply }) {
        await server.hall.dismiss(player.id)
        await server.hall.reread(await server.store().dossiers.remove(player.id))
        clearCookie(reply, server.isSecure(request))
        return {}
      },
    }),
  ]
}
