import { SEEN_BY_ALL } from '../../kernel/event.ts'
import type { NightfallPosition } from './layout.ts'

/** Reports a fact; costs nothing without a listener. `card` is -1 for none. */
export function tell(
  p: NightfallPosition,
  kind: string,
  seat: number,
  source: number,
  card: number,
  amount: number,
  rule: string,
  seen = SEEN_BY_ALL,
): void {
  if (p.sink === undefined) return
  p.sink({ kind, seat, source, cards: card < 0 ? [] : [card], amount, rule, seen })
}

/** Reports a card that moves from zone to zone. Call it before the move. */
export function tellMove(
  p: NightfallPosition,
  kind: string,
  seat: number,
  card: number,
  to: number,
  rule: string,
  seen = SEEN_BY_ALL,
): void {
  tellMoved(p, kind, seat, card, p.zones.of[card], to, rule, seen)
}

/** The same of a card that has moved: whoever hears of it counts what lies where now. */
export function tellMoved(
  p: NightfallPosition,
  kind: string,
  seat: number,
  card: number,
  from: number,
  to: number,
  rule: string,
  seen = SEEN_BY_ALL,
): void {
  if (p.sink === undefined) return
  const { names } = p.zones
  p.sink({ kind, seat, source: -1, cards: [card], amount: 1, from: names[from], to: names[to], rule, seen })
}
