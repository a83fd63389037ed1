import { cardAt, move, shuffle } from '../../kernel/zones.ts'
import { DISCARD, OUT, RIFT, RIFT_CARDS, ROW, VOID } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { tellMove } from './tell.ts'

/** Face-up places of the Rift (rb.setup.6). */
const PLACES = 4

/** Fills the free places of the row, as far as there are cards (rb.end.7, rb.rift.8). */
export function refill(p: RiftbladePosition): void {
  const { zones } = p
  while (zones.length[ROW] < PLACES) {
    if (zones.length[RIFT] === 0) rebuild(p)
    if (zones.length[RIFT] === 0) return
    const card = cardAt(zones, RIFT, zones.length[RIFT] - 1)
    move(zones, ROW, card)
    tellMove(p, 'deal', -1, card, 1, 'rift', 'row', 'rb.end.7')
  }
}

/** Four new cards for the row; the old ones go to the Void (rb.stone.3, rb.stone.13). */
export function renewRow(p: RiftbladePosition, seat: number): void {
  while (p.zones.length[ROW] > 0) banish(p, seat, cardAt(p.zones, ROW, 0), 'row')
  refill(p)
}

/** A bought card lies on the buyer's discard pile at once (rb.rift.1, rb.rift.2). */
export function take(p: RiftbladePosition, seat: number, card: number, cost: number): void {
  p.holder[card] = seat
  move(p.zones, DISCARD + seat, card)
  tellMove(p, 'buy', seat, card, cost, 'row', 'discard', 'rb.rift.1')
}

/** Puts a card into the Void: a place, not the aspect of that name. */
export function banish(p: RiftbladePosition, seat: number, card: number, from: string): void {
  p.holder[card] = -1
  p.known[card] = 0
  move(p.zones, VOID, card)
  tellMove(p, 'banish', seat, card, 1, from, 'void', from === 'row' ? 'rb.stone.13' : 'rb.trigger.1')
}

/** The Void without its starters becomes a new Rift; the starters leave the game (rb.rift.5, rb.rift.7). */
function rebuild(p: RiftbladePosition): void {
  const { zones } = p
  while (zones.length[VOID] > 0) {
    const card = cardAt(zones, VOID, zones.length[VOID] - 1)
    move(zones, card < RIFT_CARDS ? RIFT : OUT, card)
  }
  if (zones.length[RIFT] === 0) return
  shuffle(p, RIFT)
  tellMove(p, 'shuffle', -1, -1, zones.length[RIFT], 'void', 'rift', 'rb.rift.5')
}
