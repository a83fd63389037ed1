import { nextIn } from '../../../kernel/cardset.ts'
import { BELOW, call, extend, jump, label, RESULT, SEAT, SLOTS, SOURCE } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { addDamage, callDamage } from './damage.ts'
import { code, ACTIVE, CARD_MASK, SET_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/** Divided damage: point by point the active player says who gets it, then all of it is dealt together (kf.foreach.1, kf.simultaneous.1). */
const AMONG = SLOTS
const POINTS_LEFT = SLOTS + SET_WORDS
/** How many creatures have a share so far; a word for each with its card and points follows. */
const COUNT = SLOTS + SET_WORDS + 1
const SLOT_COUNT = SET_WORDS + 2
const POINTS_AT = 8

/** Calls the program; the caller puts the creatures that may get a share into the set at `SLOTS`. */
export function callDivision(p: KeyforgePosition, seat: number, source: number, points: number): number {
  const f = call(p, DIVISION, seat, source, -1)
  p.frames[f + POINTS_LEFT] = points
  return f
}

const nextPoint = label('is a point left')
const dealing = label('deal')

const DIVISION: Program = code.program('divide damage', SLOT_COUNT, [
  [
    nextPoint,
    (p, f) => {
      if (p.frames[f + POINTS_LEFT] <= 0 || nextIn(p.frames, f + AMONG, -1, SET_WORDS) < 0) jump(p, f, dealing)
    },
  ],
  [
    'who gets a point',
    {
      kind: 'target',
      rule: 'kf.foreach.1',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        let n = 0
        for (let card = nextIn(p.frames, f + AMONG, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + AMONG, card, SET_WORDS))
          out[n++] = card
        return n
      },
      answer(p, f, option) {
        p.frames[f + POINTS_LEFT]--
        p.frames[shareOf(p, f, option)] += 1 << POINTS_AT
      },
      view: (_p, _f, option) => ({ verb: 'target', target: option }),
      left: (p, f) => p.frames[f + POINTS_LEFT],
    },
  ],
  ['next point', (p, f) => jump(p, f, nextPoint)],
  [
    dealing,
    (p, f) => {
      const g = callDamage(p, p.frames[f + SEAT], p.frames[f + SOURCE])
      // what is destroyed is the result of whoever divides the damage
      p.frames[g + RESULT] = p.frames[f + RESULT] === 0 ? 0 : p.frames[f + RESULT] + p.frames[f + BELOW] - f
      for (let i = 0; i < p.frames[f + COUNT]; i++) {
        const share = p.frames[f + SLOTS + SLOT_COUNT + i]
        addDamage(p, g, share & CARD_MASK, -1, share >> POINTS_AT)
      }
    },
  ],
])

/** Where the share of a creature stands, a new one when it has none yet. */
function shareOf(p: KeyforgePosition, f: number, card: number): number {
  const first = f + SLOTS + SLOT_COUNT
  for (let i = 0; i < p.frames[f + COUNT]; i++) if ((p.frames[first + i] & CARD_MASK) === card) return first + i
  p.frames[f + COUNT]++
  const at = extend(p, 1)
  p.frames[at] = card
  return at
}
