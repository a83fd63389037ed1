// A disk that is really full, under the embedded database: a small one in memory, where the system lets a test have one.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseKinds } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { newId, openStore, Unavailable } from './store.ts'
import type { Lease } from './store.ts'

let place: TestDatabase
let disk: string
let mounted = false

beforeAll(async () => {
  place = await databaseKinds()[0].make()
  disk = `${place.wishes.folder}-disk`
  mkdirSync(disk)
  mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'catena-test', disk]).status === 0
  if (mounted) cpSync(place.wishes.folder, disk, { recursive: true })
})

afterAll(async () => {
  if (mounted) spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
  await place.remove()
})

test('entries are refused while the disk is full, and all that was told is there when there is room again', async (context) => {
  if (!mounted) context.skip('NO DISK: this system lets nobody mount one in memory')
  const store = await openStore({ folder: disk, version: 'test' })
  const balloon = path.join(disk, 'balloon')
  try {
    const { table, epoch } = await store.tables.open({
      id: newId(),
      game: 'riftblade',
      access: 'link',
      rated: false,
      listing: { state: 'live', facts: {}, sitters: [] },
      entries: [{ number: 1, at: 1, seat: 0, who: 'ada', kind: 'flag', body: {} }],
    })
    // room for a little more, but not for long
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(balloon, new Uint8Array(bavail * bsize - 1_000_000))
    let last = 1
    const body = { room: 'table' as const, text: 'x'.repeat(20_000) }
    const writing = (async () => {
      for (;;) {
        await store.entries.append(table, epoch, [{ number: last + 1, at: 1, seat: 0, who: 'ada', kind: 'say', body }])
        last++
      }
    })()
    await expect(writing).rejects.toThrow(Unavailable)
    expect(store.health().ready).toBe(false)

    rmSync(balloon)
    await vi.waitFor(() => expect(store.health().ready).toBe(true), { timeout: 300_000, interval: 100 })
    const again = (await store.leases.take(table)) as Lease
    const there = await store.entries.after(table, 0)
    expect(there.map(({ number }) => number)).toEqual(there.map((_, index) => index + 1))
    expect([last, last + 1]).toContain(there.length)
    expect(again.last).toBe(there.length)
    await store.entries.append(table, again.epoch, [{ number: again.last + 1, at: 1, seat: 0, who: 'ada', kind: 'flag', body: {} }])
  } finally {
    rmSync(balloon, { force: true })
    await store.close()
  }
})
