// A device for tests: its time goes only when it is told, lots are drawn as they are given, and the other end of each line is the test.
import type { Line, LineEvents, Surroundings } from '../src/play/connection.ts'
import type { ClientMessage, ServerMessage } from '../src/play/table/wire.ts'

/** A line as the server sees it. */
export class FakeLine implements Line {
  readonly said: ClientMessage[] = []
  /** Closed from the device. */
  isClosed = false

  constructor(private readonly events: LineEvents) {}

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.isClosed = true
  }

  /** It has come about. */
  open(): void {
    this.events.opened()
  }

  tell(message: ServerMessage): void {
    this.events.heard(JSON.stringify(message))
  }

  greet(player = 'ann'): void {
    this.open()
    this.tell({ type: 'welcome', player, server: 'test', version: 1, now: 0 })
  }

  /** It breaks. */
  cut(): void {
    this.events.closed()
  }

  /** The last message of this type. */
  last<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { readonly type: T }> {
    const found = [...this.said].reverse().find((one) => one.type === type)
    if (found === undefined) throw new Error(`no ${type} was said; there were ${this.said.map((one) => one.type).join(', ')}`)
    return found as Extract<ClientMessage, { readonly type: T }>
  }
}

export class FakeSurroundings implements Surroundings {
  readonly lines: FakeLine[] = []
  /** What lots are drawn next. */
  lots: number[] = []
  time = 0
  private timers: { readonly at: number; readonly act: () => void }[] = []

  readonly open = (events: LineEvents): Line => {
    const line = new FakeLine(events)
    this.lines.push(line)
    return line
  }
  readonly now = (): number => this.time
  readonly lot = (): number => this.lots.shift() ?? 0.5
  readonly after = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, act }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  /** The newest line. */
  get line(): FakeLine {
    return this.lines[this.lines.length - 1]
  }

  /** Milliseconds until something happens by itself; undefined when nothing will. */
  get next(): number | undefined {
    return this.timers.length === 0 ? undefined : Math.min(...this.timers.map(({ at }) => at)) - this.time
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.timers = this.timers.filter((one) => one !== due)
      this.time = due.at
      due.act()
    }
    this.time = end
  }
}
