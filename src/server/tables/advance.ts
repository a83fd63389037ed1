// A table goes on by an entry, and by all that the host has to add to it at once.
import { findAnswer, findDuty } from '../../play/table/duty.ts'
import type { Entry } from '../../play/table/entry.ts'
import type { Request } from '../../play/table/request.ts'
import type { Table } from '../../play/table/state.ts'
import { apply, propose } from '../../play/table/table.ts'

/** An entry, with the table before and after it. */
export interface Advance {
  readonly before: Table
  readonly after: Table
  readonly entry: Entry
  /** What those who look are told of it, as text, by how they look and once it was asked for. */
  told?: (string | undefined)[]
}

/** By an entry, and by those that follow from it by themselves: answers that nobody is asked for, flags, the end. */
export function advance(table: Table, first: Entry, now: number): readonly [Advance, ...Advance[]] {
  const made: [Advance, ...Advance[]] = [advanceOnce(table, first)]
  for (;;) {
    const { after } = made[made.length - 1]
    const request = findNext(after, now)
    const proposed = request && propose(after, request, { now })
    if (proposed?.ok !== true) return made
    made.push(advanceOnce(after, proposed.value))
  }
}

function advanceOnce(before: Table, entry: Entry): Advance {
  // what is applied is what will be read again
  const stored = isFlat(entry.body) ? entry : (JSON.parse(JSON.stringify(entry)) as Entry)
  return { before, after: apply(before, stored), entry: stored }
}

/** It is read again as it is, as nearly all choices are. */
function isFlat(body: object): boolean {
  return Object.values(body).every((value) => typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value))
}

function findNext(table: Table, now: number): Request | undefined {
  const answer = findAnswer(table)
  if (answer !== undefined) return answer
  const duty = findDuty(table)
  if (duty === undefined || duty.at > now || duty.what.kind === 'start' || duty.what.kind === 'think') return undefined
  return duty.what
}
