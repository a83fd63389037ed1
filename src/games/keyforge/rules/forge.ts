import { addTo, copySet, isEmptySet, isIn, nextIn } from '../../../kernel/cardset.ts'
import { AMOUNT, call, finish, halt, jump, label, RESULT, SEAT, SLOTS, SOURCE } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { listPayers, worthOf } from './amber-flow.ts'
import { ACT } from './definition.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { countRecords, FORGED, record } from './history.ts'
import { code, ACTIVE, CANCELLED, CARDS, DONE, QUIET, SET_WORDS, WARD, WINNER } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { KEY_COLORS } from './face.ts'
import { tell, tellName } from './tell.ts'
import { callTransfer, TO_DISCARD } from './transfer.ts'
import { reportAmount, reportFull } from './result.ts'
import { callStateCheck, needsStateCheck } from './check.ts'
import { isForbiddenFor, sumForSeat } from './clauses.ts'
import { keyCost } from './values.ts'
import { collectWatchers, markQueue, replaceEvent } from './queue.ts'
import { openWindow } from './window.ts'

/** Forging a key (kf.forge): pay the current cost from the pool and from cards that allow it, turn a key, three keys win. */
const LEFT_TO_PAY = SLOTS
/** The payer that was asked for last, of those that `listPayers` tells. */
const PAYER = SLOTS + 1
const COLOR = SLOTS + 2
/** Cards that are spent themselves. */
const SPENT = SLOTS + 3

/** Calls the program; `cost` is what is to be paid. Check `canForge` first. */
export function callForge(p: KeyforgePosition, seat: number, source: number, cost: number): number {
  const f = call(p, FORGE, seat, source, -1)
  p.frames[f + LEFT_TO_PAY] = cost
  p.frames[f + AMOUNT] = cost
  p.frames[f + PAYER] = -1
  return f
}

/** Amber that the seat could spend on a key now. */
export function spendableAmber(p: KeyforgePosition, seat: number): number {
  let sum = p.amber[seat]
  const n = listPayers(p, seat, payers)
  for (let i = 0; i < n; i++) sum += worthOf(p, payers[i])
  return sum
}

const payers: number[] = []

/** Can the seat forge at this cost: not forbidden, a key left, enough amber? */
export function canForge(p: KeyforgePosition, seat: number, cost: number): boolean {
  return p.keys[seat] !== 7 && !isForbiddenFor(p, ACT.forge, seat) && (p.amber[seat] >= cost || spendableAmber(p, seat) >= cost)
}

/** Would the seat forge in its next forge step as things stand (kf.check)? */
export function isCheck(p: KeyforgePosition, seat: number): boolean {
  return canForge(p, seat, keyCost(p, seat)) && sumForSeat(p, STATIC.skip, 0, seat) === 0
}

/** Is this one of the cards that are spent themselves (kf.spend.3), and named already? */
const isSpent = (p: KeyforgePosition, f: number, payer: number) => payer >= CARDS && isIn(p.frames, f + SPENT, payer - CARDS)

/** Bit of `CANCELLED`: the key that is about to be forged is not (kf.replacement). */
export const FORGE_CANCELLED = 2

const nextCard = label('which card pays')
const spending = label('spend')
const paying = label('pay')

const FORGE: Program = code.program('forge', 3 + SET_WORDS, [
  [
    'would forge',
    (p, f) => {
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.beforeForges, -1, p.frames[f + SEAT], p.frames[f + AMOUNT])
      openWindow(p, mark)
    },
  ],
  [
    'or not',
    (p, f) => {
      const cancelled = (p.state[CANCELLED] & FORGE_CANCELLED) !== 0
      p.state[CANCELLED] &= ~FORGE_CANCELLED
      if (cancelled || !canForge(p, p.frames[f + SEAT], p.frames[f + LEFT_TO_PAY])) finish(p)
    },
  ],
  [
    nextCard,
    (p, f) => {
      const seat = p.frames[f + SEAT]
      const n = listPayers(p, seat, payers)
      let next = -1
      for (let i = n - 1; i >= 0; i--) if (payers[i] > p.frames[f + PAYER] && !isSpent(p, f, payers[i])) next = payers[i]
      if (next < 0 || p.frames[f + LEFT_TO_PAY] === 0) jump(p, f, paying)
      else if (next >= CARDS) jump(p, f, spending)
      else p.frames[f + PAYER] = next
    },
  ],
  [
    'how much from it',
    {
      kind: 'pay',
      rule: 'kf.forge.6',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        const payer = p.frames[f + PAYER]
        const seat = p.frames[f + SEAT]
        const due = p.frames[f + LEFT_TO_PAY]
        let others = p.amber[seat]
        const count = listPayers(p, seat, payers)
        for (let i = 0; i < count; i++) if (payers[i] > payer) others += worthOf(p, payers[i])
        let n = 0
        for (let amount = Math.max(0, due - others); amount <= Math.min(due, worthOf(p, payer)); amount++) out[n++] = amount
        return n
      },
      answer(p, f, option) {
        p.amberOn[p.frames[f + PAYER]] -= option
        p.frames[f + LEFT_TO_PAY] -= option
        jump(p, f, nextCard)
      },
      view: (p, f, option) => ({ verb: 'amount', card: p.frames[f + PAYER], amount: option }),
    },
  ],
  [
    spending,
    {
      kind: 'pay',
      rule: 'kf.spend.3',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        let n = 0
        const count = listPayers(p, p.frames[f + SEAT], payers)
        for (let i = 0; i < count; i++) if (payers[i] >= CARDS && !isSpent(p, f, payers[i])) out[n++] = payers[i] - CARDS
        if (p.frames[f + LEFT_TO_PAY] <= p.amber[p.frames[f + SEAT]]) out[n++] = DONE
        return n
      },
      answer(p, f, option) {
        if (option === DONE) return
        addTo(p.frames, f + SPENT, option)
        p.frames[f + LEFT_TO_PAY]--
        jump(p, f, nextCard)
      },
      view: (_p, _f, option) => (option === DONE ? { verb: 'done' } : { verb: 'target', target: option }),
    },
  ],
  [
    paying,
    (p, f) => {
      p.amber[p.frames[f + SEAT]] -= p.frames[f + LEFT_TO_PAY]
      if (isEmptySet(p.frames, f + SPENT, SET_WORDS)) return
      // a ward does not keep what is spent (kf.spend.3)
      for (let card = nextIn(p.frames, f + SPENT, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + SPENT, card, SET_WORDS))
        p.status[card] &= ~WARD
      const g = callTransfer(p, p.frames[f + SEAT], -1, -1, TO_DISCARD)
      p.frames[g + RESULT] = 0
      copySet(p.frames, g + SLOTS, f + SPENT, SET_WORDS)
    },
  ],
  [
    'which key',
    {
      kind: 'forge',
      rule: 'kf.forge.7',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        let n = 0
        for (let color = 0; color < 3; color++) if ((p.keys[p.frames[f + SEAT]] & (1 << color)) === 0) out[n++] = color
        return n
      },
      answer(p, f, option) {
        p.frames[f + COLOR] = option
      },
      view: (p, f, option) => ({ verb: 'forge', seat: p.frames[f + SEAT], color: KEY_COLORS[option], amount: p.frames[f + AMOUNT] }),
    },
  ],
  [
    'turn the key',
    (p, f) => {
      const seat = p.frames[f + SEAT]
      p.keys[seat] |= 1 << p.frames[f + COLOR]
      p.state[QUIET] = -1
      tellName(p, 'forge', seat, p.frames[f + SOURCE], KEY_COLORS[p.frames[f + COLOR]])
      if (p.keys[seat] === 7) {
        // three keys win at once (kf.win.1)
        p.state[WINNER] = seat + 1
        tell(p, 'win', seat, -1, -1, 0, 'kf.win.1')
        halt(p)
        return
      }
      // what was spent goes to one place only, however many cards claim it
      const spent = p.frames[f + AMOUNT]
      if (spent > 0 && replaceEvent(p, TRIGGER.wouldSpend, -1, seat, spent) >= 0) tell(p, 'pay', seat, -1, -1, spent)
      record(p, FORGED, -1, seat, 1 << p.frames[f + COLOR])
      reportAmount(p, f, p.frames[f + AMOUNT])
      reportFull(p, f, true)
      const mark = markQueue(p)
      collectWatchers(p, TRIGGER.forges, -1, seat, p.frames[f + AMOUNT])
      openWindow(p, mark)
    },
  ],
  [
    'check state',
    (p) => {
      if (needsStateCheck(p)) callStateCheck(p)
    },
  ],
])

/** A forged key is turned back (kf.unforge); the active player says which of the colors allowed (bits). */
export function callUnforge(p: KeyforgePosition, seat: number, source: number, colors = 7): number {
  const f = call(p, UNFORGE, seat, source, -1)
  p.frames[f + SLOTS] = colors
  return f
}

/** Colors of the keys that a seat forged last turn, bits; kept only when a card asks (see `history.ts`). */
export function colorsForgedLastTurn(p: KeyforgePosition, f: number, seat: number): number {
  let colors = 0
  for (let color = 0; color < 3; color++) if (countRecords(p, f, FORGED, 1, 1 << seat, undefined, 1 << color) > 0) colors |= 1 << color
  return colors
}

const UNFORGE: Program = code.program('unforge', 1, [
  [
    'is there a key',
    (p, f) => {
      if ((p.keys[p.frames[f + SEAT]] & p.frames[f + SLOTS]) === 0) finish(p)
    },
  ],
  [
    'which key',
    {
      kind: 'unforge',
      rule: 'kf.unforge.2',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        let n = 0
        const keys = p.keys[p.frames[f + SEAT]] & p.frames[f + SLOTS]
        for (let color = 0; color < 3; color++) if ((keys & (1 << color)) !== 0) out[n++] = color
        return n
      },
      answer(p, f, option) {
        p.keys[p.frames[f + SEAT]] &= ~(1 << option)
        tellName(p, 'unforge', p.frames[f + SEAT], p.frames[f + SOURCE], KEY_COLORS[option])
        reportFull(p, f, true)
      },
      view: (p, f, option) => ({ verb: 'unforge', seat: p.frames[f + SEAT], color: KEY_COLORS[option] }),
    },
  ],
])

export function keysOf(p: KeyforgePosition, seat: number): number {
  const bits = p.keys[seat]
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1)
}
