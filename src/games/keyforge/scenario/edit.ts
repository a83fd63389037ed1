import { cardAt, insert, push, remove } from '../../../kernel/zones.ts'
import {
  CARD_COUNT,
  DECK,
  DISCARD,
  definitions,
  ENRAGE,
  isInPlay,
  packIcons,
  STUN,
  UPGRADES,
  WARD,
  ZONE_NAMES,
  zoneOf,
} from '../rules/index.ts'
import type { CounterName, House, Icon, KeyforgePosition } from '../rules/index.ts'
import { checkIcons, checkPlace, houseIndex, placeCard, ScenarioError, setCounters, stripCard, whole } from './setup.ts'
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

export function zoneKind(zone: string): number {
  const kind = (ZONE_NAMES as readonly string[]).indexOf(zone)
  if (kind < 0) throw new ScenarioError('bad-zone', `there is no zone "${zone}"; zones are ${ZONE_NAMES.join(', ')}`)
  return kind
}

/** Moves a card to a zone of a seat, at an index of it, -1 for the end. */
export function moveCard(p: KeyforgePosition, card: number, seat: number, kind: number, index = -1): void {
  checkPlace(definitions[p.printed[card]], kind, p.owner[card], seat)
  if (isInPlay(p, card) && kind > UPGRADES) stripCard(p, card)
  remove(p.zones, card)
  if (index < 0) push(p.zones, zoneOf(kind, seat), card)
  else insert(p.zones, zoneOf(kind, seat), index, card)
  p.controller[card] = seat
  p.claim[card] = seat
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
    stripCard(p, card)
    remove(p.zones, card)
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
