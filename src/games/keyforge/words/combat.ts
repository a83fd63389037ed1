import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'

import { SEAT, SELF } from '../../../kernel/program.ts'
import type { Check } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun } from '../../../ability/tree.ts'
import { ATTACKER, DEFENDER, isInCenter, STATIC } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { vocabulary as v } from './vocabulary.ts'
import { cardOf, stands } from './conditions.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** You control it. */
export const isYours = v.add('condition', 'isYours', {
  compile(c: C, noun: Noun): Check<P> {
    const card = cardOf(c, noun)
    return (p, f) => card(p, f) >= 0 && p.controller[card(p, f)] === p.frames[f + SEAT]
  },
  en: (t, noun) => ({ yes: `you control ${t.noun(noun).text}`, no: `you do not control ${t.noun(noun).text}` }),
  de: (t, noun) => ({ yes: `du ${t.noun(noun).in('acc')} kontrollierst`, no: `du ${t.noun(noun).in('acc')} nicht kontrollierst` }),
  it: (t, noun) => ({ yes: it.holds('controlli', t.noun(noun).text), no: `non ${it.holds('controlli', t.noun(noun).text)}` }),
})

/** As many creatures lie to its left as to its right (kf.center). */
export const inCenter = stands('inCenter', isInCenter, {
  en: 'in the center of its battleline',
  de: 'im Zentrum ihrer Schlachtreihe',
  deNot: 'nicht im Zentrum ihrer Schlachtreihe',
  it: 'al centro della sua linea di battaglia',
})

/** This creature is attacked. */
export const defending = v.add('condition', 'defending', {
  compile: (): Check<P> => (p, f) => p.state[DEFENDER] === p.frames[f + SELF],
  en: (t) => ({ yes: `${t.self} is attacked`, no: `${t.self} is not attacked` }),
  de: (t) => ({ yes: `${t.self} angegriffen wird`, no: `${t.self} nicht angegriffen wird` }),
  it: (t) => ({ yes: `${t.self} è attaccata`, no: `${t.self} non è attaccata` }),
})()

/** This creature attacks or is attacked. */
export const fighting = v.add('condition', 'fighting', {
  compile: (): Check<P> => (p, f) => p.state[ATTACKER] === p.frames[f + SELF] || p.state[DEFENDER] === p.frames[f + SELF],
  en: (t) => ({ yes: `${t.self} is fighting`, no: `${t.self} is not fighting` }),
  de: (t) => ({ yes: `${t.self} kämpft`, no: `${t.self} nicht kämpft` }),
  it: (t) => ({ yes: `${t.self} combatte`, no: `${t.self} non combatte` }),
})()

/** Whoever uses such a creature uses it to fight, if it can. */
export const mustFight = v.add('ability', 'mustFight', {
  compile: (c: C, noun: Noun) => [newStatic({ kind: STATIC.mustFight, covers: c.covers(noun) })],
  en: (t, noun) => en.states(t.noun(noun).text, 'must fight', 'when used, if able'),
  de: (t, noun) => de.states(t.noun(noun).in('nom'), 'muss', 'kämpfen, wenn sie verwendet wird, falls möglich'),
  it: (t, noun) => it.states(it.spoken(t.noun(noun).text), 'deve', 'combattere quando viene usata, se possibile'),
})
