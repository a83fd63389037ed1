import { nextIn } from '../../../../kernel/cardset.ts'
import { RESULT, SEAT, SOURCE } from '../../../../kernel/program.ts'
import * as de from '../../../../ability/text/de.ts'
import type { Noun } from '../../../../ability/tree.ts'
import * as english from '../../glossary/en.ts'
import * as german from '../../glossary/de.ts'
import * as italian from '../../glossary/it.ts'
import { addDamage, callDamage, neighborOf, powerOf, SET_WORDS } from '../../rules/index.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { doneBy, verb } from './verb.ts'
import type { C } from './verb.ts'

type P = KeyforgePosition

/** Creatures that strike outside a fight, all at the same time. */

/** Who is hit by one of them: the other one of two, whoever stands on its right, or both its neighbors, which are looked for side by side. */
const WHOM = {
  other(p: P, set: number, x: number, side: -1 | 1) {
    const first = nextIn(p.frames, set, -1, SET_WORDS)
    return side < 0 ? -1 : first === x ? nextIn(p.frames, set, x, SET_WORDS) : first
  },
  rightNeighbor: (p: P, _set: number, x: number, side: -1 | 1) => (side < 0 ? -1 : neighborOf(p, x, 1)),
  neighbors: (p: P, _set: number, x: number, side: -1 | 1) => neighborOf(p, x, side),
} as const

/** Each of these creatures deals damage equal to its power to another one: one batch, and each is the source of what it deals (kf.damage.1). */
export const strikes = verb('strikes', {
  done: doneBy({ en: english.acts.destroy, de: german.acts.destroy, it: italian.acts.destroy }),
  act(c: C, block: number, noun: Noun, whom: keyof typeof WHOM) {
    const set = c.noun(noun)
    const find = WHOM[whom]
    c.step('strike', (p, f) => {
      if (nextIn(p.frames, f + set, -1, SET_WORDS) < 0) return
      const g = callDamage(p, p.frames[f + SEAT], p.frames[f + SOURCE])
      p.frames[g + RESULT] = block
      for (let x = nextIn(p.frames, f + set, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + set, x, SET_WORDS)) {
        for (const side of [-1, 1] as const) {
          const target = find(p, f + set, x, side)
          if (target >= 0) addDamage(p, g, target, x, powerOf(p, x))
        }
      }
    })
  },
  en: (t, noun, whom) =>
    whom === 'other'
      ? `${t.noun(noun).text} deal damage equal to their power to each other`
      : `${t.noun(noun).text} deals damage equal to its power to ${whom === 'neighbors' ? 'each of its neighbors' : 'its right neighbor'}`,
  de(t, noun, whom) {
    const [verb, damage, power] =
      whom === 'other'
        ? ['fügen', 'einander so viel Schaden', 'wie ihre jeweilige Stärke beträgt']
        : ['fügt', `${whom === 'neighbors' ? 'jedem ihrer' : 'ihrem rechten'} Nachbarn so viel Schaden`, 'wie ihre Stärke beträgt']
    return de.statement(
      t.noun(noun).in('nom'),
      verb,
      `${damage} zu, ${power}`,
      `${t.noun(noun).in('acc')} ${damage} zufügen lassen, ${power}`,
    )
  },
  it(t, noun, whom) {
    const clause =
      whom === 'other'
        ? `${t.noun(noun).text} si infliggono a vicenda danni pari alla propria Forza`
        : `${t.noun(noun).text} infligge danni pari alla propria Forza ${whom === 'neighbors' ? 'a ciascuna delle creature vicine' : 'alla creatura alla sua destra'}`
    return { command: clause, infinitive: clause }
  },
})
