import { call, finish, jump, label, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { cardAt, insert, remove } from '../../../kernel/zones.ts'
import { code, ACTIVE, DISCARD, ORDER_PILES, SEATS, zoneOf, CARDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/**
 * The active player orders the cards that came to the discard piles at the same moment, pile by pile: destroyed cards, upgrades and cards
 * under a card, discarded groups (kf.discardpile.3). Asked only when the setup says so. The card named first lies lowest.
 */
/** Cards of each pile that have their place: those that lay there before, and those named since. */
const PLACED = SLOTS

/** How many cards lie on the piles now, in one number for `orderPiles`. */
export function pileLengths({ zones }: KeyforgePosition): number {
  return zones.length[zoneOf(DISCARD, 0)] + CARDS * zones.length[zoneOf(DISCARD, 1)]
}

/** Lets what came to the piles since they had these lengths be ordered. */
export function orderPiles(p: KeyforgePosition, lengths: number): void {
  if (p.state[ORDER_PILES] === 0) return
  const f = call(p, ORDER, p.state[ACTIVE], -1, -1)
  p.frames[f + PLACED] = lengths % CARDS
  p.frames[f + PLACED + 1] = Math.floor(lengths / CARDS)
}

const again = label('is there an order')

const ORDER: Program = code.program('order on the piles', SEATS, [
  [
    again,
    (p, f) => {
      if (pileToOrder(p, f) < 0) finish(p)
    },
  ],
  [
    'which lies lowest',
    {
      kind: 'order',
      rule: 'kf.discardpile.3',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        const seat = pileToOrder(p, f)
        const zone = zoneOf(DISCARD, seat)
        let n = 0
        for (let i = p.frames[f + PLACED + seat]; i < p.zones.length[zone]; i++) out[n++] = cardAt(p.zones, zone, i)
        out.subarray(0, n).sort()
        return n
      },
      answer(p, f, option) {
        const seat = pileToOrder(p, f)
        remove(p.zones, option)
        insert(p.zones, zoneOf(DISCARD, seat), p.frames[f + PLACED + seat]++, option)
        jump(p, f, again)
      },
      view: (_p, _f, option) => ({ verb: 'order', target: option }),
    },
  ],
])

/** The first seat whose pile has several cards without a place, -1 when there is none. */
function pileToOrder(p: KeyforgePosition, f: number): number {
  for (let seat = 0; seat < SEATS; seat++) if (p.zones.length[zoneOf(DISCARD, seat)] - p.frames[f + PLACED + seat] > 1) return seat
  return -1
}
