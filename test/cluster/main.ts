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
console.log(JSON.stringify({ ...report, faults: report.faults.length }))
for (const fault of report.faults.slice(0, 20)) console.log(fault)
process.exitCode = report.faults.length === 0 ? 0 : 1
