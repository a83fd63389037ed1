// node scripts/run.mjs bench/store.ts [DATABASE_URL]: what storing costs, by how many tables move at a time. Without an address on PGlite.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EntryOf } from '../src/play/table/entry.ts'
import { openStore } from '../src/server/store/store.ts'
import type { Lease, Store } from '../src/server/store/store.ts'

const TABLES = 1_000
const ROUNDS = 400

const entryOf = (number: number): EntryOf<'move'> => ({
  number,
  at: Date.now(),
  seat: number % 2,
  who: 'p-4kZr81LqXo2B',
  kind: 'move',
  body: { move: 'play ganger-chieftain 3 left', lag: 12, id: 'b7k2' },
})

async function openTables(store: Store): Promise<Lease[]> {
  const leases: Lease[] = []
  for (let k = 0; k < TABLES; k++)
    leases.push(
      await store.tables.open({
        id: `bench-${Date.now().toString(36)}-${k}`,
        game: 'keyforge',
        access: 'link',
        rated: false,
        listing: { state: 'live', facts: {}, sitters: [] },
        entries: [entryOf(1)],
      }),
    )
  return leases
}

/** So many tables add an entry, and nothing happens for so many milliseconds. */
interface Round {
  readonly tables: number
  readonly pause: number
}

/** Milliseconds of one round, by quantile, and of this process's processor. */
async function measure(store: Store, leases: readonly Lease[], last: number[], { tables, pause }: Round): Promise<string> {
  const times: number[] = []
  const before = process.cpuUsage()
  const began = performance.now()
  for (let round = 0; round < ROUNDS; round++) {
    const first = (round * tables) % (TABLES - tables)
    const start = performance.now()
    await Promise.all(
      leases.slice(first, first + tables).map(({ table, epoch }, k) => store.entries.append(table, epoch, [entryOf(++last[first + k])])),
    )
    times.push(performance.now() - start)
    if (pause > 0) await wait(pause)
  }
  const wall = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))].toFixed(1)
  const rate = Math.round((ROUNDS * tables * 1000) / wall)
  return `| ${tables} | ${pause} | ${at(0.5)} | ${at(0.99)} | ${rate} | ${((user + system) / 1000 / ROUNDS).toFixed(2)} |`
}

const url = process.argv[2]
const folder = mkdtempSync(path.join(tmpdir(), 'catena-bench-'))
const started = performance.now()
const store = await openStore({ folder, version: 'bench', ...(url === undefined ? {} : { url }) })
console.log(
  `${store.kind}, opened in ${Math.round(performance.now() - started)} ms, ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MiB`,
)
console.log('| tables at a time | pause | median ms | p99 ms | entries/s | processor ms a round |\n|---|---|---|---|---|---|')
const leases = await openTables(store)
const last = leases.map(() => 1)
for (const tables of [1, 10, 100, 500]) console.log(await measure(store, leases, last, { tables, pause: 0 }))
for (const pause of [20, 100]) console.log(await measure(store, leases, last, { tables: 1, pause }))
await store.close()
rmSync(folder, { recursive: true })
