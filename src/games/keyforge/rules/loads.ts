import { COUNTER_COUNT, COUNTER_WORDS, UNCHECKED, UNWATCHED, UPGRADES, zoneOf, SEATS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { cardAt } from '../../../kernel/zones.ts'

/** Two creatures in play stand with what lay on the other: damage, Æmber, counters and markers, upgrades. */
export function swapLoads(p: KeyforgePosition, one: number, other: number): void {
  for (const column of [p.damage, p.amberOn, p.powerCounters, p.status]) {
    const own = column[one]
    column[one] = column[other]
    column[other] = own
  }
  const exchanged = (card: number) => (card === one ? other : card === other ? one : card)
  for (let i = 0; i < p.state[COUNTER_COUNT]; i++) p.counters[i * COUNTER_WORDS] = exchanged(p.counters[i * COUNTER_WORDS])
  for (let seat = 0; seat < SEATS; seat++) {
    const zone = zoneOf(UPGRADES, seat)
    for (let i = 0; i < p.zones.length[zone]; i++) {
      const upgrade = cardAt(p.zones, zone, i)
      p.host[upgrade] = exchanged(p.host[upgrade])
    }
  }
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
}
