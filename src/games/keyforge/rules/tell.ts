import { SEEN_BY_ALL } from '../../../kernel/event.ts'
import type { CounterName } from './face.ts'
import { see, follow } from './knowing.ts'
import { ZONE_NAMES } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/** Tells the listener, if there is one, that something happened to one card (-1: to none). Playouts have no listener. */
export function tell(
  p: KeyforgePosition,
  kind: string,
  seat: number,
  source: number,
  card: number,
  amount: number,
  rule?: string,
  name?: string,
): void {
  if (p.sink === undefined) return
  p.sink({ kind, seat, source, cards: card < 0 ? [] : [card], amount, seen: SEEN_BY_ALL, rule, ...(name !== undefined && { name }) })
}

/** The same with a word that belongs to it: a house, a color, a card name. */
export function tellName(p: KeyforgePosition, kind: string, seat: number, source: number, name: string): void {
  if (p.sink === undefined) return
  p.sink({ kind, seat, source, cards: [], amount: 0, name, seen: SEEN_BY_ALL })
}

/** Counters of a kind came onto a card, or left it. Those of power are not named. */
export function tellCounters(p: KeyforgePosition, seat: number, source: number, card: number, amount: number, kind: CounterName): void {
  if (p.sink === undefined) return
  p.sink({ kind: 'counters', seat, source, cards: [card], amount, ...(kind !== 'power' && { name: kind }), seen: SEEN_BY_ALL })
}

/** A card has moved from one kind of zone to another; `seen` has a bit for each seat that may know which card it was, and knows it then. */
export function tellMove(
  p: KeyforgePosition,
  kind: string,
  seat: number,
  source: number,
  card: number,
  from: number,
  to: number,
  seen = SEEN_BY_ALL,
): void {
  follow(p, card, from, to, seen, kind === 'draw')
  if (p.sink === undefined) return
  p.sink({ kind, seat, source, cards: [card], amount: 1, from: ZONE_NAMES[from], to: ZONE_NAMES[to], seen })
}

/** Cards shown to some seats, which know them then. */
export function tellCards(
  p: KeyforgePosition,
  kind: string,
  seat: number,
  source: number,
  cards: readonly number[],
  seen = SEEN_BY_ALL,
): void {
  for (const card of cards) see(p, card, seen)
  if (p.sink === undefined) return
  p.sink({ kind, seat, source, cards, amount: cards.length, seen })
}
