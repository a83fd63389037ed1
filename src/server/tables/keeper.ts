// One table at this server. Where it is kept here, what is asked of it becomes entries, one after another, and each is stored before anybody
// hears of it. Where another server keeps it, it is followed, and what is asked is asked there.
import type { Result } from '../../kernel/game.ts'
import { findDuty } from '../../play/table/duty.ts'
import { type Entry, HOST, type Who } from '../../play/table/entry.ts'
import { nextWishes } from '../../play/table/rematch.ts'
import type { Refusal } from '../../play/table/refusal.ts'
import type { Request } from '../../play/table/request.ts'
import type { Table } from '../../play/table/state.ts'
import { propose, rebuild } from '../../play/table/table.ts'
import { NoAnswer } from '../bus.ts'
import { Refused } from '../refusal.ts'
import { type Lease, Unavailable } from '../store/store.ts'
import { LEASE } from '../store/leases.ts'
import { Audience, type Away, type Listener } from './audience.ts'
import { Duties } from './duties.ts'
import { Following, missedBy, tableName, type Told } from './following.ts'
import type { House } from './house.ts'
import { findListing } from './listing.ts'
import { type Advance, advance } from './advance.ts'
import type { Recent } from './recent.ts'

/** Milliseconds after which a table that nobody looks at leaves memory, and one that never began is closed. */
const IDLE = 60_000
const ABANDONED = 30 * 60_000
/** Milliseconds until it is tried again to take a table that those who look at it have lost. */
const AGAIN = 500
/** Requests that may wait; more is no game. */
const MOST_WAITING = 100

/** Entries of more characters are not told to other servers, which read them instead. */
const LONGEST_TOLD = 256 * 1024

/** The table, as it is kept here. */
interface Kept {
  readonly lease: Lease
  table: Table
  /** What had happened meanwhile, where it was lost before and those who look at it know what was before that. */
  missed: readonly Advance[] | undefined
}

type Held = Kept | Following

export class Keeper {
  private held: Held | undefined
  /** The table as it was when it was lost: all that led to it was stored, and was told to those who look at it. */
  private lost: Table | undefined
  private readonly audience = new Audience()
  /** Done when all before is done. */
  private turn: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private timer: NodeJS.Timeout | undefined
  private readonly duties: Duties
  private ended = false

  constructor(
    readonly id: string,
    private readonly house: House,
  ) {
    this.duties = new Duties(id, house, (work) =>
      this.act(async () => {
        const held = await this.hold()
        if (!(held instanceof Following)) await work({ table: held.table, add: (request) => this.add(held, request, 0) })
      }),
    )
  }

  /** The entry that the request becomes, once it is stored; or why not. Rejects with `Refused`, or as the store does. */
  ask(request: Request, lag = 0): Promise<Result<Entry, Refusal>> {
    return this.inTurn(async () => this.forward(await this.hold(), request, lag))
  }

  /** The same, asked through another server that follows: where this one does not keep the table, it is refused with `elsewhere`. */
  askHere(node: string, request: Request, lag: number): Promise<Result<Entry, Refusal>> {
    return this.inTurn(async () => {
      const held = await this.holdHere()
      // it would not hear what comes of it
      if (!this.audience.isFollowedBy(node)) throw new Refused(503, 'elsewhere')
      return this.add(held, request, lag)
    })
  }

  /** The table as it stands. */
  look(): Promise<Table> {
    return this.inTurn(async () => (await this.hold()).table)
  }

  /** From now on it hears of every entry. `begin` is told the table as it stands, and what of the past is remembered. */
  watch(listener: Listener, begin: (table: Table, recent: Recent) => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      const held = await this.hold()
      await begin(held.table, this.audience.recent)
      this.audience.add(listener)
      listener.hearAway(this.away(held.table))
      this.noteHere(held)
    })
  }

  unwatch(listener: Listener): void {
    if (!this.audience.remove(listener) || this.held === undefined) return
    this.noteHere(this.held)
    this.lookAhead(this.held.table)
  }

  away(table: Table): Away {
    const { held, audience } = this
    if (!(held instanceof Following)) return audience.away(table)
    // the keeper may not have heard yet of who has just come here
    const here = audience.here()
    return held.away.map((since, seat) => (here.includes(table.seats[seat]?.who ?? '') ? null : since))
  }

  /** Another server follows the table from now on, or tells who looks at it there. */
  async follow(node: string, here: readonly Who[]): Promise<Away> {
    return this.inTurn(async () => {
      const { table } = await this.holdHere()
      this.hearElsewhere(node, here)
      return this.audience.away(table)
    })
  }

  /** Who looks through another server; undefined when that one does not follow the table any more. */
  hearElsewhere(node: string, here: readonly Who[] | undefined): void {
    this.audience.hearElsewhere(node, here)
    if (this.held === undefined || this.held instanceof Following) return
    this.tellAway(this.held.table)
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
    return this.inTurn(async () => {
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
    await this.turn
    this.lose()
  }

  /** One thing after another. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new Refused(429, 'too-fast', undefined, undefined, 1000))
    this.waiting++
    const done = this.turn.then(() => {
      if (this.ended) throw new Refused(503, 'unavailable', 'The server ends: come back in a moment.', undefined, 1000)
      if (!this.house.ready) throw new Refused(503, 'unavailable', undefined, undefined, 1000)
      return work()
    })
    this.turn = done.then(
      () => void this.waiting--,
      () => void this.waiting--,
    )
    return done
  }

  /** The table, taken and read when it is not here; or followed, where another server keeps it. */
  private async hold(): Promise<Held> {
    return this.held ?? this.begin(() => this.takePatiently())
  }

  /** The table, where it is kept here or nobody keeps it. */
  private async holdHere(): Promise<Kept> {
    const held = this.held ?? (await this.begin(() => this.take()))
    if (held instanceof Following) throw new Refused(503, 'elsewhere')
    return held
  }

  private async begin<H extends Held>(take: () => Promise<H>): Promise<H> {
    const { audience, house } = this
    let held: H
    try {
      held = await take()
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
      audience.tellAway(this.away(held.table))
    }
    if (!(held instanceof Following)) {
      this.tellOthers({ number: held.table.number })
      const { phase, clocks, at } = held.table
      // time in which nobody could choose is charged to nobody
      if (phase === 'live' && clocks !== undefined && clocks.running >= 0)
        await this.add(held, { kind: 'wait', who: HOST, body: { since: at } }, 0)
      if (held.table.next !== undefined) await this.openNext(held.table)
    }
    this.lookAhead(held.table)
    return held
  }

  /** Until somebody keeps it who answers: the one who kept it may just have died. */
  private async takePatiently(): Promise<Held> {
    const until = Date.now() + LEASE + AGAIN
    for (;;) {
      const { neighbours } = this.house
      try {
        return await this.take()
      } catch (problem) {
        if (!(problem instanceof Elsewhere) || neighbours === undefined || Date.now() > until) throw problem
        const followed = await neighbours.follow(this.id, problem.keeper, this.audience, this.lost, (fault) => this.fail(fault))
        if (followed !== undefined) return followed
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }

  private async take(): Promise<Kept> {
    const { house, id } = this
    const store = house.store()
    const lease = await store.leases.take(id)
    if (lease === undefined) throw new Refused(404, 'no-table')
    if ('keeper' in lease) throw new Elsewhere(lease.keeper)
    const missed = await missedBy(this.lost, (number) => store.entries.after(id, number))
    if (missed !== undefined) return { lease, table: missed.at(-1)?.after ?? this.lost!, missed }
    const entries = await store.entries.after(id, 0)
    return { lease, table: rebuild(await house.engines.titleOf(entries), entries), missed }
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
    const away = this.away(held.table).map((since) => since ?? undefined)
    const proposed = propose(held.table, asked, { now, lag, away })
    if (proposed.ok) await this.keep(held, advance(held.table, proposed.value, now))
    return proposed
  }

  /** Stores what happened, and then tells it. */
  private async keep(held: Kept, made: readonly [Advance, ...Advance[]]): Promise<void> {
    const { lease } = held
    const { after } = made[made.length - 1]
    const entries = made.map(({ entry }) => entry)
    const listing = findListing(held.table, after)
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
    if (before.seats !== after.seats) this.tellAway(after)
    for (const { player, seat, waits } of listing?.sitters ?? [])
      if (waits) this.house.herald?.tell(after, player, seat !== null && this.audience.away(after)[seat] === null)
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
    if (!this.isUnseen()) setTimeout(() => void this.inTurn(() => this.recover()).catch(() => undefined), AGAIN)
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
    this.inTurn(work).catch((problem: unknown) => this.report(problem))
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
    else this.tellAway(held.table)
  }

  private tellAway(table: Table): void {
    const away = this.audience.away(table)
    if (this.audience.tellAway(away)) this.tellOthers({ away })
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

/** Another server keeps the table. */
class Elsewhere extends Refused {
  constructor(readonly keeper: string) {
    super(503, 'elsewhere', undefined, undefined, LEASE)
  }
}
