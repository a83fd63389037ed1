// Tables as lists and profiles tell them.
import type { z } from 'zod'
import { formatOf } from '../../games/register.ts'
import type { player, playerRating, ratingChange } from '../schema/player.ts'
import type { ListedFacts, listedTable, tableFilter, tablePage } from '../schema/table.ts'
import type { Cursor, ListedTable, Store, TableFilter } from '../store/store.ts'

type Told = z.infer<typeof listedTable>

export function tellListed({ id, game, access, rated, state, opened, changed, ended, facts }: ListedTable): Told {
  // what is stored there was written by this server
  return { table: id, game, access, rated, state, opened, changed, ended, ...(facts as ListedFacts) } as Told
}

/** Those who are named in tables, each once. */
export async function tellPlayers(store: Store, tables: readonly Told[]): Promise<z.infer<typeof player>[]> {
  const found = await store.players.findAll([...new Set(tables.flatMap(namedAt))])
  return [...found.values()].map(({ id, name, kind }) => ({ id, name, kind }))
}

/** Ratings of those who are named at rated tables, in what is played there. */
export async function tellRatings(store: Store, tables: readonly Told[]): Promise<z.infer<typeof playerRating>[]> {
  const rated = tables.filter((table) => table.rated)
  const wanted = new Set(rated.flatMap((table) => namedAt(table).map((who) => `${who} ${table.game} ${formatOf(table)!.name}`)))
  const found = await store.ratings.among([...new Set(rated.flatMap(namedAt))])
  return found
    .filter(({ player, game, format }) => wanted.has(`${player} ${game} ${format}`))
    .map(({ player, game, format, mu, sigma, games }) => ({ player, game, format, mu, sigma, games }))
}

/** What those of the tables that have ended and count have changed; for one player alone, where one is given. */
export async function tellChanges(store: Store, tables: readonly Told[], who?: string): Promise<z.infer<typeof ratingChange>[]> {
  const counted = tables.filter(({ rated, state }) => rated && state === 'ended').map(({ table }) => table)
  return (await store.ratings.changes(counted))
    .filter(({ player }) => who === undefined || player === who)
    .map(({ table, player, before, mu, sigma }) => ({ table, player, before, after: { mu, sigma } }))
}

const namedAt = ({ opener, seats }: Told): string[] => [opener, ...seats.flatMap(({ player }) => player ?? [])]

/** A page of what is found, and where the next one begins. */
export async function tellPage(
  store: Store,
  { state, game, limit, cursor }: z.output<typeof tableFilter>,
  find: (filter: TableFilter) => Promise<ListedTable[]>,
): Promise<z.infer<typeof tablePage>> {
  const filter = { ...(state && { state }), ...(game && { game }), ...(cursor && { after: readCursor(cursor) }) }
  const found = await find({ ...filter, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const tables = page.map(tellListed)
  const [players, ratings] = [await tellPlayers(store, tables), await tellRatings(store, tables)]
  return { tables, players, ratings, ...(found.length > limit && last !== undefined ? { cursor: `${last.opened}.${last.id}` } : {}) }
}

function readCursor(text: string): Cursor {
  const [opened, id] = text.split('.')
  return { opened: Number(opened), id }
}
