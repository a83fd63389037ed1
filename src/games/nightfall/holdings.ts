import type { Counts } from '../title.ts'
import { cost } from './catalog.ts'
import { COUNT, DECK, DISCARD, HAND, PLAY, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'

/** What was paid for the cards of a seat stands for how much its deck can do. */
export function holdings(p: NightfallPosition): Counts {
  const { list, start, length } = p.zones
  const seats = Array.from({ length: p.state[COUNT] }, (_, seat) => seat)
  const paid = (zone: number): number => {
    let sum = 0
    for (let i = start[zone], end = i + length[zone]; i < end; i++) sum += cost[p.face[list[i]]]
    return sum
  }
  return {
    minions: seats.map((seat) => length[zoneOf(seat, PLAY)]),
    deck: seats.map((seat) => [HAND, DECK, DISCARD, PLAY].reduce((sum, pile) => sum + paid(zoneOf(seat, pile)), 0)),
  }
}
