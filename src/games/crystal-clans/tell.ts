import { SEEN_BY_ALL } from '../../kernel/event.ts'
import type { CrystalClansPosition } from './layout.ts'

/** Reports a fact that everybody sees; costs nothing without a listener. `card` is -1 for none, `name` a place or a style. */
export function tell(p: CrystalClansPosition, kind: string, seat: number, card: number, amount: number, name?: string): void {
  if (p.sink === undefined) return
  const event = { kind, seat, source: card, cards: card < 0 ? [] : [card], amount, seen: SEEN_BY_ALL }
  p.sink(name === undefined ? event : { ...event, name })
}
