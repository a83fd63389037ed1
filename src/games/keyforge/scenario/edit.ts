import { cardAt, insert, push, remove } from '../../../kernel/zones.ts'
import {
  CARD_COUNT,
  DECK,
  DISCARD,
  definitions,
  ENRAGE,
  isCreatureInPlay,
  isInPlay,
  packIcons,
  secondOf,
  STUN,
  uncover,
  UNDER,
  UPGRADE,
  UPGRADES,
  WARD,
  ZONE_NAMES,
  zoneOf,
} from '../rules/index.ts'
import type { CounterName, House, Icon, KeyforgePosition } from '../rules/index.ts'
import { checkIcons, checkPlace, houseIndex, placeCard, ScenarioError, setCounters, sideIn, stripCard, whole } from './setup.ts'
import type { ScenarioCard } from './setup.ts'

/** Changing a table by hand, without any effect of the game. */

/** What may be changed on a card; what is not named stays. */
export interface CardChange {
  damage?: number
  amber?: number
  exhausted?: boolean
  stunned?: boolean
  warded?: boolean
  enraged?: boolean
  house?: House
  counters?: Partial<Record<CounterName, number>>
  /** Bonus icons added to the printed ones. */
  bonus?: readonly Icon[]
}

/** Zones that hold cards by themselves; what is on or under a card is attached to it. */
const EDITABLE = ZONE_NAMES.filter((name) => name !== 'upgrade' && name !== 'under' && name !== 'limbo')

export function zoneKind(zone: string): number {
  if (!(EDITABLE as readonly string[]).includes(zone))
    throw new ScenarioError('bad-zone', `there is no zone "${zone}" to move cards to; zones are ${EDITABLE.join(', ')}`)
  return (ZONE_NAMES as readonly string[]).indexOf(zone)
}

/** Moves a card to a zone of a seat, at an index of it as it is asked for, from the top in piles; without one to the top, or the end. */
export function moveCard(p: KeyforgePosition, card: number, seat: number, kind: number, index = -1): void {
  const leaves = isInPlay(p, card) && kind > UPGRADES
  const cards = leaves ? cardsOf(p, card) : [card]
  for (const one of cards) checkPlace(definitions[p.printed[one]], kind, p.owner[one], seat)
  if (leaves) takeOut(p, card)
  for (const one of cards) {
    uncover(p, one)
    remove(p.zones, one)
    const zone = zoneOf(kind, seat)
    const length = p.zones.length[zone]
    const at = index < 0 ? 0 : whole(index, 'the index', 0, length)
    insert(p.zones, zone, index < 0 ? length : kind === DECK || kind === DISCARD ? length - at : at, one)
    p.controller[one] = seat
    p.claim[one] = seat
  }
}

/** What a card in play is elsewhere: a token creature the card under it (kf.token.4), a gigantic creature its two halves (kf.gigantic.3). */
function cardsOf(p: KeyforgePosition, card: number): number[] {
  if (p.isToken[card] !== 0) return [p.host[card]]
  const second = secondOf(p, card)
  return second < 0 ? [card] : [second, card]
}

function takeOut(p: KeyforgePosition, card: number): void {
  const hidden = p.host[card]
  stripCard(p, card)
  remove(p.zones, card)
  // effects that still look for a token creature find the card that it was
  if (p.isToken[card] !== 0) p.host[card] = hidden
}

/** Puts a card on a creature as its upgrade, or under a card in play when it is none. */
export function attachCard(p: KeyforgePosition, card: number, host: number): void {
  const { id } = definitions[p.printed[host]].face
  if (!isInPlay(p, host) || card === host) throw new ScenarioError('wrong-zone', `"${id}" is not in play, so nothing can be on it`)
  const side = sideIn(definitions[p.printed[card]], UPGRADES)
  moveCard(p, card, p.owner[card], UNDER)
  p.host[card] = host
  if (side.type !== UPGRADE || !isCreatureInPlay(p, host)) p.knownTo[card] = 1 << p.controller[host]
  else {
    remove(p.zones, card)
    push(p.zones, zoneOf(UPGRADES, p.owner[card]), card)
    p.text[card] = side.index
  }
}

/** Makes a zone hold exactly these cards (top first for piles): new ones, or by index cards of the game. The others leave the game. */
export function fillZone(p: KeyforgePosition, seat: number, kind: number, cards: readonly (ScenarioCard | number)[]): void {
  const kept = cards.filter((entry) => typeof entry === 'number')
  for (const card of kept) {
    if (!Number.isInteger(card) || card < 0 || card >= p.state[CARD_COUNT] || p.zones.of[card] < 0)
      throw new ScenarioError('unknown-card', `there is no card number ${card} in this game`)
    if (kept.indexOf(card) !== kept.lastIndexOf(card)) throw new ScenarioError('named-twice', `card number ${card} is named twice`)
    checkPlace(definitions[p.printed[card]], kind, p.owner[card], seat)
  }
  const zone = zoneOf(kind, seat)
  for (let i = p.zones.length[zone] - 1; i >= 0; i--) {
    const card = cardAt(p.zones, zone, i)
    if (kept.includes(card)) continue
    const gone = isInPlay(p, card) ? cardsOf(p, card) : [card]
    takeOut(p, card)
    for (const one of gone) remove(p.zones, one)
  }
  for (const entry of kind === DECK || kind === DISCARD ? [...cards].reverse() : cards) {
    if (typeof entry === 'number') moveCard(p, entry, seat, kind)
    else placeCard(p, entry, seat, kind)
  }
}

export function changeCard(p: KeyforgePosition, card: number, change: CardChange): void {
  if (change.damage !== undefined) p.damage[card] = whole(change.damage, 'damage', 0, 999)
  if (change.amber !== undefined) p.amberOn[card] = whole(change.amber, 'amber', 0, 999)
  if (change.exhausted !== undefined) p.exhausted[card] = change.exhausted ? 1 : 0
  for (const [name, bit] of [
    ['stunned', STUN],
    ['warded', WARD],
    ['enraged', ENRAGE],
  ] as const) {
    if (change[name] !== undefined) p.status[card] = change[name] ? p.status[card] | bit : p.status[card] & ~bit
  }
  if (change.house !== undefined) p.house[card] = houseIndex(change.house)
  if (change.bonus !== undefined)
    p.bonus[card] = packIcons([...definitions[p.printed[card]].face.bonus, ...checkIcons(definitions[p.printed[card]], change.bonus)])
  for (const [name, n] of Object.entries(change.counters ?? {}) as [CounterName, number][]) setCounters(p, card, name, n)
}
