import type { GameEvent } from '../../kernel/event.ts'
import { cardAt } from '../../kernel/zones.ts'
import { Tally } from '../luck.ts'
import type { Luck, LuckReport } from '../luck.ts'
import { DECK, HAND, SEATS, zoneOf } from './rules/index.ts'
import type { KeyforgePosition } from './rules/index.ts'

/** The bonus icon that is amber, in the three bits of an icon. */
const AMBER = 1

/** Cards drawn, by their amber bonus icons against what was left in the own deck. */
export function followLuck(p: KeyforgePosition): LuckReport {
  const draws = Array.from({ length: SEATS }, () => new Tally())
  const cards = (kind: number, seat: number): number[] => {
    const zone = zoneOf(kind, seat)
    return Array.from({ length: p.zones.length[zone] }, (_, i) => cardAt(p.zones, zone, i))
  }
  const amberOf = (card: number): number => {
    let amber = 0
    for (let icons = p.bonus[card]; icons !== 0; icons >>>= 3) if ((icons & 7) === AMBER) amber++
    return amber
  }
  const draw = (seat: number, card: number, left: readonly number[]): void => {
    const amber = amberOf(card)
    draws[seat].add(amber, [amber, ...left.map(amberOf)])
  }
  // what the start dealt was told to nobody
  for (let seat = 0; seat < SEATS; seat++) {
    const hand = cards(HAND, seat)
    for (const [at, card] of hand.entries()) draw(seat, card, [...hand.slice(at + 1), ...cards(DECK, seat)])
  }
  return {
    hear({ kind, seat, cards: [card] }: GameEvent): void {
      if (kind === 'draw') draw(seat, card, cards(DECK, seat))
    },
    read: (): Luck[] => draws.map((tally, seat) => tally.read('draws', seat)),
  }
}
