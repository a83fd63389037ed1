import type { Effect } from '../../../../ability/tree.ts'
import { vocabulary as v } from '../vocabulary.ts'
import type { C } from './verb.ts'

/** Several things that count as one for what is asked of them after. */

/** Does all of it; for "if you do" it is done only when each of them was. */
export const allOf = v.add<'effect', Effect[]>('effect', 'allOf', {
  compile(c: C, ...effects: Effect[]): void {
    const full = c.setWords + 1
    const blocks = effects.map((effect) => {
      c.effect(effect)
      return c.block
    })
    const all = c.resultBlock()
    c.step('all of it', (p, f) => {
      p.frames[f + all + full] = blocks.every((block) => p.frames[f + block + full] !== 0) ? 1 : 0
    })
  },
  en: (t, ...effects) => t.effects(effects),
  de: (t, ...effects) => t.effects(effects),
  it: (t, ...effects) => t.effects(effects),
})
