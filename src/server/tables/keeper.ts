// One table at this server. Where it is kept here, what is asked of it becomes entries, one after another, and each is stored before anybody
// hears of it. Where another server keeps it, it is followed, and what is asked is asked there.
import type { Result } from '../../kernel/game.ts'
import { findDuty } from '../../play/table/duty.ts'
import { type Entry, HOST, type Who } from '../../play/table/entry.ts'
import { nextWishes } from '../../play/table/rematch.ts'
import type { Refusal } from '../../play/table/refusal.ts'
import type { Request } from '../../play/table/request.ts'
import type { Table } from '../../play/table/state.ts'
import { seatOf } from '../../play/table/rule.ts'
import { propose } from '../../play/table/table.ts'
import { NoAnswer } from '../bus.ts'
import { Refused } from '../refusal.ts'
import { Unavailable } from '../store/store.ts'
import { Audience, type Listener, type Presence } from './audience.ts'
import { Duties } from './duties.ts'
import { Following, tableName, type Told } from './following.ts'
import { AGAIN, type Held, type Kept, take, takeOrFollow, type Taking } from './held.ts'
import type { House } from './house.ts'
import { findListing, hasEndedByDays } from './listing.ts'
import { type Advance, advance } from './advance.ts'
import type { Recent } from './recent.ts'
import { Turn } from './turn.ts'

/** Milliseconds after which a table that nobody looks at leaves memory, and one that never began is closed. */
const IDLE = 60_000
const ABANDONED = 30 * 60_000
/** Entries of more characters are not told to other servers, which read them instead. */
const LONGEST_TOLD = 256 * 1024

export class Keeper {
  private held: Held | undefined
  /** The table as it was when it was lost: all that led to it was stored, and was told to those who look at it. */
  private lost: Table | undefined
  /** When it was let go of here last. */
  private keptUntil: number | undefined
  private readonly audience = new Audience()
  private readonly turn: Turn
  private timer: NodeJS.Timeout | undefined
  private readonly duties: Duties
  private ended = false

  constructor(
    readonly id: string,
    private readonly house: House,
  ) {
    this.turn = new Turn(house)
    this.duties = new Duties(id, house, (work) =>
      this.act(async () => {
        const held = await this.hold()
        if (!(held instanceof Following)) await work({ table: held.table, add: (request) => this.add(held, request, 0) })
      }),
    )
  }

  /** The entry that the request becomes, once it is stored; or why not. Rejects with `Refused`, or as the store does. */
  ask(request: Request, lag = 0): Promise<Result<Entry, Refusal>> {
    return this.turn.take(async () => this.forward(await this.hold(), request, lag))
  }

  /** The same, asked through another server that follows: where this one does not keep the table, it is refused with `elsewhere`. */
  askHere(node: string, request: Request, lag: number): Promise<Result<Entry, Refusal>> {
    return this.turn.take(async () => {
      const held = await this.holdHere()
      // it would not hear what comes of it
      if (!this.audience.isFollowedBy(node)) throw new Refused(503, 'elsewhere')
      return this.add(held, request, lag)
    })
  }

  /** The table as it stands. */
  look(): Promise<Table> {
    return this.turn.take(async () => (await this.hold()).table)
  }

  /** From now on it hears of every entry. `begin` is told the table as it stands, and what of the past is remembered. */
  watch(listener: Listener, begin: (table: Table, recent: Recent) => Promise<void>): Promise<void> {
    return this.turn.take(async () => {
      const held = await this.hold()
      await begin(held.table, this.audience.recent)
      this.audience.add(listener)
      listener.hearPresence(this.presence(held.table))
      this.noteHere(held)
      const { who } = listener
      if (hasEndedByDays(held.table) && seatOf(held.table, who) >= 0)
        await this.house
          .store()
          .tables.noteSeen(this.id, who)
          .catch((problem: unknown) => this.report(problem))
    })
  }

  unwatch(listener: Listener): void {
    if (!this.audience.remove(listener) || this.held === undefined) return
    this.noteHere(this.held)
    this.lookAhead(this.held.table)
  }

  presence(table: Table): Presence {
    const { held, audience } = this
    if (!(held instanceof Following)) return audience.presence(table)
    // the keeper may not have heard yet of who has just come here
    const here = audience.here()
    const { away, watching } = held.presence
    return { away: away.map((since, seat) => (here.includes(table.seats[seat]?.who ?? '') ? null : since)), watching }
  }

  /** Another server follows the table from now on, or tells who looks at it there. */
  async follow(node: string, here: readonly Who[]): Promise<Presence> {
    return this.turn.take(async () => {
      const { table } = await this.holdHere()
      this.hearElsewhere(node, here)
      return this.audience.presence(table)
    })
  }

  /** Who looks through another server; undefined when that one does not follow the table any more. */
  hearElsewhere(node: string, here: readonly Who[] | undefined): void {
    this.audience.hearElsewhere(node, here)
    if (this.held === undefined || this.held instanceof Following) return
    this.tellPresence(this.held.table)
    this.lookAhead(this.held.table)
  }

  /** Which servers live, and which of them keeps the table. Where that is not the one that is followed, the table is taken anew. */
  heed(alive: ReadonlySet<string>, keeper: string | undefined): void {
    this.audience.keepNodes(alive)
    if (this.held instanceof Following && this.held.keeper !== keeper) this.wake()
  }

  get isFollowed(): boolean {
    return this.held instanceof Following
  }

  /** Takes the table anew for those who look at it, after a time in which nobody knows what happened. */
  wake(): void {
    const unseen = this.isUnseen() && (this.held === undefined || this.held instanceof Following)
    this.lose()
    if (unseen) this.house.forget(this)
    else this.act(() => this.recover())
  }

  /** Reads the table again, as something in its entries was changed. */
  reread(): Promise<void> {
    return this.turn.take(async () => {
      const isHere = this.held !== undefined
      this.lose()
      this.lost = undefined
      if (isHere) await this.recover()
    })
  }

  /** Finishes what is being done, and does nothing more. */
  async end(): Promise<void> {
    this.ended = true
    this.duties.end()
    clearTimeout(this.timer)
    await this.turn.end()
    this.lose()
  }

  /** The table, taken and read when it is not here; or followed, where another server keeps it. */
  private async hold(): Promise<Held> {
    return this.held ?? this.begin((taking) => takeOrFollow(taking, this.audience, (fault) => this.fail(fault)))
  }

  /** The table, where it is kept here or nobody keeps it. */
  private async holdHere(): Promise<Kept> {
    const held = this.held ?? (await this.begin(take))
    if (held instanceof Following) throw new Refused(503, 'elsewhere')
    return held
  }

  private async begin<H extends Held>(take: (taking: Taking) => Promise<H>): Promise<H> {
    const { id, audience, house, lost } = this
    let held: H
    try {
      held = await take({ id, house, lost })
    } catch (problem) {
      if (this.isUnseen()) house.forget(this)
      throw problem
    }
    this.held = held
    this.lost = undefined
    const { missed } = held
    held.missed = undefined
    if (missed === undefined) {
      audience.recent.forget()
      await audience.renew(held.table)
    } else {
      // who follows has told it already
      if (missed.length > 0 && !(held instanceof Following)) audience.hear(missed)
      audience.tellPresence(this.presence(held.table))
    }
    if (!(held instanceof Following)) {
      this.tellOthers({ number: held.table.number })
      const { phase, clocks, at } = held.table
      // time in which nobody could choose is charged to nobody; the clock of the database may be ahead of the own one
      const since = Math.max(at, Math.min(Date.now(), this.keptUntil ?? house.store().keptUntil))
      if (phase === 'live' && clocks !== undefined && clocks.running >= 0)
        await this.add(held, { kind: 'wait', who: HOST, body: { since } }, 0)
      if (held.table.next !== undefined) await this.openNext(held.table)
    }
    this.lookAhead(held.table)
    return held
  }

  /** Asks where the table is kept: here, or at the server that is followed. */
  private async forward(first: Held, request: Request, lag: number): Promise<Result<Entry, Refusal>> {
    let held = first
    for (let tried = false; held instanceof Following; tried = true) {
      try {
        return await held.ask(request, lag)
      } catch (problem) {
        if (!(problem instanceof NoAnswer)) throw problem
        this.lose()
        this.recoverSoon()
        // what may have been done is not asked again, but for a choice: by its name it is known
        const harmless = !problem.heard || (request.kind === 'move' && request.body.id !== undefined)
        if (tried || !harmless) throw new Refused(503, 'unavailable', undefined, undefined, 1000)
        held = await this.hold()
      }
    }
    return this.add(held, request, lag)
  }

  private async add(held: Kept, asked: Request, lag: number): Promise<Result<Entry, Refusal>> {
    const now = Date.now()
    const away = this.presence(held.table).away.map((since) => since ?? undefined)
    const proposed = propose(held.table, asked, { now, lag, away })
    if (proposed.ok) await this.keep(held, advance(held.table, proposed.value, now))
    return proposed
  }

  /** Stores what happened, and then tells it. */
  private async keep(held: Kept, made: readonly [Advance, ...Advance[]]): Promise<void> {
    const { lease } = held
    const { after } = made[made.length - 1]
    const entries = made.map(({ entry }) => entry)
    const away = this.audience.away(after)
    const listing = findListing(held.table, after, (seat) => away[seat] === null)
    this.audience.prepare(made)
    try {
      await this.house.store().entries.append(this.id, lease.epoch, entries, listing)
    } catch (problem) {
      // nobody knows whether it is stored, or somebody else keeps the table
      this.lose()
      this.recoverSoon()
      throw problem
    }
    const before = held.table
    held.table = after
    const { fault } = after.game ?? {}
    if (fault !== undefined && before.game?.fault === undefined)
      this.report(new Error(`the rules failed in ${fault.where}, when seat ${fault.seat} chose "${fault.move}": ${fault.message}`))
    // who hears of the end may ask at once what it changed, and who hears of the next table sits down there
    if (before.phase !== 'ended' && after.phase === 'ended') await this.house.rate(after).catch((problem: unknown) => this.report(problem))
    if (before.next === undefined && after.next !== undefined) await this.openNext(after)
    this.audience.hear(made)
    this.tellOthers({ entries, number: after.number })
    if (before.seats !== after.seats) this.tellPresence(after)
    for (const { player, seat, waits } of listing?.sitters ?? [])
      if (waits) this.house.herald?.tell(after, player, seat !== null && away[seat] === null)
    this.lookAhead(after)
  }

  /** Lets go of the table at once. */
  lose(): void {
    const { held } = this
    if (held instanceof Following) {
      held.end()
      this.audience.begin()
    }
    this.lost = held?.table ?? this.lost
    if (held !== undefined) this.keptUntil = Date.now()
    this.held = undefined
    this.duties.drop()
    clearTimeout(this.timer)
  }

  /** The table cannot be followed any more. */
  private fail(problem: unknown): void {
    this.report(problem)
    this.lose()
    this.recoverSoon()
  }

  private recoverSoon(): void {
    if (!this.isUnseen()) setTimeout(() => void this.turn.take(() => this.recover()).catch(() => undefined), AGAIN)
  }

  /** Takes the table again for those who look at it, as soon as that is possible. */
  private async recover(): Promise<void> {
    try {
      await this.hold()
    } catch (problem) {
      this.report(problem)
      this.recoverSoon()
    }
  }

  private async openNext(table: Table): Promise<void> {
    if (nextWishes(table) === undefined) return
    await this.house.openNext(table).catch((problem: unknown) => this.house.report(problem, this.id))
  }

  /** Sees to what has to be done next, now or later. */
  private lookAhead(table: Table): void {
    clearTimeout(this.timer)
    if (this.ended) return
    const busy = !(this.held instanceof Following) && this.duties.see(table)
    if (!busy && this.isUnseen()) this.timer = setTimeout(() => this.act(() => this.rest()), IDLE)
  }

  /** What the host does by itself has nobody to answer to. */
  private act(work: () => Promise<void>): void {
    this.turn.take(work).catch((problem: unknown) => this.report(problem))
  }

  private report(problem: unknown): void {
    if (!(problem instanceof Unavailable || problem instanceof Refused)) this.house.report(problem, this.id)
  }

  /** Nobody has looked at the table for a while, and nothing is to be done at it. */
  private async rest(): Promise<void> {
    const { held } = this
    if (held === undefined || !this.isUnseen()) return
    if (held instanceof Following) {
      this.lose()
      this.house.forget(this)
      return
    }
    const { table, lease } = held
    if (findDuty(table) !== undefined) return this.lookAhead(table)
    if (table.phase === 'open' && table.open.clock.kind !== 'days') {
      if (Date.now() - Math.max(table.at, this.audience.lastGone) < ABANDONED) return this.lookAhead(table)
      await this.add(held, { kind: 'abort', who: HOST, body: {} }, 0)
      return
    }
    this.lose()
    this.house.forget(this)
    await this.house.store().leases.release(lease)
  }

  /** Nobody looks at it any more, neither here nor, where it is kept here, through another server. */
  private isUnseen(): boolean {
    return this.audience.size === 0 && (this.held instanceof Following || !this.audience.isSpread)
  }

  /** Somebody has come to look at it here, or looks no longer. */
  private noteHere(held: Held): void {
    if (held instanceof Following) held.tellHere(this.audience.here())
    else this.tellPresence(held.table)
  }

  private tellPresence(table: Table): void {
    const presence = this.audience.presence(table)
    if (this.audience.tellPresence(presence)) this.tellOthers(presence)
  }

  /** Tells other servers that follow the table. */
  private tellOthers(told: Told): void {
    const { neighbours } = this.house
    if (neighbours === undefined || !this.audience.isSpread) return
    const { entries, ...short } = told
    const long = entries !== undefined && JSON.stringify(entries).length > LONGEST_TOLD
    neighbours.bus.tell(tableName(neighbours.node, this.id), long ? short : told)
  }
}
