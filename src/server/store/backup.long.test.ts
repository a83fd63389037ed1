// What docs/hosting.md says of backups: what was told before one is there after it was put back, and what came later is not.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '../../../test/databases.ts'
import type { EntryOf } from '../../play/table/entry.ts'
import { newId, openStore, type Store } from './store.ts'

const entryOf = (number: number): EntryOf<'move'> => ({
  number,
  at: Date.now(),
  seat: 0,
  who: 'a',
  kind: 'move',
  body: { move: String(number), lag: 0 },
})

async function openTable(store: Store): Promise<string> {
  const listing = { state: 'live' as const, facts: {}, sitters: [{ player: 'a', seat: 0, waits: true }] }
  const { table } = await store.tables.open({
    id: newId(),
    game: 'riftblade',
    access: 'link',
    rated: false,
    listing,
    entries: [entryOf(1)],
  })
  return table
}

const hasTools = spawnSync('pg_dump', ['--version']).status === 0 && spawnSync('pg_restore', ['--version']).status === 0
if (!hasTools) console.warn('\nLEFT OUT: backups of PostgreSQL, as there is no pg_dump.\n')

describe.each(databaseKinds())('on $kind', ({ kind, make }) => {
  test.skipIf(kind === 'PostgreSQL' && !hasTools)('a backup, something more, and back', async () => {
    const place = await make()
    const copy = mkdtempSync(path.join(tmpdir(), 'catena-backup-'))
    const dump = path.join(copy, 'catena.dump')
    const { folder, url } = place.wishes
    let store = await openStore(place.wishes)
    const table = await openTable(store)
    const { epoch } = (await store.leases.take(table)) as { epoch: number }
    await store.entries.append(table, epoch, [entryOf(2), entryOf(3)])
    const before = await store.entries.after(table, 0)
    if (kind === 'PGlite') {
      await store.close()
      cpSync(folder, path.join(copy, 'data'), { recursive: true })
      store = await openStore(place.wishes)
    } else execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, ...only(url!), plain(url!)])

    const late = await openTable(store)
    await store.close()
    if (kind === 'PGlite') {
      rmSync(folder, { recursive: true })
      cpSync(path.join(copy, 'data'), folder, { recursive: true })
    } else execFileSync('pg_restore', ['--clean', '--if-exists', `--dbname=${plain(url!)}`, dump])

    store = await openStore(place.wishes)
    expect(await store.entries.after(table, 0)).toEqual(before)
    expect(await store.tables.find(late)).toBeUndefined()
    // and it goes on, as soon as the server that was there at the time of the backup counts as dead
    const lease = await vi.waitFor(
      async () => {
        const taken = (await store.leases.take(table)) as { epoch: number; last?: number }
        expect(taken.last).toBe(3)
        return taken
      },
      { timeout: 60_000, interval: 200 },
    )
    await store.entries.append(table, lease.epoch, [entryOf(4)])
    await store.close()
    await place.remove()
    rmSync(copy, { recursive: true })
  })
})

/** Tests share a database, and have a schema each. */
const only = (url: string) => [`--schema=${/search_path=(\w+)/.exec(decodeURIComponent(url))![1]}`]

function plain(url: string): string {
  const address = new URL(url)
  address.search = ''
  return address.href
}
