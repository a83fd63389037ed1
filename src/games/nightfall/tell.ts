import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { CHAIN, COUNT, type NightfallPosition, PILES, PLAY, zoneOf } from './layout.ts'

/** Reports a fact; costs nothing without a listener. `card` is -1 for none. */
export function tell(
  p: NightfallPosition,
  kind: string,
  seat: number,
  source: number,
  card: number,
  amount: number,
  rule: string,
  seen = SEEN_BY_ALL,
): void {
  if (p.sink === undefined) return
  const doubled = card >= 0 && isDoubled(p, card, p.zones.of[card])
  p.sink({ kind, seat, source, cards: card < 0 ? [] : [card], amount, rule, seen, ...(doubled && { doubled }) })
}

/** Reports a card that moves from zone to zone. Call it before the move. */
export function tellMove(
  p: NightfallPosition,
  kind: string,
  seat: number,
  card: number,
  to: number,
  rule: string,
  seen = SEEN_BY_ALL,
): void {
  tellMoved(p, kind, seat, card, p.zones.of[card], to, rule, seen)
}

/** The same of a card that has moved: whoever hears of it counts what lies where now. */
export function tellMoved(
  p: NightfallPosition,
  kind: string,
  seat: number,
  card: number,
  from: number,
  to: number,
  rule: string,
  seen = SEEN_BY_ALL,
): void {
  if (p.sink === undefined) return
  const { names } = p.zones
  const doubled = isDoubled(p, card, from)
  p.sink({ kind, seat, source: -1, cards: [card], amount: 1, from: names[from], to: names[to], rule, seen, ...(doubled && { doubled }) })
}

/** A card that is, or was, in play while another seat has one of the same name there; the same in the chain. */
function isDoubled(p: NightfallPosition, card: number, from: number): boolean {
  const { length, list, start } = p.zones
  const isThere = (zone: number) => zone === CHAIN || (zone < CHAIN && zone % PILES === PLAY)
  if (!isThere(from)) return false
  const isOther = (zone: number) => {
    for (let i = start[zone], end = i + length[zone]; i < end; i++)
      if (list[i] !== card && p.face[list[i]] === p.face[card] && (zone !== CHAIN || p.owner[list[i]] !== p.owner[card])) return true
    return false
  }
  if (from === CHAIN) return isOther(CHAIN)
  for (let seat = 0; seat < p.state[COUNT]; seat++) if (zoneOf(seat, PLAY) !== from && isOther(zoneOf(seat, PLAY))) return true
  return false
}
