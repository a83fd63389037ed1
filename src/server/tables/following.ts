// A table that another server keeps, as this one follows it: what is stored there is told here, and what is asked here is asked there.
import type { Result } from '../../kernel/game.ts'
import type { Entry, Who } from '../../play/table/entry.ts'
import type { Refusal } from '../../play/table/refusal.ts'
import type { Request } from '../../play/table/request.ts'
import type { Table } from '../../play/table/state.ts'
import { apply, rebuild } from '../../play/table/table.ts'
import { type Bus, NoAnswer } from '../bus.ts'
import type { Engines } from '../engines.ts'
import { Refused, type RefusalCode } from '../refusal.ts'
import type { Presence } from './audience.ts'
import type { Advance } from './advance.ts'

/** What a server asks another one, which keeps the table. */
export type Question =
  | { readonly what: 'follow'; readonly table: string; readonly from: string; readonly here: readonly Who[] }
  | { readonly what: 'ask'; readonly table: string; readonly from: string; readonly request: Request; readonly lag: number }
  /** `here` is null from one that follows no longer. Not answered. */
  | { readonly what: 'here'; readonly table: string; readonly from: string; readonly here: readonly Who[] | null }
  /** These players are here through that server. Not answered. */
  | { readonly what: 'present'; readonly from: string; readonly here: readonly Who[] }
  /** Something in the entries of these tables was changed. Not answered. */
  | { readonly what: 'reread'; readonly tables: readonly string[] }

export type Reply =
  | Announced
  | { readonly done: Result<Entry, Refusal> }
  | { readonly refused: { readonly status: number; readonly code: RefusalCode; readonly message: string; readonly after?: number } }

/** What the keeper tells those who follow: what was stored, or that there is more of it than goes in a message; and who is away. */
export interface Told extends Partial<Announced> {
  readonly entries?: readonly Entry[]
  readonly number?: number
}

/** Who is at the table; a server of before does not count those who look on. */
type Announced = Pick<Presence, 'away'> & { readonly watching?: number | undefined }

/** The name under which a server is asked, and the one under which it tells of a table. Ids of servers are new at each start. */
export const nodeName = (node: string): string => `catena.${node}`
export const tableName = (node: string, table: string): string => `catena.${node}.${table}`

export interface FollowWishes {
  readonly id: string
  /** The server that keeps the table, and this one. */
  readonly keeper: string
  readonly node: string
  readonly bus: Bus
  readonly engines: Engines
  /** The table as it was known here before. */
  readonly lost: Table | undefined
  /** The entries that are stored, after a number. */
  readonly read: (after: number) => Promise<readonly Entry[]>
  readonly hear: (advances: readonly Advance[]) => void
  readonly hearPresence: (presence: Presence) => void
  /** It cannot be followed any more. */
  readonly fail: (problem: unknown) => void
}

/** What has happened since a table was lost; undefined where nothing was lost, or something else was stored. */
export async function missedBy(
  lost: Table | undefined,
  read: (after: number) => Promise<readonly Entry[]>,
): Promise<readonly Advance[] | undefined> {
  // before the start it is not known by which engine it will be played
  if (lost?.game === undefined) return undefined
  const [last, ...entries] = await read(lost.number - 1)
  if (last?.number !== lost.number || last.at !== lost.at) return undefined
  const missed: Advance[] = []
  let before = lost
  for (const entry of entries) {
    const after = apply(before, entry)
    missed.push({ before, after, entry })
    before = after
  }
  return missed
}

const readPresence = ({ away, watching = 0 }: Announced): Presence => ({ away, watching })

export class Following {
  presence: Presence = { away: [], watching: 0 }
  /** As for one who keeps the table. */
  missed: readonly Advance[] | undefined
  private waiting: Entry[] = []
  /** The number of the last entry that the keeper is known to have stored. */
  private newest = 0
  private reading = true
  private stop: () => void = () => undefined
  private current: Table | undefined

  private constructor(private readonly wishes: FollowWishes) {}

  /** The table as it stands, followed from then on. Rejects with `NoAnswer` when the server that should keep it does not. */
  static async begin(wishes: FollowWishes, here: readonly Who[]): Promise<Following> {
    const following = new Following(wishes)
    const { bus, keeper, id, node } = wishes
    following.stop = bus.hear(tableName(keeper, id), (told) => following.take(told as Told))
    try {
      const announced = (await following.question({ what: 'follow', table: id, from: node, here })) as Announced
      following.presence = readPresence(announced)
      const { lost, read, engines } = wishes
      const missed = await missedBy(lost, read)
      following.missed = missed
      if (missed === undefined) {
        const entries = await read(0)
        following.current = rebuild(await engines.titleOf(entries), entries)
      } else {
        following.current = missed.at(-1)?.after ?? lost
        if (missed.length > 0) wishes.hear(missed)
      }
      following.reading = false
      following.follow()
      return following
    } catch (problem) {
      following.stop()
      throw problem
    }
  }

  get table(): Table {
    return this.current as Table
  }

  get keeper(): string {
    return this.wishes.keeper
  }

  /** As the keeper answers it. What it stored is heard before that. Rejects with `NoAnswer`, or with `Refused`. */
  async ask(request: Request, lag: number): Promise<Result<Entry, Refusal>> {
    const { id, node } = this.wishes
    const { done } = (await this.question({ what: 'ask', table: id, from: node, request, lag })) as { done: Result<Entry, Refusal> }
    return done
  }

  /** Who looks at the table here. */
  tellHere(here: readonly Who[]): void {
    const { bus, keeper, id, node } = this.wishes
    bus.tell(nodeName(keeper), { what: 'here', table: id, from: node, here } satisfies Question)
  }

  end(): void {
    this.stop()
    const { bus, keeper, id, node } = this.wishes
    bus.tell(nodeName(keeper), { what: 'here', table: id, from: node, here: null } satisfies Question)
  }

  private async question(question: Question): Promise<Reply> {
    const { bus, keeper } = this.wishes
    const reply = (await bus.ask(nodeName(keeper), question)) as Reply
    if (!('refused' in reply)) return reply
    const { status, code, message, after } = reply.refused
    // it keeps the table no longer
    if (code === 'elsewhere') throw new NoAnswer(false)
    throw new Refused(status, code, message, undefined, after)
  }

  private take({ entries = [], number = 0, away, watching }: Told): void {
    this.waiting.push(...entries)
    this.newest = Math.max(this.newest, number)
    if (!this.reading) this.follow()
    if (away === undefined) return
    this.presence = readPresence({ away, watching })
    if (!this.reading) this.wishes.hearPresence(this.presence)
  }

  private follow(): void {
    try {
      if (this.drain()) return
    } catch (problem) {
      this.wishes.fail(problem)
      return
    }
    const known = this.table.number
    this.reading = true
    this.wishes.read(known).then((entries) => {
      this.reading = false
      if (entries.length === 0) return this.wishes.fail(new Error(`Entry ${known + 1} was told and is not stored.`))
      this.waiting = [...entries, ...this.waiting].sort((a, b) => a.number - b.number)
      this.follow()
    }, this.wishes.fail)
  }

  /** Follows what is known. False when something was missed on the way, and has to be read. */
  private drain(): boolean {
    const made: Advance[] = []
    const fresh = this.waiting.splice(0).filter(({ number }) => number > this.table.number)
    try {
      for (const entry of fresh) {
        const before = this.table
        if (entry.number !== before.number + 1) continue
        const after = apply(before, entry)
        this.current = after
        made.push({ before, after, entry })
      }
    } finally {
      if (made.length > 0) this.wishes.hear(made)
    }
    return Math.max(this.newest, ...fresh.map(({ number }) => number)) <= this.table.number
  }
}
