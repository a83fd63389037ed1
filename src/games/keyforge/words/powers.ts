import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Amount, Filter } from '../../../ability/tree.ts'
import { powerOf } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Filters that compare power: with a number, with each other, with a card that was named. */

const powerTest = (
  word: string,
  holds: (power: number, n: number) => boolean,
  names: { en: (n: en.AmountPhrase) => string; de: (n: de.AmountPhrase) => string; it: (n: it.AmountPhrase) => string },
) =>
  v.add('filter', word, {
    compile(c: C, n: Amount, filter: Filter): Selection<P> {
      const amount = c.amount(n)
      return narrow(c, filter, (p, f, x) => holds(powerOf(p, x), amount(p, f)))
    },
    en: (t, n, filter) => en.modifier(t.filter(filter), names.en(t.amount(n))),
    de: (t, n, filter) => de.modifier(t.filter(filter), names.de(t.amount(n))),
    it: (t, n, filter) => it.modifier(t.filter(filter), names.it(t.amount(n))),
  })

export const powerIs = powerTest('powerIs', (power, n) => power === n, {
  en: ({ text, digits, number = digits }) => (number === undefined ? `with power equal to ${text}` : `with ${number} power`),
  de: ({ text, dat, digits, number = digits }) => `mit Stärke ${number ?? (dat === undefined ? `so hoch wie ${text}` : `gleich ${dat}`)}`,
  it: ({ text, digits, number = digits }) => `con Forza ${number ?? `pari ${it.contracted('a', text)}`}`,
})
export const powerAtMost = powerTest('powerAtMost', (power, n) => power <= n, {
  en: ({ text }) => `with power ${text} or lower`,
  de: ({ text }) => `mit Stärke ${text} oder weniger`,
  it: ({ text }) => `con Forza ${text} o meno`,
})
export const powerAtLeast = powerTest('powerAtLeast', (power, n) => power >= n, {
  en: ({ text }) => `with power ${text} or higher`,
  de: ({ text }) => `mit Stärke ${text} oder mehr`,
  it: ({ text }) => `con Forza ${text} o più`,
})
