import type { Program } from '../../kernel/program.ts'
import { addTo, isIn, SET_WORDS, sizeOfSet } from '../../kernel/cardset.ts'
import { DONE } from '../../ability/compile.ts'
import { ABOUT, call, finish, jump, label, SEAT, SLOTS } from '../../kernel/program.ts'
import { PLACE_COUNT } from './board.ts'
import { callArrivals } from './arrival.ts'
import { callBattle } from './battle.ts'
import { ACTIVATED, INSTEAD_OF_BATTLE, triggers } from './catalog.ts'
import { ENTERED, code, squadSize, squadZone, topUnit } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { pay, put, placeName } from './movement.ts'
import { tell } from './tell.ts'
import { callTrigger } from './trigger.ts'
import { ascending, reform, trim } from './squad.ts'
import { activationCost, destinations } from './values.ts'

/** The activate action (cc.activate.1): pay, reform, move, battle. ABOUT is the place of the activated squad. */

const STAY = SLOTS
const TARGET = SLOTS + SET_WORDS

const stayBehind = label('who stays behind')
const move = label('move')
const canBattle = label('can battle')

const activateProgram: Program = code.program('activate', SET_WORDS + 1, [
  [
    'pay',
    (p, f) => {
      const seat = p.frames[f + SEAT]
      const place = p.frames[f + ABOUT]
      const cost = activationCost(p, seat, place)
      tell(p, 'activate', seat, -1, cost, placeName(place))
      pay(p, seat, cost)
      // the top unit at this moment, before reforming
      callTrigger(p, ACTIVATED, topUnit(p, seat, place), place, 0)
    },
  ],
  ['reform', (p, f) => reform(p, p.frames[f + SEAT], p.frames[f + ABOUT])],
  ['squad limit after reforming', (p) => trim(p)],
  [
    'can move',
    (p, f) => {
      if (squadSize(p, p.frames[f + SEAT], p.frames[f + ABOUT]) === 0) finish(p)
      else if (destinations(p, p.frames[f + SEAT], p.frames[f + ABOUT]) === 0) jump(p, f, canBattle)
    },
  ],
  [
    'move where',
    {
      kind: 'place',
      rule: 'cc.move.1',
      seat: (p, f) => p.frames[f + SEAT],
      options(p, f, out) {
        const here = p.frames[f + ABOUT]
        const reached = destinations(p, p.frames[f + SEAT], here) | (1 << here)
        return writePlaces(reached, out)
      },
      answer(p, f, option) {
        p.frames[f + TARGET] = option
        if (option === p.frames[f + ABOUT]) jump(p, f, canBattle)
        else if (squadSize(p, p.frames[f + SEAT], p.frames[f + ABOUT]) === 1) jump(p, f, move)
      },
      view: (p, f, option) => ({ verb: option === p.frames[f + ABOUT] ? 'stay' : 'move', place: option }),
    },
  ],
  [
    stayBehind,
    {
      kind: 'target',
      rule: 'cc.move.2',
      seat: (p, f) => p.frames[f + SEAT],
      options(p, f, out) {
        const zone = squadZone(p.frames[f + SEAT], p.frames[f + ABOUT])
        const { list, start, length } = p.zones
        let n = 0
        for (let i = start[zone], end = i + length[zone]; i < end; i++) if (!isIn(p.frames, f + STAY, list[i])) out[n++] = list[i]
        out[n++] = DONE
        return ascending(out, n)
      },
      answer(p, f, option) {
        if (option === DONE) return
        addTo(p.frames, f + STAY, option)
        // one unit at least must go
        if (sizeOfSet(p.frames, f + STAY) < squadSize(p, p.frames[f + SEAT], p.frames[f + ABOUT]) - 1) jump(p, f, stayBehind)
      },
      view: (_p, _f, option) => (option === DONE ? { verb: 'done' } : { verb: 'stay-behind', target: option }),
      picks(p, f) {
        const zone = squadZone(p.frames[f + SEAT], p.frames[f + ABOUT])
        const { list, start, length } = p.zones
        const eligible = Array.from(list.subarray(start[zone], start[zone] + length[zone])).sort((a, b) => a - b)
        const picked = eligible.filter((card) => isIn(p.frames, f + STAY, card))
        return { min: 0, max: eligible.length - 1, picked, eligible, ordered: false }
      },
    },
  ],
  [move, moveSquad],
  ['squad limit', (p) => trim(p)],
  ['arrivals', (p) => callArrivals(p)],
  [
    canBattle,
    (p, f) => {
      const place = p.frames[f + ABOUT]
      if (squadSize(p, 0, place) === 0 || squadSize(p, 1, place) === 0) finish(p)
    },
  ],
  [
    'battle',
    {
      kind: 'may',
      rule: 'cc.activate.5',
      seat: (p, f) => p.frames[f + SEAT],
      options(p, f, out) {
        out[0] = 0
        out[1] = 1
        if (triggers[INSTEAD_OF_BATTLE][p.face[topUnit(p, p.frames[f + SEAT], p.frames[f + ABOUT])]] === undefined) return 2
        out[2] = 2
        return 3
      },
      answer(p, f, option) {
        const seat = p.frames[f + SEAT]
        const place = p.frames[f + ABOUT]
        if (option === 1) callBattle(p, place, seat)
        else if (option === 2) callTrigger(p, INSTEAD_OF_BATTLE, topUnit(p, seat, place), place, 0)
      },
      view: (_p, _f, option) => ({ verb: ['no-battle', 'battle', 'instead'][option] }),
    },
  ],
])

export function activate(p: CrystalClansPosition, seat: number, place: number): void {
  const g = call(p, activateProgram, seat, -1, -1)
  p.frames[g + ABOUT] = place
}

/** Brings units to another place in their order; with a squad there they become one (cc.move.3). */
export function moveUnits(p: CrystalClansPosition, seat: number, from: number, to: number, stay: number): void {
  const zone = squadZone(seat, from)
  const goal = squadZone(seat, to)
  const { list, start, length } = p.zones
  const combined = length[goal] > 0
  for (let i = 0; i < length[zone]; ) {
    const card = list[start[zone] + i]
    if (stay >= 0 && isIn(p.frames, stay, card)) i++
    else put(p, card, goal)
  }
  p.state[ENTERED + seat] |= 1 << to
  if (combined) reform(p, seat, to)
}

export function writePlaces(mask: number, out: Int16Array): number {
  let n = 0
  for (let place = 0; place < PLACE_COUNT; place++) if ((mask & (1 << place)) !== 0) out[n++] = place
  return n
}

function moveSquad(p: CrystalClansPosition, f: number): void {
  const from = p.frames[f + ABOUT]
  const to = p.frames[f + TARGET]
  p.frames[f + ABOUT] = to
  moveUnits(p, p.frames[f + SEAT], from, to, f + STAY)
}
