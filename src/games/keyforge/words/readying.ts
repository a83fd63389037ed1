import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun } from '../../../ability/tree.ts'
import { ACT, STATIC } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { state } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Cards that are exhausted, and those that stay so. */

export const exhausted = state('exhausted', (p, _f, x) => p.exhausted[x] !== 0, {
  en: 'exhausted',
  de: 'erschöpft',
  it: it.agree('esaurito'),
})

/** The “ready cards” step does not ready such cards; an effect still does. */
export const staysExhausted = v.add('ability', 'staysExhausted', {
  compile: (c: C, noun: Noun) => [newStatic({ kind: STATIC.cannot, what: ACT.readyInStep, covers: c.covers(noun) })],
  en(t, noun) {
    const { text, none } = t.noun(noun)
    const step = 'during the “ready cards” step'
    return none === undefined ? en.states(text, 'does not ready', step) : en.states(none, 'readies', step)
  },
  de(t, noun) {
    const { none, in: which } = t.noun(noun)
    const step = 'im Schritt „Karten spielbereit machen“'
    if (none !== undefined) return de.states(none.in('nom'), 'wird', `${step} spielbereit gemacht`)
    return de.states(which('nom'), 'wird', `${step} nicht spielbereit gemacht`)
  },
  it(t, noun) {
    const { text, none } = t.noun(noun)
    const step = 'nel passo “ripristinare le carte”'
    return none === undefined ? it.states(it.spoken(text), 'non si ripristina', step) : it.states(none.text, 'si ripristina', step)
  },
})
