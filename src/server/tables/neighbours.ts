// The servers with the same database, as this one knows them: who lives, what they ask, and what becomes of tables when one is cut off.
import { type Bus, NoAnswer } from '../bus.ts'
import type { Engines } from '../engines.ts'
import { Refused } from '../refusal.ts'
import type { Table } from '../../play/table/state.ts'
import { LEASE } from '../store/leases.ts'
import { type Store, Superseded, Unavailable } from '../store/store.ts'
import type { Audience } from './audience.ts'
import { Following, nodeName, type Question, type Reply } from './following.ts'
import type { Keeper } from './keeper.ts'
import type { Present } from './present.ts'

export interface NeighbourWishes {
  readonly bus: Bus
  readonly store: Store
  readonly engines: Engines
  readonly present: Present
  /** The table at this server, whether it is in memory or not. */
  readonly keeper: (table: string) => Keeper
  /** All that are in memory. */
  readonly keepers: () => Iterable<Keeper>
  readonly reread: (tables: readonly string[]) => Promise<void>
  readonly report: (problem: unknown) => void
}

/** Milliseconds between two looks at who lives. */
const LOOK = LEASE / 4

export class Neighbours {
  readonly bus: Bus
  readonly node: string
  private readonly store: Store
  private readonly timer: NodeJS.Timeout
  private looked = Date.now()
  private ended = false
  /** Since when others cannot be reached, in time to give the tables back; undefined while they can. */
  private cut: NodeJS.Timeout | undefined

  constructor(private readonly wishes: NeighbourWishes) {
    const { bus, store } = wishes
    this.bus = bus
    this.store = store
    this.node = store.node
    bus.answer(nodeName(this.node), (question) => this.answer(question as Question))
    bus.onChange((ready) => (ready ? this.rejoin() : this.cutOff()))
    store.onHealth(({ ready }) => {
      if (ready) this.wakeAll()
    })
    this.timer = setInterval(() => void this.look(), LOOK)
  }

  get ready(): boolean {
    return this.bus.ready
  }

  end(): void {
    this.ended = true
    clearInterval(this.timer)
    clearInterval(this.cut)
  }

  /** Follows a table that another server keeps; undefined when that one does not answer, or keeps it no longer. */
  async follow(
    id: string,
    keeper: string,
    audience: Audience,
    lost: Table | undefined,
    fail: (problem: unknown) => void,
  ): Promise<Following | undefined> {
    const { bus, store, node } = this
    const read = (after: number) => store.entries.after(id, after)
    try {
      return await Following.begin(
        {
          ...{ id, keeper, node, bus, lost, read, fail, engines: this.wishes.engines },
          hear: (advances) => audience.hear(advances),
          hearPresence: (presence) => void audience.tellPresence(presence),
        },
        audience.here(),
      )
    } catch (problem) {
      if (problem instanceof NoAnswer) return undefined
      throw problem
    }
  }

  /** Tells all others that something in the entries of these tables was changed. */
  async tellReread(tables: readonly string[]): Promise<void> {
    for (const { id } of await this.store.leases.nodes())
      if (id !== this.node) this.bus.tell(nodeName(id), { what: 'reread', tables } satisfies Question)
  }

  private async answer(question: Question): Promise<Reply | undefined> {
    const { keeper, reread } = this.wishes
    try {
      if (this.ended) throw new Refused(503, 'elsewhere')
      switch (question.what) {
        case 'follow':
          return await keeper(question.table).follow(question.from, question.here)
        case 'ask':
          return { done: await keeper(question.table).askHere(question.from, question.request, question.lag) }
        case 'here': {
          const { table, from, here } = question
          for (const one of this.wishes.keepers()) if (one.id === table) one.hearElsewhere(from, here ?? undefined)
          return undefined
        }
        case 'present':
          this.wishes.present.hearElsewhere(question.from, question.here)
          return undefined
        case 'reread':
          await reread(question.tables)
          return undefined
      }
    } catch (problem) {
      return { refused: this.asRefused(problem) }
    }
  }

  private asRefused(problem: unknown): Extract<Reply, { refused: unknown }>['refused'] {
    if (problem instanceof Refused) {
      const { status, code, message, after } = problem
      return { status, code, message, ...(after === undefined ? {} : { after }) }
    }
    const known = problem instanceof Unavailable || problem instanceof Superseded
    if (!known) this.wishes.report(problem)
    const { status, code, message } = new Refused(known ? 503 : 500, known ? 'unavailable' : 'fault')
    return { status, code, message }
  }

  /** Looks who lives. One that could not look for the time of a lease may have lost its tables to others. */
  private async look(): Promise<void> {
    try {
      const { leases } = this.store
      const alive = new Set((await leases.nodes()).map(({ id }) => id))
      this.tellPresent(alive)
      const followed = [...this.wishes.keepers()].filter(({ isFollowed }) => isFollowed).map(({ id }) => id)
      const keeps = await leases.keepersOf(followed)
      const stood = Date.now() - this.looked > LEASE
      this.looked = Date.now()
      if (stood) this.wakeAll()
      else for (const keeper of [...this.wishes.keepers()]) keeper.heed(alive, keeps.get(keeper.id))
    } catch (problem) {
      if (!(problem instanceof Unavailable)) this.wishes.report(problem)
    }
  }

  private tellPresent(alive: ReadonlySet<string>): void {
    const { present } = this.wishes
    present.keepNodes(alive)
    const here = present.here()
    for (const id of alive) if (id !== this.node) this.bus.tell(nodeName(id), { what: 'present', from: this.node, here } satisfies Question)
  }

  /** Others cannot be reached. After the time of a lease they shall have the tables, as if this server had died. */
  private cutOff(): void {
    this.cut ??= setInterval(() => {
      for (const keeper of [...this.wishes.keepers()]) keeper.lose()
      this.store.leases.releaseAll().catch(() => undefined)
    }, LEASE)
  }

  private rejoin(): void {
    clearInterval(this.cut)
    this.cut = undefined
    this.wakeAll()
  }

  private wakeAll(): void {
    for (const keeper of [...this.wishes.keepers()]) keeper.wake()
  }
}
