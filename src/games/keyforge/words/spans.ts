import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'
import { SEAT, SELF, SOURCE } from '../../../kernel/program.ts'
import * as de from '../../../ability/text/de.ts'
import type { Ability, Effect } from '../../../ability/tree.ts'
import { deDuring, enDuring, itDuring } from './clauses.ts'
import { leavesPlay } from './abilities.ts'
import { gains } from './keywords.ts'
import { ACTIVE, addLasting, BEFORE_TURN, THROUGH_TURN, TURN } from '../rules/index.ts'
import { core, vocabulary as v } from './vocabulary.ts'
import { lasting, phrases, theNext } from './durations.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Until the start of your next turn. */
export const untilYourNextTurn = v.add('effect', 'untilYourNextTurn', {
  compile: (c: C, ...list: Ability[]): void =>
    lasting(c, list, (p, f, group) => addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], BEFORE_TURN, 0)),
  en: (t, ...list) => enDuring(t, 'until the start of your next turn', list),
  de: (t, ...list) => deDuring(t, 'bis zum Beginn deines nächsten Zuges', '', list),
  it: (t, ...list) => phrases(itDuring(t, 'fino all’inizio del tuo prossimo turno', list)),
})

/** Until the end of your next turn. */
export const untilEndOfYourNextTurn = v.add('effect', 'untilEndOfYourNextTurn', {
  compile: (c: C, ...list: Ability[]): void =>
    lasting(c, list, (p, f, group) => {
      const turn = p.state[TURN] + (p.frames[f + SEAT] === p.state[ACTIVE] ? 2 : 1)
      return addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], THROUGH_TURN, turn)
    }),
  en: (t, ...list) => enDuring(t, 'until the end of your next turn', list),
  de: (t, ...list) => deDuring(t, 'bis zum Ende deines nächsten Zuges', '', list),
  it: (t, ...list) => phrases(itDuring(t, 'fino alla fine del tuo prossimo turno', list)),
})

/** Once this card has left play, if it does so this turn; "it" stays what it was. */
export const afterLeaving = v.add('effect', 'afterLeaving', {
  compile: (c: C, ...effects: Effect[]): void => c.effect(theNext(gains(core.self, leavesPlay(...effects)))),
  en: (t, ...effects) => `after ${t.self} leaves play, ${t.effects(effects)}`,
  de: (t, ...effects) => {
    const start = `nachdem ${t.self} das Spiel verlassen hat, `
    return {
      command: start + de.inverted(t.effects(effects)),
      infinitive: start + t.effects(effects).infinitive,
    }
  },
  it: (t, ...effects) => {
    const start = `dopo che ${t.self} ha lasciato il gioco, `
    return { command: start + t.effects(effects).command, infinitive: start + t.effects(effects).infinitive }
  },
})
