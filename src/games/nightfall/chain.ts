import { call, finish, jump, RESULT, SLOTS } from '../../kernel/program.ts'
import { DONE, offerHand } from './choice.ts'
import {
  ACTION,
  CHAIN_TEXT,
  fed,
  FEED,
  flags,
  KICKED_ONLY,
  KICKER,
  kickerMoon,
  links,
  moon,
  textOf,
  type,
  WOUND,
  YOUR_CHAIN,
} from './catalog.ts'
import { tell, tellMove } from './tell.ts'
import { ACTIVE, CHAIN, code, COUNT, EXTRA, LINKING, PHASE, RESOLVED, RESOLVING } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { discard, enterPlay, put } from './movement.ts'

const SEAT_NOW = SLOTS
const CARD = SLOTS + 1
const KICKED = SLOTS + 2
const FED = SLOTS + 3

function lastOf(p: NightfallPosition, zone: number, back = 1): number {
  const n = p.zones.length[zone]
  return n < back ? -1 : p.zones.list[p.zones.start[zone] + n - back]
}

/** May this card be laid next (nf.chain.1, nf.chain.2)? */
export function canChain(p: NightfallPosition, card: number): boolean {
  if (type[p.face[card]] === WOUND) return false
  const last = lastOf(p, CHAIN)
  return last < 0 || (links[p.face[last]] & (1 << moon[p.face[card]])) !== 0
}

const start = code.here
code.step('the chain begins', (p, f) => {
  p.state[PHASE] = LINKING
  tell(p, 'phase', p.state[ACTIVE], -1, -1, LINKING, 'nf.chain.1')
  p.frames[f + SEAT_NOW] = p.state[ACTIVE]
  p.laid.fill(0)
})
const lay = code.ask('lay an order', {
  kind: 'main',
  rule: 'nf.chain.2',
  seat: (p, f) => p.frames[f + SEAT_NOW],
  options(p, f, out) {
    const n = offerHand(p, p.frames[f + SEAT_NOW], out, canChain)
    out[n] = DONE
    return n + 1
  },
  answer(p, f, option) {
    const { frames } = p
    const seat = frames[f + SEAT_NOW]
    if (option !== DONE) {
      tellMove(p, 'chain', seat, option, CHAIN, 'nf.chain.2')
      put(p, option, CHAIN)
      p.owner[option] = seat
      p.laid[seat]++
      jump(p, f, lay)
      return
    }
    tell(p, 'stop', seat, -1, -1, 0, 'nf.chain.3')
    // nobody adds to a chain that the active player did not begin (nf.chain.4)
    if (p.zones.length[CHAIN] === 0) {
      jump(p, f, through)
      return
    }
    frames[f + SEAT_NOW] = (seat + 1) % p.state[COUNT]
    if (frames[f + SEAT_NOW] !== p.state[ACTIVE]) jump(p, f, lay)
  },
  view: (_p, _f, option) => (option === DONE ? { verb: 'stop' } : { verb: 'chain', card: option }),
})
const next = code.step('the last order', (p, f) => {
  const card = lastOf(p, CHAIN)
  if (card < 0) {
    jump(p, f, enter)
    return
  }
  const seat = p.owner[card]
  const before = lastOf(p, CHAIN, 2)
  p.frames[f + CARD] = card
  p.frames[f + KICKED] = before >= 0 && kickerMoon[p.face[card]] === moon[p.face[before]] ? 1 : 0
  // an addition belongs to this very order, whether or not it deals damage (nf.chain.11)
  p.state[RESOLVING] = card
  p.state[EXTRA] = p.boost[seat]
  p.boost[seat] = 0
  tell(p, 'resolve', seat, card, card, 0, 'nf.chain.5')
})
code.step('chain text', (p, f) => say(p, f, CHAIN_TEXT))
code.step('text of your chain', (p, f) => {
  if (p.owner[p.frames[f + CARD]] === p.state[ACTIVE]) say(p, f, YOUR_CHAIN)
})
code.step('kicker', (p, f) => {
  if (p.frames[f + KICKED] !== 0) say(p, f, KICKER)
})
const feed = code.step('feed', (p, f) => {
  const card = p.frames[f + CARD]
  const face = p.face[card]
  const price = textOf(face, FEED)
  p.frames[f + FED] = 0
  if (price === undefined || p.countered[card] !== 0 || (fed[face] === KICKER && p.frames[f + KICKED] === 0)) {
    jump(p, f, resolved)
    return
  }
  p.frames[call(p, price, p.owner[card], card, card) + RESULT] = FED
})
code.step('repeat', (p, f) => {
  if (p.frames[f + FED] === 0) return
  // an addition is not used on repetitions (nf.chain.11)
  p.state[EXTRA] = 0
  jump(p, f, feed)
  say(p, f, fed[p.face[p.frames[f + CARD]]])
})
const resolved = code.step('resolved', (p, f) => {
  const card = p.frames[f + CARD]
  const seat = p.owner[card]
  p.state[EXTRA] = 0
  p.state[RESOLVING] = -1
  if (type[p.face[card]] === ACTION) discard(p, seat, card, 'nf.chain.7')
  else if ((flags[p.face[card]] & KICKED_ONLY) !== 0 && p.frames[f + KICKED] === 0) discard(p, seat, card, 'nf.chain.13')
  else {
    const bonus = p.bonus[card]
    put(p, card, RESOLVED)
    p.bonus[card] = bonus
  }
  jump(p, f, next)
})
const enter = code.step('minions enter play', (p) => {
  const { list, start: first, length } = p.zones
  // no order of the chain has done this
  if (length[RESOLVED] > 0) tell(p, 'through', p.state[ACTIVE], -1, -1, 0, 'nf.chain.8')
  while (length[RESOLVED] > 0) enterPlay(p, p.owner[list[first[RESOLVED]]], list[first[RESOLVED]], 'nf.chain.8')
  p.boost.fill(0)
})
const through = code.step('the chain is through', finish)
export const chain = code.close('chain', start, 4)

function say(p: NightfallPosition, f: number, time: number): void {
  const card = p.frames[f + CARD]
  const text = textOf(p.face[card], time)
  if (text === undefined || p.countered[card] !== 0) return
  const seat = p.owner[card]
  tell(p, time === KICKER ? 'kicker' : 'text', seat, card, card, time, time === KICKER ? 'nf.chain.9' : 'nf.chain.6')
  call(p, text, seat, card, card)
}
