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
  de: 'im Zentrum der eigenen Schlachtreihe',
  deNot: 'nicht im Zentrum der eigenen Schlachtreihe',
  it: 'al centro della sua linea di battaglia',
})

const PARTS = {
  attacked: {
    en: ['is attacked', 'is not attacked'],
    de: ['angegriffen wird', 'nicht angegriffen wird'],
    it: ['subisce un attacco', 'non subisce un attacco'],
  },
  fighting: { en: ['is fighting', 'is not fighting'], de: ['kämpft', 'nicht kämpft'], it: ['combatte', 'non combatte'] },
} as const

/** This creature is attacked; or it fights, whether it attacks or is attacked. */
const inFight = v.add('condition', 'inFight', {
  compile:
    (_c: C, part: keyof typeof PARTS): Check<P> =>
    (p, f) =>
      p.state[DEFENDER] === p.frames[f + SELF] || (part === 'fighting' && p.state[ATTACKER] === p.frames[f + SELF]),
  en: (t, part) => ({ about: t.self, yes: `${t.self} ${PARTS[part].en[0]}`, no: `${t.self} ${PARTS[part].en[1]}` }),
  de: (t, part) => ({ yes: `${t.self} ${PARTS[part].de[0]}`, no: `${t.self} ${PARTS[part].de[1]}` }),
  it: (t, part) => ({ about: t.self, yes: `${t.self} ${PARTS[part].it[0]}`, no: `${t.self} ${PARTS[part].it[1]}` }),
})
export const defending = inFight('attacked')
export const fighting = inFight('fighting')

/** Whoever uses such a creature uses it to fight, if it can. */
export const mustFight = v.add('ability', 'mustFight', {
  compile: (c: C, noun: Noun) => [newStatic({ kind: STATIC.mustFight, covers: c.covers(noun) })],
  en: (t, noun) => en.states(t.noun(noun).text, 'must fight', 'when used, if able'),
  de: (t, noun) => de.states(t.noun(noun).in('nom'), 'muss', 'kämpfen, wenn sie verwendet wird, falls möglich'),
  it: (t, noun) => it.states(it.spoken(t.noun(noun).text), 'deve', 'combattere quando viene usata, se possibile'),
})
