import type { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import type { Effect } from '../../../ability/tree.ts'
import { addInterest, BLOCK_FULL, CANCELLED, IN_FIGHT, lastUseHas, TO_REAP, TRIGGER, USED, USE_CANCELLED } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newAbility } from './abilities.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** What stands before the use of a card: what it costs, and what the use before it was. */

/** This is done before the card is used; where it was not, or the card is gone by it, the card is not used (kf.use.8). */
export const costsToUse = v.add('ability', 'costsToUse', {
  compile(c: C, effect: Effect) {
    const start = c.here
    c.top = c.mark('top')
    c.effect(effect)
    const { block } = c
    if (block === 0) throw new Error('what a use costs is a verb whose success can be told')
    c.step('is it done', (p, f) => {
      if (p.frames[f + block + BLOCK_FULL] === 0) p.state[CANCELLED] |= USE_CANCELLED
    })
    return [newAbility({ trigger: TRIGGER.costsToUse, program: c.close('costs to use', start) })]
  },
  en: (t, effect) => `in order to use ${t.self}, you must ${t.effect(effect)}`,
  de: (t, effect) => `um ${t.self} zu verwenden, musst du ${t.effect(effect).infinitive}`,
  it: (t, effect) => `per usare ${t.self} devi ${t.effect(effect).infinitive}`,
})

const LAST = {
  reap: { flags: TO_REAP, en: 'reap', de: 'Ernten', it: 'raccogliere' },
  fight: { flags: IN_FIGHT, en: 'fight', de: 'Kämpfen', it: 'combattere' },
} as const

/** The last creature that was used in this turn, whoever's, was used so. */
export const lastUsedTo = v.add('condition', 'lastUsedTo', {
  compile(_c: C, how: keyof typeof LAST): Check<P> {
    addInterest(USED)
    return (p) => lastUseHas(p, LAST[how].flags)
  },
  en: (_t, how) => ({
    yes: `the last creature used this turn was used to ${LAST[how].en}`,
    no: `the last creature used this turn was not used to ${LAST[how].en}`,
  }),
  de: (_t, how) => ({
    yes: `die letzte in diesem Zug verwendete Kreatur zum ${LAST[how].de} verwendet wurde`,
    no: `die letzte in diesem Zug verwendete Kreatur nicht zum ${LAST[how].de} verwendet wurde`,
  }),
  it: (_t, how) => ({
    yes: `l’ultima creatura usata in questo turno è stata usata per ${LAST[how].it}`,
    no: `l’ultima creatura usata in questo turno non è stata usata per ${LAST[how].it}`,
  }),
})
