import type { OptionView } from '../../kernel/decision.ts'
import { SEEN_BY_ALL } from '../../kernel/event.ts'
import { call } from '../../kernel/program.ts'
import type { Ask } from '../../kernel/program.ts'
import { move } from '../../kernel/zones.ts'
import type { RiftbladeKind } from './decision.ts'
import { COST, FACES, rowOf, TRIGGER_TIER } from './catalog.ts'
import { link, nextLinker, waysToPlay, WAY_STONE, WAY_TIER, WAYS } from './chain.ts'
import { STONES } from './face.ts'
import { copyIn, discard, draw, writeFaces } from './movement.ts'
import {
  EMPOWERED,
  ENDED,
  FLOOR,
  HAND,
  LINKER,
  MANA,
  MODE,
  OFFERED,
  OVERCHARGED,
  PAIRS,
  PASSED,
  partnerOf,
  RESOLVING,
  ROW,
  WILD,
  QUIET,
} from './layout.ts'
import type { RiftbladePosition } from './layout.ts'
import { gainStoneMana, payMana } from './mana.ts'
import { renewRow, take } from './rift.ts'
import { spendStone } from './stones.ts'
import { tell } from './tell.ts'

type Rift = RiftbladePosition

// Options of a turn. Those about a card name its face: copies are alike, so there is one option for all of them.
export const END = 0
export const PASS = 1
export const OFFER = 2
export const GAIN_MANA = 3
export const GAIN_WILD = 4
export const REFRESH = 5
export const DRAW = 6
export const BUY = FACES
export const TRIGGER = 2 * FACES
export const CONVERT = 3 * FACES
export const RELEASE = 4 * FACES
export const PLAY = 5 * FACES
/** Options of one face from PLAY on, the ways in order. */
const STRIDE = 8
/** Above every option. */
export const MAX_OPTIONS = PLAY + STRIDE * FACES

const kinds = new Int16Array(FACES)

/** One action of a turn, in any order and as often as it can be paid for (rb.turn.1). */
export const act: Ask<Rift, RiftbladeKind> = {
  kind: 'main',
  rule: 'rb.turn.1',
  seat: (p) => p.state[FLOOR],
  options(p, _f, out) {
    const seat = p.state[FLOOR]
    let n = writeTalk(p, seat, out)
    n = writeStones(p, seat, out, n)
    n = writeRow(p, seat, out, n)
    if (p.ready[4 * seat + EMPOWERED] > 0) n = writeFaces(p, HAND + seat, CONVERT, out, n)
    if (p.ready[4 * seat + WILD] > 0) n = writeFaces(p, HAND + seat, RELEASE, out, n)
    return p.state[LINKER] === seat ? writePlays(p, seat, out, n) : n
  },
  answer(p, _f, option) {
    const seat = p.state[FLOOR]
    if (option <= OFFER) {
      talk(p, seat, option)
      return
    }
    p.state[OFFERED] = 0
    p.state[QUIET] = -1
    if (option >= PLAY) play(p, seat, Math.floor((option - PLAY) / STRIDE), (option - PLAY) % STRIDE)
    else if (option >= RELEASE) release(p, seat, option - RELEASE)
    else if (option >= CONVERT) convert(p, seat, option - CONVERT)
    else if (option >= TRIGGER) triggerFromRow(p, seat, option - TRIGGER)
    else if (option >= BUY) buy(p, seat, option - BUY)
    else useStone(p, seat, option)
  },
  view(p, _f, option) {
    const seat = p.state[FLOOR]
    if (option >= PLAY) return viewPlay(p, seat, Math.floor((option - PLAY) / STRIDE), (option - PLAY) % STRIDE)
    if (option >= RELEASE) return { verb: 'trigger', card: copyIn(p, HAND + seat, option - RELEASE), as: 'hand' }
    if (option >= CONVERT) return { verb: 'convert', card: copyIn(p, HAND + seat, option - CONVERT) }
    if (option >= TRIGGER) return { verb: 'trigger', card: copyIn(p, ROW, option - TRIGGER), amount: COST[option - TRIGGER], as: 'row' }
    if (option >= BUY) return { verb: 'buy', card: copyIn(p, ROW, option - BUY), amount: COST[option - BUY] }
    return PLAIN[option]
  },
}

const PLAIN: readonly OptionView[] = [
  { verb: 'end' },
  { verb: 'pass' },
  { verb: 'offer' },
  { verb: 'gain', as: 'mana' },
  { verb: 'gain', as: 'wild' },
  { verb: 'refresh' },
  { verb: 'draw' },
]

// ---- writing options

/** Ending, passing and handing over; only partners have the last two (rb.team.9). */
function writeTalk(p: Rift, seat: number, out: Int16Array): number {
  const linker = p.state[LINKER]
  if (p.state[MODE] !== PAIRS || linker < 0) {
    out[0] = END
    return 1
  }
  if (linker !== seat) {
    out[0] = OFFER
    return 1
  }
  out[0] = PASS
  if (p.state[OFFERED] === 1) return 1
  out[1] = OFFER
  return 2
}

function writeStones(p: Rift, seat: number, out: Int16Array, n: number): number {
  const stones = 4 * seat
  if (p.ready[stones + MANA] > 0) out[n++] = GAIN_MANA
  if (p.ready[stones + WILD] > 0) out[n++] = GAIN_WILD
  if (p.ready[stones + MANA] > 0) out[n++] = REFRESH
  if (p.ready[stones + OVERCHARGED] > 0) out[n++] = DRAW
  return n
}

function writeRow(p: Rift, seat: number, out: Int16Array, n: number): number {
  const found = writeFaces(p, ROW, 0, kinds, 0)
  const mana = p.mana[seat]
  for (let i = 0; i < found; i++) if (COST[kinds[i]] <= mana) out[n++] = BUY + kinds[i]
  for (let i = 0; i < found; i++) if (COST[kinds[i]] <= mana) out[n++] = TRIGGER + kinds[i]
  return n
}

function writePlays(p: Rift, seat: number, out: Int16Array, n: number): number {
  const found = writeFaces(p, HAND + seat, 0, kinds, 0)
  for (let i = 0; i < found; i++) {
    const ways = waysToPlay(p, seat, kinds[i])
    for (let way = 0; way < WAYS; way++) if ((ways & (1 << way)) !== 0) out[n++] = PLAY + STRIDE * kinds[i] + way
  }
  return n
}

function viewPlay(p: Rift, seat: number, kind: number, way: number): OptionView {
  const card = copyIn(p, HAND + seat, kind)
  const stone = WAY_STONE[way]
  return stone < 0 ? { verb: 'play', card, mode: WAY_TIER[way] } : { verb: 'play', card, mode: WAY_TIER[way], as: STONES[stone] }
}

// ---- doing them

function talk(p: Rift, seat: number, option: number): void {
  const partner = partnerOf(p, seat)
  if (option === PASS) {
    p.state[PASSED] |= 1 << seat
    p.state[OFFERED] = 0
    nextLinker(p, seat)
    if (p.state[LINKER] >= 0) p.state[FLOOR] = p.state[LINKER]
    tell(p, 'pass', seat, -1, -1, 0, 'rb.team.5')
    return
  }
  if (option === END) {
    // with a partner, the turn ends when both want nothing more
    if (p.state[MODE] !== PAIRS || p.state[OFFERED] === 1) p.state[ENDED] = 1
    else p.state[OFFERED] = 1
  } else if (p.state[LINKER] === seat) p.state[OFFERED] = 1
  p.state[FLOOR] = partner
}

function useStone(p: Rift, seat: number, option: number): void {
  if (option === GAIN_MANA || option === GAIN_WILD) {
    const stone = option === GAIN_MANA ? MANA : WILD
    spendStone(p, seat, stone)
    gainStoneMana(p, seat, stone)
  } else if (option === REFRESH) {
    spendStone(p, seat, MANA)
    tell(p, 'refresh', seat, -1, -1, 0, 'rb.stone.3')
    renewRow(p, seat)
  } else {
    spendStone(p, seat, OVERCHARGED)
    draw(p, seat, -1, 1, OVERCHARGED)
  }
}

/** The stone is not spent: it is an overcharged one from now on (rb.stone.5, rb.stone.11). */
function convert(p: Rift, seat: number, kind: number): void {
  discard(p, seat, -1, copyIn(p, HAND + seat, kind), 'rb.stone.5')
  p.ready[4 * seat + EMPOWERED]--
  p.ready[4 * seat + OVERCHARGED]++
  tell(p, 'convert', seat, -1, -1, 1, 'rb.stone.5')
}

function buy(p: Rift, seat: number, kind: number): void {
  payMana(p, seat, COST[kind])
  take(p, seat, copyIn(p, ROW, kind), COST[kind])
}

function triggerFromRow(p: Rift, seat: number, kind: number): void {
  payMana(p, seat, COST[kind])
  trigger(p, seat, copyIn(p, ROW, kind), 'row')
}

function release(p: Rift, seat: number, kind: number): void {
  spendStone(p, seat, WILD)
  trigger(p, seat, copyIn(p, HAND + seat, kind), 'hand')
}

/** Runs the marked row; the turn puts the card into the Void when that is done (rb.trigger.1, rb.trigger.7). */
function trigger(p: Rift, seat: number, card: number, from: string): void {
  p.known[card] = 0
  p.holder[card] = seat
  move(p.zones, RESOLVING, card)
  const tier = TRIGGER_TIER[p.face[card]]
  if (p.sink !== undefined) {
    const event = { kind: 'trigger', seat, source: card, cards: [card], amount: tier, from, to: 'resolving', rule: 'rb.trigger.3' }
    p.sink({ ...event, seen: SEEN_BY_ALL })
  }
  call(p, rowOf(p.face[card], tier), seat, card, card)
}

function play(p: Rift, seat: number, kind: number, way: number): void {
  const card = copyIn(p, HAND + seat, kind)
  link(p, seat, card, way)
  // the partner whose card is next acts next
  p.state[FLOOR] = p.state[LINKER]
  call(p, rowOf(kind, WAY_TIER[way]), seat, card, card)
}
