import { addTo, dropFrom, isIn } from '../../../kernel/cardset.ts'
import { CapacityError } from '../../../kernel/layout.ts'
import { indexOf, insert, push, remove } from '../../../kernel/zones.ts'
import { CREATURE, definitions } from './definition.ts'
import { isHalf } from './gigantic.ts'
import { CAPTURED, LASTING_SELF, SCOPE, UNTIL, WHILE_CONTROLLED, WHILE_IN_PLAY } from './lasting.ts'
import {
  ATTACKER,
  CARD_COUNT,
  CARDS,
  DECK,
  DEFENDER,
  LASTING_COUNT,
  LASTING_WORDS,
  LAST_FOE,
  LIMBO,
  QUEUED,
  QUEUE_WORDS,
  UNCHECKED,
  UNDER,
  UNWATCHED,
  zoneOf,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { ENTRY_ABOUT, ENTRY_SELF } from './queue.ts'
import { carryCounters } from './tally.ts'
import { tell } from './tell.ts'
import { isCreatureInPlay, kindOfZone, typeOf } from './whereabouts.ts'

/**
 * Token creatures (kf.token). An object of its own stands for one, with the text of the reference card; the hidden card lies under it, so
 * that its index tells nothing. When it leaves play the object is gone. Its `host` is the hidden card, also then (see `realCard`).
 */

/** Both seats know a card that was turned facedown before their eyes. */
const BOTH = 3

/** Makes the object for a card that is about to enter play facedown as the token creature of a seat's reference card; it waits in limbo. */
export function newToken(p: KeyforgePosition, seat: number, hidden: number): number {
  const definition = definitions[p.tokenOf[seat] - 1]
  const token = freeObject(p)
  p.isToken[token] = 1
  p.text[token] = definition.index
  p.printed[token] = definition.index
  p.owner[token] = p.owner[hidden]
  p.controller[token] = seat
  p.claim[token] = seat
  p.house[token] = definition.house
  p.bonus[token] = 0
  p.host[token] = hidden
  push(p.zones, zoneOf(LIMBO, seat), token)
  // from the deck nobody knows it; from elsewhere everybody saw it go
  const from = kindOfZone(p, hidden)
  if (from !== UNDER) p.knownTo[hidden] = from === DECK ? 0 : BOTH
  remove(p.zones, hidden)
  push(p.zones, zoneOf(UNDER, seat), hidden)
  p.host[hidden] = token
  return token
}

/** An index that no card has: a new one as long as there is one, because effects may still look for one that just left play. */
function freeObject(p: KeyforgePosition): number {
  const count = p.state[CARD_COUNT]
  if (count < CARDS) {
    p.state[CARD_COUNT]++
    return count
  }
  let free = -1
  for (let card = 0; card < CARDS; card++) {
    if (p.isToken[card] !== 0 && p.zones.of[card] < 0 && (free < 0 || p.since[card] < p.since[free])) free = card
  }
  if (free < 0) throw new CapacityError('cards', `holds ${CARDS} cards and token creatures, no room for one more`)
  return free
}

/**
 * Turns a token creature faceup: the card under it stands in its place with all that was on it (kf.token.11). Returns the card. What is no
 * creature, or half of one, loses its markers and cannot stay: the caller discards it.
 */
export function flipUp(p: KeyforgePosition, token: number, source: number): number {
  const card = p.host[token]
  const index = indexOf(p.zones, token)
  const zone = p.zones.of[token]
  remove(p.zones, card)
  p.host[card] = -1
  p.knownTo[card] = 0
  takePlace(p, token, card, zone, index)
  if (typeOf(p, card) !== CREATURE || isHalf(p, card)) p.status[card] = 0
  tell(p, 'flipUp', p.controller[card], source, card, 0, 'kf.token.11')
  return card
}

/** Turns a creature facedown: it is the token creature of its controller's reference card (kf.token.12). Without one nothing happens. */
export function flipDown(p: KeyforgePosition, card: number, source: number): number {
  const seat = p.controller[card]
  if (!isCreatureInPlay(p, card) || p.isToken[card] !== 0 || p.tokenOf[seat] === 0) return -1
  const index = indexOf(p.zones, card)
  const zone = p.zones.of[card]
  tell(p, 'flipDown', seat, source, card, 0, 'kf.token.12')
  const token = newToken(p, seat, card)
  takePlace(p, card, token, zone, index)
  return token
}

/** A card stands where another stood, and everything that was on that one, under it, or waiting for it is now this one's. */
function takePlace(p: KeyforgePosition, from: number, to: number, zone: number, index: number): void {
  if (p.zones.of[from] === zone) remove(p.zones, from)
  remove(p.zones, to)
  insert(p.zones, zone, index, to)
  carry(p, from, to)
  p.controller[to] = p.controller[from]
  p.claim[to] = p.claim[from]
  for (let card = 0; card < p.state[CARD_COUNT]; card++) {
    // what lies on it or under it, but not the two themselves
    if (p.host[card] === from && card !== to && card !== from && p.zones.of[card] >= 0) p.host[card] = to
  }
  for (const fact of [ATTACKER, DEFENDER, LAST_FOE]) if (p.state[fact] === from) p.state[fact] = to
  for (let i = 0; i < p.state[LASTING_COUNT]; i++) pointLastingAt(p, i * LASTING_WORDS, from, to)
  for (let i = 0; i < p.state[QUEUED]; i++) {
    for (const word of [ENTRY_SELF, ENTRY_ABOUT]) if (p.queue[i * QUEUE_WORDS + word] === from) p.queue[i * QUEUE_WORDS + word] = to
  }
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
}

/** What lies on a card and what it has done this turn goes along. */
function carry(p: KeyforgePosition, from: number, to: number): void {
  const columns = [p.damage, p.amberOn, p.armorUsed, p.armorSeen, p.attacked, p.spent]
  for (const column of columns) {
    column[to] = column[from]
    column[from] = 0
  }
  for (const column of [p.exhausted, p.status, p.tagged]) {
    column[to] = column[from]
    column[from] = 0
  }
  carryCounters(p, from, to)
  p.since[to] = p.since[from]
}

function pointLastingAt(p: KeyforgePosition, at: number, from: number, to: number): void {
  const { lasting } = p
  if (lasting[at + LASTING_SELF] === from) lasting[at + LASTING_SELF] = to
  const scope = lasting[at + SCOPE]
  if ((scope === WHILE_IN_PLAY || scope === WHILE_CONTROLLED) && lasting[at + UNTIL] === from) lasting[at + UNTIL] = to
  if (!isIn(lasting, at + CAPTURED, from)) return
  dropFrom(lasting, at + CAPTURED, from)
  addTo(lasting, at + CAPTURED, to)
}
