import { nextIn } from '../../../../kernel/cardset.ts'
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

/** Two creatures of one line change places (kf.swap): those of the noun, or one and another, which is the one spoken of afterwards. */
export const swap = verb<[one: Noun, other?: Noun]>('swap', {
  act(c: C, block: number, one, other) {
    const second = other === undefined ? undefined : c.noun(other)
    const set = c.noun(one)
    if (second !== undefined) c.it = second
    c.step('swap', (p, f) => {
      const first = nextIn(p.frames, f + set, -1, SET_WORDS)
      if (first >= 0 && swapPlaces(p, first, nextIn(p.frames, f + (second ?? set), second === undefined ? first : -1, SET_WORDS)))
        report(p, f, block, 1, true)
    })
  },
  en: (t, one, other) =>
    other === undefined
      ? `swap the places of ${t.noun(one).text}`
      : `swap ${t.noun(one).text} with ${t.noun(other).text} in your battleline`,
  de: (t, one, other) =>
    de.does(
      'tausche',
      other === undefined
        ? `die Plätze von ${t.noun(one).in('dat')}`
        : `in der Schlachtreihe ${t.noun(one).in('acc')} mit ${t.noun(other).in('dat')}`,
      'tauschen',
    ),
  it: (t, one, other) =>
    it.does('scambia', 'scambiare', `di posto ${t.noun(one).text}${other === undefined ? '' : ` con ${t.noun(other).text}`}`),
})
