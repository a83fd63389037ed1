// The database breaks down, is full or is away: the store says so, refuses, loses nothing that was told, and goes on by itself.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { databaseKinds } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { newId, openStore, Superseded, Unavailable } from './store.ts'
import type { EntryOf } from '../../play/table/entry.ts'
import type { Lease, State, Store } from './store.ts'

const entry = (number: number): EntryOf<'move'> => ({
  number,
  at: number,
  seat: 0,
  who: 'ada',
  kind: 'move',
  body: { move: String(number), lag: 0 },
})
const numbers = async (store: Store, table: string) => (await store.entries.after(table, 0)).map(({ number }) => number)

async function openTable(store: Store): Promise<Lease> {
  return store.tables.open({
    id: newId(),
    game: 'riftblade',
    access: 'link',
    rated: false,
    listing: { state: 'live', facts: {}, sitters: [] },
    entries: [entry(1)],
  })
}

/** Waits until the store says that it is ready, or that it is not. */
function until(store: Store, ready: boolean): Promise<void> {
  return vi.waitFor(() => expect(store.health().ready).toBe(ready), { timeout: 120_000, interval: 20 })
}

/** What whoever keeps a table does after it could not be stored: take it anew, and read it. */
async function takeAgain(store: Store, table: string): Promise<Lease> {
  const lease = await store.leases.take(table)
  expect(lease).toMatchObject({ table, epoch: expect.any(Number) })
  return lease as Lease
}

describe.each(databaseKinds())('on $kind', ({ make }) => {
  let place: TestDatabase
  let store: Store
  let states: State[]

  beforeEach(async () => {
    place = await make()
    store = await openStore(place.wishes)
    states = []
    store.onHealth((state) => states.push(state))
  })

  afterEach(async () => {
    await store.close()
    await place.remove()
  })

  test('a full disk: entries are refused until there is room, and go on by themselves', async () => {
    const { table, epoch } = await openTable(store)
    await store.entries.append(table, epoch, [entry(2)])
    const makeRoom = await fillDisk(place, store)

    await expect(store.entries.append(table, epoch, [entry(3)])).rejects.toThrow(Unavailable)
    await until(store, false)
    expect(store.health()).toMatchObject({ ready: false, reason: expect.stringContaining('No space left on device') })
    // refused at once, and nobody waits
    await expect(store.entries.append(table, epoch, [entry(3)])).rejects.toThrow('No space left on device')
    await expect(store.players.create('Ada')).rejects.toThrow(Unavailable)

    await makeRoom()
    await until(store, true)
    const again = await takeAgain(store, table)
    expect(again.last).toBe(2)
    await store.entries.append(table, again.epoch, [entry(3)])
    expect(await numbers(store, table)).toEqual([1, 2, 3])
    expect(states.map(({ ready }) => ready)).toEqual([false, true])
  })

  test('a database that breaks down in the middle of its work is taken up again, with all that was told', async () => {
    const { table, epoch } = await openTable(store)
    const told: number[] = [1]
    let last = 1
    // one entry after the other, as long as they are taken
    const writing = (async () => {
      for (;;) {
        await store.entries.append(table, epoch, [entry(last + 1)])
        told.push(++last)
      }
    })()
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(5), { timeout: 60_000 })
    await breakDown(place, store)
    await expect(writing).rejects.toThrow(Unavailable)
    await until(store, true)
    const again = await takeAgain(store, table)
    const there = await numbers(store, table)
    expect(there.slice(0, told.length)).toEqual(told)
    // the one that was under way may be there
    expect(there.length - told.length).toBeLessThanOrEqual(1)
    expect(again.last).toBe(there.length)
    // whoever still holds the old lease stores nothing
    await expect(store.entries.append(table, epoch, [entry(there.length + 1)])).rejects.toThrow(Superseded)
    await store.entries.append(table, again.epoch, [entry(there.length + 1)])
  })
})

test('a folder that somebody else has taken is not touched any more', async () => {
  const place = await databaseKinds()[0].make()
  const store = await openStore(place.wishes)
  const { table, epoch } = await openTable(store)
  const lock = path.join(place.wishes.folder, 'lock')
  writeFileSync(lock, JSON.stringify({ key: 'other', pid: 1, birth: '', host: 'elsewhere', since: 'now' }))
  await until(store, false)
  expect(store.health()).toMatchObject({ reason: expect.stringContaining('process 1 on elsewhere') })
  await expect(store.entries.append(table, epoch, [entry(2)])).rejects.toThrow(Unavailable)
  await store.close()
  // what the other one holds stays
  expect(readFileSync(lock, 'utf8')).toContain('elsewhere')
  await place.remove()
})

test.skipIf(inject('postgres') === '')(
  'a network that is cut between server and PostgreSQL: the same, and late commits never fork a game',
  async () => {
    const place = await databaseKinds()[1].make()
    const wire = await layWire(new URL(place.wishes.url as string))
    const url = new URL(place.wishes.url as string)
    url.hostname = '127.0.0.1'
    url.port = String(wire.port)
    const store = await openStore({ ...place.wishes, url: url.href })
    const direct = await openStore(place.wishes)
    try {
      const { table, epoch } = await openTable(store)
      await store.entries.append(table, epoch, [entry(2)])
      wire.cut()
      await expect(store.entries.append(table, epoch, [entry(3)])).rejects.toThrow(Unavailable)
      expect(store.health().ready).toBe(false)
      await expect(store.entries.append(table, epoch, [entry(3)])).rejects.toThrow(Unavailable)

      // its lease is over some seconds later; then another server has the table
      await vi.waitFor(async () => expect((await direct.leases.keepersOf([table])).get(table)).toBeUndefined(), {
        timeout: 60_000,
        interval: 200,
      })
      const theirs = await takeAgain(direct, table)
      await direct.entries.append(table, theirs.epoch, [{ ...entry(theirs.last + 1), who: 'ben' }])

      wire.mend()
      await until(store, true)
      await expect(store.entries.append(table, epoch, [entry(theirs.last + 1)])).rejects.toThrow(Superseded)
      expect(await store.leases.take(table)).toEqual({ keeper: direct.node })
      const found = await store.entries.after(table, 0)
      expect(found.map(({ number }) => number)).toEqual(found.map((_, index) => index + 1))
      expect(found.at(-1)?.who).toBe('ben')
    } finally {
      await store.close()
      await direct.close()
      wire.end()
      await place.remove()
    }
  },
)

/** From now on the database gives the error of a full disk at everything that is written, until there is room again. */
async function fillDisk({ wishes: { folder, url } }: TestDatabase, store: Store): Promise<() => Promise<void>> {
  // of the embedded database nobody else can change anything, so there it is a file that makes the difference
  const full = path.join(folder, 'database', 'full')
  const condition = url === undefined ? `(pg_stat_file('full', true)).size is not null` : 'true'
  await store.ask(`create function full_disk() returns trigger language plpgsql as $$ begin
    if ${condition} then raise exception 'could not extend file: No space left on device' using errcode = '53100'; end if;
    return null; end $$`)
  for (const table of ['entries', 'nodes'])
    await store.ask(`create trigger full_disk before insert or update on ${table} for each statement execute function full_disk()`)
  if (url === undefined) {
    writeFileSync(full, '')
    return async () => rmSync(full)
  }
  return async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('drop function full_disk() cascade')
    await client.end()
  }
}

/** PostgreSQL ends all lines of the store; the embedded database says that something is wrong with itself, and is not believed any more. */
async function breakDown({ kind }: TestDatabase, store: Store): Promise<void> {
  const statement =
    kind === 'PGlite'
      ? `do $$ begin raise exception 'something is wrong' using errcode = 'XX000'; end $$`
      : `select pg_terminate_backend(pid) from pg_stat_activity where application_name = current_setting('application_name')`
  await expect(store.ask(statement)).rejects.toThrow(Unavailable)
}

/** A wire to somewhere that can be cut: what is under way then never arrives, and nobody is told. */
async function layWire({ hostname, port }: URL) {
  const sockets = new Set<Socket>()
  let whole = true
  const server: Server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one)
      one.on('data', (data) => {
        if (whole) other.write(data)
      })
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        if (whole) other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      whole = false
    },
    mend() {
      whole = true
      // what was cut stays cut; new lines are whole
      for (const socket of sockets) socket.destroy()
    },
    end() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
