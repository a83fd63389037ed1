import { excerpt } from '../../kernel/excerpt.ts'
import type { Result, Setup, SetupError } from '../../kernel/game.ts'
import { boot, call, run, SLOTS } from '../../kernel/program.ts'
import type { Program } from '../../kernel/program.ts'
import { roll, seedPosition } from '../../kernel/random.ts'
import type { Random, Seed } from '../../kernel/random.ts'
import { push, shuffle } from '../../kernel/zones.ts'
import { countCopies, nameBox, readBox } from '../box.ts'
import type { BoxEntry } from '../box.ts'
import { refuseFields } from '../fields.ts'
import { laidIn } from '../own/laid.ts'
import type { OwnCards } from '../own/laid.ts'
import { refuseOwn } from '../own/refuse.ts'
import { CLANS } from './face.ts'
import type { Clan, Face } from './face.ts'
import { boxOf, faceNumber, faces } from './faces.ts'
import { ACTIVE, CRYSTAL_COUNT, CRYSTAL_DECK, CrystalClansPosition, DECK, DECK_SIZE, SEATS, UNIT_CARDS, code } from './layout.ts'
import { draw, pay } from './movement.ts'
import { gameProgram, mulliganProgram, revealCrystal } from './turn.ts'

/**
 * The ingredients of a game: the clan of each seat, whether the optional mulligan is played (cc.setup.4), and whether both seats may
 * have the same clan, which is a variant of ours as the box holds one deck of each (cc.setup.5).
 */
export interface CrystalClansSetup extends Setup {
  readonly seats: 2
  readonly clans: readonly [Clan, Clan]
  readonly mulligan: boolean
  readonly mirror?: boolean
  /** Who begins has initiative at once, as a handicap of the other seat that is a variant of ours (cc.setup.6). */
  readonly handicap?: boolean
  /** The units of these clans and the crystals; those of this box when left out. */
  readonly cards?: readonly string[]
  /** Values of an owner in the place of the designed ones. */
  readonly own?: OwnCards
}

const GAME = 'crystal-clans'
const FIELDS = ['seats', 'clans', 'mulligan', 'mirror', 'handicap', 'cards', 'own']
const FIRST_HAND = 5
const ROW = 3
/** The space on the side of who begins where the marker starts with the handicap: the first one beyond the neutral ones, as any other turn begins. */
const HEAD_START = 2

export function defaultSetup(): CrystalClansSetup {
  return { seats: 2, clans: ['stone', 'blood'], mulligan: false }
}

/** All 36 pairings, those of a clan with itself among them as the variant that they are; with or without the mulligan and the handicap. */
export function randomSetup(_seats: number, random: Random): CrystalClansSetup {
  const clans = [CLANS[random.below(CLANS.length)], CLANS[random.below(CLANS.length)]] as const
  const mulligan = random.below(2) === 0
  const handicap = random.below(2) === 0
  return { seats: 2, clans, mulligan, ...(clans[0] === clans[1] ? { mirror: true } : {}), ...(handicap ? { handicap } : {}) }
}

/** Checks a setup from outside and fills in what may be left out. */
export function checkSetup(value: unknown): Result<CrystalClansSetup, SetupError> {
  const fail = (code: string, message: string): Result<CrystalClansSetup, SetupError> => ({ ok: false, error: { code, message } })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail('not-an-object', 'a setup must be an object such as {"seats": 2, "clans": ["stone", "blood"]}')
  }
  const { seats, clans, mulligan = false, mirror, handicap, cards, own } = value as { readonly [name: string]: unknown }
  const refused = refuseFields(value, FIELDS) ?? refuseOwn(GAME, own)
  if (refused !== undefined) return { ok: false, error: refused }
  if (seats !== 2) return fail('bad-seats', `Crystal Clans is for 2 seats, not ${excerpt(seats)}`)
  if (!Array.isArray(clans) || clans.length !== SEATS) return fail('clans', 'clans must be a list of two clans, one for each seat')
  for (const clan of clans) {
    if (!CLANS.includes(clan as Clan)) return fail('unknown-clan', `there is no clan ${excerpt(clan)}; the clans are ${CLANS.join(', ')}`)
  }
  if (typeof mulligan !== 'boolean') return fail('mulligan', 'mulligan must be true or false')
  if (mirror !== undefined && typeof mirror !== 'boolean') return fail('mirror', 'mirror must be true or false')
  if (handicap !== undefined && typeof handicap !== 'boolean') return fail('handicap', 'handicap must be true or false')
  const [first, second] = clans as readonly Clan[]
  if (first === second && mirror !== true) {
    const message = `there is one deck of the clan ${first}: choose another for one seat, or add "mirror": true for the variant with two of them`
    return fail('same-clan', message)
  }
  const setup = {
    seats: 2,
    clans: [first, second],
    mulligan,
    ...(first === second ? { mirror: true } : {}),
    ...(handicap === undefined ? {} : { handicap }),
    ...laidIn(GAME),
  } as const
  if (cards === undefined) return { ok: true, value: { ...setup, cards: nameBox(boxOf(setup.clans)) } }
  const box = readBox(cards, (id) => faceNumber(id) >= 0)
  if (!box.ok) return box
  for (const clan of setup.clans) {
    const size = countCopies(deckOf(clan, box.value))
    if (size !== DECK_SIZE) return fail('wrong-count', `the deck of the clan ${clan} has ${size} cards, it must have ${DECK_SIZE}`)
  }
  const crystals = countCopies(crystalsOf(box.value))
  if (crystals !== CRYSTAL_COUNT) return fail('wrong-count', `there are ${crystals} crystals, there must be ${CRYSTAL_COUNT}`)
  return { ok: true, value: { ...setup, cards: nameBox(box.value) } }
}

/** The faces of a checked setup. */
export function poolOf({ cards }: CrystalClansSetup): Face[] {
  return entriesOf(cards).map(({ id }) => faces[faceNumber(id)])
}

function entriesOf(cards: unknown): readonly BoxEntry[] {
  const box = readBox(cards, () => true)
  return box.ok ? box.value : []
}

function deckOf(clan: Clan, entries: readonly BoxEntry[]): BoxEntry[] {
  return entries.filter(({ id }) => {
    const face = faces[faceNumber(id)]
    return face.type === 'unit' && face.clan === clan
  })
}

function crystalsOf(entries: readonly BoxEntry[]): BoxEntry[] {
  return entries.filter(({ id }) => faces[faceNumber(id)].type === 'crystal')
}

/** Face numbers copy by copy. */
function dealt(entries: readonly BoxEntry[]): number[] {
  return entries.flatMap(({ id, copies }) => Array<number>(copies).fill(faceNumber(id)))
}

/** Deals a game and runs to its first decision. */
export function start(setup: CrystalClansSetup, seed: Seed): Result<CrystalClansPosition, SetupError> {
  const checked = checkSetup(setup)
  if (!checked.ok) return checked
  const p = new CrystalClansPosition()
  seedPosition(p.random, seed)
  const box = entriesOf(checked.value.cards)
  checked.value.clans.forEach((clan, seat) => {
    dealt(deckOf(clan, box)).forEach((face, i) => {
      p.face[seat * DECK_SIZE + i] = face
      push(p.zones, DECK + seat, seat * DECK_SIZE + i)
    })
  })
  dealt(crystalsOf(box)).forEach((face, i) => {
    p.face[UNIT_CARDS + i] = face
    push(p.zones, CRYSTAL_DECK, UNIT_CARDS + i)
  })
  const { mulligan, handicap } = checked.value
  boot(p, mulligan ? startWithMulligan : startProgram)
  // nothing else runs yet: this frame is the first
  p.frames[LEAD] = handicap === true ? HEAD_START : 0
  run(code, p)
  return { ok: true, value: p }
}

function dealHands(p: CrystalClansPosition): void {
  for (let seat = 0; seat < SEATS; seat++) {
    shuffle(p, DECK + seat)
    draw(p, seat, FIRST_HAND)
  }
}

/** Slot of the start: the initiative of who begins. */
const LEAD = SLOTS

/** Lots decide who begins; the other seat draws one card more (cc.setup.3). The marker lies on 0, or nearer who begins (cc.setup.2, cc.setup.6). */
function drawLots(p: CrystalClansPosition, f: number): void {
  p.state[ACTIVE] = roll(p, SEATS)
  pay(p, p.state[ACTIVE], -p.frames[f + LEAD])
  draw(p, 1 - p.state[ACTIVE], 1)
  shuffle(p, CRYSTAL_DECK)
  for (let i = 0; i < ROW; i++) revealCrystal(p)
  call(p, gameProgram, p.state[ACTIVE], -1, -1)
}

const startProgram: Program = code.program('start', 1, [
  ['deal', dealHands],
  ['lots', drawLots],
])

const startWithMulligan: Program = code.program('start with mulligan', 1, [
  ['deal', dealHands],
  ['mulligan of seat 0', (p) => callMulligan(p, 0)],
  ['mulligan of seat 1', (p) => callMulligan(p, 1)],
  ['lots', drawLots],
])

function callMulligan(p: CrystalClansPosition, seat: number): void {
  call(p, mulliganProgram, seat, -1, -1)
}
