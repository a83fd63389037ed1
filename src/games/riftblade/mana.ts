import { SEEN_BY_ALL } from '../../kernel/event.ts'
import type { RiftbladePosition } from './layout.ts'

/** Mana of a card or a stone; it is lost at the end of the turn (rb.end.5). Partners do not share it (rb.team.6). */
export function gainMana(p: RiftbladePosition, seat: number, source: number, amount: number): void {
  p.mana[seat] += amount
  if (p.sink !== undefined) p.sink({ kind: 'mana', seat, source, cards: [], amount, rule: 'rb.effect.3', seen: SEEN_BY_ALL })
}

export function payMana(p: RiftbladePosition, seat: number, amount: number): void {
  p.mana[seat] -= amount
}
