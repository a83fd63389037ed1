import { CapacityError } from './layout.ts'
import type { Columns } from './layout.ts'
import type { Position, ZoneColumns } from './position.ts'
import { roll } from './random.ts'

/** A zone's name and the most cards that it can hold. */
export interface ZoneDeclaration {
  readonly name: string
  readonly capacity: number
}

/** Takes the zone columns of a position from its buffer. */
export function zoneColumns(columns: Columns, zones: readonly ZoneDeclaration[], cards: number): ZoneColumns {
  const start: number[] = [0]
  for (const zone of zones) start.push(start[start.length - 1] + zone.capacity)
  // a zone may hold all of them, and its length is a byte too
  if (cards > 255) throw new CapacityError('zones', `holds up to 255 cards, ${cards} were declared`)
  // bytes without a sign only where they are needed: games in one process share code that is quicker for one type
  const byte = cards > 128 ? 'uint8' : 'int8'
  return {
    list: columns[byte]('zones', start[start.length - 1]),
    length: columns[byte]('zone lengths', zones.length),
    of: columns.int8('zone', cards),
    start,
    names: zones.map((zone) => zone.name),
  }
}

/** The card at `index` of a zone. The last index is the top of a pile. */
export function cardAt(z: ZoneColumns, zone: number, index: number): number {
  return z.list[z.start[zone] + index]
}

export function indexOf(z: ZoneColumns, card: number): number {
  const zone = z.of[card]
  const start = z.start[zone]
  for (let i = start, end = start + z.length[zone]; i < end; i++) if (z.list[i] === card) return i - start
  return -1
}

/** Puts a card that is in no zone at the end (the top) of one. */
export function push(z: ZoneColumns, zone: number, card: number): void {
  const length = z.length[zone]
  const at = z.start[zone] + length
  if (at >= z.start[zone + 1]) throw new CapacityError(z.names[zone], `holds ${length} cards, no room for one more`)
  z.list[at] = card
  z.length[zone] = length + 1
  z.of[card] = zone
}

/** Puts a card that is in no zone at a place; later cards move up. */
export function insert(z: ZoneColumns, zone: number, index: number, card: number): void {
  push(z, zone, card)
  const start = z.start[zone]
  for (let i = start + z.length[zone] - 1; i > start + index; i--) z.list[i] = z.list[i - 1]
  z.list[start + index] = card
}

/** Takes a card out of its zone; later cards close the gap. */
export function remove(z: ZoneColumns, card: number): void {
  const zone = z.of[card]
  if (zone < 0) return
  const start = z.start[zone]
  const end = start + z.length[zone] - 1
  let i = end
  while (i >= start && z.list[i] !== card) i--
  for (; i < end; i++) z.list[i] = z.list[i + 1]
  // what lies beyond a zone's end is always 0, so that equal positions have equal bytes
  z.list[end] = 0
  z.length[zone]--
  z.of[card] = -1
}

export function move(z: ZoneColumns, zone: number, card: number): void {
  remove(z, card)
  push(z, zone, card)
}

/** Shuffles a zone by chance (Fisher and Yates), or its cards from that index on. */
export function shuffle(p: Position, zone: number, from = 0): void {
  const z = p.zones
  const start = z.start[zone] + from
  for (let i = z.length[zone] - from - 1; i > 0; i--) {
    const j = roll(p, i + 1)
    const card = z.list[start + i]
    z.list[start + i] = z.list[start + j]
    z.list[start + j] = card
  }
}
