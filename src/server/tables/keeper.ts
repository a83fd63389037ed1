// One table that is kept here: what is asked of it becomes entries, one after another, and each is stored before anybody hears of it.
import { thoughts } from '../../ai/chance.ts'
import { openTitle } from '../../games/load.ts'
import type { Result } from '../../kernel/game.ts'
import { findDuty, prepareStart } from '../../play/table/duty.ts'
import { type Entry, type EntryOf, HOST, type Who } from '../../play/table/entry.ts'
import { listOptions } from '../../play/table/game.ts'
import { nextWishes } from '../../play/table/rematch.ts'
import type { Refusal } from '../../play/table/refusal.ts'
import type { Request } from '../../play/table/request.ts'
import type { Table } from '../../play/table/state.ts'
import { propose, rebuild } from '../../play/table/table.ts'
import { Refused } from '../refusal.ts'
import { type Lease, type Store, Unavailable } from '../store/store.ts'
import { LEASE } from '../store/leases.ts'
import type { Computers } from './computers.ts'
import { findListing } from './listing.ts'
import { followSteps, type Step } from './step.ts'

/** Since when the player of each seat is away; `null` for one who is there. */
export type Away = readonly (number | null)[]

/** Who hears of a table. */
export interface Listener {
  readonly who: Who
  /** What was stored. */
  hear(steps: readonly Step[]): void
  hearAway(away: Away): void
  /** The table was lost and read again. */
  renew(table: Table): Promise<void>
}

/** What keepers need of the house they are in. */
export interface House {
  readonly engine: string
  readonly computers: Computers
  store(): Store
  /** Opens the next game of those who have agreed on one. */
  openNext(table: Table): Promise<void>
  /** Nobody needs the table in memory any more. */
  forget(keeper: Keeper): void
  /** Something that must not happen has happened, and is mended as well as it can be. */
  report(problem: unknown, table: string): void
}

/** Milliseconds after which a table that nobody looks at leaves memory, and one that never began is closed. */
const IDLE = 60_000
const ABANDONED = 30 * 60_000
/** Milliseconds until it is tried again to take a table that those who look at it have lost. */
const AGAIN = 500
/** Steps that are remembered for those who come back after a moment. */
const REMEMBERED = 16
/** Requests that may wait; more is no game. */
const MOST_WAITING = 100
/** The longest that a timer of the machine can wait. */
const LONGEST_TIMER = 2 ** 31 - 1

interface Held {
  readonly lease: Lease
  table: Table
}

export class Keeper {
  private held: Held | undefined
  private recent: Step[] = []
  private readonly listeners = new Set<Listener>()
  /** Since when players who were here are not any more. */
  private readonly gone = new Map<Who, number>()
  private readonly since = Date.now()
  private toldAway: Away = []
  /** Done when all before is done. */
  private turn: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private timer: NodeJS.Timeout | undefined
  /** The question that a computer thinks about. */
  private thinking = -1
  private ended = false

  constructor(
    readonly id: string,
    private readonly house: House,
  ) {}

  /** The entry that the request becomes, once it is stored; or why not. Rejects with `Refused`, or as the store does. */
  ask(request: Request, lag = 0): Promise<Result<Entry, Refusal>> {
    return this.inTurn(async () => this.add(await this.hold(), request, lag))
  }

  /** The table as it stands. */
  look(): Promise<Table> {
    return this.inTurn(async () => (await this.hold()).table)
  }

  /** From now on it hears of every step. `begin` is told the table as it stands, and the last steps that led there. */
  watch(listener: Listener, begin: (table: Table, recent: readonly Step[]) => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      const { table } = await this.hold()
      await begin(table, this.recent)
      this.listeners.add(listener)
      this.gone.delete(listener.who)
      listener.hearAway(this.away(table))
      this.tellAway(table)
    })
  }

  unwatch(listener: Listener): void {
    if (!this.listeners.delete(listener)) return
    if (![...this.listeners].some(({ who }) => who === listener.who)) this.gone.set(listener.who, Date.now())
    if (this.held !== undefined) {
      this.tellAway(this.held.table)
      this.lookAhead(this.held.table)
    }
  }

  away(table: Table): Away {
    const here = new Set([...this.listeners].map(({ who }) => who))
    return table.seats.map(({ who }) => (who === undefined || here.has(who) ? null : (this.gone.get(who) ?? this.since)))
  }

  /** Reads the table again, as something in its entries was changed. */
  reread(): Promise<void> {
    return this.inTurn(async () => {
      if (this.held === undefined) return
      this.lose()
      await this.recover()
    })
  }

  /** Finishes what is being done, and does nothing more. */
  async end(): Promise<void> {
    this.ended = true
    clearTimeout(this.timer)
    await this.turn
  }

  /** One thing after another. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new Refused(429, 'too-fast', undefined, undefined, 1000))
    this.waiting++
    const done = this.turn.then(() => {
      if (this.ended) throw new Refused(503, 'unavailable', 'The server ends: come back in a moment.', undefined, 1000)
      return work()
    })
    this.turn = done.then(
      () => void this.waiting--,
      () => void this.waiting--,
    )
    return done
  }

  /** The table, taken and read when it is not here. */
  private async hold(): Promise<Held> {
    if (this.held !== undefined) return this.held
    try {
      this.held = await this.take()
    } catch (problem) {
      if (this.listeners.size === 0) this.house.forget(this)
      throw problem
    }
    const { held } = this
    const { phase, clocks, at } = held.table
    // time in which nobody could choose is charged to nobody
    if (phase === 'live' && clocks !== undefined && clocks.running >= 0)
      await this.add(held, { kind: 'wait', who: HOST, body: { since: at } }, 0)
    if (held.table.next !== undefined) await this.openNext(held.table)
    this.lookAhead(held.table)
    return held
  }

  private async take(): Promise<Held> {
    const { house, id } = this
    const store = house.store()
    const lease = await store.leases.take(id)
    if (lease === undefined) throw new Refused(404, 'no-table')
    if ('keeper' in lease) throw new Refused(503, 'elsewhere', undefined, undefined, LEASE)
    const entries = (await store.entries.after(id, 0)) as unknown as Entry[]
    const [first] = entries as [EntryOf<'open'>]
    return { lease, table: rebuild(await openTitle(first.body.game), entries) }
  }

  private async add(held: Held, asked: Request, lag: number): Promise<Result<Entry, Refusal>> {
    const now = Date.now()
    const away = this.away(held.table).map((since) => since ?? undefined)
    const proposed = propose(held.table, asked, { now, lag, away })
    if (proposed.ok) await this.keep(held, followSteps(held.table, proposed.value, now))
    return proposed
  }

  /** Stores what happened, and then tells it. */
  private async keep(held: Held, steps: readonly [Step, ...Step[]]): Promise<void> {
    const { lease } = held
    const { after } = steps[steps.length - 1]
    const entries = steps.map(({ entry }) => entry)
    try {
      await this.house.store().entries.append(this.id, lease.epoch, entries, findListing(held.table, after))
    } catch (problem) {
      // nobody knows whether it is stored, or somebody else keeps the table
      this.lose()
      if (this.listeners.size > 0) setTimeout(() => void this.inTurn(() => this.recover()).catch(() => undefined), AGAIN)
      throw problem
    }
    const before = held.table
    held.table = after
    this.recent = [...this.recent, ...steps].slice(-REMEMBERED)
    for (const listener of [...this.listeners]) listener.hear(steps)
    if (before.seats !== after.seats) this.tellAway(after)
    if (before.next === undefined && after.next !== undefined) await this.openNext(after)
    this.lookAhead(after)
  }

  private lose(): void {
    this.held = undefined
    this.recent = []
    this.thinking = -1
    clearTimeout(this.timer)
  }

  /** Takes the table again for those who look at it, as soon as that is possible. */
  private async recover(): Promise<void> {
    try {
      const { table } = await this.hold()
      for (const listener of [...this.listeners]) await listener.renew(table)
    } catch (problem) {
      if (!(problem instanceof Unavailable || problem instanceof Refused)) this.house.report(problem, this.id)
      if (this.listeners.size > 0) setTimeout(() => void this.inTurn(() => this.recover()).catch(() => undefined), AGAIN)
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
    const duty = findDuty(table)
    if (duty?.what.kind === 'think') this.letThink(table, duty.what.seat)
    else if (duty !== undefined) {
      const wait = Math.min(LONGEST_TIMER, Math.max(0, duty.at - Date.now()))
      this.timer = setTimeout(() => this.act(() => this.doDuty()), wait)
    } else if (this.listeners.size === 0) this.timer = setTimeout(() => this.act(() => this.rest()), IDLE)
  }

  /** What the host does by itself has nobody to answer to. */
  private act(work: () => Promise<void>): void {
    this.inTurn(work).catch((problem: unknown) => {
      if (!(problem instanceof Unavailable || problem instanceof Refused)) this.house.report(problem, this.id)
    })
  }

  private async doDuty(): Promise<void> {
    const held = await this.hold()
    const duty = findDuty(held.table)
    if (duty === undefined || duty.what.kind === 'think' || duty.at > Date.now()) return this.lookAhead(held.table)
    const request = duty.what.kind === 'start' ? await this.prepareStart(held.table) : duty.what
    const done = await this.add(held, request, 0)
    if (!done.ok) this.house.report(new Error(`${request.kind} was refused: ${done.error.message}`), this.id)
  }

  /** The start; or the end, where what the seats have brought does not go together. */
  private async prepareStart(table: Table): Promise<Request> {
    const start = await prepareStart(table, this.house.engine)
    if (start.ok) {
      const request: Request = { kind: 'start', who: HOST, body: start.value }
      const proposed = propose(table, request, { now: Date.now() })
      if (proposed.ok) return request
      this.house.report(new Error(proposed.error.message), this.id)
    }
    return { kind: 'abort', who: HOST, body: {} }
  }

  private letThink(table: Table, seat: number): void {
    const { game, seats, open } = table
    const { asked, start, made } = game!
    if (this.thinking === asked) return
    this.thinking = asked
    const question = {
      level: seats[seat].computer!,
      game: open.game,
      seed: start.seed,
      setup: start.setup,
      moves: made.map(({ move }) => move),
      chance: thoughts(crypto.getRandomValues(new Uint32Array(1))[0]).seed(),
    }
    const choose = async (move: string): Promise<void> => {
      const held = await this.hold()
      this.thinking = -1
      // meanwhile something was taken back, or the player sat down again
      if (held.table.game?.asked !== asked || held.table.seats[seat].computer === undefined) return this.lookAhead(held.table)
      const done = await this.add(held, { kind: 'move', who: HOST, seat, body: { answers: asked, move } }, 0)
      if (!done.ok) throw new Error(`The computer of seat ${seat} cannot choose ${move}: ${done.error.message}`)
    }
    this.house.computers.decide(question).then(
      (move) => this.act(() => choose(move)),
      (problem: unknown) => {
        if (this.ended) return
        // one that fails must not hold up the table: it chooses something
        this.house.report(problem, this.id)
        const [option] = listOptions(table.title, game!.p)
        this.act(() => choose(table.title.game.makeOption(game!.p, option)))
      },
    )
  }

  /** Nobody has looked at the table for a while, and nothing is to be done at it. */
  private async rest(): Promise<void> {
    const { held } = this
    if (held === undefined || this.listeners.size > 0) return
    const { table, lease } = held
    if (findDuty(table) !== undefined) return this.lookAhead(table)
    if (table.phase === 'open' && table.open.clock.kind !== 'days') {
      if (Date.now() - Math.max(table.at, ...this.gone.values()) < ABANDONED) return this.lookAhead(table)
      await this.add(held, { kind: 'abort', who: HOST, body: {} }, 0)
      return
    }
    this.lose()
    this.house.forget(this)
    await this.house.store().leases.release(lease)
  }

  private tellAway(table: Table): void {
    const away = this.away(table)
    if (away.every((since, seat) => since === this.toldAway[seat])) return
    this.toldAway = away
    for (const listener of this.listeners) listener.hearAway(away)
  }
}
