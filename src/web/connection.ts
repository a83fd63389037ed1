// The line to the server: it says who is there, comes back by itself, and loses nothing that was asked.
import type { ClientMessage, ServerMessage } from '../play/table/wire.ts'

/** The version of the protocol that is spoken here. */
export const PROTOCOL = 1

/** Milliseconds until it is tried again: longer each time, and not all at once. */
const AGAIN = [500, 1000, 2000, 4000, 8000]
/** Milliseconds between two signs of life, and until a line without one counts as lost. */
const PULSE = 10_000
const PATIENCE = 8000

export interface Listener {
  /** There is a line; what `hello` was answered. */
  greeted(welcome: Extract<ServerMessage, { readonly type: 'welcome' }>): void
  heard(message: ServerMessage): void
  lost(): void
  /** The server knows nobody by what this page shows. */
  unknown(): Promise<void>
}

export class Connection {
  private socket: WebSocket | undefined
  private tries = 0
  private closed = false
  private greeted = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  /** What was asked and not answered yet, by its name. */
  private readonly unanswered = new Map<string, ClientMessage>()
  private count = 0
  /** Names are not those of another time that the page was open. */
  private readonly name = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('')

  constructor(private readonly listener: Listener) {
    self.addEventListener('online', this.tryNow)
    this.open()
  }

  /** Asks something that is answered by `taken`, `reasons` or `refused`; it is asked again after a line that was lost. Gives its name. */
  ask(message: ClientMessage & { readonly table: string }): string {
    const id = `${this.name}-${this.count++}`
    const named = { ...message, id } as ClientMessage
    this.unanswered.set(id, named)
    this.send(named)
    return id
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    self.removeEventListener('online', this.tryNow)
    this.socket?.close()
  }

  readonly tryNow = (): void => {
    if (this.greeted || this.closed) return
    this.tries = 0
    this.socket?.close()
    clearTimeout(this.timer)
    this.open()
  }

  private open(): void {
    const socket = new WebSocket(`${self.location.origin.replace(/^http/, 'ws')}/api/1/socket`)
    this.socket = socket
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL })))
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (this.socket === socket) this.take(JSON.parse(data) as ServerMessage)
    })
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.drop()
    })
  }

  private drop(): void {
    if (this.closed) return
    clearInterval(this.pulse)
    this.socket = undefined
    this.greeted = false
    this.listener.lost()
    const wait = AGAIN[Math.min(this.tries++, AGAIN.length - 1)]
    this.timer = setTimeout(() => this.open(), wait * (0.5 + Math.random()))
  }

  private take(message: ServerMessage): void {
    this.heardAt = Date.now()
    if (message.type === 'welcome') {
      this.tries = 0
      this.greeted = true
      this.pulse = setInterval(() => this.feel(), PULSE)
      this.listener.greeted(message)
      // what was said may be said twice; all else is done once, however often it is asked
      for (const [id, asked] of this.unanswered) {
        if (asked.type === 'say') this.unanswered.delete(id)
        else this.send(asked)
      }
      return
    }
    if (message.type === 'refused' && !this.greeted && message.code === 'unknown-player') {
      void this.listener.unknown().then(
        () => this.socket?.close(),
        () => this.socket?.close(),
      )
      return
    }
    // after that nobody knows whether it was stored: the same again is the same
    if (message.type === 'refused' && (message.code === 'unavailable' || message.code === 'too-fast') && message.id !== undefined) {
      const asked = this.unanswered.get(message.id)
      if (asked !== undefined) {
        setTimeout(() => this.send(asked), Number(message.facts?.after ?? 1000))
        return
      }
    }
    if ((message.type === 'taken' || message.type === 'reasons' || message.type === 'refused') && message.id !== undefined)
      this.unanswered.delete(message.id)
    if (message.type !== 'pong') this.listener.heard(message)
  }

  private feel(): void {
    const since = Date.now()
    this.send({ type: 'ping', t: since })
    setTimeout(() => {
      if (this.greeted && this.heardAt < since) this.socket?.close()
    }, PATIENCE)
  }

  private send(message: ClientMessage): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
