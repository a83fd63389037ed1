// Entries as a host reads them back from where it keeps them. Whoever wrote them there, a table only goes on from what it knows.
import type { Bodies, Entry, EntryHead, EntryKind } from './entry.ts'

/** An entry as it lies in a store: by its form, not by what it says. */
export interface StoredEntry extends EntryHead {
  readonly kind: string
  /** Plain JSON. */
  readonly body: unknown
}

/** The entry that was stored. Throws when this version knows no such entry, and names it. */
export function readEntry(stored: StoredEntry): Entry {
  const { number, kind, body } = stored
  if (!Object.hasOwn(FIELDS, kind)) throw new Error(`Entry ${number} is of the kind "${kind}", which this version does not know.`)
  const fault = findFault(body, FIELDS[kind as EntryKind])
  if (fault !== undefined) throw new Error(`Entry ${number} (${kind}) ${fault}.`)
  return stored as Entry
}

/** Names by `typeof`; what is null is an object. */
type Form = 'string' | 'number' | 'boolean' | 'object' | 'any'

/** What a body has in any case; of a body with several forms, what all of them have. */
type Required<B> = { [F in keyof B]-?: Record<never, never> extends Pick<B, F> ? never : F }[keyof B]

const FIELDS: { readonly [K in EntryKind]: { readonly [F in Required<Bodies[K]>]: Form } } = {
  open: {
    ...{ table: 'string', commitment: 'string', secret: 'string', game: 'string', seats: 'number', clock: 'object' },
    ...{ access: 'string', invited: 'object', rated: 'boolean', spectators: 'object', computers: 'object' },
  },
  sit: {},
  leave: {},
  decline: {},
  ready: { entropy: 'string' },
  start: { seed: 'string', setup: 'any', engine: 'string' },
  move: { move: 'string', lag: 'number' },
  offer: { what: 'string' },
  answer: { offer: 'number', yes: 'boolean' },
  takeback: { to: 'number' },
  concede: {},
  abort: {},
  flag: {},
  claim: { what: 'string', against: 'number', since: 'number' },
  say: { room: 'string' },
  wait: { since: 'number' },
  end: { reason: 'string', shares: 'object' },
}

function findFault(body: unknown, fields: Readonly<Record<string, Form>>): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'says nothing that has fields'
  for (const [field, form] of Object.entries(fields)) {
    const value = (body as Readonly<Record<string, unknown>>)[field]
    if (value === undefined || (form !== 'any' && typeof value !== form)) return `has no "${field}"${form === 'any' ? '' : ` (${form})`}`
  }
  return undefined
}
