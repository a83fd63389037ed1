// node scripts/run.mjs test/cluster/main.ts [seconds] [tables] [every]: three servers, a crowd, and one of them killed or cut off every few
// seconds. PostgreSQL and NATS are those of DATABASE_URL and NATS_URL, or those of this machine.
import { natsUrl, postgresUrl } from '../../scripts/services.mjs'
import { runCluster } from './cluster.ts'

const [seconds, tables, every] = [60, 20, 6].map((usual, i) => Number(process.argv[i + 2] ?? usual))
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
console.log(`3 servers, ${tables} tables, ${seconds} s, something every ${every} s, seed ${seed}`)
const report = await runCluster({
  ...{ database: postgresUrl(), nats: natsUrl(), nodes: 3, tables, seconds, every, seed, pause: 400 },
  tell: (line) => console.log(line),
})
const { resumed } = report
console.log(JSON.stringify({ ...report, resumed: resumed.length, faults: report.faults.length }))
const at = (part: number) => resumed[Math.min(resumed.length - 1, Math.floor(part * resumed.length))]
if (resumed.length > 0)
  console.log(
    `after a kill a table went on in ${resumed[0]} ms at least, ${at(0.5)} in the middle, ${at(0.95)} of 95 in 100, ${at(1)} at most`,
  )
for (const fault of report.faults.slice(0, 20)) console.log(fault)
process.exitCode = report.faults.length === 0 ? 0 : 1
