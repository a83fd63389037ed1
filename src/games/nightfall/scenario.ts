import { seedOf } from '../../kernel/random.ts'
import { move } from '../../kernel/zones.ts'
import { ordersOf } from './faces.ts'
import { faceNumber } from './catalog.ts'
import { SET_IDS } from './face.ts'
import { faces, nightfall } from './index.ts'
import type { NightfallPosition, NightfallSetup } from './index.ts'
import { ACTIVE, CARDS, COUNT, DECK, HAND, OPEN, zoneOf } from './layout.ts'

// Positions made to order, for lessons and for tests that read like examples.

const out = new Int16Array(nightfall.maxOptions)

/** A game of some seats whose archives sell at least these orders; it stands at the first chain, all hands empty. */
export function table(seats: number, ...orders: string[]): NightfallPosition {
  const all = ordersOf(SET_IDS).map((n) => faces[n].id)
  const ids = [...orders, ...all.filter((id) => !orders.includes(id))]
  const archives = {
    privates: Array.from({ length: seats }, (_, seat) => ids.slice(8 + 2 * seat, 10 + 2 * seat)),
    commons: ids.slice(0, 8),
  }
  return open({ seats, sets: [...SET_IDS], draft: 'none', archives })
}

/** A game from a setup; it stands at the first chain, all hands empty. */
export function open(setup: NightfallSetup): NightfallPosition {
  const started = nightfall.start(setup, seedOf(3))
  if (!started.ok) throw new Error(started.error.message)
  return emptyHands(started.value)
}

/** All cards in hands go on top of their decks. */
export function emptyHands(p: NightfallPosition): NightfallPosition {
  for (let seat = 0; seat < p.state[COUNT]; seat++)
    while (p.zones.length[zoneOf(seat, HAND)] > 0) move(p.zones, zoneOf(seat, DECK), top(p, zoneOf(seat, HAND)))
  return p
}

export function top(p: NightfallPosition, zone: number): number {
  return p.zones.list[p.zones.start[zone] + p.zones.length[zone] - 1]
}

/** Takes a card of this name from an archive, a deck or the wounds to a pile of a seat. */
export function give(p: NightfallPosition, id: string, seat: number, pile: number): number {
  const zone = zoneOf(seat, pile)
  for (let card = 0; card < CARDS; card++) {
    const from = p.zones.of[card]
    if (p.face[card] !== faceNumber(id) || from < 0) continue
    if (from >= OPEN || from === zoneOf(seat, DECK)) {
      move(p.zones, zone, card)
      return card
    }
  }
  throw new Error(`no ${id} left to give`)
}

/** The options as text. */
export function offered(p: NightfallPosition): string[] {
  return Array.from(out.subarray(0, nightfall.options(p, out)), (option) => nightfall.makeOption(p, option))
}

/** Chooses the option whose text holds these words. */
export function choose(p: NightfallPosition, ...words: string[]): void {
  for (const word of words) {
    const found = offered(p).filter((text) => text.includes(word))
    if (found.length !== 1) throw new Error(`"${word}" fits ${found.length} of: ${offered(p).join('; ')}`)
    nightfall.choose(p, nightfall.parseOption(p, found[0]))
  }
}

export function count(p: NightfallPosition, seat: number, pile: number): number {
  return p.zones.length[zoneOf(seat, pile)]
}

export function ids(p: NightfallPosition, zone: number): string[] {
  const { list, start, length } = p.zones
  return Array.from(list.subarray(start[zone], start[zone] + length[zone]), (card) => faces[p.face[card]].id)
}

/** Passes chain, claims and clean-up until the other seat's turn has come to its first question. */
export function passTurn(p: NightfallPosition): void {
  const active = p.state[ACTIVE]
  while (p.state[ACTIVE] === active) choose(p, offered(p)[offered(p).length - 1])
}

export function wounds(p: NightfallPosition, seat: number): number {
  return nightfall.observe(p, seat).seats[seat].wounds
}

export function parts(p: NightfallPosition): [me: number, you: number] {
  return [p.state[ACTIVE], 1 - p.state[ACTIVE]]
}
