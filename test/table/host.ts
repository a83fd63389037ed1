// A host of one table in memory, for tests: it keeps the entries, does its duties, and its clock goes only when it is told.
import { openTitle } from '../../src/games/load.ts'
import type { GameName } from '../../src/games/register.ts'
import type { Title } from '../../src/games/title.ts'
import type { Generator } from '../../src/kernel/random.ts'
import { findAnswer, findDuty, prepareStart } from '../../src/play/table/duty.ts'
import { type Entry, HOST, type Open, type Wishes } from '../../src/play/table/entry.ts'
import { commit } from '../../src/play/table/fair.ts'
import { listOptions } from '../../src/play/table/game.ts'
import type { Refusal, RefusalCode } from '../../src/play/table/refusal.ts'
import type { Asked, Request, RequestKind } from '../../src/play/table/request.ts'
import type { Table } from '../../src/play/table/state.ts'
import { apply, openTable, propose, proposeOpen } from '../../src/play/table/table.ts'

export const SECRET = '5ec1'.repeat(16)
/** When tables of tests are opened. */
export const NOON = 1_800_000_000_000
export const PLAYERS = ['ann', 'ben', 'cleo', 'dan', 'eve'] as const

export function wishesOf(game: GameName, seats = 2, wishes: Partial<Wishes> = {}): Wishes {
  const computers = Array.from({ length: seats }, () => null)
  return {
    game,
    seats,
    clock: { kind: 'none' },
    access: 'anyone',
    invited: [],
    rated: false,
    spectators: { delay: 0 },
    computers,
    ...wishes,
  }
}

export class TestHost {
  readonly entries: Entry[] = []
  table: Table
  now = NOON
  away: (number | undefined)[] = []

  constructor(title: Title, open: Open, opener: string = PLAYERS[0]) {
    const first = proposeOpen(title, open, opener, this.now)
    if (!first.ok) throw new Error(first.error.message)
    this.entries.push(first.value)
    this.table = openTable(title, first.value)
  }

  /** What is asked becomes an entry; or the refusal. */
  ask<K extends RequestKind>(kind: K, who: string, body: Asked[K], more: { seat?: number; lag?: number } = {}): Refusal | undefined {
    const request = { kind, who, seat: more.seat, body } as unknown as Request
    const proposed = propose(this.table, request, { now: this.now, lag: more.lag, away: this.away })
    if (!proposed.ok) return proposed.error
    // what is stored is text
    const entry = JSON.parse(JSON.stringify(proposed.value)) as Entry
    this.entries.push(entry)
    this.table = apply(this.table, entry)
    return undefined
  }

  /** The code of the refusal, undefined when it was done. */
  code<K extends RequestKind>(kind: K, who: string, body: Asked[K], more: { seat?: number; lag?: number } = {}): RefusalCode | undefined {
    return this.ask(kind, who, body, more)?.code
  }

  /** Everybody sits down and is ready, and the game starts. */
  async begin(): Promise<void> {
    for (const [seat, { who, computer }] of this.table.seats.entries()) {
      if (computer !== undefined) continue
      const name = who ?? PLAYERS[seat]
      if (who === undefined) this.must('sit', name, {}, { seat })
      this.must('ready', name, { entropy: entropyOf(name) })
    }
    await this.start()
  }

  async start(): Promise<void> {
    const start = await prepareStart(this.table, 'test')
    if (!start.ok) throw new Error(start.error.message)
    this.must('start', HOST, start.value)
  }

  must<K extends RequestKind>(kind: K, who: string, body: Asked[K], more: { seat?: number; lag?: number } = {}): void {
    const refusal = this.ask(kind, who, body, more)
    if (refusal !== undefined) throw new Error(`${kind} of ${who}: ${refusal.code}, ${refusal.message}`)
  }

  /** Whoever has to decide chooses by lot; a computer by lot too. */
  choose(random: Generator, id?: string): void {
    const { game, seats, title } = this.table
    const { toDecide, p, asked } = game!
    const legal = listOptions(title, p)
    const option = legal[random.below(legal.length)]
    const { who = HOST, computer } = seats[toDecide]
    this.must(
      'move',
      computer === undefined ? who : HOST,
      { answers: asked, option, ...(id === undefined ? {} : { id }) },
      { seat: toDecide },
    )
  }

  /** All that is due now but thinking: flags, ends, and questions that answer themselves. */
  settle(): void {
    for (;;) {
      const itself = findAnswer(this.table)
      if (itself !== undefined) {
        this.must('move', HOST, itself.body, { seat: itself.seat })
        continue
      }
      const duty = findDuty(this.table)
      if (duty === undefined || duty.at > this.now || duty.what.kind === 'start' || duty.what.kind === 'think') return
      const { kind, who, body } = duty.what
      this.must(kind, who, body)
    }
  }

  /** By lot to the end, or for so many choices. */
  playOn(random: Generator, choices = Number.POSITIVE_INFINITY): void {
    for (let i = 0; i < choices && this.table.phase === 'live'; i++) {
      this.settle()
      if (this.table.phase === 'live') this.choose(random)
    }
    this.settle()
  }
}

export async function openHost(wishes: Wishes, secret = SECRET, table = 'amber-falcon'): Promise<TestHost> {
  const open = { ...wishes, table, secret, commitment: await commit(secret) }
  return new TestHost(await openTitle(wishes.game), open)
}

export function entropyOf(name: string): string {
  return Array.from({ length: 32 }, (_, i) => (name.charCodeAt(i % name.length) % 16).toString(16)).join('')
}
