import { roll } from '../../kernel/random.ts'
import { move, shuffle } from '../../kernel/zones.ts'
import { health, STARTER, strength, type, WOUND } from './catalog.ts'
import { tell, tellMove, tellMoved } from './tell.ts'
import { CHAIN, DECK, DISCARD, ENDING, EXILE, HAND, HIDDEN, holderOf, OPEN, PILES, PLAY, SEATS, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'

/** Definitions of wounds: bite, bleed, burn, then the martial ones, before all other cards. */
const MARTIAL = 3
/** Cards that a hand is filled up to (nf.cleanup.1). */
export const HAND_CARDS = 5
/** All seats, in `known`. */
export const EVERYONE = (1 << SEATS) - 1

/** Moves a card and forgets all that lay on it. */
export function put(p: NightfallPosition, card: number, zone: number): void {
  p.damage[card] = 0
  p.bonus[card] = 0
  p.attacks[card] = 0
  p.blocks[card] = 0
  p.known[card] = 0
  p.countered[card] = 0
  p.owner[card] = zone < CHAIN ? -1 : p.owner[card]
  move(p.zones, zone, card)
}

/** Draws up to n cards; an empty deck is renewed only when a card is needed (nf.piles.3). */
export function draw(p: NightfallPosition, seat: number, n: number, rule: string): void {
  const { length, list, start } = p.zones
  const deck = zoneOf(seat, DECK)
  const hand = zoneOf(seat, HAND)
  for (; n > 0; n--) {
    if (length[deck] === 0) {
      const discard = zoneOf(seat, DISCARD)
      if (length[discard] === 0) return
      while (length[discard] > 0) move(p.zones, deck, list[start[discard] + length[discard] - 1])
      shuffle(p, deck)
      tell(p, 'shuffle', seat, -1, -1, length[deck], 'nf.piles.3')
    }
    const card = list[start[deck] + length[deck] - 1]
    tellMove(p, 'draw', seat, card, hand, rule, 1 << seat)
    put(p, card, hand)
  }
}

/** Discards a card from hand, the chain or an archive. */
export function discard(p: NightfallPosition, seat: number, card: number, rule: string): void {
  tellMove(p, 'discard', seat, card, zoneOf(seat, DISCARD), rule)
  put(p, card, zoneOf(seat, DISCARD))
}

/** Discards n random cards of a hand. */
export function discardAtRandom(p: NightfallPosition, seat: number, n: number): void {
  const { length, list, start } = p.zones
  const hand = zoneOf(seat, HAND)
  for (; n > 0 && length[hand] > 0; n--) discard(p, seat, list[start[hand] + roll(p, length[hand])], 'nf.text.4')
}

/** Moves a random order of a hand into another; only these two seats know which (nf.text.7). */
export function steal(p: NightfallPosition, from: number, to: number): void {
  const { length, list, start } = p.zones
  const hand = zoneOf(from, HAND)
  let orders = 0
  for (let i = start[hand], end = i + length[hand]; i < end; i++) if (!isWound(p, list[i])) orders++
  if (orders === 0) return
  let i = start[hand]
  for (let left = roll(p, orders); ; i++) if (!isWound(p, list[i]) && left-- === 0) break
  const card = list[i]
  tellMove(p, 'steal', to, card, zoneOf(to, HAND), 'nf.text.7', (1 << from) | (1 << to))
  put(p, card, zoneOf(to, HAND))
  p.known[card] = 1 << from
}

export function exile(p: NightfallPosition, card: number): void {
  const seat = holderOf(p, card)
  const from = p.zones.of[card]
  const to = zoneOf(seat, EXILE)
  put(p, card, to)
  tellMoved(p, 'exile', seat, card, from, to, 'nf.piles.6')
}

/** A minion goes from play to a pile of its owner; a starting minion is exiled instead (nf.starter.2). */
export function leavePlay(p: NightfallPosition, card: number, pile: number, kind: string): void {
  const seat = holderOf(p, card)
  const to = zoneOf(seat, type[p.face[card]] === STARTER ? EXILE : pile)
  tellMove(p, kind, seat, card, to, kind === 'destroy' ? 'nf.damage.2' : 'nf.combat.9')
  // whoever blocked it blocks nothing now
  if (p.attacks[card] !== 0) for (let i = 0; i < p.blocks.length; i++) if (p.blocks[i] === card + 1) p.blocks[i] = 0
  put(p, card, to)
  if (to < CHAIN && to % PILES === HAND) p.known[card] = EVERYONE
}

export function enterPlay(p: NightfallPosition, seat: number, card: number, rule: string): void {
  const bonus = p.bonus[card]
  tellMove(p, 'enter', seat, card, zoneOf(seat, PLAY), rule)
  put(p, card, zoneOf(seat, PLAY))
  p.bonus[card] = bonus
}

/** One wound for a seat, from the open stack or, when that is gone, from the hidden rest (nf.end.2). */
export function takeWound(p: NightfallPosition, seat: number, source: number): boolean {
  const { length, list, start } = p.zones
  const stack = length[OPEN] > 0 ? OPEN : HIDDEN
  if (length[stack] === 0) return false
  const card = list[start[stack] + length[stack] - 1]
  // told when it has been taken: whoever hears of it counts the wounds
  put(p, card, zoneOf(seat, DISCARD))
  tell(p, 'wound', seat, source, card, 1, 'nf.damage.4')
  if (length[OPEN] === 0) p.state[ENDING] = 1
  return true
}

export function gainInfluence(p: NightfallPosition, seat: number, n: number, rule: string): void {
  p.influence[seat] += n
  tell(p, 'influence', seat, -1, -1, n, rule)
}

export function healthLeft(p: NightfallPosition, card: number): number {
  return health[p.face[card]] - p.damage[card]
}

export function strengthOf(p: NightfallPosition, card: number): number {
  return strength[p.face[card]] + p.bonus[card]
}

export function isWound(p: NightfallPosition, card: number): boolean {
  return type[p.face[card]] === WOUND
}

/** Is it a wound that is used in combat (nf.combat.11)? */
export function isMartial(p: NightfallPosition, card: number): boolean {
  return isWound(p, card) && p.face[card] >= MARTIAL
}

export function hasMartial(p: NightfallPosition, seat: number): boolean {
  const { list, start, length } = p.zones
  const hand = zoneOf(seat, HAND)
  for (let i = start[hand], end = i + length[hand]; i < end; i++) if (isMartial(p, list[i])) return true
  return false
}

/** Is this the first card of its kind in its zone? Copies alike are offered once. */
export function isFirstOfKind(p: NightfallPosition, card: number): boolean {
  const { list, start, length, of } = p.zones
  const zone = of[card]
  for (let i = start[zone], end = i + length[zone]; i < end; i++) if (list[i] < card && p.face[list[i]] === p.face[card]) return false
  return true
}
