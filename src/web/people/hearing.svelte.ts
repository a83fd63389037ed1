// What was said at a table, and how much of it was not looked at yet; and which of what stands beside the log is read.
import { client } from '../client.svelte.ts'
import { view } from '../view.svelte.ts'
import { conduct } from './own/conduct.svelte.ts'

class Hearing {
  /** In place of the log: what is said, or what was agreed on at this table. */
  page = $state<'talk' | 'table'>('talk')
  private table = $state('')
  /** What was read, by the numbers of the entries: those who watch with a delay hear the table later than each other. */
  private read = $state.raw<ReadonlySet<number>>(new Set())

  /** What others said since the talk was open last; what was said before one came counts as read. */
  readonly unread = $derived.by(() => {
    const { online } = client
    if (online === undefined) return 0
    const known = (number: number) => number <= online.came || (online.table === this.table && this.read.has(number))
    return online.said.filter(({ id, number }) => id !== online.player && !conduct.avoids(id) && !known(number)).length
  })

  /** All that is said at the table so far counts as read. */
  hear(): void {
    const { online } = client
    this.table = online?.table ?? ''
    this.read = new Set(online?.said.map(({ number }) => number))
  }

  /** One of them stands where the log does: beside a wide table, else on a sheet. */
  open(page: 'talk' | 'table'): void {
    this.page = page
    view.talking = true
    if (!view.logged) view.sheet = 'log'
  }
}

export const hearing = new Hearing()
