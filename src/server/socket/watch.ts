// One client's view of one table: what it may know, entry by entry while it keeps up, and whole again when it does not.
import { SPECTATOR } from '../../kernel/event.ts'
import type { Entry, Who } from '../../play/table/entry.ts'
import { type Look, mayLook, tellHistory, tellMade, tellSaid, tellTable } from '../../play/table/facts.ts'
import { seatOf } from '../../play/table/rule.ts'
import type { Table } from '../../play/table/state.ts'
import { apply, rebuild } from '../../play/table/table.ts'
import type { ServerMessage } from '../../play/table/wire.ts'
import { Refused } from '../refusal.ts'
import type { Away, Listener } from '../tables/audience.ts'
import type { Keeper } from '../tables/keeper.ts'
import type { Advance } from '../tables/advance.ts'
import { writeStep } from './step.ts'

/** Where messages go. */
export interface Reader {
  send(message: ServerMessage): void
  /** A message that was written already. */
  sendText(text: string): void
  /** Has so much on its way to it that more would only pile up. */
  readonly isSlow: boolean
}

export interface WatchWishes {
  readonly who: Who
  /** Through whose eyes, when all hands are open. */
  readonly seat?: number | undefined
  /** The last entry that the client knows. */
  readonly since?: number | undefined
  /** All entries of the table, for one who sees an older one. */
  readonly read: () => Promise<readonly Entry[]>
}

export class Watch implements Listener {
  readonly who: Who
  /** The table that the reader sees, undefined until it is told. */
  private shown: Table | undefined
  /** What happened, and is told later to those who watch with a delay. */
  private held: Advance[] = []
  /** The reader did not keep up: it is told the whole when it can take it. */
  private behind = false
  private over = false

  constructor(
    readonly keeper: Keeper,
    private readonly reader: Reader,
    private readonly wishes: WatchWishes,
  ) {
    this.who = wishes.who
  }

  /** Tells the table, or the entries that the client does not know yet. Rejects with `Refused` when it may not look. */
  begin(): Promise<void> {
    return this.keeper.watch(this, async (table, recent) => {
      const look = this.lookAt(table)
      if (look === undefined) throw new Refused(403, 'no-spectators')
      const { since } = this.wishes
      const delay = delayOf(table, look)
      if (delay > 0) this.showOlder(table, await this.wishes.read(), delay)
      else if (since === table.number) this.shown = table
      else {
        const missed = since === undefined ? undefined : recent.after(since)
        if (missed === undefined) return this.showWhole(table)
        this.shown = missed[0].before
        this.hear(missed)
      }
    })
  }

  end(): void {
    this.over = true
    this.keeper.unwatch(this)
  }

  /**
   * Writes what it will be told when these are stored. All that it is made of is at hand now; afterwards other tables have had their turn, and
   * a processor has to fetch it from far away.
   */
  prepare(advances: readonly Advance[]): void {
    if (this.over || this.behind || this.reader.isSlow) return
    for (const advance of advances) {
      const look = this.lookAt(advance.after)
      if (look !== undefined && delayOf(advance.after, look) === 0) writeStep(advance, look)
    }
  }

  hear(advances: readonly Advance[]): void {
    this.held.push(...advances)
    const { after: newest } = advances[advances.length - 1]
    const look = this.lookAt(newest)
    const delay = look === undefined ? 0 : delayOf(newest, look)
    const until = this.held.length - countMoves(this.held, delay)
    for (const advance of this.held.splice(0, until)) this.tell(advance)
  }

  hearAway(away: Away): void {
    if (!this.over && !this.behind) this.reader.send({ type: 'told', table: this.keeper.id, away })
  }

  async renew(table: Table): Promise<void> {
    this.held = []
    const look = this.lookAt(table)
    const delay = look === undefined ? 0 : delayOf(table, look)
    if (delay > 0) this.showOlder(table, await this.wishes.read(), delay)
    else this.showWhole(table)
  }

  /** The reader takes messages again. */
  catchUp(): void {
    if (this.behind && this.shown !== undefined && !this.reader.isSlow) this.showWhole(this.shown)
  }

  /** The newest state, for one who chose by an older one. */
  tellAgain(): void {
    if (this.shown !== undefined) this.showWhole(this.shown)
  }

  private tell(advance: Advance): void {
    if (this.over) return
    const { before, after } = advance
    const [was, is] = [this.lookAt(before), this.lookAt(after)]
    const steady = this.shown?.number === before.number && was?.seat === is?.seat && was?.sits === is?.sits
    this.shown = after
    if (is === undefined) {
      this.end()
      this.reader.send({ type: 'refused', table: this.keeper.id, ...NO_SPECTATORS })
    } else if (this.behind || this.reader.isSlow) this.behind = true
    else if (!steady) this.showWhole(after)
    else {
      const text = writeStep(advance, is)
      if (text !== undefined) this.reader.sendText(text)
    }
  }

  /** Those who watch with a delay begin with an older table, and what came since then waits for its time. */
  private showOlder(table: Table, entries: readonly Entry[], delay: number): void {
    const known = entries.filter(({ number }) => number <= table.number)
    const moves = known.filter(({ kind }) => kind === 'move')
    // fewer moves than the delay: all of them are too new
    const first = (moves.at(-delay) ?? moves[0])?.number ?? table.number + 1
    let before = rebuild(
      table.title,
      known.filter(({ number }) => number < first),
    )
    this.showWhole(before)
    for (const entry of known.filter(({ number }) => number >= first)) {
      const after = apply(before, entry)
      this.held.push({ before, after, entry })
      before = after
    }
  }

  private showWhole(table: Table): void {
    const look = this.lookAt(table)
    this.shown = table
    if (look === undefined || this.over) return
    this.behind = this.reader.isSlow
    if (this.behind) return
    this.reader.send({
      type: 'table',
      table: this.keeper.id,
      entry: table.number,
      facts: tellTable(table, look),
      happened: tellHistory(table, look),
      made: tellMade(table),
      said: tellSaid(table, look),
      away: this.keeper.away(table),
    })
  }

  /** As whom the player may look at the table; undefined when he may not. */
  private lookAt(table: Table): Look | undefined {
    const own = seatOf(table, this.who)
    if (own >= 0) return { seat: own, sits: true }
    const { seat = SPECTATOR } = this.wishes
    const looks = [seat, SPECTATOR].map((one) => ({ seat: one, sits: false }))
    return looks.find((look) => mayLook(table, look, this.who))
  }
}

const NO_SPECTATORS = { code: 'no-spectators', message: 'Nobody may watch this table.' } as const

/** So many moves behind; after the end, and before the start, there is nothing to keep back. */
function delayOf({ open, phase }: Table, { sits }: Look): number {
  return sits || phase === 'ended' || phase === 'open' ? 0 : (open.spectators?.delay ?? 0)
}

/** How many of the last advances hold the last so many moves. */
function countMoves(advances: readonly Advance[], delay: number): number {
  if (delay === 0) return 0
  const moves = advances.flatMap(({ entry }, at) => (entry.kind === 'move' ? [at] : []))
  const first = moves.at(-delay)
  // fewer moves than the delay: nothing is old enough but what came before the first of them
  return advances.length - (first ?? moves[0] ?? advances.length)
}
