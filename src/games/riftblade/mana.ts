import { STONES } from './face.ts'
import { MANA } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { tell } from './tell.ts'

/** Mana of a card; it is lost at the end of the turn (rb.end.5). Partners do not share it (rb.team.6). */
export function gainMana(p: RiftbladePosition, seat: number, source: number, amount: number): void {
  p.mana[seat] += amount
  tell(p, 'mana', seat, source, -1, amount, 'rb.effect.3')
}

/** A Mana stone, or a Wild one that stands for it, gives one (rb.stone.2, rb.stone.8). */
export function gainStoneMana(p: RiftbladePosition, seat: number, stone: number): void {
  p.mana[seat]++
  tell(p, 'mana', seat, -1, -1, 1, stone === MANA ? 'rb.stone.2' : 'rb.stone.8', STONES[stone])
}

export function payMana(p: RiftbladePosition, seat: number, amount: number): void {
  p.mana[seat] -= amount
}
