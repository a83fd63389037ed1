import { SEEN_BY_ALL } from '../../kernel/event.ts'
import type { RiftbladePosition } from './layout.ts'

/** Reports a fact that everybody sees; costs nothing without a listener. `card` is -1 for none, `name` a stone. */
export function tell(
  p: RiftbladePosition,
  kind: string,
  seat: number,
  source: number,
  card: number,
  amount: number,
  rule: string,
  name?: string,
): void {
  if (p.sink === undefined) return
  const event = { kind, seat, source, cards: card < 0 ? [] : [card], amount, rule, seen: SEEN_BY_ALL }
  p.sink(name === undefined ? event : { ...event, name })
}

/** Reports a card, or several that nobody is told one by one, on its way from zone to zone. */
export function tellMove(
  p: RiftbladePosition,
  kind: string,
  seat: number,
  card: number,
  amount: number,
  from: string,
  to: string,
  rule?: string,
): void {
  if (p.sink === undefined) return
  const event = { kind, seat, source: -1, cards: card < 0 ? [] : [card], amount, from, to, seen: SEEN_BY_ALL }
  p.sink(rule === undefined ? event : { ...event, rule })
}
