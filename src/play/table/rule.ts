import type { Result } from '../../kernel/game.ts'
import type { Bodies, EntryKind, EntryOf } from './entry.ts'
import { HOST, type Who } from './entry.ts'
import type { Refusal, RefusalCode } from './refusal.ts'
import type { Circumstances, RequestOf } from './request.ts'
import type { Table } from './state.ts'

/** What an entry will say, and the seat it is about. */
export interface Draft<K extends EntryKind> {
  readonly seat: number
  readonly body: Bodies[K]
}

/** Everything about one kind of entry: when it is possible, and what it does. */
export interface Rule<K extends EntryKind> {
  propose(table: Table, request: RequestOf<K>, circumstances: Circumstances): Result<Draft<K>, Refusal>
  /** The table after it; number, time and clocks are brought up to date for all kinds alike. */
  apply(table: Table, entry: EntryOf<K>): Table
}

export function refuse(code: RefusalCode, message: string, facts?: Refusal['facts']): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: facts === undefined ? { code, message } : { code, message, facts } }
}

export function draft<K extends EntryKind>(seat: number, body: Bodies[K]): { readonly ok: true; readonly value: Draft<K> } {
  return { ok: true, value: { seat, body } }
}

/** The seat of a player, -1 when he sits nowhere here. */
export function seatOf(table: Table, who: Who): number {
  return who === HOST ? -1 : table.seats.findIndex((seat) => seat.who === who)
}

/** The seat of whoever asks something of a running game. */
export function findPlayer(table: Table, who: Who): Result<number, Refusal> {
  const seat = seatOf(table, who)
  if (seat < 0) return refuse('not-seated', 'who asks does not sit at this table')
  if (table.phase === 'open') return refuse('not-started', 'the game has not begun')
  if (table.phase !== 'live' || table.seats[seat].out !== undefined) return refuse('over', 'the game is over for this seat')
  return { ok: true, value: seat }
}

/** Does a person take part in this seat? */
export function isPlayed({ seats }: Table, seat: number): boolean {
  return seats[seat].who !== undefined && seats[seat].out === undefined
}

/** The table with one seat changed. */
export function withSeat(table: Table, seat: number, change: Partial<Table['seats'][number]>): Table {
  return { ...table, seats: table.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}
