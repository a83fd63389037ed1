import { SPECTATOR } from '../../../kernel/event.ts'
import { cardAt, insert, push, remove, shuffle } from '../../../kernel/zones.ts'
import { addToPool } from './amber-flow.ts'
import { ACT, CREATURE } from './definition.ts'
import { secondOf } from './gigantic.ts'
import { TRIGGER } from './kinds.ts'
import { forgetPlaces } from './knowing.ts'
import { forgetCard } from './lasting.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  DECK,
  DISCARD,
  HAND,
  LINE,
  PURGED,
  SEATS,
  UNDER,
  UNCHECKED,
  UNWATCHED,
  UPGRADES,
  WARD,
  zoneOf,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tell, tellMove } from './tell.ts'
import { hasTrigger, isForbidden } from './clauses.ts'
import { neighborOf, powerOf } from './values.ts'
import { isInPlay, kindOfZone, opponentOf, typeOf } from './whereabouts.ts'
import { collectOwn } from './queue.ts'
import { clearCounters, MOST } from './tally.ts'

/**
 * Moving cards between zones, and what leaving play means: amber goes to the opponent, markers vanish, upgrades are discarded,
 * lasting effects on the card end, and the card goes to its owner's zone (kf.leaves).
 */

/**
 * Moves a card to the top (or the bottom) of its owner's pile. Cards in play leave play first; a ward must be checked before.
 * False when it went somewhere else instead.
 */
export function moveTo(p: KeyforgePosition, card: number, kind: number, bottom = false, seat = p.owner[card]): boolean {
  const from = kindOfZone(p, card)
  if (staysInArchives(p, card)) return false
  if (p.isToken[card] !== 0) {
    moveToken(p, card, kind, bottom, seat)
    return true
  }
  // both halves of a gigantic creature leave together (kf.gigantic.3)
  const second = isInPlay(p, card) ? secondOf(p, card) : -1
  if (second >= 0) {
    uncover(p, second)
    remove(p.zones, second)
  }
  if (isInPlay(p, card)) leavePlay(p, card)
  else if ((kind !== HAND || seat !== p.owner[card]) && returnAbducted(p, card)) return false
  else if (from === ARCHIVES) p.abductor[card] = -1
  uncover(p, card)
  remove(p.zones, card)
  const zone = zoneOf(kind, seat)
  if (second >= 0) putInto(p, zone, second, bottom)
  putInto(p, zone, card, bottom)
  if (kind === HAND || kind === DECK || kind === ARCHIVES) p.setAsideBy[card] = -1
  return true
}

function putInto({ zones }: KeyforgePosition, zone: number, card: number, bottom: boolean): void {
  if (bottom) insert(zones, zone, 0, card)
  else push(zones, zone, card)
}

/** What it lay under, and who might look at it there, is over. */
export function uncover(p: KeyforgePosition, card: number): void {
  if (kindOfZone(p, card) !== UNDER) return
  p.host[card] = -1
  p.knownTo[card] = 0
}

/** Does a clause keep the card in the archives that it lies in (kf.cannot.1)? */
export function staysInArchives(p: KeyforgePosition, card: number): boolean {
  return kindOfZone(p, card) === ARCHIVES && isForbidden(p, ACT.leaveArchives, card)
}

/**
 * An abducted card that would leave the archives goes back to its owner's hand instead (kf.archives.6), or stays where it is when it cannot
 * leave them; false for any other card.
 */
export function returnAbducted(p: KeyforgePosition, card: number): boolean {
  if (kindOfZone(p, card) !== ARCHIVES || p.abductor[card] < 0) return false
  if (staysInArchives(p, card)) return true
  p.abductor[card] = -1
  remove(p.zones, card)
  push(p.zones, zoneOf(HAND, p.owner[card]), card)
  tellMove(p, 'toHand', p.owner[card], -1, card, ARCHIVES, HAND)
  return true
}

/** A token creature leaves play: its object is gone, and the card that lay hidden under it goes to its owner's zone (kf.token.4). */
function moveToken(p: KeyforgePosition, token: number, kind: number, bottom: boolean, seat: number): void {
  const hidden = p.host[token]
  remove(p.zones, hidden)
  p.host[hidden] = -1
  p.knownTo[hidden] = 0
  leavePlay(p, token)
  // effects that still look for it find the card; the object that left first is used again first
  p.host[token] = hidden
  p.since[token] = ++p.clock[0]
  const zone = zoneOf(kind, seat)
  putInto(p, zone, hidden, bottom)
  const told = TOLD_OF_HIDDEN[kind]
  if (told !== undefined) tellMove(p, told, seat, -1, hidden, UNDER, kind, kind === HAND || kind === ARCHIVES ? 1 << seat : undefined)
}

/** How it is told which card lay under a token creature, to whoever may know it where it went. */
const TOLD_OF_HIDDEN: Readonly<Record<number, string>> = {
  [DISCARD]: 'discard',
  [PURGED]: 'purge',
  [HAND]: 'toHand',
  [ARCHIVES]: 'archive',
}

/** The card that an effect finds: of a token creature that has left play, the card that it was (kf.token.10). */
export function realCard(p: KeyforgePosition, card: number): number {
  return card >= 0 && p.isToken[card] !== 0 && p.zones.of[card] < 0 ? p.host[card] : card
}

/** Puts a card under another one, out of play; `knownTo` are the seats that may look at it, bits. False when a ward holds it. */
export function placeUnder(p: KeyforgePosition, card: number, above: number, knownTo: number): boolean {
  if (wardSaves(p, card)) return false
  const second = isInPlay(p, card) ? secondOf(p, card) : -1
  moveTo(p, card, UNDER)
  if (second >= 0) {
    p.host[second] = above
    p.knownTo[second] = knownTo
  }
  const real = realCard(p, card)
  p.host[real] = above
  p.knownTo[real] = knownTo
  return true
}

/** May the seat know this card that lies under another? A token creature's is for its controller (kf.token.3, kf.graft.3). */
export function mayLookUnder(p: KeyforgePosition, seat: number, card: number): boolean {
  if (seat === SPECTATOR) return false
  const above = p.host[card]
  return (p.knownTo[card] & (1 << seat)) !== 0 || (above >= 0 && p.isToken[above] !== 0 && p.controller[above] === seat)
}

/** Takes a ward from a card that would leave play; true when it had one and therefore stays (kf.ward). */
export function wardSaves(p: KeyforgePosition, card: number): boolean {
  if ((p.status[card] & WARD) === 0 || !isInPlay(p, card)) return false
  p.status[card] &= ~WARD
  // what would have destroyed it may still be there, such as power 0 (kf.damage.2)
  p.state[UNCHECKED] = 1
  tell(p, 'wardLost', p.controller[card], -1, card, 0, 'kf.ward.2')
  return true
}

/** `tagged` of a card whose power and neighbors are remembered already. */
const REMEMBERED = 2

/** Cards that are destroyed together see each other in play to the last (kf.destroyed.8): to be called for all before the first one leaves. */
export function rememberTogether(p: KeyforgePosition, card: number): void {
  remember(p, card)
  p.tagged[card] = REMEMBERED
}

/** What effects ask of a creature that has left play. */
function remember(p: KeyforgePosition, card: number): void {
  const creature = typeOf(p, card) === CREATURE
  p.power[card] = creature ? Math.min(MOST, powerOf(p, card)) : 0
  p.left[card] = creature ? neighborOf(p, card, -1) : -1
  p.right[card] = creature ? neighborOf(p, card, 1) : -1
}

/** Everything that happens to a card as it leaves play, except where it goes. Collects its leaves-play abilities. */
function leavePlay(p: KeyforgePosition, card: number): void {
  const creature = typeOf(p, card) === CREATURE
  // wherever it goes (kf.destroyed.6)
  if (p.tagged[card] !== 0) tell(p, 'destroyed', p.controller[card], -1, card, 0, 'kf.destroyed.1')
  if (hasTrigger(p, TRIGGER.leavesPlay)) collectOwn(p, TRIGGER.leavesPlay, card)
  if (p.tagged[card] !== REMEMBERED) remember(p, card)
  const amber = p.amberOn[card]
  p.amberOn[card] = 0
  remove(p.zones, card)
  p.state[UNWATCHED] = 1
  // amber on a creature goes to the opponent, on anything else to the supply (kf.leaves.3, kf.leaves.4)
  if (amber > 0 && creature && addToPool(p, opponentOf(p.controller[card]), amber)) {
    tell(p, 'returned', opponentOf(p.controller[card]), -1, card, amber, 'kf.leaves.3')
  }
  p.damage[card] = 0
  p.status[card] = 0
  p.exhausted[card] = 0
  clearCounters(p, card)
  p.armorUsed[card] = 0
  p.armorSeen[card] = 0
  p.since[card] = 0
  p.attacked[card] = 0
  p.tagged[card] = 0
  p.host[card] = -1
  p.text[card] = p.printed[card]
  p.claim[card] = p.owner[card]
  forgetCard(p, card)
  discardAttached(p, card)
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
}

/** Upgrades on a card and cards under it are discarded when it leaves play (kf.upgrade.4). */
export function discardAttached(p: KeyforgePosition, card: number, kinds: readonly number[] = ATTACHED): void {
  for (let seat = 0; seat < SEATS; seat++) {
    for (const kind of kinds) {
      const zone = zoneOf(kind, seat)
      for (let i = p.zones.length[zone] - 1; i >= 0; i--) {
        const attached = cardAt(p.zones, zone, i)
        if (p.host[attached] !== card) continue
        if (kind === UPGRADES) leavePlay(p, attached)
        else {
          uncover(p, attached)
          remove(p.zones, attached)
        }
        p.host[attached] = -1
        push(p.zones, zoneOf(DISCARD, p.owner[attached]), attached)
        tellMove(p, 'discard', p.owner[attached], -1, attached, kind, DISCARD)
      }
    }
  }
}

const ATTACHED = [UPGRADES, UNDER]

/** A card comes into play under a seat's control; creatures at an index of the line (-1: the right flank). */
export function enterPlay(p: KeyforgePosition, card: number, seat: number, index: number, ready: boolean): void {
  uncover(p, card)
  remove(p.zones, card)
  const zone = zoneOf(typeOf(p, card) === CREATURE ? LINE : ARTIFACTS, seat)
  if (index < 0) push(p.zones, zone, card)
  else insert(p.zones, zone, Math.min(index, p.zones.length[zone]), card)
  p.controller[card] = seat
  p.claim[card] = seat
  p.since[card] = ++p.clock[0]
  p.exhausted[card] = ready ? 0 : 1
  if (p.isToken[card] === 0) p.host[card] = -1
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
}

/** Attaches an upgrade; its controller is the seat that played it, whoever controls the creature (kf.control). */
export function attach(p: KeyforgePosition, upgrade: number, host: number, seat: number): void {
  remove(p.zones, upgrade)
  push(p.zones, zoneOf(UPGRADES, seat), upgrade)
  p.controller[upgrade] = seat
  p.claim[upgrade] = seat
  p.since[upgrade] = ++p.clock[0]
  p.host[upgrade] = host
  p.exhausted[upgrade] = 0
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
  tell(p, 'attach', seat, host, upgrade, 0)
}

/** Draws cards one by one; an empty deck is made anew from the discard pile, then drawing goes on (kf.deck). Returns how many. */
export function draw(p: KeyforgePosition, seat: number, count: number): number {
  const deck = zoneOf(DECK, seat)
  let drawn = 0
  for (; drawn < count; drawn++) {
    if (p.zones.length[deck] === 0 && !reshuffle(p, seat)) break
    const card = cardAt(p.zones, deck, p.zones.length[deck] - 1)
    remove(p.zones, card)
    push(p.zones, zoneOf(HAND, seat), card)
    tellMove(p, 'draw', seat, -1, card, DECK, HAND, 1 << seat)
  }
  return drawn
}

function reshuffle(p: KeyforgePosition, seat: number): boolean {
  const discard = zoneOf(DISCARD, seat)
  if (p.zones.length[discard] === 0) return false
  while (p.zones.length[discard] > 0) {
    const card = cardAt(p.zones, discard, p.zones.length[discard] - 1)
    remove(p.zones, card)
    push(p.zones, zoneOf(DECK, seat), card)
  }
  shuffleDeck(p, seat)
  return true
}

export function shuffleDeck(p: KeyforgePosition, seat: number): void {
  shuffle(p, zoneOf(DECK, seat))
  forgetPlaces(p, zoneOf(DECK, seat))
  tell(p, 'shuffle', seat, -1, -1, 0)
}

/** The top card of a seat's deck, -1 when it is empty: only drawing reshuffles (kf.deck.3). */
export function topOfDeck(p: KeyforgePosition, seat: number, depth = 0): number {
  const deck = zoneOf(DECK, seat)
  const length = p.zones.length[deck]
  return length <= depth ? -1 : cardAt(p.zones, deck, length - 1 - depth)
}
