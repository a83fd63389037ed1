import { seedOf } from '../../kernel/random.ts'
import { cardAt, move } from '../../kernel/zones.ts'
import { placeCalled } from './board.ts'
import type { Clan } from './face.ts'
import type { CrystalClansPosition } from './index.ts'
import { crystalClans, faces } from './index.ts'
import {
  ACTIVE,
  CRYSTAL_DECK,
  CRYSTAL_ROW,
  CRYSTALS,
  DECK,
  DECK_SIZE,
  DISCARD,
  HAND,
  MARKER,
  UNIT_CARDS,
  ownerOf,
  squadZone,
} from './layout.ts'

const SEED = seedOf(20261121)

// Positions made to order, for lessons and for tests that read like examples.

/** A scene: seat 0 is active, hands and board are empty but for what is asked for. Squads are listed top unit first. */
export interface Scene {
  readonly clans: readonly [Clan, Clan]
  readonly squads?: readonly (readonly [seat: number, place: string, ...units: string[]])[]
  readonly hands?: readonly [readonly string[], readonly string[]]
  readonly crystals?: readonly [readonly string[], readonly string[]]
  readonly discards?: readonly [readonly string[], readonly string[]]
  /** The crystals on offer; dealt by chance when left out. */
  readonly row?: readonly string[]
  /** How many cards are left in a draw pile: the others lie in the discard pile. */
  readonly decks?: readonly [number, number]
  /** Both players have seen all the cards in the hand of this seat. */
  readonly shown?: number
  readonly marker?: number
}

export function setScene({
  clans,
  squads = [],
  hands = [[], []],
  crystals = [[], []],
  discards = [[], []],
  row,
  decks,
  shown,
  marker = 0,
}: Scene): CrystalClansPosition {
  const started = crystalClans.start({ seats: 2, clans: [...clans], mulligan: false, mirror: clans[0] === clans[1] }, SEED)
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  p.state[ACTIVE] = 0
  p.state[MARKER] = marker
  for (let card = 0; card < UNIT_CARDS; card++) move(p.zones, DECK + Math.floor(card / DECK_SIZE), card)
  for (const [seat, place, ...units] of squads) {
    for (const id of [...units].reverse()) move(p.zones, squadZone(seat, placeCalled(place)), take(p, seat, id))
  }
  for (const seat of [0, 1]) {
    for (const id of hands[seat]) move(p.zones, HAND + seat, take(p, seat, id))
    for (const id of discards[seat]) move(p.zones, DISCARD + seat, take(p, seat, id))
    for (const id of crystals[seat]) move(p.zones, CRYSTALS + seat, crystalCalled(id))
    while (decks !== undefined && p.zones.length[DECK + seat] > decks[seat]) move(p.zones, DISCARD + seat, cardAt(p.zones, DECK + seat, 0))
  }
  if (row !== undefined) {
    while (p.zones.length[CRYSTAL_ROW] > 0) move(p.zones, CRYSTAL_DECK, cardAt(p.zones, CRYSTAL_ROW, 0))
    for (const id of row) move(p.zones, CRYSTAL_ROW, crystalCalled(id))
  }
  for (let card = 0; card < UNIT_CARDS; card++) if (shown === ownerOf(card) && p.zones.of[card] === HAND + shown) p.known[card] = 1
  return p
}

function crystalCalled(id: string): number {
  const crystal = faces.filter((face) => face.type === 'crystal').findIndex((face) => face.id === id)
  if (crystal < 0) throw new Error(`there is no crystal "${id}"`)
  return UNIT_CARDS + crystal
}

/** A copy of the unit that is still in the seat's draw pile. */
export function take(p: CrystalClansPosition, seat: number, id: string): number {
  for (let card = seat * DECK_SIZE; card < (seat + 1) * DECK_SIZE; card++) {
    if (crystalClans.cardId(p, card) === id && p.zones.of[card] === DECK + seat) return card
  }
  throw new Error(`no ${id} left in the draw pile of seat ${seat}`)
}

export function texts(p: CrystalClansPosition): string[] {
  const out = new Int16Array(crystalClans.maxOptions)
  const n = crystalClans.options(p, out)
  return Array.from(out.subarray(0, n), (option) => crystalClans.makeOption(p, option).replaceAll(/\b[AB]:|\.\d+/g, ''))
}

/** Chooses options by their notation without owners and copies, in turn. */
export function choose(p: CrystalClansPosition, ...wanted: string[]): void {
  for (const text of wanted) {
    const out = new Int16Array(crystalClans.maxOptions)
    const n = crystalClans.options(p, out)
    const at = texts(p).indexOf(text)
    if (at < 0 || at >= n) throw new Error(`"${text}" is not possible here: ${texts(p).join(', ')}`)
    crystalClans.choose(p, out[at])
  }
}

export function squad(p: CrystalClansPosition, seat: number, place: string): (string | undefined)[] {
  return zone(p, squadZone(seat, placeCalled(place))).reverse()
}

export function zone(p: CrystalClansPosition, number: number): (string | undefined)[] {
  return Array.from({ length: p.zones.length[number] }, (_, i) => crystalClans.cardId(p, cardAt(p.zones, number, i)))
}
