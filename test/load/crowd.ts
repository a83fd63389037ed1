// Pairs of players in a process of their own, each at a table, who choose by lot when they have thought; and the same pairs at an echo.
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { applyPatch } from '../../src/play/patch.ts'
import type { TableFacts } from '../../src/play/table/facts.ts'
import type { ServerMessage } from '../../src/play/table/wire.ts'
import { readUsed, serveParent } from './child.ts'
import type { OpenTable } from './host.ts'

export type CrowdQuestion =
  | { readonly ask: 'join'; readonly port: number; readonly tables: readonly OpenTable[]; readonly seed: number; readonly pause: number }
  | { readonly ask: 'echo'; readonly port: number; readonly pairs: number; readonly seed: number; readonly pause: number }
  /** Plays for so many milliseconds. */
  | { readonly ask: 'play'; readonly time: number }

/** A choice, and all that was sent because of it. */
export interface Exchange {
  readonly choice: string
  readonly own: readonly string[]
  readonly other: readonly string[]
}

export interface CrowdReport {
  /** Milliseconds from each choice until both seats were told. */
  readonly times: readonly number[]
  readonly refused: Readonly<Record<string, number>>
  readonly ended: number
  readonly exchanges: readonly Exchange[]
  readonly processor: number
}

/** Exchanges that are remembered for the echo, of those that are measured; and sockets that are opened side by side. */
const REMEMBERED = 200
const AT_ONCE = 50

let times: number[] = []
let refused: Record<string, number> = {}
let exchanges: Exchange[] = []
let until = 0

/** Two sockets; one of the two speaks, and both hear of it. */
abstract class Pair {
  protected readonly sockets: WebSocket[] = []
  private asked = 0
  private told = [false, false]
  private speaker = -1
  private heard: [string[], string[]] = [[], []]
  private choice = ''
  private timer: NodeJS.Timeout | undefined

  constructor(
    protected readonly random: Generator,
    private readonly pause: number,
  ) {}

  abstract join(): Promise<void>
  /** What is said next, and by whom; undefined when there is nothing to say. */
  protected abstract next(): { readonly seat: number; readonly text: string } | undefined

  begin(): void {
    this.think(this.random.below(this.pause))
  }

  end(): void {
    clearTimeout(this.timer)
    for (const socket of this.sockets) socket.terminate()
  }

  protected think(time = Math.round(this.pause * (0.5 + this.random.below(1000) / 1000))): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.speak(), time)
  }

  private speak(): void {
    this.remember()
    if (performance.now() > until) return
    const next = this.next()
    if (next === undefined) return
    const { seat, text } = next
    this.told = [false, false]
    this.heard = [[], []]
    this.speaker = seat
    this.choice = text
    this.asked = performance.now()
    this.sockets[seat].send(text)
  }

  /** `isNews`: it tells the seat what was chosen. */
  protected hear(seat: number, text: string, isNews: boolean, at: number): void {
    this.heard[seat].push(text)
    if (!isNews || this.told[seat] || this.speaker < 0) return
    this.told[seat] = true
    if (!this.told[1 - seat]) return
    times.push(at - this.asked)
    this.think()
  }

  /** What was said last, and all that came of it, once both were told: also what came after the first news. */
  private remember(): void {
    const { speaker, choice, heard } = this
    // one that somebody still waits for at a busy server is not whole
    if (speaker >= 0 && this.told.every(Boolean) && exchanges.length < REMEMBERED)
      exchanges.push({ choice, own: heard[speaker], other: heard[1 - speaker] })
    this.speaker = -1
  }
}

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, localAddress: nextAddress() })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return socket
}

/** A message about a table, its text, and when it came. */
type Hear = (message: ServerMessage, text: string, at: number) => void

/** The socket of a player, for all tables at which he sits. */
class Line {
  private readonly hears = new Map<string, Hear>()

  private constructor(readonly socket: WebSocket) {}

  static async open(port: number, token: string): Promise<Line> {
    const line = new Line(await connect(`ws://127.0.0.1:${port}/api/1/socket`))
    line.socket.on('message', (data) => {
      const at = performance.now()
      const text = String(data as Buffer)
      const message = JSON.parse(text) as ServerMessage
      if ('table' in message && message.table !== undefined) line.hears.get(message.table)?.(message, text, at)
    })
    line.socket.send(JSON.stringify({ type: 'hello', token, version: 1 }))
    return line
  }

  watch(table: string, hear: Hear): void {
    this.hears.set(table, hear)
    this.socket.send(JSON.stringify({ type: 'watch', table }))
  }
}

/** By token. */
const lines = new Map<string, Promise<Line>>()

class PlayingPair extends Pair {
  private readonly facts: TableFacts[] = []

  constructor(
    private readonly port: number,
    private readonly open: OpenTable,
    random: Generator,
    pause: number,
  ) {
    super(random, pause)
  }

  get isOver(): boolean {
    return this.facts.some(({ phase }) => phase === 'ended')
  }

  async join(): Promise<void> {
    for (const [seat, token] of this.open.tokens.entries()) {
      const opening = lines.get(token) ?? Line.open(this.port, token)
      lines.set(token, opening)
      const line = await opening
      this.sockets.push(line.socket)
      await new Promise<void>((resolve) => {
        line.watch(this.open.table, (message, text, at) => {
          if (message.type === 'table') {
            this.facts[seat] = message.facts
            resolve()
          } else if (message.type === 'step') this.facts[seat] = applyPatch(this.facts[seat], message.change) as TableFacts
          else if (message.type === 'refused') {
            refused[message.code] = (refused[message.code] ?? 0) + 1
            this.think()
          }
          this.hear(seat, text, message.type === 'step', at)
        })
      })
    }
  }

  protected next() {
    const seat = this.facts.findIndex(({ options }) => options.length > 0)
    if (seat < 0) return undefined
    const { options, asked } = this.facts[seat]
    const { option } = options[this.random.below(options.length)]
    return { seat, text: JSON.stringify({ type: 'choose', table: this.open.table, id: `m${asked}`, entry: asked, option }) }
  }
}

class EchoPair extends Pair {
  constructor(
    private readonly address: string,
    private readonly choices: readonly string[],
    random: Generator,
    pause: number,
  ) {
    super(random, pause)
  }

  async join(): Promise<void> {
    for (const seat of [0, 1]) {
      const socket = await connect(`${this.address}/${seat}`)
      this.sockets.push(socket)
      socket.on('message', () => this.hear(seat, '', true, performance.now()))
    }
  }

  protected next() {
    return { seat: this.random.below(2), text: this.choices[this.random.below(this.choices.length)] }
  }
}

/** The server counts sockets by address, and this machine has many: so many sockets share one. */
const SHARE = 100
let sockets = 0
function nextAddress(): string {
  const address = Math.floor(sockets++ / SHARE)
  return `127.${1 + (process.pid % 250)}.${Math.floor(address / 250)}.${1 + (address % 250)}`
}

let pairs: Pair[] = []

serveParent<CrowdQuestion>(async (question) => {
  switch (question.ask) {
    case 'join':
    case 'echo': {
      for (const pair of pairs) pair.end()
      lines.clear()
      const { port, pause, seed } = question
      const random = new Generator(seedOf(seed))
      pairs =
        question.ask === 'join'
          ? question.tables.map((table) => new PlayingPair(port, table, random, pause))
          : Array.from(
              { length: question.pairs },
              (_, i) =>
                new EchoPair(
                  `ws://127.0.0.1:${port}/${seed}-${i}`,
                  exchanges.map(({ choice }) => choice),
                  random,
                  pause,
                ),
            )
      const waiting = pairs.values()
      const join = async () => {
        for (const pair of waiting) await pair.join()
      }
      await Promise.all(Array.from({ length: AT_ONCE }, join))
      return undefined
    }
    case 'play': {
      times = []
      exchanges = []
      refused = {}
      const before = readUsed().processor
      until = performance.now() + question.time
      for (const pair of pairs) pair.begin()
      await wait(question.time)
      // what is on its way arrives
      await wait(1000)
      const ended = pairs.filter((pair) => pair instanceof PlayingPair && pair.isOver).length
      return { times, refused, ended, exchanges, processor: readUsed().processor - before } satisfies CrowdReport
    }
  }
})
