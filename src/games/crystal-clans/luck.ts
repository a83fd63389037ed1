import type { GameEvent } from '../../kernel/event.ts'
import { cardAt } from '../../kernel/zones.ts'
import { Tally } from '../luck.ts'
import type { Luck, LuckReport } from '../luck.ts'
import { cost } from './catalog.ts'
import { DECK, HAND, SEATS } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'

/** Cards drawn, by their cost in initiative against what was left in the own draw pile. */
export function followLuck(p: CrystalClansPosition): LuckReport {
  const draws = Array.from({ length: SEATS }, () => new Tally())
  const costs = (zone: number): number[] => Array.from({ length: p.zones.length[zone] }, (_, i) => cost[p.face[cardAt(p.zones, zone, i)]])
  // what the start dealt was told to nobody
  for (let seat = 0; seat < SEATS; seat++) {
    const hand = costs(HAND + seat)
    for (const [at, came] of hand.entries()) draws[seat].add(came, [...hand.slice(at), ...costs(DECK + seat)])
  }
  return {
    hear({ kind, seat, cards: [card] }: GameEvent): void {
      const zone = DECK + seat
      // a card that was looked for and found is no chance; a draw is told before it leaves the pile
      if (kind === 'draw' && cardAt(p.zones, zone, p.zones.length[zone] - 1) === card) draws[seat].add(cost[p.face[card]], costs(zone))
    },
    read: (): Luck[] => draws.map((tally, seat) => tally.read('draws', seat)),
  }
}
