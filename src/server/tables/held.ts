// A table as this server has it in memory: kept here by a lease, or followed where another one keeps it. Which of them, the database decides.
import type { Table } from '../../play/table/state.ts'
import { rebuild } from '../../play/table/table.ts'
import { Refused } from '../refusal.ts'
import { LEASE } from '../store/leases.ts'
import type { Lease } from '../store/store.ts'
import type { Advance } from './advance.ts'
import type { Audience } from './audience.ts'
import { type Following, missedBy } from './following.ts'
import type { House } from './house.ts'

/** Milliseconds until it is tried again to take a table that those who look at it have lost. */
export const AGAIN = 500

/** The table, as it is kept here. */
export interface Kept {
  readonly lease: Lease
  table: Table
  /** What had happened meanwhile, where it was lost before and those who look at it know what was before that. */
  missed: readonly Advance[] | undefined
}

export type Held = Kept | Following

/** What is taken, and for whom. */
export interface Taking {
  readonly id: string
  readonly house: House
  /** The table as it was when it was lost: all that led to it was stored, and was told to those who look at it. */
  readonly lost: Table | undefined
}

/** Keeps the table from now on. Rejects with `elsewhere` where another server keeps it. */
export async function take({ id, house, lost }: Taking): Promise<Kept> {
  const store = house.store()
  const lease = await store.leases.take(id)
  if (lease === undefined) throw new Refused(404, 'no-table')
  if ('keeper' in lease) throw new Elsewhere(lease.keeper)
  const missed = await missedBy(lost, (number) => store.entries.after(id, number))
  if (missed !== undefined) return { lease, table: missed.at(-1)?.after ?? lost!, missed }
  const entries = await store.entries.after(id, 0)
  return { lease, table: rebuild(await house.engines.titleOf(entries), entries), missed }
}

/** Keeps the table, or follows the one who does, and goes on until somebody keeps it who answers: the one who kept it may just have died. */
export async function takeOrFollow(taking: Taking, audience: Audience, fail: (problem: unknown) => void): Promise<Held> {
  const until = Date.now() + LEASE + AGAIN
  const { id, house, lost } = taking
  for (;;) {
    const { neighbours } = house
    try {
      return await take(taking)
    } catch (problem) {
      if (!(problem instanceof Elsewhere) || neighbours === undefined || Date.now() > until) throw problem
      const followed = await neighbours.follow(id, problem.keeper, audience, lost, fail)
      if (followed !== undefined) return followed
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
}

/** Another server keeps the table. */
class Elsewhere extends Refused {
  constructor(readonly keeper: string) {
    super(503, 'elsewhere', undefined, undefined, LEASE)
  }
}
