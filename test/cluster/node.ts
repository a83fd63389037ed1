// One server of several, as a process that can be killed: it says where it listens as soon as it takes anything.
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { makeServer } from '../../src/server/app.ts'
import { openBus } from '../../src/server/bus.ts'
import { readConfig } from '../../src/server/config.ts'
import { openPatiently } from '../../src/server/opening.ts'

const config = readConfig(process.env)
const opening = openPatiently({ folder: '', version: 'cluster', url: config.databaseUrl! }, () => undefined)
const log = pino({ level: 'error' }, pino.destination(2))
const { app, hall } = makeServer({ config, store: opening.now, log, unlimited: true })
const bus = openBus(config.natsUrl!, 'catena cluster')
await opening.done
hall.join(bus)
await app.listen({ port: 0, host: '127.0.0.1' })
while (!hall.ready) await new Promise((resolve) => setTimeout(resolve, 20))
process.stdout.write(`up http://127.0.0.1:${(app.server.address() as AddressInfo).port} ${opening.now()!.node}\n`)
// nobody wants to hear of it any more
process.on('disconnect', () => process.exit(0))
