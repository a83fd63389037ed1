import { nextIn } from '../../../kernel/cardset.ts'
import { release, reserve } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Amount, Filter, Noun } from '../../../ability/tree.ts'
import { powerOf, SET_WORDS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { lastPowerOf } from './amounts.ts'
import { narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Filters that compare power: with a number, with each other, with a card that was named. */

const powerTest = (
  word: string,
  holds: (power: number, n: number) => boolean,
  names: { en: (n: string) => string; de: (n: string) => string; it: (n: string) => string },
) =>
  v.add('filter', word, {
    compile(c: C, n: Amount, filter: Filter): Selection<P> {
      const amount = c.amount(n)
      return narrow(c, filter, (p, f, x) => holds(powerOf(p, x), amount(p, f)))
    },
    en: (t, n, filter) => en.modifier(t.filter(filter), names.en(t.amount(n).text)),
    de: (t, n, filter) => de.modifier(t.filter(filter), names.de(t.amount(n).text)),
    it: (t, n, filter) => it.modifier(t.filter(filter), names.it(t.amount(n).text)),
  })

export const powerIs = powerTest('powerIs', (power, n) => power === n, {
  en: (n) => (/^\d/.test(n) ? `with ${n} power` : `with power ${/^equal/.test(n) ? n : `equal to ${n}`}`),
  de: (n) => `mit Stärke ${n.replace(/^die /, 'gleich der ')}`,
  it: (n) => `con Forza ${/^(\d|pari)/.test(n) ? n : `pari ${it.contracted('a', n)}`}`,
})
export const powerAtMost = powerTest('powerAtMost', (power, n) => power <= n, {
  en: (n) => `with power ${n} or lower`,
  de: (n) => `mit Stärke ${n} oder weniger`,
  it: (n) => `con Forza ${n} o meno`,
})
export const powerAtLeast = powerTest('powerAtLeast', (power, n) => power >= n, {
  en: (n) => `with power ${n} or higher`,
  de: (n) => `mit Stärke ${n} oder mehr`,
  it: (n) => `con Forza ${n} o più`,
})

const parity = (word: string, rest: number, names: { en: string; de: string; it: string }) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => (powerOf(p, x) & 1) === rest),
    en: (t, filter) => en.modifier(t.filter(filter), names.en),
    de: (t, filter) => de.modifier(t.filter(filter), names.de),
    it: (t, filter) => it.modifier(t.filter(filter), names.it),
  })

export const oddPower = parity('oddPower', 1, { en: 'with odd power', de: 'mit ungerader Stärke', it: 'con Forza dispari' })
export const evenPower = parity('evenPower', 0, { en: 'with even power', de: 'mit gerader Stärke', it: 'con Forza pari' })

/** Those of such cards that none of them outdoes; several where they are equal. */
const extreme = (word: string, outdoes: (a: number, b: number) => boolean, names: { en: string; de: string; it: string }) =>
  v.add('filter', word, {
    compile(c: C, filter: Filter): Selection<P> {
      const gather = c.gather(c.filter(filter))
      return narrow(c, filter, (p, f, x) => {
        const power = powerOf(p, x)
        const all = reserve(p, SET_WORDS)
        gather(p, f, all)
        let outdone = false
        for (let y = nextIn(p.frames, all, -1, SET_WORDS); y >= 0; y = nextIn(p.frames, all, y, SET_WORDS))
          outdone ||= outdoes(powerOf(p, y), power)
        release(p, all)
        return !outdone
      })
    },
    en: (t, filter) => en.modifier(t.filter(filter), `with the ${names.en} power`),
    de: (t, filter) => de.modifier(t.filter(filter), `mit der ${names.de} Stärke`),
    it: (t, filter) => it.modifier(t.filter(filter), `con la Forza ${names.it}`),
  })

export const highestPower = extreme('highestPower', (a, b) => a > b, { en: 'highest', de: 'höchsten', it: 'più alta' })
export const lowestPower = extreme('lowestPower', (a, b) => a < b, { en: 'lowest', de: 'niedrigsten', it: 'più bassa' })

/** Less powerful than a card that was named, with its last power if it has left play. */
export const weakerThan = v.add('filter', 'weakerThan', {
  compile(c: C, noun: Noun, filter: Filter): Selection<P> {
    const slot = c.noun(noun)
    return narrow(c, filter, (p, f, x) => {
      const one = nextIn(p.frames, f + slot, -1, SET_WORDS)
      return one >= 0 && powerOf(p, x) < lastPowerOf(p, one)
    })
  },
  en: (t, noun, filter) => en.modifier(t.filter(filter), `with less power than ${t.noun(noun).text}`),
  de: (t, noun, filter) => de.modifier(t.filter(filter), `mit weniger Stärke als ${t.noun(noun).in('nom')}`),
  it: (t, noun, filter) => it.modifier(t.filter(filter), `con meno Forza ${t.noun(noun).with('di')}`),
})
