import type { Definition } from './definition.ts'
import { CREATURE, definitions } from './definition.ts'
import { ANIMATED, LINE, SEATS, UPGRADES, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { TEXT_TYPE, TEXT_WORDS, texts } from './text-row.ts'

/** What a card is and where: its definition now, its zone, what is attached to it. */

export function definitionOf(p: KeyforgePosition, card: number): Definition {
  return definitions[p.text[card]]
}

export function typeOf(p: KeyforgePosition, card: number): number {
  return (p.status[card] & ANIMATED) !== 0 && isCreatureInPlay(p, card) ? CREATURE : texts[p.text[card] * TEXT_WORDS + TEXT_TYPE]
}

export function kindOfZone(p: KeyforgePosition, card: number): number {
  return p.zones.of[card] >> 1
}

/** In the battleline, among the artifacts, or attached as an upgrade. */
export function isInPlay(p: KeyforgePosition, card: number): boolean {
  const zone = p.zones.of[card]
  return zone >= 0 && zone < (UPGRADES + 1) * SEATS
}

export function isCreatureInPlay(p: KeyforgePosition, card: number): boolean {
  const zone = p.zones.of[card]
  return zone >= 0 && zone < (LINE + 1) * SEATS
}

export function opponentOf(seat: number): number {
  return 1 - seat
}

/** Upgrades on a creature, oldest first, written to `out`; returns their number. */
export function upgradesOn(p: KeyforgePosition, creature: number, out: number[]): number {
  let n = 0
  const { zones } = p
  for (let seat = 0; seat < SEATS; seat++) {
    const zone = zoneOf(UPGRADES, seat)
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++)
      if (p.host[zones.list[i]] === creature) out[n++] = zones.list[i]
  }
  out.length = n
  return n
}

export { CREATURE }
