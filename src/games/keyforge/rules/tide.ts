import { call, SEAT } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { callStateCheck } from './check.ts'
import { gainChains } from './chains.ts'
import { isForbiddenFor } from './clauses.ts'
import { ACT } from './definition.ts'
import { TRIGGER } from './kinds.ts'
import { code, TIDE, UNCHECKED } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { collectWatchers, markQueue } from './queue.ts'
import { tell } from './tell.ts'
import { openWindow } from './window.ts'

/** The tide (kf.tide): one fact for both players, high for one of them and low for the other, or neither. */

/** Values of `state[TIDE]`: not in this game, neither high nor low; from here on it is high for seat `TIDE - HIGH`. */
export const NO_TIDE = 0
export const NEUTRAL_TIDE = 1
export const HIGH_TIDE = 2

/** Chains that the active player takes for raising it (kf.tide.3). */
const PRICE = 3

export function isTideHigh(p: KeyforgePosition, seat: number): boolean {
  return p.state[TIDE] === HIGH_TIDE + seat
}

export function isTideLow(p: KeyforgePosition, seat: number): boolean {
  return p.state[TIDE] >= HIGH_TIDE && p.state[TIDE] !== HIGH_TIDE + seat
}

/** Raises the tide for a seat and collects who looks for it; nothing happens when it is high already or may not be raised (kf.tide.4). */
export function raiseTide(p: KeyforgePosition, seat: number, source: number): boolean {
  if (isTideHigh(p, seat) || isForbiddenFor(p, ACT.raiseTide, seat)) return false
  setTide(p, HIGH_TIDE + seat)
  tell(p, 'raiseTide', seat, source, -1, 0)
  collectWatchers(p, TRIGGER.raisesTide, -1, seat)
  return true
}

/** Back to neither high nor low (kf.tide.5). */
export function resetTide(p: KeyforgePosition, seat: number, source: number): boolean {
  if (p.state[TIDE] < HIGH_TIDE) return false
  setTide(p, NEUTRAL_TIDE)
  tell(p, 'resetTide', seat, source, -1, 0)
  return true
}

/** What counts on the tide may change with it. */
function setTide(p: KeyforgePosition, tide: number): void {
  p.state[TIDE] = tide
  p.state[UNCHECKED] = 1
}

/** May the active player raise it in the main step, for chains (kf.tide.3)? */
export function mayBuyTide(p: KeyforgePosition, seat: number): boolean {
  return p.state[TIDE] !== NO_TIDE && !isTideHigh(p, seat) && !isForbiddenFor(p, ACT.raiseTide, seat)
}

export function callBuyTide(p: KeyforgePosition, seat: number): void {
  call(p, BUY, seat, -1, -1)
}

const BUY: Program = code.program('raise the tide', 0, [
  [
    'raise',
    (p, f) => {
      const mark = markQueue(p)
      raiseTide(p, p.frames[f + SEAT], -1)
      openWindow(p, mark)
    },
  ],
  ['chains', (p, f) => gainChains(p, p.frames[f + SEAT], PRICE, -1)],
  [
    'check state',
    (p) => {
      if (p.state[UNCHECKED] !== 0) callStateCheck(p)
    },
  ],
])

/** The seat for which it is high, `neutral`, or undefined when this game has none. */
export function viewTide(p: KeyforgePosition): number | 'neutral' | undefined {
  const tide = p.state[TIDE]
  return tide === NO_TIDE ? undefined : tide < HIGH_TIDE ? 'neutral' : tide - HIGH_TIDE
}
