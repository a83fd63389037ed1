import type { Program } from '../../kernel/program.ts'
import { addTo, dropFrom, isIn, nextIn, SET_WORDS } from '../../kernel/cardset.ts'
import { ABOUT, call, finish, jump, label, SLOTS, AMOUNT } from '../../kernel/program.ts'
import { BEFORE_BATTLE, CARDS_REVEALED, KILLS, LOSSES, triggers } from './catalog.ts'
import { ACTIVE, LOST, UNIT_CARDS, code, ownerOf, placeOf, squadSize, topUnit } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { tell } from './tell.ts'

/** Triggers, and the order of those that wait at the same time: the active player says which comes first, whoever they belong to (cc.ability.4). */

/** Runs the trigger of a card, if it has one: the place it is about and the amount of the event go along. */
export function callTrigger(p: CrystalClansPosition, kind: number, card: number, place: number, amount: number): void {
  const trigger = triggers[kind][p.face[card]]
  if (trigger === undefined) return
  const seat = seatOf(p, card)
  tell(p, 'trigger', seat, card, amount)
  const g = call(p, trigger.program, seat, card, card)
  p.frames[g + ABOUT] = place
  p.frames[g + AMOUNT] = amount
}

/** Crystals belong to the seat that claimed them. */
function seatOf(p: CrystalClansPosition, card: number): number {
  return card < UNIT_CARDS ? ownerOf(card) : p.zones.of[card] & 1
}

const WAITING = SLOTS
/** Units that wait to see the losses of their squad. */
const MOURNING = SLOTS + SET_WORDS
const KIND = MOURNING + SET_WORDS
/** How many units each seat has lost. */
const LOSS_COUNT = KIND + 1

const next = label('next')

const eachProgram: Program = code.program('each trigger', 2 * SET_WORDS + 3, [
  [
    next,
    (p, f) => {
      for (let card = nextIn(p.frames, f + WAITING, -1); card >= 0; card = nextIn(p.frames, f + WAITING, card)) {
        if (!stillRuns(p, p.frames[f + KIND], card, p.frames[f + ABOUT])) dropFrom(p.frames, f + WAITING, card)
      }
      const first = nextWaiting(p, f, -1)
      if (first < 0) {
        finish(p)
        return
      }
      // the order of equal triggers of a seat is nobody's concern
      for (let card = first; card >= 0; card = nextWaiting(p, f, card)) if (!isAlike(p, f, card, first)) return
      runNext(p, f, first)
    },
  ],
  [
    'which first',
    {
      kind: 'order',
      rule: 'cc.ability.4',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        let n = 0
        for (let card = nextWaiting(p, f, -1); card >= 0; card = nextWaiting(p, f, card)) out[n++] = card
        return n
      },
      answer: runNext,
      view: (_p, _f, option) => ({ verb: 'order', target: option }),
    },
  ],
])

function nextWaiting(p: CrystalClansPosition, f: number, card: number): number {
  const waiting = nextIn(p.frames, f + WAITING, card)
  const mourning = nextIn(p.frames, f + MOURNING, card)
  return waiting < 0 || (mourning >= 0 && mourning < waiting) ? mourning : waiting
}

function isAlike(p: CrystalClansPosition, f: number, card: number, other: number): boolean {
  return (
    p.face[card] === p.face[other] &&
    seatOf(p, card) === seatOf(p, other) &&
    isIn(p.frames, f + WAITING, card) === isIn(p.frames, f + WAITING, other)
  )
}

/** What has run before may have ended the cause: a unit that is gone, or no longer on top. */
function stillRuns(p: CrystalClansPosition, kind: number, card: number, place: number): boolean {
  if (kind === CARDS_REVEALED) {
    return placeOf(p, card) === place && (triggers[kind][p.face[card]]?.top !== true || topUnit(p, ownerOf(card), place) === card)
  }
  if (kind !== BEFORE_BATTLE && kind !== KILLS) return true
  return topUnit(p, ownerOf(card), place) === card && (kind === KILLS || squadSize(p, 1 - ownerOf(card), place) > 0)
}

function runNext(p: CrystalClansPosition, f: number, card: number): void {
  jump(p, f, next)
  const seat = seatOf(p, card)
  if (isIn(p.frames, f + WAITING, card)) {
    dropFrom(p.frames, f + WAITING, card)
    const kind = p.frames[f + KIND]
    callTrigger(p, kind, card, p.frames[f + ABOUT], kind === KILLS ? p.battle[LOST + 1 - seat] : 0)
  } else {
    dropFrom(p.frames, f + MOURNING, card)
    callTrigger(p, LOSSES, card, p.frames[f + ABOUT], p.frames[f + LOSS_COUNT + seat])
  }
}

/** Runs one kind of trigger of all cards in a set. */
export function callEach(p: CrystalClansPosition, kind: number, set: number, place: number): void {
  callWithLosses(p, kind, set, place, -1)
}

/** Words of a frame that say who mourns in a squad: by seat the unit + 1, then by seat how many others it lost. */
export const MOURNED = 2
export const MOURNER_WORDS = 2 * MOURNED

/** The same, and what units see that have lost others of their squad; `mourners` is where the words are that say so, -1 without. */
export function callWithLosses(p: CrystalClansPosition, kind: number, set: number, place: number, mourners: number): void {
  const table = triggers[kind]
  let any = mourners >= 0 && (isMourning(p, mourners, 0) || isMourning(p, mourners, 1))
  for (let card = nextIn(p.frames, set, -1); card >= 0 && !any; card = nextIn(p.frames, set, card)) any = table[p.face[card]] !== undefined
  if (!any) return
  const g = call(p, eachProgram, p.state[ACTIVE], -1, -1)
  p.frames[g + ABOUT] = place
  p.frames[g + KIND] = kind
  for (let card = nextIn(p.frames, set, -1); card >= 0; card = nextIn(p.frames, set, card)) {
    if (table[p.face[card]] !== undefined) addTo(p.frames, g + WAITING, card)
  }
  if (mourners < 0) return
  for (let seat = 0; seat < 2; seat++) {
    if (!isMourning(p, mourners, seat)) continue
    addTo(p.frames, g + MOURNING, p.frames[mourners + seat] - 1)
    p.frames[g + LOSS_COUNT + seat] = p.frames[mourners + MOURNED + seat]
  }
}

function isMourning(p: CrystalClansPosition, mourners: number, seat: number): boolean {
  return p.frames[mourners + seat] > 0 && p.frames[mourners + MOURNED + seat] > 0
}
