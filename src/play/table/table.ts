// A table: what its entries lead to. Nothing here knows a clock, a language or a transport.
import type { Title } from '../../games/title.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import type { Result } from '../../kernel/game.ts'
import { move, takeback } from './choosing.ts'
import { readClocks, spare, turnClocks } from './clock.ts'
import { abort, claim, concede, end, findEnding, flag } from './ending.ts'
import type { Entry, EntryKind, EntryOf, Open, Who } from './entry.ts'
import { answer, offer } from './offering.ts'
import type { Refusal } from './refusal.ts'
import type { Circumstances, Request, RequestKind } from './request.ts'
import { refuse, type Rule } from './rule.ts'
import { loadTable, type SavedTable } from './saved.ts'
import { say } from './saying.ts'
import { checkOpen, decline, leave, ready, sit, start } from './seating.ts'
import type { Table } from './state.ts'
import { wait } from './waiting.ts'

const RULES: { readonly [K in Exclude<EntryKind, 'open'>]: Rule<K> } = {
  sit,
  leave,
  decline,
  ready,
  start,
  move,
  offer,
  answer,
  takeback,
  concede,
  abort,
  flag,
  claim,
  say,
  wait,
  end,
}

/** The entry that opens a table, or why it cannot be opened. */
export function proposeOpen(title: Title, body: Open, who: Who, now: number): Result<EntryOf<'open'>, Refusal> {
  const fault = checkOpen(title, body)
  if (fault !== undefined) return { ok: false, error: fault }
  return { ok: true, value: { number: 1, at: now, seat: SPECTATOR, who, kind: 'open', body } }
}

/** The table after its first entry. */
export function openTable(title: Title, { number, at, who, body }: EntryOf<'open'>): Table {
  const seats = body.computers.map((level) => (level === null ? {} : { computer: level }))
  return { title, open: body, opener: who, number, at, phase: 'open', seats, offers: [], openHands: false, said: [], told: [] }
}

/**
 * The entry that the request becomes, or why not. Changes nothing: the entry counts when it is stored, and then `apply` is given it. A
 * clock of the host that goes backwards does no harm: no entry is older than the one before.
 */
export function propose(table: Table, request: Request, circumstances: Circumstances): Result<Entry, Refusal> {
  const { kind, who } = request
  if (kind === 'open' || !Object.hasOwn(RULES, kind))
    return refuse('bad-request', 'the table is open; this is none of what can be asked of it')
  const at = Math.max(Math.floor(circumstances.now), table.at)
  // the compiler does not see that rule and request are of the same kind
  const drawn = (RULES[kind] as Rule<RequestKind>).propose(table, request, { ...circumstances, now: at })
  if (!drawn.ok) return drawn
  const { seat, body } = drawn.value
  return { ok: true, value: { number: table.number + 1, at, seat, who, kind, body } as Entry }
}

/** The table after an entry that `propose` made of this very table. */
export function apply(table: Table, entry: Entry): Table {
  if (entry.number !== table.number + 1 || entry.kind === 'open')
    throw new Error(`entry ${entry.number} (${entry.kind}) does not follow entry ${table.number} of table ${table.open.table}`)
  const before = { ...chargeTime(table, entry), number: entry.number, at: entry.at, told: [] }
  const after = (RULES[entry.kind] as Rule<EntryKind>).apply(before, entry)
  return turnOn(after.game !== undefined && after.game === table.game ? withoutNews(after) : after)
}

/** The table after all these entries, the first of which opens it; or those that follow what was saved. */
export function rebuild(title: Title, entries: readonly Entry[], saved?: SavedTable): Table {
  const [first, ...others] = entries
  if (saved !== undefined) return entries.filter(({ number }) => number > saved.number).reduce(apply, loadTable(title, saved))
  if (first?.kind !== 'open') throw new Error('the first entry of a table opens it')
  return others.reduce(apply, openTable(title, first))
}

function chargeTime(table: Table, entry: Entry): Table {
  const { clocks } = table
  if (clocks === undefined || table.phase !== 'live') return table
  const passed = entry.at - clocks.at
  const free = entry.kind === 'move' ? entry.body.lag : entry.kind === 'wait' ? entry.at - entry.body.since : 0
  return { ...table, clocks: readClocks(spare(clocks, Math.min(free, passed)), entry.at) }
}

/** Sees whether the game is over, and lets the clock run for whoever has to decide. */
function turnOn(table: Table): Table {
  if (table.phase === 'ended') return table
  const ending = findEnding(table)
  const phase = ending === undefined ? table.phase : 'over'
  const { game, clocks } = table
  const decider = phase === 'live' ? (game?.toDecide ?? -1) : -1
  // a computer thinks in the time of the host
  const running = table.seats[decider]?.computer === undefined ? decider : -1
  return {
    ...table,
    ending,
    phase,
    offers: phase === 'over' ? [] : table.offers,
    clocks: clocks && turnClocks(clocks, table.open.clock, running),
  }
}

function withoutNews(table: Table): Table {
  return table.game!.happened.length === 0 ? table : { ...table, game: { ...table.game!, happened: [] } }
}
