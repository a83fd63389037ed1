import { call, finish, jump, label, SELF, SLOTS, SOURCE } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { cardAt } from '../../../kernel/zones.ts'
import { capture } from './amber-flow.ts'
import { hasStatic, isForbiddenFor } from './clauses.ts'
import { ACT } from './definition.ts'
import { STATIC } from './kinds.ts'
import { code, ACTIVE, LINE, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'

/** Æmber that would be stolen is captured instead, one by one, by creatures of the active player, who names them (kf.capture.6). */
const LEFT = SLOTS
const VICTIM = SLOTS + 1

const top = label('is there more to capture')

const CAPTURE_STOLEN: Program = code.program('capture what would be stolen', 2, [
  [
    top,
    (p, f) => {
      const line = zoneOf(LINE, p.state[ACTIVE])
      if (p.frames[f + LEFT] <= 0 || p.amber[p.frames[f + VICTIM]] === 0 || p.zones.length[line] === 0) finish(p)
    },
  ],
  [
    'which creature',
    {
      kind: 'target',
      rule: 'kf.capture.6',
      seat: (p) => p.state[ACTIVE],
      options(p, _f, out) {
        const line = zoneOf(LINE, p.state[ACTIVE])
        const n = p.zones.length[line]
        for (let i = 0; i < n; i++) out[i] = cardAt(p.zones, line, i)
        out.subarray(0, n).sort()
        return n
      },
      answer(p, f, option) {
        capture(p, option, p.frames[f + VICTIM], 1, p.frames[f + SOURCE])
        p.frames[f + LEFT]--
        jump(p, f, top)
      },
      view: (p, f, option) => ({ verb: 'target', card: p.frames[f + SELF], target: option }),
    },
  ],
])

/** Calls the program when a clause says so and the theft is possible at all; false when it is stolen as usual. */
export function capturesStolen(p: KeyforgePosition, victim: number, amount: number, source: number): boolean {
  if (!hasStatic(p, STATIC.stolenIsCaptured) || isForbiddenFor(p, ACT.beStolenFrom, victim)) return false
  const f = call(p, CAPTURE_STOLEN, p.state[ACTIVE], source, source)
  p.frames[f + LEFT] = amount
  p.frames[f + VICTIM] = victim
  return true
}
