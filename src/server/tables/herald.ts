// Tells players who are not at the table that a game with days for a turn waits for them, or has ended, where they have asked for that.
import { factsOf } from '../../games/register.ts'
import type { Who } from '../../play/table/entry.ts'
import type { Table } from '../../play/table/state.ts'
import type { Metrics } from '../metrics.ts'
import type { Push } from '../push.ts'
import type { Store } from '../store/store.ts'
import type { House } from './house.ts'

export interface HeraldWishes {
  readonly push: Pick<Push, 'send' | 'end'>
  readonly store: () => Store
  readonly metrics: Pick<Metrics, 'pushes'>
  readonly report: House['report']
  /** Milliseconds after which one who has the table open, but perhaps does not look, is told too. */
  readonly later?: number
}

/** What a browser is told: facts, of which it makes words in the language of its reader. */
export interface Notice {
  readonly table: string
  /** The game, by the name that it has in all languages. */
  readonly title: string
  /** The others at the table, who have a name. */
  readonly others: readonly string[]
  /** It is the player's turn, or the game has ended. */
  readonly kind: 'turn' | 'over'
}

const LATER = 60_000
const DAY = 86_400
/** Games that wait for one player, at most. */
const MOST_WAITING = 100

export class Herald {
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private readonly later: number

  constructor(private readonly wishes: HeraldWishes) {
    this.later = wishes.later ?? LATER
  }

  /** The table waits for the player from now on. `here`: somebody has it open for the player. */
  tell(table: Table, player: Who, here: boolean): void {
    const key = `${table.open.table} ${player}`
    clearTimeout(this.timers.get(key))
    this.timers.delete(key)
    if (!here) this.act(table, () => this.send(table, player))
    else {
      const timer = setTimeout(() => {
        this.timers.delete(key)
        this.act(table, async () => {
          if (await this.waits(table.open.table, player)) await this.send(table, player)
        })
      }, this.later)
      timer.unref()
      this.timers.set(key, timer)
    }
  }

  end(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
    this.wishes.push.end()
  }

  private act({ open }: Table, work: () => Promise<void>): void {
    work().catch((problem: unknown) => this.wishes.report(problem, open.table))
  }

  private async waits(table: string, player: Who): Promise<boolean> {
    const waiting = await this.wishes.store().tables.ofPlayer(player, { state: 'live', waiting: true, limit: MOST_WAITING })
    return waiting.some(({ id }) => id === table)
  }

  private async send({ open, seats, phase }: Table, player: Who): Promise<void> {
    const { push, store, metrics } = this.wishes
    const { subscriptions, players } = store()
    const kind = phase === 'ended' ? 'over' : 'turn'
    // a browser that takes every message for a turn is told of nothing else: it would be wrong there
    const all = (await subscriptions.of(player)).filter(({ kinds }) => kinds || kind === 'turn')
    if (all.length === 0) return
    const others = seats.flatMap(({ who }) => (who === undefined || who === player ? [] : [who]))
    const known = await players.findAll(others)
    const notice: Notice = {
      table: open.table,
      title: factsOf(open.game).title,
      others: others.map((who) => known.get(who)?.name ?? '').filter((name) => name !== ''),
      kind,
    }
    const days = open.clock.kind === 'days' ? open.clock.days : 1
    await Promise.all(
      all.map(async (subscription) => {
        const result = await push.send(subscription, { topic: open.table, lifetime: days * DAY, body: notice })
        metrics.pushes.inc({ result })
        if (result === 'gone') await subscriptions.remove(subscription.endpoint)
      }),
    )
  }
}
