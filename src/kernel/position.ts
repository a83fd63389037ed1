import type { ColumnEntry } from './layout.ts'
import type { Script } from './random.ts'
import type { Sink } from './event.ts'

/**
 * Everything true now, hidden parts and the generator included, as one integer buffer with named columns.
 *
 * Games add their own columns. `script` and `sink` are attachments of the caller (scripted rolls of a test, a log): they are not
 * part of the value, a copy does not carry them, and a playout has neither.
 */
export interface Position {
  readonly bytes: Uint8Array
  readonly columns: readonly ColumnEntry[]
  /** The generator: xoshiro128**, four words. */
  readonly random: Int32Array
  /** Running programs, see `program.ts`. */
  readonly frames: Int32Array
  /** [base of the running frame or -1, first free word of `frames`] */
  readonly machine: Int16Array
  /** Ordered zones, see `zones.ts`. */
  readonly zones: ZoneColumns
  script: Script | undefined
  sink: Sink | undefined
}

/** The columns of ordered zones: a list of cards for each zone, and the zone of each card. */
export interface ZoneColumns {
  /** Cards of all zones; zone z starts at `start[z]` and holds `length[z]`. */
  readonly list: Uint8Array | Int8Array
  readonly length: Uint8Array | Int8Array
  /** Zone of each card, -1 for a card outside the game. */
  readonly of: Int8Array
  /** First element of each zone in `list`; the last entry is the end. Static, shared by all positions of a game. */
  readonly start: readonly number[]
  readonly names: readonly string[]
}

/** Copies a whole position into another of the same game. */
export function copyPosition(to: Position, from: Position): void {
  to.bytes.set(from.bytes)
}

export function samePosition(a: Position, b: Position): boolean {
  if (a.bytes.length !== b.bytes.length) return false
  for (let i = 0; i < a.bytes.length; i++) if (a.bytes[i] !== b.bytes[i]) return false
  return true
}

/**
 * 64-bit FNV-style hash of the whole position as 16 hexadecimal digits; equal on every machine (columns are little-endian on all
 * platforms that run JavaScript engines today).
 */
export function hashPosition(p: Position): string {
  const words = new Int32Array(p.bytes.buffer, 0, p.bytes.length >> 2)
  let low = 0x811c9dc5 | 0
  let high = 0x1b873593 | 0
  for (let i = 0; i < words.length; i++) {
    low = Math.imul(low ^ words[i], 16777619)
    high = Math.imul((high << 13) ^ (high >>> 19) ^ words[i], 0x85ebca6b | 0)
    low = (low << 5) ^ (low >>> 27) ^ high
  }
  return hex(low) + hex(high)
}

/** The position as plain JSON, column by column; `restorePosition` is its inverse. */
export function dumpPosition(p: Position): Record<string, number[]> {
  const dump: Record<string, number[]> = {}
  for (const column of p.columns) dump[column.name] = Array.from(viewColumn(p, column))
  return dump
}

/** Writes a dump into `p`. Throws when a column is missing, unknown or of another length. */
export function restorePosition(p: Position, dump: Record<string, readonly number[]>): void {
  for (const name of Object.keys(dump)) {
    if (!p.columns.some((column) => column.name === name)) throw new Error(`unknown column "${name}"`)
  }
  p.bytes.fill(0)
  for (const column of p.columns) {
    const values = dump[column.name]
    if (values === undefined || values.length !== column.length) throw new Error(`column "${column.name}" needs ${column.length} values`)
    viewColumn(p, column).set(values)
  }
}

export function viewColumn(p: Position, column: ColumnEntry): Uint8Array | Int8Array | Int16Array | Int32Array {
  const buffer = p.bytes.buffer
  if (column.type === 'uint8') return new Uint8Array(buffer, column.offset, column.length)
  if (column.type === 'int8') return new Int8Array(buffer, column.offset, column.length)
  if (column.type === 'int16') return new Int16Array(buffer, column.offset, column.length)
  return new Int32Array(buffer, column.offset, column.length)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
