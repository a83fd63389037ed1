// Games that count change ratings once, as soon as they have ended; what a server left undone as it died is done later, by any of them.
import type { Table } from '../../play/table/state.ts'
import { type Store, Unavailable } from '../store/store.ts'
import { Refused } from '../refusal.ts'
import { findCounted, START } from './rating.ts'

/** Milliseconds between two looks for games that were left, and how old these are at most. */
const LOOK = 10 * 60_000
const OLDEST = 7 * 24 * 3_600_000

export interface RaterWishes {
  readonly store: () => Store
  /** A table as it is stored. */
  readonly read: (table: string) => Promise<Table>
  readonly report: (problem: unknown, table: string) => void
}

export class Rater {
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly wishes: RaterWishes) {}

  /** Changes the ratings of those who played, where the game counts and has not been counted. */
  async count(table: Table): Promise<void> {
    const counted = findCounted(table)
    if (counted === undefined) return
    const { store, report } = this.wishes
    try {
      const { players, ratings } = store()
      // those who were deleted meanwhile take their games out of the counting
      if ((await players.findAll(counted.game.players)).size < counted.game.players.length) return
      await ratings.count(counted.game, START, (before) => counted.judge(before))
    } catch (problem) {
      if (!(problem instanceof Unavailable)) report(problem, counted.game.table)
    }
  }

  /** From now on it looks for what was left, now and again. */
  begin(): void {
    void this.countLeft()
    this.timer = setInterval(() => void this.countLeft(), LOOK)
  }

  end(): void {
    clearInterval(this.timer)
  }

  async countLeft(): Promise<void> {
    const { store, read, report } = this.wishes
    try {
      for (const id of await store().ratings.left(Date.now() - OLDEST)) await this.count(await read(id))
    } catch (problem) {
      if (!(problem instanceof Unavailable || problem instanceof Refused)) report(problem, '')
    }
  }
}
