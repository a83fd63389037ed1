import { ABOUT, call, finish, jump, SLOTS } from '../../kernel/program.ts'
import { ascend } from './choice.ts'
import { hurtMinion, hurtPlayer } from './damage.ts'
import { BOLD, flags, textOf, WOUNDS_TEXT } from './catalog.ts'
import { tell } from './tell.ts'
import { ACTIVE, code, MAX_OPTIONS, PLAY, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { healthLeft, strengthOf } from './movement.ts'

/** How many minions a seat has in play. */
export function minions(p: NightfallPosition, seat: number): number {
  return p.zones.length[zoneOf(seat, PLAY)]
}

/** A minion in play by its place. */
export function minionAt(p: NightfallPosition, seat: number, i: number): number {
  return p.zones.list[p.zones.start[zoneOf(seat, PLAY)] + i]
}

const LEFT = SLOTS
const BLOCKER = SLOTS + 1
const WOUNDED = SLOTS + 2

/** Blockers of an attacker into `out` (ascending), or only their number. */
function blockersOf(p: NightfallPosition, attacker: number, out: Int16Array | undefined): number {
  const { list, start, length } = p.zones
  const zone = zoneOf(p.attacks[attacker] - 1, PLAY)
  let n = 0
  for (let i = start[zone], end = i + length[zone]; i < end; i++) {
    if (p.blocks[list[i]] !== attacker + 1) continue
    if (out !== undefined) out[n] = list[i]
    n++
  }
  return out === undefined ? n : ascend(out, n)
}

/** Strength that a minion has against a player with minions. */
function boldness(p: NightfallPosition, attacker: number): number {
  return (flags[p.face[attacker]] & BOLD) !== 0 && minions(p, p.attacks[attacker] - 1) > 0 ? 1 : 0
}

const one = new Int16Array(MAX_OPTIONS)

const fightStart = code.here
code.step('strength', (p, f) => {
  const attacker = p.frames[f + ABOUT]
  p.frames[f + LEFT] = strengthOf(p, attacker) + boldness(p, attacker)
  tell(p, 'fight', p.attacks[attacker] - 1, attacker, attacker, p.frames[f + LEFT], 'nf.combat.6')
})
const nextBlocker = code.step('blockers', (p, f) => {
  const n = blockersOf(p, p.frames[f + ABOUT], undefined)
  if (n === 0 || p.frames[f + LEFT] <= 0) jump(p, f, spill)
  else if (n === 1) {
    blockersOf(p, p.frames[f + ABOUT], one)
    p.frames[f + BLOCKER] = one[0]
    jump(p, f, soak)
  }
})
code.ask('which blocker next', {
  kind: 'order',
  rule: 'nf.combat.7',
  seat: (p, f) => p.attacks[p.frames[f + ABOUT]] - 1,
  options: (p, f, out) => blockersOf(p, p.frames[f + ABOUT], out),
  answer(p, f, option) {
    p.frames[f + BLOCKER] = option
  },
  view: (_p, _f, option) => ({ verb: 'soak', target: option }),
})
const soak = code.step('the blocker takes it', (p, f) => {
  const blocker = p.frames[f + BLOCKER]
  const n = Math.min(p.frames[f + LEFT], healthLeft(p, blocker))
  p.frames[f + LEFT] -= n
  // it has taken its part of this fight
  p.blocks[blocker] = 0
  jump(p, f, nextBlocker)
  hurtMinion(p, blocker, n, p.frames[f + ABOUT])
})
const spill = code.step('the rest', (p, f) => {
  const attacker = p.frames[f + ABOUT]
  hurtPlayer(p, p.attacks[attacker] - 1, p.frames[f + LEFT], attacker, WOUNDED)
})
const inflicted = code.step('inflicted wounds', (p, f) => {
  const attacker = p.frames[f + ABOUT]
  const text = textOf(p.face[attacker], WOUNDS_TEXT)
  if (text === undefined || p.frames[f + WOUNDED]-- <= 0) {
    p.frames[f + WOUNDED] = 0
    finish(p)
    return
  }
  jump(p, f, inflicted)
  call(p, text, p.state[ACTIVE], attacker, attacker)
})
/** One fight: the card that the frame is about against the seat that it attacks. */
export const fight = code.close('fight', fightStart, 3)
