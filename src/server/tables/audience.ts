// Those who hear of a table through this server, and which of its players are there, through this server or through others.
import { isAlike } from '../../play/difference.ts'
import type { Who } from '../../play/table/entry.ts'
import type { Table } from '../../play/table/state.ts'
import type { Advance } from './advance.ts'
import { Recent } from './recent.ts'

/** Since when the player of each seat is away; `null` for one who is there. */
export type Away = readonly (number | null)[]

/** Who is at a table, as all who look at it are told: who is away, and how many look on without a seat. */
export interface Presence {
  readonly away: Away
  readonly watching: number
}

/** Who hears of a table. */
export interface Listener {
  readonly who: Who
  /** What will be heard when it is stored. */
  prepare(advances: readonly Advance[]): void
  /** What was stored. */
  hear(advances: readonly Advance[]): void
  hearPresence(presence: Presence): void
  /** The table was lost and read again. */
  renew(table: Table): Promise<void>
}

export class Audience {
  readonly recent = new Recent()
  private readonly listeners = new Set<Listener>()
  /** Players who look at the table through other servers, by the id of the server. */
  private readonly elsewhere = new Map<string, readonly Who[]>()
  /** Since when players who were here are not any more. */
  private readonly gone = new Map<Who, number>()
  private since = Date.now()
  private told: Presence = { away: [], watching: 0 }

  /** How many look through this server. */
  get size(): number {
    return this.listeners.size
  }

  /** Whether others look through other servers. */
  get isSpread(): boolean {
    return this.elsewhere.size > 0
  }

  /** The last time that somebody was known to be here. */
  get lastGone(): number {
    return Math.max(this.since, ...this.gone.values())
  }

  add(listener: Listener): void {
    this.listeners.add(listener)
    this.gone.delete(listener.who)
  }

  /** False for one who did not listen. */
  remove(listener: Listener): boolean {
    if (!this.listeners.delete(listener)) return false
    this.note([listener.who])
    return true
  }

  /** Players who look at the table through this server. */
  here(): Who[] {
    return [...new Set([...this.listeners].map(({ who }) => who))]
  }

  /** Who looks through another server; undefined when that one does not follow the table any more. */
  hearElsewhere(node: string, here: readonly Who[] | undefined): void {
    const before = this.elsewhere.get(node) ?? []
    if (here === undefined) this.elsewhere.delete(node)
    else this.elsewhere.set(node, here)
    for (const who of here ?? []) this.gone.delete(who)
    this.note(before)
  }

  /** Servers that do not live any more follow nothing. */
  keepNodes(alive: ReadonlySet<string>): void {
    for (const node of [...this.elsewhere.keys()]) if (!alive.has(node)) this.hearElsewhere(node, undefined)
  }

  /** Another server waited for the players until now: who does not come is away since now. */
  begin(): void {
    this.since = Date.now()
  }

  isFollowedBy(node: string): boolean {
    return this.elsewhere.has(node)
  }

  away({ seats }: Table): Away {
    return seats.map(({ who }) => (who === undefined || this.isThere(who) ? null : (this.gone.get(who) ?? this.since)))
  }

  presence(table: Table): Presence {
    const { seats } = table
    const here = new Set([...this.here(), ...[...this.elsewhere.values()].flat()])
    return { away: this.away(table), watching: [...here].filter((who) => !seats.some((seat) => seat.who === who)).length }
  }

  prepare(advances: readonly Advance[]): void {
    for (const listener of this.listeners) listener.prepare(advances)
  }

  hear(advances: readonly Advance[]): void {
    for (const { before, entry } of advances) this.recent.remember(before, entry)
    for (const listener of [...this.listeners]) listener.hear(advances)
  }

  async renew(table: Table): Promise<void> {
    for (const listener of [...this.listeners]) await listener.renew(table)
  }

  /** Tells it when it is news; true when it was. */
  tellPresence(presence: Presence): boolean {
    if (isAlike(presence, this.told)) return false
    this.told = presence
    for (const listener of this.listeners) listener.hearPresence(presence)
    return true
  }

  private isThere(who: Who): boolean {
    for (const listener of this.listeners) if (listener.who === who) return true
    for (const here of this.elsewhere.values()) if (here.includes(who)) return true
    return false
  }

  /** Those of these who are not there any more have gone now. */
  private note(players: readonly Who[]): void {
    for (const who of players) if (!this.isThere(who)) this.gone.set(who, Date.now())
  }
}
