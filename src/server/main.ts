// Starts the server, says where it is, and ends it in good order. Behind `npm start` (scripts/start.mjs).
import pino from 'pino'
import { version } from '../../package.json'
import { engineName } from '../play/engine-name.ts'
import { makeServer } from './app.ts'
import { openBus } from './bus.ts'
import { sayReady } from './addresses.ts'
import { ConfigError, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { openPatiently } from './opening.ts'

const BAD_INPUT = 2
/** Milliseconds for ending in good order. */
const PATIENCE = 10_000

function fail(message: string): never {
  console.error(message)
  process.exit(BAD_INPUT)
}

function readEnvironment(): Config {
  try {
    return readConfig(process.env)
  } catch (problem) {
    if (problem instanceof ConfigError) fail(problem.message)
    throw problem
  }
}

/** `build` makes the pages, meanwhile the store is opened; false when it could not. `thread` is the program in which computers think, `engine` the engine of this program as a file. */
export async function startServer(build: () => boolean, thread: string, engine: Promise<string>): Promise<void> {
  const config = readEnvironment()
  const log = pino({ level: config.log, base: { version: engineName } }, pino.destination(2))

  const opening = openPatiently(
    { folder: config.data, version: engineName, ...(config.databaseUrl === undefined ? {} : { url: config.databaseUrl }) },
    (reason) => log.error({ reason }, 'the database does not answer; it is tried again'),
  )
  if (!build()) {
    await opening.end()
    process.exit(1)
  }
  const { app, hall } = makeServer({ config, store: opening.now, log, thread, engine })
  const bus = config.natsUrl === undefined ? undefined : openBus(config.natsUrl, `catena ${version}`)
  let ending = false
  bus?.onChange((ready, reason) => {
    if (ready) log.warn('NATS answers')
    else if (!ending) log.error({ reason }, 'NATS does not answer; nothing is taken until it does')
  })
  const end = async (signal: string): Promise<void> => {
    // the second time whoever says it means it
    if (ending) process.exit(1)
    ending = true
    log.info({ signal }, 'ending')
    setTimeout(() => process.exit(1), PATIENCE).unref()
    await app.close()
    await opening.end()
    await bus?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal))

  await app.listen({ port: config.port, host: config.host }).catch(async (problem: Error) => {
    await opening.end()
    fail(`Cannot listen on ${config.host}, port ${config.port}: ${problem.message}`)
  })
  const store = await opening.done.catch(async (problem: Error) => {
    await app.close()
    fail(problem.message)
  })
  if (store === undefined) return
  hall.begin()
  if (bus !== undefined) hall.join(bus)
  store.onHealth((state) => {
    if (state.ready) log.warn('the store takes entries again')
    else if (!ending) log.error({ reason: state.reason }, 'the store takes no entries')
  })
  log.info({ store: store.kind, node: store.node }, 'ready')
  for (const line of sayReady(config)) console.log(line)
}
