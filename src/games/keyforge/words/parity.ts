import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'
import { nextIn } from '../../../kernel/cardset.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { powerOf, SET_WORDS } from '../rules/index.ts'
import { lastPowerOf } from './amounts.ts'
import { narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'
import { extreme } from './powers.ts'

type P = KeyforgePosition
type C = Compiler<P>

const parity = (word: string, rest: number, names: { en: string; de: string; it: string }) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => (powerOf(p, x) & 1) === rest),
    en: (t, filter) => en.modifier(t.filter(filter), names.en),
    de: (t, filter) => de.modifier(t.filter(filter), names.de),
    it: (t, filter) => it.modifier(t.filter(filter), names.it),
  })

export const oddPower = parity('oddPower', 1, { en: 'with odd power', de: 'mit ungerader Stärke', it: 'con Forza dispari' })

export const evenPower = parity('evenPower', 0, { en: 'with even power', de: 'mit gerader Stärke', it: 'con Forza pari' })

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
