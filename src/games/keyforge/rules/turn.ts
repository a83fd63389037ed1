import { atOnce, jump, label, SEAT, SLOTS } from '../../../kernel/program.ts'
import type { Ask, Label, Program } from '../../../kernel/program.ts'
import { cardAt, move } from '../../../kernel/zones.ts'
import type { KeyforgeKind, KeyforgeOption } from './decision.ts'
import { ACT } from './definition.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { callForge, canForge, isCheck } from './forge.ts'
import { forgetOldTurns } from './history.ts'
import { forgetSeen } from './knowing.ts'
import { endBeforeTurn, endTurnEffects } from './lasting.ts'
import {
  code,
  ACTED,
  ACTIVE,
  ARCHIVES,
  ARTIFACTS,
  DECK,
  FIRST_SEAT,
  FROM_HAND,
  HAND,
  HOUSE,
  LAST_HOUSE,
  LINE,
  OMEGA,
  STEP,
  TURN,
  TURN_ACTS,
  zoneOf,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { draw, moveTo, shuffleDeck, staysInArchives } from './movement.ts'
import { tell } from './tell.ts'
import { askHouse, choosableHouses } from './house-step.ts'
import { askMain } from './main-step.ts'
import { callStateCheck, needsStateCheck } from './check.ts'
import './state-check.ts'
import { endIfStalled } from './stall.ts'
import { hasStatic, isForbidden, sumForSeat } from './clauses.ts'
import { chainPenalty, handSize, keyCost } from './values.ts'
import { opponentOf } from './whereabouts.ts'
import { collectFromDiscard, collectWatchers, markQueue, offersArchives } from './queue.ts'
import { openWindow } from './window.ts'

const STEP_START = 1
const STEP_FORGE = 2
const STEP_HOUSE = 3
const STEP_MAIN = 4
const STEP_READY = 5
const STEP_DRAW = 6
const STEP_END = 7

const active = (p: KeyforgePosition) => p.state[ACTIVE]
const checkState = (p: KeyforgePosition) => {
  if (needsStateCheck(p)) callStateCheck(p)
}

/** Once for each seat, the first player first (kf.mulligan). */
const mulligan: Ask<KeyforgePosition, KeyforgeKind, KeyforgeOption> = {
  kind: 'mulligan',
  rule: 'kf.mulligan.1',
  seat: (p, f) => p.frames[f + SLOTS],
  options(_p, _f, out) {
    out[0] = 0
    out[1] = 1
    return 2
  },
  answer(p, f, option) {
    const seat = p.frames[f + SLOTS]
    tell(p, option === 0 ? 'keep' : 'mulligan', seat, -1, -1, 0)
    if (option === 0) return
    const hand = zoneOf(HAND, seat)
    const cards = p.zones.length[hand]
    while (p.zones.length[hand] > 0) move(p.zones, zoneOf(DECK, seat), cardAt(p.zones, hand, p.zones.length[hand] - 1))
    shuffleDeck(p, seat)
    draw(p, seat, cards - 1)
  },
  view: (_p, _f, option) => ({ verb: option === 0 ? 'keep' : 'mulligan' }),
}

const takeArchives: Ask<KeyforgePosition, KeyforgeKind, KeyforgeOption> = {
  kind: 'archives',
  rule: 'kf.archives.2',
  seat: active,
  options(p, _f, out) {
    out[0] = 0
    out[1] = 1
    out[2] = 2
    return offersArchives(p, p.state[ACTIVE], false) ? 3 : 2
  },
  answer(p, _f, option) {
    if (option === 0) return
    const seat = p.state[ACTIVE]
    if (option === 2) {
      const mark = markQueue(p)
      offersArchives(p, seat, true)
      openWindow(p, mark)
      return
    }
    const archives = zoneOf(ARCHIVES, seat)
    tell(p, 'archivesTaken', seat, -1, -1, countTakeable(p, seat))
    for (let i = p.zones.length[archives] - 1; i >= 0; i--) moveTo(p, cardAt(p.zones, archives, i), HAND)
  },
  view: (_p, _f, option) => ({ verb: TAKES[option] }),
}

const TAKES = ['leave', 'take', 'takeSome'] as const

/** The cards of its archives that the seat may take. */
function countTakeable(p: KeyforgePosition, seat: number): number {
  const archives = zoneOf(ARCHIVES, seat)
  let n = 0
  for (let i = 0; i < p.zones.length[archives]; i++) if (!staysInArchives(p, cardAt(p.zones, archives, i))) n++
  return n
}

/** Every step counts anew for alpha (kf.alpha.2). */
function beginStep(p: KeyforgePosition, step: number): void {
  p.state[STEP] = step
  p.state[ACTED] = 0
}

/** Triggers at an edge of the turn, for whoever's they are. */
function openEdge(p: KeyforgePosition, trigger: number): void {
  const mark = markQueue(p)
  collectWatchers(p, trigger, -1, p.state[ACTIVE])
  openWindow(p, mark)
}

/** An act is over; what was played with omega ends the step with it (kf.omega.1). */
const endAct = (p: KeyforgePosition, f: number) => {
  forgetSeen(p)
  if (p.state[OMEGA] !== 0) jump(p, f, readyStep)
}

const afterHouse = label('after the house')
const checkMain = label('check before main')
const firstMulligan = label('first mulligan')
const beginTurn = label('begin turn')
const forgeStep = label('forge a key')
const houseStep = label('choose a house')
const beginMain = label('begin main')
const readyStep = label('ready cards')
const drawingStep = label('draw cards')
const endStep = label('end of turn')

/** The whole game: mulligans, then turns of five steps (kf.turn). */
export const GAME: Program = code.program('game', 2, [
  [
    firstMulligan,
    (p, f) => {
      p.frames[f + SLOTS] = p.state[FIRST_SEAT]
    },
  ],
  ['mulligan', mulligan],
  [
    'second mulligan',
    (p, f) => {
      p.frames[f + SLOTS] = opponentOf(p.state[FIRST_SEAT])
    },
  ],
  ['mulligan', mulligan],
  [
    beginTurn,
    (p, f) => {
      forgetSeen(p)
      p.state[TURN]++
      p.state[STEP] = STEP_START
      p.state[HOUSE] = -1
      p.state[FROM_HAND] = 0
      p.state[ACTED] = 0
      p.state[TURN_ACTS] = 0
      p.state[OMEGA] = 0
      p.frames[f + SEAT] = p.state[ACTIVE]
      forgetOldTurns(p)
      tell(p, 'turn', p.state[ACTIVE], -1, -1, p.state[TURN])
      endBeforeTurn(p)
      p.ofTurn.fill(0)
      atOnce(p, f, checkState)
    },
  ],
  // what ended just now may have kept a creature alive
  ['check state', checkState],
  [
    'start of turn',
    (p, f) => {
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.atStart, -1, p.state[ACTIVE])
      collectFromDiscard(p, TRIGGER.atStartFromDiscard, p.state[ACTIVE], 0)
      openWindow(p, mark)
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
  [
    forgeStep,
    (p, f) => {
      beginStep(p, STEP_FORGE)
      const seat = p.state[ACTIVE]
      const cost = keyCost(p, seat)
      if (sumForSeat(p, STATIC.skip, 0, seat) === 0 && canForge(p, seat, cost)) callForge(p, seat, -1, cost)
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
  [
    houseStep,
    (p, f) => {
      beginStep(p, STEP_HOUSE)
      // only a clause can strike out all houses of an identity card
      const seat = p.state[ACTIVE]
      if ((p.identity[seat] === 0 || hasStatic(p, STATIC.cannotSeat)) && choosableHouses(p, seat) === 0) {
        p.state[LAST_HOUSE + seat] = 0
        jump(p, f, afterHouse)
      }
    },
  ],
  ['house', askHouse],
  [afterHouse, checkState],
  [
    'archives',
    (p, f) => {
      if (countTakeable(p, p.state[ACTIVE]) === 0) jump(p, f, beginMain)
    },
  ],
  ['take archives', takeArchives],
  [
    beginMain,
    (p, f) => {
      beginStep(p, STEP_MAIN)
      // an omega card that was played in an earlier step ended that one only (kf.omega.1)
      p.state[OMEGA] = 0
      atOnce(p, f, checkState)
      atOnce(p, f, endAct)
    },
  ],
  [
    checkMain,
    (p, f) => {
      checkState(p)
      atOnce(p, f, endAct)
    },
  ],
  ['end of an act', endAct],
  ['main', askMain(checkMain)],
  [
    readyStep,
    (p, f) => {
      beginStep(p, STEP_READY)
      readyCards(p, p.state[ACTIVE])
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
  [
    drawingStep,
    (p, f) => {
      beginStep(p, STEP_DRAW)
      drawStep(p, p.state[ACTIVE])
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
  [
    endStep,
    (p, f) => {
      beginStep(p, STEP_END)
      openEdge(p, TRIGGER.atEnd)
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
  [
    'turn is over',
    (p, f) => {
      endTurnEffects(p)
      if (p.sink !== undefined && isCheck(p, p.state[ACTIVE])) tell(p, 'check', p.state[ACTIVE], -1, -1, 0, 'kf.check.1')
      atOnce(p, f, checkState)
    },
  ],
  ['check state', checkState],
  [
    'next player',
    (p, f) => {
      if (endIfStalled(p)) return
      p.state[ACTIVE] = opponentOf(p.state[ACTIVE])
      jump(p, f, beginTurn)
    },
  ],
])

/** Where the mulligans and each step of a turn begin, for positions that are set up by hand. */
export const STEP_LABEL: Readonly<Record<'setup' | 'start' | 'forge' | 'house' | 'main' | 'ready' | 'draw' | 'end', Label>> = {
  setup: firstMulligan,
  start: beginTurn,
  forge: forgeStep,
  house: houseStep,
  main: beginMain,
  ready: readyStep,
  draw: drawingStep,
  end: endStep,
}

function readyCards(p: KeyforgePosition, seat: number): void {
  if (sumForSeat(p, STATIC.skip, 1, seat) > 0) return
  for (let kind = LINE; kind <= ARTIFACTS; kind++) {
    const zone = zoneOf(kind, seat)
    for (let i = 0; i < p.zones.length[zone]; i++) {
      const card = cardAt(p.zones, zone, i)
      if (!isForbidden(p, ACT.ready, card) && !isForbidden(p, ACT.readyInStep, card)) p.exhausted[card] = 0
    }
  }
  openEdge(p, TRIGGER.atEndOfReadying)
}

/** Fills the hand; chains reduce it and one is shed when they did (kf.chains). Also called by effects that refill. */
export function drawStep(p: KeyforgePosition, seat: number): void {
  if (sumForSeat(p, STATIC.skip, 2, seat) > 0) return
  refill(p, seat, handSize(p, seat))
}

export function refill(p: KeyforgePosition, seat: number, size: number): void {
  const missing = size - p.zones.length[zoneOf(HAND, seat)]
  if (missing <= 0) return
  if (p.chains[seat] > 0) {
    const penalty = chainPenalty(p.chains[seat])
    p.chains[seat]--
    tell(p, 'chains', seat, -1, -1, -1, 'kf.chains.3')
    draw(p, seat, Math.max(0, missing - penalty))
  } else draw(p, seat, missing)
}
