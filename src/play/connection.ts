// The line to a server: it says who is there, comes back by itself, and loses nothing that was asked.
import { drawBits } from './table/fair.ts'
import type { ClientMessage, ServerMessage } from './table/wire.ts'

/** The version of the protocol that is spoken here. */
export const PROTOCOL = 1

/** Milliseconds until it is tried again: longer each time, and not all at once. */
const AGAIN = [500, 1000, 2000, 4000, 8000]
/** Milliseconds between two signs of life, and until a line without one counts as lost. */
const PULSE = 10_000
const PATIENCE = 8000
/** A server that has just begun opens its store: so many tries are not worth a word. */
const OPENING = 4
/** Milliseconds until something is asked again that the server could not do just then. */
const LATER = 1000

/** One line, as long as it lasts. */
export interface Line {
  send(text: string): void
  close(): void
}

/** What happens on a line; nothing after it was closed from here. */
export interface LineEvents {
  opened(): void
  heard(text: string): void
  closed(): void
}

/** Lines, time and chance, as the device has them. */
export interface Surroundings {
  open(events: LineEvents): Line
  /** Milliseconds; only differences count. */
  now(): number
  /** Does something after so many milliseconds, unless what it gives is called before. */
  after(milliseconds: number, act: () => void): () => void
  /** From 0 to 1, by lot. */
  lot(): number
}

export interface Listener {
  /** There is a line; what `hello` was answered. */
  greeted(welcome: Extract<ServerMessage, { readonly type: 'welcome' }>): void
  heard(message: ServerMessage): void
  lost(): void
  /** The server takes nothing at the moment; or it does again. What was asked is asked again until then. */
  paused(is: boolean): void
  /** The server knows nobody by what this device shows: when this is done, it is tried again. */
  unknown(): Promise<void>
  /** By which token the server knows who is there; pages have a cookie instead. */
  readonly token?: () => string
}

export class Connection {
  private line: Line | undefined
  private tries = 0
  private closed = false
  private greeted = false
  private cancelTry: (() => void) | undefined
  private cancelPulse: (() => void) | undefined
  private heardAt = 0
  private isPaused = false
  /** The server has said that it takes nothing. */
  private isDown = false
  /** What was asked and not answered yet, by its name. */
  private readonly unanswered = new Map<string, ClientMessage>()
  private count = 0
  /** Names are not those of another time that the device was there. */
  private readonly name = drawBits(128).slice(0, 12)

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {
    this.open()
  }

  /** Asks something that is answered by a message with its name; it is asked again after a line that was lost. Gives its name. */
  ask(message: ClientMessage & { readonly table: string }): string {
    const id = `${this.name}-${this.count++}`
    const named = { ...message, id } as ClientMessage
    this.unanswered.set(id, named)
    this.send(named)
    return id
  }

  close(): void {
    this.closed = true
    this.hangUp()
    this.cancelTry?.()
  }

  /** Does not wait until it would be tried again. */
  tryNow(): void {
    if (this.greeted || this.closed) return
    this.tries = 0
    this.hangUp()
    this.cancelTry?.()
    this.open()
  }

  private open(): void {
    const isThis = (): boolean => this.line === line
    const line: Line = this.around.open({
      opened: () => {
        const { token } = this.listener
        if (isThis()) this.speak({ type: 'hello', version: PROTOCOL, ...(token === undefined ? {} : { token: token() }) })
      },
      heard: (text) => {
        if (isThis()) this.take(JSON.parse(text) as ServerMessage)
      },
      closed: () => {
        if (isThis()) this.drop()
      },
    })
    this.line = line
  }

  /** The line is not wanted any more: what still comes of it counts for nothing. */
  private hangUp(): void {
    this.cancelPulse?.()
    const { line } = this
    this.line = undefined
    this.greeted = false
    line?.close()
  }

  /** Tried again by itself. `quietly`: nothing was lost that was there. */
  private drop(quietly = false): void {
    this.hangUp()
    if (this.closed) return
    if (!quietly) this.listener.lost()
    const wait = AGAIN[Math.min(this.tries++, AGAIN.length - 1)]
    this.cancelTry = this.around.after(wait * (0.5 + this.around.lot()), () => this.open())
  }

  private take(message: ServerMessage): void {
    this.heardAt = this.around.now()
    if (message.type === 'welcome') this.greet(message)
    else if (message.type === 'health') this.pause((this.isDown = !message.ready))
    else if (message.type === 'refused' && (!this.greeted || message.code === 'banned')) this.takeRefusal(message)
    else if (message.type === 'refused' && this.isForLater(message)) this.askLater(message)
    else {
      if ('id' in message && message.id !== undefined && this.unanswered.delete(message.id)) this.pause(this.isDown)
      if (message.type !== 'pong') this.listener.heard(message)
    }
  }

  private greet(welcome: Extract<ServerMessage, { readonly type: 'welcome' }>): void {
    this.tries = 0
    this.greeted = true
    this.pause((this.isDown = false))
    this.beat()
    const before = [...this.unanswered]
    this.listener.greeted(welcome)
    // what was said may be said twice, and who is greeted looks anew; all else is done once, however often it is asked
    for (const [id, asked] of before) {
      if (asked.type === 'say' || asked.type === 'watch') this.unanswered.delete(id)
      else this.send(asked)
    }
  }

  /** Why the server does not greet. */
  private takeRefusal(message: Extract<ServerMessage, { readonly type: 'refused' }>): void {
    const { line } = this
    const again = (): void => {
      if (this.line === line) this.drop()
    }
    if (message.code === 'unknown-player') void this.listener.unknown().then(again, again)
    else if (message.code === 'bad-request' || message.code === 'banned') {
      // the same again is answered the same
      this.close()
      this.listener.heard(message.code === 'banned' ? message : { ...message, code: 'version' })
    } else if (message.code === 'unavailable' && this.tries < OPENING) this.drop(true)
    else {
      this.listener.heard(message)
      again()
    }
  }

  /** After that nobody knows whether it was stored, or it was not even looked at: the same again is the same. */
  private isForLater({ code, id }: Extract<ServerMessage, { readonly type: 'refused' }>): boolean {
    return (code === 'too-fast' || isPause(code)) && id !== undefined && this.unanswered.has(id)
  }

  private askLater({ id, code, facts }: Extract<ServerMessage, { readonly type: 'refused' }>): void {
    if (isPause(code)) this.pause(true)
    this.around.after(Number(facts?.after ?? LATER), () => {
      const asked = this.unanswered.get(id!)
      if (asked !== undefined) this.send(asked)
    })
  }

  private pause(is: boolean): void {
    if (this.isPaused === is) return
    this.isPaused = is
    this.listener.paused(is)
  }

  /** Feels the line from time to time; one that does not answer is as good as gone. */
  private beat(): void {
    this.cancelPulse?.()
    this.cancelPulse = this.around.after(PULSE, () => {
      const since = this.around.now()
      this.send({ type: 'ping', t: since })
      this.cancelPulse = this.around.after(PATIENCE, () => {
        if (this.heardAt < since) this.drop()
        else this.beat()
      })
    })
  }

  private send(message: ClientMessage): void {
    if (this.greeted) this.speak(message)
  }

  private speak(message: ClientMessage): void {
    this.line?.send(JSON.stringify(message))
  }
}

/** Whether a server says so that can store nothing, or hands a table over. */
function isPause(code: string): boolean {
  return code === 'unavailable' || code === 'elsewhere'
}
