// Tables as lists and profiles tell them.
import type { z } from 'zod'
import type { ListedFacts, listedTable, tableFilter, tablePage } from '../schema/table.ts'
import type { player } from '../schema/player.ts'
import type { Cursor, ListedTable, Store, TableFilter } from '../store/store.ts'

type Told = z.infer<typeof listedTable>

export function tellListed({ id, game, access, rated, state, opened, changed, ended, facts }: ListedTable): Told {
  // what is stored there was written by this server
  return { table: id, game, access, rated, state, opened, changed, ended, ...(facts as ListedFacts) } as Told
}

/** Those who are named in tables, each once. */
export async function tellPlayers(store: Store, tables: readonly Told[]): Promise<z.infer<typeof player>[]> {
  const ids = tables.flatMap(({ opener, seats }) => [opener, ...seats.flatMap(({ player }) => player ?? [])])
  const found = await store.players.findAll([...new Set(ids)])
  return [...found.values()].map(({ id, name, kind }) => ({ id, name, kind }))
}

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
  const players = await tellPlayers(store, tables)
  return { tables, players, ...(found.length > limit && last !== undefined ? { cursor: `${last.opened}.${last.id}` } : {}) }
}

function readCursor(text: string): Cursor {
  const [opened, id] = text.split('.')
  return { opened: Number(opened), id }
}
