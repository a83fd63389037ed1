// What goes between servers with the same database, over NATS. It carries hints and questions; what counts is what is stored.
import { connect, type NatsConnection, NoRespondersError } from '@nats-io/transport-node'
import { sayProblem } from './store/fault.ts'

export interface Bus {
  /** Whether others can be reached now. */
  readonly ready: boolean
  /** Calls back at each change, with the reason when it is away. */
  onChange(listener: (ready: boolean, reason: string) => void): void
  /** Hears all that is told under a name, in the order in which one server tells it, until what it gives is called. */
  hear(name: string, listener: (message: unknown) => void): () => void
  /** To whoever hears it now. It may be lost. */
  tell(name: string, message: unknown): void
  /** The answer of the one who answers to the name. Rejects with `NoAnswer`. */
  ask(name: string, message: unknown): Promise<unknown>
  /** Answers what is asked under a name. */
  answer(name: string, answers: (message: unknown) => Promise<unknown>): void
  /** Done when all that was told is on its way. */
  close(): Promise<void>
}

/** Nobody has answered. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'

  constructor(
    /** Somebody may have heard it, and done it. */
    readonly heard: boolean,
    options?: ErrorOptions,
  ) {
    super(heard ? 'There was no answer in time.' : 'Nobody is there.', options)
  }
}

/** Milliseconds until a question counts as not answered. */
const PATIENCE = 4_000
/** Milliseconds between two signs of life; a line that misses two of them is lost. */
const PULSE = 1_000
const MISSED = 2
/** Milliseconds between two tries to get a line. */
const AGAIN = 500

/** Connects now and again after every break, by itself. `url`: nats://user:password@host:4222, several with commas between. */
export function openBus(url: string, name: string): Bus {
  return new NatsBus(url, name)
}

class NatsBus implements Bus {
  ready = false
  private line: NatsConnection | undefined
  private readonly listeners: ((ready: boolean, reason: string) => void)[] = []
  private readonly connected: Promise<NatsConnection | undefined>
  private ended = false
  private told: boolean | undefined
  /** What is answered, from before there was a line. */
  private readonly answers = new Map<string, (message: unknown) => Promise<unknown>>()

  constructor(url: string, name: string) {
    this.connected = this.connect(url, name)
  }

  onChange(listener: (ready: boolean, reason: string) => void): void {
    this.listeners.push(listener)
  }

  hear(name: string, listener: (message: unknown) => void): () => void {
    const heard = this.need().subscribe(name, {
      callback: (problem, message) => {
        if (problem === null) listener(message.json())
      },
    })
    return () => heard.unsubscribe()
  }

  tell(name: string, message: unknown): void {
    if (this.line === undefined || this.line.isClosed()) return
    this.line.publish(name, JSON.stringify(message))
  }

  async ask(name: string, message: unknown): Promise<unknown> {
    if (!this.ready) throw new NoAnswer(false)
    try {
      return (await this.need().request(name, JSON.stringify(message), { timeout: PATIENCE })).json()
    } catch (problem) {
      throw new NoAnswer(!isUnheard(problem), { cause: problem })
    }
  }

  answer(name: string, answers: (message: unknown) => Promise<unknown>): void {
    this.answers.set(name, answers)
    if (this.line !== undefined) this.listen(this.line, name, answers)
  }

  async close(): Promise<void> {
    this.ended = true
    const line = await this.connected
    // a line that is away takes nothing any more
    if (this.ready) await line?.drain().catch(() => undefined)
    else await line?.close().catch(() => undefined)
  }

  private listen(line: NatsConnection, name: string, answers: (message: unknown) => Promise<unknown>): void {
    line.subscribe(name, {
      callback: (problem, message) => {
        if (problem !== null) return
        void answers(message.json()).then((answer) => {
          if (this.line?.isClosed() === false) message.respond(JSON.stringify(answer ?? null))
        })
      },
    })
  }

  private need(): NatsConnection {
    if (this.line === undefined) throw new NoAnswer(false)
    return this.line
  }

  private async connect(url: string, name: string): Promise<NatsConnection | undefined> {
    while (!this.ended) {
      try {
        this.line = await connect({
          ...readAddress(url),
          name,
          maxReconnectAttempts: -1,
          reconnectTimeWait: AGAIN,
          pingInterval: PULSE,
          maxPingOut: MISSED,
          ignoreAuthErrorAbort: true,
        })
        for (const [asked, answers] of this.answers) this.listen(this.line, asked, answers)
        void this.follow(this.line)
        this.change(true, '')
        return this.line
      } catch (problem) {
        this.change(false, sayProblem(problem))
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
      }
    }
    return undefined
  }

  private async follow(line: NatsConnection): Promise<void> {
    for await (const status of line.status()) {
      if (status.type === 'reconnect') this.change(true, '')
      else if (status.type === 'disconnect' || status.type === 'close') this.change(false, 'NATS does not answer.')
    }
  }

  private change(ready: boolean, reason: string): void {
    this.ready = ready
    if (this.told === ready) return
    this.told = ready
    for (const listener of this.listeners) listener(ready, reason)
  }
}

function isUnheard(problem: unknown): boolean {
  return problem instanceof NoRespondersError || (problem instanceof Error && problem.cause instanceof NoRespondersError)
}

/** Where NATS is, and as whom. */
function readAddress(text: string): { servers: string[]; user?: string; pass?: string; tls?: object } {
  const urls = text.split(',').map((one) => new URL(one.trim()))
  const [{ username, password, protocol }] = urls
  return {
    servers: urls.map(({ host }) => host),
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  }
}
