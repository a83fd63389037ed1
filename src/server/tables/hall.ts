// All tables that are kept here.
import { openTitle } from '../../games/load.ts'
import type { Result } from '../../kernel/game.ts'
import type { Entry, Open, Who, Wishes } from '../../play/table/entry.ts'
import { commit, drawBits } from '../../play/table/fair.ts'
import { nextSeats, nextWishes } from '../../play/table/rematch.ts'
import type { Refusal } from '../../play/table/refusal.ts'
import type { RequestOf } from '../../play/table/request.ts'
import type { Table } from '../../play/table/state.ts'
import { apply, openTable, propose, proposeOpen, rebuild } from '../../play/table/table.ts'
import { Refused } from '../refusal.ts'
import type { ListedFacts } from '../schema/table.ts'
import { isDouble } from '../store/fault.ts'
import { newTableId, type Store } from '../store/store.ts'
import type { Bus } from '../bus.ts'
import type { Engines } from '../engines.ts'
import type { Computers } from './computers.ts'
import type { House } from './house.ts'
import { Keeper } from './keeper.ts'
import type { Herald } from './herald.ts'
import { findListing } from './listing.ts'
import { Neighbours } from './neighbours.ts'
import { Present } from './present.ts'
import { Rater } from './rater.ts'

/** Milliseconds between two looks at games that nobody keeps, and so many are taken at once. */
const LOOK = 30_000
const MOST_TAKEN = 100

export interface HallWishes {
  readonly engines: Engines
  readonly computers: Computers
  readonly store: () => Store
  readonly report: House['report']
  /** Tables are shared with other servers, and none is kept before these can be reached. */
  readonly shared: boolean
  /** Without one nobody is told anything who is not here. */
  readonly herald?: Herald
}

export class Hall implements House {
  readonly engines: Engines
  readonly computers: Computers
  readonly store: () => Store
  readonly report: House['report']
  readonly shared: boolean
  readonly herald: Herald | undefined
  neighbours: Neighbours | undefined
  readonly present = new Present()
  private readonly keepers = new Map<string, Keeper>()
  private readonly rater: Rater
  private looks: NodeJS.Timeout | undefined
  private taking = false

  constructor({ engines, computers, store, report, shared, herald }: HallWishes) {
    this.engines = engines
    this.computers = computers
    this.store = store
    this.report = report
    this.shared = shared
    this.herald = herald
    this.rater = new Rater({ store, report, read: (table) => this.read(table) })
  }

  /** While others cannot be reached nothing is taken: they would not hear of it. */
  get ready(): boolean {
    return !this.shared || this.neighbours?.ready === true
  }

  /** The store is open: what was left undone is done. */
  begin(): void {
    this.rater.begin()
    void this.takeUnkept()
    this.looks = setInterval(() => void this.takeUnkept(), LOOK)
  }

  /** Time goes on at games that nobody looks at: what nobody keeps, as its server has ended or died, is kept here. */
  private async takeUnkept(): Promise<void> {
    if (this.taking || !this.ready) return
    this.taking = true
    try {
      for (;;) {
        const tables = await this.store().tables.unkept(MOST_TAKEN)
        // where one cannot be kept, as its engine is not there, the next look is soon enough
        for (const id of tables)
          await this.keeper(id)
            .look()
            .catch(() => undefined)
        if (tables.length < MOST_TAKEN) return
      }
    } catch {
      // without the store no time goes on
    } finally {
      this.taking = false
    }
  }

  /** From now on tables are shared with other servers. */
  join(bus: Bus): void {
    this.neighbours = new Neighbours({
      bus,
      store: this.store(),
      engines: this.engines,
      present: this.present,
      keeper: (table) => this.keeper(table),
      keepers: () => this.keepers.values(),
      reread: (tables) => this.rereadHere(tables),
      report: (problem) => this.report(problem, ''),
    })
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.keepers.size
  }

  /** How many of them other servers keep. */
  get followed(): number {
    return [...this.keepers.values()].filter(({ isFollowed }) => isFollowed).length
  }

  /** Opens a table, and keeps it. Gives its id, or says why it cannot be opened. */
  async open(wishes: Wishes, opener: Who): Promise<Result<string, Refusal>> {
    if (!this.ready) throw new Refused(503, 'unavailable', undefined, undefined, 1000)
    return this.openAs(newTableId(), wishes, opener, [])
  }

  /** Who keeps the table here. Whether there is such a table shows when it is asked something. */
  keeper(id: string): Keeper {
    const known = this.keepers.get(id)
    if (known !== undefined) return known
    const keeper = new Keeper(id, this)
    this.keepers.set(id, keeper)
    return keeper
  }

  /** A table as it was stored last, for whoever only wants to read. */
  async read(id: string): Promise<Table> {
    const entries = await this.store().entries.after(id, 0)
    if (entries.length === 0) throw new Refused(404, 'no-table')
    return rebuild(await this.engines.titleOf(entries), entries)
  }

  rate(table: Table): Promise<void> {
    return this.rater.count(table)
  }

  async openNext(table: Table): Promise<void> {
    const wishes = nextWishes(table)
    const id = table.next?.table
    if (wishes === undefined || id === undefined || (await this.store().tables.find(id)) !== undefined) return
    const opened = await this.openAs(id, wishes, table.opener, nextSeats(table))
    if (!opened.ok) throw new Error(`the next table could not be opened: ${opened.error.message}`)
  }

  /** A player goes away for good: from tables that have not begun, which end where nobody else sits, and out of games. */
  async dismiss(who: Who): Promise<void> {
    for (const state of ['open', 'live'] as const) {
      for (;;) {
        const tables = await this.store().tables.ofPlayer(who, { state, limit: 50, seated: true })
        if (tables.length === 0) break
        let left = 0
        for (const { id } of tables) {
          const done = await this.keeper(id).ask({ kind: state === 'open' ? 'leave' : 'concede', who, body: {} })
          if (done.ok) left++
        }
        if (left === 0) break
      }
    }
    // nobody would be there to close those at which nobody sits
    for (const { id, facts } of await this.store().tables.waitingOf(who)) {
      if ((facts as ListedFacts).seats.some(({ player }) => player !== undefined)) continue
      await this.keeper(id).ask({ kind: 'abort', who, body: {} })
    }
  }

  forget(keeper: Keeper): void {
    if (this.keepers.get(keeper.id) === keeper) this.keepers.delete(keeper.id)
  }

  /** Those of the tables that are in memory, here or at other servers, read their entries again. */
  async reread(tables: readonly string[]): Promise<void> {
    await this.neighbours?.tellReread(tables)
    await this.rereadHere(tables)
  }

  private async rereadHere(tables: readonly string[]): Promise<void> {
    await Promise.all(tables.map((id) => this.keepers.get(id)?.reread()))
  }

  /** Finishes what is being stored. The store gives the tables back when it closes. */
  async end(): Promise<void> {
    this.rater.end()
    clearInterval(this.looks)
    this.herald?.end()
    this.neighbours?.end()
    await Promise.all([...this.keepers.values()].map((keeper) => keeper.end()))
    this.keepers.clear()
    await this.computers.end()
  }

  private async openAs(id: string, wishes: Wishes, opener: Who, sits: readonly RequestOf<'sit'>[]): Promise<Result<string, Refusal>> {
    const secret = drawBits(256)
    const open: Open = { ...wishes, table: id, secret, commitment: await commit(secret) }
    const title = await openTitle(wishes.game)
    const now = Date.now()
    const first = proposeOpen(title, open, opener, now)
    if (!first.ok) return first
    const entries: Entry[] = [first.value]
    let table = openTable(title, first.value)
    for (const sit of sits) {
      const proposed = propose(table, sit, { now })
      if (!proposed.ok) return proposed
      entries.push(proposed.value)
      table = apply(table, proposed.value)
    }
    const listing = findListing(undefined, table)!
    const { game, access, rated } = wishes
    try {
      await this.store().tables.open({ id, game, access, rated, listing, entries })
    } catch (problem) {
      // somebody else has opened the next game meanwhile
      if (!isDouble(problem) || sits.length === 0) throw problem
    }
    return { ok: true, value: id }
  }
}
