// Tables: opened, listed, sat down at, and their records.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { factsOf } from '../../games/register.ts'
import { makeRecord } from '../../kernel/record.ts'
import type { Wishes } from '../../play/table/entry.ts'
import { recordOfTable } from '../../play/table/record.ts'
import { Limiter } from '../limit.ts'
import { Refused, refusedAtTable } from '../refusal.ts'
import { atTable, opened, sat, seatWishes, tableFilter, tableId, tablePage, tableWishes, toldTable } from '../schema/table.ts'
import type { Player, Store } from '../store/store.ts'
import { refuseDeclined } from '../tables/declining.ts'
import { wordsOf } from '../tables/table-words.ts'
import { tellChanges, tellListed, tellPage, tellPlayers, tellRatings } from './listing.ts'
import { makeRoute } from './route.ts'

/** Tables that one player opens, and records that one address reads. */
const OPENED = { atOnce: 20, perSecond: 1 / 20 }
const RECORDS = { atOnce: 30, perSecond: 1 }
/** Bytes of what brings a deck. */
const DECK = 256 * 1024

const params = z.strictObject({ table: tableId })

export function tableRoutes() {
  const openings = new Limiter(OPENED)
  const records = new Limiter(RECORDS)

  return [
    makeRoute({
      method: 'GET',
      path: '/api/1/tables',
      about: 'A page of tables that anyone may find, newest first.',
      asker: 'anybody',
      query: tableFilter,
      answer: tablePage,
      answers({ server, query }): Promise<z.infer<typeof tablePage>> {
        const store = server.store()
        return tellPage(store, query, (filter) => store.tables.list(filter))
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/tables',
      about:
        'Opens a table. Whoever opens it does not sit there by that. Who is named reads in the lobby that they are asked; whoever has declined is not named by the same player for ten minutes.',
      asker: 'player',
      body: tableWishes,
      answer: opened,
      largest: DECK,
      async answers({ server, body, player, request }) {
        server.slowDown(openings, player.id)
        requireRated(body.rated, player)
        if (body.access === 'named') await refuseDeclined(server.store(), player.id, body.invited)
        const table = await server.hall.open(wishesOf(body), player.id)
        if (!table.ok) throw refusedAtTable(table.error)
        const url = `${originOf(server.config.publicUrl, request)}/#table=${table.value}`
        return { table: table.value, url, words: wordsOf(table.value) }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/tables/:table/seat',
      about: 'Sits down: at a seat, or at the first one that is free; in a running game, to take the own seat back from a computer.',
      asker: 'player',
      params,
      body: seatWishes,
      answer: sat,
      largest: DECK,
      async answers({ server, params: { table }, body: { seat, deck }, player }) {
        const keeper = server.hall.keeper(table)
        const { seats, open } = await keeper.look()
        requireRated(open.rated, player)
        await refuseApart(server.store(), seats, player.id)
        const done = await keeper.ask({
          kind: 'sit',
          who: player.id,
          ...(seat === undefined ? {} : { seat }),
          body: deck === undefined ? {} : { deck },
        })
        if (!done.ok) throw refusedAtTable(done.error)
        return { table, seat: done.value.seat, entry: done.value.number }
      },
    }),
    makeRoute({
      method: 'DELETE',
      path: '/api/1/tables/:table/seat',
      about: 'Stands up, before the game has begun.',
      asker: 'known',
      params,
      answer: sat,
      async answers({ server, params: { table }, player }) {
        const done = await server.hall.keeper(table).ask({ kind: 'leave', who: player.id, body: {} })
        if (!done.ok) throw refusedAtTable(done.error)
        return { table, seat: done.value.seat, entry: done.value.number }
      },
    }),
    makeRoute({
      method: 'POST',
      path: '/api/1/tables/:table/decline',
      about:
        'Whoever is named at a table does not want to play now. All who look at the table are told, and the lobby tells who has opened it. It stays open, and the seat free.',
      asker: 'known',
      params,
      answer: atTable,
      async answers({ server, params: { table }, player }) {
        const done = await server.hall.keeper(table).ask({ kind: 'decline', who: player.id, body: {} })
        if (!done.ok) throw refusedAtTable(done.error)
        return { table, entry: done.value.number }
      },
    }),
    makeRoute({
      method: 'DELETE',
      path: '/api/1/tables/:table',
      about: 'Closes a table that has not begun, by who opened it; a game is broken off as by the message `abort`.',
      asker: 'known',
      params,
      answer: atTable,
      async answers({ server, params: { table }, player }) {
        const done = await server.hall.keeper(table).ask({ kind: 'abort', who: player.id, body: {} })
        if (!done.ok) throw refusedAtTable(done.error)
        return { table, entry: done.value.number }
      },
    }),
    makeRoute({
      method: 'GET',
      path: '/api/1/tables/:table',
      about: 'What anyone may know of a table who has its address.',
      asker: 'anybody',
      params,
      answer: toldTable,
      async answers({ server, params: { table } }): Promise<z.infer<typeof toldTable>> {
        const store = server.store()
        const found = await store.tables.find(table)
        if (found === undefined) throw new Refused(404, 'no-table')
        const listed = tellListed(found)
        return {
          ...listed,
          players: await tellPlayers(store, [listed]),
          ratings: await tellRatings(store, [listed]),
          changes: await tellChanges(store, [listed]),
          ...(listed.state === 'open' && { words: wordsOf(table) }),
        }
      },
    }),
    makeRoute({
      method: 'GET',
      path: '/api/1/tables/:table/record',
      about: 'The whole game as text (docs/records.md), to all, after its end.',
      asker: 'anybody',
      params,
      answer: 'text/plain',
      async answers({ server, params: { table: id }, request }) {
        server.slowDown(records, request.ip)
        const store = server.store()
        const listed = await store.tables.find(id)
        if (listed === undefined) throw new Refused(404, 'no-table')
        if (listed.state !== 'ended') throw new Refused(409, 'not-over', 'There is no record before the end of the game.')
        const table = await server.hall.read(id)
        const found = await store.players.findAll(table.seats.flatMap(({ who }) => who ?? []))
        const names = table.seats.map(({ who = '', computer }, seat) => found.get(who)?.name || computer || `seat ${seat + 1}`)
        const record = recordOfTable(table, names, new Date(table.at).toISOString().slice(0, 10))
        if (record === undefined) throw new Refused(409, 'not-started', 'No game was played at this table.')
        return makeRecord(record)
      },
    }),
  ]
}

/** Whose rating changes is somebody who stays. */
function requireRated(rated: boolean, { kind }: Player): void {
  if (rated && kind === 'guest')
    throw new Refused(403, 'no-account', 'Rated games are for accounts and bots: make an account, or play a casual one.')
}

/** Who has blocked another one meets him at no table. */
async function refuseApart(store: Store, seats: readonly { readonly who?: string }[], player: string): Promise<void> {
  for (const { who } of seats)
    if (who !== undefined && who !== player && (await store.conduct.areApart(who, player)))
      throw new Refused(403, 'not-invited', 'Somebody sits there who does not want to meet this player, or the other way round.')
}

function wishesOf({ seats: wanted, bestOf, computers, format, setup, ...others }: z.output<typeof tableWishes>): Wishes {
  const seats = wanted ?? factsOf(others.game).seats[0]
  return {
    ...others,
    seats,
    ...(format === undefined ? {} : { format }),
    ...(setup === undefined ? {} : { setup }),
    // who names too many is told so by the table
    computers: computers.length > seats ? computers : Array.from({ length: seats }, (_, seat) => computers[seat] ?? null),
    ...(bestOf === undefined ? {} : { series: { of: bestOf, game: 1, wins: Array.from({ length: seats }, () => 0) } }),
  }
}

/** The address by which this page was asked for, or the one that is set. */
function originOf(publicUrl: string | undefined, request: FastifyRequest): string {
  return publicUrl ?? `${request.protocol}://${request.host}`
}
