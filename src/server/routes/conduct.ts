// Whom a player does not want to hear or meet, and what the host should know of somebody.
import { z } from 'zod'
import { Limiter } from '../limit.ts'
import { Refused } from '../refusal.ts'
import { avoided, avoiding, reporting } from '../schema/conduct.ts'
import { playerId } from '../schema/player.ts'
import type { Store } from '../store/store.ts'
import { makeRoute } from './route.ts'

/** Of one player: a bad evening, but no flood for whoever has to read it. */
const REPORTS = { atOnce: 10, perSecond: 1 / 300 }
/** Whom one player avoids. */
const MOST_AVOIDED = 1_000

const params = z.strictObject({ player: playerId })
const nothing = z.strictObject({})

export function conductRoutes() {
  const reports = new Limiter(REPORTS)

  return [
    makeRoute({
      method: 'GET',
      path: '/api/1/me/avoided',
      about: 'Whom the player who asks does not want to hear or meet; told to nobody else.',
      asker: 'known',
      answer: avoided,
      async answers({ server, player }): Promise<z.infer<typeof avoided>> {
        const { conduct, players } = server.store()
        const aversions = await conduct.aversions(player.id)
        const found = await players.findAll([...new Set(aversions.map(({ other }) => other))])
        return {
          players: aversions.flatMap(({ other, kind, since }) => {
            const known = found.get(other)
            return known === undefined ? [] : [{ player: { id: known.id, name: known.name, kind: known.kind }, kind, since }]
          }),
        }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/players/:player/avoid',
      about: 'Does not want to hear a player, or to meet him at no table either. He is not told.',
      asker: 'known',
      params,
      body: avoiding,
      answer: nothing,
      async answers({ server, params, body, player }) {
        await requireOther(server.store(), params.player, player.id)
        const { conduct } = server.store()
        if ((await conduct.aversions(player.id)).length >= MOST_AVOIDED) throw new Refused(429, 'too-fast')
        await conduct.avoid(player.id, params.player, body.kind)
        return {}
      },
    }),
    makeRoute({
      method: 'DELETE',
      path: '/api/1/players/:player/avoid',
      about: 'Takes that back.',
      asker: 'known',
      params,
      query: avoiding,
      answer: nothing,
      async answers({ server, params, query, player }) {
        await server.store().conduct.forgive(player.id, params.player, query.kind)
        return {}
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/players/:player/report',
      about: 'Tells the host of the server of a player, or of something that he said. Nobody else hears of it.',
      asker: 'player',
      params,
      body: reporting,
      answer: nothing,
      async answers({ server, params, body: { reason, words, table, entry }, player }) {
        server.slowDown(reports, player.id)
        const store = server.store()
        await requireOther(store, params.player, player.id)
        if (table !== undefined && (await store.tables.find(table)) === undefined) throw new Refused(404, 'no-table')
        if (entry !== undefined) await requireSaid(store, table, entry, params.player)
        await store.conduct.report({
          player: params.player,
          reporter: player.id,
          reason,
          words,
          ...(table === undefined ? {} : { table }),
          ...(entry === undefined ? {} : { entry }),
        })
        return {}
      },
    }),
  ]
}

async function requireOther({ players }: Store, wanted: string, own: string): Promise<void> {
  if (wanted === own) throw new Refused(400, 'bad-request', 'This is about others.', 'player')
  if ((await players.find(wanted)) === undefined) throw new Refused(404, 'no-player')
}

async function requireSaid({ entries }: Store, table: string | undefined, entry: number, who: string): Promise<void> {
  const [said] = table === undefined ? [] : await entries.after(table, entry - 1, 1)
  if (said?.number !== entry || said.kind !== 'say' || said.who !== who)
    throw new Refused(404, 'no-entry', 'The player said nothing with this entry of this table.', 'entry')
}
