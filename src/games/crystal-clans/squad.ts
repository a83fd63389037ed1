import type { Program } from '../../kernel/program.ts'
import { ABOUT, call, finish, jump, label, SEAT, SLOTS } from '../../kernel/program.ts'
import type { Ask } from '../../kernel/program.ts'
import type { CrystalClansKind } from './decision.ts'
import { PLACE_COUNT } from './board.ts'
import { ACTIVE, code, squadSize, squadZone } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { discard } from './movement.ts'
import { tell } from './tell.ts'
import { SQUAD_LIMIT, isOverLimit } from './values.ts'

/** Order and size of squads: reforming (cc.squad.5) and the squad limit (cc.squad.4). */

/** Index in the squad that gets its unit next; it runs from the top down. */
const NEXT = SLOTS

const chooseNext: Ask<CrystalClansPosition, CrystalClansKind> = {
  kind: 'order',
  rule: 'cc.squad.5',
  seat: (p, f) => p.frames[f + SEAT],
  options(p, f, out) {
    const zone = squadZone(p.frames[f + SEAT], p.frames[f + ABOUT])
    const { list, start } = p.zones
    const first = start[zone]
    let n = 0
    // units with the same face are one option: which of them lies where makes no difference
    for (let i = first, end = first + p.frames[f + NEXT]; i <= end; i++) if (isLowestOfFace(p, first, end, i)) out[n++] = list[i]
    return ascending(out, n)
  },
  answer(p, f, option) {
    const zone = squadZone(p.frames[f + SEAT], p.frames[f + ABOUT])
    const { list, start } = p.zones
    const at = start[zone] + p.frames[f + NEXT]
    let i = start[zone]
    while (list[i] !== option) i++
    for (; i < at; i++) list[i] = list[i + 1]
    list[at] = option
    p.frames[f + NEXT]--
    jump(p, f, unitsLeft)
  },
  view: (p, f, option) => ({
    verb: 'reform',
    target: option,
    place: p.frames[f + ABOUT],
    amount: squadSize(p, p.frames[f + SEAT], p.frames[f + ABOUT]) - p.frames[f + NEXT],
  }),
}

const unitsLeft = label('different units left')

const reformProgram: Program = code.program('reform', 1, [
  [
    'begin',
    (p, f) => {
      p.frames[f + NEXT] = squadSize(p, p.frames[f + SEAT], p.frames[f + ABOUT]) - 1
    },
  ],
  [
    unitsLeft,
    (p, f) => {
      const first = p.zones.start[squadZone(p.frames[f + SEAT], p.frames[f + ABOUT])]
      if (isUniform(p, first, first + p.frames[f + NEXT])) finish(p)
    },
  ],
  ['next unit', chooseNext],
])

/** The owner may order the squad anew; nothing is asked when all its units are alike. */
export function reform(p: CrystalClansPosition, seat: number, place: number): void {
  const g = call(p, reformProgram, seat, -1, -1)
  p.frames[g + ABOUT] = place
}

const PLACE = SLOTS
const OWNER = SLOTS + 1
/** Units of that squad that are still to be discarded; a new top unit that lifts the limit comes too late. */
const SURPLUS = SLOTS + 2

const overLimit = label('squad over the limit')

const trimProgram: Program = code.program('trim', 3, [
  [
    overLimit,
    (p, f) => {
      if (p.frames[f + SURPLUS] === 0 && !findOverLimit(p, f)) finish(p)
    },
  ],
  [
    'discard down',
    {
      kind: 'target',
      rule: 'cc.squad.4',
      seat: (p, f) => p.frames[f + OWNER],
      options(p, f, out) {
        const zone = squadZone(p.frames[f + OWNER], p.frames[f + PLACE])
        const { list, start, length } = p.zones
        for (let i = 0; i < length[zone]; i++) out[i] = list[start[zone] + i]
        return ascending(out, length[zone])
      },
      answer(p, f, option) {
        tell(p, 'trim', p.frames[f + OWNER], option, 1)
        discard(p, option)
        p.frames[f + SURPLUS]--
        jump(p, f, overLimit)
      },
      view: (p, f, option) => ({ verb: 'trim', target: option, place: p.frames[f + PLACE] }),
    },
  ],
])

/** Squads larger than they may be are discarded down at once; called after everything that changes a squad. */
export function trim(p: CrystalClansPosition): void {
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (isOverLimit(p, 0, place) || isOverLimit(p, 1, place)) {
      call(p, trimProgram, p.state[ACTIVE], -1, -1)
      return
    }
  }
}

/** Puts a short run of options in order; cards lie in a squad in any order. */
export function ascending(out: Int16Array, count: number): number {
  for (let i = 1; i < count; i++) {
    const option = out[i]
    let at = i
    for (; at > 0 && out[at - 1] > option; at--) out[at] = out[at - 1]
    out[at] = option
  }
  return count
}

function findOverLimit(p: CrystalClansPosition, f: number): boolean {
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? p.state[ACTIVE] : 1 - p.state[ACTIVE]
    for (let place = 0; place < PLACE_COUNT; place++) {
      if (!isOverLimit(p, seat, place)) continue
      p.frames[f + PLACE] = place
      p.frames[f + OWNER] = seat
      p.frames[f + SURPLUS] = squadSize(p, seat, place) - SQUAD_LIMIT
      return true
    }
  }
  return false
}

function isUniform(p: CrystalClansPosition, first: number, last: number): boolean {
  const { list } = p.zones
  for (let i = first + 1; i <= last; i++) if (p.face[list[i]] !== p.face[list[first]]) return false
  return true
}

function isLowestOfFace(p: CrystalClansPosition, first: number, last: number, index: number): boolean {
  const { list } = p.zones
  for (let i = first; i <= last; i++) if (list[i] < list[index] && p.face[list[i]] === p.face[list[index]]) return false
  return true
}
