// The one that is killed: looks whether all is there that was told in the life before, then opens tables and adds entries as fast as it can.
// What it is told: { wishes, told }; what it says: "up", then a line for each entry as soon as it is stored.
import { setTimeout as wait } from 'node:timers/promises'
import { openPatiently } from '../../src/server/opening.ts'
import { newId, Unavailable } from '../../src/server/store/store.ts'
import type { Entry, EntryOf } from '../../src/play/table/entry.ts'
import type { Store, StoreWishes } from '../../src/server/store/store.ts'
import { GAVE_UP } from './kill.ts'

/** By table: the id of each entry that was told, by its number. */
export type Told = Readonly<Record<string, Readonly<Record<number, string>>>>

const TABLES = 12

const entryOf = (number: number): EntryOf<'move'> => ({
  number,
  at: Date.now(),
  seat: 0,
  who: 'writer',
  kind: 'move',
  body: { move: '', lag: 0, id: newId() },
})
const idOf = ({ body }: Entry): string => ('id' in body ? (body.id ?? '') : '')
/** Pipes take it before this returns, so that what is said is said, whatever comes. */
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const tell = (table: string, entries: readonly Entry[]) => {
  for (const entry of entries) say(`told ${table} ${entry.number} ${idOf(entry)}`)
}

/** What is wrong with the tables of the life before. */
async function findFaults(store: Store, told: Told): Promise<string[]> {
  const faults: string[] = []
  for (const [table, entries] of Object.entries(told)) {
    const found = await store.entries.after(table, 0)
    found.forEach(({ number }, index) => {
      if (number !== index + 1) faults.push(`entry ${index + 1} of ${table} has number ${number}`)
    })
    if (new Set(found.map(idOf)).size < found.length) faults.push(`an entry of ${table} is there twice`)
    for (const [number, id] of Object.entries(entries)) {
      const there = found[Number(number) - 1]
      if (there === undefined) faults.push(`entry ${number} of ${table} was told and is lost`)
      else if (idOf(there) !== id) faults.push(`entry ${number} of ${table} is another one than was told`)
    }
    const lease = await store.leases.take(table)
    if (lease !== undefined && 'last' in lease && lease.last !== found.length)
      faults.push(`the lease of ${table} counts ${lease.last} entries`)
  }
  return faults
}

async function write(store: Store): Promise<never> {
  const first = [entryOf(1)]
  const { table, epoch } = await store.tables.open({
    id: newId(),
    game: 'keyforge',
    access: 'link',
    rated: false,
    listing: { state: 'open', facts: {}, sitters: [] },
    entries: first,
  })
  tell(table, first)
  for (let last = 1; ; ) {
    const entries = Array.from({ length: 1 + (last % 3) }, (_, k) => entryOf(last + 1 + k))
    const listing =
      last % 5 === 0 ? { state: 'live' as const, facts: { last }, sitters: [{ player: 'a', seat: 0, waits: true }] } : undefined
    await store.entries.append(table, epoch, entries, listing)
    tell(table, entries)
    last += entries.length
    if (last % 7 === 0) await store.entries.saveSnapshot(table, '1', { number: last, body: 'x'.repeat(2_000) })
    await wait(last % 4)
  }
}

const { wishes, told } = JSON.parse(process.argv[2]) as { wishes: StoreWishes; told: Told }
const store = (await openPatiently(wishes, () => undefined).done) as Store
const faults = await findFaults(store, told)
for (const fault of faults) say(`fault ${fault}`)
say('up')
try {
  await Promise.all(Array.from({ length: TABLES }, () => write(store)))
} catch (problem) {
  // a database that is too busy to answer in time: that life is over, and what was told counts all the same
  if (!(problem instanceof Unavailable)) throw problem
  process.exit(GAVE_UP)
}
