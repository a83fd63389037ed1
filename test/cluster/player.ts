// A player of the crowd: a line that comes back by itself, at whichever server there is, and choices by lot.
import { WebSocket } from 'ws'
import type { Generator } from '../../src/kernel/random.ts'
import { Connection } from '../../src/play/connection.ts'
import { applyPatch } from '../../src/play/patch.ts'
import type { TableFacts } from '../../src/play/table/facts.ts'
import { drawBits } from '../../src/play/table/fair.ts'
import type { ServerMessage } from '../../src/play/table/wire.ts'

/** What was told to be stored. */
export interface Taken {
  readonly table: string
  readonly entry: number
  readonly id: string
  readonly who: string
}

export interface PlayerWishes {
  readonly player: { readonly id: string; readonly token: string }
  readonly table: string
  readonly random: Generator
  /** Milliseconds between two choices, at most. */
  readonly pause: number
  /** The address of a server that may be there. */
  readonly server: () => string
  readonly taken: (taken: Taken) => void
  readonly refused: (code: string) => void
}

/** Milliseconds. */
const AGAIN = 1_000

export class Player {
  facts: TableFacts | undefined
  entry = 0
  private readonly connection: Connection
  private answered = -1
  /** Names of choices: what else is taken need not become an entry. */
  private readonly chosen = new Set<string>()

  constructor(private readonly wishes: PlayerWishes) {
    const { player, table, server, refused } = wishes
    this.connection = new Connection(
      {
        open: (events) => {
          const socket = new WebSocket(`${server().replace('http', 'ws')}/api/1/socket`)
          socket.on('open', () => events.opened())
          socket.on('message', (data) => events.heard(String(data as Buffer)))
          socket.on('error', () => undefined)
          socket.on('close', () => events.closed())
          return { send: (text) => socket.send(text), close: () => socket.close() }
        },
        now: () => performance.now(),
        after(milliseconds, act) {
          const timer = setTimeout(act, milliseconds)
          return () => clearTimeout(timer)
        },
        lot: () => Math.random(),
      },
      {
        token: () => player.token,
        greeted: () => void this.connection.ask({ type: 'watch', table }),
        heard: (message) => this.hear(message),
        lost: () => undefined,
        paused: () => undefined,
        unknown: async () => refused('unknown-player'),
      },
    )
  }

  /** A choice was sent, and it was not told what came of it. */
  get awaits(): boolean {
    return this.chosen.size > 0
  }

  end(): void {
    this.connection.close()
  }

  private hear(message: ServerMessage): void {
    const { player, table, taken, refused } = this.wishes
    if (message.type === 'table') {
      this.facts = message.facts
      this.entry = message.entry
    } else if (message.type === 'step') {
      this.facts = applyPatch(this.facts!, message.change) as TableFacts
      this.entry = message.entry.number
    } else if (message.type === 'taken') {
      if (this.chosen.delete(message.id)) taken({ table, entry: message.entry, id: message.id, who: player.id })
      return
    } else if (message.type === 'refused') {
      refused(message.code)
      if (message.id !== undefined) this.chosen.delete(message.id)
      // asked again with the newest state, which comes with it; after haste, or when nobody could store it, as somebody would who sees no answer
      this.answered = -1
      if (message.code !== 'stale') {
        setTimeout(() => this.facts && this.act(), AGAIN)
        return
      }
    } else return
    this.act()
  }

  private act(): void {
    const { table, random, pause } = this.wishes
    const { phase, seats, seat, options, asked } = this.facts!
    if (asked === this.answered) return
    if (phase === 'open' && seat >= 0 && !seats[seat].ready) {
      this.answered = asked
      this.connection.ask({ type: 'ready', table, entropy: drawBits(128) })
    } else if (phase === 'live' && options.length > 0) {
      this.answered = asked
      const { option } = options[random.below(options.length)]
      const choose = () => void this.chosen.add(this.connection.ask({ type: 'choose', id: '', table, entry: asked, option }))
      setTimeout(choose, random.below(pause + 1))
    }
  }
}
