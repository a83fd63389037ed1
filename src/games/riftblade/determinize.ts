import { reseed } from '../../kernel/random.ts'
import type { Random } from '../../kernel/random.ts'
import { CARDS, DECK, HAND, RIFT, SEAT_COUNT } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { seesHand } from './observe.ts'

const pool = new Int16Array(CARDS)

/**
 * Deals anew all that a seat cannot know: the order of every deck and of the Rift, the hands of others as far as nobody can count them
 * out (rb.information.3), and the rolls to come.
 */
export function determinize(p: RiftbladePosition, seat: number, random: Random): void {
  for (let other = 0; other < p.state[SEAT_COUNT]; other++) {
    const open = seesHand(p, seat, other)
    let n = collect(p, DECK + other, open ? DECK + other : HAND + other)
    mix(n, random)
    n = deal(p, DECK + other, n)
    if (!open) deal(p, HAND + other, n)
  }
  const n = collect(p, RIFT, RIFT)
  mix(n, random)
  deal(p, RIFT, n)
  reseed(p, random)
}

/** The cards of two zones that are not known to be there, by number: how they lie now must not tell in the world that is dealt. */
function collect(p: RiftbladePosition, zone: number, other: number): number {
  const { of } = p.zones
  let n = 0
  for (let card = 0; card < CARDS; card++) if ((of[card] === zone || of[card] === other) && p.known[card] === 0) pool[n++] = card
  return n
}

function mix(n: number, random: Random): void {
  for (let i = n - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const card = pool[i]
    pool[i] = pool[j]
    pool[j] = card
  }
}

/** Gives each unknown place of a zone a card from the end of the pool. */
function deal(p: RiftbladePosition, zone: number, n: number): number {
  const { list, of, start, length } = p.zones
  for (let at = start[zone], end = at + length[zone]; at < end; at++) {
    if (p.known[list[at]] === 1) continue
    list[at] = pool[--n]
    of[list[at]] = zone
  }
  return n
}
