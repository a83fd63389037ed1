import { DONE } from '../../ability/compile.ts'
import { ABOUT, call, jump, label, SEAT, skip, SLOTS } from '../../kernel/program.ts'
import type { Program } from '../../kernel/program.ts'
import { cardAt, shuffle } from '../../kernel/zones.ts'
import { HOME, PLACE_COUNT } from './board.ts'
import { activate, writePlaces } from './activate.ts'
import { writeYesNo } from './battle.ts'
import { callArrivals } from './arrival.ts'
import { CLAIMED, FLIP_ON_TURN, cost, triggers } from './catalog.ts'
import {
  ACTIONS,
  ACTIVE,
  BARREN,
  CRYSTALS,
  CRYSTAL_COUNT,
  CRYSTAL_DECK,
  CRYSTAL_ROW,
  DECK,
  DECK_SIZE,
  EARNED,
  HAND,
  IDLE,
  TURN,
  UNIT_CARDS,
  code,
  controls,
  squadSize,
} from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { canPay, discard, discardFromDeck, draw, HAND_SIZE, initiative, pay, put, putUnder, reshuffle, standIn } from './movement.ts'
import { CRYSTALS_TO_WIN, endGame } from './outcome.ts'
import { endIfStalled } from './stall.ts'
import { tell } from './tell.ts'
import { callTrigger } from './trigger.ts'
import { summon, summonablePlaces } from './summon.ts'
import { activationCost, crystalPlacesOf, firstCardOf, raidCost, replenishCost, squadAttack } from './values.ts'

/** The game as a program: actions one after the other until a seat holds four crystals (cc.turn.2, cc.win.1). */

/** Beyond the neutral spaces, on the other side (cc.turn.3). */
const NEXT_TURN_AT = -2

/** Options of an action: a place, a place, one of each, a crystal of the row, a crystal to flip. */
const ACTIVATE = 0
const SUMMON = PLACE_COUNT
const REPLENISH = 2 * PLACE_COUNT
const RAID = REPLENISH + 1
const CLAIM = RAID + 1
const FLIP = CLAIM + 3

const discardNext = label('discard from the hand')

const replenishProgram: Program = code.program('replenish', 0, [
  [
    discardNext,
    {
      kind: 'target',
      rule: 'cc.replenish.1',
      seat: (p, f) => p.frames[f + SEAT],
      options: (p, f, out) => writeHand(p, p.frames[f + SEAT], out),
      answer(p, f, option) {
        if (option === DONE) return
        discard(p, standIn(p, option))
        if (p.zones.length[HAND + p.frames[f + SEAT]] > 0) jump(p, f, discardNext)
      },
      view: (_p, _f, option) => (option === DONE ? { verb: 'done' } : { verb: 'discard', target: option }),
      picks(p, f) {
        const eligible = listHand(p, p.frames[f + SEAT])
        return { min: 0, max: eligible.length, picked: [], eligible, ordered: false }
      },
    },
  ],
  [
    'draw',
    (p, f) => {
      const seat = p.frames[f + SEAT]
      draw(p, seat, HAND_SIZE - p.zones.length[HAND + seat])
    },
  ],
])

export function replenish(p: CrystalClansPosition, seat: number, paid: number): void {
  tell(p, 'replenish', seat, -1, paid)
  call(p, replenishProgram, seat, -1, -1)
}

/** What was paid for the crystal. */
const PRICE = SLOTS

const claimProgram: Program = code.program('claim', 1, [
  [
    'take',
    (p, f) => {
      const seat = p.frames[f + SEAT]
      const crystal = p.frames[f + ABOUT]
      put(p, crystal, CRYSTALS + seat)
      p.state[BARREN] = 0
      tell(p, 'claim', seat, crystal, p.frames[f + PRICE])
      if (p.zones.length[CRYSTALS + seat] >= CRYSTALS_TO_WIN) endGame(p, seat + 1)
    },
  ],
  ['claimed', (p, f) => callTrigger(p, CLAIMED, p.frames[f + ABOUT], HOME[p.frames[f + SEAT]], 0)],
  ['refill the row', (p) => revealCrystal(p)],
])

/** A seat takes a crystal of the row; any cost is paid before. */
function claim(p: CrystalClansPosition, seat: number, crystal: number, paid: number): void {
  const g = call(p, claimProgram, seat, -1, -1)
  p.frames[g + PRICE] = paid
  p.frames[g + ABOUT] = crystal
}

export function revealCrystal(p: CrystalClansPosition): void {
  const left = p.zones.length[CRYSTAL_DECK]
  if (left > 0) put(p, cardAt(p.zones, CRYSTAL_DECK, left - 1), CRYSTAL_ROW)
}

const action = label('action')
const arrivals = label('arrivals')
const actionEnds = label('end of the action')
/** Slot of the game: who takes a crystal for a reshuffle now. */
const EARNER = SLOTS

/** The root program of every game. */
export const gameProgram: Program = code.program('game', 1, [
  [
    action,
    {
      kind: 'main',
      rule: 'cc.turn.2',
      seat: (p) => p.state[ACTIVE],
      options: writeActions,
      answer: takeAction,
      view(p, _f, option) {
        if (option < SUMMON) return { verb: 'activate', place: option }
        if (option < REPLENISH) return { verb: 'summon-at', place: option - SUMMON }
        if (option === REPLENISH) return { verb: 'replenish' }
        if (option === RAID) return { verb: 'raid' }
        if (option < FLIP) return { verb: 'claim', card: cardAt(p.zones, CRYSTAL_ROW, option - CLAIM) }
        return { verb: 'flip', card: UNIT_CARDS + option - FLIP }
      },
    },
  ],
  [arrivals, (p) => callArrivals(p)],
  [
    'crystals for reshuffles',
    (p, f) => {
      if (p.zones.length[CRYSTAL_ROW] === 0 || p.state[EARNED] + p.state[EARNED + 1] === 0) jump(p, f, actionEnds)
      else if (p.state[EARNED] === 0 || p.state[EARNED + 1] === 0) {
        p.frames[f + EARNER] = p.state[EARNED] > 0 ? 0 : 1
        skip(p, f)
      }
    },
  ],
  [
    'who takes first',
    {
      kind: 'order',
      rule: 'cc.ability.4',
      seat: (p) => p.state[ACTIVE],
      options: writeYesNo,
      answer(p, f, option) {
        p.frames[f + EARNER] = option === 0 ? 1 - p.state[ACTIVE] : p.state[ACTIVE]
      },
      view: (_p, _f, option) => ({ verb: option === 0 ? 'after' : 'before' }),
    },
  ],
  [
    'free crystal',
    {
      kind: 'target',
      rule: 'cc.reshuffle.2',
      seat: (p, f) => p.frames[f + EARNER],
      options(p, _f, out) {
        const n = p.zones.length[CRYSTAL_ROW]
        for (let i = 0; i < n; i++) out[i] = i
        out[n] = DONE
        return n + 1
      },
      answer(p, f, option) {
        const seat = p.frames[f + EARNER]
        p.state[EARNED + seat]--
        jump(p, f, arrivals)
        if (option !== DONE) claim(p, seat, cardAt(p.zones, CRYSTAL_ROW, option), 0)
      },
      view: (p, _f, option) => (option === DONE ? { verb: 'decline' } : { verb: 'claim-free', card: cardAt(p.zones, CRYSTAL_ROW, option) }),
    },
  ],
  [actionEnds, endAction],
])

function writeActions(p: CrystalClansPosition, _f: number, out: Int16Array): number {
  const seat = p.state[ACTIVE]
  const z = p.zones
  let n = 0
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (squadSize(p, seat, place) > 0 && canPay(p, seat, activationCost(p, seat, place))) out[n++] = ACTIVATE + place
  }
  const first = n
  n += writePlaces(summonablePlaces(p, seat), out.subarray(n))
  for (let i = first; i < n; i++) out[i] += SUMMON
  if (canPay(p, seat, replenishCost(p, seat))) out[n++] = REPLENISH
  if (controls(p, seat, HOME[1 - seat]) && canPay(p, seat, raidCost(p, seat))) out[n++] = RAID
  if (crystalPlacesOf(p, seat) >= 2) {
    for (let i = 0; i < z.length[CRYSTAL_ROW]; i++) if (canPay(p, seat, cost[p.face[cardAt(z, CRYSTAL_ROW, i)]])) out[n++] = CLAIM + i
  }
  for (let i = 0; i < CRYSTAL_COUNT; i++) if (mayFlip(p, seat, UNIT_CARDS + i)) out[n++] = FLIP + i
  return n
}

function mayFlip(p: CrystalClansPosition, seat: number, crystal: number): boolean {
  return (
    p.zones.of[crystal] === CRYSTALS + seat && p.down[crystal - UNIT_CARDS] === 0 && triggers[FLIP_ON_TURN][p.face[crystal]] !== undefined
  )
}

function takeAction(p: CrystalClansPosition, _f: number, option: number): void {
  const seat = p.state[ACTIVE]
  if (option < SUMMON) activate(p, seat, option)
  else if (option < REPLENISH) summon(p, seat, option - SUMMON)
  else if (option === REPLENISH) {
    const paid = replenishCost(p, seat)
    pay(p, seat, paid)
    replenish(p, seat, paid)
  } else if (option === RAID) raid(p, seat)
  else if (option < FLIP) {
    const crystal = cardAt(p.zones, CRYSTAL_ROW, option - CLAIM)
    pay(p, seat, cost[p.face[crystal]])
    claim(p, seat, crystal, cost[p.face[crystal]])
  } else {
    const crystal = UNIT_CARDS + option - FLIP
    p.down[crystal - UNIT_CARDS] = 1
    p.state[IDLE] = 0
    callTrigger(p, FLIP_ON_TURN, crystal, HOME[seat], 0)
  }
}

/** Discards as many cards of the enemy's draw pile as the squad has attack; a reshuffle ends it (cc.raid.2). */
function raid(p: CrystalClansPosition, seat: number): void {
  pay(p, seat, raidCost(p, seat))
  const force = squadAttack(p, seat, HOME[1 - seat])
  tell(p, 'raid', seat, -1, force)
  for (let i = 0; i < force; i++) {
    if (p.zones.length[DECK + 1 - seat] === 0) {
      // the draw pile is made anew, but no card of it is discarded
      reshuffle(p, 1 - seat)
      return
    }
    discardFromDeck(p, 1 - seat, 1)
  }
}

function endAction(p: CrystalClansPosition, f: number): void {
  p.state[EARNED] = 0
  p.state[EARNED + 1] = 0
  p.state[ACTIONS]++
  if (endIfStalled(p)) return
  if (initiative(p, p.state[ACTIVE]) <= NEXT_TURN_AT) {
    p.state[ACTIVE] = 1 - p.state[ACTIVE]
    p.state[TURN]++
    tell(p, 'turn', p.state[ACTIVE], -1, p.state[TURN] + 1)
  }
  jump(p, f, action)
}

const putBack = label('put back')
/** Slot of the mulligan: cards put back. */
const COUNT = SLOTS

/** Once before the game: cards go back and as many are drawn (cc.setup.4). */
export const mulliganProgram: Program = code.program('mulligan', 1, [
  [
    putBack,
    {
      kind: 'mulligan',
      rule: 'cc.setup.4',
      seat: (p, f) => p.frames[f + SEAT],
      options: (p, f, out) => writeHand(p, p.frames[f + SEAT], out),
      answer(p, f, option) {
        if (option === DONE) return
        p.frames[f + COUNT]++
        putUnder(p, option, DECK + p.frames[f + SEAT])
        if (p.zones.length[HAND + p.frames[f + SEAT]] > 0) jump(p, f, putBack)
      },
      view: (_p, _f, option) => (option === DONE ? { verb: 'done' } : { verb: 'put-back', target: option }),
    },
  ],
  [
    'draw anew',
    (p, f) => {
      if (p.frames[f + COUNT] === 0) return
      shuffle(p, DECK + p.frames[f + SEAT])
      draw(p, p.frames[f + SEAT], p.frames[f + COUNT])
    },
  ],
])

/** Cards of a hand, and the end of the run. */
function writeHand(p: CrystalClansPosition, seat: number, out: Int16Array): number {
  const first = firstCardOf(seat)
  let n = 0
  for (let card = first; card < first + DECK_SIZE; card++) if (p.zones.of[card] === HAND + seat) out[n++] = card
  out[n++] = DONE
  return n
}

function listHand(p: CrystalClansPosition, seat: number): number[] {
  const out = new Int16Array(DECK_SIZE + 1)
  return Array.from(out.subarray(0, writeHand(p, seat, out) - 1))
}
