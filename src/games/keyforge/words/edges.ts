import { capital } from '../../../ability/text/capital.ts'
import { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import type * as en from '../../../ability/text/en.ts'
import type * as it from '../../../ability/text/it.ts'
import type { Condition, Effect, Who } from '../../../ability/tree.ts'
import { TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { abilityCompiler, newAbility } from './abilities.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Abilities that no event brings about: at the edges of turns and steps, and as soon as something is so. */

const EDGES = {
  readied: {
    trigger: TRIGGER.atEndOfReadying,
    en: (who: en.Persona) => `at the end of ${who.possessive} “ready cards” step`,
    de: (who: de.Persona) => `am Ende ${who.possessive('Schrittes', 'm', 'gen')} „Karten spielbereit machen“`,
    it: (who: it.Persona) => `alla fine ${who.possessive('passo', 'm').with('di')} “ripristinare le carte”`,
  },
  start: {
    trigger: TRIGGER.atStart,
    en: (who: en.Persona) => `at the start of ${who.possessive} turn`,
    de: (who: de.Persona) => `zu Beginn ${who.possessive('Zuges', 'm', 'gen')}`,
    it: (who: it.Persona) => `all’inizio ${who.possessive('turno', 'm').with('di')}`,
  },
  end: {
    trigger: TRIGGER.atEnd,
    en: (who: en.Persona) => `at the end of ${who.possessive} turn`,
    de: (who: de.Persona) => `am Ende ${who.possessive('Zuges', 'm', 'gen')}`,
    it: (who: it.Persona) => `alla fine ${who.possessive('turno', 'm').with('di')}`,
  },
}

/** At an edge of a player's turns, or of a step. */
const at = v.add('ability', 'at', {
  compile: (c: C, edge: keyof typeof EDGES, who: Who, ...effects: Effect[]) => {
    const seats = c.seats(who)
    return [newAbility({ trigger: EDGES[edge].trigger, seats, program: Compiler.program(c, `at the ${edge}`, effects) })]
  },
  en: (t, edge, who, ...effects) => `${EDGES[edge].en(t.seat(who))}, ${t.effects(effects)}`,
  de(t, edge, who, ...effects) {
    const start = EDGES[edge].de(t.seat(who))
    const done = t.effects(effects)
    return effects[0].word === 'when' ? `${start}: ${capital(done.command)}` : `${start} ${de.inverted(done)}`
  },
  it: (t, edge, who, ...effects) => `${EDGES[edge].it(t.seat(who))}, ${t.effects(effects).command}`,
})
export const atStart = (who: Who, ...effects: Effect[]) => at('start', who, ...effects)
export const atEndOfReadying = (who: Who, ...effects: Effect[]) => at('readied', who, ...effects)
export const atEnd = (who: Who, ...effects: Effect[]) => at('end', who, ...effects)

/** A state, not an event: looked at after every verb. */
export const asSoonAs = v.add('ability', 'asSoonAs', {
  compile(c: C, condition: Condition, ...effects: Effect[]) {
    const check: Check<P> = abilityCompiler().condition(condition)
    return [
      newAbility({
        trigger: TRIGGER.asSoonAs,
        condition: check,
        program: Compiler.program(c, 'as soon as', effects),
      }),
    ]
  },
  en: (t, condition, ...effects) => `if ${t.condition(condition).yes}, ${t.effects(effects)}`,
  de: (t, condition, ...effects) => `falls ${t.condition(condition).yes}, ${de.inverted(t.effects(effects))}`,
  it: (t, condition, ...effects) => `se ${t.condition(condition).yes}, ${t.effects(effects).command}`,
})
