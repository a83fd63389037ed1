import { excerpt } from '../../kernel/excerpt.ts'
import type { Result, Setup, SetupError } from '../../kernel/game.ts'
import { boot, call, run } from '../../kernel/program.ts'
import { roll, seedPosition } from '../../kernel/random.ts'
import type { Random, Seed } from '../../kernel/random.ts'
import { move, push, shuffle } from '../../kernel/zones.ts'
import { refuseFields } from '../fields.ts'
import { laidIn } from '../own/laid.ts'
import type { OwnCards } from '../own/laid.ts'
import { refuseOwn } from '../own/refuse.ts'
import { faces, ordersOf, starterFaces, woundFaces } from './faces.ts'
import { COMMONS, dealPackets, draft } from './draft.ts'
import { faceNumber } from './catalog.ts'
import { tell } from './tell.ts'
import { SET_IDS } from './face.ts'
import type { Face, SetId } from './face.ts'
import {
  ACTIVE,
  code,
  COUNT,
  DECK,
  FIRST,
  HIDDEN,
  NightfallPosition,
  OPEN,
  PACKET,
  POOL,
  RESOLVING,
  ROUND,
  SEATS,
  STARTERS,
  WOUNDS,
  zoneOf,
} from './layout.ts'
import { draw } from './movement.ts'
import { turns } from './turn.ts'

/** How the archives come about: `sealed` picks, picks after a `revealed` part of the commons, or `none`: given ones. */
export type DraftKind = 'sealed' | 'revealed' | 'none'

export interface Archives {
  /** Two order ids for each seat. */
  readonly privates: readonly (readonly string[])[]
  /** Eight order ids. */
  readonly commons: readonly string[]
}

export interface NightfallSetup extends Setup {
  readonly sets: readonly SetId[]
  readonly draft: DraftKind
  /** Only without a draft; a fixed spread of the sets is taken when it is missing. */
  readonly archives?: Archives
  /** Ids of the orders that the draft deals from; all of the sets when left out. */
  readonly cards?: readonly string[]
  /** Values of an owner in the place of the designed ones. */
  readonly own?: OwnCards
}

const GAME = 'nightfall'
const FIELDS = ['seats', 'sets', 'draft', 'archives', 'cards', 'own']
/** The usual one first. */
export const DRAFTS: readonly DraftKind[] = ['sealed', 'revealed', 'none']

export function defaultSetup(seats = 2): NightfallSetup {
  return { seats, sets: ['nightfall'], draft: 'sealed' }
}

/** Any of the sets, with any draft. */
export function randomSetup(seats: number, random: Random): NightfallSetup {
  const chosen = 1 + random.below((1 << SET_IDS.length) - 1)
  return { seats, sets: SET_IDS.filter((_, i) => (chosen & (1 << i)) !== 0), draft: DRAFTS[random.below(DRAFTS.length)] }
}

/** A fixed spread of archives without a draft: moons mixed, the same for everyone who starts so. */
export function defaultArchives(seats: number, sets: readonly SetId[]): Archives {
  const orders = ordersOf(sets)
  // a step without a common divisor with the number of orders visits each once and mixes the moons
  const ids = orders.map((_, i) => faces[orders[(i * 5) % orders.length]].id)
  return {
    privates: Array.from({ length: seats }, (_, seat) => ids.slice(2 * seat, 2 * seat + 2)),
    commons: ids.slice(2 * seats, 2 * seats + COMMONS),
  }
}

/** Checks a setup from outside. One error, which names the thing and what would make it right. */
export function checkSetup(value: unknown): Result<NightfallSetup, SetupError> {
  const fail = (code: string, message: string): Result<NightfallSetup, SetupError> => ({ ok: false, error: { code, message } })
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('not-a-setup', 'a setup must be an object with seats, sets and draft')
  const { seats, sets, draft: kind, archives, cards, own } = value as Record<string, unknown>
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < 2 || seats > SEATS) {
    return fail('bad-seats', `seats must be a whole number from 2 to ${SEATS}, not ${excerpt(seats)}`)
  }
  if (!Array.isArray(sets) || sets.length === 0) return fail('no-sets', `sets must name one or more of: ${SET_IDS.join(', ')}`)
  for (const set of sets)
    if (!SET_IDS.includes(set as SetId)) return fail('unknown-set', `there is no set ${excerpt(set)}; known sets: ${SET_IDS.join(', ')}`)
  const doubled = sets.find((set, i) => sets.indexOf(set) !== i)
  if (doubled !== undefined) return fail('doubled-set', `the set "${doubled}" is named twice; name each set once`)
  if (!DRAFTS.includes(kind as DraftKind)) return fail('bad-draft', `draft must be one of ${DRAFTS.join(', ')}, not ${excerpt(kind)}`)
  const refused = refuseFields(value, FIELDS) ?? refuseOwn(GAME, own)
  if (refused !== undefined) return { ok: false, error: refused }
  const setup = { seats, sets: sets as SetId[], draft: kind as DraftKind, ...laidIn(GAME) }
  if (kind !== 'none' && archives === undefined) {
    if (cards === undefined) return { ok: true, value: { ...setup, cards: ordersOf(setup.sets).map((order) => faces[order].id) } }
    const fault = checkCards(cards, setup)
    return fault === undefined ? { ok: true, value: { ...setup, cards: cards as string[] } } : { ok: false, error: fault }
  }
  if (cards !== undefined) return fail('cards-without-draft', 'cards are given, so draft must not be "none"')
  if (archives === undefined) return { ok: true, value: { ...setup, archives: defaultArchives(seats, setup.sets) } }
  if (kind !== 'none') return fail('archives-with-draft', 'archives are given, so draft must be "none"')
  const { privates, commons } = (archives ?? {}) as Record<string, unknown>
  if (!isList(privates) || privates.length !== seats || !privates.every((own) => isList(own) && own.length === 2)) {
    return fail('bad-privates', `archives.privates must hold two order ids for each of the ${seats} seats`)
  }
  if (!isList(commons) || commons.length !== COMMONS) return fail('bad-commons', `archives.commons must hold ${COMMONS} order ids`)
  const ids = [...(privates as unknown[][]).flat(), ...commons]
  const known = ordersOf(setup.sets)
  for (const id of ids) {
    if (typeof id !== 'string' || !known.includes(faceNumber(id))) {
      return fail('unknown-card', `${excerpt(id)} is not an order of the sets ${setup.sets.join(', ')}`)
    }
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) return fail('doubled-card', `the order "${id}" is given twice; each may have one archive`)
  }
  return { ok: true, value: { ...setup, archives: { privates: privates as string[][], commons: commons as string[] } } }
}

/** Cards of a packet (nf.draft.1, nf.draft.6). */
function packetSize({ sets, draft }: NightfallSetup): number {
  return draft === 'revealed' && sets.length > 1 ? 5 : 4
}

function checkCards(cards: unknown, setup: NightfallSetup): SetupError | undefined {
  const { seats, sets } = setup
  const known = ordersOf(sets)
  if (!isList(cards)) return { code: 'bad-cards', message: 'cards must be a list of order ids' }
  for (const id of cards) {
    if (typeof id !== 'string' || !known.includes(faceNumber(id)))
      return { code: 'unknown-card', message: `${excerpt(id)} is not an order of the sets ${sets.join(', ')}` }
    if (cards.indexOf(id) !== cards.lastIndexOf(id))
      return { code: 'doubled-card', message: `the order "${id}" stands twice among the cards` }
  }
  if (cards.length > POOL) return { code: 'too-many-cards', message: `${cards.length} orders; a draft deals from ${POOL} at most` }
  const least = seats * packetSize(setup) + COMMONS - seats
  if (cards.length < least) return { code: 'too-few-cards', message: `${cards.length} orders; a draft of ${seats} needs ${least}` }
  return undefined
}

/** The faces of a checked setup: its orders, and what every game has. */
export function poolOf({ cards = [], archives }: NightfallSetup): Face[] {
  const orders = archives === undefined ? cards : [...archives.privates.flat(), ...archives.commons]
  return [...orders.map(faceNumber), ...starterFaces, ...woundFaces].map((face) => faces[face])
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

const main = code.program('game', 0, [
  ['archives', (p) => void call(p, draft, 0, -1, -1)],
  ['deal', deal],
  ['turns', (p) => void call(p, turns, 0, -1, -1)],
])

/** Everyone shuffles the starting minions and draws five; the first player is drawn (nf.setup.3, nf.setup.7). */
function deal(p: NightfallPosition): void {
  const seats = p.state[COUNT]
  for (let seat = 0; seat < seats; seat++) {
    shuffle(p, zoneOf(seat, DECK))
    draw(p, seat, 5, 'nf.setup.3')
  }
  p.state[FIRST] = roll(p, seats)
  p.state[ACTIVE] = p.state[FIRST]
  tell(p, 'first', p.state[FIRST], -1, -1, 0, 'nf.setup.7')
}

/** Sets up a game and runs it to its first decision. */
export function start(setup: NightfallSetup, seed: Seed): Result<NightfallPosition, SetupError> {
  const checked = checkSetup(setup)
  if (!checked.ok) return checked
  const { seats, sets, draft: kind, archives, cards = [] } = checked.value
  const p = new NightfallPosition()
  seedPosition(p.random, seed)
  p.state[COUNT] = seats
  p.state[RESOLVING] = -1
  p.face.fill(-1)
  p.owner.fill(-1)
  p.zones.of.fill(-1)
  p.archives.fill(-1)
  p.packets.fill(-1)
  p.pool.fill(-1)
  layWounds(p, seats, sets.includes('martial-law'))
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < 12; i++) {
      const card = STARTERS + seat * 12 + i
      p.face[card] = starterFaces[i >> 1]
      push(p.zones, zoneOf(seat, DECK), card)
    }
  }
  if (archives !== undefined) {
    p.state[ROUND] = 3
    archives.privates.forEach((own, seat) => {
      p.archives[2 * seat] = faceNumber(own[0])
      p.archives[2 * seat + 1] = faceNumber(own[1])
    })
    archives.commons.forEach((id, i) => {
      p.archives[2 * seats + i] = faceNumber(id)
    })
  } else {
    p.pool.set(cards.map(faceNumber))
    p.state[PACKET] = packetSize(checked.value)
    dealPackets(p, kind === 'revealed')
  }
  boot(p, main)
  run(code, p)
  return { ok: true, value: p }
}

/** Ten wounds a player lie open, the rest stays hidden below; Martial Law replaces five of each kind (nf.setup.2, nf.setup.8). */
function layWounds(p: NightfallPosition, seats: number, isMartialLaw: boolean): void {
  for (let i = 0; i < 60; i++) {
    const kind = (i / 20) | 0
    p.face[WOUNDS + i] = woundFaces[isMartialLaw && i % 20 >= 15 ? kind + 3 : kind]
    push(p.zones, HIDDEN, WOUNDS + i)
  }
  shuffle(p, HIDDEN)
  const { list, start: first, length } = p.zones
  for (let n = 10 * seats; n > 0; n--) move(p.zones, OPEN, list[first[HIDDEN] + length[HIDDEN] - 1])
}
