// Who is here: at a table, or looking for one, through this server or through others with the same database.
import type { Who } from '../../play/table/entry.ts'

/** Milliseconds for which somebody is here who was seen: open pages and sockets are seen more often. */
const LASTING = 20_000
/** Players of whom one server tells another: enough to name some, and to say how many there are. */
const MOST_TOLD = 2_000

export class Present {
  /** When each was seen last. */
  private readonly seen = new Map<Who, number>()
  private readonly elsewhere = new Map<string, readonly Who[]>()

  note(player: Who): void {
    this.seen.set(player, Date.now())
  }

  /** Through this server, as others are told. */
  here(): Who[] {
    const since = Date.now() - LASTING
    for (const [player, at] of this.seen) if (at < since) this.seen.delete(player)
    return [...this.seen.keys()].slice(0, MOST_TOLD)
  }

  hearElsewhere(node: string, here: readonly Who[]): void {
    this.elsewhere.set(node, here)
  }

  /** Servers that do not live any more have nobody. */
  keepNodes(alive: ReadonlySet<string>): void {
    for (const node of [...this.elsewhere.keys()]) if (!alive.has(node)) this.elsewhere.delete(node)
  }

  everybody(): Who[] {
    return [...new Set([...this.here(), ...[...this.elsewhere.values()].flat()])]
  }
}
