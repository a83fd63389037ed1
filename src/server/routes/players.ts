// Players: how they begin, what is told of them, and how they go.
import { Readable } from 'node:stream'
import { z } from 'zod'
import { LIFETIME, setCookie } from '../identity.ts'
import { Limiter } from '../limit.ts'
import { Refused } from '../refusal.ts'
import { bot, botWishes, guest, guestWishes, playerId, type Profile, profile } from '../schema/player.ts'
import type { Cursor, Store } from '../store/store.ts'
import { tellListed } from './listing.ts'
import { makeRoute } from './route.ts'

/** New players from one address: a family and a class of school, but no flood. */
const GUESTS = { atOnce: 40, perSecond: 1 / 30 }
/** What costs much, for each player: all games, everything that is stored. */
const ARCHIVE = { atOnce: 10, perSecond: 1 / 30 }
/** Games that are read at once. */
const PAGE = 100

const params = z.strictObject({ player: playerId })

export function playerRoutes() {
  const guests = new Limiter(GUESTS)
  const archive = new Limiter(ARCHIVE)

  return [
    makeRoute({
      method: 'POST',
      path: '/api/1/guest',
      about: 'Makes a guest: a player with a token, which pages also get as a cookie.',
      asker: 'anybody',
      body: guestWishes,
      answer: guest,
      async answers({ server, body, request, reply }) {
        server.slowDown(guests, request.ip)
        const { players } = server.store()
        const player = await players.create(body.name ?? '')
        const token = await players.issueToken(player.id, { kind: 'page', lifetime: LIFETIME.page })
        setCookie(reply, token, server.isSecure(request))
        return { player: { id: player.id, name: player.name, guest: true }, token }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/bot',
      about: 'Makes a bot account: a player whom everybody sees to be a program, with a token to keep.',
      asker: 'anybody',
      body: botWishes,
      answer: bot,
      async answers({ server, body, request }): Promise<z.infer<typeof bot>> {
        server.slowDown(guests, request.ip)
        const { players } = server.store()
        const { id, name, kind } = await players.create(body.name, 'bot')
        return { player: { id, name, kind }, token: await players.issueToken(id, { kind: 'program', lifetime: LIFETIME.program }) }
      },
    }),
    makeRoute({
      method: 'GET',
      path: '/api/1/players/:player',
      about: 'A player as everybody may know him.',
      asker: 'anybody',
      params,
      answer: profile,
      async answers({ server, params }): Promise<Profile> {
        const store = server.store()
        const player = await store.players.find(params.player)
        if (player === undefined) throw new Refused(404, 'no-player')
        const { id, name, kind, created } = player
        const ratings = (await store.ratings.of(id)).map(({ game, format, mu, sigma, games }) => ({ game, format, mu, sigma, games }))
        return { id, name, kind, created, ratings }
      },
    }),
    makeRoute({
      method: 'GET',
      path: '/api/1/players/:player/games',
      about: 'The games that a player has finished, newest first, a line of JSON each; to others only those that anybody could find.',
      asker: 'known',
      params,
      answer: 'application/x-ndjson',
      async answers({ server, params, player }) {
        server.slowDown(archive, player.id)
        const store = server.store()
        if ((await store.players.find(params.player)) === undefined) throw new Refused(404, 'no-player')
        return Readable.from(listGames(store, params.player, player.id !== params.player))
      },
    }),
    makeRoute({
      method: 'GET',
      path: '/api/1/players/:player/export',
      about: 'Everything that is stored about the player who asks, as JSON.',
      asker: 'known',
      params,
      answer: z.looseObject({ player: z.unknown(), entries: z.array(z.unknown()) }),
      async answers({ server, params, player }) {
        if (player.id !== params.player) throw new Refused(403, 'not-yours', 'What is stored about a player is told to that player alone.')
        server.slowDown(archive, player.id)
        return server.store().dossiers.export(player.id)
      },
    }),
  ]
}

async function* listGames(store: Store, player: string, open: boolean): AsyncGenerator<string> {
  let after: Cursor | undefined
  for (;;) {
    const page = await store.tables.ofPlayer(player, { state: 'ended', limit: PAGE, open, ...(after === undefined ? {} : { after }) })
    for (const table of page) yield `${JSON.stringify(tellListed(table))}\n`
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = { opened: last.opened, id: last.id }
  }
}
