import { definitions } from './definition.ts'
import { CARD_COUNT, SEATS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/** Every card is in exactly one zone, once; amber is never negative. */
export function invariant(p: KeyforgePosition): string {
  const seen = new Uint8Array(p.state[CARD_COUNT])
  const { zones } = p
  for (let zone = 0; zone < zones.names.length; zone++) {
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const card = zones.list[i]
      if (zones.of[card] !== zone) return `card ${card} is listed in ${zones.names[zone]} but says it is elsewhere`
      seen[card]++
    }
  }
  const wrong = seen.findIndex((n, card) => n !== 1 && (p.isToken[card] === 0 || n > 1))
  if (wrong >= 0) return `card ${wrong} (${definitions[p.printed[wrong]].face.id}) is in ${seen[wrong]} zones`
  for (let seat = 0; seat < SEATS; seat++) if (p.amber[seat] < 0) return `seat ${seat} has ${p.amber[seat]} amber`
  return `${seen.filter((_, card) => p.isToken[card] === 0).length} cards`
}
