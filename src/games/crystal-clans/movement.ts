import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { cardAt, insert, move, remove, shuffle } from '../../kernel/zones.ts'
import { PLACE_COUNT, PLACES } from './board.ts'
import {
  ACTIVE,
  BATTLE_CARD,
  BATTLE_PLACE,
  BOTTOM,
  CRYSTAL_DECK,
  CRYSTAL_ROW,
  CRYSTALS,
  DECK,
  DECK_SIZE,
  DISCARD,
  EARNED,
  ENTERED,
  GONE,
  HAND,
  IDLE,
  MARKER,
  REMOVED,
  SQUAD,
  UNIT_CARDS,
  ownerOf,
  squadSize,
  squadZone,
} from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { tell } from './tell.ts'

export const PILE_DECK = 1
export const PILE_HAND = 2
export const PILE_DISCARD = 4
export const PILE_REMOVED = 8
export const PILE_BATTLE = 16
export const PILE_BOARD = 32
export const PILE_CRYSTALS = 64

/** Cards that replenishing fills a hand up to (cc.replenish.1). */
export const HAND_SIZE = 5
/** The ends of the initiative track (cc.turn.4). */
export const TRACK_END = 20

/** Pile of each zone. */
const PILE = Array.from({ length: CRYSTALS + 2 }, (_, zone) => {
  if (zone < HAND) return PILE_DECK
  if (zone < DISCARD) return PILE_HAND
  if (zone < REMOVED) return PILE_DISCARD
  if (zone < BATTLE_CARD) return PILE_REMOVED
  if (zone < SQUAD) return PILE_BATTLE
  return zone < CRYSTAL_DECK ? PILE_BOARD : PILE_CRYSTALS
})

export function pileOf(p: CrystalClansPosition, card: number): number {
  return PILE[p.zones.of[card]]
}

/** Brings a card to the top of a zone. */
export function put(p: CrystalClansPosition, card: number, zone: number): void {
  const from = p.zones.of[card]
  leave(p, card, from, zone)
  move(p.zones, zone, card)
}

/** Brings a card to the bottom of a zone: under a squad, under a draw pile. */
export function putUnder(p: CrystalClansPosition, card: number, zone: number): void {
  const from = p.zones.of[card]
  leave(p, card, from, zone)
  remove(p.zones, card)
  insert(p.zones, zone, 0, card)
}

/** Adds a unit below a seat's squad of a place, or founds one: then a squad has entered, not only a unit (cc.enter.3). */
export function enter(p: CrystalClansPosition, card: number, place: number): void {
  const seat = ownerOf(card)
  if (squadSize(p, seat, place) === 0) p.state[ENTERED + seat] |= 1 << place
  putUnder(p, card, squadZone(seat, place))
}

/** Copies in one hand are alike: the one that the table saw go there is the first to leave it, so that numbers of copies tell nothing. */
export function standIn(p: CrystalClansPosition, card: number): number {
  if (pileOf(p, card) !== PILE_HAND) return card
  const first = ownerOf(card) * DECK_SIZE
  for (let other = first; other < first + DECK_SIZE; other++) {
    if (p.known[other] !== 0 && p.face[other] === p.face[card] && p.zones.of[other] === p.zones.of[card]) return other
  }
  return card
}

export function discard(p: CrystalClansPosition, card: number): void {
  put(p, card, DISCARD + ownerOf(card))
}

/** Shuffles the discard pile into an empty draw pile; the other seat has earned a crystal (cc.reshuffle.1). */
export function reshuffle(p: CrystalClansPosition, seat: number): boolean {
  const z = p.zones
  if (z.length[DISCARD + seat] === 0) return false
  while (z.length[DISCARD + seat] > 0) put(p, cardAt(z, DISCARD + seat, z.length[DISCARD + seat] - 1), DECK + seat)
  shuffle(p, DECK + seat)
  p.state[BOTTOM + seat] = 0
  p.state[EARNED + 1 - seat]++
  tell(p, 'reshuffle', seat, -1, 0)
  return true
}

/** The top card of a draw pile, after a reshuffle if it must be; -1 when both piles are empty. */
export function topOfDeck(p: CrystalClansPosition, seat: number): number {
  const z = p.zones
  if (z.length[DECK + seat] === 0 && !reshuffle(p, seat)) return -1
  return cardAt(z, DECK + seat, z.length[DECK + seat] - 1)
}

export function draw(p: CrystalClansPosition, seat: number, count: number): number {
  let drawn = 0
  for (; drawn < count; drawn++) {
    const card = topOfDeck(p, seat)
    if (card < 0) break
    put(p, card, HAND + seat)
  }
  return drawn
}

export function discardFromDeck(p: CrystalClansPosition, seat: number, count: number): number {
  let gone = 0
  for (; gone < count; gone++) {
    const card = topOfDeck(p, seat)
    if (card < 0) break
    discard(p, card)
  }
  return gone
}

export function canDraw(p: CrystalClansPosition, seat: number): boolean {
  return p.zones.length[DECK + seat] + p.zones.length[DISCARD + seat] > 0
}

/** How far the marker is on a seat's own side; negative on the other side. */
export function initiative(p: CrystalClansPosition, seat: number): number {
  return seat === 0 ? p.state[MARKER] : -p.state[MARKER]
}

export function canPay(p: CrystalClansPosition, seat: number, amount: number): boolean {
  return initiative(p, seat) - amount >= -TRACK_END
}

/** Moves the marker to the other side by a cost, or back by a gain (negative); it stops at the ends. */
export function pay(p: CrystalClansPosition, seat: number, amount: number): void {
  const left = Math.max(-TRACK_END, Math.min(TRACK_END, initiative(p, seat) - amount))
  p.state[MARKER] = seat === 0 ? left : -left
  if (p.sink !== undefined && amount !== 0) tell(p, 'initiative', seat, -1, -amount)
}

export function placeName(place: number): string {
  return PLACES[place].id
}

function placeOfZone(squad: number): string {
  return placeName((squad - SQUAD) % PLACE_COUNT)
}

/** What a card does that goes from one pile to another; `move` for what is told otherwise. */
function kindOfMove(from: number, to: number): string {
  if (from === PILE_BOARD && to === PILE_BOARD) return 'march'
  if (to === PILE_BATTLE) return 'battle-card'
  if (from === PILE_DECK) return to === PILE_HAND ? 'draw' : to === PILE_DISCARD ? 'mill' : 'move'
  if (from === PILE_HAND) return to === PILE_DISCARD ? 'drop' : 'move'
  if (to === PILE_HAND) return from === PILE_DISCARD ? 'recover' : from === PILE_BATTLE ? 'take-back' : 'return'
  if (to === PILE_BOARD) return from === PILE_BATTLE ? 'join' : 'revive'
  if (to === PILE_REMOVED) return 'remove'
  return 'move'
}

function leave(p: CrystalClansPosition, card: number, from: number, to: number): void {
  if (PILE[from] !== PILE[to]) p.state[IDLE] = 0
  // a squad ends with its last unit (cc.battle.8)
  if (p.battle[BATTLE_PLACE] !== 0 && from !== to && PILE[from] === PILE_BOARD && p.zones.length[from] === 1) {
    const seat = ownerOf(card)
    if (from === squadZone(seat, p.battle[BATTLE_PLACE] - 1)) p.battle[GONE + seat] = 1
  }
  if (card < UNIT_CARDS) {
    if (PILE[to] === PILE_HAND) p.known[card] = PILE[from] === PILE_DECK ? 0 : 1
    else if (PILE[to] !== PILE_BATTLE) p.known[card] = 0
  }
  if (p.sink === undefined) return
  const secret = (pile: number) => (pile & (PILE_DECK | PILE_HAND)) !== 0
  const hidden = secret(PILE[from]) && (secret(PILE[to]) || PILE[to] === PILE_BATTLE)
  const seat = card < UNIT_CARDS ? ownerOf(card) : p.state[ACTIVE]
  p.sink({
    kind: kindOfMove(PILE[from], PILE[to]),
    seat,
    source: -1,
    cards: [card],
    amount: 1,
    from: p.zones.names[from],
    to: p.zones.names[to],
    ...(to === CRYSTAL_ROW ? { kind: 'offer' } : {}),
    // from which place to which, so that only units that go the same way are told together
    ...(PILE[from] === PILE_BOARD && PILE[to] === PILE_BOARD ? { name: `${placeOfZone(from)} ${placeOfZone(to)}` } : {}),
    seen: hidden ? 1 << seat : from === CRYSTAL_DECK && to !== CRYSTAL_ROW ? 0 : SEEN_BY_ALL,
  })
}
