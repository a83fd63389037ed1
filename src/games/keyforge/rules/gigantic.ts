import { isIn } from '../../../kernel/cardset.ts'
import { cardAt, push, remove } from '../../../kernel/zones.ts'
import { TEXT_HALF, TEXT_WORDS, texts } from './text-row.ts'
import { CARDS, HAND, LIMBO, SEATS, UNDER, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tellMove } from './tell.ts'
import { sameName } from './values.ts'

/**
 * Gigantic creatures (kf.gigantic): two cards, of which the first half has the text and stands in the battleline, and the second half lies
 * under it, open. In every other zone each half is a card of its own.
 */
const [FIRST, SECOND] = [1, 2]

/** Is the card a half of a gigantic creature? */
export function isHalf(p: KeyforgePosition, card: number): boolean {
  return halfOf(p, card) !== 0
}

function halfOf(p: KeyforgePosition, card: number): number {
  return texts[p.printed[card] * TEXT_WORDS + TEXT_HALF]
}

/** Is there a second half in the hand that a first half there can be played with? */
export function hasSecondInHand(p: KeyforgePosition, card: number): boolean {
  return secondsInHand(p, card) > 0
}

/** The second halves that a first half in a hand can be played with, one of those that do not differ, ascending; only counts without `out`. */
export function secondsInHand(p: KeyforgePosition, card: number, out: Int16Array = found): number {
  const zone = p.zones.of[card]
  if (halfOf(p, card) !== FIRST || zone >> 1 !== HAND) return 0
  let n = 0
  for (let i = 0; i < p.zones.length[zone]; i++) {
    const other = cardAt(p.zones, zone, i)
    if (halfOf(p, other) !== SECOND || !sameName(p, card, other)) continue
    let like = 0
    while (like < n && p.bonus[out[like]] !== p.bonus[other]) like++
    if (like === n) out[n++] = other
    else out[like] = Math.min(out[like], other)
  }
  out.subarray(0, n).sort()
  return n
}

const found = new Int16Array(CARDS)

/**
 * The second half for a first one that an effect puts into play with it, where the first one lies: in the set at that offset, or any where
 * the effect means a creature that has left play; -1 for none.
 */
export function secondBeside(p: KeyforgePosition, card: number, set: number, any: boolean): number {
  if (halfOf(p, card) !== FIRST) return -1
  for (let i = 0; i < p.zones.length[p.zones.of[card]]; i++) {
    const other = cardAt(p.zones, p.zones.of[card], i)
    if (halfOf(p, other) === SECOND && sameName(p, card, other) && (any || isIn(p.frames, set, other))) return other
  }
  return -1
}

/** The second half comes from the hand with the first one, which is being played. */
export function bringSecond(p: KeyforgePosition, card: number, second: number, seat: number): void {
  remove(p.zones, second)
  push(p.zones, zoneOf(LIMBO, seat), second)
  p.host[second] = card
  tellMove(p, 'reveal', seat, card, second, HAND, LIMBO)
}

/** The second half that is played with a card, or lies under it in play; -1 for none. */
export function secondOf(p: KeyforgePosition, card: number): number {
  if (halfOf(p, card) !== FIRST) return -1
  for (let seat = 0; seat < SEATS; seat++) {
    for (const kind of [UNDER, LIMBO]) {
      const zone = zoneOf(kind, seat)
      for (let i = 0; i < p.zones.length[zone]; i++) {
        const other = cardAt(p.zones, zone, i)
        if (p.host[other] === card && halfOf(p, other) === SECOND) return other
      }
    }
  }
  return -1
}

/** The second half goes under the first one, where both seats see it. */
export function layUnder(p: KeyforgePosition, second: number, card: number): void {
  remove(p.zones, second)
  push(p.zones, zoneOf(UNDER, p.owner[second]), second)
  p.host[second] = card
  p.knownTo[second] = (1 << SEATS) - 1
}
