import type { Program } from '../../kernel/program.ts'
import { addTo, clearSet, copySet, dropFrom, isIn, nextIn, SET_WORDS } from '../../kernel/cardset.ts'
import { ABOUT, AMOUNT, call, finish, jump, label, SLOTS } from '../../kernel/program.ts'
import { DESTROYED, HEAL, LOSSES, clauses, triggers } from './catalog.ts'
import { HOME } from './board.ts'
import { ACTIVE, BATTLE_PLACE, LOST, UNIT_CARDS, code, ownerOf, placeOf, squadZone } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { discard, enter } from './movement.ts'
import { tell } from './tell.ts'
import { reform, trim } from './squad.ts'

/** Triggers that wait for an order, and units that are destroyed. */

/** Runs the trigger of a card, if it has one: the place it is about and the amount of the event go along. */
export function callTrigger(p: CrystalClansPosition, kind: number, card: number, place: number, amount: number): void {
  const trigger = triggers[kind][p.face[card]]
  if (trigger === undefined) return
  tell(p, 'trigger', seatOf(p, card), card, amount)
  const g = call(p, trigger.program, seatOf(p, card), card, card)
  p.frames[g + ABOUT] = place
  p.frames[g + AMOUNT] = amount
}

/** Crystals belong to the seat that claimed them. */
function seatOf(p: CrystalClansPosition, card: number): number {
  return card < UNIT_CARDS ? ownerOf(card) : p.zones.of[card] & 1
}

const WAITING = SLOTS
const KIND = SLOTS + SET_WORDS

const next = label('next')

const eachProgram: Program = code.program('each trigger', SET_WORDS + 1, [
  [
    next,
    (p, f) => {
      const first = nextIn(p.frames, f + WAITING, -1)
      if (first < 0) {
        finish(p)
        return
      }
      // the order of equal triggers is nobody's concern
      for (let card = first; card >= 0; card = nextIn(p.frames, f + WAITING, card)) if (p.face[card] !== p.face[first]) return
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
        for (let card = nextIn(p.frames, f + WAITING, -1); card >= 0; card = nextIn(p.frames, f + WAITING, card)) out[n++] = card
        return n
      },
      answer: runNext,
      view: (_p, _f, option) => ({ verb: 'order', target: option }),
    },
  ],
])

function runNext(p: CrystalClansPosition, f: number, card: number): void {
  dropFrom(p.frames, f + WAITING, card)
  jump(p, f, next)
  callTrigger(p, p.frames[f + KIND], card, p.frames[f + ABOUT], p.frames[f + AMOUNT])
}

/** Runs one kind of trigger of all cards in a set; the active seat orders different ones (cc.ability.4). */
export function callEach(p: CrystalClansPosition, kind: number, set: number, place: number): void {
  const table = triggers[kind]
  let any = false
  for (let card = nextIn(p.frames, set, -1); card >= 0 && !any; card = nextIn(p.frames, set, card)) any = table[p.face[card]] !== undefined
  if (!any) return
  const g = call(p, eachProgram, p.state[ACTIVE], -1, -1)
  p.frames[g + ABOUT] = place
  p.frames[g + KIND] = kind
  for (let card = nextIn(p.frames, set, -1); card >= 0; card = nextIn(p.frames, set, card)) {
    if (table[p.face[card]] !== undefined) addTo(p.frames, g + WAITING, card)
  }
}

const DEAD = SLOTS
/** Mask of seats whose saved units went home. */
const SAVED = SLOTS + SET_WORDS
/** For each seat the unit + 1 whose squad has lost units, and how many. */
const LOSER = SAVED + 1
const LOSS_COUNT = LOSER + 2

const lossProgram: Program = code.program('losses', SET_WORDS + 5, [
  ['heal', heal],
  ['leave', leaveBoard],
  ['saved units of seat 0', (p, f) => reformSaved(p, f, 0)],
  ['saved units of seat 1', (p, f) => reformSaved(p, f, 1)],
  ['squad limit', (p) => trim(p)],
  ['destroyed', (p, f) => callEach(p, DESTROYED, f + DEAD, p.frames[f + ABOUT])],
  ['losses of the active seat', (p, f) => callLosses(p, f, p.state[ACTIVE])],
  ['losses of the other seat', (p, f) => callLosses(p, f, 1 - p.state[ACTIVE])],
])

/** Destroys the units in a set, all of one place, at the same time (cc.damage.4). `set` is an absolute index in the frames. */
export function destroyAll(p: CrystalClansPosition, set: number): void {
  const first = nextIn(p.frames, set, -1)
  if (first < 0) return
  const place = placeOf(p, first)
  const g = call(p, lossProgram, p.state[ACTIVE], -1, -1)
  p.frames[g + ABOUT] = place
  copySet(p.frames, g + DEAD, set)
}

/** Menders bring all other lost units of their squad home; one of them is not saved when it fell too. */
function heal(p: CrystalClansPosition, f: number): void {
  const place = p.frames[f + ABOUT]
  if (p.battle[BATTLE_PLACE] !== place + 1) return
  for (let seat = 0; seat < 2; seat++) {
    const healer = findHealer(p, f, seat, place)
    if (healer < 0) continue
    for (let card = nextIn(p.frames, f + DEAD, -1); card >= 0; card = nextIn(p.frames, f + DEAD, card)) {
      if (card === healer || ownerOf(card) !== seat) continue
      dropFrom(p.frames, f + DEAD, card)
      enter(p, card, HOME[seat])
      p.frames[f + SAVED] |= 1 << seat
    }
  }
}

/** The healing unit of a squad that has not fallen, else the first that has. */
function findHealer(p: CrystalClansPosition, f: number, seat: number, place: number): number {
  const zone = squadZone(seat, place)
  const { list, start, length } = p.zones
  let healer = -1
  for (let i = start[zone], end = i + length[zone]; i < end; i++) {
    if (clauses[HEAL][p.face[list[i]]].length === 0) continue
    if (!isIn(p.frames, f + DEAD, list[i])) return list[i]
    if (healer < 0) healer = list[i]
  }
  return healer
}

function leaveBoard(p: CrystalClansPosition, f: number): void {
  const place = p.frames[f + ABOUT]
  const inBattle = p.battle[BATTLE_PLACE] === place + 1
  for (let seat = 0; seat < 2 && inBattle; seat++) p.frames[f + LOSER + seat] = findMourner(p, seat, place) + 1
  for (let card = nextIn(p.frames, f + DEAD, -1); card >= 0; card = nextIn(p.frames, f + DEAD, card)) {
    const seat = ownerOf(card)
    if (inBattle) {
      p.battle[LOST + seat]++
      p.frames[f + LOSS_COUNT + seat]++
    }
    tell(p, 'destroyed', seat, card, 1)
    discard(p, card)
  }
}

/** The unit whose ability sees the losses of its squad; once a squad. */
function findMourner(p: CrystalClansPosition, seat: number, place: number): number {
  const zone = squadZone(seat, place)
  const { list, start, length } = p.zones
  for (let i = start[zone], end = i + length[zone]; i < end; i++) if (triggers[LOSSES][p.face[list[i]]] !== undefined) return list[i]
  return -1
}

function reformSaved(p: CrystalClansPosition, f: number, seat: number): void {
  if ((p.frames[f + SAVED] & (1 << seat)) !== 0) reform(p, seat, HOME[seat])
}

function callLosses(p: CrystalClansPosition, f: number, seat: number): void {
  const mourner = p.frames[f + LOSER + seat] - 1
  const lost = p.frames[f + LOSS_COUNT + seat]
  if (mourner >= 0 && lost > 0) callTrigger(p, LOSSES, mourner, p.frames[f + ABOUT], lost)
}

/** Empties a set and puts one card in it. */
export function setOne(p: CrystalClansPosition, at: number, card: number): void {
  clearSet(p.frames, at)
  if (card >= 0) addTo(p.frames, at, card)
}
