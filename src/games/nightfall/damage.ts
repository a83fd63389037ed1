import { ABOUT, AMOUNT, BELOW, call, finish, jump, RESULT, SLOTS, SOURCE } from '../../kernel/program.ts'
import { offerZone } from './choice.ts'
import { DESTROYED, flags, GUARD, textOf } from './catalog.ts'
import { tell } from './tell.ts'
import { code, DISCARD, holderOf, PLAY, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { healthLeft, leavePlay, takeWound } from './movement.ts'

/** Damage on a minion; what it destroys is put away and its text starts. Nothing spills over (nf.damage.3). */
export function hurtMinion(p: NightfallPosition, card: number, n: number, source: number): void {
  if (n <= 0) return
  p.damage[card] = Math.min(100, p.damage[card] + n)
  tell(p, 'damage', holderOf(p, card), source, card, n, 'nf.damage.1')
  if (healthLeft(p, card) <= 0) destroyMinion(p, card)
}

export function destroyMinion(p: NightfallPosition, card: number): void {
  const seat = holderOf(p, card)
  leavePlay(p, card, DISCARD, 'destroy')
  const text = textOf(p.face[card], DESTROYED)
  if (text !== undefined) call(p, text, seat, card, card)
}

/** Starts damage to a player. The number of wounds is added to the caller's slot `result`, unless that is 0. */
export function hurtPlayer(p: NightfallPosition, seat: number, n: number, source: number, result: number): void {
  if (n <= 0) return
  const g = call(p, hurt, seat, source, source)
  p.frames[g + ABOUT] = seat
  p.frames[g + AMOUNT] = n
  p.frames[g + RESULT] = result
}

/** Can this minion stand between damage and its player (nf.guard.1)? One that attacks does not (nf.guard.3). */
export function isGuard(p: NightfallPosition, card: number): boolean {
  return (flags[p.face[card]] & GUARD) !== 0 && p.attacks[card] === 0
}

const CHOSEN = SLOTS

const start = code.here
const top = code.step('guards', (p, f) => {
  const { list, start: first, length } = p.zones
  const zone = zoneOf(p.frames[f + ABOUT], PLAY)
  let guards = 0
  for (let i = first[zone], end = i + length[zone]; i < end; i++) {
    if (!isGuard(p, list[i])) continue
    guards++
    p.frames[f + CHOSEN] = list[i]
  }
  if (guards === 0) jump(p, f, wounds)
  else if (guards === 1) jump(p, f, absorb)
})
code.ask('which guard', {
  kind: 'target',
  rule: 'nf.guard.2',
  seat: (p, f) => p.frames[f + ABOUT],
  options: (p, f, out) => offerZone(p, zoneOf(p.frames[f + ABOUT], PLAY), out, isGuard),
  answer(p, f, option) {
    p.frames[f + CHOSEN] = option
  },
  view: (_p, _f, option) => ({ verb: 'guard', target: option }),
})
const absorb = code.step('the guard takes it', (p, f) => {
  const card = p.frames[f + CHOSEN]
  const n = Math.min(p.frames[f + AMOUNT], healthLeft(p, card))
  p.frames[f + AMOUNT] -= n
  jump(p, f, p.frames[f + AMOUNT] > 0 ? top : wounds)
  hurtMinion(p, card, n, p.frames[f + SOURCE])
})
const wounds = code.step('wounds', (p, f) => {
  const { frames } = p
  let taken = 0
  // what guards have taken is said of them alone
  if (frames[f + AMOUNT] > 0) tell(p, 'damagePlayer', frames[f + ABOUT], frames[f + SOURCE], -1, frames[f + AMOUNT], 'nf.damage.4')
  for (; frames[f + AMOUNT] > 0; frames[f + AMOUNT]--) if (takeWound(p, frames[f + ABOUT], frames[f + SOURCE])) taken++
  const result = frames[f + RESULT]
  if (result !== 0) frames[frames[f + BELOW] + result] += taken
  finish(p)
})
const hurt = code.close('damage to a player', start, 1)
