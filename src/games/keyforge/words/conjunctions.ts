import type { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Condition, Who } from '../../../ability/tree.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition

/** Conditions of which more than one must hold. */

/** Who it is that controls something in each of these conditions; undefined where they say something else. */
function controller(conditions: readonly Condition[]): Who | undefined {
  const [who, ...others] = conditions.map(({ word, args }) => (word === 'controls' ? (args[0] as Who) : undefined))
  return others.every((other) => other !== undefined && other.word === who?.word) ? who : undefined
}

/** What all clauses start and end with is said once: "you control a Troll and a Krump". */
function once(clauses: readonly string[], start: string | undefined, end: string, join: (parts: readonly string[]) => string): string {
  if (start === undefined) return join(clauses)
  return start + join(clauses.map((text) => text.slice(start.length, text.length - end.length))) + end
}

/** All of these hold. */
export const allHold = v.add<'condition', Condition[]>('condition', 'allHold', {
  compile(c: Compiler<P>, ...conditions): Check<P> {
    const checks = conditions.map((one) => c.condition(one))
    return (p, f) => checks.every((check) => check(p, f))
  },
  en(t, ...conditions) {
    const control = controller(conditions)
    const all = once(
      conditions.map((one) => t.condition(one).yes),
      control && `${en.says(t.seat(control), 'control')} `,
      '',
      (parts) => en.join(parts, ' and '),
    )
    return { yes: all, no: `it is not so that ${all}` }
  },
  de(t, ...conditions) {
    const control = controller(conditions)
    const all = once(
      conditions.map((one) => t.condition(one).yes),
      control && `${t.seat(control).nom} `,
      control && t.seat(control).you ? ' kontrollierst' : ' kontrolliert',
      (parts) => de.join(parts, ' und '),
    )
    return { yes: all, no: `es nicht so ist, dass ${all}` }
  },
  it(t, ...conditions) {
    const control = controller(conditions)
    const all = once(
      conditions.map((one) => t.condition(one).yes),
      control && (t.seat(control).you ? 'controlli ' : `${it.subject(t.seat(control).subject)}controlla `),
      '',
      (parts) => it.join(parts, ' e '),
    )
    return { yes: all, no: `non è vero che ${all}` }
  },
})
