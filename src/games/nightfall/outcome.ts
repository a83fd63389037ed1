import type { Outcome } from '../../kernel/game.ts'
import { DECK, COUNT, DISCARD, FIRST, HAND, ENDING, OVER, WOUNDS, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'

/** Kinds of wounds: bite, bleed, burn; twenty of each by index. */
export const KINDS = 3

/** Wounds of one kind in the deck, hand and discard pile of a seat. */
export function woundsOf(p: NightfallPosition, seat: number, kind: number): number {
  const { of } = p.zones
  const deck = zoneOf(seat, DECK)
  const hand = zoneOf(seat, HAND)
  const discard = zoneOf(seat, DISCARD)
  let n = 0
  for (let card = WOUNDS + kind * 20, end = card + 20; card < end; card++) {
    const zone = of[card]
    if (zone === deck || zone === hand || zone === discard) n++
  }
  return n
}

export function allWoundsOf(p: NightfallPosition, seat: number): number {
  let n = 0
  for (let kind = 0; kind < KINDS; kind++) n += woundsOf(p, seat, kind)
  return n
}

/** Who won: fewest wounds, then the tie-breaks in order. There is always one winner (nf.end.3 to nf.end.5). */
export function outcome(p: NightfallPosition): Outcome | undefined {
  if (p.state[OVER] === 0) return undefined
  const seats = p.state[COUNT]
  const ranks = Array.from({ length: seats }, (_, seat) => {
    const kinds = [0, 1, 2].map((kind) => woundsOf(p, seat, kind)).sort((a, b) => b - a)
    const steps = (p.state[FIRST] - seat + seats) % seats
    // the first player is the farthest from its own right hand
    return [kinds[0] + kinds[1] + kinds[2], ...kinds, steps === 0 ? seats : steps]
  })
  let winner = 0
  for (let seat = 1; seat < seats; seat++) if (before(ranks[seat], ranks[winner])) winner = seat
  const decisive = ranks.filter((rank) => rank[0] === ranks[winner][0])
  const types = decisive.filter((rank) => rank[1] === ranks[winner][1] && rank[2] === ranks[winner][2])
  const reason = p.state[ENDING] === 0 ? 'turns' : decisive.length === 1 ? 'wounds' : types.length === 1 ? 'kinds' : 'place'
  return { shares: ranks.map((_, seat) => (seat === winner ? 1 : 0)), reason }
}

function before(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] < b[i]
  return false
}
