import type { GameEvent } from '../../kernel/event.ts'
import { cardAt } from '../../kernel/zones.ts'
import { Tally } from '../luck.ts'
import type { Luck, LuckReport } from '../luck.ts'
import { cost } from './catalog.ts'
import { COUNT, DECK, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'

/** Cards drawn, by their cost in influence against what was left in the own deck; starting minions and wounds cost nothing. */
export function followLuck(p: NightfallPosition): LuckReport {
  const draws = Array.from({ length: p.state[COUNT] }, () => new Tally())
  const costs = (zone: number): number[] => Array.from({ length: p.zones.length[zone] }, (_, i) => cost[p.face[cardAt(p.zones, zone, i)]])
  return {
    hear({ kind, seat, cards: [card] }: GameEvent): void {
      // it is told before the card leaves the deck; of the first hands all cards cost nothing
      if (kind === 'draw') draws[seat].add(cost[p.face[card]], costs(zoneOf(seat, DECK)))
    },
    read: (): Luck[] => draws.map((tally, seat) => tally.read('draws', seat)),
  }
}
