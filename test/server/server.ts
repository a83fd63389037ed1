// A server for tests, on a port of its own, and clients that talk to it as any other would.
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { WebSocket } from 'ws'
import type { OptionView } from '../../src/kernel/decision.ts'
import { applyPatch, type Patch } from '../../src/play/patch.ts'
import type { TableFacts } from '../../src/play/table/facts.ts'
import type { ClientMessage, ServerMessage, WholeTable } from '../../src/play/table/wire.ts'
import { type Bus, openBus } from '../../src/server/bus.ts'
import { makeServer, type Server, type ServerWishes } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { serverMessage } from '../../src/server/schema/message.ts'
import { openStore, type Store } from '../../src/server/store/store.ts'
import type { TestDatabase } from '../databases.ts'

export class TestServer {
  readonly logged: string[] = []
  private constructor(
    readonly server: Server,
    readonly store: Store,
    readonly url: string,
    private readonly log: string[],
    private readonly bus: Bus | undefined,
  ) {
    this.logged = this.log
  }

  /** `nats`: where it is, for one of several servers with the same PostgreSQL; `set`: what else stands in the environment. */
  static async start(
    { wishes: where }: Pick<TestDatabase, 'wishes'> & Partial<TestDatabase>,
    {
      nats,
      engines,
      set = {},
      ...wishes
    }: Pick<ServerWishes, 'thread' | 'engine' | 'unlimited'> & {
      readonly nats?: string
      readonly engines?: string
      readonly set?: Readonly<Record<string, string>>
    } = {},
  ): Promise<TestServer> {
    // tests keep the thread that they share with the server for seconds, and a slow machine for longer: no answer is read meanwhile
    const store = await openStore({ patience: 120_000, ...where })
    const log: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(line) })
    const environment = { ...(nats === undefined ? {} : { NATS_URL: nats, DATABASE_URL: where.url }), ENGINES: engines, ...set }
    const server = makeServer({ config: readConfig(environment), store: () => store, log: logger, ...wishes })
    const bus = nats === undefined ? undefined : openBus(nats, 'catena test')
    if (bus !== undefined) server.hall.join(bus)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    return new TestServer(server, store, `http://127.0.0.1:${port}`, log, bus)
  }

  async end(): Promise<void> {
    await this.server.app.close()
    await this.store.close()
    await this.bus?.close()
  }

  async guest(name = ''): Promise<TestPlayer> {
    const { player, token } = (await (await fetch(`${this.url}/api/1/guest`, post({ name }))).json()) as {
      player: { id: string }
      token: string
    }
    return new TestPlayer(this.url, player.id, token)
  }
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export interface Answer {
  readonly status: number
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly json: any
}

export class TestPlayer {
  constructor(
    readonly url: string,
    readonly id: string,
    readonly token: string,
  ) {}

  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
    const authorization = { authorization: `Bearer ${this.token}` }
    const response = await fetch(
      `${this.url}/api/1/${path}`,
      body === undefined ? { method, headers: authorization } : { ...post(body, authorization), method },
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, text, json: isJson ? JSON.parse(text) : undefined }
  }

  /** Opens a table, and gives its id. */
  async open(wishes: object): Promise<string> {
    const { status, json, text } = await this.ask('POST', 'tables', wishes)
    if (status !== 200) throw new Error(text)
    return json.table
  }

  async connect(): Promise<TestClient> {
    const client = new TestClient(this.url, this)
    await client.ready
    return client
  }
}

/** What a client knows of a table: told whole, and followed step by step. */
export interface Known extends Omit<WholeTable, 'facts'> {
  facts: TableFacts
  entry: number
}

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

/** A socket, checked: every message has to be as it is described. */
export class TestClient {
  readonly socket: WebSocket
  readonly ready: Promise<void>
  /** All messages, as they came. */
  readonly heard: ServerMessage[] = []
  readonly tables = new Map<string, Known>()
  closed: number | undefined
  private readonly waiting = new Set<() => void>()
  private count = 0
  /** A message was not as it is described. */
  private fault: Error | undefined

  constructor(url: string, player?: TestPlayer, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/1/socket`, { headers })
    this.socket.on('message', (data) => this.take(JSON.parse(String(data as Buffer)) as ServerMessage))
    this.socket.on('close', (code) => {
      this.closed = code
      this.wake()
    })
    this.ready = new Promise((resolve, reject) => {
      this.socket.on('error', reject)
      this.socket.on('open', () => {
        if (player === undefined) return resolve()
        this.send({ type: 'hello', token: player.token, version: 1 })
        this.next('welcome').then(() => resolve(), reject)
        this.next('refused').then(({ code }) => reject(new Error(code)), reject)
      })
    })
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The first message of this type from now on, or one after so many messages, that fits. */
  next<T extends ServerMessage['type']>(type: T, fits: (message: Of<T>) => boolean = () => true, from = this.heard.length): Promise<Of<T>> {
    const find = () => this.heard.slice(from).find((one): one is Of<T> => one.type === type && fits(one as Of<T>))
    return this.until(find, `a message ${type}`)
  }

  /** Waits until there is something. */
  async until<T>(find: () => T | undefined | false, what: string): Promise<T> {
    for (;;) {
      if (this.fault !== undefined) throw this.fault
      const found = find()
      if (found !== undefined && found !== false) return found
      if (this.closed !== undefined) throw new Error(`the socket was closed (${this.closed}) before ${what}`)
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`no ${what}; heard last: ${JSON.stringify(this.heard.at(-1)).slice(0, 300)}`)),
          300_000,
        )
        this.waiting.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  /** Why these are no options. */
  async why(table: string, wishes: readonly OptionView[]): Promise<Of<'reasons'>> {
    const id = `m${this.count++}`
    const from = this.heard.length
    this.send({ type: 'why', table, id, wishes })
    const find = () => this.heard.slice(from).find((one) => (one.type === 'reasons' || one.type === 'refused') && one.id === id)
    const answer = (await this.until(find, 'reasons')) as Of<'reasons'> | Of<'refused'>
    if (answer.type === 'refused') throw new Error(`why: ${answer.code}, ${answer.message}`)
    return answer
  }

  /** What comes of a message: `taken` or `refused`. */
  async ask(message: object): Promise<Of<'taken'> | Of<'refused'>> {
    const id = (message as { id?: string }).id ?? `m${this.count++}`
    const from = this.heard.length
    this.send({ ...message, id } as ClientMessage)
    const find = () => this.heard.slice(from).find((one) => (one.type === 'taken' || one.type === 'refused') && one.id === id)
    return (await this.until(find, `an answer to ${JSON.stringify(message)}`)) as Of<'taken'> | Of<'refused'>
  }

  async must(message: object): Promise<number> {
    const answer = await this.ask(message)
    if (answer.type === 'refused') throw new Error(`${JSON.stringify(message)}: ${answer.code}, ${answer.message}`)
    return answer.entry
  }

  async watch(table: string, more: object = {}): Promise<Known> {
    await this.must({ type: 'watch', table, ...more })
    return this.tables.get(table)!
  }

  facts(table: string): TableFacts {
    return this.tables.get(table)!.facts
  }

  close(): Promise<void> {
    this.socket.close()
    return this.until(() => this.closed !== undefined, 'the end of the socket').then(() => undefined)
  }

  private take(message: ServerMessage): void {
    const checked = serverMessage.safeParse(message)
    if (!checked.success) this.fault ??= new Error(`${JSON.stringify(message).slice(0, 500)}: ${checked.error.message}`)
    if (message.type === 'table') this.tables.set(message.table, { ...message })
    if (message.type === 'told')
      this.tables.set(message.table, { ...this.tables.get(message.table)!, away: message.away, watching: message.watching })
    if (message.type === 'step') {
      const known = this.tables.get(message.table)
      if (known === undefined) {
        this.fault ??= new Error('a step of a table that was not told')
        return
      }
      known.facts = applyPatch(known.facts, message.change as Patch) as TableFacts
      known.entry = message.entry.number
    }
    this.heard.push(message)
    this.wake()
  }

  private wake(): void {
    const waiting = [...this.waiting]
    this.waiting.clear()
    for (const go of waiting) go()
  }
}
