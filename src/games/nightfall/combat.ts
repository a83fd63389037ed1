import { addTo, clearSet, dropFrom, isEmptySet, nextIn, sizeOfSet } from '../../kernel/cardset.ts'
import { writeSet } from '../../ability/selection.ts'
import { ABOUT, AMOUNT, call, finish, jump, SLOTS } from '../../kernel/program.ts'
import { ascend, DONE, offerHand, offerZone } from './choice.ts'
import { ATTACKS, CANNOT_BLOCK, flags, STAYS, STAYS_FOR_CARD, textOf, UNBLOCKABLE } from './catalog.ts'
import { tell } from './tell.ts'
import { fight, minionAt, minions } from './fight.ts'
import { ACTIVE, code, COMBAT, COUNT, DISCARD, HAND, MAX_OPTIONS, PHASE, PLAY, SET_WORDS, WOUND_USED, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { discard, hasMartial, isMartial, isWound, leavePlay, strengthOf } from './movement.ts'

const one = new Int16Array(MAX_OPTIONS)
const INDEX = SLOTS
const DEFENDER = SLOTS + 1
/** Seats whose attackers have not fought yet. */
const SEATS_LEFT = SLOTS + 2
const PENDING = SLOTS + 3

/** May this minion be blocked by minions of the seat it attacks? */
function canBeBlocked(p: NightfallPosition, attacker: number, seat: number): boolean {
  return p.attacks[attacker] === seat + 1 && (flags[p.face[attacker]] & UNBLOCKABLE) === 0
}

function offerAttackers(p: NightfallPosition, defender: number, out: Int16Array): number {
  const active = p.state[ACTIVE]
  let n = 0
  for (let i = minions(p, active) - 1; i >= 0; i--) {
    const card = minionAt(p, active, i)
    if (canBeBlocked(p, card, defender)) out[n++] = card
  }
  return ascend(out, n)
}

function attack(p: NightfallPosition, card: number, seat: number): void {
  p.attacks[card] = seat + 1
  tell(p, 'attack', seat, card, card, strengthOf(p, card), 'nf.combat.2')
}

const start = code.here
code.step('combat begins', (p, f) => {
  p.state[PHASE] = COMBAT
  tell(p, 'phase', p.state[ACTIVE], -1, -1, COMBAT, 'nf.combat.1')
  p.frames[f + INDEX] = 0
  p.frames[f + DEFENDER] = -1
  if (minions(p, p.state[ACTIVE]) === 0) finish(p)
  else if (!hasMartial(p, p.state[ACTIVE])) jump(p, f, assign)
})
// a martial wound is used before attackers are assigned; further wounds feed it (nf.combat.11)
const martial = code.ask('use a martial wound', {
  kind: 'may',
  rule: 'nf.combat.11',
  seat: (p) => p.state[ACTIVE],
  options(p, f, out) {
    const n = offerHand(p, p.state[ACTIVE], out, p.frames[f + DEFENDER] < 0 ? isMartial : isWound)
    out[n] = DONE
    return n + 1
  },
  answer(p, f, option) {
    if (option === DONE) {
      jump(p, f, assign)
      return
    }
    p.state[WOUND_USED] = 1
    discard(p, p.state[ACTIVE], option, 'nf.combat.11')
    if (p.frames[f + DEFENDER] >= 0) strengthen(p, f, p.frames[f + DEFENDER])
  },
  view: (_p, _f, option) => (option === DONE ? { verb: 'done' } : { verb: 'useWound', card: option }),
})
code.ask('which minion grows', {
  kind: 'target',
  rule: 'nf.combat.11',
  seat: (p) => p.state[ACTIVE],
  options: (p, _f, out) => offerZone(p, zoneOf(p.state[ACTIVE], PLAY), out, anyCard),
  answer: strengthen,
  view: (_p, _f, option) => ({ verb: 'target', target: option }),
})

/** The minion of the first use is that of every further one. */
function strengthen(p: NightfallPosition, f: number, card: number): void {
  p.frames[f + DEFENDER] = card
  p.bonus[card] = Math.min(100, p.bonus[card] + 1)
  tell(p, 'strengthen', p.state[ACTIVE], -1, card, 1, 'nf.combat.11')
  jump(p, f, offerHand(p, p.state[ACTIVE], one, isWound) > 0 ? martial : assign)
}

function anyCard(): boolean {
  return true
}

const assign = code.step('next attacker', (p, f) => {
  const active = p.state[ACTIVE]
  const { frames } = p
  // with two players there is nobody else to attack
  if (p.state[COUNT] === 2)
    for (; frames[f + INDEX] < minions(p, active); frames[f + INDEX]++) attack(p, minionAt(p, active, frames[f + INDEX]), 1 - active)
  if (frames[f + INDEX] >= minions(p, active)) jump(p, f, assigned)
})
code.ask('whom to attack', {
  kind: 'seat',
  rule: 'nf.combat.2',
  seat: (p) => p.state[ACTIVE],
  options(p, _f, out) {
    let n = 0
    for (let seat = 0; seat < p.state[COUNT]; seat++) if (seat !== p.state[ACTIVE]) out[n++] = seat
    return n
  },
  answer(p, f, option) {
    attack(p, minionAt(p, p.state[ACTIVE], p.frames[f + INDEX]++), option)
    jump(p, f, assign)
  },
  view: (p, f, option) => ({ verb: 'attack', card: minionAt(p, p.state[ACTIVE], p.frames[f + INDEX]), seat: option }),
})
const assigned = code.step('all are assigned', (p, f) => {
  const active = p.state[ACTIVE]
  clearSet(p.frames, f + PENDING, SET_WORDS)
  p.frames[f + SEATS_LEFT] = 0
  for (let i = minions(p, active) - 1; i >= 0; i--) {
    const card = minionAt(p, active, i)
    p.frames[f + SEATS_LEFT] |= 1 << (p.attacks[card] - 1)
    if (textOf(p.face[card], ATTACKS) !== undefined) addTo(p.frames, f + PENDING, card)
  }
})
const texts = code.step('texts of attackers', (p, f) => {
  const n = sizeOfSet(p.frames, f + PENDING, SET_WORDS)
  if (n === 0) jump(p, f, defenders)
  else if (n === 1) attackText(p, f, nextIn(p.frames, f + PENDING, -1, SET_WORDS))
})
code.ask('which text first', {
  kind: 'order',
  rule: 'nf.concept.3',
  seat: (p) => p.state[ACTIVE],
  options: (p, f, out) => writeSet(p, f + PENDING, out, SET_WORDS),
  answer: attackText,
  view: (_p, _f, option) => ({ verb: 'order', target: option }),
})

function attackText(p: NightfallPosition, f: number, card: number): void {
  dropFrom(p.frames, f + PENDING, card)
  jump(p, f, texts)
  const text = textOf(p.face[card], ATTACKS)
  if (text === undefined) return
  tell(p, 'resolve', p.state[ACTIVE], card, card, 0, 'nf.concept.3')
  const g = call(p, text, p.state[ACTIVE], card, card)
  p.frames[g + ABOUT] = card
  p.frames[g + AMOUNT] = p.attacks[card] - 1
}

const defenders = code.step('next defender', (p, f) => {
  const left = p.frames[f + SEATS_LEFT]
  if (left === 0) jump(p, f, over)
  else if ((left & (left - 1)) === 0) defend(p, f, 31 - Math.clz32(left))
})
code.ask('which defender first', {
  kind: 'seat',
  rule: 'nf.combat.3',
  seat: (p) => p.state[ACTIVE],
  options(p, f, out) {
    let n = 0
    for (let seat = 0; seat < p.state[COUNT]; seat++) if ((p.frames[f + SEATS_LEFT] & (1 << seat)) !== 0) out[n++] = seat
    return n
  },
  answer: defend,
  view: (_p, _f, option) => ({ verb: 'defender', seat: option }),
})

function defend(p: NightfallPosition, f: number, seat: number): void {
  p.frames[f + SEATS_LEFT] &= ~(1 << seat)
  p.frames[f + DEFENDER] = seat
  p.frames[f + INDEX] = 0
  jump(p, f, block)
}

const block = code.step('next blocker', (p, f) => {
  const { frames } = p
  const seat = frames[f + DEFENDER]
  if (offerAttackers(p, seat, one) === 0) {
    jump(p, f, blocked)
    return
  }
  while (frames[f + INDEX] < minions(p, seat) && (flags[p.face[minionAt(p, seat, frames[f + INDEX])]] & CANNOT_BLOCK) !== 0)
    frames[f + INDEX]++
  if (frames[f + INDEX] >= minions(p, seat)) jump(p, f, blocked)
})
code.ask('what to block', {
  kind: 'target',
  rule: 'nf.combat.4',
  seat: (p, f) => p.frames[f + DEFENDER],
  options(p, f, out) {
    const n = offerAttackers(p, p.frames[f + DEFENDER], out)
    out[n] = DONE
    return n + 1
  },
  answer(p, f, option) {
    const card = minionAt(p, p.frames[f + DEFENDER], p.frames[f + INDEX]++)
    if (option !== DONE) {
      p.blocks[card] = option + 1
      tell(p, 'block', p.frames[f + DEFENDER], card, option, 0, 'nf.combat.4')
    }
    jump(p, f, block)
  },
  view(p, f, option) {
    const card = minionAt(p, p.frames[f + DEFENDER], p.frames[f + INDEX])
    return option === DONE ? { verb: 'noBlock', card } : { verb: 'block', card, target: option }
  },
})
const blocked = code.step('fights with this defender', (p, f) => {
  const active = p.state[ACTIVE]
  clearSet(p.frames, f + PENDING, SET_WORDS)
  for (let i = minions(p, active) - 1; i >= 0; i--) {
    const card = minionAt(p, active, i)
    if (p.attacks[card] === p.frames[f + DEFENDER] + 1) addTo(p.frames, f + PENDING, card)
  }
})
const nextFight = code.step('next fight', (p, f) => {
  if (isEmptySet(p.frames, f + PENDING, SET_WORDS)) jump(p, f, defenders)
  else if (sizeOfSet(p.frames, f + PENDING, SET_WORDS) === 1) startFight(p, f, nextIn(p.frames, f + PENDING, -1, SET_WORDS))
})
code.ask('which fight first', {
  kind: 'order',
  rule: 'nf.combat.5',
  seat: (p) => p.state[ACTIVE],
  options: (p, f, out) => writeSet(p, f + PENDING, out, SET_WORDS),
  answer: startFight,
  view: (_p, _f, option) => ({ verb: 'fight', target: option }),
})

function startFight(p: NightfallPosition, f: number, card: number): void {
  dropFrom(p.frames, f + PENDING, card)
  jump(p, f, nextFight)
  // a text may have taken it out of play since
  if (p.attacks[card] === 0) return
  const g = call(p, fight, p.state[ACTIVE], card, card)
  p.frames[g + ABOUT] = card
}

const over = code.step('attackers that may be kept', (p, f) => {
  clearSet(p.frames, f + PENDING, SET_WORDS)
  for (let i = minions(p, p.state[ACTIVE]) - 1; i >= 0; i--) {
    const card = minionAt(p, p.state[ACTIVE], i)
    if (p.attacks[card] !== 0 && (flags[p.face[card]] & STAYS_FOR_CARD) !== 0) addTo(p.frames, f + PENDING, card)
  }
})
const keep = code.step('next to keep', (p, f) => {
  const card = nextIn(p.frames, f + PENDING, -1, SET_WORDS)
  p.frames[f + INDEX] = card
  if (card < 0 || p.zones.length[zoneOf(p.state[ACTIVE], HAND)] === 0) jump(p, f, leave)
  else dropFrom(p.frames, f + PENDING, card)
})
code.ask('keep for a card', {
  kind: 'pay',
  rule: 'nf.combat.12',
  seat: (p) => p.state[ACTIVE],
  options(p, _f, out) {
    const n = offerHand(p, p.state[ACTIVE], out, anyCard)
    out[n] = DONE
    return n + 1
  },
  answer(p, f, option) {
    jump(p, f, keep)
    if (option === DONE) return
    discard(p, p.state[ACTIVE], option, 'nf.combat.12')
    p.attacks[p.frames[f + INDEX]] = 0
    p.bonus[p.frames[f + INDEX]] = 0
  },
  view: (p, f, option) =>
    option === DONE ? { verb: 'decline', target: p.frames[f + INDEX] } : { verb: 'keep', card: option, target: p.frames[f + INDEX] },
})
const leave = code.step('attackers leave', (p) => {
  const active = p.state[ACTIVE]
  for (let i = minions(p, active) - 1; i >= 0; i--) {
    const card = minionAt(p, active, i)
    if (p.attacks[card] === 0) continue
    if ((flags[p.face[card]] & STAYS) === 0) leavePlay(p, card, DISCARD, 'discard')
    else {
      p.attacks[card] = 0
      p.bonus[card] = 0
    }
  }
  p.blocks.fill(0)
})
export const combat = code.close('combat', start, 3 + SET_WORDS)
