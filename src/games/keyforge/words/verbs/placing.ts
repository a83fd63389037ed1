import { nextIn } from '../../../../kernel/cardset.ts'
import { SELF } from '../../../../kernel/program.ts'
import { indexOf } from '../../../../kernel/zones.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { isCreatureInPlay, SET_WORDS, tell, UNCHECKED, UNWATCHED } from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { report, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Verbs about where creatures are in their battleline. */

/** Two creatures of one line change places (kf.swap). */
export function swapPlaces(p: P, one: number, other: number): boolean {
  if (one < 0 || other < 0 || !isCreatureInPlay(p, one) || p.zones.of[one] !== p.zones.of[other]) return false
  const start = p.zones.start[p.zones.of[one]]
  const a = indexOf(p.zones, one)
  const b = indexOf(p.zones, other)
  p.zones.list[start + a] = other
  p.zones.list[start + b] = one
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
  tell(p, 'swap', p.controller[one], one, other, 0)
  return true
}

/** This creature changes places with another one of its line (kf.swap). */
export const swapWith = verb('swapWith', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('swap', (p, f) => {
      if (swapPlaces(p, p.frames[f + SELF], nextIn(p.frames, f + set, -1, SET_WORDS))) report(p, f, block, 1, true)
    })
  },
  en: (t, noun) => `swap ${t.self} with ${t.noun(noun).text} in your battleline`,
  de: (t, noun) => de.does('tausche', `in der Schlachtreihe ${t.self} mit ${t.noun(noun).in('dat')}`, 'tauschen'),
  it: (t, noun) => it.does('scambia', 'scambiare', `di posto ${t.self} con ${t.noun(noun).text}`),
})

/** The two creatures of the noun change places (kf.swap). */
export const swap = verb('swap', {
  act(c: C, block: number, noun: Noun) {
    const set = c.noun(noun)
    c.step('swap two', (p, f) => {
      const one = nextIn(p.frames, f + set, -1, SET_WORDS)
      const other = one < 0 ? -1 : nextIn(p.frames, f + set, one, SET_WORDS)
      if (swapPlaces(p, one, other)) report(p, f, block, 1, true)
    })
  },
  en: (t, noun) => `swap the places of ${t.noun(noun).text}`,
  de: (t, noun) => de.does('tausche', `die Plätze von ${t.noun(noun).in('dat')}`, 'tauschen'),
  it: (t, noun) => it.does('scambia', 'scambiare', `di posto ${t.noun(noun).text}`),
})
