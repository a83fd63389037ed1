import { SPECTATOR } from '../../kernel/event.ts'
import { HOST } from './entry.ts'
import { draft, refuse, type Rule } from './rule.ts'

/** A host takes a table up that nobody kept: what passed meanwhile is charged to nobody. */
export const wait: Rule<'wait'> = {
  propose(table, { who, body }, { now }) {
    if (who !== HOST) return refuse('host-only', 'only the host knows when nobody kept the table')
    if (!Number.isSafeInteger(body.since) || body.since > now)
      return refuse('bad-request', '"since" is a time in milliseconds, not after now')
    if (table.phase !== 'live') return refuse(table.phase === 'open' ? 'not-started' : 'over', 'no clock runs')
    return draft(SPECTATOR, body)
  },
  apply: (table) => table,
}
