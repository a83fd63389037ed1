// node scripts/run.mjs test/load/main.ts [tables] [seconds] [pause] [crowds] [DATABASE_URL]: so many tables of two, a choice at each every
// `pause` milliseconds, in the middle; then the same bytes from an echo. Without an address the store is PGlite. Each table needs two files
// (sockets) of each side: look at `ulimit -n`; with EACH=4 a player sits at four tables, through one socket. PROFILE names a file: where the time of the server's thread goes, for browsers and editors.
import { availableParallelism } from 'node:os'
import { measureLoad } from './load.ts'

const [tables, seconds, pause, crowds] = [10_000, 60, 8000, 2].map((usual, i) => Number(process.argv[i + 2] ?? usual))
const database = process.argv[6]
const seed = Number(process.env.SEED ?? 1)
const each = Number(process.env.EACH ?? 1)
console.log(
  `${tables} tables, ${seconds} s, a choice every ${pause} ms, ${crowds} crowds, ${each} tables a player, ${availableParallelism()} cores, seed ${seed}`,
)
const report = await measureLoad({ ...{ tables, seconds, pause, crowds, each, database, seed }, tell: (line) => console.log(line) })
for (const [name, value] of Object.entries(report)) console.log(`${name}: ${JSON.stringify(value)}`)
