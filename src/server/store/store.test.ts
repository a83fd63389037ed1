// What the store promises, on every database there is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import type { EntryOf } from '../../play/table/entry.ts'
import { openStore, Superseded } from './store.ts'
import type { Lease, Listing, NewTable, Store } from './store.ts'

const NOTHING: Listing = { state: 'open', facts: {}, sitters: [] }
let tables = 0

const entry = (number: number, move = `move ${number}`): EntryOf<'move'> => ({
  number,
  at: 1_764_000_000_000 + number,
  seat: number % 2,
  who: `player ${number % 2}`,
  kind: 'move',
  body: { move, lag: 0 },
})

const table = (changes: Partial<NewTable> = {}): NewTable => ({
  id: `table ${++tables}`,
  game: 'riftblade',
  access: 'anyone',
  rated: false,
  listing: NOTHING,
  entries: [entry(1)],
  ...changes,
})

describe.each(databaseKinds())('on $kind', ({ make }) => {
  let place: TestDatabase
  let store: Store
  const open = (changes?: Partial<NewTable>): Promise<Lease> => store.tables.open(table(changes))

  beforeAll(async () => {
    place = await make()
    store = await openStore(place.wishes)
  })

  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  test('what was appended is read as it was, whatever stands in it', async () => {
    const { table: id, epoch } = await open()
    const odd = [{ text: 'Æmber "quoted" \\ {a,b} \u0000 😀 \ud800', list: [null, 1.5, true, []] }, null, 'words', { z: 1, a: { b: [] } }]
    const starts = odd.map(
      (setup, index): EntryOf<'start'> => ({ ...entry(2 + index), kind: 'start', body: { seed: '', setup, engine: '1' } }),
    )
    await store.entries.append(id, epoch, starts)
    const { snapshot, entries } = await store.entries.read(id, '1')
    expect(snapshot).toBeUndefined()
    expect(entries.slice(1)).toEqual(starts)
    expect(JSON.stringify(entries[4].body)).toBe('{"seed":"","setup":{"z":1,"a":{"b":[]}},"engine":"1"}')
    expect(await store.entries.after(id, 2, 2)).toEqual(starts.slice(1, 3))
  })

  test('an entry that this version does not know is not read as another one, but named', async () => {
    const { table: id, epoch } = await open()
    await store.entries.append(id, epoch, [entry(2), entry(3)])
    await store.ask(`update entries set kind = 'dance' where table_id = $1 and number = 3`, [id])
    await expect(store.entries.after(id, 0)).rejects.toThrow('Entry 3 is of the kind "dance"')
    expect(await store.entries.after(id, 0, 2)).toHaveLength(2)
    expect(store.health()).toEqual({ ready: true })
  })

  test('a statement that is asked more often than a plan is kept goes on', async () => {
    const { table, epoch } = await open()
    for (let number = 2; number <= 520; number++) await store.entries.append(table, epoch, [entry(number)])
    expect((await store.entries.after(table, 0)).map(({ number }) => number)).toEqual(Array.from({ length: 520 }, (_, i) => i + 1))
  })

  test('entries of many tables that come together share a commit', async () => {
    const leases = await Promise.all(Array.from({ length: 30 }, () => open()))
    const before = { ...store.entries.stored }
    await Promise.all(leases.map(({ table, epoch }) => store.entries.append(table, epoch, [entry(2), entry(3)])))
    expect(store.entries.stored).toEqual({ commits: before.commits + 1, entries: before.entries + 60 })
  })

  test('entries of one table are stored in order, though none waits for the one before', async () => {
    const { table: id, epoch } = await open()
    await Promise.all(Array.from({ length: 50 }, (_, index) => store.entries.append(id, epoch, [entry(2 + index)])))
    expect((await store.entries.after(id, 0)).map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, index) => 1 + index))
  })

  test('a number that is there already, or leaves a gap, is not stored, and nothing beside it', async () => {
    const { table: id, epoch } = await open()
    await store.entries.append(id, epoch, [entry(2)])
    await expect(store.entries.append(id, epoch, [entry(2, 'other'), entry(3)])).rejects.toThrow(Superseded)
    await expect(store.entries.append(id, epoch, [entry(4)])).rejects.toThrow(`Entry 4 of table ${id} was not stored`)
    expect(() => store.entries.append(id, epoch, [entry(3), entry(5)])).toThrow('out of order')
    expect(await store.entries.after(id, 1)).toEqual([entry(2)])
  })

  test('a keeper that has been replaced stores nothing any more; the game never forks', async () => {
    const old = await open()
    const other = await openOther(place)
    // the same server may take what it keeps; another one may not while this one lives
    if (other !== undefined) expect(await other.leases.take(old.table)).toEqual({ keeper: store.node })
    const now = (await store.leases.take(old.table)) as Lease
    expect(now).toEqual({ table: old.table, epoch: old.epoch + 1, last: 1 })
    const results = await Promise.allSettled([
      store.entries.append(old.table, old.epoch, [entry(2, 'of the old')]),
      store.entries.append(now.table, now.epoch, [entry(2, 'of the new')]),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await store.entries.after(old.table, 1)).toEqual([entry(2, 'of the new')])
    if (other !== undefined) {
      await store.leases.release(now)
      const theirs = (await other.leases.take(old.table)) as Lease
      expect(theirs).toEqual({ table: old.table, epoch: now.epoch + 1, last: 2 })
      expect((await store.leases.keepersOf([old.table])).get(old.table)).toBe(other.node)
      await expect(store.entries.append(now.table, now.epoch, [entry(3)])).rejects.toThrow(Superseded)
      await other.entries.append(old.table, theirs.epoch, [entry(3)])
      await other.close()
      expect((await store.leases.keepersOf([old.table])).get(old.table)).toBeUndefined()
      expect(await store.leases.take(old.table)).toEqual({ table: old.table, epoch: theirs.epoch + 1, last: 3 })
    }
  })

  test('one that is refused does not hold up the others', async () => {
    const [good, bad, strange] = await Promise.all([open(), open(), open()])
    const results = await Promise.allSettled([
      store.entries.append(good.table, good.epoch, [entry(2)]),
      store.entries.append(bad.table, bad.epoch + 1, [entry(2)]),
      // no seat has this number: the database itself refuses the whole statement
      store.entries.append(strange.table, strange.epoch, [{ ...entry(2), seat: 1_000_000 }]),
      store.entries.append('no such table', 1, [entry(1)]),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    expect(await store.entries.after(good.table, 1)).toHaveLength(1)
    expect(await store.entries.after(strange.table, 1)).toHaveLength(0)
    expect(store.health()).toEqual({ ready: true })
    await store.entries.append(strange.table, strange.epoch, [entry(2)])
  })

  test('a table is read from its last snapshot by the engine that made it, and whole by others', async () => {
    const { table: id, epoch } = await open()
    await store.entries.append(id, epoch, [entry(2), entry(3), entry(4)])
    await store.entries.saveSnapshot(id, '1', { number: 3, body: 'after three' })
    await store.entries.saveSnapshot(id, '1', { number: 2, body: 'late' })
    expect(await store.entries.read(id, '1')).toEqual({ snapshot: { number: 3, body: 'after three' }, entries: [entry(4)] })
    expect((await store.entries.read(id, '2')).entries).toHaveLength(4)
    await store.entries.saveSnapshot(id, '2', { number: 2, body: 'of the newer' })
    expect((await store.entries.read(id, '2')).snapshot).toEqual({ number: 2, body: 'of the newer' })
  })

  test('there is no table of an unknown id, and none is opened twice', async () => {
    expect(await store.leases.take('nowhere')).toBeUndefined()
    expect(await store.tables.find('nowhere')).toBeUndefined()
    expect(await store.entries.read('nowhere', '1')).toEqual({ entries: [] })
    const { table: id } = await open()
    await expect(open({ id })).rejects.toThrow(/duplicate key/)
    expect(store.health()).toEqual({ ready: true })
  })

  test('lists follow what is stored: state, facts, who sits, whom it waits for', async () => {
    const game = 'nightfall'
    const seat = (player: string, seat: number | null, waits = false) => ({ player, seat, waits })
    const first = await open({ game, listing: { ...NOTHING, sitters: [seat('ada', 0)] } })
    const second = await open({ game, entries: [{ ...entry(1), at: 1_764_000_500_000 }] })
    await open({ game, access: 'link' })
    const ids = async (filter: object) => (await store.tables.list({ game, limit: 10, ...filter })).map(({ id }) => id)
    expect(await ids({})).toEqual([second.table, first.table])
    const [{ opened, id }] = await store.tables.list({ game, limit: 1 })
    expect(await ids({ after: { opened, id } })).toEqual([first.table])

    const { table, epoch } = first
    await Promise.all([
      store.entries.append(table, epoch, [entry(2)], { state: 'open', facts: { free: 0 }, sitters: [seat('ben', 1)] }),
      store.entries.append(table, epoch, [entry(3)], { state: 'live', facts: { turn: 1 }, sitters: [seat('ben', 1, true)] }),
    ])
    expect(await ids({ state: 'live' })).toEqual([table])
    expect(await store.tables.find(table)).toMatchObject({ state: 'live', facts: { turn: 1 }, changed: entry(3).at, ended: null })
    const waiting = async (player: string) => (await store.tables.ofPlayer(player, { limit: 10, waiting: true })).map(({ id }) => id)
    expect([await waiting('ada'), await waiting('ben')]).toEqual([[], [table]])
    await expect(
      store.entries.append(table, epoch, [entry(9)], { state: 'ended', facts: null, sitters: [seat('ben', null)] }),
    ).rejects.toThrow(Superseded)
    expect(await store.tables.find(table)).toMatchObject({ state: 'live' })
    await store.entries.append(table, epoch, [entry(4)], { state: 'ended', facts: {}, sitters: [seat('ben', null)] })
    expect(await store.tables.find(table)).toMatchObject({ state: 'ended', ended: entry(4).at })
    expect((await store.tables.ofPlayer('ben', { limit: 10, state: 'ended' })).map(({ id }) => id)).toEqual([table])
    expect(await waiting('ben')).toEqual([])
    expect((await store.tables.count()).live).toBe(0)
  })

  test('what was stored is there after closing and opening again, and its tables are free', async () => {
    const { table: id, epoch } = await open()
    await store.entries.append(id, epoch, [entry(2)])
    const last = store.entries.append(id, epoch, [entry(3)])
    await store.close()
    await last
    store = await openStore(place.wishes)
    expect(await store.entries.after(id, 1)).toEqual([entry(2), entry(3)])
    expect((await store.leases.keepersOf([id])).get(id)).toBeUndefined()
    expect(await store.leases.take(id)).toEqual({ table: id, epoch: epoch + 1, last: 3 })
  })
})

/** A second server on the same database, where there can be one. */
async function openOther({ kind, wishes }: TestDatabase): Promise<Store | undefined> {
  if (kind === 'PostgreSQL') return openStore(wishes)
  await expect(openStore(wishes)).rejects.toThrow(/is in use by process \d+/)
  return undefined
}
