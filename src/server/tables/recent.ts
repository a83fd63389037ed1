// The last entries of a table, for those who come back after a moment. They are played again when somebody does, as that is seldom: what
// each of them led to would be most of the memory of a server.
import type { Entry } from '../../play/table/entry.ts'
import type { Table } from '../../play/table/state.ts'
import { apply } from '../../play/table/table.ts'
import type { Advance } from './advance.ts'

/** Entries that are remembered at least, and half of those that may be. */
const REMEMBERED = 16

export class Recent {
  private entries: Entry[] = []
  /** The table before the first of them, and the one before the first that stays when there are too many. */
  private first: Table | undefined
  private middle: Table | undefined

  /** `before` is the table that the entry follows. */
  remember(before: Table, entry: Entry): void {
    if (this.entries.length === 2 * REMEMBERED) {
      this.first = this.middle
      this.entries = this.entries.slice(REMEMBERED)
    }
    if (this.entries.length === 0) this.first = before
    if (this.entries.length === REMEMBERED) this.middle = before
    this.entries.push(entry)
  }

  /** What came after the entry with this number, undefined when that is forgotten. */
  after(number: number): Advance[] | undefined {
    let before = this.first
    if (before === undefined || number < before.number) return undefined
    const advances: Advance[] = []
    for (const entry of this.entries) {
      const after = apply(before, entry)
      if (entry.number > number) advances.push({ before, after, entry })
      before = after
    }
    return advances.length === 0 ? undefined : advances
  }

  forget(): void {
    this.entries = []
    this.first = undefined
    this.middle = undefined
  }
}
