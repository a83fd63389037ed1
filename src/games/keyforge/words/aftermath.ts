import { isIn, nextIn } from '../../../kernel/cardset.ts'
import { SEAT, SELF, SOURCE } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as it from '../../../ability/text/it.ts'
import type { Effect, Noun } from '../../../ability/tree.ts'
import { addLasting, SET_WORDS, THROUGH_TURN, USES_LEFT, THIS_TURN, TURN } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { leavesPlay } from './abilities.ts'
import { lasting } from './durations.ts'
import { gains } from './keywords.ts'
import { core, vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** What becomes of a card later: whether it survives, and what follows when it leaves play. */

/** It was dealt damage by the verb before, and not destroyed; nobody survives where nobody was chosen. */
export const survives = v.add('condition', 'survives', {
  compile(c: C, noun: Noun): Check<P> {
    const { block } = c
    const slot = c.noun(noun)
    return (p, f) => {
      const x = nextIn(p.frames, f + slot, -1, SET_WORDS)
      return x >= 0 && !isIn(p.frames, f + block, x)
    }
  },
  en: (t, noun) => ({ yes: `${t.noun(noun).text} is not destroyed`, no: `${t.noun(noun).text} is destroyed` }),
  de: (t, noun) => ({ yes: `${t.noun(noun).in('nom')} nicht zerstört wird`, no: `${t.noun(noun).in('nom')} zerstört wird` }),
  it: (t, noun) => ({
    yes: `${it.subject(t.noun(noun).text)}non viene distrutta`,
    no: `${it.subject(t.noun(noun).text)}viene distrutta`,
  }),
})

/** When this card leaves play, in whatever turn or in this one; "it" stays what it was. */
export const onLeaving = v.add<'effect', [when: 'ever' | 'thisTurn', ...effects: Effect[]]>('effect', 'onLeaving', {
  compile: (c: C, when, ...effects): void =>
    lasting(c, [gains(core.self, leavesPlay(...effects))], (p, f, group) => {
      // it must outlast the card: what lasts while the card is in play is gone before the ability resolves
      const [until, turn] = when === 'ever' ? [THROUGH_TURN, NEVER] : [THIS_TURN, p.state[TURN]]
      const at = addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], until, turn)
      p.lasting[at + USES_LEFT] = 1
      return at
    }),
  en: (t, when, ...effects) => `${when === 'ever' ? 'when' : 'after'} ${t.self} leaves play, ${t.effects(effects)}`,
  de: (t, when, ...effects) => {
    const done = de.inverted(t.effects(effects))
    if (when === 'thisTurn') {
      const once = `nachdem ${t.self} das Spiel verlassen hat`
      // behind another clause the verb comes first: "falls sie eine Kreatur ist, bringe sie ins Spiel, nachdem …"
      return { command: `${once}, ${done}`, infinitive: `${once}, ${t.effects(effects).infinitive}`, inverted: `${done}, ${once}` }
    }
    const text = `wenn ${t.self} das Spiel verlässt, ${done}`
    return { command: text, infinitive: text, inverted: `${done}, wenn ${t.self} das Spiel verlässt` }
  },
  it: (t, when, ...effects) => {
    const start = when === 'ever' ? `quando ${t.self} lascia il gioco, ` : `dopo che ${t.self} ha lasciato il gioco, `
    return { command: start + t.effects(effects).command, infinitive: start + t.effects(effects).infinitive }
  },
})
const NEVER = 0x7fffffff
