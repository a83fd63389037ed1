import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { cardAt, move } from '../../kernel/zones.ts'
import { ASPECT_BITS, TIER_BITS } from './catalog.ts'
import { STONES } from './face.ts'
import { CHAIN, DISCARD, EMPOWERED, LINKER, OVERCHARGED, PASSED, partnerOf, WILD } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { spendStone } from './stones.ts'

/** The ways to play a card: a tier and the stone that pays for it (rb.tier.1 to rb.tier.3). */
export const WAYS = 6
export const WAY_TIER: readonly number[] = [0, 1, 1, 1, 2, 2]
/** -1 for the base, which needs no stone. */
export const WAY_STONE: readonly number[] = [-1, EMPOWERED, OVERCHARGED, WILD, OVERCHARGED, WILD]

/** May a card of this face come next? The first card of a chain links with nothing (rb.chain.2). */
export function linksOn(p: RiftbladePosition, kind: number): boolean {
  const { zones } = p
  const length = zones.length[CHAIN]
  return length === 0 || (ASPECT_BITS[kind] & ASPECT_BITS[p.face[cardAt(zones, CHAIN, length - 1)]]) !== 0
}

/** Bit w is set when the seat can play a card of this face in way w. */
export function waysToPlay(p: RiftbladePosition, seat: number, kind: number): number {
  if (!linksOn(p, kind)) return 0
  let ways = 0
  for (let way = 0; way < WAYS; way++) {
    if ((TIER_BITS[kind] & (1 << WAY_TIER[way])) === 0) continue
    const stone = WAY_STONE[way]
    if (stone < 0 || p.ready[4 * seat + stone] > 0) ways |= 1 << way
  }
  return ways
}

/** Puts a hand card at the end of the chain, where it stays until the end of the turn (rb.chain.10). */
export function link(p: RiftbladePosition, seat: number, card: number, way: number): void {
  const stone = WAY_STONE[way]
  if (stone >= 0) spendStone(p, seat, stone)
  p.known[card] = 0
  p.holder[card] = seat
  p.way[card] = way + 1
  move(p.zones, CHAIN, card)
  nextLinker(p, seat)
  if (p.sink !== undefined) {
    const name = stone < 0 ? 'none' : STONES[stone]
    const event = { kind: 'play', seat, source: card, cards: [card], amount: WAY_TIER[way], name, from: 'hand', to: 'chain' }
    p.sink({ ...event, rule: 'rb.chain.3', seen: SEEN_BY_ALL })
  }
}

/** Partners take turns; who has passed is left out, and without anybody left the chain is closed (rb.team.4, rb.team.5). */
export function nextLinker(p: RiftbladePosition, seat: number): void {
  const partner = partnerOf(p, seat)
  const passed = p.state[PASSED]
  p.state[LINKER] = (passed & (1 << partner)) === 0 ? partner : (passed & (1 << seat)) === 0 ? seat : -1
}

/** Played cards go to the discard piles of those who played them (rb.end.1). */
export function clearChain(p: RiftbladePosition): void {
  const { zones } = p
  while (zones.length[CHAIN] > 0) {
    const card = cardAt(zones, CHAIN, 0)
    p.way[card] = 0
    move(zones, DISCARD + p.holder[card], card)
  }
}
