import { nextIn } from '../../../kernel/cardset.ts'
import { call, finish, jump, label, SLOTS, SOURCE } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { code, ACTIVE, MAX_OPTIONS, SET_WORDS, UNCHECKED } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { reportAmount, reportFull } from './result.ts'
import { add } from './tally.ts'
import { tell } from './tell.ts'

/**
 * All damage or all Æmber on some creatures is spread over them anew: card by card the active player says how much, the last one gets the
 * rest. It is moved, so nothing prevents it (kf.move.2), and a creature may get more damage than it can bear.
 */
const AMONG = SLOTS
const WHAT = SLOTS + SET_WORDS
const LEFT = SLOTS + SET_WORDS + 1
const CARD = SLOTS + SET_WORDS + 2

/** What can be spread anew, by number. */
export const REDISTRIBUTED = ['damage', 'amber'] as const

/** Calls the program; the caller puts the creatures into the set at `SLOTS`. */
export function callRedistribution(p: KeyforgePosition, seat: number, source: number, what: number): number {
  const f = call(p, REDISTRIBUTION, seat, source, -1)
  p.frames[f + WHAT] = what
  return f
}

const columnOf = (p: KeyforgePosition, f: number) => (p.frames[f + WHAT] === 0 ? p.damage : p.amberOn)

const nextCard = label('next card')
const spread = label('all is spread')

const REDISTRIBUTION: Program = code.program('redistribute', SET_WORDS + 3, [
  [
    'take all',
    (p, f) => {
      const column = columnOf(p, f)
      for (let card = nextIn(p.frames, f + AMONG, -1, SET_WORDS); card >= 0; card = nextIn(p.frames, f + AMONG, card, SET_WORDS)) {
        p.frames[f + LEFT] += column[card]
        column[card] = 0
      }
      p.frames[f + CARD] = -1
      if (p.frames[f + LEFT] === 0) finish(p)
      else {
        reportAmount(p, f, p.frames[f + LEFT])
        reportFull(p, f, true)
      }
    },
  ],
  [
    nextCard,
    (p, f) => {
      const card = nextIn(p.frames, f + AMONG, p.frames[f + CARD], SET_WORDS)
      p.frames[f + CARD] = card
      if (p.frames[f + LEFT] === 0) jump(p, f, spread)
      else if (nextIn(p.frames, f + AMONG, card, SET_WORDS) < 0) {
        put(p, f, p.frames[f + LEFT])
        jump(p, f, spread)
      }
    },
  ],
  [
    'how much on it',
    {
      kind: 'amount',
      rule: 'kf.move.4',
      seat: (p) => p.state[ACTIVE],
      options(p, f, out) {
        const n = Math.min(p.frames[f + LEFT] + 1, MAX_OPTIONS)
        for (let i = 0; i < n; i++) out[i] = i
        return n
      },
      answer: put,
      view: (p, f, option) => ({ verb: 'amount', target: p.frames[f + CARD], amount: option }),
    },
  ],
  ['go on', (p, f) => jump(p, f, nextCard)],
  [
    spread,
    (p) => {
      p.state[UNCHECKED] = 1
    },
  ],
])

function put(p: KeyforgePosition, f: number, amount: number): void {
  if (amount === 0) return
  const card = p.frames[f + CARD]
  add(columnOf(p, f), card, amount)
  p.frames[f + LEFT] -= amount
  tell(p, p.frames[f + WHAT] === 0 ? 'moveDamage' : 'moveAmber', p.controller[card], p.frames[f + SOURCE], card, amount)
}
