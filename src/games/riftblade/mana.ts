import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { STONES } from './face.ts'
import { MANA } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'

/** Mana of a card; it is lost at the end of the turn (rb.end.5). Partners do not share it (rb.team.6). */
export function gainMana(p: RiftbladePosition, seat: number, source: number, amount: number): void {
  p.mana[seat] += amount
  if (p.sink !== undefined) p.sink({ kind: 'mana', seat, source, cards: [], amount, rule: 'rb.effect.3', seen: SEEN_BY_ALL })
}

/** A Mana stone, or a Wild one that stands for it, gives one (rb.stone.2, rb.stone.8). */
export function gainStoneMana(p: RiftbladePosition, seat: number, stone: number): void {
  p.mana[seat]++
  if (p.sink !== undefined) {
    const rule = stone === MANA ? 'rb.stone.2' : 'rb.stone.8'
    p.sink({ kind: 'mana', seat, source: -1, cards: [], amount: 1, name: STONES[stone], rule, seen: SEEN_BY_ALL })
  }
}

export function payMana(p: RiftbladePosition, seat: number, amount: number): void {
  p.mana[seat] -= amount
}
