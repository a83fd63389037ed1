// The server as one thing that answers: pages, requests, and what stands before all of them. Routes are added by the files that have them.
import { availableParallelism } from 'node:os'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { engineName } from '../play/engine-name.ts'
import type { Config } from './config.ts'
import { Engines } from './engines.ts'
import { answerFile, isKnownHost, SAFE_HEADERS, sayStrangeHost } from './files.ts'
import { isForeign } from './identity.ts'
import { Limiter } from './limit.ts'
import { makeMetrics } from './metrics.ts'
import type { Metrics } from './metrics.ts'
import { Push } from './push.ts'
import { Refused, writeRefusal } from './refusal.ts'
import { addRoutes } from './routes/routes.ts'
import { addSockets, UNLIMITED } from './socket/sockets.ts'
import { Superseded, Unavailable } from './store/store.ts'
import type { Store } from './store/store.ts'
import { Computers } from './tables/computers.ts'
import { Hall } from './tables/hall.ts'
import { Herald } from './tables/herald.ts'

/** What every route needs. */
export interface Server {
  readonly app: FastifyInstance
  readonly config: Config
  readonly metrics: Metrics
  /** The tables that are kept here. */
  readonly hall: Hall
  /** Messages to browsers whose page is closed. */
  readonly push: Push
  /** The store; refuses with `unavailable` as long as there is none. */
  store(): Store
  /** Whether anything is taken now. */
  isReady(): boolean
  /** Whether answers to this request go through TLS, so that cookies may insist on it. */
  isSecure(request: FastifyRequest): boolean
  /** Refuses what somebody does too often, and says after how many milliseconds it may be. */
  slowDown(limiter: Limiter, key: string): void
}

export interface ServerWishes {
  readonly config: Config
  /** Undefined until it is open. */
  readonly store: () => Store | undefined
  readonly log: FastifyBaseLogger
  /** The engine of this program as a file, for later ones; without it nothing is kept. */
  readonly engine?: Promise<string>
  /** The program of the threads in which computers think; without it they think in this one. */
  readonly thread?: string
  /** Nobody is too fast: for tests that do in a minute what people do in a week. */
  readonly unlimited?: boolean
}

/** Bytes of a message; a route for decks may allow more. */
const LARGEST = 64 * 1024
/** Requests from one address, but for files. */
const REQUESTS = { atOnce: 300, perSecond: 50 }

/** Files that one address asks for. A browser that keeps the page for later loads asks for all of it, some 700, and one refusal would end that. */
const FILES = { atOnce: 6000, perSecond: 500 }

/** Threads in which computers think. */
const MOST_THREADS = 8

export function makeServer({ config, store, log, thread, engine, unlimited = false }: ServerWishes): Server {
  const { publicUrl } = config
  const metrics = makeMetrics(store)
  const app = Fastify({
    loggerInstance: log,
    // who asks what is no business of a log
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST,
    trustProxy: config.proxies.length === 0 ? false : [...config.proxies],
    requestTimeout: 30_000,
    keepAliveTimeout: 70_000,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance
  // a client that names JSON at every request may have nothing to say with it
  app.removeContentTypeParser('application/json')
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else readJson(request, String(body), done)
  })
  const requests = new Limiter(REQUESTS)
  const files = new Limiter(FILES)
  const slowDown = (limiter: Limiter, key: string): void => {
    const after = unlimited ? 0 : limiter.take(key)
    if (after > 0) throw new Refused(429, 'too-fast', undefined, undefined, after)
  }
  const hosts = [config.host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])]

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFE_HEADERS)
    const host = request.headers.host ?? ''
    if (!isKnownHost(host, hosts)) throw new Refused(421, 'strange-host', sayStrangeHost(host))
    slowDown(request.is404 ? files : requests, request.ip)
    const writes = request.method !== 'GET' && request.method !== 'HEAD'
    if ((writes || request.headers.upgrade !== undefined) && isForeign(request, publicUrl)) throw new Refused(403, 'foreign-origin')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'files'
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.setErrorHandler(async (problem, request, reply) => {
    const refused = asRefused(problem)
    if (refused.code === 'fault') request.log.error({ err: problem }, 'a request failed')
    metrics.refusals.inc({ code: refused.code })
    if (refused.after !== undefined) reply.header('Retry-After', Math.ceil(refused.after / 1000))
    return reply.status(refused.status).send(writeRefusal(refused))
  })
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?', 1)[0]
    if (/^\/api(?:\/|$)/.test(address)) throw new Refused(404, 'no-such-address')
    // from here on it is answered like any file
    for (const [name, value] of Object.entries(SAFE_HEADERS)) reply.raw.setHeader(name, value)
    reply.hijack()
    await answerFile(config.pages, request.raw, reply.raw).catch(() => reply.raw.destroy())
  })

  const openStore = (): Store => {
    const now = store()
    if (now === undefined) throw new Refused(503, 'unavailable')
    return now
  }
  const report = (problem: unknown, table: string) => log.error({ err: problem, table }, 'a table met a problem')
  const push = new Push(config, openStore)
  const hall = new Hall({
    engines: new Engines(engineName, config.engines, engine),
    // one core stays with the tables
    computers: new Computers({ program: thread, threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)) }),
    store: openStore,
    shared: config.natsUrl !== undefined,
    report,
    herald: new Herald({ push, store: openStore, metrics, report }),
  })
  const server: Server = {
    app,
    config,
    metrics,
    hall,
    push,
    store: openStore,
    isReady: () => (store()?.health().ready ?? false) && hall.ready,
    isSecure: (request) => publicUrl?.startsWith('https:') ?? request.protocol === 'https',
    slowDown,
  }
  addHealth(server, store)
  addRoutes(server)
  const sockets = addSockets(server, unlimited ? UNLIMITED : undefined)
  metrics.watch({
    sockets: () => sockets.size,
    tables: () => hall.size,
    followed: () => hall.followed,
    thoughts: () => hall.computers.queue,
  })
  app.addHook('onClose', () => hall.end())
  return server
}

/** For those who watch: whether it can be played on, and what is measured. */
function addHealth(server: Server, store: () => Store | undefined): void {
  const { app, config, metrics, hall } = server
  app.get('/api/1/health', async (_, reply) => {
    const database = store()?.health().ready ?? false
    const ready = server.isReady()
    return reply
      .status(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ready, version: engineName, database, ...(hall.shared ? { nats: hall.ready } : {}) })
  })
  app.get('/metrics', async (request, reply) => {
    const local = /^(?:::1|(?:::ffff:)?127\..*)$/.test(request.ip)
    const known = config.metricsToken !== undefined && request.headers.authorization === `Bearer ${config.metricsToken}`
    if (!local && !known) throw new Refused(404, 'no-such-address')
    return reply.header('Content-Type', metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** What went wrong, as whoever asked is told. */
function asRefused(problem: unknown): Refused {
  if (problem instanceof Refused) return problem
  if (problem instanceof Unavailable || problem instanceof Superseded) return new Refused(503, 'unavailable')
  const { statusCode, code, message } = problem as { statusCode?: number; code?: string; message?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refused(413, 'too-large')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refused(statusCode, 'bad-request', message)
  return new Refused(500, 'fault')
}
