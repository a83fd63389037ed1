// node scripts/run.mjs test/kill/main.ts [lives] [DATABASE_URL]: kills a store that often. Without an address PGlite in a new folder. The
// database of an address is filled with tables: use one made for it. SIGTERM ends it in good order.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { killOften } from './kill.ts'

const lives = Number(process.argv[2] ?? 1_000)
const url = process.argv[3]
const seed = Date.now() % 1_000_000
let enough = false
process.once('SIGTERM', () => (enough = true))
const folder = mkdtempSync(path.join(tmpdir(), 'catena-kill-'))
console.log(`${url === undefined ? 'PGlite' : 'PostgreSQL'}, ${lives} lives, seed ${seed}`)
const report = await killOften({ folder, version: 'kill', ...(url === undefined ? {} : { url }) }, lives, seed, (life, told) => {
  if (life % 50 === 0) console.log(`killed ${life} times, ${told} entries told …`)
  return !enough
})
rmSync(folder, { recursive: true })
console.log(`killed ${report.lives} times, ${report.told} entries told, ${report.faults.length} faults`)
for (const fault of report.faults) console.log(fault)
process.exitCode = report.faults.length === 0 ? 0 : 1
