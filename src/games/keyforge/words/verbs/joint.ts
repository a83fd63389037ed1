import type { Check } from '../../../../ability/language.ts'
import * as de from '../../../../ability/text/de.ts'
import { isNode } from '../../../../ability/tree.ts'
import type { Effect } from '../../../../ability/tree.ts'
import type { KeyforgePosition } from '../../rules/index.ts'
import { vocabulary as v } from '../vocabulary.ts'
import type { C } from './verb.ts'

/** Several things that count as one for what is asked of them after, and what is done where something was not. */

/** Does all of it; for "if you do" it is done only when each of them was. */
export const allOf = v.add<'effect', Effect[]>('effect', 'allOf', {
  compile(c: C, ...effects: Effect[]): void {
    const full = c.setWords + 1
    const before = c.demands
    const possible: Check<KeyforgePosition>[] = []
    const blocks = effects.map((effect, i) => {
      c.demands = []
      c.effects([effect], effects[i + 1])
      // what names no card can be done whatever the others find
      const [first] = effect.args.some(isNode) ? c.demands : [() => true]
      if (first !== undefined) possible.push(first)
      return c.block
    })
    // it is possible when one of them is (kf.ability.3)
    c.demands = possible.length === 0 ? before : [...before, (p, f) => possible.some((check) => check(p, f))]
    const all = c.resultBlock()
    c.step('all of it', (p, f) => {
      p.frames[f + all + full] = blocks.every((block) => p.frames[f + block + full] !== 0) ? 1 : 0
    })
  },
  en: (t, ...effects) => t.effects(effects),
  de: (t, ...effects) => t.effects(effects),
  it: (t, ...effects) => t.effects(effects),
})

/** Does the first, and the others if it was not done. */
export const ifYouDoNot = v.add<'effect', [first: Effect, ...effects: Effect[]]>('effect', 'ifYouDoNot', {
  compile(c: C, first: Effect, ...effects: Effect[]): void {
    c.effect(first)
    const full = c.block + c.setWords + 1
    const done = c.unless('if you do not', (p, f) => p.frames[f + full] === 0)
    c.effects(effects)
    done()
  },
  en: (t, first, ...effects) => `${t.effect(first)}. If you do not, ${t.effects(effects)}`,
  de: (t, first, ...effects) => {
    const { command, infinitive } = t.effect(first)
    const rest = de.inverted(t.effects(effects))
    return { command: `${command}. Falls du das nicht tust, ${rest}`, infinitive: `${infinitive}; falls du das nicht tust, ${rest}` }
  },
  it: (t, first, ...effects) => {
    const { command, infinitive } = t.effect(first)
    const rest = t.effects(effects).command
    return { command: `${command}. Se non lo fai, ${rest}`, infinitive: `${infinitive}; se non lo fai, ${rest}` }
  },
})
