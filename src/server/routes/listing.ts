// Tables as lists and profiles tell them.
import type { z } from 'zod'
import type { ListedFacts, listedTable } from '../schema/table.ts'
import type { player } from '../schema/player.ts'
import type { ListedTable, Store } from '../store/store.ts'

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
