import { excerpt } from '../../kernel/excerpt.ts'
import type { Result, Setup, SetupError } from '../../kernel/game.ts'
import { boot, run } from '../../kernel/program.ts'
import { roll, seedPosition } from '../../kernel/random.ts'
import type { Random, Seed } from '../../kernel/random.ts'
import { push, shuffle } from '../../kernel/zones.ts'
import { countCopies, nameBox, readBox } from '../box.ts'
import type { BoxEntry } from '../box.ts'
import { refuseFields } from '../fields.ts'
import { laidIn } from '../own/laid.ts'
import type { OwnCards } from '../own/laid.ts'
import { refuseOwn } from '../own/refuse.ts'
import { faceNumber } from './catalog.ts'
import { COPIES } from './face.ts'
import type { CardFace } from './face.ts'
import { faces } from './faces.ts'
import { draw } from './movement.ts'
import {
  ACTIVE,
  CARDS,
  code,
  DECK,
  DUEL,
  FREE,
  LIFE,
  MODE,
  PAIRS,
  RIFT,
  RIFT_CARDS,
  RiftbladePosition,
  SEAT_COUNT,
  SEATS,
  STARTERS,
  teamCount,
  WINNER,
} from './layout.ts'
import { refill } from './rift.ts'
import { FIRST_STONES, rollMana, rollStones, stonesAtStart } from './stones.ts'
import { DRAWN, match } from './turn.ts'

/** Two players; three or four, each against all; or four as two teams. */
export interface RiftbladeSetup extends Setup {
  readonly seats: 2 | 3 | 4
  /** Two against two: seats 0 and 2 against seats 1 and 3. */
  readonly teams?: boolean
  /** Who begins rolls fewer stones for the first turn: a variant of ours for two, three and teams (rb.setup.10). */
  readonly handicap?: boolean
  /** The seat (or, with teams, its team) that begins, or `roll` for the most Mana (rb.setup.9); drawn by lot when not given (rb.setup.8). */
  readonly first?: number | 'roll'
  /** The cards of the Rift, then the starters of one seat; those of this box when left out. */
  readonly cards?: readonly string[]
  /** Values of an owner in the place of the designed ones. */
  readonly own?: OwnCards
}

const GAME = 'riftblade'
const FIELDS = ['seats', 'teams', 'handicap', 'first', 'cards', 'own']

export function defaultSetup(seats = 2): RiftbladeSetup {
  return { seats: seats as 2 | 3 | 4 }
}

/** Four in teams or each against all, two sides with a handicap or without, and any way to find who begins. */
export function randomSetup(seats: number, random: Random): RiftbladeSetup {
  const first = ([undefined, 'roll', 0] as const)[random.below(3)]
  const teams = seats === 4 && random.below(2) === 0
  const handicap = (seats === 2 || teams) && random.below(2) === 0
  return {
    ...defaultSetup(seats),
    ...(teams ? { teams } : {}),
    ...(handicap ? { handicap } : {}),
    ...(first === undefined ? {} : { first }),
  }
}

/** Checks a setup from outside. */
export function checkSetup(value: unknown): Result<RiftbladeSetup, SetupError> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fault('not-a-setup', 'a setup of Riftblade is an object such as {"seats":2}')
  }
  const { seats, teams, handicap, first, cards, own } = value as Record<string, unknown>
  const refused = refuseFields(value, FIELDS) ?? refuseOwn(GAME, own)
  if (refused !== undefined) return { ok: false, error: refused }
  if (seats !== 2 && seats !== 3 && seats !== 4) {
    return fault('bad-seats', `"seats" must be 2, 3 or 4, not ${excerpt(seats)}`)
  }
  if (teams !== undefined && typeof teams !== 'boolean') return fault('bad-teams', `"teams" must be true or false, not ${excerpt(teams)}`)
  if (teams === true && seats !== 4) return fault('teams-need-four', `teams are two against two: "seats" must be 4, not ${seats}`)
  if (handicap !== undefined && typeof handicap !== 'boolean')
    return fault('bad-handicap', `"handicap" must be true or false, not ${excerpt(handicap)}`)
  if (handicap === true && seats === 4 && teams !== true)
    return fault('no-handicap-of-four', 'a handicap is for two or three players or two teams, not for four, each against all')
  if (first !== undefined && first !== 'roll' && !(Number.isInteger(first) && (first as number) >= 0 && (first as number) < seats)) {
    return fault('bad-first', `"first" must be a seat, 0 to ${seats - 1}, or "roll", not ${excerpt(first)}`)
  }
  const box = cards === undefined ? { ok: true as const, value: boxOf() } : readBox(cards, (id) => faceNumber(id) >= 0)
  if (!box.ok) return box
  const rift = countCopies(box.value.filter(({ id }) => !isStarter(id)))
  if (rift !== RIFT_CARDS) return fault('wrong-count', `the Rift has ${rift} cards, it must have ${RIFT_CARDS}`)
  const starters = countCopies(box.value.filter(({ id }) => isStarter(id)))
  if (starters !== STARTERS) return fault('wrong-count', `a seat has ${starters} starters, it must have ${STARTERS}`)
  return {
    ok: true,
    value: {
      seats,
      ...(teams === undefined ? {} : { teams }),
      ...(handicap === undefined ? {} : { handicap }),
      ...(first === undefined ? {} : { first: first as number | 'roll' }),
      cards: nameBox(box.value),
      ...laidIn(GAME),
    },
  }
}

/** The cards as they lie in the box. */
export function boxOf(): BoxEntry[] {
  return faces.map(({ id, rarity }) => ({ id, copies: COPIES[rarity] }))
}

/** The faces of a checked setup. */
export function poolOf({ cards }: RiftbladeSetup): CardFace[] {
  return entriesOf(cards).map(({ id }) => faces[faceNumber(id)])
}

function entriesOf(cards: unknown): readonly BoxEntry[] {
  const box = readBox(cards, () => true)
  return box.ok ? box.value : []
}

/** A starter, which is dealt to every seat. */
export function isStarter(id: string): boolean {
  return faces[faceNumber(id)].rarity === 'starter'
}

/** Kinds of a full table, copy by copy: the Rift, then the starters of each seat. */
function dealt(entries: readonly BoxEntry[]): number[] {
  const kinds = (starters: boolean) =>
    entries.filter(({ id }) => isStarter(id) === starters).flatMap(({ id, copies }) => Array<number>(copies).fill(faceNumber(id)))
  return [...kinds(false), ...Array.from({ length: SEATS }, () => kinds(true)).flat()]
}

/** Deals the start of rb.setup and runs to the first decision. */
export function start(setup: RiftbladeSetup, seed: Seed): Result<RiftbladePosition, SetupError> {
  const checked = checkSetup(setup)
  if (!checked.ok) return checked
  const { seats, teams = false, handicap = false, first } = checked.value
  const p = new RiftbladePosition()
  seedPosition(p.random, seed)
  p.state[SEAT_COUNT] = seats
  p.state[MODE] = teams ? PAIRS : seats === 2 ? DUEL : FREE
  p.state[WINNER] = -1
  p.face.set(dealt(entriesOf(checked.value.cards)))
  p.holder.fill(-1)
  p.zones.of.fill(-1)
  for (let team = 0; team < teamCount(p); team++) p.life[team] = LIFE
  const beginner = first === 'roll' ? rollOff(p, seats) : (first ?? roll(p, seats))
  p.state[ACTIVE] = teams ? beginner & 1 : beginner
  for (let seat = 0; seat < seats; seat++) dealSeat(p, seat, handicap)
  for (let card = 0; card < RIFT_CARDS; card++) push(p.zones, RIFT, card)
  shuffle(p, RIFT)
  refill(p)
  boot(p, match)
  run(code, p)
  return { ok: true, value: p }
}

export function blank(): RiftbladePosition {
  const p = new RiftbladePosition()
  for (let card = 0; card < CARDS; card++) p.zones.of[card] = -1
  return p
}

/** Everybody rolls; the most Mana begins, and those who have equally much roll again (rb.setup.9). */
function rollOff(p: RiftbladePosition, seats: number): number {
  let rolling = Array.from({ length: seats }, (_, seat) => seat)
  while (rolling.length > 1) {
    const mana = rolling.map(() => rollMana(p, FIRST_STONES))
    const most = Math.max(...mana)
    rolling = rolling.filter((_, i) => mana[i] === most)
  }
  return rolling[0]
}

/** Eight starters, four of them in hand, and stones. */
function dealSeat(p: RiftbladePosition, seat: number, handicap: boolean): void {
  for (let i = 0; i < STARTERS; i++) {
    const card = RIFT_CARDS + STARTERS * seat + i
    p.holder[card] = seat
    push(p.zones, DECK + seat, card)
  }
  shuffle(p, DECK + seat)
  draw(p, seat, -1, DRAWN)
  rollStones(p, seat, stonesAtStart(p, seat, handicap), 'rb.setup.4')
}

function fault(code: string, message: string): Result<never, SetupError> {
  return { ok: false, error: { code, message } }
}
