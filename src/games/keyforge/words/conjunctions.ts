import type { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Condition } from '../../../ability/tree.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition

/** Conditions of which more than one must hold. */

/** All of these hold. */
export const allHold = v.add<'condition', Condition[]>('condition', 'allHold', {
  compile(c: Compiler<P>, ...conditions): Check<P> {
    const checks = conditions.map((one) => c.condition(one))
    return (p, f) => checks.every((check) => check(p, f))
  },
  en(t, ...conditions) {
    const all = en.join(
      conditions.map((one) => t.condition(one).yes),
      ' and ',
    )
    return { yes: all, no: `it is not so that ${all}` }
  },
  de(t, ...conditions) {
    const all = de.join(
      conditions.map((one) => t.condition(one).yes),
      ' und ',
    )
    return { yes: all, no: `es nicht so ist, dass ${all}` }
  },
  it(t, ...conditions) {
    const all = it.join(
      conditions.map((one) => t.condition(one).yes),
      ' e ',
    )
    return { yes: all, no: `non è vero che ${all}` }
  },
})
