import { addTo } from '../../../../kernel/cardset.ts'
import { SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import * as english from '../../glossary/en.ts'
import * as german from '../../glossary/de.ts'
import * as italian from '../../glossary/it.ts'
import { ENRAGE, isCreatureInPlay, STUN, tell, WARD } from '../../rules/index.ts'
import { eachIn, report, verb } from './verb.ts'
import type { C } from './verb.ts'

/** Verbs that put and take markers: stun, ward, enrage. */

const MARKERS = {
  stun: {
    ...{ bit: STUN, on: true, event: 'stun' },
    ...{ en: english.acts.stun, de: german.acts.stun, it: italian.acts.stun },
  },
  unstun: {
    ...{ bit: STUN, on: false, event: 'unstunned' },
    en: ['remove the stun from'],
    de: ['befreie', 'von der Betäubung befreien', '', 'von der Betäubung'],
    it: ['togli lo stordimento da', 'togliere lo stordimento da'],
  },
  ward: {
    ...{ bit: WARD, on: true, event: 'ward' },
    ...{ en: english.acts.ward, de: german.acts.ward, it: italian.acts.ward },
  },
  unward: {
    ...{ bit: WARD, on: false, event: 'wardLost' },
    en: ['remove the ward from'],
    de: ['entferne', 'entfernen'],
    it: ['togli la protezione', 'togliere la protezione'],
  },
  enrage: {
    ...{ bit: ENRAGE, on: true, event: 'enrage' },
    ...{ en: english.acts.enrage, de: german.acts.enrage, it: italian.acts.enrage },
  },
} as const

/** Puts or takes a marker; a creature has at most one of each (kf.stun, kf.ward, kf.enrage). */
const marker = verb('marker', {
  transitive: (which) => MARKERS[which].on,
  act(c: C, block: number, which: keyof typeof MARKERS, noun: Noun) {
    const set = c.noun(noun)
    const { bit, on, event } = MARKERS[which]
    c.step(which, (p, f) => {
      eachIn(p, f + set, (card) => {
        if (!isCreatureInPlay(p, card) || ((p.status[card] & bit) !== 0) === on) return
        p.status[card] ^= bit
        addTo(p.frames, f + block, card)
        report(p, f, block, 1, true)
        tell(p, event, p.controller[card], p.frames[f + SOURCE], card, 0)
      })
    })
  },
  en: (t, which, noun) => `${MARKERS[which].en[0]} ${t.noun(noun).text}`,
  de(t, which, noun) {
    const [command, infinitive, , end] = MARKERS[which].de
    if (which === 'unward') return de.does(command, `den Beschützt-Marker von ${t.noun(noun).in('dat')}`, infinitive)
    return de.does(command, t.noun(noun).in('acc'), infinitive, end)
  },
  it(t, which, noun) {
    const [command, infinitive] = MARKERS[which].it
    if (which === 'unward') return it.does(command, infinitive, t.noun(noun).with('a'))
    return it.does(command, infinitive, t.noun(noun).text)
  },
})
export const stun = (noun: Noun) => marker('stun', noun)
export const unstun = (noun: Noun) => marker('unstun', noun)
export const ward = (noun: Noun) => marker('ward', noun)
export const unward = (noun: Noun) => marker('unward', noun)
export const enrage = (noun: Noun) => marker('enrage', noun)
