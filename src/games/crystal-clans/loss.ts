import type { Program } from '../../kernel/program.ts'
import { copySet, dropFrom, isIn, nextIn, SET_WORDS } from '../../kernel/cardset.ts'
import { ABOUT, call, SLOTS } from '../../kernel/program.ts'
import { DESTROYED, HEAL, LOSSES, clauses, triggers } from './catalog.ts'
import { HOME } from './board.ts'
import { ACTIVE, BATTLE_PLACE, LOST, code, ownerOf, placeOf, squadZone } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { discard, enter } from './movement.ts'
import { tell } from './tell.ts'
import { callWithLosses, MOURNED, MOURNER_WORDS } from './trigger.ts'
import { reform, trim } from './squad.ts'

/** Units that are destroyed. */

const DEAD = SLOTS
/** Mask of seats whose saved units went home. */
const SAVED = SLOTS + SET_WORDS
/** For each seat the unit + 1 whose squad has lost units, and how many. */
const LOSER = SAVED + 1
const LOSS_COUNT = LOSER + MOURNED

const lossProgram: Program = code.program('losses', SET_WORDS + 1 + MOURNER_WORDS, [
  ['heal', heal],
  ['leave', leaveBoard],
  ['saved units of seat 0', (p, f) => reformSaved(p, f, 0)],
  ['saved units of seat 1', (p, f) => reformSaved(p, f, 1)],
  ['squad limit', (p) => trim(p)],
  ['destroyed, and losses seen', (p, f) => callWithLosses(p, DESTROYED, f + DEAD, p.frames[f + ABOUT], f + LOSER)],
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
      // who is at home already stays where it lies (cc.decision.3)
      if (place === HOME[seat]) continue
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
