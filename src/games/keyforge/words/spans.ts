import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'
import { SEAT, SELF, SOURCE } from '../../../kernel/program.ts'
import type { Ability } from '../../../ability/tree.ts'
import { deDuring, enDuring, itDuring } from './clauses.ts'
import { ACTIVE, addLasting, BEFORE_TURN, THROUGH_TURN, TURN } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'
import { lasting, phrases } from './durations.ts'

type P = KeyforgePosition
type C = Compiler<P>

const EDGES = {
  start: { en: 'start', de: 'zum Beginn', it: 'all’inizio' },
  end: { en: 'end', de: 'zum Ende', it: 'alla fine' },
} as const

/** Until the start, or the end, of your next turn. */
const untilNextTurn = v.add<'effect', [edge: keyof typeof EDGES, ...list: Ability[]]>('effect', 'untilNextTurn', {
  compile: (c: C, edge, ...list): void =>
    lasting(c, list, (p, f, group) => {
      const next = p.state[TURN] + (p.frames[f + SEAT] === p.state[ACTIVE] ? 2 : 1)
      const [until, turn] = edge === 'start' ? [BEFORE_TURN, 0] : [THROUGH_TURN, next]
      return addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], until, turn)
    }),
  en: (t, edge, ...list) => enDuring(t, `until the ${EDGES[edge].en} of your next turn`, list),
  de: (t, edge, ...list) => deDuring(t, `bis ${EDGES[edge].de} deines nächsten Zuges`, '', list),
  it: (t, edge, ...list) => phrases(itDuring(t, `fino ${EDGES[edge].it} del tuo prossimo turno`, list)),
})
export const untilYourNextTurn = (...list: Ability[]) => untilNextTurn('start', ...list)
export const untilEndOfYourNextTurn = (...list: Ability[]) => untilNextTurn('end', ...list)
