// One client's view of one table: what it may know, entry by entry while it keeps up, and whole again when it does not.
import { SPECTATOR } from '../../kernel/event.ts'
import type { Entry, Who } from '../../play/table/entry.ts'
import { isOfWatchers, type Look, mayLook, placeOf, tellHistory, tellMade, tellSaid, tellTable } from '../../play/table/facts.ts'
import { seatOf } from '../../play/table/rule.ts'
import type { Table } from '../../play/table/state.ts'
import { apply, rebuild } from '../../play/table/table.ts'
import type { ServerMessage } from '../../play/table/wire.ts'
import { Refused } from '../refusal.ts'
import type { Listener, Presence } from '../tables/audience.ts'
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
  /** As whom it was told to the reader. */
  private shownTo: Look | undefined
  /** The table as it stands, which those who watch with a delay do not see yet. */
  private newest: Table | undefined
  /** What those who watch have said among themselves is told up to this entry. */
  private saidUntil = 0
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
      if (isBehind(table, look)) this.showOlder(table, await this.wishes.read())
      else if (since === table.number) this.goOnFrom(table)
      else {
        const missed = since === undefined ? undefined : recent.after(since)
        if (missed === undefined) return this.showWhole(table)
        this.goOnFrom(missed[0].before)
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
      if (look !== undefined && !isBehind(advance.after, look)) writeStep(advance, look)
    }
  }

  hear(advances: readonly Advance[]): void {
    this.held.push(...advances)
    const { after: newest } = advances[advances.length - 1]
    this.newest = newest
    const look = this.lookAt(newest)
    const behind = look !== undefined && isBehind(newest, look)
    if (behind) for (const { entry } of advances) this.tellWatchers(entry)
    for (const advance of this.held.splice(0, behind ? countOld(this.held) : this.held.length)) this.tell(advance)
    // hands are covered at once, in what was shown of the past too
    const { shown } = this
    if (shown !== undefined && !isSameLook(this.lookAt(shown), this.shownTo)) this.showWhole(shown)
  }

  hearPresence(presence: Presence): void {
    if (!this.over && !this.behind) this.reader.send({ type: 'told', table: this.keeper.id, ...presence })
  }

  async renew(table: Table): Promise<void> {
    this.held = []
    this.newest = table
    const look = this.lookAt(table)
    if (look !== undefined && isBehind(table, look)) this.showOlder(table, await this.wishes.read())
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
    const { before, after, entry } = advance
    const look = this.lookAt(after)
    const steady = this.shown?.number === before.number && isSameLook(look, this.shownTo)
    this.shown = after
    if (look === undefined) {
      this.end()
      this.reader.send({ type: 'refused', table: this.keeper.id, ...NO_SPECTATORS })
    } else if (this.behind || this.reader.isSlow) this.behind = true
    else if (!steady) this.showWhole(after)
    else if (!isOfWatchers(entry) || entry.number > this.saidUntil) {
      const text = writeStep(advance, look)
      if (text !== undefined) this.reader.sendText(text)
    }
  }

  /** What those who watch say among themselves is not of the game, and comes without delay. */
  private tellWatchers(entry: Entry): void {
    if (this.over || !isOfWatchers(entry)) return
    this.saidUntil = entry.number
    if (this.behind || this.reader.isSlow) {
      this.behind = true
      return
    }
    const { number, at, who, seat, body } = entry
    this.reader.send({
      type: 'told',
      table: this.keeper.id,
      ...this.keeper.presence(this.newest!),
      said: { number, at, who, seat, say: body },
    })
  }

  /** The reader knows this table. */
  private goOnFrom(table: Table): void {
    this.shown = table
    this.shownTo = this.lookAt(table)
  }

  /** Those who watch with a delay begin with an older table, and what came since then waits for its time. */
  private showOlder(table: Table, entries: readonly Entry[]): void {
    this.newest = table
    const known = entries.filter(({ number }) => number <= table.number)
    const first = known.find(({ kind }) => kind === 'move')?.number ?? table.number + 1
    const start = rebuild(
      table.title,
      known.filter(({ number }) => number < first),
    )
    let before = start
    const advances = known
      .filter(({ number }) => number >= first)
      .map((entry): Advance => {
        const made = { before, after: apply(before, entry), entry }
        before = made.after
        return made
      })
    const old = countOld(advances)
    this.showWhole(advances[old - 1]?.after ?? start)
    this.held.push(...advances.slice(old))
  }

  private showWhole(table: Table): void {
    const look = this.lookAt(table)
    const { newest = table } = this
    this.shown = table
    if (look === undefined || this.over) return
    this.behind = this.reader.isSlow
    if (this.behind) return
    this.shownTo = look
    this.saidUntil = newest.number
    this.reader.send({
      type: 'table',
      table: this.keeper.id,
      entry: table.number,
      facts: tellTable(table, look),
      happened: tellHistory(table, look),
      made: tellMade(table),
      said: tellSaid(table, look, newest),
      ...this.keeper.presence(table),
    })
  }

  /** As whom the player may look at the table; undefined when he may not. */
  private lookAt(table: Table): Look | undefined {
    const own = seatOf(table, this.who)
    if (own >= 0) return { seat: own, sits: true }
    const { seat = SPECTATOR } = this.wishes
    const looks = [seat, SPECTATOR].map((one) => ({ seat: one, sits: false }))
    // whoever wants no open hands any more wants none of before either
    const { newest = table } = this
    return looks.find((look) => mayLook(table, look, this.who) && mayLook(newest, look, this.who))
  }
}

const NO_SPECTATORS = { code: 'no-spectators', message: 'Nobody may watch this table.' } as const

function isSameLook(one: Look | undefined, other: Look | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && placeOf(one) === placeOf(other))
}

/** Sees an older table; after the end, and before the start, there is nothing to keep back. */
function isBehind({ open, phase }: Table, { sits }: Look): boolean {
  return !sits && phase !== 'ended' && phase !== 'open' && (open.spectators?.delay ?? 0) > 0
}

/** How many of the advances are old enough to be seen: those before the first move that is too new. */
function countOld(advances: readonly Advance[]): number {
  const moves = advances.flatMap(({ entry }, at) => (entry.kind === 'move' ? [at] : []))
  const { after: newest } = advances[advances.length - 1] ?? {}
  if (newest === undefined || newest.open.spectators === null) return advances.length
  const { delay, of } = newest.open.spectators
  const first =
    of === 'turns'
      ? moves.find((at) => turnOf(advances[at].after) > turnOf(newest) - delay)
      : // fewer moves than the delay: all of them are too new
        (moves.at(-delay) ?? moves[0])
  return first ?? advances.length
}

const turnOf = ({ game, title }: Table): number => (game === undefined ? 0 : title.moment(game.p).turn)
